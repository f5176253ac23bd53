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
import { ExportMenu } from '../../features/exports/export-menu';
import { LatestExports } from '../../features/exports/latest-exports';
import { ImportMenu } from '../../features/imports/import-menu';
import { ImportRunPanel } from '../../features/imports/import-run-panel';
import { useImportPickers } from '../../features/imports/use-import-pickers';
import { SubmissionList } from '../../features/submissions/list/submission-list';
import { SubmissionSearchDialog } from '../../features/submissions/list/submission-search-dialog';
import { SubmissionSearchResults } from '../../features/submissions/list/submission-search-results';
import { useSelection } from '../../features/submissions/selection/use-selection';
import type { ReportKind } from '../../generated/graphql';
import { paths } from '../../domain/paths';
import { useSearchParam } from '../../lib/use-search-param';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { Allowed } from '../../domain/session/allowed';
import { SelectionActions } from './claim-list/selection-actions';

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

/** All submissions of the scheme: the list first, with imports, exports and the search in the heading's row. */
export function SubmissionsNewPage() {
  const client = useApolloClient();
  const [search, setSearch, tooShort] = useSearchParam(SEARCH_MIN_LENGTH);
  const [run, setRun] = useOpenRun();
  const imports = useImportPickers(setRun);
  const asked = useAskedSearch(SubmissionSearchDialog, search, setSearch, Boolean(search || tooShort));
  const selection = useSelection();
  const actions = <SelectionActions ids={selection.ids} reports={listReports} />;
  const refreshLists = useCallback(() => {
    void client.refetchQueries({ include: 'active' });
  }, [client]);

  return (
    <Page width="window">
      <PageHeading
        actions={
          <>
            <Allowed permission={Permission.ImportsRun}>{imports.buttons}</Allowed>
            <Allowed permission={Permission.ImportsRead}>
              <ImportMenu />
            </Allowed>
            <Allowed permission={Permission.ExportsRead}>
              <ExportMenu reports={listReports} />
            </Allowed>
            <Allowed permission={Permission.DuplicatesRead}>
              <ButtonLink size="small" to={paths.doubleUps}>
                {t('Duplicates')}
              </ButtonLink>
            </Allowed>
            <Allowed permission={Permission.ClaimsEdit}>
              <ButtonLink size="small" to={paths.adminCreateSubmission}>
                {t('Create Submission')}
              </ButtonLink>
            </Allowed>
            {asked.buttons}
          </>
        }
        compact
      >
        {t('New submissions')}
      </PageHeading>
      <Stack>
        {tooShort && (
          <Notice
            tone="needs"
            title={t('“{tooShort}” is too short to search for', { tooShort })}
            role="status"
          >
            {t('Enter at least {searchMinLength} characters to search. The list below is not filtered.', {
              searchMinLength: SEARCH_MIN_LENGTH,
            })}
          </Notice>
        )}
        {imports.upload}
        {run && (
          <ImportRunPanel
            key={run}
            id={run}
            line
            onFinished={refreshLists}
            actions={
              <Button look="quiet" size="small" onClick={() => setRun(null)}>
                {t('Close report')}
              </Button>
            }
          />
        )}
        <Allowed permission={Permission.ExportsRead}>
          <LatestExports reports={listReports} watched />
        </Allowed>
        {search ? (
          <SubmissionSearchResults key={search} query={search} selection={selection} actions={actions} />
        ) : (
          <SubmissionList selection={selection} actions={actions} />
        )}
      </Stack>
      {asked.dialog}
    </Page>
  );
}
