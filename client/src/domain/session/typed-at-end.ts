import { tabTexts } from '../../lib/browser-storage';

const KEY = 'typed-at-end';

/** What became of what a person had typed when their session ended: at the server, sealed in this tab, or nowhere. */
export type TypedAtEnd = 'saved' | 'kept' | 'lost';

/** Notes it for the page on which the person signs in again in this tab. */
export function noteTypedAtEnd(typed: TypedAtEnd): void {
  tabTexts.set(KEY, typed);
}

/** What was noted. */
export function typedAtEnd(): TypedAtEnd {
  const noted = tabTexts.get(KEY);
  return noted === 'kept' || noted === 'lost' ? noted : 'saved';
}
