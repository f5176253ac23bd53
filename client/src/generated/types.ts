/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ActProofInput = {
  code?: string | null | undefined;
  password?: string | null | undefined;
};

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

export type AssessedClaimsFilter = {
  /** Only claims for which the two engines differ */
  differs?: boolean | null | undefined;
  /** Only claims edited after the moment of the run */
  editedSince?: boolean | null | undefined;
  /** The code of a finding */
  finding?: string | null | undefined;
  /** NONE, MARKET_GAIN, MARKET_LOSS or CLAIM_CAP */
  limitedBy?: string | null | undefined;
  /** Below this recognised loss */
  lossBelow?: string | null | undefined;
  /** From this recognised loss */
  lossFrom?: string | null | undefined;
  /** A SID */
  sid?: string | null | undefined;
  status?: AssessedStatus | null | undefined;
};

export type AssessedStatus =
  | 'ASSESSED'
  | 'BLOCKED'
  | 'DOUBLE_UP'
  | 'NO_SID'
  | 'REMOVED';

export type AssessmentAct =
  | 'APPROVE'
  | 'FINALISE'
  | 'PUBLISH'
  | 'REVIEW'
  | 'WITHDRAW';

export type AssessmentState =
  | 'AGREED'
  | 'APPROVED'
  | 'CANCELLED'
  | 'COMPUTED'
  | 'COMPUTING'
  | 'DISAGREED'
  | 'DRAFT'
  | 'FAILED'
  | 'FINAL'
  | 'PUBLISHED'
  | 'REVIEWED'
  | 'SUPERSEDED'
  | 'WITHDRAWN';

export type AttachmentKind =
  | 'IDENTITY'
  | 'SUPPORTING';

export type AuditActorKind =
  | 'ANONYMOUS'
  | 'SYSTEM'
  | 'TOKEN'
  | 'USER';

export type BankChangeState =
  | 'PENDING'
  | 'REFUSED'
  | 'RELEASED'
  | 'REVERTED'
  | 'STOPPED'
  | 'SUPERSEDED';

export type BankCheckResult =
  | 'CLOSE_MATCH'
  | 'MATCH'
  | 'NOT_DONE'
  | 'NO_MATCH';

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

export type BankFileFormat =
  | 'ABA'
  | 'PAIN_03'
  | 'PAIN_09';

export type BankProfileInput = {
  balanced: boolean;
  /** Of pain.001: the name of the account that pays */
  debtor?: string;
  description: string;
  format?: BankFileFormat;
  /** Of pain.001: who sends the file */
  initiator?: string;
  /** Of pain.001: the number under which the bank knows who sends it */
  initiatorId?: string;
  institution: string;
  /** REFUSE or CUT, for names above 32 characters */
  longTitles: string;
  /** Payments in one file; empty for the limit of the format */
  maxRows: string;
  /** Of one file, as an amount; empty for the limit of the format */
  maxTotal: string;
  name: string;
  remitter: string;
  traceAccount: string;
  traceBsb: string;
  userId: string;
  userName: string;
};

export type BankType =
  | 'INTERNATIONAL'
  | 'LOCAL';

export type CallerRelation =
  | 'ADVISER'
  | 'FAMILY'
  | 'MEMBER'
  | 'OFFICER'
  | 'OTHER'
  | 'REPRESENTATIVE';

export type ChangePasswordInput = {
  currentPassword?: string | null | undefined;
  newPassword: string;
};

export type ClaimDecisionKind =
  | 'REMOVE'
  | 'RESTORE';

export type ClaimDecisionOrigin =
  | 'OFFICE'
  | 'SCHEME_FILE';

export type ClaimDecisionState =
  | 'IN_FORCE'
  | 'PROPOSED'
  | 'REFUSED'
  | 'REPLACED'
  | 'WITHDRAWN';

export type ContactDetailsInput = {
  company?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  mobile?: string | null | undefined;
  position?: string | null | undefined;
  relationship?: Relationship | null | undefined;
};

export type CourtFigureName =
  | 'AMOUNT_IN_STATE'
  | 'APPROVALS'
  | 'BELOW_MINIMUM'
  | 'CLAIMS_LATE'
  | 'CLAIMS_RATE'
  | 'CLAIMS_RECEIVED'
  | 'CLAIMS_REMOVED'
  | 'CLAIMS_RESTORED'
  | 'COSTS'
  | 'EARNED_SINCE'
  | 'EXTENSIONS'
  | 'FILES_BY_METHOD'
  | 'FINDINGS_ACCEPTED'
  | 'FINDING_ACCEPTED'
  | 'INTEREST'
  | 'LEFT_BEFORE'
  | 'MEMBERS_NOTIFIED'
  | 'NOTICES_MAILED'
  | 'NOTICES_UNDELIVERABLE'
  | 'NOTICES_UPLOADED'
  | 'OBJECTIONS'
  | 'OBJECTIONS_IN_STATE'
  | 'PAID_CLAIMS'
  | 'PAID_TOTAL'
  | 'PAYMENTS_IN_STATE'
  | 'PAYMENT_AVERAGE'
  | 'PAYMENT_LARGEST'
  | 'PAYMENT_MEDIAN'
  | 'PAYMENT_SMALLEST'
  | 'RESERVE'
  | 'RESIDUE'
  | 'RETURNED_AMOUNT'
  | 'RETURNED_FOUND_PAID'
  | 'RETURNED_PAYMENTS'
  | 'RULES_VERSIONS'
  | 'SEALS'
  | 'SETTLEMENT_SUM'
  | 'TAX_CLAIMS_OF_CLASS'
  | 'TAX_OF_CLASS'
  | 'TAX_PAID'
  | 'TAX_WITHHELD'
  | 'TO_BE_SHARED'
  | 'UNCLAIMED_AMOUNT'
  | 'UNCLAIMED_PAYMENTS';

export type CourtReportState =
  | 'FAILED'
  | 'MADE'
  | 'WAITING';

export type CourtSection =
  | 'APPROVALS'
  | 'CLAIMS'
  | 'COSTS'
  | 'DEADLINES'
  | 'FINDINGS'
  | 'FUND'
  | 'NOTICES'
  | 'OBJECTIONS'
  | 'PAYMENTS'
  | 'RULES'
  | 'SHARING'
  | 'TAX';

export type CreateApiTokenInput = {
  expiresAt: string;
  name: string;
  /** Of claims.read, claims.edit, sid.edit, amendments.read, amendments.write, amendments.answer, notices.read, notices.publish, imports.read, imports.run, exports.run, assessments.read, distributions.read, payments.read, court-reports.read: those the token has; all that its maker has when absent */
  permissions?: Array<string> | null | undefined;
  scopes: Array<ApiTokenScope>;
};

export type DeadlineKind =
  | 'CURE'
  | 'DATA'
  | 'LATE_CLAIM'
  | 'OBJECTION'
  | 'PAYMENT';

export type DistributionAct =
  | 'APPROVE'
  | 'PUBLISH'
  | 'WITHDRAW';

export type DistributionInput = {
  /** The published distribution of which it shares what is left; absent for the first one */
  followsId?: string | number | null | undefined;
  /** What the fund has earned; of one that follows another, since then */
  interest: string;
  name: string;
  /** For a copy only: the part `distribution` of the rules, as JSON, where it departs from them */
  plan?: string | null | undefined;
  /** A final assessment run */
  runId: string | number;
  /** An amount in dollars and cents; of one that follows another, what is left of that one counts instead */
  settlementSum: string;
  steps: Array<FundStepInput>;
};

export type DistributionLineState =
  | 'BELOW_MINIMUM'
  | 'NO_LOSS'
  | 'RAISED'
  | 'SHARED';

export type DistributionState =
  | 'APPROVED'
  | 'COMPUTED'
  | 'COMPUTING'
  | 'DISAGREED'
  | 'DRAFT'
  | 'FREEZING'
  | 'FROZEN'
  | 'PUBLISHED'
  | 'WITHDRAWN';

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
  | 'COURT_REPORT_CSV'
  | 'COURT_REPORT_PDF'
  | 'EXPORT'
  | 'FROZEN_ASSESSMENT'
  | 'FROZEN_DISTRIBUTION'
  | 'IMPORT_REJECTIONS'
  | 'LINE_PROOF'
  | 'NOTICE_PDF'
  | 'PAYMENT_FILE'
  | 'PURGE_CERTIFICATE'
  | 'TAX_REPORT';

export type DraftForm =
  | 'AMENDMENT'
  | 'REGISTRATION_CREATE'
  | 'REGISTRATION_EDIT'
  | 'SUBMISSION_ADMIN_CREATE'
  | 'SUBMISSION_CREATE'
  | 'SUBMISSION_EDIT'
  | 'SUBMISSION_PHONE_CREATE';

export type DraftRulesInput = {
  /** The order or decision that it rests on */
  basis: string;
  /** The rules as JSON */
  document: string;
  /** The day from which it holds, yyyy-MM-dd */
  effectiveFrom: string;
  /** The draft that is changed; absent for a new one */
  number?: number | null | undefined;
  /** The version that was read; needed with a number */
  version?: number | null | undefined;
};

export type ExportFormat =
  | 'CSV'
  | 'XLSX';

export type ExportStatus =
  | 'CANCELLED'
  | 'DONE'
  | 'FAILED'
  | 'WAITING'
  | 'WRITING';

export type FileRejectionState =
  | 'CONFIRMED'
  | 'PROPOSED'
  | 'REFUSED';

export type FundStepInput = {
  /** An amount; absent for a percentage */
  amount?: string | null | undefined;
  /** The order or invoice that it rests on */
  basis: string;
  /** What the order allows in all, an amount */
  cap?: string | null | undefined;
  /** PRINCIPAL, INTEREST or INTEREST_FIRST */
  from: string;
  /** COSTS, FUNDER, ADMINISTRATION, TAX, RESERVE or OTHER */
  kind: string;
  name: string;
  /** SETTLEMENT_SUM or REMAINING */
  of?: string | null | undefined;
  /** A percentage; needs `of` */
  percent?: string | null | undefined;
};

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

export type IdentityCheck =
  | 'CALLED_BACK'
  | 'HOLDER_NUMBER'
  | 'HOLDING'
  | 'NAME_AND_ADDRESS'
  | 'NOTICE';

export type ImportKind =
  | 'ASSESSMENT_NOTICES'
  | 'DAY_PRICES'
  | 'RETURNS'
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

export type ObjectionOutcome =
  | 'DISMISSED'
  | 'PARTLY_UPHELD'
  | 'UPHELD';

export type ObjectionState =
  | 'DISMISSED'
  | 'OPEN'
  | 'PARTLY_UPHELD'
  | 'UNDER_REVIEW'
  | 'UPHELD'
  | 'WITHDRAWN';

export type PaymentAct =
  | 'APPROVE'
  | 'CANCEL'
  | 'CHECK'
  | 'SETTLE'
  | 'WRITE';

export type PaymentDecisionKind =
  | 'BANK_CHANGE'
  | 'FILE_REJECTED'
  | 'REISSUE'
  | 'RETURNS_IMPORTED'
  | 'SAME_ACCOUNT';

export type PaymentHeldReason =
  | 'ACCOUNT_TOO_LONG'
  | 'BANK_INVALID'
  | 'BANK_MISSING'
  | 'BANK_UNRELEASED'
  | 'BY_HAND'
  | 'DOUBLE_UP'
  | 'OBJECTION_OPEN'
  | 'REMOVED'
  | 'SAME_ACCOUNT'
  | 'TAX_CLASS_UNKNOWN';

export type PaymentKind =
  | 'CLAIM'
  | 'TAX';

export type PaymentRunState =
  | 'APPROVED'
  | 'CANCELLED'
  | 'PREPARED'
  | 'PREPARING'
  | 'SENT'
  | 'SETTLED'
  | 'WRITING'
  | 'WRITTEN';

export type PaymentStage =
  | 'HELD'
  | 'IN_FILE'
  | 'NONE'
  | 'PAID'
  | 'PREPARING'
  | 'QUERIED'
  | 'RETURNED'
  | 'SENT'
  | 'UNCLAIMED';

export type PaymentState =
  | 'CANCELLED'
  | 'HELD'
  | 'IN_FILE'
  | 'PAID'
  | 'READY'
  | 'REISSUED'
  | 'RETURNED'
  | 'SENT';

export type PhoneCallInput = {
  caller: string;
  checks: Array<IdentityCheck>;
  /** yyyy-MM-dd in the time zone of the scheme */
  day: string;
  note: string;
  relation: CallerRelation;
  /** HH:mm in the time zone of the scheme */
  time: string;
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

/** Whose matter it is that a payment came back */
export type ReturnMatter =
  /** The account did not take it: the member gives another one */
  | 'ACCOUNT'
  /** The bank had it twice: somebody decides whether it was paid */
  | 'DUPLICATE'
  /** The payer’s account or file, or the banks: the next run pays it again */
  | 'PAYER'
  /** The bank does not say: as ACCOUNT */
  | 'UNKNOWN';

export type Role =
  | 'AUDITOR'
  | 'MASTER_ADMIN'
  | 'REVIEWER'
  | 'STANDARD'
  | 'SUPPORT';

export type RulesState =
  | 'APPROVED'
  | 'DRAFT'
  | 'RETIRED';

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
  filedFrom?: string | null | undefined;
  filedTo?: string | null | undefined;
  finding?: string | null | undefined;
  hasAmendments?: boolean | null | undefined;
  hasAttachments?: boolean | null | undefined;
  messagedThisWeek?: boolean | null | undefined;
  missingBank?: boolean | null | undefined;
  missingData?: boolean | null | undefined;
  newThisWeek?: boolean | null | undefined;
  possibleDuplicate?: boolean | null | undefined;
  removed?: boolean | null | undefined;
  sidMissing?: boolean | null | undefined;
  source?: string | null | undefined;
  unansweredAmendments?: boolean | null | undefined;
  withoutTaxNumber?: boolean | null | undefined;
  withoutTrades?: boolean | null | undefined;
};

export type SubmissionSort =
  | 'CONTACT_EMAIL'
  | 'CONTACT_EMAIL_DESCENDING'
  | 'CONTACT_NAME'
  | 'CONTACT_NAME_DESCENDING'
  | 'LEGAL_ENTITY'
  | 'LEGAL_ENTITY_DESCENDING'
  | 'MISSING'
  | 'MISSING_DESCENDING'
  | 'NEWEST'
  | 'NOTICE'
  | 'NOTICE_DESCENDING'
  | 'OLDEST'
  | 'REQUEST'
  | 'REQUEST_DESCENDING'
  | 'SID'
  | 'SID_DESCENDING'
  | 'SOURCE'
  | 'SOURCE_DESCENDING'
  | 'TRADES'
  | 'TRADES_DESCENDING'
  | 'UPDATED'
  | 'UPDATED_DESCENDING';

/** What a tax class rests on */
export type TaxBasis =
  | 'NON_RESIDENT'
  | 'RESIDENT_ABN'
  | 'RESIDENT_EXEMPT'
  | 'RESIDENT_NO_NUMBER'
  | 'RESIDENT_NUMBER_FAILS'
  | 'RESIDENT_TFN'
  | 'UNKNOWN';

export type TaxClass =
  | 'NON_RESIDENT'
  | 'RESIDENT_NOT_QUOTED'
  | 'RESIDENT_QUOTED'
  | 'UNKNOWN';

/** Why somebody need not quote a tax file number */
export type TaxExemptionGround =
  | 'GOVERNMENT_BODY'
  | 'NOT_REQUIRED_TO_LODGE'
  | 'OTHER'
  | 'PENSION'
  | 'UNDER_16';

/** The part of a payment from which tax is withheld */
export type TaxedPart =
  | 'INTEREST'
  | 'TOTAL';

