import { tabTexts } from '../../lib/browser-storage';
import { sessionToken } from './session';

const KEY = 'return-to';

/** The search of a list may be a person's name, so it is not stored. */
const UNKEPT_PARAMS = ['search'];

/**
 * Stores the user's current page in the tab's session storage when their session ends, so that they return to it after
 * signing in. Only a path within the product; nothing is stored for users who were not signed in.
 */
export function keepReturnPath() {
  if (sessionToken() === null) return;
  const { pathname, search } = window.location;
  const params = new URLSearchParams(search);
  for (const name of UNKEPT_PARAMS) params.delete(name);
  const kept = params.toString();
  tabTexts.set(KEY, kept ? `${pathname}?${kept}` : pathname);
}

/** The stored path; null when there is none, or when it leads out of the product. */
export function returnPath(): string | null {
  const path = tabTexts.get(KEY);
  return path !== null && isLocalPath(path) ? path : null;
}

/** Deletes the stored path: the user has returned to it, or has logged out. */
export function forgetReturnPath() {
  tabTexts.remove(KEY);
}

function isLocalPath(path: string): boolean {
  // Browsers read a backslash as a slash and skip tabs and line ends, so that "/\host" would lead to another host.
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(path) || path.includes('\\')) return false;
  return new URL(path, window.location.origin).origin === window.location.origin;
}
