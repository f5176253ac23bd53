import { SEARCH_MIN_LENGTH } from '@rules/search-text.js';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../components/actions/button';
import { useAskedSearch } from '../../components/dialog/use-asked-search';
import { Notice } from '../../components/feedback/notice';
import { Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { PageHeading } from '../../domain/scheme/page-heading';
import { ExportPanel } from '../../features/exports/export-panel';
import { ImportPickers } from '../../features/imports/import-pickers';
import { ImportRunPanel } from '../../features/imports/import-run-panel';
import { SubmissionList } from '../../features/submissions/submission-list';
import { SubmissionSearchDialog } from '../../features/submissions/submission-search-dialog';
import { SubmissionSearchResults } from '../../features/submissions/submission-search-results';
import type { ReportKind } from '../../generated/graphql';
import { paths } from '../../domain/paths';
import { useSearchParam } from '../../lib/use-search-param';
import { Permission } from '@rules/permissions.js';
import { Allowed } from '../../domain/session/allowed';

/** The run whose panel is open, kept in the URL so that a reload shows it again. */
function useOpenRun(): [string | null, (id: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const setRun = (id: string | null) =>
    setParams(
      (current) => {
        if (id) current.set('run', id);
        else current.delete('run');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get('run'), setRun];
}

/** The reports about the data of the list. */
const listReports: readonly ReportKind[] = ['SETTLEMENTS', 'DOUBLE_UPS', 'SETTLEMENT_TRADES'];

/** All submissions of the scheme: import, search, browse. */
export function SubmissionsNewPage() {
  const client = useApolloClient();
  const [search, setSearch, tooShort] = useSearchParam(SEARCH_MIN_LENGTH);
  const [run, setRun] = useOpenRun();
  const asked = useAskedSearch(SubmissionSearchDialog, search, setSearch, Boolean(search || tooShort));
  const refreshLists = useCallback(() => {
    void client.refetchQueries({ include: 'active' });
  }, [client]);

  return (
    <Page width="window">
      <PageHeading
        actions={
          <>
            <Allowed permission={Permission.ImportsRead}>
              <ButtonLink to={paths.imports}>Import runs</ButtonLink>
            </Allowed>
            <Allowed permission={Permission.DuplicatesRead}>
              <ButtonLink to={paths.doubleUps}>Double ups</ButtonLink>
            </Allowed>
            <Allowed permission={Permission.ClaimsEdit}>
              <ButtonLink to={paths.adminCreateSubmission}>Create Submission</ButtonLink>
            </Allowed>
            {asked.buttons}
          </>
        }
      >
        New submissions
      </PageHeading>
      <Stack gap="wide">
        {tooShort && (
          <Notice tone="needs" title={`“${tooShort}” is too short to search for`} role="status">
            Enter at least {SEARCH_MIN_LENGTH} characters to search. The list below is not filtered.
          </Notice>
        )}
        {search && <SubmissionSearchResults key={search} query={search} />}
        <Allowed permission={Permission.ImportsRun}>
          <ImportPickers onStarted={setRun} />
        </Allowed>
        {run && (
          <ImportRunPanel
            key={run}
            id={run}
            onFinished={refreshLists}
            actions={
              <Button look="quiet" onClick={() => setRun(null)}>
                Close report
              </Button>
            }
          />
        )}
        <Allowed permission={Permission.ExportsRead}>
          <ExportPanel reports={listReports} />
        </Allowed>
        {!search && <SubmissionList />}
      </Stack>
      {asked.dialog}
    </Page>
  );
}
