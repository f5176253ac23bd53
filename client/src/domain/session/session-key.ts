import type { ApolloClient } from '@apollo/client';
import { DraftKeyDocument } from '../../generated/graphql';
import { encryptionKey } from '../../lib/encrypted-text';
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
    if (held?.key === key) held = undefined;
    return undefined;
  });
  held = { token, key };
  return key;
}

/**
 * Stores the key received with another response to a call of this session; ignores a late response of an earlier
 * session.
 */
export function noteSessionKey(token: string | null, base64: string): void {
  if (token === sessionToken()) held = { token, key: encryptionKey(base64).catch(() => undefined) };
}

/** The key of a session if it is known. Sends no request, since the session may have ended. */
export function heldSessionKey(token: string | null): Key {
  return held && held.token === token ? held.key : Promise.resolve(undefined);
}

async function askForKey(client: ApolloClient): Key {
  const { data } = await client.query({ query: DraftKeyDocument, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('The server did not respond.');
  return encryptionKey(data.draftKey);
}
