/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AddressDetailsInput = {
  address?: string | null | undefined;
  country?: string | null | undefined;
  postCode?: string | null | undefined;
  state?: string | null | undefined;
  suburb?: string | null | undefined;
};

export type AmendmentState =
  | 'ANSWERED'
  | 'CLOSED'
  | 'OPEN';

export type ApiTokenScope =
  | 'READ'
  | 'RESTRICTED'
  | 'WRITE';

export type AttachmentKind =
  | 'IDENTITY'
  | 'SUPPORTING';

export type BankDetailsInput = {
  accountName?: string | null | undefined;
  accountNo?: string | null | undefined;
  bankName?: string | null | undefined;
  bankType?: BankType | null | undefined;
  bsb?: string | null | undefined;
  customerCity?: string | null | undefined;
  customerCountry?: string | null | undefined;
  paymentReference?: string | null | undefined;
  swiftCode?: string | null | undefined;
};

export type BankType =
  | 'INTERNATIONAL'
  | 'LOCAL';

export type ChangePasswordInput = {
  currentPassword?: string | null | undefined;
  newPassword: string;
};

export type ContactDetailsInput = {
  company?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  mobile?: string | null | undefined;
  position?: string | null | undefined;
  relationship?: Relationship | null | undefined;
};

export type CreateApiTokenInput = {
  expiresAt: string;
  name: string;
  scopes: Array<ApiTokenScope>;
};

export type DoubleUpReason =
  | 'ABN_ACN'
  | 'BANK_ACCOUNT'
  | 'NAME_AND_ADDRESS'
  | 'TAX_NUMBER'
  | 'TRADING_ACCOUNT';

export type DoubleUpVerdict =
  | 'DUPLICATE'
  | 'NOT_DUPLICATE';

export type DownloadKind =
  | 'ASSESSMENT_NOTICE'
  | 'ATTACHMENT'
  | 'EXPORT'
  | 'IMPORT_REJECTIONS'
  | 'PURGE_CERTIFICATE';

export type DraftForm =
  | 'AMENDMENT'
  | 'REGISTRATION_CREATE'
  | 'REGISTRATION_EDIT'
  | 'SUBMISSION_ADMIN_CREATE'
  | 'SUBMISSION_CREATE'
  | 'SUBMISSION_EDIT';

export type ExportFormat =
  | 'CSV'
  | 'XLSX';

export type ExportStatus =
  | 'DONE'
  | 'FAILED'
  | 'WAITING'
  | 'WRITING';

export type GroupEntityType =
  | 'AS_AGENT'
  | 'AS_CUSTODIAN'
  | 'AS_INVESTMENT_MANAGER'
  | 'AS_RESPONSIBLE_ENTITY'
  | 'AS_TRUSTEE';

export type GroupMemberAddressInput = {
  country2?: string | null | undefined;
  postCode2?: string | null | undefined;
  sameAsContactAddress?: boolean | null | undefined;
  state2?: string | null | undefined;
  streetAddress?: string | null | undefined;
  suburb2?: string | null | undefined;
};

export type GroupMemberDetailsInput = {
  abnAcnArsn?: string | null | undefined;
  beneficialOwner?: string | null | undefined;
  companyName?: string | null | undefined;
  groupEntityType?: GroupEntityType | null | undefined;
  groupMemberName?: string | null | undefined;
  groupMemberType?: GroupMemberType | null | undefined;
  onBehalf?: boolean | null | undefined;
  othersSpecified?: string | null | undefined;
  shareholderNames?: string | null | undefined;
  trusteeName?: string | null | undefined;
};

export type GroupMemberType =
  | 'COMPANY'
  | 'INDIVIDUAL_JOINT_SHAREHOLDER'
  | 'OTHERS'
  | 'TRUSTEE_CUSTODIAN_AGENT';

export type ImportKind =
  | 'ASSESSMENT_NOTICES'
  | 'SETTLEMENT_RECORDS'
  | 'TRADES';

export type ImportMode =
  | 'APPEND'
  | 'REPLACE';

export type ImportRunFilter =
  | 'FAILED'
  | 'RUNNING';

export type ImportStatus =
  | 'APPLYING'
  | 'CANCELLED'
  | 'CHECKING'
  | 'DONE'
  | 'FAILED'
  | 'RECEIVED'
  | 'REFUSED';

export type LegalDetailsInput = {
  abnAcn?: string | null | undefined;
  australianCitizen?: YesNo | null | undefined;
  claimType?: string | null | undefined;
  legalEntity?: string | null | undefined;
  registeredOwner?: string | null | undefined;
  taxNumber?: string | null | undefined;
  tradingAccount?: string | null | undefined;
};

export type ProposalState =
  | 'ACCEPTED'
  | 'DECLINED'
  | 'PROPOSED'
  | 'WITHDRAWN';

export type ProposedChangeInput = {
  addTrades?: Array<TradeInput> | null | undefined;
  fields?: Array<ProposedFieldInput> | null | undefined;
  removeTradeIds?: Array<string | number> | null | undefined;
};

export type ProposedFieldInput = {
  path: string;
  value: string;
};

export type PurgeState =
  | 'DONE'
  | 'NONE'
  | 'REQUESTED'
  | 'RUNNING';

export type RegisterInput = {
  email: string;
  name: string;
  password: string;
};

export type RegisteredOwnerOption =
  | 'DIFFERENT'
  | 'SAME';

export type RegistrationContactInput = {
  company?: string | null | undefined;
  country?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  landline?: string | null | undefined;
  lastName?: string | null | undefined;
  mailingAddress?: string | null | undefined;
  middleName?: string | null | undefined;
  mobile?: string | null | undefined;
  position?: string | null | undefined;
  postCode?: string | null | undefined;
  state?: string | null | undefined;
  suburb?: string | null | undefined;
  title?: string | null | undefined;
};

export type RegistrationInput = {
  contactInformation: RegistrationContactInput;
  groupMemberAddress: GroupMemberAddressInput;
  groupMemberDetails: GroupMemberDetailsInput;
  shareholderDetails: ShareholderDetailsInput;
  tradeDetails: RegistrationTradeDetailsInput;
};

export type RegistrationTradeDetailsInput = {
  openingBalance?: string | null | undefined;
  tradeData: Array<RegistrationTradeInput>;
};

export type RegistrationTradeInput = {
  quantity: string;
  totalAmount: string;
  tradeDate: string;
  tradeType: TradeType;
  transactionType: TransactionType;
};

export type Relationship =
  | 'AGENT'
  | 'DIRECTOR'
  | 'INDIVIDUAL'
  | 'PARTNER'
  | 'TRUSTEE';

export type ReportKind =
  | 'DOUBLE_UPS'
  | 'REGISTRATIONS'
  | 'REGISTRATION_TRADES'
  | 'SETTLEMENTS'
  | 'SETTLEMENT_TRADES';

export type ResetPasswordInput = {
  password: string;
  token: string;
};

export type Role =
  | 'MASTER_ADMIN'
  | 'STANDARD';

export type ScanState =
  | 'CLEAN'
  | 'INFECTED'
  | 'NOT_SCANNED'
  | 'PENDING';

export type ShareholderDetailsInput = {
  hinSrn?: string | null | undefined;
  registeredOwner?: string | null | undefined;
  registered_owner_option?: RegisteredOwnerOption | null | undefined;
};

export type SignInInput = {
  email: string;
  password: string;
};

export type SubmissionChangesInput = {
  addressDetails?: AddressDetailsInput | null | undefined;
  bankDetails?: BankDetailsInput | null | undefined;
  contactDetails?: ContactDetailsInput | null | undefined;
  legalDetails?: LegalDetailsInput | null | undefined;
  tradeDetails?: TradeDetailsInput | null | undefined;
};

export type SubmissionDataInput = {
  addressDetails: AddressDetailsInput;
  bankDetails: BankDetailsInput;
  contactDetails: ContactDetailsInput;
  legalDetails: LegalDetailsInput;
  tradeDetails: TradeDetailsInput;
};

export type SubmissionFilter = {
  attachedThisWeek?: boolean | null | undefined;
  changedThisWeek?: boolean | null | undefined;
  hasAmendments?: boolean | null | undefined;
  hasAttachments?: boolean | null | undefined;
  missingBank?: boolean | null | undefined;
  missingData?: boolean | null | undefined;
  newThisWeek?: boolean | null | undefined;
  removed?: boolean | null | undefined;
  unansweredAmendments?: boolean | null | undefined;
  withoutTrades?: boolean | null | undefined;
};

export type SubmissionSort =
  | 'LEGAL_ENTITY'
  | 'NEWEST'
  | 'OLDEST'
  | 'SID';

export type TradeDetailsInput = {
  openingBalance?: string | null | undefined;
  tradeData?: Array<TradeInput> | null | undefined;
};

export type TradeInput = {
  id?: string | number | null | undefined;
  pricePerShare: string;
  quantity: string;
  totalAmount: string;
  tradeDate: string;
  transactionType: TransactionType;
};

export type TradeType =
  | 'DRP'
  | 'IPO'
  | 'ON_MARKET'
  | 'RETAIL_ENTITLEMENT'
  | 'SWAP';

export type TransactionType =
  | 'BUY'
  | 'OPEN'
  | 'SELL'
  | 'TRANSFER'
  | 'TRANSFER_IN'
  | 'TRANSFER_OUT';

export type UpdateUserInput = {
  email: string;
  enabled: boolean;
  name: string;
  role: Role;
};

export type YesNo =
  | 'NO'
  | 'YES';

export type TradeOfProposalFragment = { transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string };

export type ProposalFragment = { id: string, state: ProposalState, outdated: boolean, reason: string | null, decidedAt: string | null, fields: Array<{ path: string, label: string, before: string, proposed: string, current: string }>, tradesAdded: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, tradesRemoved: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> };

export type ThreadMessageFragment = { id: string, message: string, isAdmin: boolean, timeCreatedAt: string, proposal: { id: string, state: ProposalState, outdated: boolean, reason: string | null, decidedAt: string | null, fields: Array<{ path: string, label: string, before: string, proposed: string, current: string }>, tradesAdded: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, tradesRemoved: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } | null };

export type AmendmentThreadQueryVariables = Exact<{
  submissionId: string | number;
}>;


export type AmendmentThreadQuery = { amendments: { submissionId: string, state: AmendmentState | null, messages: Array<{ id: string, message: string, isAdmin: boolean, timeCreatedAt: string, proposal: { id: string, state: ProposalState, outdated: boolean, reason: string | null, decidedAt: string | null, fields: Array<{ path: string, label: string, before: string, proposed: string, current: string }>, tradesAdded: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, tradesRemoved: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } | null }> } };

export type SendAmendmentMutationVariables = Exact<{
  submissionId: string | number;
  message: string;
  proposal?: ProposedChangeInput | null | undefined;
}>;


export type SendAmendmentMutation = { sendAmendment: { id: string, message: string, isAdmin: boolean, timeCreatedAt: string, proposal: { id: string, state: ProposalState, outdated: boolean, reason: string | null, decidedAt: string | null, fields: Array<{ path: string, label: string, before: string, proposed: string, current: string }>, tradesAdded: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, tradesRemoved: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } | null } };

export type DecideProposalMutationVariables = Exact<{
  id: string | number;
  accept: boolean;
  reason: string;
}>;


export type DecideProposalMutation = { decideProposal: { id: string, state: ProposalState, outdated: boolean, reason: string | null, decidedAt: string | null, fields: Array<{ path: string, label: string, before: string, proposed: string, current: string }>, tradesAdded: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, tradesRemoved: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } };

export type WithdrawProposalMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawProposalMutation = { withdrawProposal: { id: string, state: ProposalState, outdated: boolean, reason: string | null, decidedAt: string | null, fields: Array<{ path: string, label: string, before: string, proposed: string, current: string }>, tradesAdded: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, tradesRemoved: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } };

export type CloseAmendmentsMutationVariables = Exact<{
  submissionId: string | number;
}>;


export type CloseAmendmentsMutation = { closeAmendments: { submissionId: string, state: AmendmentState | null, messages: Array<{ id: string, message: string, isAdmin: boolean, timeCreatedAt: string, proposal: { id: string, state: ProposalState, outdated: boolean, reason: string | null, decidedAt: string | null, fields: Array<{ path: string, label: string, before: string, proposed: string, current: string }>, tradesAdded: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, tradesRemoved: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } | null }> } };

export type AmendmentQueueItemFragment = { submissionId: string, sid: string | null, legalEntity: string, contactName: string, waitingSince: string, unanswered: number, hasProposal: boolean, lastMessage: string };

export type AmendmentQueueQueryVariables = Exact<{
  state: AmendmentState;
  page: number;
}>;


export type AmendmentQueueQuery = { amendmentQueue: { rows: Array<{ submissionId: string, sid: string | null, legalEntity: string, contactName: string, waitingSince: string, unanswered: number, hasProposal: boolean, lastMessage: string }>, pagination: { page: number, pageSize: number, totalItems: number, totalPages: number } } };

