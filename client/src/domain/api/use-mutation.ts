import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useState } from 'react';
import { loadApi } from './load-api';

/** Options of a mutation besides its variables. */
export type MutationOptions<Data> = Pick<
  ApolloClient.MutateOptions<Data>,
  'awaitRefetchQueries' | 'context' | 'refetchQueries' | 'update'
>;

/** A mutation's variables, optional when it has none. */
type Call<Data, Variables> = MutationOptions<Data> &
  (Record<string, never> extends Variables ? { variables?: Variables } : { variables: Variables });

/**
 * Returns a function that sends a mutation, and whether one is running. The function loads the GraphQL client; it
 * rejects with the server's error, and when the server or the client's code cannot be reached.
 */
export function useMutation<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options?: MutationOptions<Data>,
) {
  const [underWay, setUnderWay] = useState(0);
  const call = async (
    ...[own]: Record<string, never> extends Variables ? [Call<Data, Variables>?] : [Call<Data, Variables>]
  ) => {
    setUnderWay((count) => count + 1);
    try {
      const { apiClient } = await loadApi();
      const result = await apiClient.mutate<Data>({ ...options, ...own, mutation: document });
      // A response with neither data nor an error counts as no response.
      if (!result.data) throw new Error('The server did not respond.');
      return result;
    } finally {
      setUnderWay((count) => count - 1);
    }
  };
  return [call, { loading: underWay > 0 }] as const;
}
