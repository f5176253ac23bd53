import { paths } from './paths';

/**
 * What any call does that is answered with 401 (spec section 8): clears all local storage and goes to the
 * sign-in page by a full page load, so that nothing of the session stays in memory.
 */
export function leaveSignedOut() {
  localStorage.clear();
  window.location.assign(paths.login);
}