export type AmendmentCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type AmendmentCountsQuery = { amendmentCounts: { open: number, answered: number, closed: number, proposals: number } };

export type ApiTokenRowFragment = { id: string, name: string, scopes: Array<ApiTokenScope>, createdBy: string, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null };

export type ApiTokenListQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiTokenListQuery = { apiTokens: Array<{ id: string, name: string, scopes: Array<ApiTokenScope>, createdBy: string, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null }> };

export type CreateApiTokenMutationVariables = Exact<{
  input: CreateApiTokenInput;
}>;


export type CreateApiTokenMutation = { createApiToken: { token: string, apiToken: { id: string, name: string, scopes: Array<ApiTokenScope>, createdBy: string, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null } } };

export type RevokeApiTokenMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeApiTokenMutation = { revokeApiToken: { id: string, name: string, scopes: Array<ApiTokenScope>, createdBy: string, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null } };

export type AttachmentRowFragment = { id: string, fileName: string, mimetype: string, size: number, kind: AttachmentKind, uploadedAt: string, uploadedBy: string, opensInTab: boolean, mayDelete: boolean, scan: ScanState };

export type AttachmentListQueryVariables = Exact<{
  submissionId: string | number;
}>;


export type AttachmentListQuery = { attachments: Array<{ id: string, fileName: string, mimetype: string, size: number, kind: AttachmentKind, uploadedAt: string, uploadedBy: string, opensInTab: boolean, mayDelete: boolean, scan: ScanState }> };

export type IdentityDocumentsTakenQueryVariables = Exact<{ [key: string]: never; }>;


export type IdentityDocumentsTakenQuery = { identityDocumentsTaken: boolean };

export type DeleteAttachmentMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteAttachmentMutation = { deleteAttachment: boolean };

export type IdentityPurgeStateFragment = { state: PurgeState, documents: number, requestedBy: string | null, requestedAt: string | null, confirmedBy: string | null, confirmedAt: string | null, finishedAt: string | null, mayConfirm: boolean, certificateId: string | null };

export type IdentityPurgeQueryVariables = Exact<{ [key: string]: never; }>;


export type IdentityPurgeQuery = { identityPurge: { state: PurgeState, documents: number, requestedBy: string | null, requestedAt: string | null, confirmedBy: string | null, confirmedAt: string | null, finishedAt: string | null, mayConfirm: boolean, certificateId: string | null } };

export type RequestIdentityPurgeMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestIdentityPurgeMutation = { requestIdentityPurge: { state: PurgeState, documents: number, requestedBy: string | null, requestedAt: string | null, confirmedBy: string | null, confirmedAt: string | null, finishedAt: string | null, mayConfirm: boolean, certificateId: string | null } };

export type CancelIdentityPurgeMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelIdentityPurgeMutation = { cancelIdentityPurge: { state: PurgeState, documents: number, requestedBy: string | null, requestedAt: string | null, confirmedBy: string | null, confirmedAt: string | null, finishedAt: string | null, mayConfirm: boolean, certificateId: string | null } };

export type ConfirmIdentityPurgeMutationVariables = Exact<{ [key: string]: never; }>;


export type ConfirmIdentityPurgeMutation = { confirmIdentityPurge: { state: PurgeState, documents: number, requestedBy: string | null, requestedAt: string | null, confirmedBy: string | null, confirmedAt: string | null, finishedAt: string | null, mayConfirm: boolean, certificateId: string | null } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { message: string } };

export type VerifyAccountMutationVariables = Exact<{
  code: string;
}>;


export type VerifyAccountMutation = { verifyAccount: { message: string } };

export type RequestVerificationLinkMutationVariables = Exact<{
  email: string;
}>;


export type RequestVerificationLinkMutation = { requestVerificationLink: { message: string } };

export type SignedInUserFragment = { id: string, name: string, email: string, role: Role, hasPassword: boolean };

export type SignInAnswerFragment = { stepUp: boolean, user: { id: string, name: string, email: string, role: Role, hasPassword: boolean }, tokens: { access: { token: string, expires: string } } | null };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, name: string, email: string, role: Role, hasPassword: boolean } | null };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { stepUp: boolean, user: { id: string, name: string, email: string, role: Role, hasPassword: boolean }, tokens: { access: { token: string, expires: string } } | null } };

export type RequestCodeMutationVariables = Exact<{
  email: string;
}>;


export type RequestCodeMutation = { requestCode: { email: string } };

export type SignInWithCodeMutationVariables = Exact<{
  email: string;
  code: string;
}>;


export type SignInWithCodeMutation = { signInWithCode: { stepUp: boolean, user: { id: string, name: string, email: string, role: Role, hasPassword: boolean }, tokens: { access: { token: string, expires: string } } | null } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export type ForgotPasswordMutationVariables = Exact<{
  email: string;
}>;


export type ForgotPasswordMutation = { forgotPassword: { message: string } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { message: string } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { message: string } };

export type ClaimToEditQueryVariables = Exact<{
  id: string | number;
}>;


export type ClaimToEditQuery = { submission: { id: string, sid: string | null, version: number, tradeVersion: number, mayUpdate: boolean, updatedAt: string, submissionData: { contactDetails: { firstName: string, lastName: string, company: string, position: string, email: string, mobile: string, relationship: Relationship | null }, legalDetails: { claimType: string | null, legalEntity: string, registeredOwner: string, abnAcn: string, tradingAccount: string, australianCitizen: YesNo | null, taxNumber: string }, bankDetails: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string }, addressDetails: { address: string, suburb: string, state: string, postCode: string, country: string }, tradeDetails: { openingBalance: string, tradeData: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } } } };

export type ClaimToEditFragment = { id: string, sid: string | null, version: number, tradeVersion: number, mayUpdate: boolean, updatedAt: string, submissionData: { contactDetails: { firstName: string, lastName: string, company: string, position: string, email: string, mobile: string, relationship: Relationship | null }, legalDetails: { claimType: string | null, legalEntity: string, registeredOwner: string, abnAcn: string, tradingAccount: string, australianCitizen: YesNo | null, taxNumber: string }, bankDetails: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string }, addressDetails: { address: string, suburb: string, state: string, postCode: string, country: string }, tradeDetails: { openingBalance: string, tradeData: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } } };

export type CreateSubmissionMutationVariables = Exact<{
  input: SubmissionDataInput;
}>;


export type CreateSubmissionMutation = { createSubmission: { submissionId: string, message: string } };

export type AdminCreateSubmissionMutationVariables = Exact<{
  sid: string;
  input: SubmissionDataInput;
}>;


export type AdminCreateSubmissionMutation = { adminCreateSubmission: { submissionId: string, message: string } };

export type UpdateSubmissionMutationVariables = Exact<{
  id: string | number;
  version: number;
  tradeVersion: number;
  sid?: string | null | undefined;
  input: SubmissionChangesInput;
}>;


export type UpdateSubmissionMutation = { updateSubmission: { id: string, sid: string | null, version: number, tradeVersion: number, mayUpdate: boolean, updatedAt: string, submissionData: { contactDetails: { firstName: string, lastName: string, company: string, position: string, email: string, mobile: string, relationship: Relationship | null }, legalDetails: { claimType: string | null, legalEntity: string, registeredOwner: string, abnAcn: string, tradingAccount: string, australianCitizen: YesNo | null, taxNumber: string }, bankDetails: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string }, addressDetails: { address: string, suburb: string, state: string, postCode: string, country: string }, tradeDetails: { openingBalance: string, tradeData: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } } } };

export type ChangedTradeFragment = { id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string };

export type ClaimChangeEntryFragment = { id: string, at: string, action: string, actorName: string, mayView: boolean, tradesAdded: number, tradesRemoved: number, fields: Array<{ path: string, label: string, before: string, after: string, masked: boolean }>, addedTrades: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, removedTrades: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> };

export type ClaimHistoryQueryVariables = Exact<{
  submissionId: string | number;
  page: number;
}>;


export type ClaimHistoryQuery = { claimHistory: { changes: Array<{ id: string, at: string, action: string, actorName: string, mayView: boolean, tradesAdded: number, tradesRemoved: number, fields: Array<{ path: string, label: string, before: string, after: string, masked: boolean }>, addedTrades: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, removedTrades: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> }>, pagination: { page: number, pageSize: number, totalItems: number, totalPages: number } } };

export type ClaimAsOfQueryVariables = Exact<{
  submissionId: string | number;
  changeId: string | number;
}>;


export type ClaimAsOfQuery = { claimAsOf: { at: string, sid: string | null, email: string, submissionData: { contactDetails: { firstName: string, lastName: string, company: string, position: string, email: string, mobile: string, relationship: Relationship | null }, legalDetails: { claimType: string | null, legalEntity: string, registeredOwner: string, abnAcn: string, tradingAccount: string, australianCitizen: YesNo | null, taxNumber: string }, bankDetails: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string }, addressDetails: { address: string, suburb: string, state: string, postCode: string, country: string }, tradeDetails: { openingBalance: string, tradeData: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } } } };

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { dashboard: { submissions: number, withoutTrades: number, missingBank: number, unansweredRequests: number, importsRunning: number, importsFailed: number, undecidedDoubleUps: number, thisWeek: { submissions: number, changedSubmissions: number, amendments: number, attachments: number }, filings: Array<{ week: string, count: number }> } };

export type DoubleUpPairFactsFragment = { firstId: string, secondId: string, reasons: Array<DoubleUpReason>, verdict: DoubleUpVerdict | null, duplicateId: string | null, markedBy: string | null, markedAt: string | null };

export type DoubleUpListQueryVariables = Exact<{
  page: number;
  undecidedOnly: boolean;
}>;


export type DoubleUpListQuery = { doubleUps: { undecided: number, foundAt: string | null, searching: boolean, groups: Array<{ id: string, claims: Array<{ id: string, sid: string | null, legalEntity: string, contactEmail: string, contactName: string, missing: number }>, pairs: Array<{ firstId: string, secondId: string, reasons: Array<DoubleUpReason>, verdict: DoubleUpVerdict | null, duplicateId: string | null, markedBy: string | null, markedAt: string | null }> }>, pagination: { page: number, pageSize: number, totalItems: number, totalPages: number } } };

export type DoubleUpPairQueryVariables = Exact<{
  firstId: string | number;
  secondId: string | number;
}>;


export type DoubleUpPairQuery = { doubleUp: { pair: { firstId: string, secondId: string, reasons: Array<DoubleUpReason>, verdict: DoubleUpVerdict | null, duplicateId: string | null, markedBy: string | null, markedAt: string | null }, nextUndecided: { firstId: string, secondId: string } | null } };

export type ComparedClaimFragment = { id: string, sid: string | null, email: string, updatedAt: string, removed: { message: string } | null, submissionData: { contactDetails: { firstName: string, lastName: string, company: string, position: string, email: string, mobile: string, relationship: Relationship | null }, legalDetails: { claimType: string | null, legalEntity: string, registeredOwner: string, abnAcn: string, tradingAccount: string, australianCitizen: YesNo | null, taxNumber: string }, bankDetails: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string }, addressDetails: { address: string, suburb: string, state: string, postCode: string, country: string }, tradeDetails: { openingBalance: string, tradeData: Array<{ transactionType: TransactionType }> } } };

export type ComparedClaimsQueryVariables = Exact<{
  firstId: string | number;
  secondId: string | number;
}>;


export type ComparedClaimsQuery = { first: { id: string, sid: string | null, email: string, updatedAt: string, removed: { message: string } | null, submissionData: { contactDetails: { firstName: string, lastName: string, company: string, position: string, email: string, mobile: string, relationship: Relationship | null }, legalDetails: { claimType: string | null, legalEntity: string, registeredOwner: string, abnAcn: string, tradingAccount: string, australianCitizen: YesNo | null, taxNumber: string }, bankDetails: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string }, addressDetails: { address: string, suburb: string, state: string, postCode: string, country: string }, tradeDetails: { openingBalance: string, tradeData: Array<{ transactionType: TransactionType }> } } }, second: { id: string, sid: string | null, email: string, updatedAt: string, removed: { message: string } | null, submissionData: { contactDetails: { firstName: string, lastName: string, company: string, position: string, email: string, mobile: string, relationship: Relationship | null }, legalDetails: { claimType: string | null, legalEntity: string, registeredOwner: string, abnAcn: string, tradingAccount: string, australianCitizen: YesNo | null, taxNumber: string }, bankDetails: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string }, addressDetails: { address: string, suburb: string, state: string, postCode: string, country: string }, tradeDetails: { openingBalance: string, tradeData: Array<{ transactionType: TransactionType }> } } } };

export type FindDoubleUpsMutationVariables = Exact<{ [key: string]: never; }>;


export type FindDoubleUpsMutation = { findDoubleUps: boolean };

export type MarkDoubleUpMutationVariables = Exact<{
  firstId: string | number;
  secondId: string | number;
  verdict: DoubleUpVerdict;
  duplicateId?: string | number | null | undefined;
}>;


export type MarkDoubleUpMutation = { markDoubleUp: boolean };

