import { lastingTexts } from '../../lib/browser-storage';
import { keepDraftsHere } from '../draft/open-drafts';
import { paths } from '../paths';
import { keepReturnPath } from './return-path';
import { isOvertaken, sessionToken } from './session';
import { noteTypedAtEnd } from './typed-at-end';
import { forgetUnsaved } from '../../lib/unsaved';

/**
 * What any call does that is answered with 401 (SESSION-12): clears all local storage and goes to the
 * sign-in page by a full page load, so that nothing of the session stays in memory. Where the person was is kept for
 * after the next sign-in, and what they had typed and was not saved, sealed so that nobody else can read it, until the page is gone.
 * @param token of the call: a late answer to an earlier session says nothing of the current one
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
  // Over a slow connection the next page takes seconds, and whoever looks at the keys goes on typing.
  document.addEventListener('input', keepTypedSince);
  const leave = () => window.location.assign(paths.login);
  if (keeping) void keeping.then(leave);
  else leave();
}

/** Keeps in this tab what is not saved and notes what became of it; undefined when there is nothing to wait for. */
function keepTyped(): Promise<void> | undefined {
  const keeping = keepDraftsHere();
  if (!keeping) noteTypedAtEnd('saved');
  return keeping?.then((isKept) => noteTypedAtEnd(isKept ? 'kept' : 'lost'));
}

/** The form takes note of the key first. */
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
