import { endedRun, finaliseRun, startRun } from './harness/assessing.js';
import { idOf } from './harness/claims.js';
import { aFund, computed, saved } from './harness/distributing.js';
import { sidOf } from './harness/held-payments.js';
import {
  endPaymentDeadline,
  firstDistribution,
  type FirstDistribution,
  moneyLeft,
} from './harness/money-left.js';
import { paymentsOf, prepared, type ShownRun } from './harness/paying.js';
import { TestServer } from './harness/test-server.js';

const CLAIMS = 12;

let server: TestServer;
let stage: FirstDistribution;

const sql = <Row>(text: string, values: unknown[] = []) => server.database.db.query<Row[]>(text, values);
const corrected = (from: string, to: string) =>
  sql('UPDATE submissions SET sid = $2 WHERE sid = $1', [from, to]);
const removed = (sid: string) =>
  sql(
    `INSERT INTO claim_decisions (sid, kind, origin, state, reason, decided_at, decided_on)
     VALUES ($1, 'REMOVE', 'SCHEME_FILE', 'IN_FORCE', 'No trade data', now(), current_date)`,
    [sid],
  );
const restored = (sid: string) =>
  sql(`UPDATE claim_decisions SET state = 'REPLACED', replaced_at = now() WHERE sid = $1`, [sid]);

/** Files a claim under a SID, with the trades of another one. */
async function filed(sid: string, like: string): Promise<void> {
  await sql(
    `WITH made AS (
       INSERT INTO submissions (id, sid, email, opening_balance, created_at, australian_citizen)
       SELECT gen_random_uuid(), $1, email, opening_balance, created_at, australian_citizen FROM submissions WHERE id = $2 RETURNING id
     ), list AS (INSERT INTO trade_lists (submission_id) SELECT id FROM made)
     INSERT INTO trades (submission_id, transaction_type, trade_date, quantity, price_per_share, total_amount, created_at)
     SELECT made.id, transaction_type, trade_date, quantity, price_per_share, total_amount, created_at FROM trades, made WHERE submission_id = $2`,
    [sid, await idOf(server, like)],
  );
}

beforeAll(async () => {
  server = await TestServer.start();
  stage = await firstDistribution(server, CLAIMS);
});
afterAll(() => server.close());

describe('the payment of a claim whose SID was corrected since its distribution', () => {
  let run: ShownRun;
  const heldFor = async (n: number) => {
    const all = await paymentsOf(stage.payer.client, run.id);
    return all.find(({ sid }) => sid === sidOf(n))!.heldReason;
  };

  beforeAll(async () => {
    await corrected(sidOf(4), 'Z-4');
    await removed('Z-4');
    await corrected(sidOf(6), 'Z-6');
    await removed(sidOf(6));
    await corrected(sidOf(7), 'Z-7');
    await filed(sidOf(7), 'Z-7');
    await removed(sidOf(7));
    run = await prepared(stage.payer.client, stage.firstId, stage.profileId);
  });

  it('is held when it is removed, under the new SID or the one of its line (PAY-5)', async () => {
    expect(await heldFor(4)).toBe('REMOVED');
    expect(await heldFor(6)).toBe('REMOVED');
  });

  it('is not held for the removal of another claim that has its former SID by now (PAY-5)', async () => {
    expect(await heldFor(7)).toBeNull();
  });

  it('is held by the approval when it is removed under its new SID meanwhile (PAY-7)', async () => {
    await corrected(sidOf(10), 'Z-10');
    await corrected(sidOf(11), 'Z-11');
    await removed('Z-10');
    await removed(sidOf(11));
    await expect(stage.checker.acts('APPROVE', run)).rejects.toThrow(
      /Something changed since this run was prepared/,
    );
    expect([await heldFor(10), await heldFor(11)]).toEqual(['REMOVED', 'REMOVED']);
    for (const sid of ['Z-4', sidOf(6), sidOf(7), 'Z-10', sidOf(11)]) await restored(sid);
  });

  it('is not unclaimed while its deadline is extended, under either SID (UNCLAIMED-1)', async () => {
    await endPaymentDeadline(server);
    await corrected(sidOf(2), 'Z-2');
    const unclaimed = async () => {
      const { unclaimedPayments } = await moneyLeft(stage.payer.client, stage.firstId);
      return unclaimedPayments;
    };
    const before = await unclaimed();
    for (const sid of ['Z-2', sidOf(2)]) {
      await sql(
        `INSERT INTO deadlines (kind, extends_id, sid, named_day, due, reason)
         SELECT 'PAYMENT', id, $1, '2099-01-30', '2099-01-30', 'Order' FROM deadlines WHERE kind = 'PAYMENT' AND sid IS NULL`,
        [sid],
      );
      expect(await unclaimed()).toBe(before - 1);
      await sql(
        `SET session_replication_role = replica; DELETE FROM deadlines WHERE sid = '${sid}'; SET session_replication_role = origin`,
      );
    }
  });
});

describe('a later distribution after SIDs were corrected', () => {
  interface Paid {
    sid: string;
    before: string;
    first: string | null;
  }
  let lines: Paid[];
  const beforeOf = (sid: string) => lines.find((line) => line.sid === sid)?.before;

  beforeAll(async () => {
    await corrected(sidOf(5), 'Z-5');
    await filed(sidOf(5), 'Z-5');
    const erase = async (sid: string) => sql('DELETE FROM submissions WHERE sid = $1', [sid]);
    await filed('Z-8', sidOf(8));
    await erase(sidOf(8));
    await corrected('Z-8', sidOf(8));
    await corrected(sidOf(9), 'Z-9');
    await filed(sidOf(9), 'Z-9');
    const run = await endedRun(stage.maker.client, (await startRun(stage.maker.client)).id);
    await finaliseRun(server, run.id);
    await erase('Z-9');
    const fund = { name: 'Later', followsId: stage.firstId, settlementSum: '0', interest: '7.31', steps: [] };
    const { id, state } = await computed(
      stage.maker.client,
      await saved(stage.maker.client, aFund(run.id, fund)),
    );
    expect(state).toBe('COMPUTED');
    lines = await sql<Paid>(
      `SELECT l.sid, l.paid_before::text AS before, (SELECT f.payment::text FROM distribution_lines f
         WHERE f.submission_id = l.submission_id AND f.distribution_id = $2) AS first
       FROM distribution_lines l WHERE l.distribution_id = $1 ORDER BY l.sid COLLATE "C"`,
      [id, stage.firstId],
    );
  });

  it('counts what each claim was paid under the SID that it had, by both engines (SHARE-12)', () => {
    expect(beforeOf('Z-5')).not.toBe('0.00');
    const kept = lines.filter(({ first }) => first !== null);
    expect(kept.length).toBeGreaterThan(8);
    for (const { before, first } of kept) expect(before).toBe(first);
  });

  it('counts nothing for a new claim that has the former SID of another (SHARE-12)', () => {
    expect([beforeOf(sidOf(5)), beforeOf(sidOf(9))]).toEqual(['0.00', '0.00']);
  });

  it('counts what a claim that is gone was paid for the one that was filed again under its SID (SHARE-12)', async () => {
    const [line] = await sql<{ payment: string }>(
      'SELECT payment::text FROM distribution_lines WHERE distribution_id = $1 AND sid = $2',
      [stage.firstId, sidOf(8)],
    );
    expect(beforeOf(sidOf(8))).toBe(line!.payment);
  });
});
