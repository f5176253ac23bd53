import type { FastifyRequest } from 'fastify';
import { accountOf } from '../common/actor.js';
import { Unavailable } from '../common/errors.js';
import { FairGate } from '../common/fair-gate.js';
import { isSomebodyServed } from '../common/served-people.js';

/** Bytes of files processed in one event loop turn, and the minimum that any chunk counts for. */
const BYTES_A_TURN = 64 * 1024;
const BYTES_A_PIECE = 1_024;

/** Milliseconds between turns while signed-in users are being served. */
const GIVE_WAY_MS = 2;

/**
 * Chunks are read, hashed and encrypted one at a time, and people take turns, so that many uploads together do not block
 * the event loop.
 */
const turns = new FairGate({
  width: 1,
  mostOfOne: Infinity,
  most: Infinity,
  longestWaitMs: 60_000,
  givesWay: isSomebodyServed,
  giveWayMs: GIVE_WAY_MS,
  refusal: () =>
    new Unavailable('Too many files are being sent at the same time. Please try again in a moment.'),
});

/** The bytes of a request, as fast as they may be processed. Bytes not yet asked for are not read from the connection. */
export async function* paced(
  { actor }: FastifyRequest,
  bytes: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const person = actor ? accountOf(actor) : '';
  let worked = BYTES_A_TURN;
  for await (const piece of bytes) {
    worked += piece.length + BYTES_A_PIECE;
    if (worked > BYTES_A_TURN) {
      const leave = await turns.enter(person);
      leave();
      worked = 0;
    }
    yield piece;
  }
}