export type TradeDetailsInput = {
  closingBalance?: string | null | undefined;
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

export type UnclaimedState =
  | 'CONFIRMED'
  | 'PROPOSED'
  | 'REFUSED';

export type UpdateUserInput = {
  email: string;
  enabled: boolean;
  name: string;
  role: Role;
};

export type YesNo =
  | 'NO'
  | 'YES';

export type MyJobsQueryVariables = Exact<{
  imports: boolean;
  exports: boolean;
  assessments: boolean;
  distributions: boolean;
  payments: boolean;
}>;


export type MyJobsQuery = { mailsWaiting: number, myImports?: Array<{ message: string | null, bytesRead: number, rowsTotal: number | null, rowsPerSecond: number | null, secondsLeft: number | null, cancelRequested: boolean, id: string, kind: ImportKind, mode: ImportMode, checkOnly: boolean, overwrite: boolean, status: ImportStatus, fileName: string, fileSize: number, progress: number, read: number, created: number, updated: number, unchanged: number, rejected: number, removed: number, requestedBy: string | null, createdAt: string, finishedAt: string | null }>, myExports?: Array<{ finishedAt: string | null, id: string, report: ReportKind, format: ExportFormat, chosen: number | null, status: ExportStatus, message: string | null, fileName: string, fileSize: number | null, rowsWritten: number, rowsTotal: number | null, rowsPerSecond: number | null, secondsLeft: number | null, available: boolean, availableUntil: string | null, requestedBy: string, createdAt: string }>, myAssessments?: Array<{ id: string, number: number, state: AssessmentState, progress: number, disagreed: number, assessed: number, claims: number | null, claimsPerSecond: number | null, secondsLeft: number | null, createdAt: string, finishedAt: string | null, message: string | null }>, myDistributions?: Array<{ id: string, number: number, state: DistributionState, progress: number, secondsLeft: number | null, disagreed: number, message: string | null, refused: boolean, createdAt: string, finishedAt: string | null }>, myPayments?: Array<{ id: string, number: number, state: PaymentRunState, progress: number | null, message: string | null, createdAt: string, finishedAt: string | null }> };

export type OfficeCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type OfficeCountsQuery = { officeCounts: { unansweredRequests: number | null, undecidedDoubleUps: number | null, importsRunning: number | null, openObjections: number | null, openBankChanges: number | null } };

export type ClaimTaxShownFragment = { basis: TaxBasis, number: string, exemption: TaxExemptionGround | null, base: TaxedPart, rate: string | null };

export type UndecidedObjectionFragment = { id: string, state: ObjectionState, raisedAt: string, officer: string | null };

export type ClaimPartsQueryVariables = Exact<{
  submissionId: string | number;
  withDuplicates: boolean;
  withDecisions: boolean;
  withObjections: boolean;
  withPayment: boolean;
  withStatus: boolean;
  withRules: boolean;
}>;


export type ClaimPartsQuery = { identityDocumentsTaken: boolean, amendments: { submissionId: string, state: AmendmentState | null, messages: Array<{ id: string, message: string, isAdmin: boolean, author: string | null, timeCreatedAt: string, proposal: { id: string, state: ProposalState, outdated: boolean, reason: string | null, decidedAt: string | null, decidedBy: string | null, fields: Array<{ path: string, label: string, before: string, proposed: string, current: string }>, tradesAdded: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, tradesRemoved: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } | null }> }, attachments: Array<{ id: string, fileName: string, mimetype: string, size: number, sha256: string, kind: AttachmentKind, uploadedAt: string, uploadedBy: string, opensInTab: boolean, mayDelete: boolean, scan: ScanState }>, assessmentNotice: { name: string } | null, assessment: { status: AssessedStatus, blockedBy: Array<string>, latestObjection: { state: ObjectionState, raisedAt: string, endedAt: string | null } | null } | null, distributionLine?: { number: number, numbers: Array<number>, state: DistributionLineState, net: string } | null, myPaymentStatuses?: Array<{ submissionId: string, stage: PaymentStage, needsMember: boolean, day: string | null }>, phoneFiling: { submissionId: string, filedAt: string, copiedAt: string | null, confirmedAt: string | null, disputedAt: string | null, maySend: boolean, call: { caller: string, relation: CallerRelation, day: string, time: string, checks: Array<IdentityCheck>, note: string, filedBy: string } | null } | null, bankHold: { state: BankChangeState, account: string, releasableAt: string | null, paymentDay: string | null } | null, claimTax: { basis: TaxBasis, number: string, exemption: TaxExemptionGround | null, base: TaxedPart, rate: string | null } | null, claimDecisions?: Array<{ id: string, sid: string, submissionId: string | null, kind: ClaimDecisionKind, origin: ClaimDecisionOrigin, state: ClaimDecisionState, reason: string, cureUntil: string | null, answerBy: string | null, maker: string | null, proposedAt: string, checker: string | null, decidedAt: string | null, refusedBecause: string | null, version: number, isOwn: boolean, evidence: Array<{ id: string, fileName: string }> }>, myObjection?: { objections: Array<{ id: string, state: ObjectionState, raisedAt: string, officer: string | null }> } | null, undecidedDoubleUpsOf?: Array<{ firstId: string, secondId: string }>, ledgerRules?: { number: number, document: string, dayPrices: Array<{ day: string, low: string, high: string }> } | null };

export type SendBankChangeCodeMutationVariables = Exact<{
  submissionId: string | number;
}>;


export type SendBankChangeCodeMutation = { sendBankChangeCode: { message: string } };

export type DraftSavedMomentFragment = { version: number, savedAt: string };

export type KeptDraftQueryVariables = Exact<{
  form: DraftForm;
  subjectId?: string | number | null | undefined;
}>;


export type KeptDraftQuery = { draftKey: string, draft: { form: DraftForm, subjectId: string | null, data: string, version: number, savedAt: string } | null };

export type DraftKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type DraftKeyQuery = { draftKey: string };

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

export type CreateDownloadTicketMutationVariables = Exact<{
  kind: DownloadKind;
  id: string | number;
  distribution?: number | null | undefined;
}>;


export type CreateDownloadTicketMutation = { createDownloadTicket: { url: string, expires: string } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export type LedgerRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type LedgerRulesQuery = { ledgerRules: { number: number, document: string, dayPrices: Array<{ day: string, low: string, high: string }> } | null };

export type TradeOfProposalFragment = { transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string };

export type ProposalFragment = { id: string, state: ProposalState, outdated: boolean, reason: string | null, decidedAt: string | null, decidedBy: string | null, fields: Array<{ path: string, label: string, before: string, proposed: string, current: string }>, tradesAdded: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, tradesRemoved: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> };

export type ThreadMessageFragment = { id: string, message: string, isAdmin: boolean, author: string | null, timeCreatedAt: string, proposal: { id: string, state: ProposalState, outdated: boolean, reason: string | null, decidedAt: string | null, decidedBy: string | null, fields: Array<{ path: string, label: string, before: string, proposed: string, current: string }>, tradesAdded: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, tradesRemoved: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } | null };

export type AmendmentThreadQueryVariables = Exact<{
  submissionId: string | number;
}>;


export type AmendmentThreadQuery = { amendments: { submissionId: string, state: AmendmentState | null, messages: Array<{ id: string, message: string, isAdmin: boolean, author: string | null, timeCreatedAt: string, proposal: { id: string, state: ProposalState, outdated: boolean, reason: string | null, decidedAt: string | null, decidedBy: string | null, fields: Array<{ path: string, label: string, before: string, proposed: string, current: string }>, tradesAdded: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, tradesRemoved: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } | null }> } };

export type SendAmendmentMutationVariables = Exact<{
  submissionId: string | number;
  message: string;
  proposal?: ProposedChangeInput | null | undefined;
  lastSeenId?: string | number | null | undefined;
  proof?: ActProofInput | null | undefined;
}>;


export type SendAmendmentMutation = { sendAmendment: { id: string, message: string, isAdmin: boolean, author: string | null, timeCreatedAt: string, proposal: { id: string, state: ProposalState, outdated: boolean, reason: string | null, decidedAt: string | null, decidedBy: string | null, fields: Array<{ path: string, label: string, before: string, proposed: string, current: string }>, tradesAdded: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, tradesRemoved: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } | null } };

export type DecideProposalMutationVariables = Exact<{
  id: string | number;
  accept: boolean;
  reason: string;
  lastSeenId?: string | number | null | undefined;
}>;


export type DecideProposalMutation = { decideProposal: { id: string, state: ProposalState, outdated: boolean, reason: string | null, decidedAt: string | null, decidedBy: string | null, fields: Array<{ path: string, label: string, before: string, proposed: string, current: string }>, tradesAdded: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, tradesRemoved: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } };

export type WithdrawProposalMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawProposalMutation = { withdrawProposal: { id: string, state: ProposalState, outdated: boolean, reason: string | null, decidedAt: string | null, decidedBy: string | null, fields: Array<{ path: string, label: string, before: string, proposed: string, current: string }>, tradesAdded: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, tradesRemoved: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } };

export type CloseAmendmentsMutationVariables = Exact<{
  submissionId: string | number;
  lastSeenId?: string | number | null | undefined;
}>;


export type CloseAmendmentsMutation = { closeAmendments: { submissionId: string, state: AmendmentState | null, messages: Array<{ id: string, message: string, isAdmin: boolean, author: string | null, timeCreatedAt: string, proposal: { id: string, state: ProposalState, outdated: boolean, reason: string | null, decidedAt: string | null, decidedBy: string | null, fields: Array<{ path: string, label: string, before: string, proposed: string, current: string }>, tradesAdded: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, tradesRemoved: Array<{ transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } | null }> } };

export type AmendmentQueueItemFragment = { submissionId: string, sid: string | null, legalEntity: string, contactName: string, waitingSince: string, unanswered: number, hasProposal: boolean, lastMessage: string };

export type AmendmentQueueQueryVariables = Exact<{
  state: AmendmentState;
  page: number;
}>;


export type AmendmentQueueQuery = { amendmentQueue: { rows: Array<{ submissionId: string, sid: string | null, legalEntity: string, contactName: string, waitingSince: string, unanswered: number, hasProposal: boolean, lastMessage: string }>, pagination: { page: number, pageSize: number, totalItems: number, totalPages: number } } };

export type AmendmentCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type AmendmentCountsQuery = { amendmentCounts: { open: number, answered: number, closed: number, proposals: number } };

export type AskedClaimFactsFragment = { submissionId: string, sid: string | null, legalEntity: string, asked: boolean };

export type AskPreviewQueryVariables = Exact<{
  submissionIds: Array<string | number> | string | number;
}>;


export type AskPreviewQuery = { askPreview: { claims: number, people: number, withBankDetails: number, waiting: number, leftOut: Array<{ submissionId: string, sid: string | null, legalEntity: string, asked: boolean }> } };

export type AskAllMutationVariables = Exact<{
  submissionIds: Array<string | number> | string | number;
  message: string;
}>;


export type AskAllMutation = { askAll: { people: number, claims: Array<{ submissionId: string, sid: string | null, legalEntity: string, asked: boolean }> } };

export type ApiTokenRowFragment = { id: string, name: string, scopes: Array<ApiTokenScope>, permissions: Array<string>, createdBy: string, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null };

export type ApiTokenListQueryVariables = Exact<{
  page: number;
}>;


export type ApiTokenListQuery = { apiTokens: { apiTokens: Array<{ id: string, name: string, scopes: Array<ApiTokenScope>, permissions: Array<string>, createdBy: string, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null }>, pagination: { totalItems: number, totalPages: number } } };

export type SendApiTokenCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type SendApiTokenCodeMutation = { sendApiTokenCode: { message: string } };

export type CreateApiTokenMutationVariables = Exact<{
  input: CreateApiTokenInput;
  proof?: ActProofInput | null | undefined;
}>;


export type CreateApiTokenMutation = { createApiToken: { token: string, apiToken: { id: string, name: string, scopes: Array<ApiTokenScope>, permissions: Array<string>, createdBy: string, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null } } };

export type RevokeApiTokenMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeApiTokenMutation = { revokeApiToken: { id: string, name: string, scopes: Array<ApiTokenScope>, permissions: Array<string>, createdBy: string, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null } };

export type AssessmentRowFragment = { id: string, number: number, state: AssessmentState, rulesNumber: number, currency: string, moment: string, maker: string, createdAt: string, progress: number, claims: number | null, disagreed: number, recognisedLoss: string | null };

export type AssessmentRunsQueryVariables = Exact<{ [key: string]: never; }>;


export type AssessmentRunsQuery = { assessmentRuns: Array<{ id: string, number: number, state: AssessmentState, rulesNumber: number, currency: string, moment: string, maker: string, createdAt: string, progress: number, claims: number | null, disagreed: number, recognisedLoss: string | null }> };

export type RulesForAssessmentQueryVariables = Exact<{ [key: string]: never; }>;


export type RulesForAssessmentQuery = { rulesVersions: Array<{ number: number, state: RulesState, effectiveFrom: string, basis: string }> };

export type AssessedClaimRowFragment = { submissionId: string, sid: string | null, status: AssessedStatus, recognisedLoss: string | null, sumOfSlices: string | null, marketLoss: string | null, limitedBy: string | null, findings: Array<string>, previousLoss: string | null, differs: boolean, editedSince: boolean };

export type AssessmentFiguresPartFragment = { recognisedLoss: string, withLoss: number, previousNumber: number | null, editedSince: number, statuses: Array<{ status: AssessedStatus, claims: number }>, limits: Array<{ limitedBy: string, claims: number }>, histogram: Array<{ from: string, to: string | null, claims: number, loss: string }>, findings: Array<{ code: string, severity: string, claims: number, blocked: number }>, largest: Array<{ submissionId: string, sid: string | null, status: AssessedStatus, recognisedLoss: string | null, sumOfSlices: string | null, marketLoss: string | null, limitedBy: string | null, findings: Array<string>, previousLoss: string | null, differs: boolean, editedSince: boolean }>, changes: Array<{ submissionId: string, sid: string | null, before: string | null, after: string | null }> };

export type AssessmentRunDetailsFragment = { id: string, number: number, state: AssessmentState, message: string | null, rulesNumber: number, rulesSha256: string, currency: string, moment: string, maker: string, createdAt: string, progress: number, claims: number | null, assessed: number, kept: number, claimsPerSecond: number | null, secondsLeft: number | null, disagreed: number, sha256: string | null, reviewer: string | null, reviewedAt: string | null, withdrawnBecause: string | null, approver: string | null, approvedAt: string | null, publishedAt: string | null, objectionsUntil: string | null, upheldObjections: number, finalisers: Array<string>, finalAt: string | null, version: number, mayCancel: boolean, acts: Array<{ act: AssessmentAct, mayDo: boolean, refusal: string | null }>, figures: { recognisedLoss: string, withLoss: number, previousNumber: number | null, editedSince: number, statuses: Array<{ status: AssessedStatus, claims: number }>, limits: Array<{ limitedBy: string, claims: number }>, histogram: Array<{ from: string, to: string | null, claims: number, loss: string }>, findings: Array<{ code: string, severity: string, claims: number, blocked: number }>, largest: Array<{ submissionId: string, sid: string | null, status: AssessedStatus, recognisedLoss: string | null, sumOfSlices: string | null, marketLoss: string | null, limitedBy: string | null, findings: Array<string>, previousLoss: string | null, differs: boolean, editedSince: boolean }>, changes: Array<{ submissionId: string, sid: string | null, before: string | null, after: string | null }> } | null };

export type AssessmentRunQueryVariables = Exact<{
  id: string | number;
}>;


export type AssessmentRunQuery = { assessmentRun: { id: string, number: number, state: AssessmentState, message: string | null, rulesNumber: number, rulesSha256: string, currency: string, moment: string, maker: string, createdAt: string, progress: number, claims: number | null, assessed: number, kept: number, claimsPerSecond: number | null, secondsLeft: number | null, disagreed: number, sha256: string | null, reviewer: string | null, reviewedAt: string | null, withdrawnBecause: string | null, approver: string | null, approvedAt: string | null, publishedAt: string | null, objectionsUntil: string | null, upheldObjections: number, finalisers: Array<string>, finalAt: string | null, version: number, mayCancel: boolean, acts: Array<{ act: AssessmentAct, mayDo: boolean, refusal: string | null }>, figures: { recognisedLoss: string, withLoss: number, previousNumber: number | null, editedSince: number, statuses: Array<{ status: AssessedStatus, claims: number }>, limits: Array<{ limitedBy: string, claims: number }>, histogram: Array<{ from: string, to: string | null, claims: number, loss: string }>, findings: Array<{ code: string, severity: string, claims: number, blocked: number }>, largest: Array<{ submissionId: string, sid: string | null, status: AssessedStatus, recognisedLoss: string | null, sumOfSlices: string | null, marketLoss: string | null, limitedBy: string | null, findings: Array<string>, previousLoss: string | null, differs: boolean, editedSince: boolean }>, changes: Array<{ submissionId: string, sid: string | null, before: string | null, after: string | null }> } | null } };

export type AssessedClaimsQueryVariables = Exact<{
  runId: string | number;
  filter?: AssessedClaimsFilter | null | undefined;
  page: number;
}>;


export type AssessedClaimsQuery = { assessmentRun: { id: string, number: number, currency: string }, assessedClaims: { claims: Array<{ submissionId: string, sid: string | null, status: AssessedStatus, recognisedLoss: string | null, sumOfSlices: string | null, marketLoss: string | null, limitedBy: string | null, findings: Array<string>, previousLoss: string | null, differs: boolean, editedSince: boolean }>, pagination: { page: number, pageSize: number, totalItems: number, totalPages: number } } };

export type SlicePartFragment = { acquisition: string, disposal: string, quantity: string | null, acquiredBand: string | null, basis: string, perShare: string | null, weight: string | null, poolQuantity: string | null, poolExcess: string | null, taken: string | null, acquired: string | null, disposed: string | null, withoutClaim: string | null, excess: string | null, credit: string | null, loss: string };

export type AssessedTradePartFragment = { id: string, transactionType: string, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string };

export type AssessedTracePartFragment = { matching: string, currency: string, openingBalance: string, closingBalance: string | null, isSame: boolean | null, areRulesAltered: boolean, mayAccept: boolean, tradeCount: number, sliceCount: number, claim: { inputSha256: string | null, traceSha256: string | null, submissionId: string, sid: string | null, status: AssessedStatus, recognisedLoss: string | null, sumOfSlices: string | null, marketLoss: string | null, limitedBy: string | null, findings: Array<string>, previousLoss: string | null, differs: boolean, editedSince: boolean }, findings: Array<{ code: string, severity: string, trade: string | null, day: string | null }>, accepted: Array<{ id: string, code: string, reason: string, acceptedBy: string, acceptedAt: string, holds: boolean, withdrawnAt: string | null, withdrawnBy: string | null, withdrawnBecause: string | null }>, trades: Array<{ id: string, transactionType: string, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, slices: Array<{ disposedBand: string | null, acquisition: string, disposal: string, quantity: string | null, acquiredBand: string | null, basis: string, perShare: string | null, weight: string | null, poolQuantity: string | null, poolExcess: string | null, taken: string | null, acquired: string | null, disposed: string | null, withoutClaim: string | null, excess: string | null, credit: string | null, loss: string }> };

export type AssessedClaimQueryVariables = Exact<{
  runId: string | number;
  submissionId: string | number;
}>;


export type AssessedClaimQuery = { assessmentRun: { id: string, number: number, state: AssessmentState, rulesNumber: number, moment: string }, assessedClaimTrace: { matching: string, currency: string, openingBalance: string, closingBalance: string | null, isSame: boolean | null, areRulesAltered: boolean, mayAccept: boolean, tradeCount: number, sliceCount: number, claim: { inputSha256: string | null, traceSha256: string | null, submissionId: string, sid: string | null, status: AssessedStatus, recognisedLoss: string | null, sumOfSlices: string | null, marketLoss: string | null, limitedBy: string | null, findings: Array<string>, previousLoss: string | null, differs: boolean, editedSince: boolean }, findings: Array<{ code: string, severity: string, trade: string | null, day: string | null }>, accepted: Array<{ id: string, code: string, reason: string, acceptedBy: string, acceptedAt: string, holds: boolean, withdrawnAt: string | null, withdrawnBy: string | null, withdrawnBecause: string | null }>, trades: Array<{ id: string, transactionType: string, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, slices: Array<{ disposedBand: string | null, acquisition: string, disposal: string, quantity: string | null, acquiredBand: string | null, basis: string, perShare: string | null, weight: string | null, poolQuantity: string | null, poolExcess: string | null, taken: string | null, acquired: string | null, disposed: string | null, withoutClaim: string | null, excess: string | null, credit: string | null, loss: string }> } };

export type EngineValuesPartFragment = { status: string, recognisedLoss: string | null, sumOfSlices: string | null, marketLoss: string | null, limitedBy: string | null };

export type AssessmentDisagreementQueryVariables = Exact<{
  runId: string | number;
  submissionId: string | number;
}>;


export type AssessmentDisagreementQuery = { assessmentDisagreement: { submissionId: string, firstInput: string | null, secondInput: string | null, first: { status: string, recognisedLoss: string | null, sumOfSlices: string | null, marketLoss: string | null, limitedBy: string | null }, second: { status: string, recognisedLoss: string | null, sumOfSlices: string | null, marketLoss: string | null, limitedBy: string | null } } };

export type StartAssessmentMutationVariables = Exact<{
  rulesNumber: number;
  moment?: string | null | undefined;
  anew?: boolean | null | undefined;
}>;


export type StartAssessmentMutation = { startAssessment: { id: string, number: number } };

export type CancelAssessmentMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type CancelAssessmentMutation = { cancelAssessment: { id: string, number: number, state: AssessmentState, message: string | null, rulesNumber: number, rulesSha256: string, currency: string, moment: string, maker: string, createdAt: string, progress: number, claims: number | null, assessed: number, kept: number, claimsPerSecond: number | null, secondsLeft: number | null, disagreed: number, sha256: string | null, reviewer: string | null, reviewedAt: string | null, withdrawnBecause: string | null, approver: string | null, approvedAt: string | null, publishedAt: string | null, objectionsUntil: string | null, upheldObjections: number, finalisers: Array<string>, finalAt: string | null, version: number, mayCancel: boolean, acts: Array<{ act: AssessmentAct, mayDo: boolean, refusal: string | null }>, figures: { recognisedLoss: string, withLoss: number, previousNumber: number | null, editedSince: number, statuses: Array<{ status: AssessedStatus, claims: number }>, limits: Array<{ limitedBy: string, claims: number }>, histogram: Array<{ from: string, to: string | null, claims: number, loss: string }>, findings: Array<{ code: string, severity: string, claims: number, blocked: number }>, largest: Array<{ submissionId: string, sid: string | null, status: AssessedStatus, recognisedLoss: string | null, sumOfSlices: string | null, marketLoss: string | null, limitedBy: string | null, findings: Array<string>, previousLoss: string | null, differs: boolean, editedSince: boolean }>, changes: Array<{ submissionId: string, sid: string | null, before: string | null, after: string | null }> } | null } };

export type SendAssessmentCodeMutationVariables = Exact<{
  id: string | number;
  version: number;
  act: AssessmentAct;
}>;


export type SendAssessmentCodeMutation = { sendAssessmentCode: { message: string } };

export type ReviewAssessmentMutationVariables = Exact<{
  id: string | number;
  version: number;
  code: string;
  withdrawBecause?: string | null | undefined;
}>;


export type ReviewAssessmentMutation = { reviewAssessment: { id: string, number: number, state: AssessmentState, message: string | null, rulesNumber: number, rulesSha256: string, currency: string, moment: string, maker: string, createdAt: string, progress: number, claims: number | null, assessed: number, kept: number, claimsPerSecond: number | null, secondsLeft: number | null, disagreed: number, sha256: string | null, reviewer: string | null, reviewedAt: string | null, withdrawnBecause: string | null, approver: string | null, approvedAt: string | null, publishedAt: string | null, objectionsUntil: string | null, upheldObjections: number, finalisers: Array<string>, finalAt: string | null, version: number, mayCancel: boolean, acts: Array<{ act: AssessmentAct, mayDo: boolean, refusal: string | null }>, figures: { recognisedLoss: string, withLoss: number, previousNumber: number | null, editedSince: number, statuses: Array<{ status: AssessedStatus, claims: number }>, limits: Array<{ limitedBy: string, claims: number }>, histogram: Array<{ from: string, to: string | null, claims: number, loss: string }>, findings: Array<{ code: string, severity: string, claims: number, blocked: number }>, largest: Array<{ submissionId: string, sid: string | null, status: AssessedStatus, recognisedLoss: string | null, sumOfSlices: string | null, marketLoss: string | null, limitedBy: string | null, findings: Array<string>, previousLoss: string | null, differs: boolean, editedSince: boolean }>, changes: Array<{ submissionId: string, sid: string | null, before: string | null, after: string | null }> } | null } };

export type ApproveAssessmentMutationVariables = Exact<{
  id: string | number;
  version: number;
  code: string;
}>;


export type ApproveAssessmentMutation = { approveAssessment: { id: string, number: number, state: AssessmentState, message: string | null, rulesNumber: number, rulesSha256: string, currency: string, moment: string, maker: string, createdAt: string, progress: number, claims: number | null, assessed: number, kept: number, claimsPerSecond: number | null, secondsLeft: number | null, disagreed: number, sha256: string | null, reviewer: string | null, reviewedAt: string | null, withdrawnBecause: string | null, approver: string | null, approvedAt: string | null, publishedAt: string | null, objectionsUntil: string | null, upheldObjections: number, finalisers: Array<string>, finalAt: string | null, version: number, mayCancel: boolean, acts: Array<{ act: AssessmentAct, mayDo: boolean, refusal: string | null }>, figures: { recognisedLoss: string, withLoss: number, previousNumber: number | null, editedSince: number, statuses: Array<{ status: AssessedStatus, claims: number }>, limits: Array<{ limitedBy: string, claims: number }>, histogram: Array<{ from: string, to: string | null, claims: number, loss: string }>, findings: Array<{ code: string, severity: string, claims: number, blocked: number }>, largest: Array<{ submissionId: string, sid: string | null, status: AssessedStatus, recognisedLoss: string | null, sumOfSlices: string | null, marketLoss: string | null, limitedBy: string | null, findings: Array<string>, previousLoss: string | null, differs: boolean, editedSince: boolean }>, changes: Array<{ submissionId: string, sid: string | null, before: string | null, after: string | null }> } | null } };

export type PublishAssessmentMutationVariables = Exact<{
  id: string | number;
  version: number;
  code: string;
  objectionsUntil: string;
}>;


export type PublishAssessmentMutation = { publishAssessment: { id: string, number: number, state: AssessmentState, message: string | null, rulesNumber: number, rulesSha256: string, currency: string, moment: string, maker: string, createdAt: string, progress: number, claims: number | null, assessed: number, kept: number, claimsPerSecond: number | null, secondsLeft: number | null, disagreed: number, sha256: string | null, reviewer: string | null, reviewedAt: string | null, withdrawnBecause: string | null, approver: string | null, approvedAt: string | null, publishedAt: string | null, objectionsUntil: string | null, upheldObjections: number, finalisers: Array<string>, finalAt: string | null, version: number, mayCancel: boolean, acts: Array<{ act: AssessmentAct, mayDo: boolean, refusal: string | null }>, figures: { recognisedLoss: string, withLoss: number, previousNumber: number | null, editedSince: number, statuses: Array<{ status: AssessedStatus, claims: number }>, limits: Array<{ limitedBy: string, claims: number }>, histogram: Array<{ from: string, to: string | null, claims: number, loss: string }>, findings: Array<{ code: string, severity: string, claims: number, blocked: number }>, largest: Array<{ submissionId: string, sid: string | null, status: AssessedStatus, recognisedLoss: string | null, sumOfSlices: string | null, marketLoss: string | null, limitedBy: string | null, findings: Array<string>, previousLoss: string | null, differs: boolean, editedSince: boolean }>, changes: Array<{ submissionId: string, sid: string | null, before: string | null, after: string | null }> } | null } };

export type FinaliseAssessmentMutationVariables = Exact<{
  id: string | number;
  version: number;
  code: string;
}>;


export type FinaliseAssessmentMutation = { finaliseAssessment: { id: string, number: number, state: AssessmentState, message: string | null, rulesNumber: number, rulesSha256: string, currency: string, moment: string, maker: string, createdAt: string, progress: number, claims: number | null, assessed: number, kept: number, claimsPerSecond: number | null, secondsLeft: number | null, disagreed: number, sha256: string | null, reviewer: string | null, reviewedAt: string | null, withdrawnBecause: string | null, approver: string | null, approvedAt: string | null, publishedAt: string | null, objectionsUntil: string | null, upheldObjections: number, finalisers: Array<string>, finalAt: string | null, version: number, mayCancel: boolean, acts: Array<{ act: AssessmentAct, mayDo: boolean, refusal: string | null }>, figures: { recognisedLoss: string, withLoss: number, previousNumber: number | null, editedSince: number, statuses: Array<{ status: AssessedStatus, claims: number }>, limits: Array<{ limitedBy: string, claims: number }>, histogram: Array<{ from: string, to: string | null, claims: number, loss: string }>, findings: Array<{ code: string, severity: string, claims: number, blocked: number }>, largest: Array<{ submissionId: string, sid: string | null, status: AssessedStatus, recognisedLoss: string | null, sumOfSlices: string | null, marketLoss: string | null, limitedBy: string | null, findings: Array<string>, previousLoss: string | null, differs: boolean, editedSince: boolean }>, changes: Array<{ submissionId: string, sid: string | null, before: string | null, after: string | null }> } | null } };

export type AcceptFindingMutationVariables = Exact<{
  runId: string | number;
  submissionId: string | number;
  code: string;
  reason: string;
}>;


export type AcceptFindingMutation = { acceptFinding: { mayAccept: boolean } };

export type WithdrawAcceptanceMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type WithdrawAcceptanceMutation = { withdrawAcceptance: { id: string, holds: boolean, withdrawnAt: string | null, withdrawnBy: string | null, withdrawnBecause: string | null } };

export type ClaimAssessmentQueryVariables = Exact<{
  submissionId: string | number;
}>;


export type ClaimAssessmentQuery = { assessment: { runNumber: number, moment: string, publishedAt: string, objectionsUntil: string, isFinal: boolean, rulesNumber: number, rules: string, rulesSha256: string, holder: string, registeredOwner: string, code: string, trace: { matching: string, currency: string, isSame: boolean | null, areRulesAltered: boolean, openingBalance: string, tradeCount: number, sliceCount: number, claim: { sid: string | null, status: AssessedStatus, recognisedLoss: string | null, sumOfSlices: string | null, limitedBy: string | null, inputSha256: string | null, traceSha256: string | null }, findings: Array<{ code: string, severity: string, trade: string | null, day: string | null }>, trades: Array<{ id: string, transactionType: string, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, slices: Array<{ acquisition: string, disposal: string, quantity: string | null, acquiredBand: string | null, basis: string, perShare: string | null, weight: string | null, poolQuantity: string | null, poolExcess: string | null, taken: string | null, acquired: string | null, disposed: string | null, withoutClaim: string | null, excess: string | null, credit: string | null, loss: string }> } } | null };

export type ClaimRemovalQueryVariables = Exact<{
  submissionId: string | number;
}>;


export type ClaimRemovalQuery = { claimRemoval: { message: string, date: string, answerBy: string | null } | null };

export type ClaimRemovalPartFragment = { message: string, date: string, answerBy: string | null };

export type ClaimAssessmentCheckQueryVariables = Exact<{
  submissionId: string | number;
}>;


export type ClaimAssessmentCheckQuery = { assessmentCheck: { input: string, inputSha256: string, traceSha256: string, dayPrices: Array<{ day: string, low: string, high: string }> } };

export type IssuedNoticeQueryVariables = Exact<{
  code: string;
}>;


export type IssuedNoticeQuery = { issuedNotice: { publishedAt: string, traceSha256: string, isSuperseded: boolean } | null };

export type ObjectionPartFragment = { id: string, submissionId: string, sid: string | null, runId: string, runNumber: number, recognisedLoss: string | null, state: ObjectionState, grounds: string, ownFigure: string | null, late: boolean, lateBecause: string, raisedAt: string, byOffice: boolean, officer: string | null, officerEnabled: boolean | null, assignedAt: string | null, reason: string | null, endedAt: string | null, version: number };

export type ClaimObjectionsQueryVariables = Exact<{
  submissionId: string | number;
}>;


export type ClaimObjectionsQuery = { myObjection: { objectionsUntil: string, isLate: boolean, mayRaise: boolean, objections: Array<{ id: string, submissionId: string, sid: string | null, runId: string, runNumber: number, recognisedLoss: string | null, state: ObjectionState, grounds: string, ownFigure: string | null, late: boolean, lateBecause: string, raisedAt: string, byOffice: boolean, officer: string | null, officerEnabled: boolean | null, assignedAt: string | null, reason: string | null, endedAt: string | null, version: number }> } | null };

export type RaiseObjectionMutationVariables = Exact<{
  submissionId: string | number;
  grounds: string;
  ownFigure?: string | null | undefined;
  lateBecause?: string | null | undefined;
}>;


export type RaiseObjectionMutation = { raiseObjection: { id: string, submissionId: string, sid: string | null, runId: string, runNumber: number, recognisedLoss: string | null, state: ObjectionState, grounds: string, ownFigure: string | null, late: boolean, lateBecause: string, raisedAt: string, byOffice: boolean, officer: string | null, officerEnabled: boolean | null, assignedAt: string | null, reason: string | null, endedAt: string | null, version: number } };

export type WithdrawObjectionMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type WithdrawObjectionMutation = { withdrawObjection: { id: string, submissionId: string, sid: string | null, runId: string, runNumber: number, recognisedLoss: string | null, state: ObjectionState, grounds: string, ownFigure: string | null, late: boolean, lateBecause: string, raisedAt: string, byOffice: boolean, officer: string | null, officerEnabled: boolean | null, assignedAt: string | null, reason: string | null, endedAt: string | null, version: number } };

export type ObjectionListQueryVariables = Exact<{
  state?: ObjectionState | null | undefined;
  page: number;
}>;


export type ObjectionListQuery = { objections: { objections: Array<{ id: string, submissionId: string, sid: string | null, runId: string, runNumber: number, recognisedLoss: string | null, state: ObjectionState, grounds: string, ownFigure: string | null, late: boolean, lateBecause: string, raisedAt: string, byOffice: boolean, officer: string | null, officerEnabled: boolean | null, assignedAt: string | null, reason: string | null, endedAt: string | null, version: number }>, pagination: { page: number, pageSize: number, totalItems: number, totalPages: number } } };

export type ObjectionReviewPartFragment = { mayAssign: boolean, mayDecide: boolean, objection: { id: string, submissionId: string, sid: string | null, runId: string, runNumber: number, recognisedLoss: string | null, state: ObjectionState, grounds: string, ownFigure: string | null, late: boolean, lateBecause: string, raisedAt: string, byOffice: boolean, officer: string | null, officerEnabled: boolean | null, assignedAt: string | null, reason: string | null, endedAt: string | null, version: number }, trace: { matching: string, currency: string, openingBalance: string, closingBalance: string | null, isSame: boolean | null, areRulesAltered: boolean, mayAccept: boolean, tradeCount: number, sliceCount: number, claim: { inputSha256: string | null, traceSha256: string | null, submissionId: string, sid: string | null, status: AssessedStatus, recognisedLoss: string | null, sumOfSlices: string | null, marketLoss: string | null, limitedBy: string | null, findings: Array<string>, previousLoss: string | null, differs: boolean, editedSince: boolean }, findings: Array<{ code: string, severity: string, trade: string | null, day: string | null }>, accepted: Array<{ id: string, code: string, reason: string, acceptedBy: string, acceptedAt: string, holds: boolean, withdrawnAt: string | null, withdrawnBy: string | null, withdrawnBecause: string | null }>, trades: Array<{ id: string, transactionType: string, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, slices: Array<{ disposedBand: string | null, acquisition: string, disposal: string, quantity: string | null, acquiredBand: string | null, basis: string, perShare: string | null, weight: string | null, poolQuantity: string | null, poolExcess: string | null, taken: string | null, acquired: string | null, disposed: string | null, withoutClaim: string | null, excess: string | null, credit: string | null, loss: string }> }, present: { status: AssessedStatus, recognisedLoss: string | null, findings: Array<string>, isChanged: boolean | null } | null };

export type ObjectionReviewQueryVariables = Exact<{
  id: string | number;
}>;


export type ObjectionReviewQuery = { objection: { mayAssign: boolean, mayDecide: boolean, objection: { id: string, submissionId: string, sid: string | null, runId: string, runNumber: number, recognisedLoss: string | null, state: ObjectionState, grounds: string, ownFigure: string | null, late: boolean, lateBecause: string, raisedAt: string, byOffice: boolean, officer: string | null, officerEnabled: boolean | null, assignedAt: string | null, reason: string | null, endedAt: string | null, version: number }, trace: { matching: string, currency: string, openingBalance: string, closingBalance: string | null, isSame: boolean | null, areRulesAltered: boolean, mayAccept: boolean, tradeCount: number, sliceCount: number, claim: { inputSha256: string | null, traceSha256: string | null, submissionId: string, sid: string | null, status: AssessedStatus, recognisedLoss: string | null, sumOfSlices: string | null, marketLoss: string | null, limitedBy: string | null, findings: Array<string>, previousLoss: string | null, differs: boolean, editedSince: boolean }, findings: Array<{ code: string, severity: string, trade: string | null, day: string | null }>, accepted: Array<{ id: string, code: string, reason: string, acceptedBy: string, acceptedAt: string, holds: boolean, withdrawnAt: string | null, withdrawnBy: string | null, withdrawnBecause: string | null }>, trades: Array<{ id: string, transactionType: string, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, slices: Array<{ disposedBand: string | null, acquisition: string, disposal: string, quantity: string | null, acquiredBand: string | null, basis: string, perShare: string | null, weight: string | null, poolQuantity: string | null, poolExcess: string | null, taken: string | null, acquired: string | null, disposed: string | null, withoutClaim: string | null, excess: string | null, credit: string | null, loss: string }> }, present: { status: AssessedStatus, recognisedLoss: string | null, findings: Array<string>, isChanged: boolean | null } | null } };

export type ObjectionOfficersQueryVariables = Exact<{ [key: string]: never; }>;


export type ObjectionOfficersQuery = { objectionOfficers: Array<{ id: string, name: string, isSelf: boolean }> };

export type AssignObjectionMutationVariables = Exact<{
  id: string | number;
  version: number;
  officerId: string | number;
}>;


export type AssignObjectionMutation = { assignObjection: { mayAssign: boolean, mayDecide: boolean, objection: { id: string, submissionId: string, sid: string | null, runId: string, runNumber: number, recognisedLoss: string | null, state: ObjectionState, grounds: string, ownFigure: string | null, late: boolean, lateBecause: string, raisedAt: string, byOffice: boolean, officer: string | null, officerEnabled: boolean | null, assignedAt: string | null, reason: string | null, endedAt: string | null, version: number }, trace: { matching: string, currency: string, openingBalance: string, closingBalance: string | null, isSame: boolean | null, areRulesAltered: boolean, mayAccept: boolean, tradeCount: number, sliceCount: number, claim: { inputSha256: string | null, traceSha256: string | null, submissionId: string, sid: string | null, status: AssessedStatus, recognisedLoss: string | null, sumOfSlices: string | null, marketLoss: string | null, limitedBy: string | null, findings: Array<string>, previousLoss: string | null, differs: boolean, editedSince: boolean }, findings: Array<{ code: string, severity: string, trade: string | null, day: string | null }>, accepted: Array<{ id: string, code: string, reason: string, acceptedBy: string, acceptedAt: string, holds: boolean, withdrawnAt: string | null, withdrawnBy: string | null, withdrawnBecause: string | null }>, trades: Array<{ id: string, transactionType: string, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, slices: Array<{ disposedBand: string | null, acquisition: string, disposal: string, quantity: string | null, acquiredBand: string | null, basis: string, perShare: string | null, weight: string | null, poolQuantity: string | null, poolExcess: string | null, taken: string | null, acquired: string | null, disposed: string | null, withoutClaim: string | null, excess: string | null, credit: string | null, loss: string }> }, present: { status: AssessedStatus, recognisedLoss: string | null, findings: Array<string>, isChanged: boolean | null } | null } };

export type DecideObjectionMutationVariables = Exact<{
  id: string | number;
  version: number;
  outcome: ObjectionOutcome;
  reason: string;
}>;


export type DecideObjectionMutation = { decideObjection: { mayAssign: boolean, mayDecide: boolean, objection: { id: string, submissionId: string, sid: string | null, runId: string, runNumber: number, recognisedLoss: string | null, state: ObjectionState, grounds: string, ownFigure: string | null, late: boolean, lateBecause: string, raisedAt: string, byOffice: boolean, officer: string | null, officerEnabled: boolean | null, assignedAt: string | null, reason: string | null, endedAt: string | null, version: number }, trace: { matching: string, currency: string, openingBalance: string, closingBalance: string | null, isSame: boolean | null, areRulesAltered: boolean, mayAccept: boolean, tradeCount: number, sliceCount: number, claim: { inputSha256: string | null, traceSha256: string | null, submissionId: string, sid: string | null, status: AssessedStatus, recognisedLoss: string | null, sumOfSlices: string | null, marketLoss: string | null, limitedBy: string | null, findings: Array<string>, previousLoss: string | null, differs: boolean, editedSince: boolean }, findings: Array<{ code: string, severity: string, trade: string | null, day: string | null }>, accepted: Array<{ id: string, code: string, reason: string, acceptedBy: string, acceptedAt: string, holds: boolean, withdrawnAt: string | null, withdrawnBy: string | null, withdrawnBecause: string | null }>, trades: Array<{ id: string, transactionType: string, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, slices: Array<{ disposedBand: string | null, acquisition: string, disposal: string, quantity: string | null, acquiredBand: string | null, basis: string, perShare: string | null, weight: string | null, poolQuantity: string | null, poolExcess: string | null, taken: string | null, acquired: string | null, disposed: string | null, withoutClaim: string | null, excess: string | null, credit: string | null, loss: string }> }, present: { status: AssessedStatus, recognisedLoss: string | null, findings: Array<string>, isChanged: boolean | null } | null } };

export type AttachmentRowFragment = { id: string, fileName: string, mimetype: string, size: number, sha256: string, kind: AttachmentKind, uploadedAt: string, uploadedBy: string, opensInTab: boolean, mayDelete: boolean, scan: ScanState };

export type AttachmentListQueryVariables = Exact<{
  submissionId: string | number;
}>;


export type AttachmentListQuery = { attachments: Array<{ id: string, fileName: string, mimetype: string, size: number, sha256: string, kind: AttachmentKind, uploadedAt: string, uploadedBy: string, opensInTab: boolean, mayDelete: boolean, scan: ScanState }> };

export type IdentityDocumentsTakenQueryVariables = Exact<{ [key: string]: never; }>;


export type IdentityDocumentsTakenQuery = { identityDocumentsTaken: boolean };

export type DeleteAttachmentMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteAttachmentMutation = { deleteAttachment: boolean };

export type IdentityPurgeStateFragment = { state: PurgeState, documents: number, requestedBy: string | null, requestedAt: string | null, confirmedBy: string | null, confirmedAt: string | null, finishedAt: string | null, heldUp: boolean, mayConfirm: boolean, lacksSecondAdministrator: boolean, certificateId: string | null };

export type IdentityPurgeQueryVariables = Exact<{ [key: string]: never; }>;


export type IdentityPurgeQuery = { identityPurge: { state: PurgeState, documents: number, requestedBy: string | null, requestedAt: string | null, confirmedBy: string | null, confirmedAt: string | null, finishedAt: string | null, heldUp: boolean, mayConfirm: boolean, lacksSecondAdministrator: boolean, certificateId: string | null } };

export type RequestIdentityPurgeMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestIdentityPurgeMutation = { requestIdentityPurge: { state: PurgeState, documents: number, requestedBy: string | null, requestedAt: string | null, confirmedBy: string | null, confirmedAt: string | null, finishedAt: string | null, heldUp: boolean, mayConfirm: boolean, lacksSecondAdministrator: boolean, certificateId: string | null } };

export type CancelIdentityPurgeMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelIdentityPurgeMutation = { cancelIdentityPurge: { state: PurgeState, documents: number, requestedBy: string | null, requestedAt: string | null, confirmedBy: string | null, confirmedAt: string | null, finishedAt: string | null, heldUp: boolean, mayConfirm: boolean, lacksSecondAdministrator: boolean, certificateId: string | null } };

export type ConfirmIdentityPurgeMutationVariables = Exact<{ [key: string]: never; }>;


export type ConfirmIdentityPurgeMutation = { confirmIdentityPurge: { state: PurgeState, documents: number, requestedBy: string | null, requestedAt: string | null, confirmedBy: string | null, confirmedAt: string | null, finishedAt: string | null, heldUp: boolean, mayConfirm: boolean, lacksSecondAdministrator: boolean, certificateId: string | null } };

export type AuditEntryRowFragment = { id: string, at: string, actorKind: AuditActorKind, actorName: string | null, actorEmail: string | null, actorId: string | null, action: string, subjectType: string, subjectId: string, subjectName: string | null, detailsLeftOut: number, details: Array<{ name: string, before: string | null, value: string }> };

export type AuditEntriesQueryVariables = Exact<{
  after?: string | number | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  action?: string | null | undefined;
  actor?: string | null | undefined;
  subject?: string | null | undefined;
}>;


export type AuditEntriesQuery = { auditEntries: { next: string | null, lookedBackTo: string | null, entries: Array<{ id: string, at: string, actorKind: AuditActorKind, actorName: string | null, actorEmail: string | null, actorId: string | null, action: string, subjectType: string, subjectId: string, subjectName: string | null, detailsLeftOut: number, details: Array<{ name: string, before: string | null, value: string }> }> } };

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

export type SignInAnswerFragment = { stepUp: boolean, user: { id: string, name: string, email: string, role: Role, hasPassword: boolean, tourEnded: boolean, checksFrom: string | null }, tokens: { access: { token: string, expires: string } } | null };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { stepUp: boolean, user: { id: string, name: string, email: string, role: Role, hasPassword: boolean, tourEnded: boolean, checksFrom: string | null }, tokens: { access: { token: string, expires: string } } | null } };

export type RequestCodeMutationVariables = Exact<{
  email: string;
}>;


export type RequestCodeMutation = { requestCode: { email: string } };

export type SignInWithCodeMutationVariables = Exact<{
  email: string;
  code: string;
}>;


export type SignInWithCodeMutation = { signInWithCode: { stepUp: boolean, user: { id: string, name: string, email: string, role: Role, hasPassword: boolean, tourEnded: boolean, checksFrom: string | null }, tokens: { access: { token: string, expires: string } } | null } };

export type SignedInUserFragment = { id: string, name: string, email: string, role: Role, hasPassword: boolean, tourEnded: boolean, checksFrom: string | null };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, name: string, email: string, role: Role, hasPassword: boolean, tourEnded: boolean, checksFrom: string | null } | null };

export type ResetLinkQueryVariables = Exact<{
  token: string;
}>;


export type ResetLinkQuery = { resetLinkValid: boolean };

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

export type BankChangeShownFragment = { id: string, submissionId: string, sid: string | null, legalEntity: string, state: BankChangeState, changedAt: string, way: string, madeBy: string, earlierMakers: Array<string>, isOwn: boolean, changedFields: Array<string>, releasableAt: string | null, paymentDay: string | null, sameAccount: number, stoppedBefore: boolean, stoppedAt: string | null, decider: string | null, decidedAt: string | null, checkResult: BankCheckResult | null, words: string | null, version: number, released: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string }, changed: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string }, sameAccountClaims: Array<{ id: string, sid: string | null }> };

export type BankHoldShownFragment = { state: BankChangeState, account: string, releasableAt: string | null, paymentDay: string | null };

export type BankChangesQueryVariables = Exact<{
  state?: BankChangeState | null | undefined;
  page?: number | null | undefined;
}>;


export type BankChangesQuery = { bankChanges: { changes: Array<{ id: string, submissionId: string, sid: string | null, legalEntity: string, state: BankChangeState, changedAt: string, way: string, madeBy: string, earlierMakers: Array<string>, isOwn: boolean, changedFields: Array<string>, releasableAt: string | null, paymentDay: string | null, sameAccount: number, stoppedBefore: boolean, stoppedAt: string | null, decider: string | null, decidedAt: string | null, checkResult: BankCheckResult | null, words: string | null, version: number, released: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string }, changed: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string }, sameAccountClaims: Array<{ id: string, sid: string | null }> }>, pagination: { totalItems: number, totalPages: number } } };

export type RevealBankChangeMutationVariables = Exact<{
  id: string | number;
}>;


export type RevealBankChangeMutation = { revealBankChange: { released: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string }, changed: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string } } };

export type SendBankReleaseCodeMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type SendBankReleaseCodeMutation = { sendBankReleaseCode: { message: string } };

export type ReleaseBankChangeMutationVariables = Exact<{
  id: string | number;
  version: number;
  result: BankCheckResult;
  words?: string | null | undefined;
  code: string;
}>;


export type ReleaseBankChangeMutation = { releaseBankChange: { id: string } };

export type RefuseBankChangeMutationVariables = Exact<{
  id: string | number;
  version: number;
  reason: string;
}>;


export type RefuseBankChangeMutation = { refuseBankChange: { id: string } };

export type StopBankChangeMutationVariables = Exact<{
  token: string;
}>;


export type StopBankChangeMutation = { stopBankChange: boolean };

export type ClaimDecisionShownFragment = { id: string, sid: string, submissionId: string | null, kind: ClaimDecisionKind, origin: ClaimDecisionOrigin, state: ClaimDecisionState, reason: string, cureUntil: string | null, answerBy: string | null, maker: string | null, proposedAt: string, checker: string | null, decidedAt: string | null, refusedBecause: string | null, version: number, isOwn: boolean, evidence: Array<{ id: string, fileName: string }> };

export type ClaimDecisionsQueryVariables = Exact<{
  submissionId: string | number;
}>;


export type ClaimDecisionsQuery = { claimDecisions: Array<{ id: string, sid: string, submissionId: string | null, kind: ClaimDecisionKind, origin: ClaimDecisionOrigin, state: ClaimDecisionState, reason: string, cureUntil: string | null, answerBy: string | null, maker: string | null, proposedAt: string, checker: string | null, decidedAt: string | null, refusedBecause: string | null, version: number, isOwn: boolean, evidence: Array<{ id: string, fileName: string }> }> };

export type WaitingClaimDecisionsQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingClaimDecisionsQuery = { waitingClaimDecisions: Array<{ id: string, sid: string, submissionId: string | null, kind: ClaimDecisionKind, reason: string, maker: string | null, proposedAt: string, isOwn: boolean }> };

export type DecideClaimMutationVariables = Exact<{
  submissionId: string | number;
  kind: ClaimDecisionKind;
  reason: string;
  evidenceIds?: Array<string | number> | string | number | null | undefined;
  cureUntil?: string | null | undefined;
}>;


export type DecideClaimMutation = { decideClaim: { id: string, sid: string, submissionId: string | null, kind: ClaimDecisionKind, origin: ClaimDecisionOrigin, state: ClaimDecisionState, reason: string, cureUntil: string | null, answerBy: string | null, maker: string | null, proposedAt: string, checker: string | null, decidedAt: string | null, refusedBecause: string | null, version: number, isOwn: boolean, evidence: Array<{ id: string, fileName: string }> } };

export type SendClaimDecisionCodeMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type SendClaimDecisionCodeMutation = { sendClaimDecisionCode: { message: string } };

export type ConfirmClaimDecisionMutationVariables = Exact<{
  id: string | number;
  version: number;
  code: string;
}>;


export type ConfirmClaimDecisionMutation = { confirmClaimDecision: { id: string, sid: string, submissionId: string | null, kind: ClaimDecisionKind, origin: ClaimDecisionOrigin, state: ClaimDecisionState, reason: string, cureUntil: string | null, answerBy: string | null, maker: string | null, proposedAt: string, checker: string | null, decidedAt: string | null, refusedBecause: string | null, version: number, isOwn: boolean, evidence: Array<{ id: string, fileName: string }> } };

export type RefuseClaimDecisionMutationVariables = Exact<{
  id: string | number;
  version: number;
  reason: string;
}>;


export type RefuseClaimDecisionMutation = { refuseClaimDecision: { id: string, sid: string, submissionId: string | null, kind: ClaimDecisionKind, origin: ClaimDecisionOrigin, state: ClaimDecisionState, reason: string, cureUntil: string | null, answerBy: string | null, maker: string | null, proposedAt: string, checker: string | null, decidedAt: string | null, refusedBecause: string | null, version: number, isOwn: boolean, evidence: Array<{ id: string, fileName: string }> } };

export type ClaimToEditQueryVariables = Exact<{
  id: string | number;
  allTradesUpTo?: number | null | undefined;
}>;


export type ClaimToEditQuery = { submission: { id: string, sid: string | null, email: string, version: number, tradeVersion: number, mayUpdate: boolean, updatedAt: string, moreTrades: boolean, submissionData: { contactDetails: { firstName: string, lastName: string, company: string, position: string, email: string, mobile: string, relationship: Relationship | null }, legalDetails: { claimType: string | null, legalEntity: string, registeredOwner: string, abnAcn: string, tradingAccount: string, australianCitizen: YesNo | null, taxNumber: string }, bankDetails: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string }, addressDetails: { address: string, suburb: string, state: string, postCode: string, country: string }, tradeDetails: { openingBalance: string, closingBalance: string, tradeData: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } } } };

