import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { OwnPaymentsQuery, OwnPaymentsQueryVariables } from './types';
export const OwnPaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnPayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentsOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"submissionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"heldReason"}},{"kind":"Field","name":{"kind":"Name","value":"returnedFor"}},{"kind":"Field","name":{"kind":"Name","value":"heldForReturn"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"distribution"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDay"}},{"kind":"Field","name":{"kind":"Name","value":"account"}}]}}]}}]} as unknown as TypedDocumentNode<OwnPaymentsQuery, OwnPaymentsQueryVariables>;

export function useOwnPaymentsQuery(options: useQuery.Options<OwnPaymentsQuery, OwnPaymentsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<OwnPaymentsQuery, OwnPaymentsQueryVariables>(OwnPaymentsDocument, options);
}

export function useOwnPaymentsLazyQuery(options?: useLazyQuery.Options<OwnPaymentsQuery, OwnPaymentsQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<OwnPaymentsQuery, OwnPaymentsQueryVariables>(OwnPaymentsDocument, options);
}
