import type { FastifyRequest } from 'fastify';

export const GRAPHQL_PATH = '/graphql';

/** Whether a request was routed to GraphQL, however its URL was written. */
export function isGraphqlRequest({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === GRAPHQL_PATH;
}
