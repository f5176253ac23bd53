import { Unavailable } from '../common/errors.js';

/** MAINT-1, word for word. */
const NOTICE = "We are currently implementing improvements. Won't be too long. Please check again tomorrow.";

/** Ten minutes: whoever asks by a program need not wait until tomorrow. */
const RETRY_SECONDS = 600;

/** What members and the public get while maintenance is on. */
export class UnderMaintenance extends Unavailable {
  constructor() {
    super(NOTICE, RETRY_SECONDS);
  }
}

/**
 * The answer to every sign-in that is refused while maintenance is on: alike for a member's right password and for a
 * wrong one, so that nothing is learnt about an account (MAINT-6).
 */
export const ONLY_ADMINISTRATORS =
  'This sign-in did not work. While we are implementing improvements, only administrators can sign in.';
