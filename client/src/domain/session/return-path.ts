import { tabTexts } from '../../lib/browser-storage';
import { cachedUser, sessionToken } from './session';

const KEY = 'return-to';
const EMAIL_KEY = 'return-as';

/** The search of a list may be a person's name, so it is not stored. */
const UNKEPT_PARAMS = ['search'];

/**
 * Stores the user's current page in the tab's session storage when their session ends, so that they return to it after
 * signing in, and their address, which they need not type again. Only a path within the product; nothing is stored for users who were not signed in.
 */
export function keepReturnPath() {
  if (sessionToken() === null) return;
  const { pathname, search } = window.location;
  const params = new URLSearchParams(search);
  for (const name of UNKEPT_PARAMS) params.delete(name);
  const kept = params.toString();
  tabTexts.set(KEY, kept ? `${pathname}?${kept}` : pathname);
  const user = cachedUser();
  if (user) tabTexts.set(EMAIL_KEY, user.email);
}

/** The address of the user whose session ended in this tab; undefined after they have returned or logged out. */
export function returnEmail(): string | undefined {
  return returnPath() === null ? undefined : (tabTexts.get(EMAIL_KEY) ?? undefined);
}

/** The stored path; null when there is none, or when it leads out of the product. */
export function returnPath(): string | null {
  const path = tabTexts.get(KEY);
  return path !== null && isLocalPath(path) ? path : null;
}

/** Deletes the stored path and address: the user has returned to it, or has logged out. */
export function forgetReturnPath() {
  tabTexts.remove(KEY);
  tabTexts.remove(EMAIL_KEY);
}

function isLocalPath(path: string): boolean {
  // Browsers read a backslash as a slash and skip tabs and line ends, so that "/\host" would lead to another host.
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(path) || path.includes('\\')) return false;
  return new URL(path, window.location.origin).origin === window.location.origin;
}
