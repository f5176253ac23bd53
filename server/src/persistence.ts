import type { DataSourceOptions } from 'typeorm';
import { AmendmentProposal } from './amendments/amendment-proposal.entity.js';
import { AmendmentThread } from './amendments/amendment-thread.entity.js';
import { Amendment } from './amendments/amendment.entity.js';
import { Attachment } from './attachments/attachment.entity.js';
import { IdentityPurge } from './attachments/purge/identity-purge.entity.js';
import { PurgedDocument } from './attachments/purge/purged-document.entity.js';
import { Objection } from './assessments/objections/objection.entity.js';
import { AcceptedFinding } from './assessments/accepted-finding.entity.js';
import { AssessedClaim } from './assessments/assessed-claim.entity.js';
import { AnnouncedMailbox } from './assessments/notice/announced-mailbox.entity.js';
import { AssessmentAnnouncement } from './assessments/notice/assessment-announcement.entity.js';
import { NoticeCode } from './assessments/notice/notice-code.entity.js';
import { AssessmentRun } from './assessments/assessment-run.entity.js';
import { AuditEntry } from './audit/audit-entry.entity.js';
import { AuditSeal } from './audit/audit-seal.entity.js';
import { AccountToken } from './auth/accounts/account-token.entity.js';
import { ApiToken } from './auth/api-tokens/api-token.entity.js';
import { OneTimeCode } from './auth/codes/one-time-code.entity.js';
import { Session } from './auth/sessions/session.entity.js';
import { BankChange } from './bank-changes/bank-change.entity.js';
import { ClaimDecision } from './claim-decisions/claim-decision.entity.js';
import { connectionOptions, type Use } from './database/connection-options.js';
import { DeadlineReminder } from './deadlines/deadline-reminder.entity.js';
import { Deadline } from './deadlines/deadline.entity.js';
import { DownloadTicket } from './downloads/download-ticket.entity.js';
import { Draft } from './drafts/draft.entity.js';
import { CourtReport } from './court-reports/court-report.entity.js';
import { CourtReportItem } from './court-reports/court-report-item.entity.js';
import { DistributionLine } from './distributions/distribution-line.entity.js';
import { BankProfile } from './payment-runs/bank-profile.entity.js';
import { Payment } from './payment-runs/payment.entity.js';
import { PaymentFile } from './payment-runs/payment-file.entity.js';
import { PaymentFileItem } from './payment-runs/payment-file-item.entity.js';
import { PaymentRun } from './payment-runs/payment-run.entity.js';
import { BankContradiction } from './payment-runs/contradictions/bank-contradiction.entity.js';
import { FileRejection } from './payment-runs/rejections/file-rejection.entity.js';
import { ReturnedItem } from './payment-runs/returns/returned-item.entity.js';
import { Distribution } from './distributions/distribution.entity.js';
import { DistributionSalt } from './distributions/proof/distribution-salt.entity.js';
import { UnclaimedDeclaration } from './unclaimed/unclaimed-declaration.entity.js';
import { MerkleNode } from './distributions/proof/merkle-node.entity.js';
import { DoubleUpMark } from './double-ups/double-up-mark.entity.js';
import { DoubleUpSearch } from './double-ups/double-up-search.entity.js';
import { DoubleUp } from './double-ups/double-up.entity.js';
import { ExportRun } from './exports/export-run.entity.js';
import { AnsweredCall } from './idempotency/answered-call.entity.js';
import { DayPrice } from './imports/day-prices/day-price.entity.js';
import { HeldTrade } from './imports/held-trade.entity.js';
import { ImportRejection } from './imports/import-rejection.entity.js';
import { ImportRun } from './imports/import-run.entity.js';
import { OutboxEntry } from './jobs/outbox-entry.entity.js';
import { Limit } from './limits/limit.entity.js';
import { MaintenanceSwitch } from './maintenance/maintenance-switch.entity.js';
import { Mail } from './mail/mail.entity.js';
import { AssessmentNotice } from './notices/assessment-notice.entity.js';
import { PasskeyChallenge } from './passkeys/passkey-challenge.entity.js';
import { Passkey } from './passkeys/passkey.entity.js';
import { PhoneFiling } from './phone-filings/phone-filing.entity.js';
import { RegistrationTrade } from './registrations/registration-trade.entity.js';
import { Registration } from './registrations/registration.entity.js';
import { RulesVersion } from './rules-versions/rules-version.entity.js';
import { SubmissionVersion } from './submissions/history/submission-version.entity.js';
import { RemovedTrade } from './submissions/history/removed-trade.entity.js';
import { Submission } from './submissions/submission.entity.js';
import { SavedView } from './submissions/views/saved-view.entity.js';
import { TaxExemption } from './tax-exemptions/tax-exemption.entity.js';
import { TradeList } from './trades/trade-list.entity.js';
import { Trade } from './trades/trade.entity.js';
import { User } from './users/user.entity.js';

/** The entities of all tables, in the order of the features. */
const ENTITIES = [
  User,
  Session,
  OneTimeCode,
  AccountToken,
  ApiToken,
  Passkey,
  PasskeyChallenge,
  Submission,
  TradeList,
  Trade,
  SubmissionVersion,
  RemovedTrade,
  SavedView,
  Registration,
  RegistrationTrade,
  Amendment,
  AmendmentThread,
  AmendmentProposal,
  PhoneFiling,
  Attachment,
  IdentityPurge,
  PurgedDocument,
  AssessmentNotice,
  BankChange,
  TaxExemption,
  Deadline,
  DeadlineReminder,
  ClaimDecision,
  ImportRun,
  ImportRejection,
  HeldTrade,
  DayPrice,
  ExportRun,
  DoubleUp,
  DoubleUpMark,
  DoubleUpSearch,
  OutboxEntry,
  Mail,
  AuditEntry,
  AuditSeal,
  AnsweredCall,
  Draft,
  Limit,
  DownloadTicket,
  MaintenanceSwitch,
  RulesVersion,
  AssessmentRun,
  AcceptedFinding,
  Objection,
  AssessedClaim,
  NoticeCode,
  AssessmentAnnouncement,
  AnnouncedMailbox,
  Distribution,
  DistributionLine,
  DistributionSalt,
  MerkleNode,
  UnclaimedDeclaration,
  BankProfile,
  PaymentRun,
  Payment,
  PaymentFile,
  PaymentFileItem,
  BankContradiction,
  FileRejection,
  CourtReport,
  CourtReportItem,
  ReturnedItem,
];

/** Database connection options with all entities. */
export function dataSourceOptions(url: string, use: Use = 'api'): DataSourceOptions {
  return { ...connectionOptions(url, use), entities: ENTITIES };
}
