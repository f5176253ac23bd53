import {
  useMarkDoubleUpMutation,
  useUnmarkDoubleUpMutation,
  type DoubleUpPairFactsFragment,
} from '../../generated/graphql';
import { useFailedChange } from '../../components/toast/use-failed-change';

type Pair = Pick<DoubleUpPairFactsFragment, 'firstId' | 'secondId'>;

/**
 * Functions that record and withdraw the decision about a pair; `shown` is the query on screen to reload afterwards.
 */
export function useDoubleUpMarks(shown: 'DoubleUpList' | 'DoubleUpPair') {
  const then = { refetchQueries: [shown], awaitRefetchQueries: true };
  const [markDoubleUp, marking] = useMarkDoubleUpMutation(then);
  const [unmarkDoubleUp, unmarking] = useUnmarkDoubleUpMutation(then);
  const reportFailed = useFailedChange(shown);
  const tell = async (change: Promise<unknown>): Promise<boolean> => {
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
    tell(
      markDoubleUp({
        variables: { firstId, secondId, verdict: duplicateId ? 'DUPLICATE' : 'NOT_DUPLICATE', duplicateId },
      }),
    );
  const undo = ({ firstId, secondId }: Pair) => tell(unmarkDoubleUp({ variables: { firstId, secondId } }));
  return { mark, undo, busy: marking.loading || unmarking.loading };
}