export type ClaimToEditFragment = { id: string, sid: string | null, email: string, version: number, tradeVersion: number, mayUpdate: boolean, updatedAt: string, moreTrades: boolean, submissionData: { contactDetails: { firstName: string, lastName: string, company: string, position: string, email: string, mobile: string, relationship: Relationship | null }, legalDetails: { claimType: string | null, legalEntity: string, registeredOwner: string, abnAcn: string, tradingAccount: string, australianCitizen: YesNo | null, taxNumber: string }, bankDetails: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string }, addressDetails: { address: string, suburb: string, state: string, postCode: string, country: string }, tradeDetails: { openingBalance: string, closingBalance: string, tradeData: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } } };

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
  email?: string | null | undefined;
  input: SubmissionChangesInput;
  proof?: ActProofInput | null | undefined;
  allTradesUpTo?: number | null | undefined;
}>;


export type UpdateSubmissionMutation = { updateSubmission: { id: string, sid: string | null, email: string, version: number, tradeVersion: number, mayUpdate: boolean, updatedAt: string, moreTrades: boolean, submissionData: { contactDetails: { firstName: string, lastName: string, company: string, position: string, email: string, mobile: string, relationship: Relationship | null }, legalDetails: { claimType: string | null, legalEntity: string, registeredOwner: string, abnAcn: string, tradingAccount: string, australianCitizen: YesNo | null, taxNumber: string }, bankDetails: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string }, addressDetails: { address: string, suburb: string, state: string, postCode: string, country: string }, tradeDetails: { openingBalance: string, closingBalance: string, tradeData: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } } } };

