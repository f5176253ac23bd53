import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { SubmissionSelectionQuery, SubmissionSelectionQueryVariables } from './types';
export const SubmissionSelectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubmissionSelection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissionSelection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"more"}}]}}]}}]} as unknown as TypedDocumentNode<SubmissionSelectionQuery, SubmissionSelectionQueryVariables>;

export function useSubmissionSelectionQuery(options?: useQuery.Options<SubmissionSelectionQuery, SubmissionSelectionQueryVariables> & { returnPartialData?: false }) {
  return useQuery<SubmissionSelectionQuery, SubmissionSelectionQueryVariables>(SubmissionSelectionDocument, options);
}

export function useSubmissionSelectionLazyQuery(options?: useLazyQuery.Options<SubmissionSelectionQuery, SubmissionSelectionQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<SubmissionSelectionQuery, SubmissionSelectionQueryVariables>(SubmissionSelectionDocument, options);
}
