import { type JobName, QUEUE_OF } from './job-names.js';

/** How one queue is worked on. */
export interface QueueRules {
  /** Jobs that one worker runs at the same time. */
  atOnce: number;
  /** A job that takes longer than `afterMs` lets the next one pass, while at most so many others do. */
  overtaking?: { afterMs: number; most: number };
  /** The longest pause between two tries, in seconds. */
  longestPause: number;
}

const FIVE_MINUTES = 300;
const ONE: QueueRules = { atOnce: 1, longestPause: FIVE_MINUTES };

/** A mail server may be silent for ten minutes about one mail, and the others must not wait for that. */
const OVERTAKING = { afterMs: 10_000, most: 20 };

const RULES: Record<string, QueueRules> = {
  imports: ONE,
  mails: { atOnce: 5, overtaking: OVERTAKING, longestPause: FIVE_MINUTES },
  // A code lives ten minutes: most of them must be left when the mail server is back.
  'urgent-mails': { atOnce: 5, overtaking: OVERTAKING, longestPause: 15 },
  scans: { ...ONE, atOnce: 2 },
  purges: ONE,
  exports: ONE,
  'double-ups': ONE,
};

/** The rules of a queue. */
export function rulesOf(queue: string): QueueRules {
  return RULES[queue] ?? ONE;
}

/** Seconds to wait after the nth failure of a job: 2, 4, 8 …, at most the longest pause of its queue. */
export function backoffSeconds(name: JobName, attempts: number): number {
  return Math.min(2 ** attempts, rulesOf(QUEUE_OF[name]).longestPause);
}
