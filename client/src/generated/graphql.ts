/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BankType =
  | 'INTERNATIONAL'
  | 'LOCAL';

export type DownloadKind =
  | 'IMPORT_REJECTIONS';

export type ImportKind =
  | 'SETTLEMENT_RECORDS'
  | 'TRADES';

export type ImportMode =
  | 'APPEND'
  | 'REPLACE';

export type ImportStatus =
  | 'APPLYING'
  | 'CANCELLED'
  | 'CHECKING'
  | 'DONE'
  | 'FAILED'
  | 'RECEIVED'
  | 'REFUSED';

export type Relationship =
  | 'AGENT'
  | 'DIRECTOR'
  | 'INDIVIDUAL'
  | 'PARTNER'
  | 'TRUSTEE';

export type Role =
  | 'MASTER_ADMIN'
  | 'STANDARD';

export type SignInInput = {
  email: string;
  password: string;
};

export type TransactionType =
  | 'BUY'
  | 'OPEN'
  | 'SELL'
  | 'TRANSFER'
  | 'TRANSFER_IN'
  | 'TRANSFER_OUT';

export type YesNo =
  | 'NO'
  | 'YES';

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, name: string, email: string, role: Role } | null };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { user: { id: string, name: string, email: string, role: Role }, tokens: { access: { token: string, expires: string } } } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export type ImportRunSummaryFragment = { id: string, kind: ImportKind, mode: ImportMode, checkOnly: boolean, overwrite: boolean, status: ImportStatus, fileName: string, fileSize: number, progress: number, read: number, created: number, updated: number, unchanged: number, rejected: number, removed: number, requestedBy: string | null, createdAt: string, finishedAt: string | null };

export type ImportRunQueryVariables = Exact<{
  id: string | number;
}>;


export type ImportRunQuery = { importRun: { message: string | null, bytesRead: number, rowsTotal: number | null, rowsPerSecond: number | null, secondsLeft: number | null, unknownColumns: Array<string>, cancelRequested: boolean, startedAt: string | null, rejectionsUrl: string | null, id: string, kind: ImportKind, mode: ImportMode, checkOnly: boolean, overwrite: boolean, status: ImportStatus, fileName: string, fileSize: number, progress: number, read: number, created: number, updated: number, unchanged: number, rejected: number, removed: number, requestedBy: string | null, createdAt: string, finishedAt: string | null, rejections: Array<{ line: number, column: string | null, message: string }> } };

export type ImportRunListQueryVariables = Exact<{
  page: number;
}>;


export type ImportRunListQuery = { importRuns: { importRuns: Array<{ id: string, kind: ImportKind, mode: ImportMode, checkOnly: boolean, overwrite: boolean, status: ImportStatus, fileName: string, fileSize: number, progress: number, read: number, created: number, updated: number, unchanged: number, rejected: number, removed: number, requestedBy: string | null, createdAt: string, finishedAt: string | null }>, pagination: { page: number, pageSize: number, totalItems: number, totalPages: number } } };

export type CancelImportMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelImportMutation = { cancelImport: { id: string, status: ImportStatus, cancelRequested: boolean } };

export type CreateDownloadTicketMutationVariables = Exact<{
  kind: DownloadKind;
  id: string | number;
}>;


export type CreateDownloadTicketMutation = { createDownloadTicket: { url: string, expires: string } };

export type SchemeQueryVariables = Exact<{ [key: string]: never; }>;


export type SchemeQuery = { scheme: { classActionTitle: string, portalTitle: string, settlementPortalTitle: string, contactEmail: string, supportEmail: string, shareName: string, openingBalanceDate: string, tradePeriodStart: string, tradePeriodEnd: string, privacyUrl: string, copyright: string, currency: string, timeZone: string } };

export type SubmissionRowFragment = { id: string, sid: string | null, legalEntity: string, contactEmail: string, contactName: string, missing: number };

export type SubmissionListQueryVariables = Exact<{
  page: number;
}>;


export type SubmissionListQuery = { submissions: { submissions: Array<{ id: string, sid: string | null, legalEntity: string, contactEmail: string, contactName: string, missing: number }>, pagination: { page: number, pageSize: number, totalItems: number, totalPages: number } } };

export type SubmissionCountQueryVariables = Exact<{ [key: string]: never; }>;


export type SubmissionCountQuery = { submissions: { pagination: { totalItems: number } } };

export type SubmissionSearchQueryVariables = Exact<{
  query: string;
}>;


export type SubmissionSearchQuery = { submissionSearch: { more: boolean, rows: Array<{ id: string, sid: string | null, legalEntity: string, contactEmail: string, contactName: string, missing: number }> } };

export type MySubmissionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySubmissionsQuery = { mySubmissions: Array<{ id: string, sid: string | null, legalEntity: string, contactEmail: string, contactName: string, missing: number }> };

