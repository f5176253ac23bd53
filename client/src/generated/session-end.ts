import { useLazyQuery, useQuery } from '@apollo/client/react';
import { useMutation, type MutationOptions } from '../domain/api/use-mutation';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { SessionEndQuery, SessionEndQueryVariables, KeepSignedInMutation, KeepSignedInMutationVariables } from './types';
export const SessionEndDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionEnd"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionEnd"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionEndTimes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draftKey"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionEndTimes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SessionEnd"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"latestAt"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}}]}}]} as unknown as TypedDocumentNode<SessionEndQuery, SessionEndQueryVariables>;

export const KeepSignedInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepSignedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepSignedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionEndTimes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionEndTimes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SessionEnd"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"latestAt"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}}]}}]} as unknown as TypedDocumentNode<KeepSignedInMutation, KeepSignedInMutationVariables>;

export function useSessionEndQuery(options?: useQuery.Options<SessionEndQuery, SessionEndQueryVariables> & { returnPartialData?: false }) {
  return useQuery<SessionEndQuery, SessionEndQueryVariables>(SessionEndDocument, options);
}

export function useSessionEndLazyQuery(options?: useLazyQuery.Options<SessionEndQuery, SessionEndQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<SessionEndQuery, SessionEndQueryVariables>(SessionEndDocument, options);
}

export function useKeepSignedInMutation(options?: MutationOptions<KeepSignedInMutation>) {
  return useMutation<KeepSignedInMutation, KeepSignedInMutationVariables>(KeepSignedInDocument, options);
}
