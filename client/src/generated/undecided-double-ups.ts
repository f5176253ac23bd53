import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { UndecidedDoubleUpsOfQuery, UndecidedDoubleUpsOfQueryVariables } from './types';
export const UndecidedDoubleUpsOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UndecidedDoubleUpsOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undecidedDoubleUpsOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"submissionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstId"}},{"kind":"Field","name":{"kind":"Name","value":"secondId"}}]}}]}}]} as unknown as TypedDocumentNode<UndecidedDoubleUpsOfQuery, UndecidedDoubleUpsOfQueryVariables>;

export function useUndecidedDoubleUpsOfQuery(options: useQuery.Options<UndecidedDoubleUpsOfQuery, UndecidedDoubleUpsOfQueryVariables> & { returnPartialData?: false }) {
  return useQuery<UndecidedDoubleUpsOfQuery, UndecidedDoubleUpsOfQueryVariables>(UndecidedDoubleUpsOfDocument, options);
}

export function useUndecidedDoubleUpsOfLazyQuery(options?: useLazyQuery.Options<UndecidedDoubleUpsOfQuery, UndecidedDoubleUpsOfQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<UndecidedDoubleUpsOfQuery, UndecidedDoubleUpsOfQueryVariables>(UndecidedDoubleUpsOfDocument, options);
}
