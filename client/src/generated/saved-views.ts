import { useLazyQuery, useQuery } from '@apollo/client/react';
import { useMutation, type MutationOptions } from '../domain/api/use-mutation';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { SavedViewsQuery, SavedViewsQueryVariables, SaveViewMutation, SaveViewMutationVariables, RenameViewMutation, RenameViewMutationVariables, DeleteViewMutation, DeleteViewMutationVariables } from './types';
export const SavedViewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViewRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedViewRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}}]}}]} as unknown as TypedDocumentNode<SavedViewsQuery, SavedViewsQueryVariables>;

export const SaveViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViewRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedViewRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}}]}}]} as unknown as TypedDocumentNode<SaveViewMutation, SaveViewMutationVariables>;

export const RenameViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViewRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedViewRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}}]}}]} as unknown as TypedDocumentNode<RenameViewMutation, RenameViewMutationVariables>;

export const DeleteViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as TypedDocumentNode<DeleteViewMutation, DeleteViewMutationVariables>;

export function useSavedViewsQuery(options?: useQuery.Options<SavedViewsQuery, SavedViewsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<SavedViewsQuery, SavedViewsQueryVariables>(SavedViewsDocument, options);
}

export function useSavedViewsLazyQuery(options?: useLazyQuery.Options<SavedViewsQuery, SavedViewsQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<SavedViewsQuery, SavedViewsQueryVariables>(SavedViewsDocument, options);
}

export function useSaveViewMutation(options?: MutationOptions<SaveViewMutation>) {
  return useMutation<SaveViewMutation, SaveViewMutationVariables>(SaveViewDocument, options);
}

export function useRenameViewMutation(options?: MutationOptions<RenameViewMutation>) {
  return useMutation<RenameViewMutation, RenameViewMutationVariables>(RenameViewDocument, options);
}

export function useDeleteViewMutation(options?: MutationOptions<DeleteViewMutation>) {
  return useMutation<DeleteViewMutation, DeleteViewMutationVariables>(DeleteViewDocument, options);
}
