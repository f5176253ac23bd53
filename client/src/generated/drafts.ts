import { useLazyQuery, useQuery } from '@apollo/client/react';
import { useMutation, type MutationOptions } from '../domain/api/use-mutation';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { KeptDraftQuery, KeptDraftQueryVariables, DraftKeyQuery, DraftKeyQueryVariables, SaveDraftMutation, SaveDraftMutationVariables, DiscardDraftMutation, DiscardDraftMutationVariables } from './types';
export const KeptDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KeptDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DraftForm"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}},{"kind":"Argument","name":{"kind":"Name","value":"subjectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draftKey"}}]}}]} as unknown as TypedDocumentNode<KeptDraftQuery, KeptDraftQueryVariables>;

export const DraftKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DraftKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draftKey"}}]}}]} as unknown as TypedDocumentNode<DraftKeyQuery, DraftKeyQueryVariables>;

export const SaveDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DraftForm"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}},{"kind":"Argument","name":{"kind":"Name","value":"subjectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftSavedMoment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftSavedMoment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}}]} as unknown as TypedDocumentNode<SaveDraftMutation, SaveDraftMutationVariables>;

export const DiscardDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DraftForm"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}},{"kind":"Argument","name":{"kind":"Name","value":"subjectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}}}]}]}}]} as unknown as TypedDocumentNode<DiscardDraftMutation, DiscardDraftMutationVariables>;

export function useKeptDraftQuery(options: useQuery.Options<KeptDraftQuery, KeptDraftQueryVariables> & { returnPartialData?: false }) {
  return useQuery<KeptDraftQuery, KeptDraftQueryVariables>(KeptDraftDocument, options);
}

export function useKeptDraftLazyQuery(options?: useLazyQuery.Options<KeptDraftQuery, KeptDraftQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<KeptDraftQuery, KeptDraftQueryVariables>(KeptDraftDocument, options);
}

export function useDraftKeyQuery(options?: useQuery.Options<DraftKeyQuery, DraftKeyQueryVariables> & { returnPartialData?: false }) {
  return useQuery<DraftKeyQuery, DraftKeyQueryVariables>(DraftKeyDocument, options);
}

export function useDraftKeyLazyQuery(options?: useLazyQuery.Options<DraftKeyQuery, DraftKeyQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<DraftKeyQuery, DraftKeyQueryVariables>(DraftKeyDocument, options);
}

export function useSaveDraftMutation(options?: MutationOptions<SaveDraftMutation>) {
  return useMutation<SaveDraftMutation, SaveDraftMutationVariables>(SaveDraftDocument, options);
}

export function useDiscardDraftMutation(options?: MutationOptions<DiscardDraftMutation>) {
  return useMutation<DiscardDraftMutation, DiscardDraftMutationVariables>(DiscardDraftDocument, options);
}
