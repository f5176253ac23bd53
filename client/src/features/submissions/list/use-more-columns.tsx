import type { ReactNode } from 'react';
import { t } from '@rules/text.js';
import { LinkButton } from '../../../components/actions/text-link';
import { Inline } from '../../../components/page/layout';
import type { Column } from '../../../components/table/data-table';
import { useScheme } from '../../../domain/scheme/use-scheme';
import { useClaimFactsQuery, type SubmissionRowFragment } from '../../../generated/graphql';
import { factColumns } from './fact-columns';
import { useChosenColumns } from './use-chosen-columns';

/**
 * The columns that the signed-in person has added to the list. What is not in its rows is asked for separately and only
 * when it is shown, so that the list does not wait for it.
 */
export function useMoreColumns(rows: readonly SubmissionRowFragment[] | undefined): {
  columns: Column<SubmissionRowFragment>[];
  /** A line for above the table when a part could not be loaded. */
  failure: ReactNode;
} {
  const { scheme } = useScheme();
  const [chosen] = useChosenColumns();
  const ids = rows?.map(({ id }) => id) ?? [];
  const { data, previousData, error, refetch } = useClaimFactsQuery({
    variables: { ids },
    skip: ids.length === 0 || chosen.every((column) => column === 'missing'),
    fetchPolicy: 'cache-and-network',
  });
  const facts = new Map((data ?? previousData)?.claimFacts.map((of) => [of.id, of]));
  return {
    columns: factColumns(chosen, (id) => facts.get(id), scheme?.timeZone ?? 'UTC'),
    failure: error && !data && (
      <Inline role="status">
        {t('Some columns could not be loaded.')}
        <LinkButton onClick={() => void refetch()}>{t('Try again')}</LinkButton>
      </Inline>
    ),
  };
}
