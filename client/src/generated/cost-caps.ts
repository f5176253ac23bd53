import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { CostCapsQuery, CostCapsQueryVariables } from './types';
export const CostCapsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CostCaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"costCaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}}]}}]}}]} as unknown as TypedDocumentNode<CostCapsQuery, CostCapsQueryVariables>;

export function useCostCapsQuery(options?: useQuery.Options<CostCapsQuery, CostCapsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<CostCapsQuery, CostCapsQueryVariables>(CostCapsDocument, options);
}

export function useCostCapsLazyQuery(options?: useLazyQuery.Options<CostCapsQuery, CostCapsQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<CostCapsQuery, CostCapsQueryVariables>(CostCapsDocument, options);
}
