import { readdirSync } from 'node:fs';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { AmendmentProposal } from '../amendments/amendment-proposal.entity.js';
import { AmendmentThread } from '../amendments/amendment-thread.entity.js';
import { Amendment } from '../amendments/amendment.entity.js';
import { Attachment } from '../attachments/attachment.entity.js';
import { IdentityPurge } from '../attachments/purge/identity-purge.entity.js';
import { PurgedDocument } from '../attachments/purge/purged-document.entity.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { AuditSeal } from '../audit/audit-seal.entity.js';
import { AccountToken } from '../auth/account-token.entity.js';
import { ApiToken } from '../auth/api-token.entity.js';
import { OneTimeCode } from '../auth/one-time-code.entity.js';
import { Session } from '../auth/session.entity.js';
import { DownloadTicket } from '../downloads/download-ticket.entity.js';
import { Draft } from '../drafts/draft.entity.js';
import { DoubleUpMark } from '../double-ups/double-up-mark.entity.js';
import { DoubleUpSearch } from '../double-ups/double-up-search.entity.js';
import { DoubleUp } from '../double-ups/double-up.entity.js';
import { ExportRun } from '../exports/export-run.entity.js';
import { AnsweredCall } from '../idempotency/answered-call.entity.js';
import { HeldTrade } from '../imports/held-trade.entity.js';
import { ImportRejection } from '../imports/import-rejection.entity.js';
import { ImportRun } from '../imports/import-run.entity.js';
import { OutboxEntry } from '../jobs/outbox-entry.entity.js';
import { Limit } from '../limits/limit.entity.js';
import { MaintenanceSwitch } from '../maintenance/maintenance-switch.entity.js';
import { Mail } from '../mail/mail.entity.js';
import { AssessmentNotice } from '../notices/assessment-notice.entity.js';
import { PasskeyChallenge } from '../passkeys/passkey-challenge.entity.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import { RegistrationTrade } from '../registrations/registration-trade.entity.js';
import { Registration } from '../registrations/registration.entity.js';
import { SubmissionVersion } from '../submissions/history/submission-version.entity.js';
import { RemovedTrade } from '../submissions/history/removed-trade.entity.js';
import { Submission } from '../submissions/submission.entity.js';
import { TradeList } from '../trades/trade-list.entity.js';
import { Trade } from '../trades/trade.entity.js';
import { User } from '../users/user.entity.js';
import { ISO_DATES } from './iso-dates.js';
import { SnakeNamingStrategy } from './naming-strategy.js';
import { PoolClient } from './pool-client.js';

export const ENTITIES = [
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
  Registration,
  RegistrationTrade,
  Amendment,
  AmendmentThread,
  AmendmentProposal,
  Attachment,
  IdentityPurge,
  PurgedDocument,
  AssessmentNotice,
  ImportRun,
  ImportRejection,
  HeldTrade,
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
];

/** Statement limits of LIMIT-2, in milliseconds; workers may take longer over one statement. */
const STATEMENT_LIMIT = { api: 5_000, worker: 60_000 };
/** After the database's own limits, and so that a call is answered within 15 seconds although the database is frozen. */
const SILENCE_LIMIT = { api: 7_000, worker: 65_000 };

/**
 * How the product connects: the entities, the naming, and the limits that keep one slow statement from holding everybody.
 */
export function dataSourceOptions(url: string, use: 'api' | 'worker' = 'api'): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    entities: ENTITIES,
    namingStrategy: new SnakeNamingStrategy(),
    synchronize: false,
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    poolSize: 10,
    extra: {
      Client: PoolClient,
      application_name: `prorata-${use}`,
      options: ISO_DATES,
      connectionTimeoutMillis: 1_000,
      silenceLimitMillis: SILENCE_LIMIT[use],
      statement_timeout: STATEMENT_LIMIT[use],
      lock_timeout: 2_000,
      idle_in_transaction_session_timeout: 10_000,
    },
  };
}

/** A connection for the migrator, who owns the tables: no statement limit, and the migrations in file order. */
export async function migrationSource(url: string): Promise<DataSource> {
  const folder = new URL('./migrations/', import.meta.url);
  const files = readdirSync(folder)
    .filter((name) => /^\d+-.*(?<!\.d)\.(js|ts)$/.test(name))
    .sort();
  const modules = await Promise.all(
    files.map((name) => import(new URL(name, folder).href) as Promise<Record<string, new () => never>>),
  );
  return new DataSource({
    type: 'postgres',
    url,
    entities: ENTITIES,
    namingStrategy: new SnakeNamingStrategy(),
    migrations: modules.flatMap((module) => Object.values(module)),
    migrationsTableName: 'schema_migrations',
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    poolSize: 1,
    extra: { Client: PoolClient },
  });
}