export type UnmarkDoubleUpMutationVariables = Exact<{
  firstId: string | number;
  secondId: string | number;
}>;


export type UnmarkDoubleUpMutation = { unmarkDoubleUp: boolean };

export type ExportRunRowFragment = { id: string, report: ReportKind, format: ExportFormat, status: ExportStatus, message: string | null, fileName: string, fileSize: number | null, rowsWritten: number, rowsTotal: number | null, available: boolean, availableUntil: string | null, requestedBy: string, createdAt: string };

export type ExportRunQueryVariables = Exact<{
  id: string | number;
}>;


export type ExportRunQuery = { exportRun: { id: string, report: ReportKind, format: ExportFormat, status: ExportStatus, message: string | null, fileName: string, fileSize: number | null, rowsWritten: number, rowsTotal: number | null, available: boolean, availableUntil: string | null, requestedBy: string, createdAt: string } };

export type ExportRunListQueryVariables = Exact<{
  page: number;
}>;


export type ExportRunListQuery = { exportRuns: { exportRuns: Array<{ id: string, report: ReportKind, format: ExportFormat, status: ExportStatus, message: string | null, fileName: string, fileSize: number | null, rowsWritten: number, rowsTotal: number | null, available: boolean, availableUntil: string | null, requestedBy: string, createdAt: string }>, pagination: { page: number, pageSize: number, totalItems: number, totalPages: number } } };

export type StartExportMutationVariables = Exact<{
  report: ReportKind;
  format: ExportFormat;
}>;


export type StartExportMutation = { startExport: { id: string, report: ReportKind, format: ExportFormat, status: ExportStatus, message: string | null, fileName: string, fileSize: number | null, rowsWritten: number, rowsTotal: number | null, available: boolean, availableUntil: string | null, requestedBy: string, createdAt: string } };

export type ImportRunSummaryFragment = { id: string, kind: ImportKind, mode: ImportMode, checkOnly: boolean, overwrite: boolean, status: ImportStatus, fileName: string, fileSize: number, progress: number, read: number, created: number, updated: number, unchanged: number, rejected: number, removed: number, requestedBy: string | null, createdAt: string, finishedAt: string | null };

export type ImportRunQueryVariables = Exact<{
  id: string | number;
}>;


export type ImportRunQuery = { importRun: { message: string | null, bytesRead: number, rowsTotal: number | null, rowsPerSecond: number | null, secondsLeft: number | null, unknownColumns: Array<string>, cancelRequested: boolean, startedAt: string | null, rejectionsUrl: string | null, id: string, kind: ImportKind, mode: ImportMode, checkOnly: boolean, overwrite: boolean, status: ImportStatus, fileName: string, fileSize: number, progress: number, read: number, created: number, updated: number, unchanged: number, rejected: number, removed: number, requestedBy: string | null, createdAt: string, finishedAt: string | null, rejections: Array<{ line: number, column: string | null, message: string }> } };

export type ImportRunListQueryVariables = Exact<{
  page: number;
  filter?: ImportRunFilter | null | undefined;
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

export type MaintenanceStateFragment = { on: boolean, byVariable: boolean, changedAt: string | null, changedBy: string | null };

export type MaintenanceQueryVariables = Exact<{ [key: string]: never; }>;


export type MaintenanceQuery = { maintenance: { on: boolean, byVariable: boolean, changedAt: string | null, changedBy: string | null } };

export type SetMaintenanceMutationVariables = Exact<{
  on: boolean;
}>;


export type SetMaintenanceMutation = { setMaintenance: { on: boolean, byVariable: boolean, changedAt: string | null, changedBy: string | null } };

export type AssessmentNoticeQueryVariables = Exact<{
  submissionId: string | number;
}>;


export type AssessmentNoticeQuery = { assessmentNotice: { name: string } | null };

export type AssessmentNoticeAddressQueryVariables = Exact<{
  submissionId: string | number;
}>;


export type AssessmentNoticeAddressQuery = { assessmentNotice: { name: string, url: string } | null };

export type ManagedNoticeRowFragment = { id: string, sid: string, name: string, url: string | null, updatedAt: string, submissionId: string | null };

export type AssessmentNoticeListQueryVariables = Exact<{
  query?: string | null | undefined;
  page: number;
}>;


export type AssessmentNoticeListQuery = { assessmentNotices: { notices: Array<{ id: string, sid: string, name: string, url: string | null, updatedAt: string, submissionId: string | null }>, pagination: { page: number, pageSize: number, totalItems: number, totalPages: number } } };

export type SaveNoticeLinkMutationVariables = Exact<{
  sid: string;
  name: string;
  url: string;
}>;


export type SaveNoticeLinkMutation = { saveNoticeLink: { id: string, sid: string, name: string, url: string | null, updatedAt: string, submissionId: string | null } };

export type DeleteNoticeMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteNoticeMutation = { deleteNotice: boolean };

export type PasskeyRowFragment = { id: string, name: string, createdAt: string, lastUsedAt: string | null };

export type PasskeyListQueryVariables = Exact<{ [key: string]: never; }>;


export type PasskeyListQuery = { passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> };

export type BeginPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeySignInMutation = { beginPasskeySignIn: string };

export type FinishPasskeySignInMutationVariables = Exact<{
  response: string;
}>;


export type FinishPasskeySignInMutation = { finishPasskeySignIn: { stepUp: boolean, user: { id: string, name: string, email: string, role: Role, hasPassword: boolean }, tokens: { access: { token: string, expires: string } } | null } };

export type BeginPasskeyRegistrationMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyRegistrationMutation = { beginPasskeyRegistration: string };

export type FinishPasskeyRegistrationMutationVariables = Exact<{
  name: string;
  response: string;
}>;


export type FinishPasskeyRegistrationMutation = { finishPasskeyRegistration: { id: string, name: string, createdAt: string, lastUsedAt: string | null } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string | number;
}>;


export type RemovePasskeyMutation = { removePasskey: { message: string } };

export type RegistrationRowFactsFragment = { id: string, dateFiled: string, name: string, email: string, memberType: GroupMemberType, registeredOwner: string, contactPerson: string, contactEmail: string };

export type RegistrationListQueryVariables = Exact<{
  page: number;
  search?: string | null | undefined;
}>;


export type RegistrationListQuery = { registrations: { registrations: Array<{ id: string, dateFiled: string, name: string, email: string, memberType: GroupMemberType, registeredOwner: string, contactPerson: string, contactEmail: string }>, pagination: { page: number, pageSize: number, totalItems: number, totalPages: number } } };

export type RegistrationAnswersFragment = { id: string, version: number, timeCreatedAt: string, owner: { name: string, email: string }, data: { contactInformation: { title: string, firstName: string, middleName: string, lastName: string, company: string, position: string, landline: string, mobile: string, email: string, mailingAddress: string, suburb: string, state: string, postCode: string, country: string }, groupMemberDetails: { groupMemberType: GroupMemberType, shareholderNames: string, companyName: string, abnAcnArsn: string, trusteeName: string, groupEntityType: GroupEntityType | null, beneficialOwner: string, onBehalf: boolean | null, othersSpecified: string, groupMemberName: string }, groupMemberAddress: { sameAsContactAddress: boolean, streetAddress: string, suburb2: string, state2: string, postCode2: string, country2: string }, shareholderDetails: { registered_owner_option: RegisteredOwnerOption, registeredOwner: string, hinSrn: string }, tradeDetails: { openingBalance: string, tradeData: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, totalAmount: string, tradeType: TradeType }> } } };

export type MyRegistrationsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyRegistrationsQuery = { myRegistrations: Array<{ id: string, name: string, timeCreatedAt: string }> };

export type RegistrationViewQueryVariables = Exact<{
  id: string | number;
}>;


export type RegistrationViewQuery = { registration: { id: string, version: number, timeCreatedAt: string, owner: { name: string, email: string }, data: { contactInformation: { title: string, firstName: string, middleName: string, lastName: string, company: string, position: string, landline: string, mobile: string, email: string, mailingAddress: string, suburb: string, state: string, postCode: string, country: string }, groupMemberDetails: { groupMemberType: GroupMemberType, shareholderNames: string, companyName: string, abnAcnArsn: string, trusteeName: string, groupEntityType: GroupEntityType | null, beneficialOwner: string, onBehalf: boolean | null, othersSpecified: string, groupMemberName: string }, groupMemberAddress: { sameAsContactAddress: boolean, streetAddress: string, suburb2: string, state2: string, postCode2: string, country2: string }, shareholderDetails: { registered_owner_option: RegisteredOwnerOption, registeredOwner: string, hinSrn: string }, tradeDetails: { openingBalance: string, tradeData: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, totalAmount: string, tradeType: TradeType }> } } } };

export type CreateRegistrationMutationVariables = Exact<{
  input: RegistrationInput;
}>;


export type CreateRegistrationMutation = { createRegistration: { id: string, message: string } };

export type UpdateRegistrationMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: RegistrationInput;
}>;


export type UpdateRegistrationMutation = { updateRegistration: { id: string, version: number, timeCreatedAt: string, owner: { name: string, email: string }, data: { contactInformation: { title: string, firstName: string, middleName: string, lastName: string, company: string, position: string, landline: string, mobile: string, email: string, mailingAddress: string, suburb: string, state: string, postCode: string, country: string }, groupMemberDetails: { groupMemberType: GroupMemberType, shareholderNames: string, companyName: string, abnAcnArsn: string, trusteeName: string, groupEntityType: GroupEntityType | null, beneficialOwner: string, onBehalf: boolean | null, othersSpecified: string, groupMemberName: string }, groupMemberAddress: { sameAsContactAddress: boolean, streetAddress: string, suburb2: string, state2: string, postCode2: string, country2: string }, shareholderDetails: { registered_owner_option: RegisteredOwnerOption, registeredOwner: string, hinSrn: string }, tradeDetails: { openingBalance: string, tradeData: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, totalAmount: string, tradeType: TradeType }> } } } };

export type SchemeSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SchemeSettingsQuery = { schemeSettings: { file: string | null, settings: Array<{ section: string, name: string, value: string }> } };

export type SchemeQueryVariables = Exact<{ [key: string]: never; }>;


export type SchemeQuery = { scheme: { classActionTitle: string, portalTitle: string, settlementPortalTitle: string, contactEmail: string, supportEmail: string, shareName: string, openingBalanceDate: string, tradePeriodStart: string, tradePeriodEnd: string, privacyUrl: string, copyright: string, currency: string, timeZone: string, courtOrderDate: string, acknowledgements: Array<string>, tradeTemplateUrl: string | null, assessmentName: string, mayCreate: boolean, mayUpdate: boolean, showNewSubmission: boolean, maintenance: boolean, preliminaryNotice: { name: string, url: string } | null, landing: Array<{ heading: string, paragraphs: Array<string> }>, logos: Array<{ image: string, alt: string }> } };

export type SessionEndTimesFragment = { endsAt: string, latestAt: string, secondsLeft: number };

export type SessionEndQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionEndQuery = { sessionEnd: { endsAt: string, latestAt: string, secondsLeft: number } };

export type KeepSignedInMutationVariables = Exact<{ [key: string]: never; }>;


export type KeepSignedInMutation = { keepSignedIn: { endsAt: string, latestAt: string, secondsLeft: number } };

export type SubmissionRowFragment = { id: string, sid: string | null, legalEntity: string, contactEmail: string, contactName: string, missing: number, removed: boolean };

export type SubmissionListQueryVariables = Exact<{
  page: number;
  filter?: SubmissionFilter | null | undefined;
  sort?: SubmissionSort | null | undefined;
}>;


export type SubmissionListQuery = { submissions: { submissions: Array<{ id: string, sid: string | null, legalEntity: string, contactEmail: string, contactName: string, missing: number, removed: boolean }>, pagination: { page: number, pageSize: number, totalItems: number, totalPages: number } } };

export type SubmissionSearchQueryVariables = Exact<{
  query: string;
}>;


export type SubmissionSearchQuery = { submissionSearch: { more: boolean, rows: Array<{ id: string, sid: string | null, legalEntity: string, contactEmail: string, contactName: string, missing: number, removed: boolean }> } };

export type MySubmissionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySubmissionsQuery = { mySubmissions: Array<{ id: string, sid: string | null, legalEntity: string, contactEmail: string, contactName: string, missing: number, removed: boolean }> };

export type SubmissionViewQueryVariables = Exact<{
  id: string | number;
}>;


export type SubmissionViewQuery = { submission: { id: string, sid: string | null, submissionId: string, email: string, version: number, tradeVersion: number, mayUpdate: boolean, updatedAt: string, removed: { message: string, date: string } | null, missing: Array<{ path: string, message: string }>, submissionData: { contactDetails: { firstName: string, lastName: string, company: string, position: string, email: string, mobile: string, relationship: Relationship | null }, legalDetails: { claimType: string | null, legalEntity: string, registeredOwner: string, abnAcn: string, tradingAccount: string, australianCitizen: YesNo | null, taxNumber: string }, bankDetails: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string }, addressDetails: { address: string, suburb: string, state: string, postCode: string, country: string }, tradeDetails: { openingBalance: string, tradeData: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } } } };

export type UpdateSidMutationVariables = Exact<{
  id: string | number;
  version: number;
  sid: string;
}>;


export type UpdateSidMutation = { updateSid: { id: string, sid: string | null, version: number, updatedAt: string, removed: { message: string, date: string } | null } };

export type ClaimDataFragment = { contactDetails: { firstName: string, lastName: string, company: string, position: string, email: string, mobile: string, relationship: Relationship | null }, legalDetails: { claimType: string | null, legalEntity: string, registeredOwner: string, abnAcn: string, tradingAccount: string, australianCitizen: YesNo | null, taxNumber: string }, bankDetails: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string }, addressDetails: { address: string, suburb: string, state: string, postCode: string, country: string }, tradeDetails: { openingBalance: string, tradeData: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } };

export type AddTradeMutationVariables = Exact<{
  submissionId: string | number;
  tradeVersion: number;
  trade: TradeInput;
}>;


export type AddTradeMutation = { addTrade: { id: string } };

export type DeleteTradeMutationVariables = Exact<{
  submissionId: string | number;
  tradeVersion: number;
  tradeId: string | number;
}>;


export type DeleteTradeMutation = { deleteTrade: { id: string } };

export type ManagedUserRowFragment = { id: string, name: string, email: string, role: Role, enabled: boolean, createdAt: string, timeCreatedAt: string | null, version: number };

export type UserListQueryVariables = Exact<{
  role: Role;
  query?: string | null | undefined;
  page: number;
}>;


export type UserListQuery = { users: { users: Array<{ id: string, name: string, email: string, role: Role, enabled: boolean, createdAt: string, timeCreatedAt: string | null, version: number }>, pagination: { page: number, pageSize: number, totalItems: number, totalPages: number } } };

export type EditedUserQueryVariables = Exact<{
  id: string | number;
}>;


export type EditedUserQuery = { user: { id: string, name: string, email: string, role: Role, enabled: boolean, createdAt: string, timeCreatedAt: string | null, version: number } };

export type UpdateUserMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { updateUser: { message: string } };

export type DraftSavedMomentFragment = { version: number, savedAt: string };

export type KeptDraftQueryVariables = Exact<{
  form: DraftForm;
  subjectId?: string | number | null | undefined;
}>;


export type KeptDraftQuery = { draft: { form: DraftForm, subjectId: string | null, data: string, version: number, savedAt: string } | null };

export type SaveDraftMutationVariables = Exact<{
  form: DraftForm;
  subjectId?: string | number | null | undefined;
  data: string;
  version: number;
}>;


export type SaveDraftMutation = { saveDraft: { version: number, savedAt: string } };

export type DiscardDraftMutationVariables = Exact<{
  form: DraftForm;
  subjectId?: string | number | null | undefined;
}>;


export type DiscardDraftMutation = { discardDraft: boolean };

