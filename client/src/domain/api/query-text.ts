import { leaveSignedOut } from '../session/leave-signed-out';
import { sessionToken } from '../session/session';

/** A query as text, for what a page asks before the GraphQL client is loaded. */
export interface QueryText {
  operationName: string;
  query: string;
}

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** The server has answered, and asking again would not change it. */
class Refused extends Error {}

const TRIES = 3;
const PAUSE_MS = 300;
const LONGEST_WAIT_MS = 20_000;

/** Asks as the GraphQL client does (lib/apollo-client): bearer token, sign-in page on a 401, three tries when the network lost it. */
export async function askText<Data>(text: QueryText): Promise<Data> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await askOnce<Data>(text);
    } catch (error) {
      if (error instanceof Refused || tried === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS * 2 ** tried));
    }
  }
}

async function askOnce<Data>(text: QueryText): Promise<Data> {
  const token = sessionToken();
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json,application/json;q=0.9',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ ...text, variables: {} }),
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  });
  if (response.status >= 500) throw new Error(`The server answered with status ${response.status}.`);
  const { data, errors = [] } = (await response.json().catch(() => ({}))) as Answer<Data>;
  if (response.status === 401 || errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED'))
    leaveSignedOut(token);
  if (!data || errors.length > 0)
    throw new Refused(errors[0]?.message ?? `The server answered with status ${response.status}.`);
  return data;
}
