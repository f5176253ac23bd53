import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DashboardQuery, DashboardQueryVariables } from './types';
export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissions"}},{"kind":"Field","name":{"kind":"Name","value":"withoutTrades"}},{"kind":"Field","name":{"kind":"Name","value":"missingBank"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredRequests"}},{"kind":"Field","name":{"kind":"Name","value":"importsRunning"}},{"kind":"Field","name":{"kind":"Name","value":"importsFailed"}},{"kind":"Field","name":{"kind":"Name","value":"undecidedDoubleUps"}},{"kind":"Field","name":{"kind":"Name","value":"thisWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissions"}},{"kind":"Field","name":{"kind":"Name","value":"changedSubmissions"}},{"kind":"Field","name":{"kind":"Name","value":"amendments"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"}}]}},{"kind":"Field","name":{"kind":"Name","value":"filings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as TypedDocumentNode<DashboardQuery, DashboardQueryVariables>;

export function useDashboardQuery(options?: useQuery.Options<DashboardQuery, DashboardQueryVariables> & { returnPartialData?: false }) {
  return useQuery<DashboardQuery, DashboardQueryVariables>(DashboardDocument, options);
}

export function useDashboardLazyQuery(options?: useLazyQuery.Options<DashboardQuery, DashboardQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<DashboardQuery, DashboardQueryVariables>(DashboardDocument, options);
}
