import { Unavailable } from '../common/errors.js';

/** The prescribed text of MAINT-1. */
const NOTICE = "We are currently implementing improvements. Won't be too long. Please check again tomorrow.";

/** Ten minutes: programs need not wait until tomorrow. */
const RETRY_SECONDS = 600;

/** The error for members and anonymous callers during maintenance. */
export class UnderMaintenance extends Unavailable {
  constructor() {
    super(NOTICE, RETRY_SECONDS);
  }
}

/**
 * The response to every sign-in rejected during maintenance: the same for a member's correct password and a wrong one,
 * so that it reveals nothing about an account (MAINT-6).
 */
export const ONLY_ADMINISTRATORS =
  'This sign-in did not work. While we are implementing improvements, only administrators can sign in.';
