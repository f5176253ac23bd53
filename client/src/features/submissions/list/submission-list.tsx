import type { ReactNode } from 'react';
import { t } from '@rules/text.js';
import { EmptyState, ErrorState } from '../../../components/feedback/states';
import { Button } from '../../../components/actions/button';
import { Stack } from '../../../components/page/layout';
import { NoSuchPage } from '../../../components/table/no-such-page';
import { Pagination } from '../../../components/table/pagination';
import { useSubmissionListQuery } from '../../../generated/graphql';
import { useFreshPolicy } from '../../../domain/session/use-fresh-policy';
import { SelectionBar } from '../selection/selection-bar';
import { SubmissionListControls } from './submission-list-controls';
import { SubmissionTable } from './submission-table';
import { useListChoices } from './use-list-choices';
import { useSelectAll } from '../selection/use-select-all';
import type { Selection } from '../selection/use-selection';
import { useSteps } from './use-steps';

/** What a list of submissions needs for its selection. */
export interface ListSelection {
  selection: Selection;
  /** What can be done with the selected submissions. */
  actions: ReactNode;
}

/** All submissions, paged; page, filters and order are in the URL, and the list stays fresh for 5,000 ms. */
export function SubmissionList({ selection, actions }: ListSelection) {
  const choices = useListChoices();
  const { filter, sort } = choices;
  const { variables, goTo } = useSteps({ filter, sort });
  const { page } = variables;
  const fetchPolicy = useFreshPolicy(`submissions:${JSON.stringify(variables)}`);
  const { data, previousData, error, refetch } = useSubmissionListQuery({ variables, fetchPolicy });
  const shown = (data ?? previousData)?.submissions;
  const goToPage = (next: number) => goTo(next, data?.submissions.submissions);
  const total = shown?.pagination.totalItems;
  const all = useSelectAll(selection, filter, sort, total);
  const isFiltered = Object.keys(filter).length > 0;

  if (!isFiltered && data?.submissions.pagination.totalItems === 0) {
    return (
      <EmptyState title={t('No submissions yet')}>
        {t(
          'Submissions appear here once a file of settlement records is imported. Choose one under Import Submissions above; a template with the columns is under Import.',
        )}
      </EmptyState>
    );
  }
  return (
    <Stack>
      <SubmissionListControls
        choices={choices}
        total={total}
        selection={selection}
        rows={data?.submissions.submissions}
        all={all}
      />
      <SelectionBar selection={selection} all={all} actions={actions} />
      {error && !data ? (
        <ErrorState
          message={t('The submissions could not be loaded.')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : data?.submissions.pagination.totalItems === 0 ? (
        <EmptyState
          title={t('No submissions match')}
          action={<Button onClick={choices.clear}>{t('Clear filters')}</Button>}
        >
          {t('No submission matches all of the filters above.')}
        </EmptyState>
      ) : data?.submissions.submissions.length === 0 ? (
        <NoSuchPage totalPages={data.submissions.pagination.totalPages} onPage={goToPage} />
      ) : (
        <div>
          <SubmissionTable
            caption={t('New submissions')}
            rows={data?.submissions.submissions}
            selection={selection}
            skeletonRows={shown?.submissions.length}
            sort={sort}
            onSort={choices.sortBy}
          />
          <Pagination page={page} totalPages={shown?.pagination.totalPages ?? page} onPage={goToPage} />
        </div>
      )}
    </Stack>
  );
}
