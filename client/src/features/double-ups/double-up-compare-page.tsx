import { useParams } from 'react-router';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { ErrorState } from '../../components/feedback/states';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Inline, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { Trans } from '../../components/text/trans';
import { ABOVE } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useComparedClaimsQuery, useDoubleUpPairQuery } from '../../generated/graphql';
import { errorCode } from '../../lib/error-message';
import { paths } from '../../domain/paths';
import { useScheme } from '../../domain/scheme/use-scheme';
import { ComparedClaims } from './compared-claims';
import { VerdictPanel } from './verdict-panel';

interface Pair {
  firstId: string;
  secondId: string;
}

/**
 * The number of characters of a SID in a claim's name, which heads a column and each value on a phone; the full SID is
 * also a field.
 */
const SHOWN = 12;

function columnName(letter: string, sid: string | null): string {
  if (!sid) return letter;
  return t('{letter} (SID {sid})', { letter, sid: sid.length > SHOWN ? `${sid.slice(0, SHOWN)}…` : sid });
}

function Comparison(variables: Pair) {
  const { scheme } = useScheme();
  const found = useDoubleUpPairQuery({ variables, fetchPolicy: 'network-only' });
  // Restricted values must not stay in the cache.
  const claims = useComparedClaimsQuery({ variables, fetchPolicy: 'no-cache' });
  const { first, second } = claims.data ?? {};
  const comparison = found.data?.doubleUp;
  const error = (!comparison && found.error) || (!first && claims.error);
  if (error) {
    const absent = errorCode(error) === 'NOT_FOUND';
    const retry = () => {
      void found.refetch();
      void claims.refetch();
    };
    return (
      <>
        <PageHeading above={ABOVE.duplicate}>{t('Compare two claims')}</PageHeading>
        <ErrorState
          message={
            absent
              ? t('These two claims are not listed as possible duplicates.')
              : t('The claims could not be loaded.')
          }
          error={error}
          onRetry={absent ? undefined : retry}
        >
          {absent ? (
            <>
              <Trans
                id="They may have been changed since. <0>All duplicates</0>"
                parts={[(text) => <TextLink to={paths.doubleUps}>{text}</TextLink>]}
              />
            </>
          ) : undefined}
        </ErrorState>
      </>
    );
  }
  if (!comparison || !first || !second || !scheme) {
    return (
      <>
        <PageHeading above={ABOVE.duplicate}>{t('Compare two claims')}</PageHeading>
        <SkeletonLines count={10} />
      </>
    );
  }
  const names = [columnName('A', first.sid), columnName('B', second.sid)] as const;
  return (
    <>
      <PageHeading above={ABOVE.duplicate}>
        {t('Compare {first} and {second}', { first: names[0], second: names[1] })}
      </PageHeading>
      <Stack gap="wide">
        <Inline>
          {[first, second].map(({ id }, nth) => (
            <TextLink key={id} to={paths.submissionView(id)} target="_blank" rel="noopener">
              <Trans id="View {nth} in a new tab" values={{ nth: names[nth] }} />
            </TextLink>
          ))}
        </Inline>
        <VerdictPanel
          pair={comparison.pair}
          nextUndecided={comparison.nextUndecided}
          claims={[
            { id: first.id, name: names[0] },
            { id: second.id, name: names[1] },
          ]}
          timeZone={scheme.timeZone}
        />
        <ComparedClaims first={first} second={second} names={names} />
      </Stack>
    </>
  );
}

/** The comparison of two possible duplicates, for an administrator to decide. */
export function DoubleUpComparePage() {
  const { firstId = '', secondId = '' } = useParams();
  return (
    <Page width="window">
      <Comparison key={`${firstId} ${secondId}`} firstId={firstId} secondId={secondId} />
    </Page>
  );
}
