import type { CheckedTrade, TradeErrors } from '@rules/trade-row.js';
import { useState } from 'react';
import { showToast } from '../../../components/toast/toast-store';
import { useAddTradeMutation, useDeleteTradeMutation } from '../../../generated/graphql';
import { errorCode, errorFields, errorMessage, mayBeDone } from '../../../lib/error-message';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key';
import { useOnScreen } from '../../../lib/use-on-screen';
import {
  conflictWords,
  LEFT_IN_DOUBT,
  LEFT_UNDONE,
  listNotLoaded,
  MAYBE_MADE,
  NO_ANSWER,
} from './change-words';
import type { MadeChange, ChangedList } from './use-changed-list';

/** What the server said against a change. */
export interface Refusal {
  message: string;
  errors: TradeErrors;
}

/** A try that was not seen to be made, nor not to be made. */
interface Tried {
  /** What it named: the claim on screen may have been loaded since, with that very change. */
  version: number;
  /** It had no answer. */
  lost: boolean;
}

/** One change of a claim's trades, from the opening of its dialog to the end; what it comes to is noted in the list. */
export function useTradeChange(submissionId: string, list: ChangedList) {
  const [addTrade] = useAddTradeMutation();
  const [deleteTrade] = useDeleteTradeMutation();
  const { keyFor, done } = useIdempotencyKey(`trades:${submissionId}`);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [tried, setTried] = useState<Tried>();
  const isOnScreen = useOnScreen();
  const version = tried?.version ?? list.version;
  const lost = tried?.lost ?? false;

  const meetConflict = async (deleting: boolean): Promise<string> => {
    const notLoaded = await list.load().then(() => undefined, listNotLoaded);
    const seen = notLoaded === undefined;
    setTried(seen ? undefined : { version, lost });
    if (seen && isOnScreen.current) list.forgetDoubts();
    const unanswered = lost ? 'this' : list.doubts.length > 0 ? 'another' : undefined;
    return conflictWords({ unanswered, notLoaded, deleting });
  };

  const refuse = async (error: unknown, deleting: boolean): Promise<string> => {
    if (errorCode(error) === 'CONFLICT') return meetConflict(deleting);
    const told = errorMessage(error, NO_ANSWER);
    if (!mayBeDone(error)) return told;
    setTried({ version, lost: true });
    return `${told} ${MAYBE_MADE}`;
  };

  /** True when it was made. The dialog stays until it is known, and after a conflict until the list is here. */
  const attempt = async (change: Promise<MadeChange>, deleting = false): Promise<boolean> => {
    setPending(true);
    setRefusal(undefined);
    try {
      const made = await change;
      done();
      showToast('success', 'Submission has been updated');
      list.note(made);
      return true;
    } catch (error) {
      const message = await refuse(error, deleting);
      setRefusal({ message, errors: errorFields(error) });
      // By the browser's Back, say: there is no dialog to tell it.
      if (!isOnScreen.current) showToast('error', lost || mayBeDone(error) ? LEFT_IN_DOUBT : LEFT_UNDONE);
      return false;
    } finally {
      setPending(false);
    }
  };

  /** What a change sends: a browser that sends it again by itself, on a broken connection, has it made once. */
  const sent = <Variables extends object>(variables: Variables) => ({
    variables,
    context: { headers: keyFor(variables) },
  });

  return {
    pending,
    refusal,
    /** An earlier try had no answer, and the list was not looked at since. */
    lost,
    add: (trade: CheckedTrade) =>
      attempt(
        addTrade(sent({ submissionId, tradeVersion: version, trade })).then(({ data }) => ({
          version: data!.addTrade.tradeVersion,
          added: trade,
        })),
      ),
    remove: (tradeId: string) =>
      attempt(
        deleteTrade(sent({ submissionId, tradeVersion: version, tradeId })).then(({ data }) => ({
          version: data!.deleteTrade.tradeVersion,
          deleted: tradeId,
        })),
        true,
      ),
  };
}