export const TradeOfProposalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TradeOfProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposedTrade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"tradeDate"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerShare"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}}]} as unknown as DocumentNode<TradeOfProposalFragment, unknown>;
export const ProposalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Proposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposedChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"outdated"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradesAdded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TradeOfProposal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradesRemoved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TradeOfProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TradeOfProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposedTrade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"tradeDate"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerShare"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}}]} as unknown as DocumentNode<ProposalFragment, unknown>;
export const ThreadMessageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Amendment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"timeCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Proposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TradeOfProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposedTrade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"tradeDate"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerShare"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Proposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposedChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"outdated"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradesAdded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TradeOfProposal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradesRemoved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TradeOfProposal"}}]}}]}}]} as unknown as DocumentNode<ThreadMessageFragment, unknown>;
export const AmendmentQueueItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmendmentQueueItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmendmentQueueRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissionId"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"legalEntity"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"unanswered"}},{"kind":"Field","name":{"kind":"Name","value":"hasProposal"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"}}]}}]} as unknown as DocumentNode<AmendmentQueueItemFragment, unknown>;
export const ApiTokenRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode<ApiTokenRowFragment, unknown>;
export const AttachmentRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttachmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attachment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimetype"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"}},{"kind":"Field","name":{"kind":"Name","value":"opensInTab"}},{"kind":"Field","name":{"kind":"Name","value":"mayDelete"}},{"kind":"Field","name":{"kind":"Name","value":"scan"}}]}}]} as unknown as DocumentNode<AttachmentRowFragment, unknown>;
export const IdentityPurgeStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdentityPurgeState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IdentityPurge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayConfirm"}},{"kind":"Field","name":{"kind":"Name","value":"certificateId"}}]}}]} as unknown as DocumentNode<IdentityPurgeStateFragment, unknown>;
export const SignedInUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}}]} as unknown as DocumentNode<SignedInUserFragment, unknown>;
export const SignInAnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignInAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expires"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"stepUp"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}}]} as unknown as DocumentNode<SignInAnswerFragment, unknown>;
export const ClaimDataFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimData"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legalDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimType"}},{"kind":"Field","name":{"kind":"Name","value":"legalEntity"}},{"kind":"Field","name":{"kind":"Name","value":"registeredOwner"}},{"kind":"Field","name":{"kind":"Name","value":"abnAcn"}},{"kind":"Field","name":{"kind":"Name","value":"tradingAccount"}},{"kind":"Field","name":{"kind":"Name","value":"australianCitizen"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bankDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankType"}},{"kind":"Field","name":{"kind":"Name","value":"bsb"}},{"kind":"Field","name":{"kind":"Name","value":"swiftCode"}},{"kind":"Field","name":{"kind":"Name","value":"customerCity"}},{"kind":"Field","name":{"kind":"Name","value":"customerCountry"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addressDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"suburb"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradeDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"tradeData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"tradeDate"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerShare"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimDataFragment, unknown>;
export const ClaimToEditFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Submission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"tradeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submissionData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimData"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimData"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legalDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimType"}},{"kind":"Field","name":{"kind":"Name","value":"legalEntity"}},{"kind":"Field","name":{"kind":"Name","value":"registeredOwner"}},{"kind":"Field","name":{"kind":"Name","value":"abnAcn"}},{"kind":"Field","name":{"kind":"Name","value":"tradingAccount"}},{"kind":"Field","name":{"kind":"Name","value":"australianCitizen"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bankDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankType"}},{"kind":"Field","name":{"kind":"Name","value":"bsb"}},{"kind":"Field","name":{"kind":"Name","value":"swiftCode"}},{"kind":"Field","name":{"kind":"Name","value":"customerCity"}},{"kind":"Field","name":{"kind":"Name","value":"customerCountry"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addressDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"suburb"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradeDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"tradeData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"tradeDate"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerShare"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimToEditFragment, unknown>;
export const ChangedTradeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedTrade"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"tradeDate"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerShare"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}}]} as unknown as DocumentNode<ChangedTradeFragment, unknown>;
export const ClaimChangeEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimChangeEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"mayView"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"masked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradesAdded"}},{"kind":"Field","name":{"kind":"Name","value":"tradesRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"addedTrades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedTrade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removedTrades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedTrade"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedTrade"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"tradeDate"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerShare"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}}]} as unknown as DocumentNode<ClaimChangeEntryFragment, unknown>;
export const DoubleUpPairFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DoubleUpPairFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DoubleUpPair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstId"}},{"kind":"Field","name":{"kind":"Name","value":"secondId"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"duplicateId"}},{"kind":"Field","name":{"kind":"Name","value":"markedBy"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}}]}}]} as unknown as DocumentNode<DoubleUpPairFactsFragment, unknown>;
export const ComparedClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedClaim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Submission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"removed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submissionData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legalDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimType"}},{"kind":"Field","name":{"kind":"Name","value":"legalEntity"}},{"kind":"Field","name":{"kind":"Name","value":"registeredOwner"}},{"kind":"Field","name":{"kind":"Name","value":"abnAcn"}},{"kind":"Field","name":{"kind":"Name","value":"tradingAccount"}},{"kind":"Field","name":{"kind":"Name","value":"australianCitizen"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bankDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankType"}},{"kind":"Field","name":{"kind":"Name","value":"bsb"}},{"kind":"Field","name":{"kind":"Name","value":"swiftCode"}},{"kind":"Field","name":{"kind":"Name","value":"customerCity"}},{"kind":"Field","name":{"kind":"Name","value":"customerCountry"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addressDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"suburb"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradeDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"tradeData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactionType"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ComparedClaimFragment, unknown>;
export const ExportRunRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportRunRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"report"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"rowsWritten"}},{"kind":"Field","name":{"kind":"Name","value":"rowsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"availableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ExportRunRowFragment, unknown>;
export const ImportRunSummaryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRunSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"checkOnly"}},{"kind":"Field","name":{"kind":"Name","value":"overwrite"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<ImportRunSummaryFragment, unknown>;
export const MaintenanceStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Maintenance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"byVariable"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]} as unknown as DocumentNode<MaintenanceStateFragment, unknown>;
export const ManagedNoticeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedNoticeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submissionId"}}]}}]} as unknown as DocumentNode<ManagedNoticeRowFragment, unknown>;
export const PasskeyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasskeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<PasskeyRowFragment, unknown>;
export const RegistrationRowFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistrationRowFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dateFiled"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"memberType"}},{"kind":"Field","name":{"kind":"Name","value":"registeredOwner"}},{"kind":"Field","name":{"kind":"Name","value":"contactPerson"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}}]}}]} as unknown as DocumentNode<RegistrationRowFactsFragment, unknown>;
export const RegistrationAnswersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistrationAnswers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Registration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"timeCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"landline"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mailingAddress"}},{"kind":"Field","name":{"kind":"Name","value":"suburb"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groupMemberDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupMemberType"}},{"kind":"Field","name":{"kind":"Name","value":"shareholderNames"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"abnAcnArsn"}},{"kind":"Field","name":{"kind":"Name","value":"trusteeName"}},{"kind":"Field","name":{"kind":"Name","value":"groupEntityType"}},{"kind":"Field","name":{"kind":"Name","value":"beneficialOwner"}},{"kind":"Field","name":{"kind":"Name","value":"onBehalf"}},{"kind":"Field","name":{"kind":"Name","value":"othersSpecified"}},{"kind":"Field","name":{"kind":"Name","value":"groupMemberName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groupMemberAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sameAsContactAddress"}},{"kind":"Field","name":{"kind":"Name","value":"streetAddress"}},{"kind":"Field","name":{"kind":"Name","value":"suburb2"}},{"kind":"Field","name":{"kind":"Name","value":"state2"}},{"kind":"Field","name":{"kind":"Name","value":"postCode2"}},{"kind":"Field","name":{"kind":"Name","value":"country2"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shareholderDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registered_owner_option"}},{"kind":"Field","name":{"kind":"Name","value":"registeredOwner"}},{"kind":"Field","name":{"kind":"Name","value":"hinSrn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradeDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"tradeData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"tradeDate"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"tradeType"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RegistrationAnswersFragment, unknown>;
export const SessionEndTimesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionEndTimes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SessionEnd"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"latestAt"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}}]}}]} as unknown as DocumentNode<SessionEndTimesFragment, unknown>;
export const SubmissionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmissionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"legalEntity"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}}]}}]} as unknown as DocumentNode<SubmissionRowFragment, unknown>;
export const ManagedUserRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ManagedUserRowFragment, unknown>;
export const DraftSavedMomentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftSavedMoment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}}]} as unknown as DocumentNode<DraftSavedMomentFragment, unknown>;
export const AmendmentThreadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AmendmentThread"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amendments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"submissionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissionId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadMessage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TradeOfProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposedTrade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"tradeDate"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerShare"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Proposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposedChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"outdated"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradesAdded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TradeOfProposal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradesRemoved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TradeOfProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Amendment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"timeCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Proposal"}}]}}]}}]} as unknown as DocumentNode<AmendmentThreadQuery, AmendmentThreadQueryVariables>;
export const SendAmendmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendAmendment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"message"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"proposal"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProposedChangeInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendAmendment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"submissionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"message"},"value":{"kind":"Variable","name":{"kind":"Name","value":"message"}}},{"kind":"Argument","name":{"kind":"Name","value":"proposal"},"value":{"kind":"Variable","name":{"kind":"Name","value":"proposal"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadMessage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TradeOfProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposedTrade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"tradeDate"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerShare"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Proposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposedChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"outdated"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradesAdded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TradeOfProposal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradesRemoved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TradeOfProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Amendment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"timeCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Proposal"}}]}}]}}]} as unknown as DocumentNode<SendAmendmentMutation, SendAmendmentMutationVariables>;
export const DecideProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accept"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"accept"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accept"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Proposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TradeOfProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposedTrade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"tradeDate"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerShare"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Proposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposedChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"outdated"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradesAdded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TradeOfProposal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradesRemoved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TradeOfProposal"}}]}}]}}]} as unknown as DocumentNode<DecideProposalMutation, DecideProposalMutationVariables>;
export const WithdrawProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Proposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TradeOfProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposedTrade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"tradeDate"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerShare"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Proposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposedChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"outdated"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradesAdded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TradeOfProposal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradesRemoved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TradeOfProposal"}}]}}]}}]} as unknown as DocumentNode<WithdrawProposalMutation, WithdrawProposalMutationVariables>;
export const CloseAmendmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseAmendments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeAmendments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"submissionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissionId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadMessage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TradeOfProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposedTrade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"tradeDate"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerShare"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Proposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposedChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"outdated"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradesAdded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TradeOfProposal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradesRemoved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TradeOfProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Amendment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"timeCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Proposal"}}]}}]}}]} as unknown as DocumentNode<CloseAmendmentsMutation, CloseAmendmentsMutationVariables>;
export const AmendmentQueueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AmendmentQueue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AmendmentState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amendmentQueue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AmendmentQueueItem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmendmentQueueItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmendmentQueueRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissionId"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"legalEntity"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"unanswered"}},{"kind":"Field","name":{"kind":"Name","value":"hasProposal"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"}}]}}]} as unknown as DocumentNode<AmendmentQueueQuery, AmendmentQueueQueryVariables>;
export const AmendmentCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AmendmentCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amendmentCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"proposals"}}]}}]}}]} as unknown as DocumentNode<AmendmentCountsQuery, AmendmentCountsQueryVariables>;
export const ApiTokenListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiTokenList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiTokenRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode<ApiTokenListQuery, ApiTokenListQueryVariables>;
export const CreateApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"apiToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiTokenRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode<CreateApiTokenMutation, CreateApiTokenMutationVariables>;
export const RevokeApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiTokenRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>;
export const AttachmentListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttachmentList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attachments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"submissionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttachmentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttachmentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attachment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimetype"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"}},{"kind":"Field","name":{"kind":"Name","value":"opensInTab"}},{"kind":"Field","name":{"kind":"Name","value":"mayDelete"}},{"kind":"Field","name":{"kind":"Name","value":"scan"}}]}}]} as unknown as DocumentNode<AttachmentListQuery, AttachmentListQueryVariables>;
export const IdentityDocumentsTakenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IdentityDocumentsTaken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identityDocumentsTaken"}}]}}]} as unknown as DocumentNode<IdentityDocumentsTakenQuery, IdentityDocumentsTakenQueryVariables>;
export const DeleteAttachmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAttachment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAttachment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteAttachmentMutation, DeleteAttachmentMutationVariables>;
export const IdentityPurgeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IdentityPurge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identityPurge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IdentityPurgeState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdentityPurgeState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IdentityPurge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayConfirm"}},{"kind":"Field","name":{"kind":"Name","value":"certificateId"}}]}}]} as unknown as DocumentNode<IdentityPurgeQuery, IdentityPurgeQueryVariables>;
export const RequestIdentityPurgeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestIdentityPurge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestIdentityPurge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IdentityPurgeState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdentityPurgeState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IdentityPurge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayConfirm"}},{"kind":"Field","name":{"kind":"Name","value":"certificateId"}}]}}]} as unknown as DocumentNode<RequestIdentityPurgeMutation, RequestIdentityPurgeMutationVariables>;
export const CancelIdentityPurgeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelIdentityPurge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelIdentityPurge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IdentityPurgeState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdentityPurgeState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IdentityPurge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayConfirm"}},{"kind":"Field","name":{"kind":"Name","value":"certificateId"}}]}}]} as unknown as DocumentNode<CancelIdentityPurgeMutation, CancelIdentityPurgeMutationVariables>;
export const ConfirmIdentityPurgeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmIdentityPurge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmIdentityPurge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IdentityPurgeState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdentityPurgeState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IdentityPurge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayConfirm"}},{"kind":"Field","name":{"kind":"Name","value":"certificateId"}}]}}]} as unknown as DocumentNode<ConfirmIdentityPurgeMutation, ConfirmIdentityPurgeMutationVariables>;
export const RegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const VerifyAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<VerifyAccountMutation, VerifyAccountMutationVariables>;
export const RequestVerificationLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestVerificationLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestVerificationLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RequestVerificationLinkMutation, RequestVerificationLinkMutationVariables>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignInAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignInAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expires"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"stepUp"}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const RequestCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RequestCodeMutation, RequestCodeMutationVariables>;
export const SignInWithCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInWithCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInWithCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignInAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignInAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expires"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"stepUp"}}]}}]} as unknown as DocumentNode<SignInWithCodeMutation, SignInWithCodeMutationVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const ForgotPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ForgotPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgotPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ForgotPasswordMutation, ForgotPasswordMutationVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const ClaimToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimData"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legalDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimType"}},{"kind":"Field","name":{"kind":"Name","value":"legalEntity"}},{"kind":"Field","name":{"kind":"Name","value":"registeredOwner"}},{"kind":"Field","name":{"kind":"Name","value":"abnAcn"}},{"kind":"Field","name":{"kind":"Name","value":"tradingAccount"}},{"kind":"Field","name":{"kind":"Name","value":"australianCitizen"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bankDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankType"}},{"kind":"Field","name":{"kind":"Name","value":"bsb"}},{"kind":"Field","name":{"kind":"Name","value":"swiftCode"}},{"kind":"Field","name":{"kind":"Name","value":"customerCity"}},{"kind":"Field","name":{"kind":"Name","value":"customerCountry"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addressDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"suburb"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradeDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"tradeData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"tradeDate"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerShare"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Submission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"tradeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submissionData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimData"}}]}}]}}]} as unknown as DocumentNode<ClaimToEditQuery, ClaimToEditQueryVariables>;
export const CreateSubmissionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSubmission"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionDataInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSubmission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissionId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CreateSubmissionMutation, CreateSubmissionMutationVariables>;
export const AdminCreateSubmissionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminCreateSubmission"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionDataInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminCreateSubmission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sid"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissionId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AdminCreateSubmissionMutation, AdminCreateSubmissionMutationVariables>;
export const UpdateSubmissionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSubmission"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tradeVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sid"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionChangesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSubmission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"tradeVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tradeVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"sid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sid"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimData"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legalDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimType"}},{"kind":"Field","name":{"kind":"Name","value":"legalEntity"}},{"kind":"Field","name":{"kind":"Name","value":"registeredOwner"}},{"kind":"Field","name":{"kind":"Name","value":"abnAcn"}},{"kind":"Field","name":{"kind":"Name","value":"tradingAccount"}},{"kind":"Field","name":{"kind":"Name","value":"australianCitizen"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bankDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankType"}},{"kind":"Field","name":{"kind":"Name","value":"bsb"}},{"kind":"Field","name":{"kind":"Name","value":"swiftCode"}},{"kind":"Field","name":{"kind":"Name","value":"customerCity"}},{"kind":"Field","name":{"kind":"Name","value":"customerCountry"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addressDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"suburb"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradeDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"tradeData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"tradeDate"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerShare"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Submission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"tradeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submissionData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimData"}}]}}]}}]} as unknown as DocumentNode<UpdateSubmissionMutation, UpdateSubmissionMutationVariables>;
export const ClaimHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"submissionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimChangeEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedTrade"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"tradeDate"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerShare"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimChangeEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"mayView"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"masked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradesAdded"}},{"kind":"Field","name":{"kind":"Name","value":"tradesRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"addedTrades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedTrade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removedTrades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedTrade"}}]}}]}}]} as unknown as DocumentNode<ClaimHistoryQuery, ClaimHistoryQueryVariables>;
export const ClaimAsOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimAsOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimAsOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"submissionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"changeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"submissionData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimData"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimData"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legalDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimType"}},{"kind":"Field","name":{"kind":"Name","value":"legalEntity"}},{"kind":"Field","name":{"kind":"Name","value":"registeredOwner"}},{"kind":"Field","name":{"kind":"Name","value":"abnAcn"}},{"kind":"Field","name":{"kind":"Name","value":"tradingAccount"}},{"kind":"Field","name":{"kind":"Name","value":"australianCitizen"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bankDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankType"}},{"kind":"Field","name":{"kind":"Name","value":"bsb"}},{"kind":"Field","name":{"kind":"Name","value":"swiftCode"}},{"kind":"Field","name":{"kind":"Name","value":"customerCity"}},{"kind":"Field","name":{"kind":"Name","value":"customerCountry"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addressDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"suburb"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradeDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"tradeData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"tradeDate"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerShare"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimAsOfQuery, ClaimAsOfQueryVariables>;
export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissions"}},{"kind":"Field","name":{"kind":"Name","value":"withoutTrades"}},{"kind":"Field","name":{"kind":"Name","value":"missingBank"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredRequests"}},{"kind":"Field","name":{"kind":"Name","value":"importsRunning"}},{"kind":"Field","name":{"kind":"Name","value":"importsFailed"}},{"kind":"Field","name":{"kind":"Name","value":"undecidedDoubleUps"}},{"kind":"Field","name":{"kind":"Name","value":"thisWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissions"}},{"kind":"Field","name":{"kind":"Name","value":"changedSubmissions"}},{"kind":"Field","name":{"kind":"Name","value":"amendments"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"}}]}},{"kind":"Field","name":{"kind":"Name","value":"filings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export const DoubleUpListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DoubleUpList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"undecidedOnly"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doubleUps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"undecidedOnly"},"value":{"kind":"Variable","name":{"kind":"Name","value":"undecidedOnly"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"claims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"legalEntity"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pairs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DoubleUpPairFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undecided"}},{"kind":"Field","name":{"kind":"Name","value":"foundAt"}},{"kind":"Field","name":{"kind":"Name","value":"searching"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DoubleUpPairFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DoubleUpPair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstId"}},{"kind":"Field","name":{"kind":"Name","value":"secondId"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"duplicateId"}},{"kind":"Field","name":{"kind":"Name","value":"markedBy"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}}]}}]} as unknown as DocumentNode<DoubleUpListQuery, DoubleUpListQueryVariables>;
export const DoubleUpPairDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DoubleUpPair"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"firstId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secondId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doubleUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"firstId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"firstId"}}},{"kind":"Argument","name":{"kind":"Name","value":"secondId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secondId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pair"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DoubleUpPairFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextUndecided"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstId"}},{"kind":"Field","name":{"kind":"Name","value":"secondId"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DoubleUpPairFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DoubleUpPair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstId"}},{"kind":"Field","name":{"kind":"Name","value":"secondId"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"duplicateId"}},{"kind":"Field","name":{"kind":"Name","value":"markedBy"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}}]}}]} as unknown as DocumentNode<DoubleUpPairQuery, DoubleUpPairQueryVariables>;
export const ComparedClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComparedClaims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"firstId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secondId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"first"},"name":{"kind":"Name","value":"submission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"firstId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedClaim"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"second"},"name":{"kind":"Name","value":"submission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secondId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedClaim"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedClaim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Submission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"removed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submissionData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legalDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimType"}},{"kind":"Field","name":{"kind":"Name","value":"legalEntity"}},{"kind":"Field","name":{"kind":"Name","value":"registeredOwner"}},{"kind":"Field","name":{"kind":"Name","value":"abnAcn"}},{"kind":"Field","name":{"kind":"Name","value":"tradingAccount"}},{"kind":"Field","name":{"kind":"Name","value":"australianCitizen"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bankDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankType"}},{"kind":"Field","name":{"kind":"Name","value":"bsb"}},{"kind":"Field","name":{"kind":"Name","value":"swiftCode"}},{"kind":"Field","name":{"kind":"Name","value":"customerCity"}},{"kind":"Field","name":{"kind":"Name","value":"customerCountry"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addressDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"suburb"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradeDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"tradeData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactionType"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ComparedClaimsQuery, ComparedClaimsQueryVariables>;
export const FindDoubleUpsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FindDoubleUps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findDoubleUps"}}]}}]} as unknown as DocumentNode<FindDoubleUpsMutation, FindDoubleUpsMutationVariables>;
export const MarkDoubleUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkDoubleUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"firstId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secondId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"verdict"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DoubleUpVerdict"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"duplicateId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markDoubleUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"firstId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"firstId"}}},{"kind":"Argument","name":{"kind":"Name","value":"secondId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secondId"}}},{"kind":"Argument","name":{"kind":"Name","value":"verdict"},"value":{"kind":"Variable","name":{"kind":"Name","value":"verdict"}}},{"kind":"Argument","name":{"kind":"Name","value":"duplicateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"duplicateId"}}}]}]}}]} as unknown as DocumentNode<MarkDoubleUpMutation, MarkDoubleUpMutationVariables>;
export const UnmarkDoubleUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnmarkDoubleUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"firstId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secondId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unmarkDoubleUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"firstId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"firstId"}}},{"kind":"Argument","name":{"kind":"Name","value":"secondId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secondId"}}}]}]}}]} as unknown as DocumentNode<UnmarkDoubleUpMutation, UnmarkDoubleUpMutationVariables>;
export const ExportRunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportRunRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportRunRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"report"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"rowsWritten"}},{"kind":"Field","name":{"kind":"Name","value":"rowsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"availableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ExportRunQuery, ExportRunQueryVariables>;
export const ExportRunListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportRunList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportRuns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportRuns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportRunRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportRunRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"report"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"rowsWritten"}},{"kind":"Field","name":{"kind":"Name","value":"rowsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"availableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ExportRunListQuery, ExportRunListQueryVariables>;
export const StartExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"report"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"report"},"value":{"kind":"Variable","name":{"kind":"Name","value":"report"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportRunRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportRunRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"report"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"rowsWritten"}},{"kind":"Field","name":{"kind":"Name","value":"rowsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"availableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<StartExportMutation, StartExportMutationVariables>;
export const ImportRunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportRunSummary"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"bytesRead"}},{"kind":"Field","name":{"kind":"Name","value":"rowsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"rowsPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"unknownColumns"}},{"kind":"Field","name":{"kind":"Name","value":"cancelRequested"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"rejections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRunSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"checkOnly"}},{"kind":"Field","name":{"kind":"Name","value":"overwrite"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<ImportRunQuery, ImportRunQueryVariables>;
export const ImportRunListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportRunList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRunFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRuns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRuns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportRunSummary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRunSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"checkOnly"}},{"kind":"Field","name":{"kind":"Name","value":"overwrite"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]} as unknown as DocumentNode<ImportRunListQuery, ImportRunListQueryVariables>;
export const CancelImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cancelRequested"}}]}}]}}]} as unknown as DocumentNode<CancelImportMutation, CancelImportMutationVariables>;
export const CreateDownloadTicketDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDownloadTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DownloadKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDownloadTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expires"}}]}}]}}]} as unknown as DocumentNode<CreateDownloadTicketMutation, CreateDownloadTicketMutationVariables>;
export const MaintenanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Maintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Maintenance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"byVariable"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]} as unknown as DocumentNode<MaintenanceQuery, MaintenanceQueryVariables>;
export const SetMaintenanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMaintenance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"on"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMaintenance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"on"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Maintenance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"byVariable"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]} as unknown as DocumentNode<SetMaintenanceMutation, SetMaintenanceMutationVariables>;
export const AssessmentNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssessmentNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"submissionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AssessmentNoticeQuery, AssessmentNoticeQueryVariables>;
export const AssessmentNoticeAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssessmentNoticeAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"submissionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<AssessmentNoticeAddressQuery, AssessmentNoticeAddressQueryVariables>;
export const AssessmentNoticeListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssessmentNoticeList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedNoticeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedNoticeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submissionId"}}]}}]} as unknown as DocumentNode<AssessmentNoticeListQuery, AssessmentNoticeListQueryVariables>;
export const SaveNoticeLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveNoticeLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveNoticeLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sid"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedNoticeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedNoticeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submissionId"}}]}}]} as unknown as DocumentNode<SaveNoticeLinkMutation, SaveNoticeLinkMutationVariables>;
export const DeleteNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteNoticeMutation, DeleteNoticeMutationVariables>;
export const PasskeyListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasskeyList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasskeyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasskeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<PasskeyListQuery, PasskeyListQueryVariables>;
export const BeginPasskeySignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskeySignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskeySignIn"}}]}}]} as unknown as DocumentNode<BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables>;
export const FinishPasskeySignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishPasskeySignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"response"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishPasskeySignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"response"},"value":{"kind":"Variable","name":{"kind":"Name","value":"response"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignInAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignInAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expires"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"stepUp"}}]}}]} as unknown as DocumentNode<FinishPasskeySignInMutation, FinishPasskeySignInMutationVariables>;
export const BeginPasskeyRegistrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskeyRegistration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskeyRegistration"}}]}}]} as unknown as DocumentNode<BeginPasskeyRegistrationMutation, BeginPasskeyRegistrationMutationVariables>;
export const FinishPasskeyRegistrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishPasskeyRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"response"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishPasskeyRegistration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"response"},"value":{"kind":"Variable","name":{"kind":"Name","value":"response"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasskeyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasskeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<FinishPasskeyRegistrationMutation, FinishPasskeyRegistrationMutationVariables>;
export const RemovePasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const RegistrationListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RegistrationList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistrationRowFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistrationRowFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dateFiled"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"memberType"}},{"kind":"Field","name":{"kind":"Name","value":"registeredOwner"}},{"kind":"Field","name":{"kind":"Name","value":"contactPerson"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}}]}}]} as unknown as DocumentNode<RegistrationListQuery, RegistrationListQueryVariables>;
export const MyRegistrationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyRegistrations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myRegistrations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeCreatedAt"}}]}}]}}]} as unknown as DocumentNode<MyRegistrationsQuery, MyRegistrationsQueryVariables>;
export const RegistrationViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RegistrationView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistrationAnswers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistrationAnswers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Registration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"timeCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"landline"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mailingAddress"}},{"kind":"Field","name":{"kind":"Name","value":"suburb"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groupMemberDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupMemberType"}},{"kind":"Field","name":{"kind":"Name","value":"shareholderNames"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"abnAcnArsn"}},{"kind":"Field","name":{"kind":"Name","value":"trusteeName"}},{"kind":"Field","name":{"kind":"Name","value":"groupEntityType"}},{"kind":"Field","name":{"kind":"Name","value":"beneficialOwner"}},{"kind":"Field","name":{"kind":"Name","value":"onBehalf"}},{"kind":"Field","name":{"kind":"Name","value":"othersSpecified"}},{"kind":"Field","name":{"kind":"Name","value":"groupMemberName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groupMemberAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sameAsContactAddress"}},{"kind":"Field","name":{"kind":"Name","value":"streetAddress"}},{"kind":"Field","name":{"kind":"Name","value":"suburb2"}},{"kind":"Field","name":{"kind":"Name","value":"state2"}},{"kind":"Field","name":{"kind":"Name","value":"postCode2"}},{"kind":"Field","name":{"kind":"Name","value":"country2"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shareholderDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registered_owner_option"}},{"kind":"Field","name":{"kind":"Name","value":"registeredOwner"}},{"kind":"Field","name":{"kind":"Name","value":"hinSrn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradeDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"tradeData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"tradeDate"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"tradeType"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RegistrationViewQuery, RegistrationViewQueryVariables>;
export const CreateRegistrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRegistration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CreateRegistrationMutation, CreateRegistrationMutationVariables>;
export const UpdateRegistrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRegistration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegistrationAnswers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegistrationAnswers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Registration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"timeCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"landline"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mailingAddress"}},{"kind":"Field","name":{"kind":"Name","value":"suburb"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groupMemberDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupMemberType"}},{"kind":"Field","name":{"kind":"Name","value":"shareholderNames"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"abnAcnArsn"}},{"kind":"Field","name":{"kind":"Name","value":"trusteeName"}},{"kind":"Field","name":{"kind":"Name","value":"groupEntityType"}},{"kind":"Field","name":{"kind":"Name","value":"beneficialOwner"}},{"kind":"Field","name":{"kind":"Name","value":"onBehalf"}},{"kind":"Field","name":{"kind":"Name","value":"othersSpecified"}},{"kind":"Field","name":{"kind":"Name","value":"groupMemberName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groupMemberAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sameAsContactAddress"}},{"kind":"Field","name":{"kind":"Name","value":"streetAddress"}},{"kind":"Field","name":{"kind":"Name","value":"suburb2"}},{"kind":"Field","name":{"kind":"Name","value":"state2"}},{"kind":"Field","name":{"kind":"Name","value":"postCode2"}},{"kind":"Field","name":{"kind":"Name","value":"country2"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shareholderDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registered_owner_option"}},{"kind":"Field","name":{"kind":"Name","value":"registeredOwner"}},{"kind":"Field","name":{"kind":"Name","value":"hinSrn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradeDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"tradeData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"tradeDate"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"tradeType"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UpdateRegistrationMutation, UpdateRegistrationMutationVariables>;
export const SchemeSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SchemeSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schemeSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as DocumentNode<SchemeSettingsQuery, SchemeSettingsQueryVariables>;
export const SchemeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scheme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classActionTitle"}},{"kind":"Field","name":{"kind":"Name","value":"portalTitle"}},{"kind":"Field","name":{"kind":"Name","value":"settlementPortalTitle"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"supportEmail"}},{"kind":"Field","name":{"kind":"Name","value":"shareName"}},{"kind":"Field","name":{"kind":"Name","value":"openingBalanceDate"}},{"kind":"Field","name":{"kind":"Name","value":"tradePeriodStart"}},{"kind":"Field","name":{"kind":"Name","value":"tradePeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"privacyUrl"}},{"kind":"Field","name":{"kind":"Name","value":"copyright"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"courtOrderDate"}},{"kind":"Field","name":{"kind":"Name","value":"acknowledgements"}},{"kind":"Field","name":{"kind":"Name","value":"tradeTemplateUrl"}},{"kind":"Field","name":{"kind":"Name","value":"preliminaryNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assessmentName"}},{"kind":"Field","name":{"kind":"Name","value":"mayCreate"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"showNewSubmission"}},{"kind":"Field","name":{"kind":"Name","value":"landing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"}}]}}]}}]} as unknown as DocumentNode<SchemeQuery, SchemeQueryVariables>;
export const SessionEndDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionEnd"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionEnd"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionEndTimes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionEndTimes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SessionEnd"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"latestAt"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}}]}}]} as unknown as DocumentNode<SessionEndQuery, SessionEndQueryVariables>;
export const KeepSignedInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepSignedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepSignedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionEndTimes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionEndTimes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SessionEnd"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"latestAt"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}}]}}]} as unknown as DocumentNode<KeepSignedInMutation, KeepSignedInMutationVariables>;
export const SubmissionListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubmissionList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmissionRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmissionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"legalEntity"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}}]}}]} as unknown as DocumentNode<SubmissionListQuery, SubmissionListQueryVariables>;
export const SubmissionSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubmissionSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submissionSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmissionRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"more"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmissionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"legalEntity"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}}]}}]} as unknown as DocumentNode<SubmissionSearchQuery, SubmissionSearchQueryVariables>;
export const MySubmissionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySubmissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySubmissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubmissionRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubmissionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"legalEntity"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}}]}}]} as unknown as DocumentNode<MySubmissionsQuery, MySubmissionsQueryVariables>;
export const SubmissionViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubmissionView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"submissionId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"tradeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"mayUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"removed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submissionData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimData"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimData"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legalDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimType"}},{"kind":"Field","name":{"kind":"Name","value":"legalEntity"}},{"kind":"Field","name":{"kind":"Name","value":"registeredOwner"}},{"kind":"Field","name":{"kind":"Name","value":"abnAcn"}},{"kind":"Field","name":{"kind":"Name","value":"tradingAccount"}},{"kind":"Field","name":{"kind":"Name","value":"australianCitizen"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bankDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankType"}},{"kind":"Field","name":{"kind":"Name","value":"bsb"}},{"kind":"Field","name":{"kind":"Name","value":"swiftCode"}},{"kind":"Field","name":{"kind":"Name","value":"customerCity"}},{"kind":"Field","name":{"kind":"Name","value":"customerCountry"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addressDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"suburb"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tradeDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"tradeData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"tradeDate"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerShare"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}}]}}]}}]}}]} as unknown as DocumentNode<SubmissionViewQuery, SubmissionViewQueryVariables>;
export const UpdateSidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"sid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sid"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"removed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateSidMutation, UpdateSidMutationVariables>;
export const AddTradeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddTrade"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tradeVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"trade"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TradeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addTrade"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"submissionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"tradeVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tradeVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"trade"},"value":{"kind":"Variable","name":{"kind":"Name","value":"trade"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddTradeMutation, AddTradeMutationVariables>;
export const DeleteTradeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTrade"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tradeVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tradeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTrade"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"submissionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"submissionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"tradeVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tradeVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"tradeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tradeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteTradeMutation, DeleteTradeMutationVariables>;
export const UserListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedUserRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UserListQuery, UserListQueryVariables>;
export const EditedUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedUserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<EditedUserQuery, EditedUserQueryVariables>;
export const UpdateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<UpdateUserMutation, UpdateUserMutationVariables>;
export const KeptDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KeptDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DraftForm"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}},{"kind":"Argument","name":{"kind":"Name","value":"subjectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}}]}}]} as unknown as DocumentNode<KeptDraftQuery, KeptDraftQueryVariables>;
export const SaveDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DraftForm"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}},{"kind":"Argument","name":{"kind":"Name","value":"subjectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftSavedMoment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftSavedMoment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}}]} as unknown as DocumentNode<SaveDraftMutation, SaveDraftMutationVariables>;
export const DiscardDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DraftForm"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}},{"kind":"Argument","name":{"kind":"Name","value":"subjectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}}}]}]}}]} as unknown as DocumentNode<DiscardDraftMutation, DiscardDraftMutationVariables>;
export function useAmendmentThreadQuery(options: useQuery.Options<AmendmentThreadQuery, AmendmentThreadQueryVariables> & { returnPartialData?: false }) {
  return useQuery<AmendmentThreadQuery, AmendmentThreadQueryVariables>(AmendmentThreadDocument, options);
}

