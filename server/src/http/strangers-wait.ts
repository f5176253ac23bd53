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
 * Strangers' calls that are worked on at once: each holds a connection of the pool at most, and people who are signed in
 * have the rest.
 */
const AT_ONCE = Math.max(2, availableParallelism());
const MOST_OF_A_NETWORK = 500;
const MOST_WAITING = 5_000;
const LONGEST_WAIT_MS = 10_000;
/**
 * While somebody who is signed in is served, strangers begin no more often than this. A call takes milliseconds, with the
 * mail that it asks for more than ten; a file of a page nearly nothing, and a page has many.
 */
const GIVE_WAY_MS = { health: 5, calls: 40, pages: 5 };

/**
 * Has calls without a token that opened something lately wait for a turn, once their body has been read: a flood of them, on
 * whatever public call, leaves people who are signed in nearly as quick as on a quiet day (LIMIT-8, LIMIT-7). Health,
 * the calls and the pages have a gate each, so that a load balancer never waits behind sign-ins. Of who is signed in, only
 * many changes at once wait for each other, and many files.
 */
export function haveStrangersWait(server: FastifyInstance, known: KnownTokens): void {
  const gates = [
    { paths: /^\/api\/health\//, gate: gateOf(GIVE_WAY_MS.health) },
    { paths: /^\/(api|graphql)\b/, gate: gateOf(GIVE_WAY_MS.calls) },
    { paths: /^/, gate: gateOf(GIVE_WAY_MS.pages) },
  ];
  const places: Places = {
    strangers: ({ url, ip }, gone) =>
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
