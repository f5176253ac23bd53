import { useLazyQuery, useQuery } from '@apollo/client/react';
import { useMutation, type MutationOptions } from '../domain/api/use-mutation';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { AttachmentListQuery, AttachmentListQueryVariables, IdentityDocumentsTakenQuery, IdentityDocumentsTakenQueryVariables, DeleteAttachmentMutation, DeleteAttachmentMutationVariables } from './types';
export const AttachmentListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttachmentList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attachments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"submissionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttachmentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttachmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attachment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimetype"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"}},{"kind":"Field","name":{"kind":"Name","value":"opensInTab"}},{"kind":"Field","name":{"kind":"Name","value":"mayDelete"}},{"kind":"Field","name":{"kind":"Name","value":"scan"}}]}}]} as unknown as TypedDocumentNode<AttachmentListQuery, AttachmentListQueryVariables>;

export const IdentityDocumentsTakenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IdentityDocumentsTaken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identityDocumentsTaken"}}]}}]} as unknown as TypedDocumentNode<IdentityDocumentsTakenQuery, IdentityDocumentsTakenQueryVariables>;

export const DeleteAttachmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAttachment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAttachment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as TypedDocumentNode<DeleteAttachmentMutation, DeleteAttachmentMutationVariables>;

export function useAttachmentListQuery(options: useQuery.Options<AttachmentListQuery, AttachmentListQueryVariables> & { returnPartialData?: false }) {
  return useQuery<AttachmentListQuery, AttachmentListQueryVariables>(AttachmentListDocument, options);
}

export function useAttachmentListLazyQuery(options?: useLazyQuery.Options<AttachmentListQuery, AttachmentListQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<AttachmentListQuery, AttachmentListQueryVariables>(AttachmentListDocument, options);
}

export function useIdentityDocumentsTakenQuery(options?: useQuery.Options<IdentityDocumentsTakenQuery, IdentityDocumentsTakenQueryVariables> & { returnPartialData?: false }) {
  return useQuery<IdentityDocumentsTakenQuery, IdentityDocumentsTakenQueryVariables>(IdentityDocumentsTakenDocument, options);
}

export function useIdentityDocumentsTakenLazyQuery(options?: useLazyQuery.Options<IdentityDocumentsTakenQuery, IdentityDocumentsTakenQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<IdentityDocumentsTakenQuery, IdentityDocumentsTakenQueryVariables>(IdentityDocumentsTakenDocument, options);
}

export function useDeleteAttachmentMutation(options?: MutationOptions<DeleteAttachmentMutation>) {
  return useMutation<DeleteAttachmentMutation, DeleteAttachmentMutationVariables>(DeleteAttachmentDocument, options);
}