export function useAmendmentThreadLazyQuery(options?: useLazyQuery.Options<AmendmentThreadQuery, AmendmentThreadQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<AmendmentThreadQuery, AmendmentThreadQueryVariables>(AmendmentThreadDocument, options);
}

export function useSendAmendmentMutation(options?: useMutation.Options<SendAmendmentMutation, SendAmendmentMutationVariables>) {
  return useMutation<SendAmendmentMutation, SendAmendmentMutationVariables>(SendAmendmentDocument, options);
}

export function useDecideProposalMutation(options?: useMutation.Options<DecideProposalMutation, DecideProposalMutationVariables>) {
  return useMutation<DecideProposalMutation, DecideProposalMutationVariables>(DecideProposalDocument, options);
}

export function useWithdrawProposalMutation(options?: useMutation.Options<WithdrawProposalMutation, WithdrawProposalMutationVariables>) {
  return useMutation<WithdrawProposalMutation, WithdrawProposalMutationVariables>(WithdrawProposalDocument, options);
}

export function useCloseAmendmentsMutation(options?: useMutation.Options<CloseAmendmentsMutation, CloseAmendmentsMutationVariables>) {
  return useMutation<CloseAmendmentsMutation, CloseAmendmentsMutationVariables>(CloseAmendmentsDocument, options);
}

