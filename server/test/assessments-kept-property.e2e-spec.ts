import { jest } from '@jest/globals';
import fc from 'fast-check';
import { setTimeout as sleep } from 'node:timers/promises';
import { CONTENTS_AS_OF } from '../src/assessments/engine/claims-as-of.js';
import { addClaims, approvedRules, endedRun, type Run, startRun } from './harness/assessing.js';
import type { Client } from './harness/client.js';
import { anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

fc.configureGlobal({ seed: jest.getSeed() });

const CLAIMS = 60;
const ROUNDS = 12;

let server: TestServer;
let admin: Client;
let people: string[];
beforeAll(async () => {
  server = await TestServer.start();
  const { db } = server.database;
  const maker = await anAdmin(db);
  people = [maker.id, (await anAdmin(db)).id];
  admin = await server.signIn(maker);
  await approvedRules(server);
  await addClaims(server, CLAIMS);
});
afterAll(() => server.close());

/** A change of one claim, by statements that set off what the history, its decisions and its marks do otherwise. */
type Change = (
  claim: { id: string; sid: string | null; other: string },
  value: number,
) => [string, unknown[]];

const CHANGES: Record<string, Change> = {
  bought: ({ id }, value) => [
    `INSERT INTO trades (submission_id, transaction_type, trade_date, quantity, price_per_share, total_amount)
     VALUES ($1, 'BUY', '2013-09-03', $2::int, 3, 3 * $2::int)`,
    [id, value],
  ],
  sold: ({ id }, value) => [
    `INSERT INTO trades (submission_id, transaction_type, trade_date, quantity, price_per_share, total_amount)
     VALUES ($1, 'SELL', '2014-10-01', $2::int, 2, 2 * $2::int)`,
    [id, value],
  ],
  removedTrade: ({ id }) => [
    'DELETE FROM trades WHERE id = (SELECT min(id) FROM trades WHERE submission_id = $1)',
    [id],
  ],
  changedTrade: ({ id }, value) => [
    `WITH old AS (DELETE FROM trades WHERE id = (SELECT max(id) FROM trades WHERE submission_id = $1) RETURNING *)
     INSERT INTO trades (submission_id, transaction_type, trade_date, quantity, price_per_share, total_amount)
     SELECT submission_id, transaction_type, trade_date, $2::int, price_per_share, price_per_share * $2::int FROM old`,
    [id, value],
  ],
  opening: ({ id }, value) => [
    'UPDATE trade_lists SET opening_balance = $2 WHERE submission_id = $1',
    [id, value % 3 ? `${value}` : 'about 500'],
  ],
  closing: ({ id }, value) => [
    'UPDATE submissions SET closing_balance = $2 WHERE id = $1',
    [id, value % 2 ? `${value}` : ''],
  ],
  renamed: ({ id }, value) => [
    `UPDATE submissions SET sid = 'B-' || $2 || '-' || right(id::text, 6) WHERE id = $1`,
    [id, `${value}`],
  ],
  nameless: ({ id }) => ['UPDATE submissions SET sid = NULL WHERE id = $1', [id]],
  duplicate: ({ id, other }) => [
    `INSERT INTO double_up_marks (first_id, second_id, verdict, duplicate_id, marked_by_id)
     VALUES (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), 'DUPLICATE', $1, '${people[0]}') ON CONFLICT DO NOTHING`,
    [id, other],
  ],
  noDuplicate: () => ['DELETE FROM double_up_marks', []],
  removed: ({ sid }) => [
    `INSERT INTO claim_decisions (sid, kind, state, reason, maker_id, checker_id, decided_at, decided_on)
     SELECT $1::text, 'REMOVE', 'IN_FORCE', 'No trades', '${people[0]}', '${people[1]}', now(), current_date WHERE $1::text IS NOT NULL
     ON CONFLICT DO NOTHING`,
    [sid],
  ],
  accepted: ({ id }) => [
    `INSERT INTO accepted_findings (submission_id, code, reason, content_sha256, run_id, accepted_by_id)
     SELECT content.id, 'TRADING_HALT', 'Off the market', content.digest, (SELECT id FROM assessment_runs LIMIT 1), '${people[0]}'
     FROM (${CONTENTS_AS_OF.replaceAll('$1', `'infinity'`).replaceAll('$2', '$1')}) content ON CONFLICT DO NOTHING`,
    [[id]],
  ],
  withdrawn: () => [
    `UPDATE accepted_findings SET withdrawn_at = now(), withdrawn_by_id = '${people[0]}', withdrawn_because = 'Not off the market'
     WHERE withdrawn_at IS NULL`,
    [],
  ],
};

const changes = fc.array(
  fc.record({
    change: fc.constantFrom(...Object.keys(CHANGES)),
    claim: fc.nat(CLAIMS - 1),
    value: fc.integer({ min: 1, max: 400 }),
  }),
  { maxLength: 12 },
);

/** Each change of its own claim, so that every status is seen. */
const EACH_CHANGE = Object.keys(CHANGES)
  .filter((change) => !change.startsWith('no'))
  .map((change, at) => ({ change, claim: 2 * at, value: 3 }));

async function make(edits: readonly { change: string; claim: number; value: number }[]): Promise<void> {
  const { db } = server.database;
  for (const { change, claim, value } of edits) {
    const claims = await db.query<{ id: string; sid: string | null }[]>(
      'SELECT id, sid FROM submissions ORDER BY id',
    );
    const [statement, values] = CHANGES[change]!(
      { ...claims[claim]!, other: claims[(claim + 1) % CLAIMS]!.id },
      value,
    );
    await db.query(statement, values);
  }
}

async function ended(moment: string, anew: boolean): Promise<Run> {
  const run = await endedRun(admin, (await startRun(admin, 1, moment, anew)).id);
  expect(run).toMatchObject({ state: 'AGREED', assessed: CLAIMS, disagreed: 0 });
  return run;
}

/** All that is stored of the results, in the order of the claims. */
const resultsOf = ({ id }: Run) =>
  server.database.db.query<unknown[]>(
    `SELECT to_jsonb(result) - 'run_id' AS result FROM assessment_results result WHERE run_id = $1 ORDER BY submission_id`,
    [id],
  );

it('a run that keeps results is a run that computes all of them, whatever was changed since (RUN-13, RUN-14)', async () => {
  const { db } = server.database;
  const first = await ended(new Date().toISOString(), false);
  const seen = { kept: 0, computed: 0, statuses: new Set<string>() };
  const property = fc.asyncProperty(changes, async (edits) => {
    await make(edits);
    // The moment has milliseconds, the changes have microseconds.
    await sleep(5);
    const moment = new Date().toISOString();
    const run = await ended(moment, false);
    const anew = await ended(moment, true);
    expect(await resultsOf(run)).toEqual(await resultsOf(anew));
    expect(run).toMatchObject({ sha256: anew.sha256, recognisedLoss: anew.recognisedLoss });
    expect(anew.kept).toBe(0);
    seen.kept += run.kept;
    seen.computed += CLAIMS - run.kept;
    for (const { status } of await db.query<{ status: string }[]>(
      'SELECT DISTINCT status::text FROM assessment_results WHERE run_id = $1',
      [run.id],
    ))
      seen.statuses.add(status);
  });
  await fc.assert(property, { numRuns: ROUNDS, examples: [[EACH_CHANGE]], endOnFailure: true });
  expect(first.kept).toBe(0);
  expect(seen.kept).toBeGreaterThan((ROUNDS * CLAIMS) / 2);
  expect(seen.computed).toBeGreaterThan(ROUNDS);
  expect([...seen.statuses]).toEqual(expect.arrayContaining(['ASSESSED', 'BLOCKED', 'DOUBLE_UP']));
}, 120_000);
