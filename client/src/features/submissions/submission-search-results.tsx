import { Button } from '../../components/actions/button';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { Notice } from '../../components/feedback/notice';
import { Caption, Inline, SectionTitle, Stack } from '../../components/page/layout';
import { useSubmissionSearchQuery } from '../../generated/graphql';
import { formatQuantity } from '../../lib/amounts';
import { errorCode, errorMessage } from '../../lib/error-message';
import { ColumnMenu } from './column-menu';
import { SelectMenu } from './select-menu';
import { SelectionBar } from './selection-bar';
import { SubmissionFilterBar } from './submission-filter-bar';
import type { ListSelection } from './submission-list';
import { SubmissionTable } from './submission-table';
import { useListChoices } from './use-list-choices';
import { ViewMenu } from './view-menu';

/** The number of characters of a search that are repeated in texts. */
const SHOWN = 100;

/** The results of a search within the URL's filters; replaces the paged table and has no pages of its own. */
export function SubmissionSearchResults({ query, selection, actions }: ListSelection & { query: string }) {
  const choices = useListChoices();
  const isFiltered = Object.keys(choices.filter).length > 0;
  const { data, error, refetch } = useSubmissionSearchQuery({
    variables: { query, filter: choices.filter },
    fetchPolicy: 'network-only',
  });
  const found = data?.submissionSearch;
  return (
    <Stack>
      <div>
        <SectionTitle>Results for search query</SectionTitle>
        <Caption role="status">
          “{query.length > SHOWN ? `${query.slice(0, SHOWN)}…` : query}”
          {found &&
            ` · ${found.more ? 'more than ' : ''}${formatQuantity(found.rows.length, 'submission', 'submissions')}`}
        </Caption>
      </div>
      <Inline spread>
        <SubmissionFilterBar choices={choices} />
        <Inline>
          <SelectMenu selection={selection} rows={found?.rows} />
          <ViewMenu />
          <ColumnMenu />
        </Inline>
      </Inline>
      <SelectionBar selection={selection} actions={actions} />
      {found?.more && (
        <Notice tone="plain" title={`More than ${found.rows.length} submissions match`}>
          The best matches are shown. Add a word or a longer part of the name to narrow the search.
        </Notice>
      )}
      {errorCode(error) === 'BAD_USER_INPUT' ? (
        <EmptyState title="We cannot search for this">{errorMessage(error)}</EmptyState>
      ) : error && !data ? (
        <ErrorState
          message="The search could not be completed."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : found?.rows.length === 0 ? (
        <EmptyState
          title="Nothing found"
          action={isFiltered && <Button onClick={choices.clear}>Clear filters</Button>}
        >
          {isFiltered && 'Among the submissions that match the filters above: '}
          {isFiltered ? 'no' : 'No'} SID, legal entity, contact person or e-mail contains “{query}”. Check the
          spelling, or search for a shorter part of it.
        </EmptyState>
      ) : (
        <SubmissionTable
          caption="Results for search query"
          rows={found?.rows}
          selection={selection}
          skeletonRows={8}
        />
      )}
    </Stack>
  );
}