export type FileByTelephoneMutationVariables = Exact<{
  sid: string;
  input: SubmissionDataInput;
  call: PhoneCallInput;
}>;


export type FileByTelephoneMutation = { fileByTelephone: { submissionId: string, message: string, copied: boolean } };

export type ChangedTradeFragment = { id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string };

export type ClaimChangeEntryFragment = { id: string, at: string, action: string, actorName: string, mayView: boolean, tradesAdded: number, tradesRemoved: number, fields: Array<{ path: string, label: string, before: string, after: string, masked: boolean }>, addedTrades: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, removedTrades: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> };

export type ClaimHistoryQueryVariables = Exact<{
  submissionId: string | number;
  page: number;
}>;


export type ClaimHistoryQuery = { claimHistory: { sid: string | null, legalEntity: string, changes: Array<{ id: string, at: string, action: string, actorName: string, mayView: boolean, tradesAdded: number, tradesRemoved: number, fields: Array<{ path: string, label: string, before: string, after: string, masked: boolean }>, addedTrades: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }>, removedTrades: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> }>, pagination: { page: number, pageSize: number, totalItems: number, totalPages: number } } };

export type ClaimAsOfQueryVariables = Exact<{
  submissionId: string | number;
  changeId: string | number;
}>;


export type ClaimAsOfQuery = { claimAsOf: { at: string, sid: string | null, email: string, submissionData: { contactDetails: { firstName: string, lastName: string, company: string, position: string, email: string, mobile: string, relationship: Relationship | null }, legalDetails: { claimType: string | null, legalEntity: string, registeredOwner: string, abnAcn: string, tradingAccount: string, australianCitizen: YesNo | null, taxNumber: string }, bankDetails: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string }, addressDetails: { address: string, suburb: string, state: string, postCode: string, country: string }, tradeDetails: { openingBalance: string, closingBalance: string, tradeData: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } } } };

export type CostCapsQueryVariables = Exact<{ [key: string]: never; }>;


export type CostCapsQuery = { costCaps: Array<{ basis: string, taken: string, cap: string }> };

export type CourtReportRowFragment = { id: string, number: number, state: CourtReportState, maker: string, createdAt: string, moment: string | null, message: string | null };

export type CourtReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type CourtReportsQuery = { courtReports: Array<{ id: string, number: number, state: CourtReportState, maker: string, createdAt: string, moment: string | null, message: string | null }> };

export type CourtFigureRowFragment = { key: string, section: CourtSection, name: CourtFigureName, about: string, distribution: number | null, unit: string, value: string | null, cap: string | null, hasList: boolean, run: string, query: string };

export type CourtReportDetailsFragment = { id: string, number: number, state: CourtReportState, maker: string, createdAt: string, moment: string | null, message: string | null, membersNotified: number | null, snapshot: string | null, csvSha256: string | null, pdfSha256: string | null, figures: Array<{ key: string, section: CourtSection, name: CourtFigureName, about: string, distribution: number | null, unit: string, value: string | null, cap: string | null, hasList: boolean, run: string, query: string }> };

export type CourtReportQueryVariables = Exact<{
  id: string | number;
}>;


export type CourtReportQuery = { courtReport: { id: string, number: number, state: CourtReportState, maker: string, createdAt: string, moment: string | null, message: string | null, membersNotified: number | null, snapshot: string | null, csvSha256: string | null, pdfSha256: string | null, figures: Array<{ key: string, section: CourtSection, name: CourtFigureName, about: string, distribution: number | null, unit: string, value: string | null, cap: string | null, hasList: boolean, run: string, query: string }> } };

export type CourtReportItemRowFragment = { place: number, kind: string, sid: string | null, submissionId: string | null, amount: string | null, at: string | null, what: string, madeBy: string, checkedBy: string };

export type CourtReportItemsQueryVariables = Exact<{
  id: string | number;
  figure: string;
  page?: number | null | undefined;
}>;


export type CourtReportItemsQuery = { courtReport: { id: string, number: number, moment: string | null, figures: Array<{ key: string, section: CourtSection, name: CourtFigureName, about: string, distribution: number | null, unit: string, value: string | null, cap: string | null, hasList: boolean, run: string, query: string }> }, courtReportItems: { items: Array<{ place: number, kind: string, sid: string | null, submissionId: string | null, amount: string | null, at: string | null, what: string, madeBy: string, checkedBy: string }>, pagination: { totalItems: number, totalPages: number } } };

export type StartCourtReportMutationVariables = Exact<{
  membersNotified?: number | null | undefined;
}>;


export type StartCourtReportMutation = { startCourtReport: { id: string, number: number, state: CourtReportState, maker: string, createdAt: string, moment: string | null, message: string | null, membersNotified: number | null, snapshot: string | null, csvSha256: string | null, pdfSha256: string | null, figures: Array<{ key: string, section: CourtSection, name: CourtFigureName, about: string, distribution: number | null, unit: string, value: string | null, cap: string | null, hasList: boolean, run: string, query: string }> } };

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { dashboard: { submissions: number, complete: number, missingData: number, withoutTrades: number, removed: number, missingBank: number, unansweredRequests: number, answeredRequests: number, notices: number, importsRunning: number, importsFailed: number, undecidedDoubleUps: number, bankChangesWaiting: number, bankChangesStopped: number, bankContradictions: number, thisWeek: { submissions: number, changedSubmissions: number, amendments: number, attachments: number }, filings: Array<{ week: string, weeks: number, count: number }> } };

export type DeadlineRowFragment = { id: string, rowId: string, kind: DeadlineKind, due: string, firstDue: string, daysLeft: number, holds: boolean, reason: string, setBy: string | null, runNumber: number | null, runId: string | null, sid: string | null, submissionId: string | null, legalEntity: string | null, version: number };

export type DeadlinesQueryVariables = Exact<{
  page?: number | null | undefined;
  ended?: boolean | null | undefined;
}>;


export type DeadlinesQuery = { deadlines: { deadlines: Array<{ id: string, rowId: string, kind: DeadlineKind, due: string, firstDue: string, daysLeft: number, holds: boolean, reason: string, setBy: string | null, runNumber: number | null, runId: string | null, sid: string | null, submissionId: string | null, legalEntity: string | null, version: number }>, pagination: { totalItems: number, totalPages: number } } };

export type SetDeadlineMutationVariables = Exact<{
  kind: DeadlineKind;
  day: string;
  reason: string;
}>;


export type SetDeadlineMutation = { setDeadline: { id: string, rowId: string, kind: DeadlineKind, due: string, firstDue: string, daysLeft: number, holds: boolean, reason: string, setBy: string | null, runNumber: number | null, runId: string | null, sid: string | null, submissionId: string | null, legalEntity: string | null, version: number } };

export type ExtendDeadlineMutationVariables = Exact<{
  id: string | number;
  version: number;
  day: string;
  reason: string;
  sid?: string | null | undefined;
}>;


export type ExtendDeadlineMutation = { extendDeadline: { id: string, rowId: string, kind: DeadlineKind, due: string, firstDue: string, daysLeft: number, holds: boolean, reason: string, setBy: string | null, runNumber: number | null, runId: string | null, sid: string | null, submissionId: string | null, legalEntity: string | null, version: number } };

export type DistributionRowFragment = { id: string, number: number, name: string, state: DistributionState, runId: string, runNumber: number, copyOfId: string | null, copyOfNumber: number | null, followsNumber: number | null, maker: string, createdAt: string, payment: string | null, paid: number | null };

export type DistributionsQueryVariables = Exact<{ [key: string]: never; }>;


export type DistributionsQuery = { distributions: Array<{ id: string, number: number, name: string, state: DistributionState, runId: string, runNumber: number, copyOfId: string | null, copyOfNumber: number | null, followsNumber: number | null, maker: string, createdAt: string, payment: string | null, paid: number | null }> };

export type FinalRunsQueryVariables = Exact<{ [key: string]: never; }>;


export type FinalRunsQuery = { assessmentRuns: Array<{ id: string, number: number, state: AssessmentState, finalAt: string | null, objectionsUntil: string | null, recognisedLoss: string | null }> };

export type DistributionDetailsFragment = { id: string, number: number, name: string, state: DistributionState, runId: string, runNumber: number, copyOfId: string | null, copyOfNumber: number | null, followsId: string | null, followsNumber: number | null, maker: string, createdAt: string, computedAt: string | null, version: number, plan: string | null, departs: boolean, message: string | null, refusal: string | null, progress: number, mayEdit: boolean, freezeRefusal: string | null, publishLines: boolean, frozenAt: string | null, sha256: string | null, seal: string | null, leaves: number | null, approver: string | null, approvedAt: string | null, publisher: string | null, publishedAt: string | null, withdrawer: string | null, withdrawnAt: string | null, withdrawnBecause: string | null, fund: { settlementSum: string, interest: string, sources: Array<{ kind: string, distribution: number | null, payments: number | null, principal: string, interest: string }>, steps: Array<{ name: string, kind: string, from: string, amount: string | null, percent: string | null, of: string | null, basis: string, cap: string | null }> }, acts: Array<{ act: DistributionAct, mayDo: boolean, refusal: string | null }>, figures: { rounds: number, paid: number, loss: string, payment: string, principal: string, interest: string, withheld: string, net: string, average: string | null, median: string | null, largest: string | null, smallest: string | null, curve: Array<string>, disagreed: number, waterfall: Array<{ name: string, principal: string, interest: string }>, distributable: { principal: string, interest: string }, residue: { principal: string, interest: string }, states: Array<{ state: DistributionLineState, claims: number }>, taxClasses: Array<{ taxClass: string, claims: number, withheld: string }> } | null };

