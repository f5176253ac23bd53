import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { AmendmentsResolver } from './amendments/amendments.resolver.js';
import { AskAllResolver } from './amendments/asking/ask-all.resolver.js';
import { AssessmentsResolver } from './assessments/assessments.resolver.js';
import { AssessmentNoticesResolver } from './assessments/notice/assessment-notices.resolver.js';
import { ObjectionsResolver } from './assessments/objections/objections.resolver.js';
import { DistributionActsResolver } from './distributions/distribution-acts.resolver.js';
import { BankProfilesResolver } from './payment-runs/bank-profiles.resolver.js';
import { UnclaimedResolver } from './unclaimed/unclaimed.resolver.js';
import { OwnPaymentsResolver } from './payment-runs/own/own-payments.resolver.js';
import { PaymentActsResolver } from './payment-runs/payment-acts.resolver.js';
import { PaymentRunsResolver } from './payment-runs/payment-runs.resolver.js';
import { BankContradictionsResolver } from './payment-runs/contradictions/bank-contradictions.resolver.js';
import { FileRejectionsResolver } from './payment-runs/rejections/file-rejections.resolver.js';
import { ReturnedPaymentsResolver } from './payment-runs/returns/returned-payments.resolver.js';
import { DistributionsResolver } from './distributions/distributions.resolver.js';
import { PaymentLinesResolver } from './distributions/line/payment-lines.resolver.js';
import { AttachmentsResolver } from './attachments/attachments.resolver.js';
import { IdentityPurgeResolver } from './attachments/purge/identity-purge.resolver.js';
import { AccountResolver } from './auth/account.resolver.js';
import { TokenCreationResolver } from './auth/token-creation/token-creation.resolver.js';
import { ApiTokensResolver } from './auth/api-tokens/api-tokens.resolver.js';
import { AuthResolver } from './auth/sign-in/auth.resolver.js';
import { CodeResolver } from './auth/sign-in/code.resolver.js';
import { SessionEndResolver } from './auth/sessions/session-end.resolver.js';
import { ClaimDecisionsResolver } from './claim-decisions/claim-decisions.resolver.js';
import { ClaimFactsResolver } from './claim-facts/claim-facts.resolver.js';
import { DateScalar, DecimalScalar } from './common/scalars.js';
import { DashboardResolver } from './dashboard/dashboard.resolver.js';
import { CourtReportsResolver } from './court-reports/court-reports.resolver.js';
import { BankChangesResolver } from './bank-changes/bank-changes.resolver.js';
import { AuditEntriesResolver } from './audit-entries/audit-entries.resolver.js';
import { DeadlinesResolver } from './deadlines/deadlines.resolver.js';
import { DoubleUpsResolver } from './double-ups/double-ups.resolver.js';
import { DownloadsResolver } from './downloads/downloads.resolver.js';
import { DraftsResolver } from './drafts/drafts.resolver.js';
import { ExportsResolver } from './exports/exports.resolver.js';
import { DayPricesResolver } from './imports/day-prices/day-prices.resolver.js';
import { ImportsResolver } from './imports/imports.resolver.js';
import { MailsResolver } from './mail/mails.resolver.js';
import { MaintenanceResolver } from './maintenance/maintenance.resolver.js';
import { NoticesResolver } from './notices/notices.resolver.js';
import { PasskeysResolver } from './passkeys/passkeys.resolver.js';
import { ClaimCopiesResolver } from './phone-filings/claim-copies.resolver.js';
import { PhoneFilingsResolver } from './phone-filings/phone-filings.resolver.js';
import { RegistrationsResolver } from './registrations/registrations.resolver.js';
import { PublishedRulesResolver } from './assessments/published-rules.resolver.js';
import { RulesVersionsResolver } from './rules-versions/rules-versions.resolver.js';
import { SchemeResolver } from './scheme/scheme.resolver.js';
import { SubmissionHistoryResolver } from './submissions/history/submission-history.resolver.js';
import { SubmissionEditsResolver } from './submissions/editing/submission-edits.resolver.js';
import { SubmissionFiltersResolver } from './submissions/listing/submission-filters.resolver.js';
import { SubmissionSelectionResolver } from './submissions/listing/submission-selection.resolver.js';
import { SubmissionWalkResolver } from './submissions/listing/submission-walk.resolver.js';
import { SubmissionsResolver } from './submissions/reading/submissions.resolver.js';
import { SavedViewsResolver } from './submissions/views/saved-views.resolver.js';
import { TaxExemptionsResolver } from './tax-exemptions/tax-exemptions.resolver.js';
import { TaxResolver } from './tax/tax.resolver.js';
import { UserManagementResolver } from './user-management/user-management.resolver.js';

/** Prints the schema of the code-first resolvers, without a database: `node server/dist/print-schema.js > schema.graphql`. */
const app = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
const schema = await app
  .get(GraphQLSchemaFactory)
  .create(
    [
      AuthResolver,
      AccountResolver,
      CodeResolver,
      PasskeysResolver,
      ApiTokensResolver,
      TokenCreationResolver,
      UserManagementResolver,
      SchemeResolver,
      MailsResolver,
      MaintenanceResolver,
      RulesVersionsResolver,
      PublishedRulesResolver,
      AssessmentsResolver,
      AssessmentNoticesResolver,
      ObjectionsResolver,
      DistributionsResolver,
      DistributionActsResolver,
      PaymentRunsResolver,
      OwnPaymentsResolver,
      CourtReportsResolver,
      PaymentActsResolver,
      UnclaimedResolver,
      BankProfilesResolver,
      BankContradictionsResolver,
      FileRejectionsResolver,
      ReturnedPaymentsResolver,
      PaymentLinesResolver,
      TaxResolver,
      TaxExemptionsResolver,
      ClaimDecisionsResolver,
      AuditEntriesResolver,
      DeadlinesResolver,
      BankChangesResolver,
      SubmissionsResolver,
      SubmissionEditsResolver,
      SubmissionFiltersResolver,
      SubmissionSelectionResolver,
      SubmissionWalkResolver,
      SavedViewsResolver,
      SubmissionHistoryResolver,
      RegistrationsResolver,
      AmendmentsResolver,
      AskAllResolver,
      PhoneFilingsResolver,
      ClaimCopiesResolver,
      NoticesResolver,
      ImportsResolver,
      DayPricesResolver,
      ExportsResolver,
      DoubleUpsResolver,
      DashboardResolver,
      ClaimFactsResolver,
      DownloadsResolver,
      AttachmentsResolver,
      IdentityPurgeResolver,
      DraftsResolver,
      SessionEndResolver,
    ],
    [DateScalar, DecimalScalar],
  );
process.stdout.write(`${printSchema(lexicographicSortSchema(schema))}\n`);
