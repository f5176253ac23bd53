import { Button } from '../../components/actions/button';
import { Spinner } from '../../components/feedback/spinner';
import { Caption, Inline } from '../../components/page/layout';
import { useFindDoubleUpsMutation } from '../../generated/graphql';
import { formatMomentAt } from '../../lib/dates';
import { useFailedChange } from '../../components/toast/use-failed-change';
import { Permission } from '@rules/permissions.js';
import { Allowed } from '../../domain/session/allowed';

interface LookAgainProps {
  foundAt: string | null;
  searching: boolean;
  timeZone: string;
}

/** When the list was made, and the button to search for double ups again. */
export function LookAgain({ foundAt, searching, timeZone }: LookAgainProps) {
  const [findDoubleUps, { loading }] = useFindDoubleUpsMutation({ refetchQueries: ['DoubleUpList'] });
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
            <Spinner /> Searching all claims…{' '}
          </>
        )}
        {foundAt
          ? `The list is as of ${formatMomentAt(foundAt, timeZone)}.`
          : !searching && 'No search has been run yet.'}
      </Caption>
      <Allowed permission={Permission.DuplicatesDecide}>
        <Button size="small" disabled={searching} pending={loading} onClick={() => void look()}>
          Search again
        </Button>
      </Allowed>
    </Inline>
  );
}
