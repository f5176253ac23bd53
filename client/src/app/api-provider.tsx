import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router';
import { apiClient } from '../domain/api/api-client';

/** Provides the GraphQL client to the pages below. */
export function ApiProvider() {
  return (
    <ApolloProvider client={apiClient}>
      <Outlet />
    </ApolloProvider>
  );
}
