import type { FastifyRequest } from 'fastify';
import { Unavailable } from '../common/errors.js';
import { isGraphqlRequest } from '../common/graphql-path.js';
import { PersonalGates } from './personal-gates.js';

/** Lets the changes of each person in a few at a time, so that nobody takes all connections of the database. */
export const changesInTurn = () =>
  new PersonalGates({
    // Changes of one claim wait for each other, each with a connection of the pool.
    atOnce: 3,
    mostWaiting: 200,
    longestWaitMs: 10_000,
    refusal: () =>
      new Unavailable(
        'Too many of your changes are being made at the same time. Please try again in a moment.',
      ),
  });

const MUTATION = /\bmutation\b/;

/** Whether a call may change something: told at little cost, so that a query which only names a mutation counts as one. */
export function mayChange(request: FastifyRequest): boolean {
  if (!isGraphqlRequest(request)) return request.method !== 'GET' && request.method !== 'HEAD';
  const { query } = (request.body ?? {}) as { query?: unknown };
  return typeof query === 'string' && MUTATION.test(query);
}
