import type pg from 'pg';
import { isDeepStrictEqual } from 'node:util';
import { CopyBuffer } from '../../database/copy-buffer.js';
import { copyRows } from '../../database/copy-rows.js';
import { writeCents } from '../../rules/decimals.js';
import { TAX_CLASSES } from '../../rules/distribution/distribution-plan.js';
import type { Waterfall } from '../../rules/distribution/waterfall.js';
import type { DistributionRow } from './distribution-row.js';
import type { Sharers } from './read-sharers.js';
import { inTransaction } from './in-transaction.js';

/** The condition of a refusal by the second engine. */
const REFUSED = 'PD001';

const AT_ONCE = 5_000;

/**
 * What was paid before to each claim of a run, found in another way than the first engine's: principal and interest of all
 * lines of the distributions before, less what confirmed declarations name, first by the claims that these were computed for;
 * then what belongs to claims that are gone, by SID. Columns `id` and `paid`.
 */
const secondPaidBefore = (distribution: string, run: string) => `(
  WITH RECURSIVE back (id, next) AS (
    SELECT id, follows_id FROM distributions WHERE id = ${distribution}::uuid
    UNION SELECT d.id, d.follows_id FROM back b JOIN distributions d ON d.id = b.next
  ), moved AS (
    SELECT l.submission_id AS claim, l.sid, l.principal + l.interest AS amount FROM back b JOIN distribution_lines l ON l.distribution_id = b.next
    UNION ALL
    SELECT p.submission_id, p.sid, - p.principal - p.interest FROM back b JOIN unclaimed_declarations u ON u.distribution_id = b.next
      JOIN payments p ON p.unclaimed_id = u.id WHERE u.state = 'CONFIRMED'
  ), kept AS (
    SELECT claim, sid, sum(amount) AS amount FROM moved GROUP BY claim, sid
  ), gone AS (
    SELECT k.sid, k.amount FROM kept k LEFT JOIN submissions s ON s.id = k.claim
      LEFT JOIN assessment_results a ON a.submission_id = k.claim AND a.run_id = ${run}::uuid
    WHERE s.id IS NULL AND a.run_id IS NULL
  ), given AS (
    SELECT claim AS id, amount FROM kept
    UNION ALL
    SELECT a.submission_id, gone.amount FROM gone JOIN assessment_results a ON a.sid COLLATE "C" = gone.sid AND a.run_id = ${run}::uuid)
  SELECT id, sum(amount) AS paid FROM given GROUP BY id)`;

/** Losses and SIDs are read from the run; only the tax classes come from the first engine, because numbers are sealed. */
const secondBy = (classes: string, isLater: boolean, distribution: string) =>
  isLater
    ? `
  SELECT second.* FROM distribution.share_later($1::jsonb, $2::jsonb, ARRAY(
    SELECT ROW(r.sid, r.recognised_loss, coalesce(c.tax_class::text, 'UNKNOWN'), before.paid)::distribution.later_claim
    FROM assessment_results r LEFT JOIN ${classes} ON c.submission_id = r.submission_id
      LEFT JOIN ${secondPaidBefore(distribution, '$3')} before ON before.id = r.submission_id
    WHERE r.run_id = $3 AND r.status = 'ASSESSED')) AS second`
    : `
  SELECT second.* FROM distribution.share_fund($1::jsonb, $2::jsonb, ARRAY(
    SELECT ROW(r.sid, r.recognised_loss, coalesce(c.tax_class::text, 'UNKNOWN'))::distribution.claim
    FROM assessment_results r LEFT JOIN ${classes} ON c.submission_id = r.submission_id
    WHERE r.run_id = $3 AND r.status = 'ASSESSED')) AS second`;

const AMOUNTS = ['loss', 'principal', 'interest', 'payment', 'withheld', 'net'];
const row = (name: string) =>
  `(${AMOUNTS.map((amount) => `${name}.${amount}`).join(', ')}, ${name}.state::text)`;

