import { ApolloProvider } from '@apollo/client/react';
import { apiClient } from '../../domain/api/api-client';
import { PrivateLayout } from './private-layout';

/** The private layout with the GraphQL client, which public pages do not load. */
export function SignedInFrame() {
  return (
    <ApolloProvider client={apiClient}>
      <PrivateLayout />
    </ApolloProvider>
  );
}
