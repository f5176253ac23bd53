import { RateLimited } from '../common/errors.js';
import { Gate } from '../common/gate.js';
import { PersonalGates } from './personal-gates.js';

/** Files of one person that come at once: a browser has six connections. */
const AT_ONCE = 6;
const MOST_WAITING = 100;
/** Less than a connection may be silent: nothing is read of a file that waits. */
const LONGEST_WAIT_MS = 40_000;
const ASK_AGAIN_SECONDS = 20;

/** Lets the files of each person come a few at a time; the others wait unread. */
export const uploadsInTurn = () =>
  new PersonalGates(
    () =>
      new Gate(
        AT_ONCE,
        MOST_WAITING,
        LONGEST_WAIT_MS,
        () =>
          new RateLimited(
            ASK_AGAIN_SECONDS,
            'You are sending many files at this moment. Please send this one again when some of them have arrived.',
          ),
      ),
  );
