import {
  useMarkDoubleUpMutation,
  useUnmarkDoubleUpMutation,
  type DoubleUpPairFactsFragment,
} from '../../generated/graphql';
import { useFailedChange } from '../../components/toast/use-failed-change';

type Pair = Pick<DoubleUpPairFactsFragment, 'firstId' | 'secondId'>;

/**
 * Functions that record and withdraw the decision about a pair; `shown` is the query on screen, which is loaded again
 * afterwards unless the screen shows the decision by itself. The navigation counts the undecided groups again.
 */
export function useDoubleUpMarks(shown: 'DoubleUpList' | 'DoubleUpPair', { reloads = true } = {}) {
  const then = {
    refetchQueries: reloads ? [shown, 'OfficeCounts'] : ['OfficeCounts'],
    awaitRefetchQueries: reloads,
  };
  const [markDoubleUp, marking] = useMarkDoubleUpMutation(then);
  const [unmarkDoubleUp, unmarking] = useUnmarkDoubleUpMutation(then);
  const reportFailed = useFailedChange(shown);
  const succeeds = async (change: Promise<unknown>): Promise<boolean> => {
    try {
      await change;
      return true;
    } catch (error) {
      reportFailed(error);
      return false;
    }
  };

  /** @param duplicateId which of the two is a duplicate of the other; null when neither is */
  const mark = ({ firstId, secondId }: Pair, duplicateId: string | null) =>
    succeeds(
      markDoubleUp({
        variables: { firstId, secondId, verdict: duplicateId ? 'DUPLICATE' : 'NOT_DUPLICATE', duplicateId },
      }),
    );
  const undo = ({ firstId, secondId }: Pair) =>
    succeeds(unmarkDoubleUp({ variables: { firstId, secondId } }));
  return { mark, undo, busy: marking.loading || unmarking.loading };
}
