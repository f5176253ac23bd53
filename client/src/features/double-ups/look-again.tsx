import type { ApolloCache } from '@apollo/client';
import { Button } from '../../components/actions/button';
import { Spinner } from '../../components/feedback/spinner';
import { Caption, Inline } from '../../components/page/layout';
import { useFindDoubleUpsMutation, type DoubleUpListQuery } from '../../generated/graphql';
import { formatMomentAt } from '../../lib/dates';
import { useFailedChange } from '../../components/toast/use-failed-change';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { Allowed } from '../../domain/session/allowed';

/** The server counts up to here. */
const MOST = 10_000;

const cameText = (count: number) =>
  t(
    '{count, plural, one {# claim} other {#{isMore, select, true {+} other {}} claims}} came in since this search.',
    { count, isMore: String(count >= MOST) },
  );

function showSearching(cache: ApolloCache): void {
  cache.modify<{ doubleUps: DoubleUpListQuery['doubleUps'] }>({
    fields: {
      doubleUps: (page) => ({ ...(page as DoubleUpListQuery['doubleUps']), searching: true }),
    },
  });
}

interface LookAgainProps {
  foundAt: string | null;
  /** The claims that came in since; counted up to 10,000. */
  cameSince: number;
  searching: boolean;
  timeZone: string;
}

/** When the list was made, what came in since, and the button to search for duplicates again (DOUBLEUP-10). */
export function LookAgain({ foundAt, cameSince, searching, timeZone }: LookAgainProps) {
  const [findDoubleUps, { loading }] = useFindDoubleUpsMutation({
    // At once: a long list takes seconds to be loaded again.
    update: showSearching,
    refetchQueries: ['DoubleUpList'],
  });
  const reportFailed = useFailedChange('DoubleUpList');
  const look = async () => {
    try {
      await findDoubleUps();
    } catch (error) {
      reportFailed(error);
    }
  };
  return (
    <Inline>
      <Caption role="status">
        {searching && (
          <>
            <Spinner /> {t('Searching all claims…')}{' '}
          </>
        )}
        {foundAt
          ? t('The list is as of {foundAt}.', { foundAt: formatMomentAt(foundAt, timeZone) })
          : !searching && t('No search has been run yet.')}
        {foundAt && cameSince > 0 && <> {cameText(cameSince)}</>}
      </Caption>
      <Allowed permission={Permission.DuplicatesDecide}>
        <Button size="small" disabled={searching} pending={loading} onClick={() => void look()}>
          {t('Search again')}
        </Button>
      </Allowed>
    </Inline>
  );
}
