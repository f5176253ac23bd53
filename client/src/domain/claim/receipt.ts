import { tabTexts } from '../../lib/browser-storage';
import { sessionToken } from '../session/session';

const KEY = 'claim-receipt';

/** What the user last did with a claim in this tab; displayed on the claim's page. */
export interface Receipt {
  /** The id of the claim. */
  id: string;
  done: 'filed' | 'updated' | 'unchanged';
  /** The time by the device's clock. */
  at: string;
  /** Tells the session in which it was done from others. */
  session: string;
}

/** The end of the session's token, which opens nothing. */
const sessionMark = () => (sessionToken() ?? '').slice(-6);

/** Stores in this tab that a claim was filed or saved; replaces an earlier receipt. */
export function keepReceipt(id: string, done: Receipt['done']): void {
  tabTexts.set(
    KEY,
    JSON.stringify({ id, done, at: new Date().toISOString(), session: sessionMark() } satisfies Receipt),
  );
}

/**
 * The receipt of this claim; undefined when there is none. That something was saved in an earlier session is not said again:
 * it would seem to mean what was done since.
 */
export function receiptOf(id: string): Receipt | undefined {
  const kept = tabTexts.get(KEY);
  const receipt = kept === null ? undefined : (JSON.parse(kept) as Receipt);
  if (receipt?.id !== id) return undefined;
  return receipt.done === 'filed' || receipt.session === sessionMark() ? receipt : undefined;
}

/** Deletes the receipt of this claim, after the user has closed its message. */
export function forgetReceipt(id: string): void {
  if (receiptOf(id)) tabTexts.remove(KEY);
}
