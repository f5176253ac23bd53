import { tabTexts } from '../../lib/browser-storage';

const KEY = 'claim-receipt';

/** What the user last did with a claim in this tab; displayed on the claim's page. */
export interface Receipt {
  /** The id of the claim. */
  id: string;
  done: 'filed' | 'updated' | 'unchanged';
  /** The time by the device's clock. */
  at: string;
}

/** Stores in this tab that a claim was filed or saved; replaces an earlier receipt. */
export function keepReceipt(id: string, done: Receipt['done']): void {
  tabTexts.set(KEY, JSON.stringify({ id, done, at: new Date().toISOString() } satisfies Receipt));
}

/** The receipt of this claim; undefined when the stored one is of another claim, or there is none. */
export function receiptOf(id: string): Receipt | undefined {
  const kept = tabTexts.get(KEY);
  const receipt = kept === null ? undefined : (JSON.parse(kept) as Receipt);
  return receipt?.id === id ? receipt : undefined;
}

/** Deletes the receipt of this claim, after the user has closed its message. */
export function forgetReceipt(id: string): void {
  if (receiptOf(id)) tabTexts.remove(KEY);
}
