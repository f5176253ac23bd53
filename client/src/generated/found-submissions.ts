import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { FoundSubmissionsQuery, FoundSubmissionsQueryVariables } from './types';
export const FoundSubmissionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FoundSubmissions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissionSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"legalEntity"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"more"}}]}}]}}]} as unknown as TypedDocumentNode<FoundSubmissionsQuery, FoundSubmissionsQueryVariables>;

export function useFoundSubmissionsQuery(options: useQuery.Options<FoundSubmissionsQuery, FoundSubmissionsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<FoundSubmissionsQuery, FoundSubmissionsQueryVariables>(FoundSubmissionsDocument, options);
}

export function useFoundSubmissionsLazyQuery(options?: useLazyQuery.Options<FoundSubmissionsQuery, FoundSubmissionsQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<FoundSubmissionsQuery, FoundSubmissionsQueryVariables>(FoundSubmissionsDocument, options);
}
