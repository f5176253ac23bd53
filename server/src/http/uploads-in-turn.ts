import { RateLimited } from '../common/errors.js';
import { PersonalGates } from './personal-gates.js';

const ASK_AGAIN_SECONDS = 20;

/** Lets the files of each person come a few at a time; the others wait unread. */
export const uploadsInTurn = () =>
  new PersonalGates({
    // A browser has six connections.
    atOnce: 6,
    mostWaiting: 100,
    // Less than a connection may be silent: nothing is read of a file that waits.
    longestWaitMs: 40_000,
    refusal: () =>
      new RateLimited(
        ASK_AGAIN_SECONDS,
        'You are sending too many files at the same time. Please send this one again when some of them have arrived.',
      ),
  });
