import { Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { ABOVE } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import { DoubleUpList } from '../../features/double-ups/double-up-list';
import { ExportPanel } from '../../features/exports/export-panel';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { Allowed } from '../../domain/session/allowed';

/** Possible duplicates: compared, decided, exported. */
export function DoubleUpsPage() {
  return (
    <Page width="window">
      <PageHeading
        above={ABOVE.list}
        lead={t('Claims that may have been filed twice. Your decisions appear in the report.')}
      >
        {t('Duplicates')}
      </PageHeading>
      <Stack gap="wide">
        <DoubleUpList />
        <Allowed permission={Permission.ExportsRead}>
          <ExportPanel reports={['DOUBLE_UPS']} />
        </Allowed>
      </Stack>
    </Page>
  );
}
