import { ACCOUNT_MESSAGES } from './account-messages.js';
import { CLAIM_MESSAGES } from './claim-messages.js';
import type { MessageCheck } from './screens.js';

/**
 * A check for each row of the error catalogue: by its case, successes by their text. The 401 is last, as it ends a
 * session.
 */
export const MESSAGE_CHECKS: Record<string, MessageCheck> = { ...ACCOUNT_MESSAGES, ...CLAIM_MESSAGES };

/** The name of a row's check. */
export const rowName = ([what = '', message = '']: string[]) =>
  what.startsWith('Success') ? message.replace(/^'|'$/g, '') : what;
