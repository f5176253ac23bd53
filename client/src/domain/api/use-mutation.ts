import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useState } from 'react';
import { loadApi } from './load-api';

/** What can be said of a mutation besides its variables. */
export type MutationOptions<Data> = Pick<
  ApolloClient.MutateOptions<Data>,
  'awaitRefetchQueries' | 'context' | 'refetchQueries' | 'update'
>;

/** A mutation's variables, which may be left out where it has none. */
type Call<Data, Variables> = MutationOptions<Data> &
  (Record<string, never> extends Variables ? { variables?: Variables } : { variables: Variables });

/**
 * The call of a mutation, and whether one is under way. It rejects with the server's refusal, and when the server or the
 * GraphQL client, which it loads, cannot be reached.
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
      // An answer that neither says what was done nor why not is none.
      if (!result.data) throw new Error('The server did not respond.');
      return result;
    } finally {
      setUnderWay((count) => count - 1);
    }
  };
  return [call, { loading: underWay > 0 }] as const;
}