export type DistributionQueryVariables = Exact<{
  id: string | number;
}>;


export type DistributionQuery = { distribution: { id: string, number: number, name: string, state: DistributionState, runId: string, runNumber: number, copyOfId: string | null, copyOfNumber: number | null, followsId: string | null, followsNumber: number | null, maker: string, createdAt: string, computedAt: string | null, version: number, plan: string | null, departs: boolean, message: string | null, refusal: string | null, progress: number, mayEdit: boolean, freezeRefusal: string | null, publishLines: boolean, frozenAt: string | null, sha256: string | null, seal: string | null, leaves: number | null, approver: string | null, approvedAt: string | null, publisher: string | null, publishedAt: string | null, withdrawer: string | null, withdrawnAt: string | null, withdrawnBecause: string | null, fund: { settlementSum: string, interest: string, sources: Array<{ kind: string, distribution: number | null, payments: number | null, principal: string, interest: string }>, steps: Array<{ name: string, kind: string, from: string, amount: string | null, percent: string | null, of: string | null, basis: string, cap: string | null }> }, acts: Array<{ act: DistributionAct, mayDo: boolean, refusal: string | null }>, figures: { rounds: number, paid: number, loss: string, payment: string, principal: string, interest: string, withheld: string, net: string, average: string | null, median: string | null, largest: string | null, smallest: string | null, curve: Array<string>, disagreed: number, waterfall: Array<{ name: string, principal: string, interest: string }>, distributable: { principal: string, interest: string }, residue: { principal: string, interest: string }, states: Array<{ state: DistributionLineState, claims: number }>, taxClasses: Array<{ taxClass: string, claims: number, withheld: string }> } | null } };

export type DistributionLinesQueryVariables = Exact<{
  id: string | number;
  state?: DistributionLineState | null | undefined;
  taxClass?: TaxClass | null | undefined;
  sid?: string | null | undefined;
  page: number;
}>;


export type DistributionLinesQuery = { distribution: { id: string, number: number, name: string }, distributionLines: { lines: Array<{ submissionId: string, sid: string, loss: string, principal: string, interest: string, payment: string, withheld: string, net: string, state: DistributionLineState }>, pagination: { totalItems: number, totalPages: number } } };

export type DistributionChangePartFragment = { submissionId: string, sid: string, before: string, after: string };

export type DistributionDifferenceQueryVariables = Exact<{
  id: string | number;
  otherId: string | number;
  afterTax: boolean;
}>;


export type DistributionDifferenceQuery = { distributionDifference: { id: string, otherId: string, gaining: number, gained: string, losing: number, lost: string, unchanged: number, withheldBefore: string, withheldAfter: string, falling: number, rising: number, histogram: Array<{ from: string | null, to: string | null, claims: number }>, largestGains: Array<{ submissionId: string, sid: string, before: string, after: string }>, largestLosses: Array<{ submissionId: string, sid: string, before: string, after: string }> } };

export type SaveDistributionMutationVariables = Exact<{
  id?: string | number | null | undefined;
  version?: number | null | undefined;
  input: DistributionInput;
}>;


export type SaveDistributionMutation = { saveDistribution: { id: string, number: number, name: string, state: DistributionState, runId: string, runNumber: number, copyOfId: string | null, copyOfNumber: number | null, followsId: string | null, followsNumber: number | null, maker: string, createdAt: string, computedAt: string | null, version: number, plan: string | null, departs: boolean, message: string | null, refusal: string | null, progress: number, mayEdit: boolean, freezeRefusal: string | null, publishLines: boolean, frozenAt: string | null, sha256: string | null, seal: string | null, leaves: number | null, approver: string | null, approvedAt: string | null, publisher: string | null, publishedAt: string | null, withdrawer: string | null, withdrawnAt: string | null, withdrawnBecause: string | null, fund: { settlementSum: string, interest: string, sources: Array<{ kind: string, distribution: number | null, payments: number | null, principal: string, interest: string }>, steps: Array<{ name: string, kind: string, from: string, amount: string | null, percent: string | null, of: string | null, basis: string, cap: string | null }> }, acts: Array<{ act: DistributionAct, mayDo: boolean, refusal: string | null }>, figures: { rounds: number, paid: number, loss: string, payment: string, principal: string, interest: string, withheld: string, net: string, average: string | null, median: string | null, largest: string | null, smallest: string | null, curve: Array<string>, disagreed: number, waterfall: Array<{ name: string, principal: string, interest: string }>, distributable: { principal: string, interest: string }, residue: { principal: string, interest: string }, states: Array<{ state: DistributionLineState, claims: number }>, taxClasses: Array<{ taxClass: string, claims: number, withheld: string }> } | null } };

export type CopyDistributionMutationVariables = Exact<{
  id: string | number;
}>;


export type CopyDistributionMutation = { copyDistribution: { id: string, number: number, name: string, state: DistributionState, runId: string, runNumber: number, copyOfId: string | null, copyOfNumber: number | null, followsId: string | null, followsNumber: number | null, maker: string, createdAt: string, computedAt: string | null, version: number, plan: string | null, departs: boolean, message: string | null, refusal: string | null, progress: number, mayEdit: boolean, freezeRefusal: string | null, publishLines: boolean, frozenAt: string | null, sha256: string | null, seal: string | null, leaves: number | null, approver: string | null, approvedAt: string | null, publisher: string | null, publishedAt: string | null, withdrawer: string | null, withdrawnAt: string | null, withdrawnBecause: string | null, fund: { settlementSum: string, interest: string, sources: Array<{ kind: string, distribution: number | null, payments: number | null, principal: string, interest: string }>, steps: Array<{ name: string, kind: string, from: string, amount: string | null, percent: string | null, of: string | null, basis: string, cap: string | null }> }, acts: Array<{ act: DistributionAct, mayDo: boolean, refusal: string | null }>, figures: { rounds: number, paid: number, loss: string, payment: string, principal: string, interest: string, withheld: string, net: string, average: string | null, median: string | null, largest: string | null, smallest: string | null, curve: Array<string>, disagreed: number, waterfall: Array<{ name: string, principal: string, interest: string }>, distributable: { principal: string, interest: string }, residue: { principal: string, interest: string }, states: Array<{ state: DistributionLineState, claims: number }>, taxClasses: Array<{ taxClass: string, claims: number, withheld: string }> } | null } };

export type ComputeDistributionMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type ComputeDistributionMutation = { computeDistribution: { id: string, number: number, name: string, state: DistributionState, runId: string, runNumber: number, copyOfId: string | null, copyOfNumber: number | null, followsId: string | null, followsNumber: number | null, maker: string, createdAt: string, computedAt: string | null, version: number, plan: string | null, departs: boolean, message: string | null, refusal: string | null, progress: number, mayEdit: boolean, freezeRefusal: string | null, publishLines: boolean, frozenAt: string | null, sha256: string | null, seal: string | null, leaves: number | null, approver: string | null, approvedAt: string | null, publisher: string | null, publishedAt: string | null, withdrawer: string | null, withdrawnAt: string | null, withdrawnBecause: string | null, fund: { settlementSum: string, interest: string, sources: Array<{ kind: string, distribution: number | null, payments: number | null, principal: string, interest: string }>, steps: Array<{ name: string, kind: string, from: string, amount: string | null, percent: string | null, of: string | null, basis: string, cap: string | null }> }, acts: Array<{ act: DistributionAct, mayDo: boolean, refusal: string | null }>, figures: { rounds: number, paid: number, loss: string, payment: string, principal: string, interest: string, withheld: string, net: string, average: string | null, median: string | null, largest: string | null, smallest: string | null, curve: Array<string>, disagreed: number, waterfall: Array<{ name: string, principal: string, interest: string }>, distributable: { principal: string, interest: string }, residue: { principal: string, interest: string }, states: Array<{ state: DistributionLineState, claims: number }>, taxClasses: Array<{ taxClass: string, claims: number, withheld: string }> } | null } };

export type FreezeDistributionMutationVariables = Exact<{
  id: string | number;
  version: number;
  publishLines: boolean;
}>;


export type FreezeDistributionMutation = { freezeDistribution: { id: string, number: number, name: string, state: DistributionState, runId: string, runNumber: number, copyOfId: string | null, copyOfNumber: number | null, followsId: string | null, followsNumber: number | null, maker: string, createdAt: string, computedAt: string | null, version: number, plan: string | null, departs: boolean, message: string | null, refusal: string | null, progress: number, mayEdit: boolean, freezeRefusal: string | null, publishLines: boolean, frozenAt: string | null, sha256: string | null, seal: string | null, leaves: number | null, approver: string | null, approvedAt: string | null, publisher: string | null, publishedAt: string | null, withdrawer: string | null, withdrawnAt: string | null, withdrawnBecause: string | null, fund: { settlementSum: string, interest: string, sources: Array<{ kind: string, distribution: number | null, payments: number | null, principal: string, interest: string }>, steps: Array<{ name: string, kind: string, from: string, amount: string | null, percent: string | null, of: string | null, basis: string, cap: string | null }> }, acts: Array<{ act: DistributionAct, mayDo: boolean, refusal: string | null }>, figures: { rounds: number, paid: number, loss: string, payment: string, principal: string, interest: string, withheld: string, net: string, average: string | null, median: string | null, largest: string | null, smallest: string | null, curve: Array<string>, disagreed: number, waterfall: Array<{ name: string, principal: string, interest: string }>, distributable: { principal: string, interest: string }, residue: { principal: string, interest: string }, states: Array<{ state: DistributionLineState, claims: number }>, taxClasses: Array<{ taxClass: string, claims: number, withheld: string }> } | null } };

export type SendDistributionCodeMutationVariables = Exact<{
  id: string | number;
  version: number;
  act: DistributionAct;
}>;


export type SendDistributionCodeMutation = { sendDistributionCode: { message: string } };

export type ApproveDistributionMutationVariables = Exact<{
  id: string | number;
  version: number;
  code: string;
  publishLines: boolean;
}>;


export type ApproveDistributionMutation = { approveDistribution: { id: string, number: number, name: string, state: DistributionState, runId: string, runNumber: number, copyOfId: string | null, copyOfNumber: number | null, followsId: string | null, followsNumber: number | null, maker: string, createdAt: string, computedAt: string | null, version: number, plan: string | null, departs: boolean, message: string | null, refusal: string | null, progress: number, mayEdit: boolean, freezeRefusal: string | null, publishLines: boolean, frozenAt: string | null, sha256: string | null, seal: string | null, leaves: number | null, approver: string | null, approvedAt: string | null, publisher: string | null, publishedAt: string | null, withdrawer: string | null, withdrawnAt: string | null, withdrawnBecause: string | null, fund: { settlementSum: string, interest: string, sources: Array<{ kind: string, distribution: number | null, payments: number | null, principal: string, interest: string }>, steps: Array<{ name: string, kind: string, from: string, amount: string | null, percent: string | null, of: string | null, basis: string, cap: string | null }> }, acts: Array<{ act: DistributionAct, mayDo: boolean, refusal: string | null }>, figures: { rounds: number, paid: number, loss: string, payment: string, principal: string, interest: string, withheld: string, net: string, average: string | null, median: string | null, largest: string | null, smallest: string | null, curve: Array<string>, disagreed: number, waterfall: Array<{ name: string, principal: string, interest: string }>, distributable: { principal: string, interest: string }, residue: { principal: string, interest: string }, states: Array<{ state: DistributionLineState, claims: number }>, taxClasses: Array<{ taxClass: string, claims: number, withheld: string }> } | null } };

export type PublishDistributionMutationVariables = Exact<{
  id: string | number;
  version: number;
  code: string;
}>;


export type PublishDistributionMutation = { publishDistribution: { id: string, number: number, name: string, state: DistributionState, runId: string, runNumber: number, copyOfId: string | null, copyOfNumber: number | null, followsId: string | null, followsNumber: number | null, maker: string, createdAt: string, computedAt: string | null, version: number, plan: string | null, departs: boolean, message: string | null, refusal: string | null, progress: number, mayEdit: boolean, freezeRefusal: string | null, publishLines: boolean, frozenAt: string | null, sha256: string | null, seal: string | null, leaves: number | null, approver: string | null, approvedAt: string | null, publisher: string | null, publishedAt: string | null, withdrawer: string | null, withdrawnAt: string | null, withdrawnBecause: string | null, fund: { settlementSum: string, interest: string, sources: Array<{ kind: string, distribution: number | null, payments: number | null, principal: string, interest: string }>, steps: Array<{ name: string, kind: string, from: string, amount: string | null, percent: string | null, of: string | null, basis: string, cap: string | null }> }, acts: Array<{ act: DistributionAct, mayDo: boolean, refusal: string | null }>, figures: { rounds: number, paid: number, loss: string, payment: string, principal: string, interest: string, withheld: string, net: string, average: string | null, median: string | null, largest: string | null, smallest: string | null, curve: Array<string>, disagreed: number, waterfall: Array<{ name: string, principal: string, interest: string }>, distributable: { principal: string, interest: string }, residue: { principal: string, interest: string }, states: Array<{ state: DistributionLineState, claims: number }>, taxClasses: Array<{ taxClass: string, claims: number, withheld: string }> } | null } };

export type WithdrawDistributionMutationVariables = Exact<{
  id: string | number;
  version: number;
  code: string;
  because: string;
}>;


export type WithdrawDistributionMutation = { withdrawDistribution: { id: string, number: number, name: string, state: DistributionState, runId: string, runNumber: number, copyOfId: string | null, copyOfNumber: number | null, followsId: string | null, followsNumber: number | null, maker: string, createdAt: string, computedAt: string | null, version: number, plan: string | null, departs: boolean, message: string | null, refusal: string | null, progress: number, mayEdit: boolean, freezeRefusal: string | null, publishLines: boolean, frozenAt: string | null, sha256: string | null, seal: string | null, leaves: number | null, approver: string | null, approvedAt: string | null, publisher: string | null, publishedAt: string | null, withdrawer: string | null, withdrawnAt: string | null, withdrawnBecause: string | null, fund: { settlementSum: string, interest: string, sources: Array<{ kind: string, distribution: number | null, payments: number | null, principal: string, interest: string }>, steps: Array<{ name: string, kind: string, from: string, amount: string | null, percent: string | null, of: string | null, basis: string, cap: string | null }> }, acts: Array<{ act: DistributionAct, mayDo: boolean, refusal: string | null }>, figures: { rounds: number, paid: number, loss: string, payment: string, principal: string, interest: string, withheld: string, net: string, average: string | null, median: string | null, largest: string | null, smallest: string | null, curve: Array<string>, disagreed: number, waterfall: Array<{ name: string, principal: string, interest: string }>, distributable: { principal: string, interest: string }, residue: { principal: string, interest: string }, states: Array<{ state: DistributionLineState, claims: number }>, taxClasses: Array<{ taxClass: string, claims: number, withheld: string }> } | null } };

export type ClaimPaymentQueryVariables = Exact<{
  submissionId: string | number;
}>;


export type ClaimPaymentQuery = { distributionLine: { number: number, numbers: Array<number>, state: DistributionLineState, net: string } | null };

export type OwnPaymentsQueryVariables = Exact<{
  submissionId: string | number;
}>;


export type OwnPaymentsQuery = { paymentsOf: Array<{ id: string, state: PaymentState, heldReason: PaymentHeldReason | null, returnedFor: string | null, heldForReturn: boolean, net: string, distribution: number, paymentDay: string | null, account: string | null }> };

export type PaymentLineQueryVariables = Exact<{
  submissionId: string | number;
  number?: number | null | undefined;
}>;


export type PaymentLineQuery = { distributionLine: { number: number, numbers: Array<number>, paidBefore: string, sid: string, loss: string, principal: string, interest: string, payment: string, withheld: string, taxClass: TaxClass, net: string, state: DistributionLineState, account: string | null, publishedAt: string, losses: string, plan: string, mayCheck: boolean, fund: { settlementSum: string, interest: string, sources: Array<{ kind: string, distribution: number | null, payments: number | null, principal: string, interest: string }>, steps: Array<{ name: string, from: string, amount: string | null, percent: string | null, of: string | null }> }, distributable: { principal: string, interest: string } } | null };

export type PaymentLineProofQueryVariables = Exact<{
  submissionId: string | number;
  number?: number | null | undefined;
}>;


export type PaymentLineProofQuery = { distributionLineProof: string };

export type MoneyLeftDetailsFragment = { id: string, followedBy: number | null, waitingPayments: number, waiting: string, unclaimedPayments: number, unclaimedPrincipal: string, unclaimedInterest: string, unclaimedTaxKept: string, declareRefusal: string | null, sources: Array<{ kind: string, distribution: number | null, payments: number | null, principal: string, interest: string }>, declarations: Array<{ id: string, state: UnclaimedState, basis: string, due: string, payments: number, principal: string, interest: string, taxKept: string, maker: string, madeAt: string, decider: string | null, decidedAt: string | null, refusedBecause: string | null, takenBy: number | null, importers: Array<string>, version: number, confirmRefusal: string | null }> };

export type MoneyLeftQueryVariables = Exact<{
  id: string | number;
}>;


export type MoneyLeftQuery = { moneyLeft: { id: string, followedBy: number | null, waitingPayments: number, waiting: string, unclaimedPayments: number, unclaimedPrincipal: string, unclaimedInterest: string, unclaimedTaxKept: string, declareRefusal: string | null, sources: Array<{ kind: string, distribution: number | null, payments: number | null, principal: string, interest: string }>, declarations: Array<{ id: string, state: UnclaimedState, basis: string, due: string, payments: number, principal: string, interest: string, taxKept: string, maker: string, madeAt: string, decider: string | null, decidedAt: string | null, refusedBecause: string | null, takenBy: number | null, importers: Array<string>, version: number, confirmRefusal: string | null }> } };

export type DeclareUnclaimedMutationVariables = Exact<{
  distributionId: string | number;
  basis: string;
}>;


export type DeclareUnclaimedMutation = { declareUnclaimed: { id: string, followedBy: number | null, waitingPayments: number, waiting: string, unclaimedPayments: number, unclaimedPrincipal: string, unclaimedInterest: string, unclaimedTaxKept: string, declareRefusal: string | null, sources: Array<{ kind: string, distribution: number | null, payments: number | null, principal: string, interest: string }>, declarations: Array<{ id: string, state: UnclaimedState, basis: string, due: string, payments: number, principal: string, interest: string, taxKept: string, maker: string, madeAt: string, decider: string | null, decidedAt: string | null, refusedBecause: string | null, takenBy: number | null, importers: Array<string>, version: number, confirmRefusal: string | null }> } };

export type SendUnclaimedCodeMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type SendUnclaimedCodeMutation = { sendUnclaimedCode: { message: string } };

export type ConfirmUnclaimedMutationVariables = Exact<{
  id: string | number;
  version: number;
  code: string;
}>;


export type ConfirmUnclaimedMutation = { confirmUnclaimed: { id: string, followedBy: number | null, waitingPayments: number, waiting: string, unclaimedPayments: number, unclaimedPrincipal: string, unclaimedInterest: string, unclaimedTaxKept: string, declareRefusal: string | null, sources: Array<{ kind: string, distribution: number | null, payments: number | null, principal: string, interest: string }>, declarations: Array<{ id: string, state: UnclaimedState, basis: string, due: string, payments: number, principal: string, interest: string, taxKept: string, maker: string, madeAt: string, decider: string | null, decidedAt: string | null, refusedBecause: string | null, takenBy: number | null, importers: Array<string>, version: number, confirmRefusal: string | null }> } };

export type RefuseUnclaimedMutationVariables = Exact<{
  id: string | number;
  version: number;
  because: string;
}>;


export type RefuseUnclaimedMutation = { refuseUnclaimed: { id: string, followedBy: number | null, waitingPayments: number, waiting: string, unclaimedPayments: number, unclaimedPrincipal: string, unclaimedInterest: string, unclaimedTaxKept: string, declareRefusal: string | null, sources: Array<{ kind: string, distribution: number | null, payments: number | null, principal: string, interest: string }>, declarations: Array<{ id: string, state: UnclaimedState, basis: string, due: string, payments: number, principal: string, interest: string, taxKept: string, maker: string, madeAt: string, decider: string | null, decidedAt: string | null, refusedBecause: string | null, takenBy: number | null, importers: Array<string>, version: number, confirmRefusal: string | null }> } };

