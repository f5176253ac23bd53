import { useMutation, type MutationOptions } from '../domain/api/use-mutation';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { StopBankChangeMutation, StopBankChangeMutationVariables } from './types';
export const StopBankChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopBankChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopBankChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as TypedDocumentNode<StopBankChangeMutation, StopBankChangeMutationVariables>;

export function useStopBankChangeMutation(options?: MutationOptions<StopBankChangeMutation>) {
  return useMutation<StopBankChangeMutation, StopBankChangeMutationVariables>(StopBankChangeDocument, options);
}
