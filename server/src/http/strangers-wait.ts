import { hash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { accountOf } from '../common/actor.js';
import { Unavailable } from '../common/errors.js';
import { FairGate } from '../common/fair-gate.js';
import { beginServing, endServing, isSomebodyServed } from '../common/served-people.js';
import { networkPrefix } from '../limits/network-prefix.js';
import { ChangesInTurn, mayChange } from './changes-in-turn.js';
import { REQUEST_LIMIT_MS } from './request-limits.js';

/** Strangers' calls that are worked on at once: each holds a connection of the pool at most, and people who are signed in have the rest. */
const AT_ONCE = Math.max(2, availableParallelism());
const MOST_OF_A_NETWORK = 500;
const MOST_WAITING = 5_000;
const LONGEST_WAIT_MS = 10_000;
/**
 * While somebody who is signed in is served, strangers begin no more often than this. A call takes milliseconds, with the mail
 * that it asks for more than ten; a file of a page nearly nothing, and a page has many.
 */
const GIVE_WAY_MS = { health: 5, calls: 40, pages: 5 };

/** Whose tokens opened something lately, by their hash. It only says who goes first; whether a token holds, the guard asks each time. */
const KNOWN_FOR_MS = 10 * 60_000;
const MOST_KNOWN = 20_000;

const BEARER = /^bearer /i;

/**
 * Has calls without a token that opened something lately wait for a turn, once their body has been read: a flood of them, on
 * whatever public call, leaves people who are signed in nearly as quick as on a quiet day (security promise F5). Health,
 * the calls and the pages have a gate each, so that a load balancer never waits behind sign-ins. Of who is signed in, only
 * many changes at once wait for each other.
 */
export function haveStrangersWait(server: FastifyInstance): void {
  const known = new LRUCache<string, string>({ max: MOST_KNOWN, ttl: KNOWN_FOR_MS });
  const gates = [
    { paths: /^\/api\/health\//, gate: gateOf(GIVE_WAY_MS.health) },
    { paths: /^\/(api|graphql)\b/, gate: gateOf(GIVE_WAY_MS.calls) },
    { paths: /^/, gate: gateOf(GIVE_WAY_MS.pages) },
  ];
  const changes = new ChangesInTurn();
  const turns = new WeakMap<FastifyRequest, () => void>();

  const takeTurn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    enter: (gone: AbortSignal) => Promise<() => void>,
  ) => {
    const gone = new AbortController();
    const left = () => gone.abort();
    reply.raw.once('close', left);
    const leave = await enter(gone.signal);
    reply.raw.off('close', left);
    // A file may take hours to come, and whoever sends it has nothing worked on meanwhile.
    if (request.isMultipart() && !request.raw.complete) {
      leave();
      return;
    }
    turns.set(request, leave);
    // Whoever leaves does not end the work that was begun for them; its answer does, or its time.
    reply.raw.once('close', () => turns.has(request) && setTimeout(leave, REQUEST_LIMIT_MS).unref());
  };

  server.addHook('preValidation', async (request, reply) => {
    const token = tokenOf(request);
    const person = token && known.get(token);
    if (person === undefined) {
      const { gate } = gates.find(({ paths }) => paths.test(request.url))!;
      await takeTurn(request, reply, (gone) => gate.enter(networkPrefix(request.ip), gone));
      return;
    }
    beginServing(request);
    reply.raw.once('close', () => endServing(request));
    if (mayChange(request)) await takeTurn(request, reply, (gone) => changes.enter(person, gone));
  });

  server.addHook('onSend', (request, reply, _payload, done) => {
    endServing(request);
    turns.get(request)?.();
    turns.delete(request);
    const token = tokenOf(request);
    if (token && request.actor) known.set(token, accountOf(request.actor));
    else if (token && reply.statusCode === 401) known.delete(token);
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
      new Unavailable('Too many people are asking at this moment. Please try again in a moment.'),
  });

function tokenOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  if (!authorization || !BEARER.test(authorization)) return undefined;
  return hash('sha256', authorization, 'base64url');
}
