import { lastingTexts } from '../../lib/browser-storage';
import { keepDraftsHere } from '../draft/open-drafts';
import { paths } from '../paths';
import { keepReturnPath } from './return-path';
import { isOvertaken, sessionToken } from './session';
import { forgetUnsaved } from '../../lib/unsaved';

/**
 * Runs on every 401 response (SESSION-12): clears all local storage and goes to the sign-in page by a full page load,
 * so that nothing of the session stays in memory. The user's current page is kept for the next sign-in, and unsaved
 * input is stored encrypted, so that nobody else can read it.
 * @param token of the call: a late response to an earlier session must not end the current one
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
  const keeping = keepDraftsHere();
  lastingTexts.clear();
  const leave = () => window.location.assign(paths.login);
  if (keeping) void keeping.then(leave);
  else leave();
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
