import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { TextLink } from '../../components/actions/text-link';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { ErrorState } from '../../components/feedback/states';
import { Inline, Muted, SectionTitle, Stack } from '../../components/page/layout';
import { paths } from '../../domain/paths';
import { usePermission } from '../../domain/session/use-permission';
import { useMoneyLeftQuery, type MoneyLeftDetailsFragment } from '../../generated/graphql';
import { formatMoney } from '../../lib/decimals';
import { FundSources } from './fund-sources';
import { UnclaimedDeclarations } from './unclaimed-declarations';
import { DeclareUnclaimedDialog } from './unclaimed-dialogs';

interface MoneyLeftProps {
  id: string;
  number: number;
}

/** What a published distribution left, and its payments that nobody claimed (SHARE-13, UNCLAIMED-4). */
export function MoneyLeft({ id, number }: MoneyLeftProps) {
  const mayRead = usePermission(Permission.PaymentsRead);
  const { data, error, refetch } = useMoneyLeftQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    skip: !mayRead,
  });
  if (!mayRead) return null;
  return (
    <section aria-labelledby="left">
      <Stack>
        <SectionTitle id="left">{t('What is left')}</SectionTitle>
        {data ? (
          <Left id={id} number={number} left={data.moneyLeft} />
        ) : error ? (
          <ErrorState
            message={t('What is left could not be loaded.')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonLines count={4} />
        )}
      </Stack>
    </section>
  );
}

function Left({ id, number, left }: MoneyLeftProps & { left: MoneyLeftDetailsFragment }) {
  const mayEdit = usePermission(Permission.DistributionsEdit);
  const { sources, followedBy, waitingPayments, waiting, unclaimedPayments, declareRefusal } = left;
  const [isDeclaring, setDeclaring] = useState(false);
  return (
    <>
      {followedBy !== null ? (
        <p>{t('Distribution {followedBy} shares what this one left.', { followedBy })}</p>
      ) : sources.length === 0 ? (
        <Muted>{t('There is no reserve, no residue and no unclaimed payment to share.')}</Muted>
      ) : (
        <FundSources sources={sources} />
      )}
      <p>
        {waitingPayments === 0
          ? t('No payment waits.')
          : t(
              '{count, plural, one {# payment of ${net} in all is still to be made.} other {# payments of ${net} in all are still to be made.}}',
              { count: waitingPayments, net: formatMoney(waiting) },
            )}{' '}
        {unclaimedPayments > 0 &&
          t(
            '{count, plural, one {# of them waits for its member, or nobody is entitled to it.} other {# of them wait for their members, or nobody is entitled to them.}}',
            { count: unclaimedPayments },
          )}
      </p>
      <UnclaimedDeclarations declarations={left.declarations} />
      {unclaimedPayments > 0 && declareRefusal !== null && <Muted>{declareRefusal}</Muted>}
      <Inline>
        {declareRefusal === null && (
          <Button onClick={() => setDeclaring(true)}>{t('Declare them unclaimed')}</Button>
        )}
        {mayEdit && followedBy === null && sources.length > 0 && (
          <TextLink to={paths.distributionAfter(id)}>{t('Share what is left')}</TextLink>
        )}
      </Inline>
      {isDeclaring && (
        <DeclareUnclaimedDialog id={id} number={number} left={left} onClose={() => setDeclaring(false)} />
      )}
    </>
  );
}
