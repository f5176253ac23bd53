import { availableParallelism } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { Unavailable } from '../common/errors.js';
import { FairGate } from '../common/fair-gate.js';
import { isSomebodyServed } from '../common/served-people.js';
import { networkPrefix } from '../limits/network-prefix.js';
import { type Places, TurnsOfCall } from './call-turns.js';
import { changesInTurn } from './changes-in-turn.js';
import type { KnownTokens } from './known-tokens.js';
import { uploadsInTurn } from './uploads-in-turn.js';

/**
 * Concurrent calls of unknown callers. Each holds at most one connection of the pool; the rest is for signed-in users.
 */
const AT_ONCE = Math.max(2, availableParallelism());
const MOST_OF_A_NETWORK = 500;
const MOST_WAITING = 5_000;
const LONGEST_WAIT_MS = 10_000;
/**
 * While signed-in users are being served, calls of unknown callers begin no more often than this. A call takes
 * milliseconds, one that sends mail more than ten; a static file almost none, and a page has many of them.
 */
const GIVE_WAY_MS = { health: 5, calls: 40, pages: 5 };

/**
 * Makes calls without a recently accepted token wait for a turn once their body has been read: a flood of them, on any
 * public path, hardly slows signed-in users down (LIMIT-8, LIMIT-7). Health, API calls and pages have separate gates, so
 * that a load balancer never waits behind sign-ins. Of signed-in users, only many concurrent changes or uploads of one
 * person wait for each other.
 */
export function queueAnonymousCalls(server: FastifyInstance, known: KnownTokens): void {
  const gates = [
    { paths: /^\/api\/health\//, gate: gateOf(GIVE_WAY_MS.health) },
    { paths: /^\/(api|graphql)\b/, gate: gateOf(GIVE_WAY_MS.calls) },
    { paths: /^/, gate: gateOf(GIVE_WAY_MS.pages) },
  ];
  const places: Places = {
    anonymous: ({ url, ip }, gone) =>
      gates.find(({ paths }) => paths.test(url))!.gate.enter(networkPrefix(ip), gone),
    changes: changesInTurn(),
    uploads: uploadsInTurn(),
  };
  server.addHook('preValidation', async (request, reply) => {
    const turns = new TurnsOfCall(request, reply, places, known);
    request.turns = turns;
    await turns.begin();
  });
  server.addHook('onSend', (request, reply, _payload, done) => {
    request.turns?.end();
    if (reply.statusCode === 401) known.forget(request);
    done();
  });
}

const gateOf = (giveWayMs: number) =>
  new FairGate({
    width: AT_ONCE,
    mostOfOne: MOST_OF_A_NETWORK,
    most: MOST_WAITING,
    longestWaitMs: LONGEST_WAIT_MS,
    givesWay: isSomebodyServed,
    giveWayMs,
    refusal: () =>
      new Unavailable('We are receiving too many requests at the moment. Please try again in a moment.'),
  });
