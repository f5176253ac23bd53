import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { KeepSignedInDocument, SessionEndDocument } from '../../generated/graphql';
import { sessionToken } from '../../domain/session/session';
import { noteSessionKey } from '../../domain/session/session-key';
import { type SessionEndStatus, SessionWatch } from './session-watch';

/** The state of the end of the user's session, and the function that extends it. */
export function useSessionWatch(): SessionEndStatus & { stay: () => Promise<void> } {
  const client = useApolloClient();
  const watch = useMemo(
    () =>
      new SessionWatch({
        ask: async () => {
          const token = sessionToken();
          const { data } = await client.query({ query: SessionEndDocument, fetchPolicy: 'no-cache' });
          if (!data) throw new Error('The server did not respond.');
          // A form that is opened without a connection needs this key when the session ends.
          noteSessionKey(token, data.draftKey);
          return data.sessionEnd;
        },
        keep: async () => {
          const { data } = await client.mutate({ mutation: KeepSignedInDocument, fetchPolicy: 'no-cache' });
          if (!data) throw new Error('The server did not respond.');
          return data.keepSignedIn;
        },
      }),
    [client],
  );
  useEffect(
    function watchSession() {
      return watch.start();
    },
    [watch],
  );
  return { ...useSyncExternalStore(watch.subscribe, watch.current), stay: watch.stay };
}
