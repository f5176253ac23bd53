import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { to as copyTo } from 'pg-copy-streams';
import { DEMO_PERIOD } from '../../development/src/demo/demo-rules.js';
import { canonicalJson } from '../../server/src/rules/proof/canonical-json.js';
import { soundRules } from '../../server/src/rules/sound-rules.js';
import type { BenchContext } from '../context.js';

const POLL_MS = 200;
const OPEN = ['DRAFT', 'COMPUTING', 'COMPUTED'];

/** Sound rules for the days of the reference trades; nothing is checked so strictly that most claims are blocked. */
const RULES = {
  ...soundRules,
  assessment: {
    ...soundRules.assessment,
    ...DEMO_PERIOD,
    bands: [
      { id: 'A', from: '2017-08-24', to: '2018-05-31', inflation: '0.85' },
      { id: 'B', from: '2018-06-01', to: '2018-11-12', inflation: '0.30' },
    ],
    checks: { weekends: false },
  },
};

/** A run that has ended. */
export interface EndedRun {
  id: string;
  state: string;
  assessed: number;
  disagreed: number;
  startedAt: string;
  finishedAt: string;
  /** Of the frozen text. */
  sha256: string;
}

const RUN = 'id state assessed disagreed startedAt finishedAt sha256';

/** Makes an author, a reviewer and an approver, who do nothing else. @returns their ids */
export async function rulesPeople({ db }: BenchContext): Promise<string[]> {
  const { rows } = await db.client.query<{ id: string }>(
    `INSERT INTO public.users (name, email, role, enabled, verified_at)
     SELECT 'Bench person', 'person-' || n || '@prorata.example', 'MASTER_ADMIN', true, now() FROM generate_series(1, 3) n
     RETURNING id`,
  );
  return rows.map(({ id }) => id);
}

/** Stores an approved version of the rules that computes as all others, but by which no claim was assessed yet. */
export async function approveRules(
  { db }: BenchContext,
  number: number,
  people: readonly string[],
): Promise<void> {
  const text = canonicalJson({ ...RULES, name: `${RULES.name}, turn ${number}` });
  await db.client.query(
    `INSERT INTO public.rules_versions (number, effective_from, basis, document, sha256, state, author_id, approved_by_id, approved_at)
     VALUES ($1, '2017-08-23', 'For this bench', $2, $3, 'APPROVED', $4, $5, now())`,
    [number, text, createHash('sha256').update(text).digest(), people[0], people[1]],
  );
}

/** Assesses all claims as the product does, as of a moment where one is given, and waits until the run has ended. */
export async function assessAll(
  { product: { admin } }: BenchContext,
  rulesNumber: number,
  more: { moment?: string; anew?: boolean } = {},
): Promise<EndedRun> {
  const { startAssessment } = await admin.data<{ startAssessment: { id: string } }>(
    `mutation ($rulesNumber: Int!, $moment: DateTime, $anew: Boolean) {
       startAssessment(rulesNumber: $rulesNumber, moment: $moment, anew: $anew) { id }
     }`,
    { rulesNumber, ...more },
  );
  for (;;) {
    const { assessmentRun } = await admin.data<{ assessmentRun: EndedRun }>(
      `query ($id: ID!) { assessmentRun(id: $id) { ${RUN} } }`,
      startAssessment,
    );
    if (!OPEN.includes(assessmentRun.state)) return assessmentRun;
    await sleep(POLL_MS);
  }
}

/** Seconds from the start of a run's computation to its end. */
export function secondsOf({ startedAt, finishedAt }: EndedRun): number {
  return (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000;
}

/** Publishes an agreed run as if other people had acted on it. */
export async function publish({ db }: BenchContext, id: string, people: readonly string[]): Promise<void> {
  await db.client.query('ALTER TABLE public.assessment_runs DISABLE TRIGGER keep_assessment_runs');
  await db.client.query(
    `UPDATE public.assessment_runs SET state = 'PUBLISHED', reviewer_id = $2, approver_id = $3, published_at = now(),
       objections_until = '2099-02-02' WHERE id = $1`,
    [id, people[1], people[2]],
  );
  await db.client.query('ALTER TABLE public.assessment_runs ENABLE TRIGGER keep_assessment_runs');
}

/** Seconds in which COPY gives the same columns of the trades to this process, by claim and day. */
export async function copySeconds({ db }: BenchContext, where = 'true'): Promise<number> {
  const start = performance.now();
  const rows = db.client.query(
    copyTo(
      `COPY (SELECT submission_id, id, transaction_type, trade_date, quantity, price_per_share, total_amount
         FROM public.trades WHERE ${where} ORDER BY submission_id, trade_date, id) TO STDOUT`,
    ),
  );
  let bytes = 0;
  for await (const piece of rows) bytes += (piece as Buffer).length;
  if (bytes === 0) throw new Error('COPY gave no trades.');
  return (performance.now() - start) / 1000;
}

/** Milliseconds of the slowest of small calls that are made while another one is under way. */
export async function slowestBeside({ product }: BenchContext, other: Promise<unknown>): Promise<number> {
  const over = new AbortController();
  void other.catch(() => undefined).finally(() => over.abort());
  let slowest = 0;
  while (!over.signal.aborted) {
    const started = performance.now();
    await product.admin.get('/api/health/live');
    slowest = Math.max(slowest, performance.now() - started);
  }
  return slowest;
}
