import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Inline, Stack } from '../../components/page/layout';
import { NoSuchPage } from '../../components/table/no-such-page';
import { Pagination } from '../../components/table/pagination';
import { useDoubleUpListQuery, type DoubleUpListQuery } from '../../generated/graphql';
import { usePageParam } from '../../lib/use-page-param';
import { useScheme } from '../../domain/scheme/use-scheme';
import { withDecision } from './decided-pair';
import { DoubleUpFilter } from './double-up-filter';
import { DoubleUpGroupCard } from './double-up-group-card';
import { LookAgain } from './look-again';
import { useUndecidedParam } from './use-undecided-param';

const pollEvery = 2000;

interface EmptyProps {
  found: DoubleUpListQuery['doubleUps'];
  undecidedOnly: boolean;
  showAll: () => void;
  toPage: (page: number) => void;
}

function NoGroups({ found, undecidedOnly, showAll, toPage }: EmptyProps) {
  const { totalItems, totalPages } = found.pagination;
  if (totalItems > 0) {
    return <NoSuchPage totalPages={totalPages} onPage={toPage} />;
  }
  if (!found.foundAt) {
    return (
      <EmptyState title={t('The claims have not been compared yet')}>
        {t(
          'Possible duplicates are claims that share an ABN/ACN, a trading account, a bank account or a tax file number, or nearly the same name and address. Search for them above; it takes a moment.',
        )}
      </EmptyState>
    );
  }
  if (undecidedOnly) {
    return (
      <EmptyState
        title={t('No pairs left to decide')}
        action={<Button onClick={showAll}>{t('Show all')}</Button>}
      >
        {t('Every pair that was found has been decided, or none was found.')}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('No possible duplicates were found')}>
      {t('No two claims share any identifying details.')}
    </EmptyState>
  );
}

/** Possible duplicates by group; page and filter are in the URL. */
export function DoubleUpList() {
  const [page, goToPage] = usePageParam();
  const [undecidedOnly, setUndecidedOnly] = useUndecidedParam();
  const { scheme } = useScheme();
  const { data, previousData, error, refetch, startPolling, stopPolling, updateQuery } = useDoubleUpListQuery(
    {
      variables: { page, undecidedOnly },
      fetchPolicy: 'cache-and-network',
      skipPollAttempt: () => document.hidden,
    },
  );
  const found = data?.doubleUps;
  const facts = (data ?? previousData)?.doubleUps;
  const searching = facts?.searching ?? false;
  const timeZone = scheme?.timeZone ?? 'UTC';
  useEffect(
    function pollWhileSearching() {
      if (!searching) return undefined;
      startPolling(pollEvery);
      return stopPolling;
    },
    [searching, startPolling, stopPolling],
  );

  const client = useApolloClient();
  const wasSearching = useRef(searching);
  useEffect(
    function countAgainAfterSearch() {
      if (wasSearching.current && !searching) void client.refetchQueries({ include: ['OfficeCounts'] });
      wasSearching.current = searching;
    },
    [client, searching],
  );

  if (error && !found) {
    return (
      <ErrorState
        message={t('The possible duplicates could not be loaded.')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Stack>
      <Inline spread>
        <DoubleUpFilter
          undecidedOnly={undecidedOnly}
          undecided={facts?.undecided}
          onChange={setUndecidedOnly}
        />
        {facts && <LookAgain {...facts} timeZone={timeZone} />}
      </Inline>
      {!found && <SkeletonLines count={8} />}
      {found?.groups.length === 0 && (
        <NoGroups
          found={found}
          undecidedOnly={undecidedOnly}
          showAll={() => setUndecidedOnly(false)}
          toPage={goToPage}
        />
      )}
      {found?.groups.map((group) => (
        <DoubleUpGroupCard
          key={group.id}
          group={group}
          timeZone={timeZone}
          onDecided={(pair, decision) =>
            updateQuery((_, { complete, previousData: list }) =>
              complete ? withDecision(list, pair, decision) : undefined,
            )
          }
        />
      ))}
      {found && found.groups.length > 0 && (
        <Pagination page={page} totalPages={found.pagination.totalPages} onPage={goToPage} />
      )}
    </Stack>
  );
}
