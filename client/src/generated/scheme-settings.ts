import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { SchemeSettingsQuery, SchemeSettingsQueryVariables } from './types';
export const SchemeSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SchemeSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schemeSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as TypedDocumentNode<SchemeSettingsQuery, SchemeSettingsQueryVariables>;

export function useSchemeSettingsQuery(options?: useQuery.Options<SchemeSettingsQuery, SchemeSettingsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<SchemeSettingsQuery, SchemeSettingsQueryVariables>(SchemeSettingsDocument, options);
}

export function useSchemeSettingsLazyQuery(options?: useLazyQuery.Options<SchemeSettingsQuery, SchemeSettingsQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<SchemeSettingsQuery, SchemeSettingsQueryVariables>(SchemeSettingsDocument, options);
}
