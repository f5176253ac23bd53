/** Where the server answers GraphQL, of which the page may have two clients: see `query-text`. */
export const GRAPHQL_PATH = '/graphql';

/** How often a query is sent that the network lost or a failing server did not answer, and the first pause between. */
export const QUERY_TRIES = 3;
export const FIRST_PAUSE_MS = 300;

/** The header of a call in the session of this token. */
export function bearer(token: string | null): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** Whether one of the errors has this code. */
export function hasCode(
  errors: readonly { extensions?: { code?: unknown } | undefined }[],
  code: 'UNAUTHENTICATED' | 'SERVICE_UNAVAILABLE',
): boolean {
  return errors.some(({ extensions }) => extensions?.code === code);
}
