import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { QueryFailedError } from 'typeorm';
import { canonicalJson } from '../../src/rules/proof/canonical-json.js';
import { soundRules } from '../../src/rules/sound-rules.js';
import { anAdmin } from './factories.js';
import type { Client } from './client.js';
import type { TestServer } from './test-server.js';

export interface Run {
  id: string;
  number: number;
  state: string;
  message: string | null;
  version: number;
  claims: number | null;
  assessed: number;
  kept: number;
  disagreed: number;
  progress: number;
  sha256: string | null;
  recognisedLoss: string | null;
  mayCancel: boolean;
  acts: { act: string; mayDo: boolean; refusal: string | null }[];
}

export const RUN = `id number state message version claims assessed kept disagreed progress sha256 recognisedLoss mayCancel
  acts { act mayDo refusal }`;

const OPEN = ['DRAFT', 'COMPUTING', 'COMPUTED'];

/** Stores approved rules by two people who do nothing else. @returns the author's id */
export async function approvedRules(
  { database: { db } }: TestServer,
  number = 1,
  document: object = soundRules,
): Promise<string> {
  const [author, approver] = [await anAdmin(db), await anAdmin(db)];
  const text = canonicalJson(document as never);
  await db.query(
    `INSERT INTO rules_versions (number, effective_from, basis, document, sha256, state, author_id, approved_by_id, approved_at)
     VALUES ($1, '2019-05-03', 'Order of 3 May 2019', $2, $3, 'APPROVED', $4, $5, now())`,
    [number, text, createHash('sha256').update(text).digest(), author.id, approver.id],
  );
  return author.id;
}

/**
 * Adds claims that were filed yesterday: each bought 100 shares and its number of them more on a Monday, and sold half
 * of 100 a year later. Every 50th bought in a trading halt, every 7th on a Sunday.
 */
export async function addClaims({ database: { db } }: TestServer, count: number): Promise<void> {
  await db.query(
    `INSERT INTO submissions (id, sid, email, opening_balance, created_at)
     SELECT gen_random_uuid(), 'A-' || lpad(n::text, 6, '0'), 'a@example.com', '0', now() - interval '1 day'
     FROM generate_series(1, $1) n`,
    [count],
  );
  await db.query(
    `INSERT INTO trade_lists (submission_id, created_at, updated_at)
     SELECT id, created_at, created_at FROM submissions WHERE sid LIKE 'A-%'`,
  );
  await db.query(
    `INSERT INTO trades (submission_id, transaction_type, trade_date, quantity, price_per_share, total_amount, created_at)
     SELECT s.id, t.type::transaction_type, t.day, t.quantity, 3, 3 * t.quantity, s.created_at
     FROM submissions s, LATERAL (SELECT substring(s.sid FROM 3)::int AS n) number, LATERAL (VALUES
       ('BUY', CASE WHEN n % 50 = 0 THEN '2014-08-01'::date WHEN n % 7 = 0 THEN '2013-09-01' ELSE '2013-09-02' END, 100 + n),
       ('SELL', '2014-09-01'::date, 50)
     ) t(type, day, quantity) WHERE s.sid LIKE 'A-%'`,
  );
}

/** Starts a run. @param anew whether it computes unchanged claims too @throws Error when it is refused */
export async function startRun(
  client: Client,
  rulesNumber = 1,
  moment?: string,
  anew?: boolean,
): Promise<Run> {
  const { startAssessment } = await client.data<{ startAssessment: Run }>(
    `mutation ($rulesNumber: Int!, $moment: DateTime, $anew: Boolean) {
       startAssessment(rulesNumber: $rulesNumber, moment: $moment, anew: $anew) { ${RUN} }
     }`,
    { rulesNumber, moment, anew },
  );
  return startAssessment;
}

/** The run as it is now. */
export async function assessmentRun(client: Client, id: string): Promise<Run> {
  const { assessmentRun } = await client.data<{ assessmentRun: Run }>(
    `query ($id: ID!) { assessmentRun(id: $id) { ${RUN} } }`,
    { id },
  );
  return assessmentRun;
}

/** Waits until the worker has ended a run. */
export async function endedRun(client: Client, id: string, seconds = 120): Promise<Run> {
  for (let tries = 0; tries < seconds * 20; tries += 1) {
    const run = await assessmentRun(client, id);
    if (!OPEN.includes(run.state)) return run;
    await sleep(50);
  }
  throw new Error(`The run ${id} did not end within ${seconds} seconds.`);
}

/**
 * Starts a run and waits until it has ended.
 * @returns its id
 * @throws Error when the two engines disagree, or it failed
 */
export async function agreedRun(client: Client): Promise<string> {
  const { id, state, message, disagreed } = await endedRun(client, (await startRun(client)).id);
  if (state !== 'AGREED') throw new Error(`The run is ${state}, ${disagreed} claims differ: ${message}`);
  return id;
}

/** Publishes an agreed run as if three other people had acted on it; objections until 31-Jan-2099. */
export async function publishRun({ database: { db } }: TestServer, id: string): Promise<void> {
  const [reviewer, approver] = [await anAdmin(db), await anAdmin(db)];
  await db.query(
    `ALTER TABLE assessment_runs DISABLE TRIGGER keep_assessment_runs;
     UPDATE assessment_runs SET state = 'SUPERSEDED' WHERE state = 'PUBLISHED';
     UPDATE assessment_runs SET state = 'PUBLISHED', reviewer_id = '${reviewer.id}', approver_id = '${approver.id}',
       published_at = now(), objections_until = '2099-01-31' WHERE id = '${id}';
     ALTER TABLE assessment_runs ENABLE TRIGGER keep_assessment_runs`,
  );
}

/** Makes an agreed run final, as if it had been published and nobody had objected. */
export async function finaliseRun(server: TestServer, id: string): Promise<void> {
  const { db } = server.database;
  await publishRun(server, id);
  const [first, second] = [await anAdmin(db), await anAdmin(db)];
  await db.query(
    `UPDATE assessment_runs SET state = 'FINAL', finaliser_id = $2, second_finaliser_id = $3, final_at = now() WHERE id = $1`,
    [id, first.id, second.id],
  );
}

/** Takes the lease of a run's job, for ten minutes. @returns the id of the job, whose lease is 1 */
export async function leased({ database: { db } }: TestServer, runId: string): Promise<string> {
  const [rows] = await db.query<[{ id: string }[], number]>(
    `UPDATE outbox SET lease = 1, leased_until = now() + interval '10 min' WHERE payload ->> 'assessmentRunId' = $1 RETURNING id`,
    [runId],
  );
  return rows[0]!.id;
}

/** Empties tables with all that rests on them, also payments, which are never deleted. */
export async function emptied({ database: { db } }: TestServer, tables: string): Promise<void> {
  await db.query(
    `SET session_replication_role = replica; TRUNCATE ${tables} CASCADE; SET session_replication_role = origin`,
  );
}

/** Empties the tables of runs, as nobody may but the database's superuser. */
export async function forgetRuns(server: TestServer, tries = 5): Promise<void> {
  try {
    await emptied(server, 'assessment_runs, assessment_results, outbox');
  } catch (error) {
    // A job that is just ending locks the same tables in another order.
    const deadlock = error instanceof QueryFailedError && /deadlock/.test(error.message);
    if (!deadlock || tries === 1) throw error;
    await forgetRuns(server, tries - 1);
  }
}