export function useAmendmentQueueQuery(options: useQuery.Options<AmendmentQueueQuery, AmendmentQueueQueryVariables> & { returnPartialData?: false }) {
  return useQuery<AmendmentQueueQuery, AmendmentQueueQueryVariables>(AmendmentQueueDocument, options);
}

export function useAmendmentQueueLazyQuery(options?: useLazyQuery.Options<AmendmentQueueQuery, AmendmentQueueQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<AmendmentQueueQuery, AmendmentQueueQueryVariables>(AmendmentQueueDocument, options);
}

export function useAmendmentCountsQuery(options?: useQuery.Options<AmendmentCountsQuery, AmendmentCountsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<AmendmentCountsQuery, AmendmentCountsQueryVariables>(AmendmentCountsDocument, options);
}

export function useAmendmentCountsLazyQuery(options?: useLazyQuery.Options<AmendmentCountsQuery, AmendmentCountsQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<AmendmentCountsQuery, AmendmentCountsQueryVariables>(AmendmentCountsDocument, options);
}

export function useApiTokenListQuery(options?: useQuery.Options<ApiTokenListQuery, ApiTokenListQueryVariables> & { returnPartialData?: false }) {
  return useQuery<ApiTokenListQuery, ApiTokenListQueryVariables>(ApiTokenListDocument, options);
}

export function useApiTokenListLazyQuery(options?: useLazyQuery.Options<ApiTokenListQuery, ApiTokenListQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<ApiTokenListQuery, ApiTokenListQueryVariables>(ApiTokenListDocument, options);
}

export function useCreateApiTokenMutation(options?: useMutation.Options<CreateApiTokenMutation, CreateApiTokenMutationVariables>) {
  return useMutation<CreateApiTokenMutation, CreateApiTokenMutationVariables>(CreateApiTokenDocument, options);
}

export function useRevokeApiTokenMutation(options?: useMutation.Options<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>) {
  return useMutation<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>(RevokeApiTokenDocument, options);
}

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

export function useDeleteAttachmentMutation(options?: useMutation.Options<DeleteAttachmentMutation, DeleteAttachmentMutationVariables>) {
  return useMutation<DeleteAttachmentMutation, DeleteAttachmentMutationVariables>(DeleteAttachmentDocument, options);
}

export function useIdentityPurgeQuery(options?: useQuery.Options<IdentityPurgeQuery, IdentityPurgeQueryVariables> & { returnPartialData?: false }) {
  return useQuery<IdentityPurgeQuery, IdentityPurgeQueryVariables>(IdentityPurgeDocument, options);
}

export function useIdentityPurgeLazyQuery(options?: useLazyQuery.Options<IdentityPurgeQuery, IdentityPurgeQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<IdentityPurgeQuery, IdentityPurgeQueryVariables>(IdentityPurgeDocument, options);
}

export function useRequestIdentityPurgeMutation(options?: useMutation.Options<RequestIdentityPurgeMutation, RequestIdentityPurgeMutationVariables>) {
  return useMutation<RequestIdentityPurgeMutation, RequestIdentityPurgeMutationVariables>(RequestIdentityPurgeDocument, options);
}

export function useCancelIdentityPurgeMutation(options?: useMutation.Options<CancelIdentityPurgeMutation, CancelIdentityPurgeMutationVariables>) {
  return useMutation<CancelIdentityPurgeMutation, CancelIdentityPurgeMutationVariables>(CancelIdentityPurgeDocument, options);
}

export function useConfirmIdentityPurgeMutation(options?: useMutation.Options<ConfirmIdentityPurgeMutation, ConfirmIdentityPurgeMutationVariables>) {
  return useMutation<ConfirmIdentityPurgeMutation, ConfirmIdentityPurgeMutationVariables>(ConfirmIdentityPurgeDocument, options);
}

export function useRegisterMutation(options?: useMutation.Options<RegisterMutation, RegisterMutationVariables>) {
  return useMutation<RegisterMutation, RegisterMutationVariables>(RegisterDocument, options);
}

export function useVerifyAccountMutation(options?: useMutation.Options<VerifyAccountMutation, VerifyAccountMutationVariables>) {
  return useMutation<VerifyAccountMutation, VerifyAccountMutationVariables>(VerifyAccountDocument, options);
}

export function useRequestVerificationLinkMutation(options?: useMutation.Options<RequestVerificationLinkMutation, RequestVerificationLinkMutationVariables>) {
  return useMutation<RequestVerificationLinkMutation, RequestVerificationLinkMutationVariables>(RequestVerificationLinkDocument, options);
}

export function useMeQuery(options?: useQuery.Options<MeQuery, MeQueryVariables> & { returnPartialData?: false }) {
  return useQuery<MeQuery, MeQueryVariables>(MeDocument, options);
}

export function useMeLazyQuery(options?: useLazyQuery.Options<MeQuery, MeQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<MeQuery, MeQueryVariables>(MeDocument, options);
}

export function useSignInMutation(options?: useMutation.Options<SignInMutation, SignInMutationVariables>) {
  return useMutation<SignInMutation, SignInMutationVariables>(SignInDocument, options);
}

export function useRequestCodeMutation(options?: useMutation.Options<RequestCodeMutation, RequestCodeMutationVariables>) {
  return useMutation<RequestCodeMutation, RequestCodeMutationVariables>(RequestCodeDocument, options);
}

export function useSignInWithCodeMutation(options?: useMutation.Options<SignInWithCodeMutation, SignInWithCodeMutationVariables>) {
  return useMutation<SignInWithCodeMutation, SignInWithCodeMutationVariables>(SignInWithCodeDocument, options);
}

export function useSignOutMutation(options?: useMutation.Options<SignOutMutation, SignOutMutationVariables>) {
  return useMutation<SignOutMutation, SignOutMutationVariables>(SignOutDocument, options);
}

export function useForgotPasswordMutation(options?: useMutation.Options<ForgotPasswordMutation, ForgotPasswordMutationVariables>) {
  return useMutation<ForgotPasswordMutation, ForgotPasswordMutationVariables>(ForgotPasswordDocument, options);
}

export function useResetPasswordMutation(options?: useMutation.Options<ResetPasswordMutation, ResetPasswordMutationVariables>) {
  return useMutation<ResetPasswordMutation, ResetPasswordMutationVariables>(ResetPasswordDocument, options);
}

export function useChangePasswordMutation(options?: useMutation.Options<ChangePasswordMutation, ChangePasswordMutationVariables>) {
  return useMutation<ChangePasswordMutation, ChangePasswordMutationVariables>(ChangePasswordDocument, options);
}

export function useClaimToEditQuery(options: useQuery.Options<ClaimToEditQuery, ClaimToEditQueryVariables> & { returnPartialData?: false }) {
  return useQuery<ClaimToEditQuery, ClaimToEditQueryVariables>(ClaimToEditDocument, options);
}

export function useClaimToEditLazyQuery(options?: useLazyQuery.Options<ClaimToEditQuery, ClaimToEditQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<ClaimToEditQuery, ClaimToEditQueryVariables>(ClaimToEditDocument, options);
}

export function useCreateSubmissionMutation(options?: useMutation.Options<CreateSubmissionMutation, CreateSubmissionMutationVariables>) {
  return useMutation<CreateSubmissionMutation, CreateSubmissionMutationVariables>(CreateSubmissionDocument, options);
}

export function useAdminCreateSubmissionMutation(options?: useMutation.Options<AdminCreateSubmissionMutation, AdminCreateSubmissionMutationVariables>) {
  return useMutation<AdminCreateSubmissionMutation, AdminCreateSubmissionMutationVariables>(AdminCreateSubmissionDocument, options);
}

export function useUpdateSubmissionMutation(options?: useMutation.Options<UpdateSubmissionMutation, UpdateSubmissionMutationVariables>) {
  return useMutation<UpdateSubmissionMutation, UpdateSubmissionMutationVariables>(UpdateSubmissionDocument, options);
}

export function useClaimHistoryQuery(options: useQuery.Options<ClaimHistoryQuery, ClaimHistoryQueryVariables> & { returnPartialData?: false }) {
  return useQuery<ClaimHistoryQuery, ClaimHistoryQueryVariables>(ClaimHistoryDocument, options);
}

export function useClaimHistoryLazyQuery(options?: useLazyQuery.Options<ClaimHistoryQuery, ClaimHistoryQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<ClaimHistoryQuery, ClaimHistoryQueryVariables>(ClaimHistoryDocument, options);
}

export function useClaimAsOfQuery(options: useQuery.Options<ClaimAsOfQuery, ClaimAsOfQueryVariables> & { returnPartialData?: false }) {
  return useQuery<ClaimAsOfQuery, ClaimAsOfQueryVariables>(ClaimAsOfDocument, options);
}

export function useClaimAsOfLazyQuery(options?: useLazyQuery.Options<ClaimAsOfQuery, ClaimAsOfQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<ClaimAsOfQuery, ClaimAsOfQueryVariables>(ClaimAsOfDocument, options);
}

export function useDashboardQuery(options?: useQuery.Options<DashboardQuery, DashboardQueryVariables> & { returnPartialData?: false }) {
  return useQuery<DashboardQuery, DashboardQueryVariables>(DashboardDocument, options);
}

export function useDashboardLazyQuery(options?: useLazyQuery.Options<DashboardQuery, DashboardQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<DashboardQuery, DashboardQueryVariables>(DashboardDocument, options);
}

export function useDoubleUpListQuery(options: useQuery.Options<DoubleUpListQuery, DoubleUpListQueryVariables> & { returnPartialData?: false }) {
  return useQuery<DoubleUpListQuery, DoubleUpListQueryVariables>(DoubleUpListDocument, options);
}

export function useDoubleUpListLazyQuery(options?: useLazyQuery.Options<DoubleUpListQuery, DoubleUpListQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<DoubleUpListQuery, DoubleUpListQueryVariables>(DoubleUpListDocument, options);
}

export function useDoubleUpPairQuery(options: useQuery.Options<DoubleUpPairQuery, DoubleUpPairQueryVariables> & { returnPartialData?: false }) {
  return useQuery<DoubleUpPairQuery, DoubleUpPairQueryVariables>(DoubleUpPairDocument, options);
}

export function useDoubleUpPairLazyQuery(options?: useLazyQuery.Options<DoubleUpPairQuery, DoubleUpPairQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<DoubleUpPairQuery, DoubleUpPairQueryVariables>(DoubleUpPairDocument, options);
}

export function useComparedClaimsQuery(options: useQuery.Options<ComparedClaimsQuery, ComparedClaimsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<ComparedClaimsQuery, ComparedClaimsQueryVariables>(ComparedClaimsDocument, options);
}

export function useComparedClaimsLazyQuery(options?: useLazyQuery.Options<ComparedClaimsQuery, ComparedClaimsQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<ComparedClaimsQuery, ComparedClaimsQueryVariables>(ComparedClaimsDocument, options);
}

export function useFindDoubleUpsMutation(options?: useMutation.Options<FindDoubleUpsMutation, FindDoubleUpsMutationVariables>) {
  return useMutation<FindDoubleUpsMutation, FindDoubleUpsMutationVariables>(FindDoubleUpsDocument, options);
}

export function useMarkDoubleUpMutation(options?: useMutation.Options<MarkDoubleUpMutation, MarkDoubleUpMutationVariables>) {
  return useMutation<MarkDoubleUpMutation, MarkDoubleUpMutationVariables>(MarkDoubleUpDocument, options);
}

export function useUnmarkDoubleUpMutation(options?: useMutation.Options<UnmarkDoubleUpMutation, UnmarkDoubleUpMutationVariables>) {
  return useMutation<UnmarkDoubleUpMutation, UnmarkDoubleUpMutationVariables>(UnmarkDoubleUpDocument, options);
}

