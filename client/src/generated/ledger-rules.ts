import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { LedgerRulesQuery, LedgerRulesQueryVariables } from './types';
export const LedgerRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LedgerRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ledgerRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"dayPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}}]}}]} as unknown as TypedDocumentNode<LedgerRulesQuery, LedgerRulesQueryVariables>;

export function useLedgerRulesQuery(options?: useQuery.Options<LedgerRulesQuery, LedgerRulesQueryVariables> & { returnPartialData?: false }) {
  return useQuery<LedgerRulesQuery, LedgerRulesQueryVariables>(LedgerRulesDocument, options);
}

export function useLedgerRulesLazyQuery(options?: useLazyQuery.Options<LedgerRulesQuery, LedgerRulesQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<LedgerRulesQuery, LedgerRulesQueryVariables>(LedgerRulesDocument, options);
}
