import { tabTexts } from '../../lib/browser-storage';
import { sessionToken } from './session';

const KEY = 'return-to';

/** The search of a list may be a person's name; it stays out of what is kept. */
const UNKEPT_PARAMS = ['search'];

/**
 * Keeps in this tab's session storage where a person was when their session ended, so that they come back there after
 * signing in. Only the path inside the product; nothing is kept of somebody who was not signed in.
 */
export function keepReturnPath() {
  if (sessionToken() === null) return;
  const { pathname, search } = window.location;
  const params = new URLSearchParams(search);
  for (const name of UNKEPT_PARAMS) params.delete(name);
  const kept = params.toString();
  tabTexts.set(KEY, kept ? `${pathname}?${kept}` : pathname);
}

/** The kept path; null when there is none, or when it leads anywhere but into the product. */
export function returnPath(): string | null {
  const path = tabTexts.get(KEY);
  return path !== null && isLocalPath(path) ? path : null;
}

/** Forgets the kept path: the person is back, or has logged out. */
export function forgetReturnPath() {
  tabTexts.remove(KEY);
}

function isLocalPath(path: string): boolean {
  // Browsers read a backslash as a slash and skip tabs and line ends, so that "/\host" would lead to another host.
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(path) || path.includes('\\')) return false;
  return new URL(path, window.location.origin).origin === window.location.origin;
}