const differences = (isLater: boolean) => `
  WITH mine AS MATERIALIZED (SELECT * FROM distribution_lines WHERE distribution_id = $4)
  SELECT count(*)::int AS count FROM mine l FULL JOIN (${secondBy('mine c', isLater, '$4')}) s ON s.sid = l.sid
    ${isLater ? `LEFT JOIN ${secondPaidBefore('$4', '$3')} before ON before.id = l.submission_id` : ''}
  WHERE l.sid IS NULL OR s.sid IS NULL OR ${row('l')} IS DISTINCT FROM ${row('s')}
    OR l.paid_before <> ${isLater ? 'coalesce(before.paid, 0)' : '0'}`;

/** The classes of claims of which no line is written. */
const CLASSES = 'sharing_classes';
const MAKE_CLASSES = `
  CREATE TEMP TABLE ${CLASSES} (submission_id uuid, sid text, tax_class public.tax_class) ON COMMIT DROP`;

const refusal = (isLater: boolean) =>
  `SELECT count(*) FROM (${secondBy(`${CLASSES} AS c`, isLater, '$4')}) _${isLater ? '' : ' WHERE $4::uuid IS NOT NULL'}`;

const STEPS = `
  SELECT name, round(principal, 2)::text AS principal, round(interest, 2)::text AS interest
  FROM distribution.waterfall($1::jsonb) ORDER BY step`;

/** The number of lines on which the second engine, in SQL, comes to something else; a refusal of it counts as one. */
export async function differingLines(
  db: pg.Client,
  distributionId: string,
  distribution: DistributionRow,
  waterfall: Waterfall['steps'],
): Promise<number> {
  const first = waterfall.map(({ name, principal, interest }) => ({
    name,
    principal: writeCents(principal),
    interest: writeCents(interest),
  }));
  const found = await secondly(db, async () => {
    const { rows: steps } = await db.query<object>(STEPS, [JSON.stringify(distribution.fund)]);
    const { rows } = await db.query<{ count: number }>(differences(distribution.isLater), [
      ...given(distribution),
      distributionId,
    ]);
    return (
      rows[0]!.count +
      (isDeepStrictEqual(
        steps.map((step) => ({ ...step })),
        first,
      )
        ? 0
        : 1)
    );
  });
  return typeof found === 'number' ? found : 1;
}

/** Why the second engine refuses to share the fund; undefined where it does not. */
export async function secondRefusal(
  db: pg.Client,
  distributionId: string,
  distribution: DistributionRow,
  sharers: Sharers,
): Promise<string | undefined> {
  const found = await secondly(db, async () => {
    await db.query(MAKE_CLASSES);
    await writeClasses(db, sharers);
    await db.query(refusal(distribution.isLater), [...given(distribution), distributionId]);
    return 0;
  });
  return typeof found === 'string' ? found : undefined;
}

async function writeClasses(db: pg.Client, { claims, names }: Sharers): Promise<void> {
  const columns = ['submission_id', 'sid', 'tax_class'];
  let rows = new CopyBuffer();
  let at = 0;
  for (const name of names) {
    rows.row(columns.length);
    rows.cells(name);
    rows.text(TAX_CLASSES[claims.taxClass[at++]!]!);
    if (rows.rows < AT_ONCE) continue;
    await copyRows(db, CLASSES, columns, rows);
    rows = new CopyBuffer();
  }
  await copyRows(db, CLASSES, columns, rows);
}

function given({ plan, fund, runId }: DistributionRow): string[] {
  return [JSON.stringify(plan), JSON.stringify(fund), runId];
}

/** The result of the second engine's work, or its refusal; a million claims take longer than a statement usually may. */
async function secondly(db: pg.Client, work: () => Promise<number>): Promise<number | string> {
  let found: number | string = 0;
  await inTransaction(db, async () => {
    await db.query('SET LOCAL statement_timeout = 0');
    found = await work();
  }).catch((error: unknown) => {
    const { code, message } = error as Error & { code?: string };
    if (code !== REFUSED) throw error;
    found = message;
  });
  return found;
}
