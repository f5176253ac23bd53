import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { OfficeCountsQuery, OfficeCountsQueryVariables } from './types';
export const OfficeCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfficeCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"officeCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unansweredRequests"}},{"kind":"Field","name":{"kind":"Name","value":"undecidedDoubleUps"}},{"kind":"Field","name":{"kind":"Name","value":"importsRunning"}},{"kind":"Field","name":{"kind":"Name","value":"openObjections"}},{"kind":"Field","name":{"kind":"Name","value":"openBankChanges"}}]}}]}}]} as unknown as TypedDocumentNode<OfficeCountsQuery, OfficeCountsQueryVariables>;

export function useOfficeCountsQuery(options?: useQuery.Options<OfficeCountsQuery, OfficeCountsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<OfficeCountsQuery, OfficeCountsQueryVariables>(OfficeCountsDocument, options);
}

export function useOfficeCountsLazyQuery(options?: useLazyQuery.Options<OfficeCountsQuery, OfficeCountsQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<OfficeCountsQuery, OfficeCountsQueryVariables>(OfficeCountsDocument, options);
}
