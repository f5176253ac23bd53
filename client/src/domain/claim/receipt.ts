import { tabTexts } from '../../lib/browser-storage';

const KEY = 'claim-receipt';

/** What a person has done with a claim in this tab, for the page that shows it. */
export interface Receipt {
  /** The claim's. */
  id: string;
  done: 'filed' | 'updated' | 'unchanged';
  /** When, by the clock of the device. */
  at: string;
}

/** Keeps in this tab that a claim was filed or saved, in place of an earlier receipt. */
export function keepReceipt(id: string, done: Receipt['done']): void {
  tabTexts.set(KEY, JSON.stringify({ id, done, at: new Date().toISOString() } satisfies Receipt));
}

/** What was done with this claim last; undefined when it was another one, or has been forgotten. */
export function receiptOf(id: string): Receipt | undefined {
  const kept = tabTexts.get(KEY);
  const receipt = kept === null ? undefined : (JSON.parse(kept) as Receipt);
  return receipt?.id === id ? receipt : undefined;
}

/** The person has read it. */
export function forgetReceipt(id: string): void {
  if (receiptOf(id)) tabTexts.remove(KEY);
}