export type SubmissionViewQueryVariables = Exact<{
  id: string | number;
}>;


export type SubmissionViewQuery = { submission: { id: string, sid: string | null, submissionId: string, email: string, version: number, updatedAt: string, missing: Array<{ path: string, message: string }>, submissionData: { contactDetails: { firstName: string, lastName: string, company: string, position: string, email: string, mobile: string, relationship: Relationship | null }, legalDetails: { claimType: string | null, legalEntity: string, registeredOwner: string, abnAcn: string, tradingAccount: string, australianCitizen: YesNo | null, taxNumber: string }, bankDetails: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string }, addressDetails: { address: string, suburb: string, state: string, postCode: string, country: string }, tradeDetails: { openingBalance: string, tradeData: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } } } };

export const ImportRunSummaryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRunSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"checkOnly"}},{"kind":"Field","name":{"kind":"Name","value":"overwrite"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<ImportRunSummaryFragment, unknown>;
export const SubmissionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmissionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"legalEntity"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]} as unknown as DocumentNode<SubmissionRowFragment, unknown>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expires"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const ImportRunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportRunSummary"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"bytesRead"}},{"kind":"Field","name":{"kind":"Name","value":"rowsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"rowsPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"unknownColumns"}},{"kind":"Field","name":{"kind":"Name","value":"cancelRequested"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"rejections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRunSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"checkOnly"}},{"kind":"Field","name":{"kind":"Name","value":"overwrite"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<ImportRunQuery, ImportRunQueryVariables>;
export const ImportRunListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportRunList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRuns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRuns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportRunSummary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRunSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"checkOnly"}},{"kind":"Field","name":{"kind":"Name","value":"overwrite"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<ImportRunListQuery, ImportRunListQueryVariables>;
export const CancelImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cancelRequested"}}]}}]}}]} as unknown as DocumentNode<CancelImportMutation, CancelImportMutationVariables>;
export const CreateDownloadTicketDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDownloadTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DownloadKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDownloadTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expires"}}]}}]}}]} as unknown as DocumentNode<CreateDownloadTicketMutation, CreateDownloadTicketMutationVariables>;
export const SchemeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classActionTitle"}},{"kind":"Field","name":{"kind":"Name","value":"portalTitle"}},{"kind":"Field","name":{"kind":"Name","value":"settlementPortalTitle"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"supportEmail"}},{"kind":"Field","name":{"kind":"Name","value":"shareName"}},{"kind":"Field","name":{"kind":"Name","value":"openingBalanceDate"}},{"kind":"Field","name":{"kind":"Name","value":"tradePeriodStart"}},{"kind":"Field","name":{"kind":"Name","value":"tradePeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"privacyUrl"}},{"kind":"Field","name":{"kind":"Name","value":"copyright"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<SchemeQuery, SchemeQueryVariables>;
export const SubmissionListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubmissionList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmissionRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmissionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"legalEntity"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]} as unknown as DocumentNode<SubmissionListQuery, SubmissionListQueryVariables>;
export const SubmissionCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubmissionCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}}]} as unknown as DocumentNode<SubmissionCountQuery, SubmissionCountQueryVariables>;
export const SubmissionSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubmissionSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissionSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmissionRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"more"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmissionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"legalEntity"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]} as unknown as DocumentNode<SubmissionSearchQuery, SubmissionSearchQueryVariables>;
export const MySubmissionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySubmissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySubmissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmissionRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmissionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"legalEntity"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]} as unknown as DocumentNode<MySubmissionsQuery, MySubmissionsQueryVariables>;
export const SubmissionViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubmissionView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"submissionId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submissionData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legalDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimType"}},{"kind":"Field","name":{"kind":"Name","value":"legalEntity"}},{"kind":"Field","name":{"kind":"Name","value":"registeredOwner"}},{"kind":"Field","name":{"kind":"Name","value":"abnAcn"}},{"kind":"Field","name":{"kind":"Name","value":"tradingAccount"}},{"kind":"Field","name":{"kind":"Name","value":"australianCitizen"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bankDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankType"}},{"kind":"Field","name":{"kind":"Name","value":"bsb"}},{"kind":"Field","name":{"kind":"Name","value":"swiftCode"}},{"kind":"Field","name":{"kind":"Name","value":"customerCity"}},{"kind":"Field","name":{"kind":"Name","value":"customerCountry"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addressDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"suburb"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradeDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"tradeData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"tradeDate"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerShare"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SubmissionViewQuery, SubmissionViewQueryVariables>;
export function useMeQuery(options?: useQuery.Options<MeQuery, MeQueryVariables> & { returnPartialData?: false }) {
  return useQuery<MeQuery, MeQueryVariables>(MeDocument, options);
}

export function useMeLazyQuery(options?: useLazyQuery.Options<MeQuery, MeQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<MeQuery, MeQueryVariables>(MeDocument, options);
}

export function useSignInMutation(options?: useMutation.Options<SignInMutation, SignInMutationVariables>) {
  return useMutation<SignInMutation, SignInMutationVariables>(SignInDocument, options);
}

export function useSignOutMutation(options?: useMutation.Options<SignOutMutation, SignOutMutationVariables>) {
  return useMutation<SignOutMutation, SignOutMutationVariables>(SignOutDocument, options);
}

export function useImportRunQuery(options: useQuery.Options<ImportRunQuery, ImportRunQueryVariables> & { returnPartialData?: false }) {
  return useQuery<ImportRunQuery, ImportRunQueryVariables>(ImportRunDocument, options);
}

export function useImportRunLazyQuery(options?: useLazyQuery.Options<ImportRunQuery, ImportRunQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<ImportRunQuery, ImportRunQueryVariables>(ImportRunDocument, options);
}

export function useImportRunListQuery(options: useQuery.Options<ImportRunListQuery, ImportRunListQueryVariables> & { returnPartialData?: false }) {
  return useQuery<ImportRunListQuery, ImportRunListQueryVariables>(ImportRunListDocument, options);
}

export function useImportRunListLazyQuery(options?: useLazyQuery.Options<ImportRunListQuery, ImportRunListQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<ImportRunListQuery, ImportRunListQueryVariables>(ImportRunListDocument, options);
}

export function useCancelImportMutation(options?: useMutation.Options<CancelImportMutation, CancelImportMutationVariables>) {
  return useMutation<CancelImportMutation, CancelImportMutationVariables>(CancelImportDocument, options);
}

export function useCreateDownloadTicketMutation(options?: useMutation.Options<CreateDownloadTicketMutation, CreateDownloadTicketMutationVariables>) {
  return useMutation<CreateDownloadTicketMutation, CreateDownloadTicketMutationVariables>(CreateDownloadTicketDocument, options);
}

export function useSchemeQuery(options?: useQuery.Options<SchemeQuery, SchemeQueryVariables> & { returnPartialData?: false }) {
  return useQuery<SchemeQuery, SchemeQueryVariables>(SchemeDocument, options);
}

export function useSchemeLazyQuery(options?: useLazyQuery.Options<SchemeQuery, SchemeQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<SchemeQuery, SchemeQueryVariables>(SchemeDocument, options);
}

export function useSubmissionListQuery(options: useQuery.Options<SubmissionListQuery, SubmissionListQueryVariables> & { returnPartialData?: false }) {
  return useQuery<SubmissionListQuery, SubmissionListQueryVariables>(SubmissionListDocument, options);
}

export function useSubmissionListLazyQuery(options?: useLazyQuery.Options<SubmissionListQuery, SubmissionListQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<SubmissionListQuery, SubmissionListQueryVariables>(SubmissionListDocument, options);
}

export function useSubmissionCountQuery(options?: useQuery.Options<SubmissionCountQuery, SubmissionCountQueryVariables> & { returnPartialData?: false }) {
  return useQuery<SubmissionCountQuery, SubmissionCountQueryVariables>(SubmissionCountDocument, options);
}

export function useSubmissionCountLazyQuery(options?: useLazyQuery.Options<SubmissionCountQuery, SubmissionCountQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<SubmissionCountQuery, SubmissionCountQueryVariables>(SubmissionCountDocument, options);
}

export function useSubmissionSearchQuery(options: useQuery.Options<SubmissionSearchQuery, SubmissionSearchQueryVariables> & { returnPartialData?: false }) {
  return useQuery<SubmissionSearchQuery, SubmissionSearchQueryVariables>(SubmissionSearchDocument, options);
}

export function useSubmissionSearchLazyQuery(options?: useLazyQuery.Options<SubmissionSearchQuery, SubmissionSearchQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<SubmissionSearchQuery, SubmissionSearchQueryVariables>(SubmissionSearchDocument, options);
}

export function useMySubmissionsQuery(options?: useQuery.Options<MySubmissionsQuery, MySubmissionsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<MySubmissionsQuery, MySubmissionsQueryVariables>(MySubmissionsDocument, options);
}

export function useMySubmissionsLazyQuery(options?: useLazyQuery.Options<MySubmissionsQuery, MySubmissionsQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<MySubmissionsQuery, MySubmissionsQueryVariables>(MySubmissionsDocument, options);
}

export function useSubmissionViewQuery(options: useQuery.Options<SubmissionViewQuery, SubmissionViewQueryVariables> & { returnPartialData?: false }) {
  return useQuery<SubmissionViewQuery, SubmissionViewQueryVariables>(SubmissionViewDocument, options);
}

export function useSubmissionViewLazyQuery(options?: useLazyQuery.Options<SubmissionViewQuery, SubmissionViewQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<SubmissionViewQuery, SubmissionViewQueryVariables>(SubmissionViewDocument, options);
}
