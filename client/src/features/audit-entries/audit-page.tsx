import { t } from '@rules/text.js';
import { Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { ABOVE } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useScheme } from '../../domain/scheme/use-scheme';
import { AuditFilterFields } from './audit-filter-fields';
import { AuditList } from './audit-list';
import { useAuditFilters } from './use-audit-filters';

/** Who did what and when, for administrators and auditors (AUDIT-10). */
export function AuditPage() {
  const filters = useAuditFilters();
  const { scheme } = useScheme();
  return (
    <Page width="window">
      <PageHeading
        above={ABOVE.list}
        lead={t('Who did what and when, newest first. Reading it is recorded, too.')}
      >
        {t('Audit')}
      </PageHeading>
      <Stack gap="wide">
        <AuditFilterFields filters={filters} />
        <AuditList key={JSON.stringify(filters.variables)} filters={filters} timeZone={scheme?.timeZone} />
      </Stack>
    </Page>
  );
}
