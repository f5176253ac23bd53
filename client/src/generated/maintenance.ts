import { useLazyQuery, useQuery } from '@apollo/client/react';
import { useMutation, type MutationOptions } from '../domain/api/use-mutation';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { MaintenanceQuery, MaintenanceQueryVariables, SetMaintenanceMutation, SetMaintenanceMutationVariables } from './types';
export const MaintenanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Maintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Maintenance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"byVariable"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]} as unknown as TypedDocumentNode<MaintenanceQuery, MaintenanceQueryVariables>;

export const SetMaintenanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMaintenance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"on"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMaintenance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"on"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Maintenance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"byVariable"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]} as unknown as TypedDocumentNode<SetMaintenanceMutation, SetMaintenanceMutationVariables>;

export function useMaintenanceQuery(options?: useQuery.Options<MaintenanceQuery, MaintenanceQueryVariables> & { returnPartialData?: false }) {
  return useQuery<MaintenanceQuery, MaintenanceQueryVariables>(MaintenanceDocument, options);
}

export function useMaintenanceLazyQuery(options?: useLazyQuery.Options<MaintenanceQuery, MaintenanceQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<MaintenanceQuery, MaintenanceQueryVariables>(MaintenanceDocument, options);
}

export function useSetMaintenanceMutation(options?: MutationOptions<SetMaintenanceMutation>) {
  return useMutation<SetMaintenanceMutation, SetMaintenanceMutationVariables>(SetMaintenanceDocument, options);
}