export type PublishedDistributionQueryVariables = Exact<{
  number?: number | null | undefined;
}>;


export type PublishedDistributionQuery = { publishedDistributions: Array<{ number: number, name: string, publishedAt: string, withdrawnAt: string | null }>, publishedDistribution: { runId: string, number: number, name: string, rules: string, assessment: string, hash: string, plan: string, count: number, loss: string, principal: string, interest: string, residuePrincipal: string, residueInterest: string, root: string, seal: string, frozenAt: string, publishedAt: string, withdrawnAt: string | null, lines: boolean, follows: { number: number, seal: string } | null, fund: { settlementSum: string, interest: string, sources: Array<{ kind: string, distribution: number | null, payments: number | null, principal: string, interest: string }>, steps: Array<{ name: string, amount: string | null, percent: string | null, of: string | null, basis: string }> } } | null };

export type DoubleUpPairFactsFragment = { firstId: string, secondId: string, reasons: Array<DoubleUpReason>, verdict: DoubleUpVerdict | null, duplicateId: string | null, markedBy: string | null, markedAt: string | null };

export type DoubleUpListQueryVariables = Exact<{
  page: number;
  undecidedOnly: boolean;
}>;


export type DoubleUpListQuery = { doubleUps: { undecided: number, foundAt: string | null, cameSince: number, searching: boolean, groups: Array<{ id: string, claims: Array<{ id: string, sid: string | null, legalEntity: string, contactEmail: string, contactName: string, missing: number }>, pairs: Array<{ firstId: string, secondId: string, reasons: Array<DoubleUpReason>, verdict: DoubleUpVerdict | null, duplicateId: string | null, markedBy: string | null, markedAt: string | null }> }>, pagination: { page: number, pageSize: number, totalItems: number, totalPages: number } } };

export type DoubleUpPairQueryVariables = Exact<{
  firstId: string | number;
  secondId: string | number;
}>;


export type DoubleUpPairQuery = { doubleUp: { pair: { firstId: string, secondId: string, reasons: Array<DoubleUpReason>, verdict: DoubleUpVerdict | null, duplicateId: string | null, markedBy: string | null, markedAt: string | null }, nextUndecided: { firstId: string, secondId: string } | null } };

export type ComparedClaimFragment = { id: string, sid: string | null, email: string, updatedAt: string, removed: { message: string } | null, submissionData: { contactDetails: { firstName: string, lastName: string, company: string, position: string, email: string, mobile: string, relationship: Relationship | null }, legalDetails: { claimType: string | null, legalEntity: string, registeredOwner: string, abnAcn: string, tradingAccount: string, australianCitizen: YesNo | null, taxNumber: string }, bankDetails: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string }, addressDetails: { address: string, suburb: string, state: string, postCode: string, country: string }, tradeDetails: { openingBalance: string, closingBalance: string, tradeData: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } } };

export type ComparedClaimsQueryVariables = Exact<{
  firstId: string | number;
  secondId: string | number;
}>;


export type ComparedClaimsQuery = { first: { id: string, sid: string | null, email: string, updatedAt: string, removed: { message: string } | null, submissionData: { contactDetails: { firstName: string, lastName: string, company: string, position: string, email: string, mobile: string, relationship: Relationship | null }, legalDetails: { claimType: string | null, legalEntity: string, registeredOwner: string, abnAcn: string, tradingAccount: string, australianCitizen: YesNo | null, taxNumber: string }, bankDetails: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string }, addressDetails: { address: string, suburb: string, state: string, postCode: string, country: string }, tradeDetails: { openingBalance: string, closingBalance: string, tradeData: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } } }, second: { id: string, sid: string | null, email: string, updatedAt: string, removed: { message: string } | null, submissionData: { contactDetails: { firstName: string, lastName: string, company: string, position: string, email: string, mobile: string, relationship: Relationship | null }, legalDetails: { claimType: string | null, legalEntity: string, registeredOwner: string, abnAcn: string, tradingAccount: string, australianCitizen: YesNo | null, taxNumber: string }, bankDetails: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string }, addressDetails: { address: string, suburb: string, state: string, postCode: string, country: string }, tradeDetails: { openingBalance: string, closingBalance: string, tradeData: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } } } };

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

export type DoubleUpsAmongQueryVariables = Exact<{
  submissionIds: Array<string | number> | string | number;
}>;


export type DoubleUpsAmongQuery = { doubleUpsAmong: { claims: Array<{ id: string, sid: string | null, legalEntity: string }>, pairs: Array<{ firstId: string, secondId: string, reasons: Array<DoubleUpReason>, verdict: DoubleUpVerdict | null, duplicateId: string | null, markedBy: string | null, markedAt: string | null }> } };

export type MarkDoubleUpsMutationVariables = Exact<{
  originalId: string | number;
  duplicateIds: Array<string | number> | string | number;
}>;


export type MarkDoubleUpsMutation = { markDoubleUps: boolean };

export type UndecidedDoubleUpsOfQueryVariables = Exact<{
  submissionId: string | number;
}>;


export type UndecidedDoubleUpsOfQuery = { undecidedDoubleUpsOf: Array<{ firstId: string, secondId: string }> };

export type ExportRunRowFragment = { id: string, report: ReportKind, format: ExportFormat, chosen: number | null, status: ExportStatus, message: string | null, fileName: string, fileSize: number | null, rowsWritten: number, rowsTotal: number | null, rowsPerSecond: number | null, secondsLeft: number | null, available: boolean, availableUntil: string | null, requestedBy: string, createdAt: string };

export type ExportRunListQueryVariables = Exact<{
  page: number;
}>;


export type ExportRunListQuery = { exportRuns: { exportRuns: Array<{ id: string, report: ReportKind, format: ExportFormat, chosen: number | null, status: ExportStatus, message: string | null, fileName: string, fileSize: number | null, rowsWritten: number, rowsTotal: number | null, rowsPerSecond: number | null, secondsLeft: number | null, available: boolean, availableUntil: string | null, requestedBy: string, createdAt: string }>, pagination: { page: number, pageSize: number, totalItems: number, totalPages: number } } };

export type StartExportMutationVariables = Exact<{
  report: ReportKind;
  format: ExportFormat;
}>;


export type StartExportMutation = { startExport: { id: string, report: ReportKind, format: ExportFormat, chosen: number | null, status: ExportStatus, message: string | null, fileName: string, fileSize: number | null, rowsWritten: number, rowsTotal: number | null, rowsPerSecond: number | null, secondsLeft: number | null, available: boolean, availableUntil: string | null, requestedBy: string, createdAt: string } };

export type CancelExportMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelExportMutation = { cancelExport: { id: string, report: ReportKind, format: ExportFormat, chosen: number | null, status: ExportStatus, message: string | null, fileName: string, fileSize: number | null, rowsWritten: number, rowsTotal: number | null, rowsPerSecond: number | null, secondsLeft: number | null, available: boolean, availableUntil: string | null, requestedBy: string, createdAt: string } };

export type ExportSelectedMutationVariables = Exact<{
  report: ReportKind;
  format: ExportFormat;
  submissionIds: Array<string | number> | string | number;
}>;


export type ExportSelectedMutation = { exportSelected: { id: string, report: ReportKind, format: ExportFormat, chosen: number | null, status: ExportStatus, message: string | null, fileName: string, fileSize: number | null, rowsWritten: number, rowsTotal: number | null, rowsPerSecond: number | null, secondsLeft: number | null, available: boolean, availableUntil: string | null, requestedBy: string, createdAt: string } };

export type ImportRunSummaryFragment = { id: string, kind: ImportKind, mode: ImportMode, checkOnly: boolean, overwrite: boolean, status: ImportStatus, fileName: string, fileSize: number, progress: number, read: number, created: number, updated: number, unchanged: number, rejected: number, removed: number, requestedBy: string | null, createdAt: string, finishedAt: string | null };

export type ImportRunQueryVariables = Exact<{
  id: string | number;
}>;


export type ImportRunQuery = { importRun: { message: string | null, notation: string | null, bytesRead: number, rowsTotal: number | null, rowsPerSecond: number | null, secondsLeft: number | null, unknownColumns: Array<string>, cancelRequested: boolean, startedAt: string | null, rejectionsUrl: string | null, id: string, kind: ImportKind, mode: ImportMode, checkOnly: boolean, overwrite: boolean, status: ImportStatus, fileName: string, fileSize: number, progress: number, read: number, created: number, updated: number, unchanged: number, rejected: number, removed: number, requestedBy: string | null, createdAt: string, finishedAt: string | null, rejections: Array<{ line: number, column: string | null, columnLabel: string | null, message: string }> } };

export type ImportRunListQueryVariables = Exact<{
  page: number;
  filter?: ImportRunFilter | null | undefined;
}>;


export type ImportRunListQuery = { importRuns: { importRuns: Array<{ id: string, kind: ImportKind, mode: ImportMode, checkOnly: boolean, overwrite: boolean, status: ImportStatus, fileName: string, fileSize: number, progress: number, read: number, created: number, updated: number, unchanged: number, rejected: number, removed: number, requestedBy: string | null, createdAt: string, finishedAt: string | null }>, pagination: { page: number, pageSize: number, totalItems: number, totalPages: number } } };

export type LatestImportRunsQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestImportRunsQuery = { latestImportRuns: Array<{ id: string, kind: ImportKind, mode: ImportMode, checkOnly: boolean, overwrite: boolean, status: ImportStatus, fileName: string, fileSize: number, progress: number, read: number, created: number, updated: number, unchanged: number, rejected: number, removed: number, requestedBy: string | null, createdAt: string, finishedAt: string | null }> };

export type CancelImportMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelImportMutation = { cancelImport: { id: string, status: ImportStatus, cancelRequested: boolean } };

export type MaintenanceStateFragment = { on: boolean, byVariable: boolean, changedAt: string | null, changedBy: string | null };

export type MaintenanceQueryVariables = Exact<{ [key: string]: never; }>;


export type MaintenanceQuery = { maintenance: { on: boolean, byVariable: boolean, changedAt: string | null, changedBy: string | null } };

export type SetMaintenanceMutationVariables = Exact<{
  on: boolean;
}>;


export type SetMaintenanceMutation = { setMaintenance: { on: boolean, byVariable: boolean, changedAt: string | null, changedBy: string | null } };

export type AssessmentNoticeListQueryVariables = Exact<{
  query?: string | null | undefined;
  page: number;
}>;


export type AssessmentNoticeListQuery = { assessmentNotices: { notices: Array<{ id: string, sid: string, name: string, url: string | null, updatedAt: string, submissionId: string | null }>, pagination: { page: number, pageSize: number, totalItems: number, totalPages: number } } };

export type NoticeRecipientsQueryVariables = Exact<{
  sids: Array<string> | string;
}>;


export type NoticeRecipientsQuery = { noticeRecipients: Array<{ sid: string, submissionId: string, legalEntity: string, hasNotice: boolean, removed: boolean }> };

export type AssessmentNoticeQueryVariables = Exact<{
  submissionId: string | number;
}>;


export type AssessmentNoticeQuery = { assessmentNotice: { name: string } | null, assessment: { status: AssessedStatus, blockedBy: Array<string>, latestObjection: { state: ObjectionState, raisedAt: string, endedAt: string | null } | null } | null };

export type AssessmentNoticeAddressQueryVariables = Exact<{
  submissionId: string | number;
}>;


export type AssessmentNoticeAddressQuery = { assessmentNotice: { name: string, url: string } | null };

export type ManagedNoticeRowFragment = { id: string, sid: string, name: string, url: string | null, updatedAt: string, submissionId: string | null };

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

export type BeginPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeySignInMutation = { beginPasskeySignIn: string };

export type FinishPasskeySignInMutationVariables = Exact<{
  response: string;
}>;


export type FinishPasskeySignInMutation = { finishPasskeySignIn: { stepUp: boolean, user: { id: string, name: string, email: string, role: Role, hasPassword: boolean, tourEnded: boolean, checksFrom: string | null }, tokens: { access: { token: string, expires: string } } | null } };

export type PasskeyRowFragment = { id: string, name: string, createdAt: string, lastUsedAt: string | null };

export type PasskeyListQueryVariables = Exact<{ [key: string]: never; }>;


export type PasskeyListQuery = { passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> };

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

export type PaymentRunRowFragment = { id: string, number: number, state: PaymentRunState, distributionId: string, distributionNumber: number, distributionName: string, profile: string, paymentDay: string, maker: string, createdAt: string, payments: number | null, net: string | null, held: number | null, returned: number };

export type PaymentRunsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentRunsQuery = { paymentRuns: Array<{ id: string, number: number, state: PaymentRunState, distributionId: string, distributionNumber: number, distributionName: string, profile: string, paymentDay: string, maker: string, createdAt: string, payments: number | null, net: string | null, held: number | null, returned: number }> };

export type PreparePaymentsQueryVariables = Exact<{ [key: string]: never; }>;


export type PreparePaymentsQuery = { distributions: Array<{ id: string, number: number, name: string, state: DistributionState }>, bankProfiles: Array<{ id: string, name: string }> };

export type PaymentRunDetailsFragment = { id: string, number: number, state: PaymentRunState, distributionId: string, distributionNumber: number, distributionName: string, profile: string, paymentDay: string, maker: string, createdAt: string, returned: number, version: number, message: string | null, progress: number, isStuck: boolean, approvalsNeeded: number, approvedElsewhere: string, approver: string | null, approvedAt: string | null, secondApprover: string | null, secondApprovedAt: string | null, writer: string | null, writtenAt: string | null, sentAt: string | null, settledAt: string | null, canceller: string | null, cancelledBecause: string | null, refusals: Array<{ code: string, sid: string | null }>, figures: { payments: number, principal: string, interest: string, withheld: string, net: string, tax: string, changed: number, held: Array<{ reason: PaymentHeldReason, payments: number, net: string }> } | null, files: Array<{ id: string, number: number, format: BankFileFormat, live: boolean, payments: number, total: string, size: number, sha256: string, kept: boolean, fetches: number, sentAt: string | null, sender: string | null, receipt: string | null, reportRefusal: string | null, version: number, rejection: { state: FileRejectionState, because: string, reference: string, maker: string, madeAt: string, decider: string | null, decidedAt: string | null, decidedBecause: string | null, applied: boolean, confirmRefusal: string | null } | null }>, taxAccount: { name: string, bsb: string, account: string } | null, decisions: Array<{ kind: PaymentDecisionKind, person: string | null, payments: number }>, acts: Array<{ act: PaymentAct, mayDo: boolean, refusal: string | null }> };

export type PaymentRunQueryVariables = Exact<{
  id: string | number;
}>;


export type PaymentRunQuery = { paymentRun: { id: string, number: number, state: PaymentRunState, distributionId: string, distributionNumber: number, distributionName: string, profile: string, paymentDay: string, maker: string, createdAt: string, returned: number, version: number, message: string | null, progress: number, isStuck: boolean, approvalsNeeded: number, approvedElsewhere: string, approver: string | null, approvedAt: string | null, secondApprover: string | null, secondApprovedAt: string | null, writer: string | null, writtenAt: string | null, sentAt: string | null, settledAt: string | null, canceller: string | null, cancelledBecause: string | null, refusals: Array<{ code: string, sid: string | null }>, figures: { payments: number, principal: string, interest: string, withheld: string, net: string, tax: string, changed: number, held: Array<{ reason: PaymentHeldReason, payments: number, net: string }> } | null, files: Array<{ id: string, number: number, format: BankFileFormat, live: boolean, payments: number, total: string, size: number, sha256: string, kept: boolean, fetches: number, sentAt: string | null, sender: string | null, receipt: string | null, reportRefusal: string | null, version: number, rejection: { state: FileRejectionState, because: string, reference: string, maker: string, madeAt: string, decider: string | null, decidedAt: string | null, decidedBecause: string | null, applied: boolean, confirmRefusal: string | null } | null }>, taxAccount: { name: string, bsb: string, account: string } | null, decisions: Array<{ kind: PaymentDecisionKind, person: string | null, payments: number }>, acts: Array<{ act: PaymentAct, mayDo: boolean, refusal: string | null }> } };

export type PaymentRowFragment = { id: string, kind: PaymentKind, submissionId: string | null, sid: string, net: string, withheld: string, state: PaymentState, heldReason: PaymentHeldReason | null, heldCodes: Array<string>, heldBecause: string | null, holder: string | null, releasedBecause: string | null, releaser: string | null, returnedFor: string | null, reissuedIn: number | null, reissueOf: number | null, account: string | null, version: number };

export type PaymentsQueryVariables = Exact<{
  runId: string | number;
  state?: PaymentState | null | undefined;
  reason?: PaymentHeldReason | null | undefined;
  page?: number | null | undefined;
}>;


export type PaymentsQuery = { paymentRun: { id: string, number: number, state: PaymentRunState }, payments: { payments: Array<{ id: string, kind: PaymentKind, submissionId: string | null, sid: string, net: string, withheld: string, state: PaymentState, heldReason: PaymentHeldReason | null, heldCodes: Array<string>, heldBecause: string | null, holder: string | null, releasedBecause: string | null, releaser: string | null, returnedFor: string | null, reissuedIn: number | null, reissueOf: number | null, account: string | null, version: number }>, pagination: { totalItems: number, totalPages: number } } };

export type PreparePaymentRunMutationVariables = Exact<{
  distributionId: string | number;
  profileId: string | number;
  day: string;
}>;


export type PreparePaymentRunMutation = { preparePayments: { id: string, number: number, state: PaymentRunState, distributionId: string, distributionNumber: number, distributionName: string, profile: string, paymentDay: string, maker: string, createdAt: string, returned: number, version: number, message: string | null, progress: number, isStuck: boolean, approvalsNeeded: number, approvedElsewhere: string, approver: string | null, approvedAt: string | null, secondApprover: string | null, secondApprovedAt: string | null, writer: string | null, writtenAt: string | null, sentAt: string | null, settledAt: string | null, canceller: string | null, cancelledBecause: string | null, refusals: Array<{ code: string, sid: string | null }>, figures: { payments: number, principal: string, interest: string, withheld: string, net: string, tax: string, changed: number, held: Array<{ reason: PaymentHeldReason, payments: number, net: string }> } | null, files: Array<{ id: string, number: number, format: BankFileFormat, live: boolean, payments: number, total: string, size: number, sha256: string, kept: boolean, fetches: number, sentAt: string | null, sender: string | null, receipt: string | null, reportRefusal: string | null, version: number, rejection: { state: FileRejectionState, because: string, reference: string, maker: string, madeAt: string, decider: string | null, decidedAt: string | null, decidedBecause: string | null, applied: boolean, confirmRefusal: string | null } | null }>, taxAccount: { name: string, bsb: string, account: string } | null, decisions: Array<{ kind: PaymentDecisionKind, person: string | null, payments: number }>, acts: Array<{ act: PaymentAct, mayDo: boolean, refusal: string | null }> } };

export type CheckPaymentsMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type CheckPaymentsMutation = { checkPayments: { id: string, number: number, state: PaymentRunState, distributionId: string, distributionNumber: number, distributionName: string, profile: string, paymentDay: string, maker: string, createdAt: string, returned: number, version: number, message: string | null, progress: number, isStuck: boolean, approvalsNeeded: number, approvedElsewhere: string, approver: string | null, approvedAt: string | null, secondApprover: string | null, secondApprovedAt: string | null, writer: string | null, writtenAt: string | null, sentAt: string | null, settledAt: string | null, canceller: string | null, cancelledBecause: string | null, refusals: Array<{ code: string, sid: string | null }>, figures: { payments: number, principal: string, interest: string, withheld: string, net: string, tax: string, changed: number, held: Array<{ reason: PaymentHeldReason, payments: number, net: string }> } | null, files: Array<{ id: string, number: number, format: BankFileFormat, live: boolean, payments: number, total: string, size: number, sha256: string, kept: boolean, fetches: number, sentAt: string | null, sender: string | null, receipt: string | null, reportRefusal: string | null, version: number, rejection: { state: FileRejectionState, because: string, reference: string, maker: string, madeAt: string, decider: string | null, decidedAt: string | null, decidedBecause: string | null, applied: boolean, confirmRefusal: string | null } | null }>, taxAccount: { name: string, bsb: string, account: string } | null, decisions: Array<{ kind: PaymentDecisionKind, person: string | null, payments: number }>, acts: Array<{ act: PaymentAct, mayDo: boolean, refusal: string | null }> } };

