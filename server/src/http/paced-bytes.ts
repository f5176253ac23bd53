import type { FastifyRequest } from 'fastify';
import { accountOf } from '../common/actor.js';
import { Unavailable } from '../common/errors.js';
import { FairGate } from '../common/fair-gate.js';
import { isSomebodyServed } from '../common/served-people.js';

/** Bytes of a file that are worked on in one turn of the event loop, and how many bytes the work on any piece counts for. */
const BYTES_A_TURN = 64 * 1024;
const BYTES_A_PIECE = 1_024;

/** How often a turn begins while somebody who is signed in is served. */
const GIVE_WAY_MS = 2;

/** Pieces are read, digested and sealed one at a time, and people take turns: no crowd of files fills a turn of the event loop. */
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

/** The bytes of a request, as fast as they may be worked on: what is not asked for is not read from the connection. */
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
