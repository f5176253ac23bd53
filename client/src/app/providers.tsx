import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { Toasts } from '../components/toast/toasts';
import { createApolloClient } from '../lib/apollo-client';
import { leaveSignedOut } from '../lib/leave-signed-out';

/** What every route needs and the first paint does not: GraphQL, alerts, scroll positions. */
export function Providers() {
  const [client] = useState(() => createApolloClient(leaveSignedOut));
  return (
    <ApolloProvider client={client}>
      <Outlet />
      <Toasts />
      <ScrollRestoration />
    </ApolloProvider>
  );
}