export type SendPaymentsCodeMutationVariables = Exact<{
  id: string | number;
  version: number;
  act: PaymentAct;
}>;


export type SendPaymentsCodeMutation = { sendPaymentsCode: { message: string } };

export type ApprovePaymentsMutationVariables = Exact<{
  id: string | number;
  version: number;
  code: string;
}>;


export type ApprovePaymentsMutation = { approvePayments: { id: string, number: number, state: PaymentRunState, distributionId: string, distributionNumber: number, distributionName: string, profile: string, paymentDay: string, maker: string, createdAt: string, returned: number, version: number, message: string | null, progress: number, isStuck: boolean, approvalsNeeded: number, approvedElsewhere: string, approver: string | null, approvedAt: string | null, secondApprover: string | null, secondApprovedAt: string | null, writer: string | null, writtenAt: string | null, sentAt: string | null, settledAt: string | null, canceller: string | null, cancelledBecause: string | null, refusals: Array<{ code: string, sid: string | null }>, figures: { payments: number, principal: string, interest: string, withheld: string, net: string, tax: string, changed: number, held: Array<{ reason: PaymentHeldReason, payments: number, net: string }> } | null, files: Array<{ id: string, number: number, format: BankFileFormat, live: boolean, payments: number, total: string, size: number, sha256: string, kept: boolean, fetches: number, sentAt: string | null, sender: string | null, receipt: string | null, reportRefusal: string | null, version: number, rejection: { state: FileRejectionState, because: string, reference: string, maker: string, madeAt: string, decider: string | null, decidedAt: string | null, decidedBecause: string | null, applied: boolean, confirmRefusal: string | null } | null }>, taxAccount: { name: string, bsb: string, account: string } | null, decisions: Array<{ kind: PaymentDecisionKind, person: string | null, payments: number }>, acts: Array<{ act: PaymentAct, mayDo: boolean, refusal: string | null }> } };

export type WritePaymentsMutationVariables = Exact<{
  id: string | number;
  version: number;
  code: string;
}>;


export type WritePaymentsMutation = { writePayments: { id: string, number: number, state: PaymentRunState, distributionId: string, distributionNumber: number, distributionName: string, profile: string, paymentDay: string, maker: string, createdAt: string, returned: number, version: number, message: string | null, progress: number, isStuck: boolean, approvalsNeeded: number, approvedElsewhere: string, approver: string | null, approvedAt: string | null, secondApprover: string | null, secondApprovedAt: string | null, writer: string | null, writtenAt: string | null, sentAt: string | null, settledAt: string | null, canceller: string | null, cancelledBecause: string | null, refusals: Array<{ code: string, sid: string | null }>, figures: { payments: number, principal: string, interest: string, withheld: string, net: string, tax: string, changed: number, held: Array<{ reason: PaymentHeldReason, payments: number, net: string }> } | null, files: Array<{ id: string, number: number, format: BankFileFormat, live: boolean, payments: number, total: string, size: number, sha256: string, kept: boolean, fetches: number, sentAt: string | null, sender: string | null, receipt: string | null, reportRefusal: string | null, version: number, rejection: { state: FileRejectionState, because: string, reference: string, maker: string, madeAt: string, decider: string | null, decidedAt: string | null, decidedBecause: string | null, applied: boolean, confirmRefusal: string | null } | null }>, taxAccount: { name: string, bsb: string, account: string } | null, decisions: Array<{ kind: PaymentDecisionKind, person: string | null, payments: number }>, acts: Array<{ act: PaymentAct, mayDo: boolean, refusal: string | null }> } };

export type CancelPaymentsMutationVariables = Exact<{
  id: string | number;
  version: number;
  because: string;
  neverSent: boolean;
}>;


export type CancelPaymentsMutation = { cancelPayments: { id: string, number: number, state: PaymentRunState, distributionId: string, distributionNumber: number, distributionName: string, profile: string, paymentDay: string, maker: string, createdAt: string, returned: number, version: number, message: string | null, progress: number, isStuck: boolean, approvalsNeeded: number, approvedElsewhere: string, approver: string | null, approvedAt: string | null, secondApprover: string | null, secondApprovedAt: string | null, writer: string | null, writtenAt: string | null, sentAt: string | null, settledAt: string | null, canceller: string | null, cancelledBecause: string | null, refusals: Array<{ code: string, sid: string | null }>, figures: { payments: number, principal: string, interest: string, withheld: string, net: string, tax: string, changed: number, held: Array<{ reason: PaymentHeldReason, payments: number, net: string }> } | null, files: Array<{ id: string, number: number, format: BankFileFormat, live: boolean, payments: number, total: string, size: number, sha256: string, kept: boolean, fetches: number, sentAt: string | null, sender: string | null, receipt: string | null, reportRefusal: string | null, version: number, rejection: { state: FileRejectionState, because: string, reference: string, maker: string, madeAt: string, decider: string | null, decidedAt: string | null, decidedBecause: string | null, applied: boolean, confirmRefusal: string | null } | null }>, taxAccount: { name: string, bsb: string, account: string } | null, decisions: Array<{ kind: PaymentDecisionKind, person: string | null, payments: number }>, acts: Array<{ act: PaymentAct, mayDo: boolean, refusal: string | null }> } };

export type MarkFileSentMutationVariables = Exact<{
  id: string | number;
  version: number;
  receipt: string;
}>;


export type MarkFileSentMutation = { markFileSent: { id: string, number: number, state: PaymentRunState, distributionId: string, distributionNumber: number, distributionName: string, profile: string, paymentDay: string, maker: string, createdAt: string, returned: number, version: number, message: string | null, progress: number, isStuck: boolean, approvalsNeeded: number, approvedElsewhere: string, approver: string | null, approvedAt: string | null, secondApprover: string | null, secondApprovedAt: string | null, writer: string | null, writtenAt: string | null, sentAt: string | null, settledAt: string | null, canceller: string | null, cancelledBecause: string | null, refusals: Array<{ code: string, sid: string | null }>, figures: { payments: number, principal: string, interest: string, withheld: string, net: string, tax: string, changed: number, held: Array<{ reason: PaymentHeldReason, payments: number, net: string }> } | null, files: Array<{ id: string, number: number, format: BankFileFormat, live: boolean, payments: number, total: string, size: number, sha256: string, kept: boolean, fetches: number, sentAt: string | null, sender: string | null, receipt: string | null, reportRefusal: string | null, version: number, rejection: { state: FileRejectionState, because: string, reference: string, maker: string, madeAt: string, decider: string | null, decidedAt: string | null, decidedBecause: string | null, applied: boolean, confirmRefusal: string | null } | null }>, taxAccount: { name: string, bsb: string, account: string } | null, decisions: Array<{ kind: PaymentDecisionKind, person: string | null, payments: number }>, acts: Array<{ act: PaymentAct, mayDo: boolean, refusal: string | null }> } };

export type ReportFileRejectedMutationVariables = Exact<{
  id: string | number;
  version: number;
  because: string;
  reference: string;
}>;


export type ReportFileRejectedMutation = { reportFileRejected: { id: string, number: number, state: PaymentRunState, distributionId: string, distributionNumber: number, distributionName: string, profile: string, paymentDay: string, maker: string, createdAt: string, returned: number, version: number, message: string | null, progress: number, isStuck: boolean, approvalsNeeded: number, approvedElsewhere: string, approver: string | null, approvedAt: string | null, secondApprover: string | null, secondApprovedAt: string | null, writer: string | null, writtenAt: string | null, sentAt: string | null, settledAt: string | null, canceller: string | null, cancelledBecause: string | null, refusals: Array<{ code: string, sid: string | null }>, figures: { payments: number, principal: string, interest: string, withheld: string, net: string, tax: string, changed: number, held: Array<{ reason: PaymentHeldReason, payments: number, net: string }> } | null, files: Array<{ id: string, number: number, format: BankFileFormat, live: boolean, payments: number, total: string, size: number, sha256: string, kept: boolean, fetches: number, sentAt: string | null, sender: string | null, receipt: string | null, reportRefusal: string | null, version: number, rejection: { state: FileRejectionState, because: string, reference: string, maker: string, madeAt: string, decider: string | null, decidedAt: string | null, decidedBecause: string | null, applied: boolean, confirmRefusal: string | null } | null }>, taxAccount: { name: string, bsb: string, account: string } | null, decisions: Array<{ kind: PaymentDecisionKind, person: string | null, payments: number }>, acts: Array<{ act: PaymentAct, mayDo: boolean, refusal: string | null }> } };

export type SendFileRejectedCodeMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type SendFileRejectedCodeMutation = { sendFileRejectedCode: { message: string } };

export type ConfirmFileRejectedMutationVariables = Exact<{
  id: string | number;
  version: number;
  because: string;
  code: string;
}>;


export type ConfirmFileRejectedMutation = { confirmFileRejected: { id: string, number: number, state: PaymentRunState, distributionId: string, distributionNumber: number, distributionName: string, profile: string, paymentDay: string, maker: string, createdAt: string, returned: number, version: number, message: string | null, progress: number, isStuck: boolean, approvalsNeeded: number, approvedElsewhere: string, approver: string | null, approvedAt: string | null, secondApprover: string | null, secondApprovedAt: string | null, writer: string | null, writtenAt: string | null, sentAt: string | null, settledAt: string | null, canceller: string | null, cancelledBecause: string | null, refusals: Array<{ code: string, sid: string | null }>, figures: { payments: number, principal: string, interest: string, withheld: string, net: string, tax: string, changed: number, held: Array<{ reason: PaymentHeldReason, payments: number, net: string }> } | null, files: Array<{ id: string, number: number, format: BankFileFormat, live: boolean, payments: number, total: string, size: number, sha256: string, kept: boolean, fetches: number, sentAt: string | null, sender: string | null, receipt: string | null, reportRefusal: string | null, version: number, rejection: { state: FileRejectionState, because: string, reference: string, maker: string, madeAt: string, decider: string | null, decidedAt: string | null, decidedBecause: string | null, applied: boolean, confirmRefusal: string | null } | null }>, taxAccount: { name: string, bsb: string, account: string } | null, decisions: Array<{ kind: PaymentDecisionKind, person: string | null, payments: number }>, acts: Array<{ act: PaymentAct, mayDo: boolean, refusal: string | null }> } };

export type RefuseFileRejectedMutationVariables = Exact<{
  id: string | number;
  version: number;
  because: string;
}>;


export type RefuseFileRejectedMutation = { refuseFileRejected: { id: string, number: number, state: PaymentRunState, distributionId: string, distributionNumber: number, distributionName: string, profile: string, paymentDay: string, maker: string, createdAt: string, returned: number, version: number, message: string | null, progress: number, isStuck: boolean, approvalsNeeded: number, approvedElsewhere: string, approver: string | null, approvedAt: string | null, secondApprover: string | null, secondApprovedAt: string | null, writer: string | null, writtenAt: string | null, sentAt: string | null, settledAt: string | null, canceller: string | null, cancelledBecause: string | null, refusals: Array<{ code: string, sid: string | null }>, figures: { payments: number, principal: string, interest: string, withheld: string, net: string, tax: string, changed: number, held: Array<{ reason: PaymentHeldReason, payments: number, net: string }> } | null, files: Array<{ id: string, number: number, format: BankFileFormat, live: boolean, payments: number, total: string, size: number, sha256: string, kept: boolean, fetches: number, sentAt: string | null, sender: string | null, receipt: string | null, reportRefusal: string | null, version: number, rejection: { state: FileRejectionState, because: string, reference: string, maker: string, madeAt: string, decider: string | null, decidedAt: string | null, decidedBecause: string | null, applied: boolean, confirmRefusal: string | null } | null }>, taxAccount: { name: string, bsb: string, account: string } | null, decisions: Array<{ kind: PaymentDecisionKind, person: string | null, payments: number }>, acts: Array<{ act: PaymentAct, mayDo: boolean, refusal: string | null }> } };

export type SettlePaymentsMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type SettlePaymentsMutation = { settlePayments: { id: string, number: number, state: PaymentRunState, distributionId: string, distributionNumber: number, distributionName: string, profile: string, paymentDay: string, maker: string, createdAt: string, returned: number, version: number, message: string | null, progress: number, isStuck: boolean, approvalsNeeded: number, approvedElsewhere: string, approver: string | null, approvedAt: string | null, secondApprover: string | null, secondApprovedAt: string | null, writer: string | null, writtenAt: string | null, sentAt: string | null, settledAt: string | null, canceller: string | null, cancelledBecause: string | null, refusals: Array<{ code: string, sid: string | null }>, figures: { payments: number, principal: string, interest: string, withheld: string, net: string, tax: string, changed: number, held: Array<{ reason: PaymentHeldReason, payments: number, net: string }> } | null, files: Array<{ id: string, number: number, format: BankFileFormat, live: boolean, payments: number, total: string, size: number, sha256: string, kept: boolean, fetches: number, sentAt: string | null, sender: string | null, receipt: string | null, reportRefusal: string | null, version: number, rejection: { state: FileRejectionState, because: string, reference: string, maker: string, madeAt: string, decider: string | null, decidedAt: string | null, decidedBecause: string | null, applied: boolean, confirmRefusal: string | null } | null }>, taxAccount: { name: string, bsb: string, account: string } | null, decisions: Array<{ kind: PaymentDecisionKind, person: string | null, payments: number }>, acts: Array<{ act: PaymentAct, mayDo: boolean, refusal: string | null }> } };

export type MovePaymentsMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type MovePaymentsMutation = { movePayments: { id: string, number: number, state: PaymentRunState, distributionId: string, distributionNumber: number, distributionName: string, profile: string, paymentDay: string, maker: string, createdAt: string, returned: number, version: number, message: string | null, progress: number, isStuck: boolean, approvalsNeeded: number, approvedElsewhere: string, approver: string | null, approvedAt: string | null, secondApprover: string | null, secondApprovedAt: string | null, writer: string | null, writtenAt: string | null, sentAt: string | null, settledAt: string | null, canceller: string | null, cancelledBecause: string | null, refusals: Array<{ code: string, sid: string | null }>, figures: { payments: number, principal: string, interest: string, withheld: string, net: string, tax: string, changed: number, held: Array<{ reason: PaymentHeldReason, payments: number, net: string }> } | null, files: Array<{ id: string, number: number, format: BankFileFormat, live: boolean, payments: number, total: string, size: number, sha256: string, kept: boolean, fetches: number, sentAt: string | null, sender: string | null, receipt: string | null, reportRefusal: string | null, version: number, rejection: { state: FileRejectionState, because: string, reference: string, maker: string, madeAt: string, decider: string | null, decidedAt: string | null, decidedBecause: string | null, applied: boolean, confirmRefusal: string | null } | null }>, taxAccount: { name: string, bsb: string, account: string } | null, decisions: Array<{ kind: PaymentDecisionKind, person: string | null, payments: number }>, acts: Array<{ act: PaymentAct, mayDo: boolean, refusal: string | null }> } };

export type HoldPaymentMutationVariables = Exact<{
  id: string | number;
  version: number;
  reason: string;
}>;


export type HoldPaymentMutation = { holdPayment: { id: string, number: number, state: PaymentRunState, distributionId: string, distributionNumber: number, distributionName: string, profile: string, paymentDay: string, maker: string, createdAt: string, returned: number, version: number, message: string | null, progress: number, isStuck: boolean, approvalsNeeded: number, approvedElsewhere: string, approver: string | null, approvedAt: string | null, secondApprover: string | null, secondApprovedAt: string | null, writer: string | null, writtenAt: string | null, sentAt: string | null, settledAt: string | null, canceller: string | null, cancelledBecause: string | null, refusals: Array<{ code: string, sid: string | null }>, figures: { payments: number, principal: string, interest: string, withheld: string, net: string, tax: string, changed: number, held: Array<{ reason: PaymentHeldReason, payments: number, net: string }> } | null, files: Array<{ id: string, number: number, format: BankFileFormat, live: boolean, payments: number, total: string, size: number, sha256: string, kept: boolean, fetches: number, sentAt: string | null, sender: string | null, receipt: string | null, reportRefusal: string | null, version: number, rejection: { state: FileRejectionState, because: string, reference: string, maker: string, madeAt: string, decider: string | null, decidedAt: string | null, decidedBecause: string | null, applied: boolean, confirmRefusal: string | null } | null }>, taxAccount: { name: string, bsb: string, account: string } | null, decisions: Array<{ kind: PaymentDecisionKind, person: string | null, payments: number }>, acts: Array<{ act: PaymentAct, mayDo: boolean, refusal: string | null }> } };

export type SendPaymentReleaseCodeMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type SendPaymentReleaseCodeMutation = { sendPaymentReleaseCode: { message: string } };

export type ReleasePaymentMutationVariables = Exact<{
  id: string | number;
  version: number;
  because: string;
  code: string;
}>;


export type ReleasePaymentMutation = { releasePayment: { id: string, number: number, state: PaymentRunState, distributionId: string, distributionNumber: number, distributionName: string, profile: string, paymentDay: string, maker: string, createdAt: string, returned: number, version: number, message: string | null, progress: number, isStuck: boolean, approvalsNeeded: number, approvedElsewhere: string, approver: string | null, approvedAt: string | null, secondApprover: string | null, secondApprovedAt: string | null, writer: string | null, writtenAt: string | null, sentAt: string | null, settledAt: string | null, canceller: string | null, cancelledBecause: string | null, refusals: Array<{ code: string, sid: string | null }>, figures: { payments: number, principal: string, interest: string, withheld: string, net: string, tax: string, changed: number, held: Array<{ reason: PaymentHeldReason, payments: number, net: string }> } | null, files: Array<{ id: string, number: number, format: BankFileFormat, live: boolean, payments: number, total: string, size: number, sha256: string, kept: boolean, fetches: number, sentAt: string | null, sender: string | null, receipt: string | null, reportRefusal: string | null, version: number, rejection: { state: FileRejectionState, because: string, reference: string, maker: string, madeAt: string, decider: string | null, decidedAt: string | null, decidedBecause: string | null, applied: boolean, confirmRefusal: string | null } | null }>, taxAccount: { name: string, bsb: string, account: string } | null, decisions: Array<{ kind: PaymentDecisionKind, person: string | null, payments: number }>, acts: Array<{ act: PaymentAct, mayDo: boolean, refusal: string | null }> } };

export type BankProfilesQueryVariables = Exact<{ [key: string]: never; }>;


export type BankProfilesQuery = { bankProfiles: Array<{ id: string, name: string, format: BankFileFormat, editor: string, updatedAt: string, version: number }> };

export type BankProfileDetailsFragment = { id: string, name: string, format: BankFileFormat, editor: string, updatedAt: string, version: number, institution: string, userName: string, userId: string, description: string, traceBsb: string, traceAccount: string, remitter: string, balanced: boolean, maxTotal: string, maxRows: string, longTitles: string, initiator: string, initiatorId: string, debtor: string };

export type RevealBankProfileMutationVariables = Exact<{
  id: string | number;
}>;


export type RevealBankProfileMutation = { revealBankProfile: { id: string, name: string, format: BankFileFormat, editor: string, updatedAt: string, version: number, institution: string, userName: string, userId: string, description: string, traceBsb: string, traceAccount: string, remitter: string, balanced: boolean, maxTotal: string, maxRows: string, longTitles: string, initiator: string, initiatorId: string, debtor: string } };

export type SaveBankProfileMutationVariables = Exact<{
  id?: string | number | null | undefined;
  version?: number | null | undefined;
  input: BankProfileInput;
}>;


export type SaveBankProfileMutation = { saveBankProfile: { id: string, name: string, format: BankFileFormat, editor: string, updatedAt: string, version: number } };

