import { Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { AssessmentRun } from '../../../server/src/assessments/assessment-run.entity.js';
import { AssessmentState, isOpen } from '../../../server/src/assessments/assessment-state.js';
import { startRun } from '../../../server/src/assessments/start-assessment.service.js';
import { Role } from '../../../server/src/common/actor.js';
import { RulesVersion } from '../../../server/src/rules-versions/rules-version.entity.js';
import { User } from '../../../server/src/users/user.entity.js';
import { BASIS, decideInOffice } from './demo-office.js';
import { DEMO_ADMIN } from './demo-scheme.js';
import { publishDemoRun } from './publish-demo-run.js';

/** Serialises nodes that start together. */
const LOCK = 7_260_003;
const LOOK_EVERY_MS = 500;

/**
 * Gives the demo scheme approved rules, decisions and a run. The run is published, with an objection of the demo member,
 * once the worker has computed it; the portal is open meanwhile. Each of the two steps is one transaction, and another
 * start makes up for what is missing. A database with rules of its own is left unchanged.
 */
export async function assessDemo(db: DataSource): Promise<void> {
  const admin = await db.getRepository(User).findOneBy({ email: DEMO_ADMIN.email, role: Role.MASTER_ADMIN });
  if (!admin) return;
  const isOurs = await inTurn(db, async (tx) => {
    if (!(await tx.exists(RulesVersion))) await startFirstRun(tx, admin);
    return tx.existsBy(RulesVersion, { number: 1, basis: BASIS });
  });
  if (isOurs) void publishWhenAgreed(db, admin.id);
}

async function startFirstRun(tx: EntityManager, { id: userId, email, name, role }: User): Promise<void> {
  await decideInOffice(tx);
  await startRun(tx, { kind: 'user', userId, email, name, role, sessionId: '' }, 1, null);
}

/** Ends when the first run is published, or can no longer be by the demo: somebody acted on it, or it failed. */
async function publishWhenAgreed(db: DataSource, makerId: string): Promise<void> {
  try {
    while (db.isInitialized && !(await inTurn(db, (tx) => publishIfAgreed(tx, makerId))))
      await sleep(LOOK_EVERY_MS, undefined, { ref: false });
  } catch (error) {
    // The next start goes on; one that ends closes the connections under this.
    if (db.isInitialized) new Logger('Demo').error(`The demo's run is not published yet: ${String(error)}`);
  }
}

async function publishIfAgreed(tx: EntityManager, makerId: string): Promise<boolean> {
  const run = await tx.findOneBy(AssessmentRun, { number: 1, makerId });
  if (run?.state === AssessmentState.AGREED) await publishDemoRun(tx, run);
  return !run || !isOpen(run.state);
}

function inTurn<Result>(db: DataSource, work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    return work(tx);
  });
}
