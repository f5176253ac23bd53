import { t } from '@rules/text.js';
import { leaveSignedOut } from '../session/leave-signed-out';
import { sessionToken } from '../session/session';
import { bearer, FIRST_PAUSE_MS, GRAPHQL_PATH, hasCode, QUERY_TRIES } from './graphql-call';

/** A query as text, for pages that send it before the GraphQL client is loaded. */
export interface QueryText {
  operationName: string;
  query: string;
}

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** The server has answered, and a retry would not change the answer. */
class Refused extends Error {}

/** Whether a query got no response from the server, as without a connection. */
export function isUnanswered(error: Error): boolean {
  // What fetch throws, and what its signal throws after LONGEST_WAIT_MS.
  return error instanceof TypeError || error.name === 'TimeoutError';
}

const LONGEST_WAIT_MS = 20_000;

/**
 * Sends a query as the GraphQL client does (apollo-client): bearer token, sign-in page on a 401, three attempts when
 * the network fails.
 */
export async function askText<Data>(text: QueryText, variables: object = {}): Promise<Data> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await askOnce<Data>(text, variables);
    } catch (error) {
      if (error instanceof Refused || tried === QUERY_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * FIRST_PAUSE_MS * 2 ** tried));
    }
  }
}

async function askOnce<Data>(text: QueryText, variables: object): Promise<Data> {
  const token = sessionToken();
  const response = await fetch(GRAPHQL_PATH, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json,application/json;q=0.9',
      ...bearer(token),
    },
    body: JSON.stringify({ ...text, variables }),
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  });
  if (response.status >= 500) throw new Error(`The server answered with status ${response.status}.`);
  const { data, errors = [] } = (await response.json().catch(() => ({}))) as Answer<Data>;
  if (response.status === 401 || hasCode(errors, 'UNAUTHENTICATED')) leaveSignedOut(token);
  if (!data || errors.length > 0)
    throw new Refused(
      errors[0]?.message ?? t('The server answered with status {status}.', { status: response.status }),
    );
  return data;
}
