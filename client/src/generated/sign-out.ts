import { useMutation, type MutationOptions } from '../domain/api/use-mutation';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { SignOutMutation, SignOutMutationVariables } from './types';
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as TypedDocumentNode<SignOutMutation, SignOutMutationVariables>;

export function useSignOutMutation(options?: MutationOptions<SignOutMutation>) {
  return useMutation<SignOutMutation, SignOutMutationVariables>(SignOutDocument, options);
}
