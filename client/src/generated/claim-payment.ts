import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ClaimPaymentQuery, ClaimPaymentQueryVariables } from './types';
export const ClaimPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distributionLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"submissionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"net"}}]}}]}}]} as unknown as TypedDocumentNode<ClaimPaymentQuery, ClaimPaymentQueryVariables>;

export function useClaimPaymentQuery(options: useQuery.Options<ClaimPaymentQuery, ClaimPaymentQueryVariables> & { returnPartialData?: false }) {
  return useQuery<ClaimPaymentQuery, ClaimPaymentQueryVariables>(ClaimPaymentDocument, options);
}

export function useClaimPaymentLazyQuery(options?: useLazyQuery.Options<ClaimPaymentQuery, ClaimPaymentQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<ClaimPaymentQuery, ClaimPaymentQueryVariables>(ClaimPaymentDocument, options);
}
