import { Button } from '../../components/actions/button';
import { Spinner } from '../../components/feedback/spinner';
import { Caption, Inline } from '../../components/page/layout';
import { useFindDoubleUpsMutation } from '../../generated/graphql';
import { formatMomentAt } from '../../lib/dates';
import { useFailedChange } from '../../components/toast/use-failed-change';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
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
            <Spinner /> {t('Searching all claims…')}{' '}
          </>
        )}
        {foundAt
          ? t('The list is as of {foundAt}.', { foundAt: formatMomentAt(foundAt, timeZone) })
          : !searching && t('No search has been run yet.')}
      </Caption>
      <Allowed permission={Permission.DuplicatesDecide}>
        <Button size="small" disabled={searching} pending={loading} onClick={() => void look()}>
          {t('Search again')}
        </Button>
      </Allowed>
    </Inline>
  );
}
