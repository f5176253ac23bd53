import { useLazyQuery, useQuery } from '@apollo/client/react';
import { useMutation, type MutationOptions } from '../domain/api/use-mutation';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { PasskeyListQuery, PasskeyListQueryVariables, BeginPasskeyRegistrationMutation, BeginPasskeyRegistrationMutationVariables, FinishPasskeyRegistrationMutation, FinishPasskeyRegistrationMutationVariables, RemovePasskeyMutation, RemovePasskeyMutationVariables } from './types';
export const PasskeyListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasskeyList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasskeyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasskeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as TypedDocumentNode<PasskeyListQuery, PasskeyListQueryVariables>;

export const BeginPasskeyRegistrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskeyRegistration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskeyRegistration"}}]}}]} as unknown as TypedDocumentNode<BeginPasskeyRegistrationMutation, BeginPasskeyRegistrationMutationVariables>;

export const FinishPasskeyRegistrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishPasskeyRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"response"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishPasskeyRegistration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"response"},"value":{"kind":"Variable","name":{"kind":"Name","value":"response"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasskeyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasskeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as TypedDocumentNode<FinishPasskeyRegistrationMutation, FinishPasskeyRegistrationMutationVariables>;

export const RemovePasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;

export function usePasskeyListQuery(options?: useQuery.Options<PasskeyListQuery, PasskeyListQueryVariables> & { returnPartialData?: false }) {
  return useQuery<PasskeyListQuery, PasskeyListQueryVariables>(PasskeyListDocument, options);
}

export function usePasskeyListLazyQuery(options?: useLazyQuery.Options<PasskeyListQuery, PasskeyListQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<PasskeyListQuery, PasskeyListQueryVariables>(PasskeyListDocument, options);
}

export function useBeginPasskeyRegistrationMutation(options?: MutationOptions<BeginPasskeyRegistrationMutation>) {
  return useMutation<BeginPasskeyRegistrationMutation, BeginPasskeyRegistrationMutationVariables>(BeginPasskeyRegistrationDocument, options);
}

export function useFinishPasskeyRegistrationMutation(options?: MutationOptions<FinishPasskeyRegistrationMutation>) {
  return useMutation<FinishPasskeyRegistrationMutation, FinishPasskeyRegistrationMutationVariables>(FinishPasskeyRegistrationDocument, options);
}

export function useRemovePasskeyMutation(options?: MutationOptions<RemovePasskeyMutation>) {
  return useMutation<RemovePasskeyMutation, RemovePasskeyMutationVariables>(RemovePasskeyDocument, options);
}
