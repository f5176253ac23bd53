import { useApolloClient } from '@apollo/client/react';
import type { CheckedTrade, TradeFaults } from '@rules/trade-row.js';
import { useState } from 'react';
import { showToast } from '../../components/toast/toast-store';
import { useAddTradeMutation, useDeleteTradeMutation } from '../../generated/graphql';
import { errorCode, errorFields, errorMessage } from '../../lib/error-message';
import type { EditedClaim } from './shown-trades';

/** True since the next try names the same version of the claim: the server makes no second change to that one. */
const NO_ANSWER =
  'Something went wrong: no answer came back. Your change may have been made all the same. Try again: it is not made twice.';
const LOADED_AGAIN =
  'The list has been loaded again: look whether your change is on it, and only if it is not, try once more.';
const NOT_LOADED_AGAIN =
  'The list could not be loaded again and is shown as it was. Check your connection, then try once more.';

/** What the server said against a change. */
export interface Refusal {
  message: string;
  errors: TradeFaults;
}

/**
 * Adds and deletes single trades of a claim. After a change, and after a conflict, the claim is loaded again, so that what
 * is seen holds. A change that is made stays told as made when that fails: it must not be made again.
 */
export function useTradeChanges({ id, tradeVersion }: EditedClaim) {
  const client = useApolloClient();
  const [addTrade] = useAddTradeMutation();
  const [deleteTrade] = useDeleteTradeMutation();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [unseen, setUnseen] = useState(false);
  /** What a try named that was not seen to be made: the claim on screen may have been loaded since, with that very change. */
  const [tried, setTried] = useState<number>();
  const version = tried ?? tradeVersion;

  /** Whether the claim on screen is now as the server has it. */
  const loadAgain = () =>
    client.refetchQueries({ include: ['SubmissionView'] }).then(
      () => true,
      () => false,
    );

  const refuse = async (error: unknown) => {
    const told = errorMessage(error, NO_ANSWER);
    const conflict = errorCode(error) === 'CONFLICT';
    const seen = conflict && (await loadAgain());
    setTried(seen ? undefined : version);
    const message = conflict ? `${told} ${seen ? LOADED_AGAIN : NOT_LOADED_AGAIN}` : told;
    setRefusal({ message, errors: errorFields(error) });
  };

  /** True when it was done and is seen. */
  const attempt = async (change: () => Promise<unknown>): Promise<boolean> => {
    setRefusal(undefined);
    try {
      await change();
    } catch (error) {
      await refuse(error);
      return false;
    }
    setTried(undefined);
    showToast('success', 'Submission has been updated');
    return show();
  };

  const show = async (): Promise<boolean> => {
    const seen = await loadAgain();
    setUnseen(!seen);
    return seen;
  };

  const whilePending = async (work: () => Promise<boolean>): Promise<boolean> => {
    setPending(true);
    const done = await work();
    setPending(false);
    return done;
  };

  return {
    pending,
    refusal,
    /** A change was made, but the claim could not be loaded again; `showChange` tries to, true when it could. */
    unseen,
    showChange: () => whilePending(show),
    /** Forgets how the last change went. */
    forget: () => {
      setRefusal(undefined);
      setTried(undefined);
      setUnseen(false);
    },
    add: (trade: CheckedTrade) =>
      whilePending(() =>
        attempt(() => addTrade({ variables: { submissionId: id, tradeVersion: version, trade } })),
      ),
    remove: (tradeId: string) =>
      whilePending(() =>
        attempt(() => deleteTrade({ variables: { submissionId: id, tradeVersion: version, tradeId } })),
      ),
  };
}
