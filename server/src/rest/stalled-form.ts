import type { IncomingMessage } from 'node:http';
import { setInterval } from 'node:timers/promises';
import { BadInput } from '../common/errors.js';

export const UNREADABLE_FORM =
  'The form could not be read. Send it complete, as multipart/form-data with a boundary of at most 70 characters.';

/** How often it is looked, and how many times in a row nothing has moved when the parser is given up. */
const LOOK_MS = 1_000;
const MOST_LOOKS = 4;

/**
 * Waits for the parser's next part, unless it reads no more of what is there: busboy never goes on after some parts that it
 * passes over, and their sender would wait for an answer until the connection is given up.
 * @throws BadInput when it stands still; what `next` throws
 */
export async function unlessStalled<T>(raw: IncomingMessage, next: Promise<T>): Promise<T> {
  const over = new AbortController();
  try {
    return await Promise.race([next, stalled(raw, over.signal)]);
  } finally {
    over.abort();
  }
}

async function stalled(raw: IncomingMessage, signal: AbortSignal): Promise<never> {
  let looks = 0;
  let before = '';
  for await (const _ of setInterval(LOOK_MS, undefined, { signal })) {
    // A slow sender is no standstill: the form is then neither here as a whole nor held back.
    const heldBack = raw.complete || raw.isPaused();
    const now = `${raw.socket.bytesRead} ${raw.readableLength}`;
    looks = heldBack && now === before ? looks + 1 : 0;
    before = now;
    if (looks === MOST_LOOKS) break;
  }
  throw new BadInput(UNREADABLE_FORM);
}