export function useExportRunQuery(options: useQuery.Options<ExportRunQuery, ExportRunQueryVariables> & { returnPartialData?: false }) {
  return useQuery<ExportRunQuery, ExportRunQueryVariables>(ExportRunDocument, options);
}

export function useExportRunLazyQuery(options?: useLazyQuery.Options<ExportRunQuery, ExportRunQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<ExportRunQuery, ExportRunQueryVariables>(ExportRunDocument, options);
}

export function useExportRunListQuery(options: useQuery.Options<ExportRunListQuery, ExportRunListQueryVariables> & { returnPartialData?: false }) {
  return useQuery<ExportRunListQuery, ExportRunListQueryVariables>(ExportRunListDocument, options);
}

export function useExportRunListLazyQuery(options?: useLazyQuery.Options<ExportRunListQuery, ExportRunListQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<ExportRunListQuery, ExportRunListQueryVariables>(ExportRunListDocument, options);
}

export function useStartExportMutation(options?: useMutation.Options<StartExportMutation, StartExportMutationVariables>) {
  return useMutation<StartExportMutation, StartExportMutationVariables>(StartExportDocument, options);
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

export function useMaintenanceQuery(options?: useQuery.Options<MaintenanceQuery, MaintenanceQueryVariables> & { returnPartialData?: false }) {
  return useQuery<MaintenanceQuery, MaintenanceQueryVariables>(MaintenanceDocument, options);
}

export function useMaintenanceLazyQuery(options?: useLazyQuery.Options<MaintenanceQuery, MaintenanceQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<MaintenanceQuery, MaintenanceQueryVariables>(MaintenanceDocument, options);
}

export function useSetMaintenanceMutation(options?: useMutation.Options<SetMaintenanceMutation, SetMaintenanceMutationVariables>) {
  return useMutation<SetMaintenanceMutation, SetMaintenanceMutationVariables>(SetMaintenanceDocument, options);
}

export function useAssessmentNoticeQuery(options: useQuery.Options<AssessmentNoticeQuery, AssessmentNoticeQueryVariables> & { returnPartialData?: false }) {
  return useQuery<AssessmentNoticeQuery, AssessmentNoticeQueryVariables>(AssessmentNoticeDocument, options);
}

export function useAssessmentNoticeLazyQuery(options?: useLazyQuery.Options<AssessmentNoticeQuery, AssessmentNoticeQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<AssessmentNoticeQuery, AssessmentNoticeQueryVariables>(AssessmentNoticeDocument, options);
}

export function useAssessmentNoticeAddressQuery(options: useQuery.Options<AssessmentNoticeAddressQuery, AssessmentNoticeAddressQueryVariables> & { returnPartialData?: false }) {
  return useQuery<AssessmentNoticeAddressQuery, AssessmentNoticeAddressQueryVariables>(AssessmentNoticeAddressDocument, options);
}

export function useAssessmentNoticeAddressLazyQuery(options?: useLazyQuery.Options<AssessmentNoticeAddressQuery, AssessmentNoticeAddressQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<AssessmentNoticeAddressQuery, AssessmentNoticeAddressQueryVariables>(AssessmentNoticeAddressDocument, options);
}

export function useAssessmentNoticeListQuery(options: useQuery.Options<AssessmentNoticeListQuery, AssessmentNoticeListQueryVariables> & { returnPartialData?: false }) {
  return useQuery<AssessmentNoticeListQuery, AssessmentNoticeListQueryVariables>(AssessmentNoticeListDocument, options);
}

export function useAssessmentNoticeListLazyQuery(options?: useLazyQuery.Options<AssessmentNoticeListQuery, AssessmentNoticeListQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<AssessmentNoticeListQuery, AssessmentNoticeListQueryVariables>(AssessmentNoticeListDocument, options);
}

export function useSaveNoticeLinkMutation(options?: useMutation.Options<SaveNoticeLinkMutation, SaveNoticeLinkMutationVariables>) {
  return useMutation<SaveNoticeLinkMutation, SaveNoticeLinkMutationVariables>(SaveNoticeLinkDocument, options);
}

export function useDeleteNoticeMutation(options?: useMutation.Options<DeleteNoticeMutation, DeleteNoticeMutationVariables>) {
  return useMutation<DeleteNoticeMutation, DeleteNoticeMutationVariables>(DeleteNoticeDocument, options);
}

export function usePasskeyListQuery(options?: useQuery.Options<PasskeyListQuery, PasskeyListQueryVariables> & { returnPartialData?: false }) {
  return useQuery<PasskeyListQuery, PasskeyListQueryVariables>(PasskeyListDocument, options);
}

export function usePasskeyListLazyQuery(options?: useLazyQuery.Options<PasskeyListQuery, PasskeyListQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<PasskeyListQuery, PasskeyListQueryVariables>(PasskeyListDocument, options);
}

export function useBeginPasskeySignInMutation(options?: useMutation.Options<BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables>) {
  return useMutation<BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables>(BeginPasskeySignInDocument, options);
}

export function useFinishPasskeySignInMutation(options?: useMutation.Options<FinishPasskeySignInMutation, FinishPasskeySignInMutationVariables>) {
  return useMutation<FinishPasskeySignInMutation, FinishPasskeySignInMutationVariables>(FinishPasskeySignInDocument, options);
}

export function useBeginPasskeyRegistrationMutation(options?: useMutation.Options<BeginPasskeyRegistrationMutation, BeginPasskeyRegistrationMutationVariables>) {
  return useMutation<BeginPasskeyRegistrationMutation, BeginPasskeyRegistrationMutationVariables>(BeginPasskeyRegistrationDocument, options);
}

export function useFinishPasskeyRegistrationMutation(options?: useMutation.Options<FinishPasskeyRegistrationMutation, FinishPasskeyRegistrationMutationVariables>) {
  return useMutation<FinishPasskeyRegistrationMutation, FinishPasskeyRegistrationMutationVariables>(FinishPasskeyRegistrationDocument, options);
}

export function useRemovePasskeyMutation(options?: useMutation.Options<RemovePasskeyMutation, RemovePasskeyMutationVariables>) {
  return useMutation<RemovePasskeyMutation, RemovePasskeyMutationVariables>(RemovePasskeyDocument, options);
}

export function useRegistrationListQuery(options: useQuery.Options<RegistrationListQuery, RegistrationListQueryVariables> & { returnPartialData?: false }) {
  return useQuery<RegistrationListQuery, RegistrationListQueryVariables>(RegistrationListDocument, options);
}

export function useRegistrationListLazyQuery(options?: useLazyQuery.Options<RegistrationListQuery, RegistrationListQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<RegistrationListQuery, RegistrationListQueryVariables>(RegistrationListDocument, options);
}

export function useMyRegistrationsQuery(options?: useQuery.Options<MyRegistrationsQuery, MyRegistrationsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<MyRegistrationsQuery, MyRegistrationsQueryVariables>(MyRegistrationsDocument, options);
}

export function useMyRegistrationsLazyQuery(options?: useLazyQuery.Options<MyRegistrationsQuery, MyRegistrationsQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<MyRegistrationsQuery, MyRegistrationsQueryVariables>(MyRegistrationsDocument, options);
}

export function useRegistrationViewQuery(options: useQuery.Options<RegistrationViewQuery, RegistrationViewQueryVariables> & { returnPartialData?: false }) {
  return useQuery<RegistrationViewQuery, RegistrationViewQueryVariables>(RegistrationViewDocument, options);
}

export function useRegistrationViewLazyQuery(options?: useLazyQuery.Options<RegistrationViewQuery, RegistrationViewQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<RegistrationViewQuery, RegistrationViewQueryVariables>(RegistrationViewDocument, options);
}

export function useCreateRegistrationMutation(options?: useMutation.Options<CreateRegistrationMutation, CreateRegistrationMutationVariables>) {
  return useMutation<CreateRegistrationMutation, CreateRegistrationMutationVariables>(CreateRegistrationDocument, options);
}

export function useUpdateRegistrationMutation(options?: useMutation.Options<UpdateRegistrationMutation, UpdateRegistrationMutationVariables>) {
  return useMutation<UpdateRegistrationMutation, UpdateRegistrationMutationVariables>(UpdateRegistrationDocument, options);
}

export function useSchemeSettingsQuery(options?: useQuery.Options<SchemeSettingsQuery, SchemeSettingsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<SchemeSettingsQuery, SchemeSettingsQueryVariables>(SchemeSettingsDocument, options);
}

export function useSchemeSettingsLazyQuery(options?: useLazyQuery.Options<SchemeSettingsQuery, SchemeSettingsQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<SchemeSettingsQuery, SchemeSettingsQueryVariables>(SchemeSettingsDocument, options);
}

export function useSchemeQuery(options?: useQuery.Options<SchemeQuery, SchemeQueryVariables> & { returnPartialData?: false }) {
  return useQuery<SchemeQuery, SchemeQueryVariables>(SchemeDocument, options);
}

export function useSchemeLazyQuery(options?: useLazyQuery.Options<SchemeQuery, SchemeQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<SchemeQuery, SchemeQueryVariables>(SchemeDocument, options);
}

export function useSessionEndQuery(options?: useQuery.Options<SessionEndQuery, SessionEndQueryVariables> & { returnPartialData?: false }) {
  return useQuery<SessionEndQuery, SessionEndQueryVariables>(SessionEndDocument, options);
}

export function useSessionEndLazyQuery(options?: useLazyQuery.Options<SessionEndQuery, SessionEndQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<SessionEndQuery, SessionEndQueryVariables>(SessionEndDocument, options);
}

export function useKeepSignedInMutation(options?: useMutation.Options<KeepSignedInMutation, KeepSignedInMutationVariables>) {
  return useMutation<KeepSignedInMutation, KeepSignedInMutationVariables>(KeepSignedInDocument, options);
}

export function useSubmissionListQuery(options: useQuery.Options<SubmissionListQuery, SubmissionListQueryVariables> & { returnPartialData?: false }) {
  return useQuery<SubmissionListQuery, SubmissionListQueryVariables>(SubmissionListDocument, options);
}

export function useSubmissionListLazyQuery(options?: useLazyQuery.Options<SubmissionListQuery, SubmissionListQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<SubmissionListQuery, SubmissionListQueryVariables>(SubmissionListDocument, options);
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

export function useUpdateSidMutation(options?: useMutation.Options<UpdateSidMutation, UpdateSidMutationVariables>) {
  return useMutation<UpdateSidMutation, UpdateSidMutationVariables>(UpdateSidDocument, options);
}

export function useAddTradeMutation(options?: useMutation.Options<AddTradeMutation, AddTradeMutationVariables>) {
  return useMutation<AddTradeMutation, AddTradeMutationVariables>(AddTradeDocument, options);
}

export function useDeleteTradeMutation(options?: useMutation.Options<DeleteTradeMutation, DeleteTradeMutationVariables>) {
  return useMutation<DeleteTradeMutation, DeleteTradeMutationVariables>(DeleteTradeDocument, options);
}

export function useUserListQuery(options: useQuery.Options<UserListQuery, UserListQueryVariables> & { returnPartialData?: false }) {
  return useQuery<UserListQuery, UserListQueryVariables>(UserListDocument, options);
}

export function useUserListLazyQuery(options?: useLazyQuery.Options<UserListQuery, UserListQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<UserListQuery, UserListQueryVariables>(UserListDocument, options);
}

export function useEditedUserQuery(options: useQuery.Options<EditedUserQuery, EditedUserQueryVariables> & { returnPartialData?: false }) {
  return useQuery<EditedUserQuery, EditedUserQueryVariables>(EditedUserDocument, options);
}

export function useEditedUserLazyQuery(options?: useLazyQuery.Options<EditedUserQuery, EditedUserQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<EditedUserQuery, EditedUserQueryVariables>(EditedUserDocument, options);
}

export function useUpdateUserMutation(options?: useMutation.Options<UpdateUserMutation, UpdateUserMutationVariables>) {
  return useMutation<UpdateUserMutation, UpdateUserMutationVariables>(UpdateUserDocument, options);
}

export function useKeptDraftQuery(options: useQuery.Options<KeptDraftQuery, KeptDraftQueryVariables> & { returnPartialData?: false }) {
  return useQuery<KeptDraftQuery, KeptDraftQueryVariables>(KeptDraftDocument, options);
}

export function useKeptDraftLazyQuery(options?: useLazyQuery.Options<KeptDraftQuery, KeptDraftQueryVariables> & { returnPartialData?: false }) {
  return useLazyQuery<KeptDraftQuery, KeptDraftQueryVariables>(KeptDraftDocument, options);
}

export function useSaveDraftMutation(options?: useMutation.Options<SaveDraftMutation, SaveDraftMutationVariables>) {
  return useMutation<SaveDraftMutation, SaveDraftMutationVariables>(SaveDraftDocument, options);
}

export function useDiscardDraftMutation(options?: useMutation.Options<DiscardDraftMutation, DiscardDraftMutationVariables>) {
  return useMutation<DiscardDraftMutation, DiscardDraftMutationVariables>(DiscardDraftDocument, options);
}