export type ReturnedPaymentRowFragment = { id: string, submissionId: string | null, sid: string, net: string, state: PaymentState, reason: string, matter: ReturnMatter, returnedAt: string, account: string | null, runId: string, runNumber: number, reissueRunId: string | null, reissueRunNumber: number | null, reissuer: string | null, reissueBecause: string | null, mayReissue: boolean, finder: string | null, foundPaidBecause: string | null, mayFindPaid: boolean, version: number };

export type SendReissueCodeMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type SendReissueCodeMutation = { sendReissueCode: { message: string } };

export type ReissuePaymentMutationVariables = Exact<{
  id: string | number;
  version: number;
  because: string;
  code: string;
}>;


export type ReissuePaymentMutation = { reissuePayment: { id: string, submissionId: string | null, sid: string, net: string, state: PaymentState, reason: string, matter: ReturnMatter, returnedAt: string, account: string | null, runId: string, runNumber: number, reissueRunId: string | null, reissueRunNumber: number | null, reissuer: string | null, reissueBecause: string | null, mayReissue: boolean, finder: string | null, foundPaidBecause: string | null, mayFindPaid: boolean, version: number } };

export type SendFindPaidCodeMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type SendFindPaidCodeMutation = { sendFindPaidCode: { message: string } };

export type FindPaymentPaidMutationVariables = Exact<{
  id: string | number;
  version: number;
  because: string;
  code: string;
}>;


export type FindPaymentPaidMutation = { findPaymentPaid: { id: string, submissionId: string | null, sid: string, net: string, state: PaymentState, reason: string, matter: ReturnMatter, returnedAt: string, account: string | null, runId: string, runNumber: number, reissueRunId: string | null, reissueRunNumber: number | null, reissuer: string | null, reissueBecause: string | null, mayReissue: boolean, finder: string | null, foundPaidBecause: string | null, mayFindPaid: boolean, version: number } };

export type ReturnedPaymentsQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type ReturnedPaymentsQuery = { returnedPayments: { payments: Array<{ id: string, submissionId: string | null, sid: string, net: string, state: PaymentState, reason: string, matter: ReturnMatter, returnedAt: string, account: string | null, runId: string, runNumber: number, reissueRunId: string | null, reissueRunNumber: number | null, reissuer: string | null, reissueBecause: string | null, mayReissue: boolean, finder: string | null, foundPaidBecause: string | null, mayFindPaid: boolean, version: number }>, pagination: { totalItems: number, totalPages: number } } };

export type BankContradictionsQueryVariables = Exact<{
  runId?: string | number | null | undefined;
}>;


export type BankContradictionsQuery = { bankContradictions: Array<{ runId: string, runNumber: number, importId: string, foundAt: string, importer: string | null, payments: number, closeRefusal: string | null, first: Array<{ paymentId: string, submissionId: string | null, sid: string, net: string, state: PaymentState, said: string, made: boolean, before: string, isFileRejected: boolean, finder: string | null, reissuer: string | null, reissueRunNumber: number | null }> }> };

export type CloseBankContradictionMutationVariables = Exact<{
  runId: string | number;
  importId: string | number;
  because: string;
}>;


export type CloseBankContradictionMutation = { closeBankContradiction: { message: string } };

export type RequestClaimCopyCodeMutationVariables = Exact<{
  token: string;
}>;


export type RequestClaimCopyCodeMutation = { requestClaimCopyCode: boolean };

export type OpenClaimCopyMutationVariables = Exact<{
  token: string;
  code: string;
}>;


export type OpenClaimCopyMutation = { openClaimCopy: { pass: string, filedAt: string, copiedAt: string, sid: string | null, submissionData: { contactDetails: { firstName: string, lastName: string, company: string, position: string, email: string, mobile: string, relationship: Relationship | null }, legalDetails: { claimType: string | null, legalEntity: string, registeredOwner: string, abnAcn: string, tradingAccount: string, australianCitizen: YesNo | null, taxNumber: string }, bankDetails: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string }, addressDetails: { address: string, suburb: string, state: string, postCode: string, country: string }, tradeDetails: { openingBalance: string, closingBalance: string, tradeData: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } } } };

export type ConfirmClaimCopyMutationVariables = Exact<{
  token: string;
  pass: string;
}>;


export type ConfirmClaimCopyMutation = { confirmClaimCopy: { message: string } };

export type DisputeClaimCopyMutationVariables = Exact<{
  token: string;
  pass: string;
  message: string;
}>;


export type DisputeClaimCopyMutation = { disputeClaimCopy: { message: string } };

export type PhoneFilingQueryVariables = Exact<{
  submissionId: string | number;
}>;


export type PhoneFilingQuery = { phoneFiling: { submissionId: string, filedAt: string, copiedAt: string | null, confirmedAt: string | null, disputedAt: string | null, maySend: boolean, call: { caller: string, relation: CallerRelation, day: string, time: string, checks: Array<IdentityCheck>, note: string, filedBy: string } | null } | null };

export type SendClaimCopyAgainMutationVariables = Exact<{
  submissionId: string | number;
}>;


export type SendClaimCopyAgainMutation = { sendClaimCopyAgain: { submissionId: string, filedAt: string, copiedAt: string | null, confirmedAt: string | null, disputedAt: string | null, maySend: boolean, call: { caller: string, relation: CallerRelation, day: string, time: string, checks: Array<IdentityCheck>, note: string, filedBy: string } | null } };

export type PhoneFilingShownFragment = { submissionId: string, filedAt: string, copiedAt: string | null, confirmedAt: string | null, disputedAt: string | null, maySend: boolean, call: { caller: string, relation: CallerRelation, day: string, time: string, checks: Array<IdentityCheck>, note: string, filedBy: string } | null };

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

export type RulesRowFragment = { number: number, state: RulesState, effectiveFrom: string, basis: string, author: string, createdAt: string, approvedBy: string | null, approvedAt: string | null, version: number, mayEdit: boolean };

export type RulesVersionsQueryVariables = Exact<{ [key: string]: never; }>;


export type RulesVersionsQuery = { rulesVersions: Array<{ number: number, state: RulesState, effectiveFrom: string, basis: string, author: string, createdAt: string, approvedBy: string | null, approvedAt: string | null, version: number, mayEdit: boolean }> };

export type RulesDetailsFragment = { number: number, state: RulesState, effectiveFrom: string, basis: string, author: string, createdAt: string, approvedBy: string | null, approvedAt: string | null, version: number, mayEdit: boolean, mayApprove: boolean, mayRetire: boolean, retiredBy: string | null, retiredAt: string | null, retiredBecause: string | null, sha256: string, document: string, isAltered: boolean, inWords: Array<{ title: string, sentences: Array<string> }> };

export type RulesVersionQueryVariables = Exact<{
  number: number;
}>;


export type RulesVersionQuery = { rulesVersion: { number: number, state: RulesState, effectiveFrom: string, basis: string, author: string, createdAt: string, approvedBy: string | null, approvedAt: string | null, version: number, mayEdit: boolean, mayApprove: boolean, mayRetire: boolean, retiredBy: string | null, retiredAt: string | null, retiredBecause: string | null, sha256: string, document: string, isAltered: boolean, inWords: Array<{ title: string, sentences: Array<string> }> } };

export type RulesDifferenceQueryVariables = Exact<{
  from: number;
  to: number;
}>;


export type RulesDifferenceQuery = { rulesDifference: Array<{ path: string, before: string | null, after: string | null }> };

export type DayPricesQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type DayPricesQuery = { dayPrices: { count: number, from: string | null, to: string | null, missing: number, firstMissing: Array<string>, prices: Array<{ day: string, low: string, high: string }>, pagination: { page: number, totalPages: number, totalItems: number } } };

export type DraftRulesMutationVariables = Exact<{
  input: DraftRulesInput;
}>;


export type DraftRulesMutation = { draftRules: { number: number, state: RulesState, effectiveFrom: string, basis: string, author: string, createdAt: string, approvedBy: string | null, approvedAt: string | null, version: number, mayEdit: boolean, mayApprove: boolean, mayRetire: boolean, retiredBy: string | null, retiredAt: string | null, retiredBecause: string | null, sha256: string, document: string, isAltered: boolean, inWords: Array<{ title: string, sentences: Array<string> }> } };

export type SendRulesApprovalCodeMutationVariables = Exact<{
  number: number;
  version: number;
}>;


export type SendRulesApprovalCodeMutation = { sendRulesApprovalCode: { message: string } };

export type ApproveRulesMutationVariables = Exact<{
  number: number;
  version: number;
  code: string;
}>;


export type ApproveRulesMutation = { approveRules: { number: number, state: RulesState, effectiveFrom: string, basis: string, author: string, createdAt: string, approvedBy: string | null, approvedAt: string | null, version: number, mayEdit: boolean, mayApprove: boolean, mayRetire: boolean, retiredBy: string | null, retiredAt: string | null, retiredBecause: string | null, sha256: string, document: string, isAltered: boolean, inWords: Array<{ title: string, sentences: Array<string> }> } };

export type RetireRulesMutationVariables = Exact<{
  number: number;
  version: number;
  reason: string;
}>;


export type RetireRulesMutation = { retireRules: { number: number, state: RulesState, effectiveFrom: string, basis: string, author: string, createdAt: string, approvedBy: string | null, approvedAt: string | null, version: number, mayEdit: boolean, mayApprove: boolean, mayRetire: boolean, retiredBy: string | null, retiredAt: string | null, retiredBecause: string | null, sha256: string, document: string, isAltered: boolean, inWords: Array<{ title: string, sentences: Array<string> }> } };

export type SchemeSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SchemeSettingsQuery = { schemeSettings: { file: string | null, settings: Array<{ section: string, label: string, name: string, value: string }> } };

export type SchemeQueryVariables = Exact<{ [key: string]: never; }>;


export type SchemeQuery = { scheme: { classActionTitle: string, portalTitle: string, settlementPortalTitle: string, contactEmail: string, mailSender: string, portalUrl: string, supportEmail: string, shareName: string, openingBalanceDate: string, tradePeriodStart: string, tradePeriodEnd: string, privacyUrl: string, copyright: string, currency: string, timeZone: string, courtOrderDate: string, nextNews: string | null, acknowledgements: Array<string>, tradeTemplateUrl: string | null, assessmentName: string, mayCreate: boolean, mayUpdate: boolean, showNewSubmission: boolean, maintenance: boolean, contactPhone: { number: string, hours: string } | null, preliminaryNotice: { name: string, url: string } | null, landing: Array<{ heading: string, paragraphs: Array<string> }>, logos: Array<{ image: string, alt: string }> } };

export type SessionEndTimesFragment = { endsAt: string, latestAt: string, secondsLeft: number };

export type SessionEndQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionEndQuery = { draftKey: string, sessionEnd: { endsAt: string, latestAt: string, secondsLeft: number } };

export type KeepSignedInMutationVariables = Exact<{ [key: string]: never; }>;


export type KeepSignedInMutation = { keepSignedIn: { endsAt: string, latestAt: string, secondsLeft: number } };

export type FoundSubmissionsQueryVariables = Exact<{
  query: string;
}>;


export type FoundSubmissionsQuery = { submissionSearch: { more: boolean, rows: Array<{ id: string, sid: string | null, legalEntity: string, contactEmail: string, contactName: string }> } };

export type ClaimFactsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type ClaimFactsQuery = { claimFacts: Array<{ id: string, trades: number, request: AmendmentState | null, requestSince: string | null, onlyOfficeWrote: boolean, hasNotice: boolean, source: string, createdAt: string, updatedAt: string }> };

export type SavedViewRowFragment = { id: string, name: string, query: string };

export type SavedViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedViewsQuery = { savedViews: Array<{ id: string, name: string, query: string }> };

export type SaveViewMutationVariables = Exact<{
  name: string;
  query: string;
}>;


export type SaveViewMutation = { saveView: { id: string, name: string, query: string } };

export type RenameViewMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type RenameViewMutation = { renameView: { id: string, name: string, query: string } };

export type DeleteViewMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteViewMutation = { deleteView: boolean };

export type SubmissionFilterCountsQueryVariables = Exact<{
  filter?: SubmissionFilter | null | undefined;
  query?: string | null | undefined;
}>;


export type SubmissionFilterCountsQuery = { submissionFilterCounts: { limit: number, missingData: number, completeData: number, missingBank: number, withoutTrades: number, removed: number, hasAmendments: number, unansweredAmendments: number, hasAttachments: number, withoutAttachments: number, newThisWeek: number, changedThisWeek: number, attachedThisWeek: number, messagedThisWeek: number, sidMissing: number, withoutTaxNumber: number, possibleDuplicate: number | null, sources: Array<{ source: string, count: number }>, findings: Array<{ finding: string, count: number }> | null } | null };

export type SubmissionListQueryVariables = Exact<{
  page: number;
  filter?: SubmissionFilter | null | undefined;
  sort?: SubmissionSort | null | undefined;
  after?: string | number | null | undefined;
  before?: string | number | null | undefined;
}>;


export type SubmissionListQuery = { submissions: { submissions: Array<{ id: string, sid: string | null, legalEntity: string, contactEmail: string, contactName: string, missing: number, removed: boolean }>, pagination: { page: number, pageSize: number, totalItems: number, totalPages: number } } };

export type SubmissionSearchQueryVariables = Exact<{
  query: string;
  filter?: SubmissionFilter | null | undefined;
}>;


export type SubmissionSearchQuery = { submissionSearch: { more: boolean, rows: Array<{ id: string, sid: string | null, legalEntity: string, contactEmail: string, contactName: string, missing: number, removed: boolean }> } };

export type SubmissionSelectionQueryVariables = Exact<{
  filter?: SubmissionFilter | null | undefined;
  sort?: SubmissionSort | null | undefined;
}>;


export type SubmissionSelectionQuery = { submissionSelection: { more: boolean, submissions: Array<{ id: string, sid: string | null }> } };

export type SubmissionRowFragment = { id: string, sid: string | null, legalEntity: string, contactEmail: string, contactName: string, missing: number, removed: boolean };

export type LatestObjectionShownFragment = { state: ObjectionState, raisedAt: string, endedAt: string | null };

export type HomeFactsFragment = { id: string, hasTrades: boolean, lacksProof: boolean, hasUnreadableBalance: boolean, isBlocked: boolean, bankHold: BankChangeState | null, lacksTaxNumber: boolean, request: AmendmentState | null, requestSince: string | null, onlyOfficeWrote: boolean, hasNewAnswer: boolean, hasNotice: boolean, hasNewDecision: boolean, objectionsUntil: string | null, createdAt: string, latestObjection: { state: ObjectionState, raisedAt: string, endedAt: string | null } | null };

export type HomeDraftFragment = { form: DraftForm, subjectId: string | null, savedAt: string };

export type MySubmissionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySubmissionsQuery = { mySubmissions: Array<{ id: string, sid: string | null, legalEntity: string, contactEmail: string, contactName: string, missing: number, removed: boolean }>, myClaimFacts: Array<{ id: string, hasTrades: boolean, lacksProof: boolean, hasUnreadableBalance: boolean, isBlocked: boolean, bankHold: BankChangeState | null, lacksTaxNumber: boolean, request: AmendmentState | null, requestSince: string | null, onlyOfficeWrote: boolean, hasNewAnswer: boolean, hasNotice: boolean, hasNewDecision: boolean, objectionsUntil: string | null, createdAt: string, latestObjection: { state: ObjectionState, raisedAt: string, endedAt: string | null } | null }>, myPaymentStatuses: Array<{ submissionId: string, stage: PaymentStage, needsMember: boolean, day: string | null }>, myDrafts: Array<{ form: DraftForm, subjectId: string | null, savedAt: string }> };

export type SubmissionViewQueryVariables = Exact<{
  id: string | number;
  tradePage?: number | null | undefined;
}>;


export type SubmissionViewQuery = { submission: { id: string, sid: string | null, submissionId: string, email: string, version: number, tradeVersion: number, mayUpdate: boolean, createdAt: string, updatedAt: string, moreTrades: boolean, removed: { message: string, date: string, answerBy: string | null } | null, missing: Array<{ path: string, message: string }>, submissionData: { contactDetails: { firstName: string, lastName: string, company: string, position: string, email: string, mobile: string, relationship: Relationship | null }, legalDetails: { claimType: string | null, legalEntity: string, registeredOwner: string, abnAcn: string, tradingAccount: string, australianCitizen: YesNo | null, taxNumber: string }, bankDetails: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string }, addressDetails: { address: string, suburb: string, state: string, postCode: string, country: string }, tradeDetails: { openingBalance: string, closingBalance: string, tradeData: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } } } };

export type UpdateSidMutationVariables = Exact<{
  id: string | number;
  version: number;
  sid: string;
}>;


export type UpdateSidMutation = { updateSid: { id: string, sid: string | null, version: number, updatedAt: string, removed: { message: string, date: string, answerBy: string | null } | null } };

export type BankDetailsShownFragment = { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string };

export type ClaimDataFragment = { contactDetails: { firstName: string, lastName: string, company: string, position: string, email: string, mobile: string, relationship: Relationship | null }, legalDetails: { claimType: string | null, legalEntity: string, registeredOwner: string, abnAcn: string, tradingAccount: string, australianCitizen: YesNo | null, taxNumber: string }, bankDetails: { bankName: string, bankType: BankType | null, bsb: string, swiftCode: string, customerCity: string, customerCountry: string, accountName: string, accountNo: string, paymentReference: string }, addressDetails: { address: string, suburb: string, state: string, postCode: string, country: string }, tradeDetails: { openingBalance: string, closingBalance: string, tradeData: Array<{ id: string, transactionType: TransactionType, tradeDate: string, quantity: string, pricePerShare: string, totalAmount: string }> } };

export type TaxExemptionShownFragment = { id: string, ground: TaxExemptionGround | null, reason: string, maker: string, madeAt: string };

export type TaxExemptionsQueryVariables = Exact<{
  submissionId: string | number;
}>;


export type TaxExemptionsQuery = { taxExemptions: Array<{ id: string, ground: TaxExemptionGround | null, reason: string, maker: string, madeAt: string }> };

export type DecideTaxExemptionMutationVariables = Exact<{
  submissionId: string | number;
  ground?: TaxExemptionGround | null | undefined;
  reason: string;
}>;


export type DecideTaxExemptionMutation = { decideTaxExemption: Array<{ id: string, ground: TaxExemptionGround | null, reason: string, maker: string, madeAt: string }> };

export type EndTourMutationVariables = Exact<{ [key: string]: never; }>;


export type EndTourMutation = { endTour: { id: string, name: string, email: string, role: Role, hasPassword: boolean, tourEnded: boolean, checksFrom: string | null } };

export type AddTradeMutationVariables = Exact<{
  submissionId: string | number;
  tradeVersion: number;
  trade: TradeInput;
}>;


export type AddTradeMutation = { addTrade: { tradeVersion: number } };

export type DeleteTradeMutationVariables = Exact<{
  submissionId: string | number;
  tradeVersion: number;
  tradeId: string | number;
}>;


export type DeleteTradeMutation = { deleteTrade: { tradeVersion: number } };

export type ManagedUserRowFragment = { id: string, name: string, email: string, role: Role, enabled: boolean, createdAt: string, timeCreatedAt: string | null, checksFrom: string | null, version: number };

export type UserListQueryVariables = Exact<{
  role: Role;
  query?: string | null | undefined;
  page: number;
}>;


export type UserListQuery = { users: { users: Array<{ id: string, name: string, email: string, role: Role, enabled: boolean, createdAt: string, timeCreatedAt: string | null, checksFrom: string | null, version: number }>, pagination: { page: number, pageSize: number, totalItems: number, totalPages: number } } };

export type EditedUserQueryVariables = Exact<{
  id: string | number;
}>;


export type EditedUserQuery = { user: { id: string, name: string, email: string, role: Role, enabled: boolean, createdAt: string, timeCreatedAt: string | null, checksFrom: string | null, version: number } };

export type UpdateUserMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: UpdateUserInput;
  proof?: ActProofInput | null | undefined;
}>;


export type UpdateUserMutation = { updateUser: { message: string } };

export type SendAdministratorCodeMutationVariables = Exact<{
  id: string | number;
}>;


export type SendAdministratorCodeMutation = { sendAdministratorCode: { message: string } };
