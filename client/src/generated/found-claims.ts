import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { FoundClaimsQuery, FoundClaimsQueryVariables } from './types';
export const FoundClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FoundClaims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissionSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"legalEntity"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"more"}}]}}]}}]} as unknown as TypedDocumentNode<FoundClaimsQuery, FoundClaimsQueryVariables>;

export function useFoundClaimsQuery(options: useQuery.Options<FoundClaimsQuery, FoundClaimsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<FoundClaimsQuery, FoundClaimsQueryVariables>(FoundClaimsDocument, options);
}

export function useFoundClaimsLazyQuery(options?: useLazyQuery.Options<FoundClaimsQuery, FoundClaimsQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<FoundClaimsQuery, FoundClaimsQueryVariables>(FoundClaimsDocument, options);
}
