import type { FastifyRequest } from 'fastify';
import { Unavailable } from '../common/errors.js';
import { isGraphqlRequest } from '../common/graphql-path.js';
import { PersonalGates } from './personal-gates.js';

/** Limits how many changes one person makes at once, so that nobody takes all database connections. */
export const changesInTurn = () =>
  new PersonalGates({
    // Changes to the same claim wait for each other, and each holds a connection of the pool.
    atOnce: 3,
    mostWaiting: 200,
    longestWaitMs: 10_000,
    refusal: () =>
      new Unavailable(
        'Too many of your changes are being made at the same time. Please try again in a moment.',
      ),
  });

const MUTATION = /\bmutation\b/;

/**
 * Whether a call may change data. The check is deliberately cheap: a query that only contains the name of a mutation
 * counts too.
 */
export function mayChange(request: FastifyRequest): boolean {
  if (!isGraphqlRequest(request)) return request.method !== 'GET' && request.method !== 'HEAD';
  const { query } = (request.body ?? {}) as { query?: unknown };
  return typeof query === 'string' && MUTATION.test(query);
}
