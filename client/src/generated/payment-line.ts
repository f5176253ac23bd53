import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ClaimPaymentQuery, ClaimPaymentQueryVariables, PaymentLineQuery, PaymentLineQueryVariables, PaymentLineProofQuery, PaymentLineProofQueryVariables } from './types';
export const ClaimPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distributionLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"submissionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"net"}}]}}]}}]} as unknown as TypedDocumentNode<ClaimPaymentQuery, ClaimPaymentQueryVariables>;

export const PaymentLineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distributionLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"submissionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"loss"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"payment"}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settlementSum"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"distributable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"losses"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"mayCheck"}}]}}]}}]} as unknown as TypedDocumentNode<PaymentLineQuery, PaymentLineQueryVariables>;

export const PaymentLineProofDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentLineProof"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distributionLineProof"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"submissionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}}}]}]}}]} as unknown as TypedDocumentNode<PaymentLineProofQuery, PaymentLineProofQueryVariables>;

export function useClaimPaymentQuery(options: useQuery.Options<ClaimPaymentQuery, ClaimPaymentQueryVariables> & { returnPartialData?: false }) {
  return useQuery<ClaimPaymentQuery, ClaimPaymentQueryVariables>(ClaimPaymentDocument, options);
}

export function useClaimPaymentLazyQuery(options?: useLazyQuery.Options<ClaimPaymentQuery, ClaimPaymentQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<ClaimPaymentQuery, ClaimPaymentQueryVariables>(ClaimPaymentDocument, options);
}

export function usePaymentLineQuery(options: useQuery.Options<PaymentLineQuery, PaymentLineQueryVariables> & { returnPartialData?: false }) {
  return useQuery<PaymentLineQuery, PaymentLineQueryVariables>(PaymentLineDocument, options);
}

export function usePaymentLineLazyQuery(options?: useLazyQuery.Options<PaymentLineQuery, PaymentLineQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<PaymentLineQuery, PaymentLineQueryVariables>(PaymentLineDocument, options);
}

export function usePaymentLineProofQuery(options: useQuery.Options<PaymentLineProofQuery, PaymentLineProofQueryVariables> & { returnPartialData?: false }) {
  return useQuery<PaymentLineProofQuery, PaymentLineProofQueryVariables>(PaymentLineProofDocument, options);
}

export function usePaymentLineProofLazyQuery(options?: useLazyQuery.Options<PaymentLineProofQuery, PaymentLineProofQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<PaymentLineProofQuery, PaymentLineProofQueryVariables>(PaymentLineProofDocument, options);
}
