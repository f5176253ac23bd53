import { useSyncExternalStore } from 'react';
import type { SignedInUserFragment } from '../../generated/types';
import { lastingTexts } from '../../lib/browser-storage';
import { holdUpOnlyWhile } from '../../lib/unsaved';

/** The user data stored between page loads (SESSION-10). */
export type SessionUser = SignedInUserFragment;

const tokenKey = 'token';
const userKey = 'user';
const listeners = new Set<() => void>();
/** The session that this page displays; another tab may start another one meanwhile. */
let ownToken = lastingTexts.get(tokenKey);
let authenticated = ownToken !== null;

function setAuthenticated(value: boolean) {
  authenticated = value;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  // Signing out in another tab removes the token there; this tab must notice.
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== tokenKey) return;
    // The next sign-in may happen in any tab.
    if (lastingTexts.get(tokenKey) === null) ownToken = null;
    setAuthenticated(sessionToken() !== null);
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/**
 * The access token of the session that this page displays, or null when nobody, or meanwhile another user, is signed
 * in.
 */
export function sessionToken(): string | null {
  const stored = lastingTexts.get(tokenKey);
  ownToken ??= stored;
  return stored === ownToken ? stored : null;
}

holdUpOnlyWhile(() => sessionToken() !== null);

/** Whether another session was started in another tab, so that this page displays another user's data. */
export function isOvertaken(): boolean {
  const stored = lastingTexts.get(tokenKey);
  return stored !== null && ownToken !== null && stored !== ownToken;
}

/** The user cached at sign-in; only to display the name early, never for a decision. */
export function cachedUser(): SessionUser | null {
  const stored = lastingTexts.get(userKey);
  if (!stored) return null;
  try {
    return JSON.parse(stored) as SessionUser;
  } catch {
    return null;
  }
}

/** Stores the token and the user after a successful sign-in. */
export function startSession(token: string, user: SessionUser) {
  ownToken = token;
  lastingTexts.set(tokenKey, token);
  lastingTexts.set(userKey, JSON.stringify(user));
  setAuthenticated(true);
}

/** Replaces the user cached at sign-in, after a change of their own. */
export function cacheUser(user: SessionUser) {
  if (sessionToken()) lastingTexts.set(userKey, JSON.stringify(user));
}

/** Removes the token and the user from the browser; route guards do not react until `endSession`. */
export function forgetSession() {
  ownToken = null;
  lastingTexts.remove(tokenKey);
  lastingTexts.remove(userKey);
}

/** Ends the session on this device; all route guards react at once. */
export function endSession() {
  forgetSession();
  setAuthenticated(false);
}

/** Whether a user is signed in; true at start when a token is stored. */
export function useAuthenticated(): boolean {
  const current = () => authenticated;
  return useSyncExternalStore(subscribe, current, current);
}
