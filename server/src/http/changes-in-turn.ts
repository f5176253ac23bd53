import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Unavailable } from '../common/errors.js';
import { Gate } from '../common/gate.js';
import { isGraphqlRequest } from '../common/graphql-path.js';

/** Changes of one person that are worked on at once: changes of one claim wait for each other, each with a connection of the pool. */
const AT_ONCE = 3;
const MOST_WAITING = 200;
const LONGEST_WAIT_MS = 10_000;
/** A gate that nobody uses is forgotten; one that is forgotten in use lets a few more in. */
const MOST_PEOPLE = 10_000;

/** Lets the changes of each person in a few at a time, so that nobody takes all connections of the database. */
export class ChangesInTurn {
  private readonly gates = new LRUCache<string, Gate>({ max: MOST_PEOPLE });

  /** Waits for a turn; gives what ends it. @throws Unavailable when too many wait, or the wait was too long or `gone` tells */
  enter(person: string, gone: AbortSignal): Promise<() => void> {
    let gate = this.gates.get(person);
    if (!gate) this.gates.set(person, (gate = new Gate(AT_ONCE, MOST_WAITING, LONGEST_WAIT_MS, refusal)));
    return gate.enter(gone);
  }
}

const refusal = () =>
  new Unavailable('Many changes in your name are being made at this moment. Please try again in a moment.');

const MUTATION = /\bmutation\b/;

/** Whether a call may change something: told at little cost, so that a query which only names a mutation counts as one. */
export function mayChange(request: FastifyRequest): boolean {
  if (!isGraphqlRequest(request)) return request.method !== 'GET' && request.method !== 'HEAD';
  const { query } = (request.body ?? {}) as { query?: unknown };
  return typeof query === 'string' && MUTATION.test(query);
}
