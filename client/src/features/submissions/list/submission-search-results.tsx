import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { EmptyState, ErrorState } from '../../../components/feedback/states';
import { Notice } from '../../../components/feedback/notice';
import { Caption, Inline, SectionTitle, Stack } from '../../../components/page/layout';
import { useSubmissionSearchQuery } from '../../../generated/graphql';
import { errorCode, errorMessage } from '../../../lib/error-message';
import { ColumnMenu } from './column-menu';
import { SelectMenu } from './select-menu';
import { SelectionBar } from '../selection/selection-bar';
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
        <SectionTitle>{t('Results for search query')}</SectionTitle>
        <Caption role="status">
          “{query.length > SHOWN ? `${query.slice(0, SHOWN)}…` : query}”
          {found &&
            t(
              ' · {isMore, select, true {more than } other {}}{rows, plural, one {# submission} other {# submissions}}',
              { isMore: String(found.more), rows: found.rows.length },
            )}
        </Caption>
      </div>
      <Inline spread>
        <SubmissionFilterBar choices={choices} query={query} />
        <Inline>
          <SelectMenu selection={selection} rows={found?.rows} />
          <ViewMenu />
          <ColumnMenu />
        </Inline>
      </Inline>
      <SelectionBar selection={selection} actions={actions} />
      {found?.more && (
        <Notice tone="plain" title={t('More than {rows} submissions match', { rows: found.rows.length })}>
          {t('The best matches are shown. Add a word or a longer part of the name to narrow the search.')}
        </Notice>
      )}
      {errorCode(error) === 'BAD_USER_INPUT' ? (
        <EmptyState title={t('We cannot search for this')}>{errorMessage(error)}</EmptyState>
      ) : error && !data ? (
        <ErrorState
          message={t('The search could not be completed.')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : found?.rows.length === 0 ? (
        <EmptyState
          title={t('Nothing found')}
          action={isFiltered && <Button onClick={choices.clear}>{t('Clear filters')}</Button>}
        >
          {isFiltered
            ? t(
                'Among the submissions that match the filters above: no SID, legal entity, contact person or e-mail contains “{query}”. Check the spelling, or search for a shorter part of it.',
                { query },
              )
            : t(
                'No SID, legal entity, contact person or e-mail contains “{query}”. Check the spelling, or search for a shorter part of it.',
                { query },
              )}
        </EmptyState>
      ) : (
        <SubmissionTable
          caption={t('Results for search query')}
          rows={found?.rows}
          selection={selection}
          skeletonRows={8}
        />
      )}
    </Stack>
  );
}
