import { type JobName, QUEUE_OF } from './job-names.js';

/** How the jobs of one queue are processed. */
export interface QueueRules {
  /** Jobs that one worker runs concurrently. */
  atOnce: number;
  /** A job that runs longer than `afterMs` no longer blocks the next one, for at most `most` such jobs. */
  overtaking?: { afterMs: number; most: number };
  /** The longest pause between two tries, in seconds. */
  longestPause: number;
}

const FIVE_MINUTES = 300;
const ONE: QueueRules = { atOnce: 1, longestPause: FIVE_MINUTES };

/** A mail server may take ten minutes to respond for one mail, and other mails must not wait for it. */
const OVERTAKING = { afterMs: 10_000, most: 20 };

const RULES: Record<string, QueueRules> = {
  imports: ONE,
  mails: { atOnce: 5, overtaking: OVERTAKING, longestPause: FIVE_MINUTES },
  // A code is valid for ten minutes, most of which must be left when the mail server is back.
  'urgent-mails': { atOnce: 5, overtaking: OVERTAKING, longestPause: 15 },
  scans: { ...ONE, atOnce: 2 },
  purges: ONE,
  exports: ONE,
  'double-ups': ONE,
  assessments: ONE,
};

/** The rules of a queue. */
export function rulesOf(queue: string): QueueRules {
  return RULES[queue] ?? ONE;
}

/** Seconds to wait after the nth failed try of a job: 2, 4, 8 …, up to the longest pause of its queue. */
export function backoffSeconds(name: JobName, attempts: number): number {
  return Math.min(2 ** attempts, rulesOf(QUEUE_OF[name]).longestPause);
}
