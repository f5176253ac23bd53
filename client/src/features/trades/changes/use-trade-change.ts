import type { CheckedTrade, TradeErrors } from '@rules/trade-row.js';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { showToast } from '../../../components/toast/toast-store';
import { useAddTradeMutation, useDeleteTradeMutation } from '../../../generated/graphql';
import { errorCode, errorFields, errorMessage, mayBeDone } from '../../../lib/error-message';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key';
import { useOnScreen } from '../../../lib/use-on-screen';
import {
  conflictText,
  LEFT_IN_DOUBT,
  LEFT_UNDONE,
  listNotLoaded,
  MAYBE_MADE,
  NO_ANSWER,
} from './change-text';
import type { MadeChange, ChangedList } from './use-changed-list';

/** The server's rejection of a change. */
export interface Refusal {
  message: string;
  errors: TradeErrors;
}

/** An attempt with an unknown outcome. */
interface Tried {
  /** The version that it named: the displayed claim may have been loaded since, including this very change. */
  version: number;
  /** It had no response. */
  lost: boolean;
}

/** One change of a claim's trades, while its dialog is open; the outcome is recorded in the list. */
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
    return conflictText({ unanswered, notLoaded, deleting });
  };

  const refuse = async (error: unknown, deleting: boolean): Promise<string> => {
    if (errorCode(error) === 'CONFLICT') return meetConflict(deleting);
    const message = errorMessage(error, NO_ANSWER);
    if (!mayBeDone(error)) return message;
    setTried({ version, lost: true });
    return `${message} ${MAYBE_MADE}`;
  };

  /**
   * True when the change was made. The dialog stays open until that is known, and after a conflict until the list is
   * reloaded.
   */
  const attempt = async (change: Promise<MadeChange>, deleting = false): Promise<boolean> => {
    setPending(true);
    setRefusal(undefined);
    try {
      const made = await change;
      done();
      showToast('success', t('Submission has been updated'));
      list.note(made);
      return true;
    } catch (error) {
      const message = await refuse(error, deleting);
      setRefusal({ message, errors: errorFields(error) });
      // Left by the browser's Back button, for example: there is no dialog to show it.
      if (!isOnScreen.current) showToast('error', lost || mayBeDone(error) ? LEFT_IN_DOUBT : LEFT_UNDONE);
      return false;
    } finally {
      setPending(false);
    }
  };

  /**
   * The variables of a change, with an idempotency key: when a browser repeats the request by itself on a broken
   * connection, the change is made once.
   */
  const sent = <Variables extends object>(variables: Variables) => ({
    variables,
    context: { headers: keyFor(variables) },
  });

  return {
    pending,
    refusal,
    /** An earlier attempt had no response, and the list has not been checked since. */
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
