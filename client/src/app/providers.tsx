import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import { ScrollRestoration } from 'react-router';
import { Toasts } from '../components/toast/toasts';
import { createApolloClient } from '../lib/apollo-client';
import { leaveSignedOut } from '../lib/leave-signed-out';
import { MaintenanceGate } from './maintenance-gate';

/** What every route needs and the first paint does not: GraphQL, alerts, scroll positions. */
export function Providers() {
  const [client] = useState(() => createApolloClient(leaveSignedOut));
  return (
    <ApolloProvider client={client}>
      <MaintenanceGate />
      <Toasts />
      <ScrollRestoration />
    </ApolloProvider>
  );
}
