import { tabTexts } from '../../lib/browser-storage';

/** Seconds between two codes for one address; the server rejects earlier requests (SIGNIN-13, MAIL-2). */
const PAUSE_SECONDS = 30;

const key = 'code-requested-at';

/** Records, for this tab, that a one-time code was just requested. */
export function noteCodeRequest() {
  tabTexts.set(key, String(Date.now()));
}

/** Whole seconds until another code may be requested; 0 when it may be now. */
export function secondsUntilNextCode(): number {
  return secondsAfter(Number(tabTexts.get(key) ?? 0));
}

/** Whole seconds until another code may be requested after one at this time, in milliseconds. */
export function secondsAfter(requestedAt: number): number {
  const waited = (Date.now() - requestedAt) / 1000;
  return waited < 0 ? PAUSE_SECONDS : Math.max(0, Math.ceil(PAUSE_SECONDS - waited));
}
