import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AmendmentsModule } from './amendments/amendments.module.js';
import { AssessmentsModule } from './assessments/assessments.module.js';
import { AttachmentsModule } from './attachments/attachments.module.js';
import { AuthModule } from './auth/auth.module.js';
import { ScalarsModule } from './common/scalars.module.js';
import { ConfigModule } from './config/config.module.js';
import type { Env } from './config/env.js';
import { dataSourceOptions } from './persistence.js';
import { connectWithRetries } from './database/retrying-data-source.js';
import { watchedPg } from './database/held-connections.js';
import { ClaimDecisionsModule } from './claim-decisions/claim-decisions.module.js';
import { ClaimFactsModule } from './claim-facts/claim-facts.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { BankChangesModule } from './bank-changes/bank-changes.module.js';
import { AuditEntriesModule } from './audit-entries/audit-entries.module.js';
import { DeadlinesModule } from './deadlines/deadlines.module.js';
import { UnclaimedModule } from './unclaimed/unclaimed.module.js';
import { CourtReportsModule } from './court-reports/court-reports.module.js';
import { PaymentRunsModule } from './payment-runs/payment-runs.module.js';
import { DistributionsModule } from './distributions/distributions.module.js';
import { DoubleUpsModule } from './double-ups/double-ups.module.js';
import { DownloadsModule } from './downloads/downloads.module.js';
import { ExportsModule } from './exports/exports.module.js';
import { DraftsModule } from './drafts/drafts.module.js';
import { graphqlModule } from './graphql/graphql.module.js';
import { HealthModule } from './health/health.module.js';
import { IdempotencyModule } from './idempotency/idempotency.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { AuditModule } from './audit/audit.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { MailModule } from './mail/mail.module.js';
import { MaintenanceModule } from './maintenance/maintenance.module.js';
import { NoticesModule } from './notices/notices.module.js';
import { PasskeysModule } from './passkeys/passkeys.module.js';
import { PhoneFilingsModule } from './phone-filings/phone-filings.module.js';
import { RegistrationsModule } from './registrations/registrations.module.js';
import { RestModule } from './rest/rest.module.js';
import { RulesVersionsModule } from './rules-versions/rules-versions.module.js';
import type { SchemeFile } from './scheme/scheme.js';
import { SchemeModule } from './scheme/scheme.module.js';
import { EncryptionModule } from './encryption/encryption.module.js';
import { StorageModule } from './storage/storage.module.js';
import { SubmissionsModule } from './submissions/submissions.module.js';
import { TaxExemptionsModule } from './tax-exemptions/tax-exemptions.module.js';
import { TaxModule } from './tax/tax.module.js';
import { UserManagementModule } from './user-management/user-management.module.js';

/** The features; a worker has all of them, but neither API. */
const FEATURES = [
  AuthModule,
  PasskeysModule,
  UserManagementModule,
  RulesVersionsModule,
  SubmissionsModule,
  RegistrationsModule,
  AmendmentsModule,
  PhoneFilingsModule,
  AttachmentsModule,
  NoticesModule,
  AuditEntriesModule,
  DeadlinesModule,
  BankChangesModule,
  ClaimDecisionsModule,
  ImportsModule,
  DoubleUpsModule,
  ExportsModule,
  AssessmentsModule,
  DistributionsModule,
  TaxModule,
  TaxExemptionsModule,
  PaymentRunsModule,
  UnclaimedModule,
  CourtReportsModule,
  DashboardModule,
  ClaimFactsModule,
  DownloadsModule,
  IdempotencyModule,
  DraftsModule,
  JobsModule,
  AuditModule,
  MailModule,
  HealthModule,
];
const APIS = [ScalarsModule, graphqlModule, RestModule];

/** The root module. */
@Module({})
export class AppModule {
  static of(env: Env, scheme: SchemeFile): DynamicModule {
    const database = TypeOrmModule.forRootAsync({
      useFactory: () => ({
        ...dataSourceOptions(env.databaseUrl!, env.role === 'worker' ? 'worker' : 'api'),
        ...(env.watchConnections && { driver: watchedPg }),
        // The factory below has its own retries.
        retryAttempts: 1,
      }),
      dataSourceFactory: (options) => connectWithRetries(options!),
    });
    const ground = [
      ConfigModule.with(env),
      database,
      EncryptionModule,
      StorageModule,
      SchemeModule.with(scheme),
      MaintenanceModule,
    ];
    return { module: AppModule, imports: [...ground, ...FEATURES, ...(env.role === 'worker' ? [] : APIS)] };
  }
}
