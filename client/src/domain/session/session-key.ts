import type { ApolloClient } from '@apollo/client';
import { DraftKeyDocument } from '../../generated/graphql';
import { sealingKey } from '../../lib/sealed-text';
import { sessionToken } from './session';

type Key = Promise<CryptoKey | undefined>;

let held: { token: string | null; key: Key } | undefined;

/**
 * The key that encrypts this user's unsaved input, fetched once a session: after its end it cannot be fetched any more.
 * Undefined without a connection and when the browser has no Web Crypto; never rejects.
 */
export function sessionKey(client: ApolloClient): Key {
  const token = sessionToken();
  if (held?.token === token) return held.key;
  const key = askForKey(client).catch(() => {
    held = undefined;
    return undefined;
  });
  held = { token, key };
  return key;
}

async function askForKey(client: ApolloClient): Key {
  const { data } = await client.query({ query: DraftKeyDocument, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('The server did not respond.');
  return sealingKey(data.draftKey);
}
