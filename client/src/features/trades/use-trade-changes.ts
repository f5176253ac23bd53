import { useApolloClient } from '@apollo/client/react';
import type { CheckedTrade, TradeFaults } from '@rules/trade-row.js';
import { useState } from 'react';
import { showToast } from '../../components/toast/toast-store';
import { useAddTradeMutation, useDeleteTradeMutation } from '../../generated/graphql';
import { errorCode, errorFields, errorMessage } from '../../lib/error-message';
import type { EditedClaim } from './shown-trades';

/** What the server said against a change. */
export interface Refusal {
  message: string;
  errors: TradeFaults;
}

/** Adds and deletes single trades of a claim. After a conflict the claim is loaded again, so that what is seen holds. */
export function useTradeChanges({ id, tradeVersion }: EditedClaim) {
  const client = useApolloClient();
  const reload = { refetchQueries: ['SubmissionView'], awaitRefetchQueries: true };
  const [addTrade, adding] = useAddTradeMutation(reload);
  const [deleteTrade, deleting] = useDeleteTradeMutation(reload);
  const [refusal, setRefusal] = useState<Refusal>();

  /** True when it was done. */
  const attempt = async (change: () => Promise<unknown>, reloadClaim: () => Promise<unknown>) => {
    setRefusal(undefined);
    try {
      await change();
      showToast('success', 'Submission has been updated');
      return true;
    } catch (error) {
      const conflict = errorCode(error) === 'CONFLICT';
      setRefusal({
        message: conflict
          ? `${errorMessage(error)} The list has been loaded again: check it, then try once more.`
          : errorMessage(error),
        errors: errorFields(error),
      });
      if (conflict) await reloadClaim();
      return false;
    }
  };
  const reloadClaim = () => client.refetchQueries({ include: ['SubmissionView'] });

  return {
    refusal,
    forgetRefusal: () => setRefusal(undefined),
    pending: adding.loading || deleting.loading,
    add: (trade: CheckedTrade) =>
      attempt(() => addTrade({ variables: { submissionId: id, tradeVersion, trade } }), reloadClaim),
    remove: (tradeId: string) =>
      attempt(() => deleteTrade({ variables: { submissionId: id, tradeVersion, tradeId } }), reloadClaim),
  };
}
