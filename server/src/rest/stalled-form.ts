import type { IncomingMessage } from 'node:http';
import { setInterval } from 'node:timers/promises';
import { BadInput } from '../common/errors.js';

export const UNREADABLE_FORM =
  'The form could not be read. Send it complete, as multipart/form-data with a boundary of at most 70 characters.';

/** The interval of the checks, and after how many without progress the parser is given up. */
const LOOK_MS = 1_000;
const MOST_LOOKS = 4;

/**
 * Waits for the parser's next part, but not when it has stopped reading: busboy never continues after skipping certain
 * parts, and the client would wait for a response until its connection times out.
 * @throws BadInput when the parser has stopped; the errors of `next`
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
    // Counts only when everything has arrived or what arrived is not being read; neither is so while a slow client sends.
    const heldBack = raw.complete || raw.isPaused();
    const now = `${raw.socket.bytesRead} ${raw.readableLength}`;
    looks = heldBack && now === before ? looks + 1 : 0;
    before = now;
    if (looks === MOST_LOOKS) break;
  }
  throw new BadInput(UNREADABLE_FORM);
}
