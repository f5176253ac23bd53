import { tabTexts } from '../../lib/browser-storage';

const KEY = 'typed-at-end';

/** Where the user's input is after the session ended: saved at the server, kept in this tab (encrypted), or lost. */
export type TypedAtEnd = 'saved' | 'kept' | 'lost';

/** Records this for the sign-in page that follows in this tab. */
export function noteTypedAtEnd(typed: TypedAtEnd): void {
  tabTexts.set(KEY, typed);
}

/** The recorded value; 'saved' when there is none. */
export function typedAtEnd(): TypedAtEnd {
  const noted = tabTexts.get(KEY);
  return noted === 'kept' || noted === 'lost' ? noted : 'saved';
}
