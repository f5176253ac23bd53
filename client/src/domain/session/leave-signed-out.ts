import { lastingTexts } from '../../lib/browser-storage';
import { keepDraftsHere } from '../draft/open-drafts';
import { paths } from '../paths';
import { keepReturnPath } from './return-path';
import { isOvertaken, sessionToken } from './session';
import { noteTypedAtEnd } from './typed-at-end';
import { forgetUnsaved } from '../../lib/unsaved';

/**
 * Runs after any call that got status 401 (SESSION-12): clears all local storage and goes to the sign-in page by a full
 * page load, so that nothing of the session stays in memory. Keeps the path of the page for after the next sign-in, and
 * unsaved input, encrypted so that nobody else can read it.
 * @param token of the call: a late response to a call of an earlier session does not concern the current one
 */
export function leaveSignedOut(token: string | null) {
  if (isOvertaken()) {
    leaveToOther();
    return;
  }
  const now = sessionToken();
  if (now !== null && now !== token) return;
  forgetUnsaved();
  keepReturnPath();
  const keeping = keepTyped();
  lastingTexts.clear();
  // Over a slow connection the sign-in page takes seconds to load, and a user may type on meanwhile.
  document.addEventListener('input', keepTypedSince);
  const leave = () => window.location.assign(paths.login);
  if (keeping) void keeping.then(leave);
  else leave();
}

/** Stores unsaved input in this tab and records whether that succeeded; undefined when there is nothing to wait for. */
function keepTyped(): Promise<void> | undefined {
  const keeping = keepDraftsHere();
  if (!keeping) noteTypedAtEnd('saved');
  return keeping?.then((isKept) => noteTypedAtEnd(isKept ? 'kept' : 'lost'));
}

/** Runs after the form has handled the keystroke. */
function keepTypedSince() {
  setTimeout(() => void keepTyped());
}

/**
 * Reloads the page when another user has signed in in another tab: it shows the earlier user's data, and no action must
 * run in one user's name on data that the other one sees. Unsaved input is kept as at the end of a session.
 */
function leaveToOther() {
  forgetUnsaved();
  const keeping = keepDraftsHere();
  const reload = () => window.location.reload();
  if (keeping) void keeping.then(reload);
  else reload();
}

/**
 * Reloads as soon as this page notices that another user has signed in: a sleeping tab receives the event late or
 * never.
 */
export function watchForOther() {
  const look = () => {
    if (isOvertaken()) leaveToOther();
  };
  window.addEventListener('storage', look);
  window.addEventListener('pageshow', look);
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
}
