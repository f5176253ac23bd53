import { useAskedSearch } from '../../components/dialog/use-asked-search';
import { Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { PageHeading } from '../../domain/scheme/page-heading';
import { ExportPanel } from '../../features/exports/export-panel';
import { RegistrantSearchDialog } from '../../features/registrations/registrant-search-dialog';
import { RegistrationList } from '../../features/registrations/registration-list';
import { useSearchParam } from '../../lib/use-search-param';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { Allowed } from '../../domain/session/allowed';

/** All older registrations: search, browse, export (REGISTRATION-26, REGISTRATION-27). */
export function SubmissionsOldPage() {
  const [search, setSearch] = useSearchParam();
  const asked = useAskedSearch(RegistrantSearchDialog, search, setSearch);
  return (
    <Page width="window">
      <PageHeading actions={asked.buttons}>{t('Old submissions')}</PageHeading>
      <Stack gap="wide">
        <Allowed permission={Permission.ExportsRead}>
          <ExportPanel reports={['REGISTRATIONS', 'REGISTRATION_TRADES']} />
        </Allowed>
        <RegistrationList key={search} search={search} />
      </Stack>
      {asked.dialog}
    </Page>
  );
}
