/** The path of the GraphQL API, which a page may call by two clients: see `query-text`. */
export const GRAPHQL_PATH = '/graphql';

/** How often a query is sent when the network or the server fails, and the first pause between attempts. */
export const QUERY_TRIES = 3;
export const FIRST_PAUSE_MS = 300;

/** The authorization header for this token. */
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
