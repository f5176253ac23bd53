import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ClaimFactsQuery, ClaimFactsQueryVariables } from './types';
export const ClaimFactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimFacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimFacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"trades"}},{"kind":"Field","name":{"kind":"Name","value":"request"}},{"kind":"Field","name":{"kind":"Name","value":"requestSince"}},{"kind":"Field","name":{"kind":"Name","value":"onlyOfficeWrote"}},{"kind":"Field","name":{"kind":"Name","value":"hasNotice"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as TypedDocumentNode<ClaimFactsQuery, ClaimFactsQueryVariables>;

export function useClaimFactsQuery(options: useQuery.Options<ClaimFactsQuery, ClaimFactsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<ClaimFactsQuery, ClaimFactsQueryVariables>(ClaimFactsDocument, options);
}

export function useClaimFactsLazyQuery(options?: useLazyQuery.Options<ClaimFactsQuery, ClaimFactsQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<ClaimFactsQuery, ClaimFactsQueryVariables>(ClaimFactsDocument, options);
}
