import { heldForSql } from '../src/payment-runs/held-sql.js';
import { refusal } from './harness/claims.js';
import {
  accountOf,
  aProfile,
  moved,
  Payer,
  paymentsOf,
  prepared,
  published,
  RUN,
  runState,
  setBank,
  type ShownRun,
} from './harness/paying.js';
import { TestServer } from './harness/test-server.js';

/** The third has no known tax class, and the first is paid too much for a file. */
const CLAIMS = 6;
const sidOf = (n: number) => `A-${String(n).padStart(6, '0')}`;

let server: TestServer;
let maker: Payer;
let checker: Payer;
let distributionId: string;
let profileId: string;
let run: ShownRun;

const sql = <Row>(text: string, values: unknown[] = []) => server.database.db.query<Row[]>(text, values);
const idOf = async (n: number) =>
  (await sql<{ id: string }>('SELECT id FROM submissions WHERE sid = $1', [sidOf(n)]))[0]!.id;
const statesOf = async (runId: string) =>
  Object.fromEntries((await paymentsOf(maker.client, runId)).map(({ sid, state }) => [sid, state]));
const SENT = `mutation ($id: ID!, $version: Int!) { run: markFileSent(id: $id, version: $version, receipt: "R 1") { ${RUN} } }`;
const CANCEL = `mutation ($id: ID!, $version: Int!) {
  run: cancelPayments(id: $id, version: $version, because: "An account changed", neverSent: true) { ${RUN} } }`;

/** A change that somebody else released, as if it had been announced days ago. */
async function release(submissionId: string): Promise<void> {
  await sql(
    `UPDATE bank_changes SET state = 'RELEASED', announced_at = now() - interval '3 days', decided_at = now(),
       decider_id = $2, check_result = 'MATCH' WHERE submission_id = $1`,
    [submissionId, checker.user.id],
  );
}

beforeAll(async () => {
  server = await TestServer.start();
  distributionId = await published(server, CLAIMS, { settlementSum: '2000.00' });
  maker = await Payer.signedIn(server, 'Mary Maker');
  checker = await Payer.signedIn(server, 'Charles Checker');
  const [largest] = await sql<{ net: string }>(
    'SELECT net FROM distribution_lines ORDER BY net DESC, sid LIMIT 1',
  );
  await sql(`UPDATE submissions SET australian_citizen = 'NO' WHERE sid = $1`, [sidOf(3)]);
  // A payment and the debit a file, and none that a file may not hold but the largest.
  profileId = await aProfile(maker.client, {
    maxRows: '2',
    maxTotal: (Number(largest!.net) - 0.01).toFixed(2),
  });
  run = await prepared(maker.client, distributionId, profileId);
});
afterAll(() => server.close());

it('a payment above the limit of a file is held before anybody approves it (PAY-5)', async () => {
  const held = await paymentsOf(maker.client, run.id, { state: 'HELD' });
  expect(
    held.some(
      ({ heldReason, heldCodes }) => heldReason === 'BANK_INVALID' && heldCodes.includes('AMOUNT_TOO_LARGE'),
    ),
  ).toBe(true);
});

it.each([
  ['UNKNOWN', '12.00', 'TAX_CLASS_UNKNOWN'],
  ['UNKNOWN', '0.00', null],
  ['NON_RESIDENT', '12.00', null],
])(
  'a tax class of %s with %s withheld holds a payment for %s (PAY-5)',
  async (taxClass, withheld, reason) => {
    const [row] = await sql<{ reason: string | null }>(
      `SELECT ${heldForSql('s', 's', 'l', 'NULL::bytea')} AS reason
     FROM submissions s, (SELECT $2::text AS tax_class, $3::numeric AS withheld) l WHERE s.id = $1`,
      [await idOf(2), taxClass, withheld],
    );
    expect(row!.reason).toBe(reason);
  },
);

describe('a run of several files', () => {
  let files: ShownRun['files'];
  let sids: string[];
  beforeAll(async () => {
    const written = await checker.writes(await checker.acts('APPROVE', run));
    expect(written.state).toBe('WRITTEN');
    ({ files } = written);
    expect(files.length).toBeGreaterThan(2);
    sids = (await paymentsOf(maker.client, run.id, { state: 'IN_FILE' })).map(({ sid }) => sid);
  });

  it('serves a file whose own claims are as they were, and no other (PAY-9)', async () => {
    const [first, second, third] = files;
    expect((await checker.fetches(first!.id)).response.status).toBe(200);
    const changed = await idOf(Number(sids[1]!.slice(2)));
    await setBank(server, changed, accountOf(900));
    expect((await checker.fetches(second!.id)).response.status).toBe(409);
    // Released since, it is another account than the file has.
    await release(changed);
    const { response } = await checker.fetches(second!.id);
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('other bank details');
    // Nor when it was typed just before the file was written, and was not seen by who wrote it.
    await sql(`SET session_replication_role = replica;
      UPDATE bank_changes SET changed_at = changed_at - interval '3 days'; SET session_replication_role = origin`);
    expect((await checker.fetches(second!.id)).response.status).toBe(409);
    expect((await checker.fetches(third!.id)).response.status).toBe(200);
  });

  it('ends SENT when the files that were not sent are cancelled, by somebody who fetched none (PAY-10)', async () => {
    const [first] = (await runState(checker.client, run.id)).files;
    await checker.client.data(SENT, { id: first!.id, version: first!.version });
    const { id, version } = await runState(maker.client, run.id);
    expect((await refusal(checker.client, CANCEL, { id, version })).message).toContain('Another person');
    const { run: rest } = await maker.client.data<{ run: ShownRun }>(CANCEL, { id, version });
    expect(rest).toMatchObject({ state: 'SENT', message: expect.stringContaining('An account changed') });
    expect((await checker.fetches(files[2]!.id)).response.status).toBe(404);
    expect((await checker.fetches(first!.id)).response.status).toBe(200);
    await moved(server, run.id);
    const states = await statesOf(run.id);
    expect(states[sids[0]!]).toBe('SENT');
    for (const sid of sids.slice(1)) expect(states[sid]).toBe('READY');
    const [entry] = await sql<{ details: { neverSent: boolean; files: object[] } }>(
      `SELECT details FROM audit_entries WHERE action = 'payment-run.cancelled'`,
    );
    expect(entry!.details).toMatchObject({ neverSent: true });
    expect(entry!.details.files).toHaveLength(files.length - 1);
  });

  it('leaves to the next run what was not sent, and nothing that was (PAY-3, PAY-10)', async () => {
    const next = await prepared(maker.client, distributionId, profileId);
    const ready = await paymentsOf(maker.client, next.id, { state: 'READY' });
    expect(ready.map(({ sid }) => sid)).toEqual(sids.slice(1));
    expect((await statesOf(run.id))[sids[0]!]).toBe('SENT');
  });
});
