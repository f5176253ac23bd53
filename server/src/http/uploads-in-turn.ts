import { RateLimited } from '../common/errors.js';
import { PersonalGates } from './personal-gates.js';

const ASK_AGAIN_SECONDS = 20;

/** Limits the concurrent uploads of one person; further ones wait unread. */
export const uploadsInTurn = () =>
  new PersonalGates({
    // A browser opens six connections.
    atOnce: 6,
    mostWaiting: 100,
    // Shorter than the idle limit of a connection, since nothing is read from an upload that waits.
    longestWaitMs: 40_000,
    refusal: () =>
      new RateLimited(
        ASK_AGAIN_SECONDS,
        'You are sending too many files at the same time. Please send this one again when some of them have arrived.',
      ),
  });
