import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { AmendmentProposal } from '../../../server/src/amendments/amendment-proposal.entity.js';
import { AmendmentThread } from '../../../server/src/amendments/amendment-thread.entity.js';
import { Amendment } from '../../../server/src/amendments/amendment.entity.js';
import { recordAudit } from '../../../server/src/audit/audit.js';
import { Role } from '../../../server/src/common/actor.js';
import { RegistrationTrade } from '../../../server/src/registrations/registration-trade.entity.js';
import { Registration } from '../../../server/src/registrations/registration.entity.js';
import type { DemoKeeping, DemoSignIn } from '../../../server/src/start/development.js';
import { Submission } from '../../../server/src/submissions/submission.entity.js';
import { TradeList } from '../../../server/src/trades/trade-list.entity.js';
import { Trade } from '../../../server/src/trades/trade.entity.js';
import { User } from '../../../server/src/users/user.entity.js';
import { requestSearch } from '../../../server/src/double-ups/double-ups.service.js';
import { DEMO_ADMIN, DEMO_MEMBER } from './demo-scheme.js';
import { demoRows } from './demo-rows.js';
import { keepDemoDocuments } from './documents.js';
import { keepDemoNotices } from './notices.js';

/** Serialises two nodes that start together on one empty database. */
const DEMO_LOCK = 7_260_002;

/** Rows per statement: PostgreSQL allows 65,535 parameters at most. */
const CHUNK = 1_000;

/**
 * Loads the demo scheme, always the same, into an empty database (no users, no submissions) in one transaction.
 * @returns the sign-ins; none if the database belongs to another scheme, which is left unchanged
 */
export async function loadDemo(
  dataSource: DataSource,
  keeping: DemoKeeping,
  hashPassword: (password: string) => Promise<string>,
): Promise<DemoSignIn[]> {
  const loaded = await dataSource.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [DEMO_LOCK]);
    if (await isEmpty(tx)) await insertAll(tx, keeping, hashPassword);
    return tx.existsBy(User, { email: DEMO_ADMIN.email, role: Role.MASTER_ADMIN });
  });
  return loaded
    ? [DEMO_ADMIN, DEMO_MEMBER].map(({ label, email, password }) => ({ label, email, password }))
    : [];
}

async function isEmpty(tx: EntityManager): Promise<boolean> {
  return !(await tx.exists(User)) && !(await tx.exists(Submission));
}

async function insertAll(
  tx: EntityManager,
  { ring, keys, store }: DemoKeeping,
  hashPassword: (password: string) => Promise<string>,
): Promise<void> {
  const adminHash = await hashPassword(DEMO_ADMIN.password);
  const memberHash = await hashPassword(DEMO_MEMBER.password);
  const rows = demoRows(ring, { adminHash, memberHash });
  await insert(tx, User, rows.users);
  await insert(tx, Submission, rows.submissions);
  await insert(tx, TradeList, rows.tradeLists);
  await insert(tx, Trade, rows.trades);
  await insert(tx, Amendment, rows.amendments);
  await insert(tx, AmendmentThread, rows.amendmentThreads);
  await insert(tx, AmendmentProposal, rows.amendmentProposals);
  await keepDemoNotices(tx, ring, store, rows.noticed);
  await keepDemoDocuments(tx, keys, store);
  await insert(tx, Registration, rows.registrations);
  await insert(tx, RegistrationTrade, rows.registrationTrades);
  await requestSearch(tx);
  const actor = { kind: 'system', job: 'demo' } as const;
  await recordAudit(
    tx,
    actor,
    'scheme.demo-loaded',
    { type: 'scheme', id: 'demo' },
    { submissions: rows.submissions.length },
  );
}

async function insert<T extends ObjectLiteral>(
  tx: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly QueryDeepPartialEntity<T>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK) {
    const chunk = rows.slice(at, at + CHUNK);
    await tx.createQueryBuilder().insert().into(entity).values(chunk).updateEntity(false).execute();
  }
}
