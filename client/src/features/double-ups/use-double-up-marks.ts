import {
  useMarkDoubleUpMutation,
  useUnmarkDoubleUpMutation,
  type DoubleUpPairFactsFragment,
} from '../../generated/graphql';
import { useFailedChange } from '../../components/toast/use-failed-change';

type Pair = Pick<DoubleUpPairFactsFragment, 'firstId' | 'secondId'>;

/** Says what a pair is, and takes it back; `shown` is the query on screen that must then be asked again. */
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

  /** @param duplicateId which of the two repeats the other; null when neither does */
  const mark = ({ firstId, secondId }: Pair, duplicateId: string | null) =>
    tell(
      markDoubleUp({
        variables: { firstId, secondId, verdict: duplicateId ? 'DUPLICATE' : 'NOT_DUPLICATE', duplicateId },
      }),
    );
  const undo = ({ firstId, secondId }: Pair) => tell(unmarkDoubleUp({ variables: { firstId, secondId } }));
  return { mark, undo, busy: marking.loading || unmarking.loading };
}
