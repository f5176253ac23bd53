import { createHash } from 'node:crypto';
import { readAbaBack } from '../src/payments/reading/read-aba.js';
import { refusal } from './harness/claims.js';
import { anAdmin, aUser } from './harness/factories.js';
import { giveReasonsToHold, sidOf } from './harness/held-payments.js';
import {
  accountOf,
  ACTS,
  aProfile,
  DAY,
  endedWork,
  moved,
  Payer,
  paymentsOf,
  prepared,
  PROFILE,
  published,
  RUN,
  runState,
  setBank,
  type ShownRun,
} from './harness/paying.js';
import { TestServer } from './harness/test-server.js';

/** Shared less than their losses, so that there is interest and tax in what they get. */
const CLAIMS = 30;

let server: TestServer;
let maker: Payer;
let checker: Payer;
let distributionId: string;
let profileId: string;
let run: ShownRun;
let written: ShownRun;
let bytes: Buffer;

const sql = <Row>(text: string, values: unknown[] = []) => server.database.db.query<Row[]>(text, values);
const idOf = async (n: number) =>
  (await sql<{ id: string }>('SELECT id FROM submissions WHERE sid = $1', [sidOf(n)]))[0]!.id;
const payment = async (n: number) =>
  (await paymentsOf(maker.client, run.id)).find(({ sid }) => sid === sidOf(n))!;
const reasonOf = async (n: number) => (await payment(n)).heldReason;
const cancel = async (of: ShownRun, neverSent = false) =>
  maker.client.graphql(
    `mutation ($id: ID!, $version: Int!, $neverSent: Boolean!) {
       run: cancelPayments(id: $id, version: $version, because: "The wrong day", neverSent: $neverSent) { ${RUN} } }`,
    { id: of.id, version: of.version, neverSent },
  );
const CHECK = `mutation ($id: ID!, $version: Int!) { run: checkPayments(id: $id, version: $version) { ${RUN} } }`;
beforeAll(async () => {
  server = await TestServer.start();
  distributionId = await published(server, CLAIMS, { settlementSum: '2000.00' });
  maker = await Payer.signedIn(server, 'Mary Maker');
  checker = await Payer.signedIn(server, 'Charles Checker');
  profileId = await aProfile(maker.client);
  await giveReasonsToHold(server);
  run = await prepared(maker.client, distributionId, profileId);
  await setBank(server, await idOf(15), accountOf(901));
  await maker.client.data(CHECK, { id: run.id, version: run.version });
  const approved = await checker.acts('APPROVE', await endedWork(maker.client, run.id));
  // Changed between the approval and the writing.
  await setBank(server, await idOf(16), accountOf(902));
  written = await checker.writes(approved);
  const { response } = await checker.fetches(written.files[0]!.id);
  bytes = Buffer.from(await response.arrayBuffer());
});
afterAll(() => server.close());

describe('the files of a payment run', () => {
  it('pay exactly what the ledger has, to the released accounts (PAY-8)', async () => {
    expect(written).toMatchObject({ state: 'WRITTEN', message: null, refusals: [] });
    const [file] = written.files;
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file!.sha256);
    const { payments, credits, trace } = readAbaBack(bytes);
    expect(trace.accountNumber).toBe(PROFILE.traceAccount);
    const paid = (await paymentsOf(maker.client, run.id)).filter(({ state }) => state === 'IN_FILE');
    expect(payments.map(({ reference }) => reference)).toEqual(paid.map(({ sid }) => `SID${sid}`));
    expect(payments.map(({ cents }) => cents)).toEqual(paid.map(({ net }) => BigInt(net.replace('.', ''))));
    expect(payments.map(({ accountNumber }) => accountNumber)).toEqual(
      paid.map(({ sid }) => accountOf(Number(sid.slice(2)))),
    );
    expect(payments.some(({ withheld }) => withheld > 0n)).toBe(true);
    expect(credits).toBe(BigInt(file!.total.replace('.', '')));
    expect(file!.payments).toBe(paid.length);
    expect(await reasonOf(16)).toBe('BANK_UNRELEASED');
  });

  it('tell a claim’s owner where the payment stands, and nobody else (PAY-11)', async () => {
    const member = await aUser(server.database.db);
    const asMember = await server.signIn(member);
    const claims = [await idOf(18), await idOf(2), await idOf(9)];
    await sql('UPDATE submissions SET owner_id = $1 WHERE id = ANY ($2::uuid[])', [member.id, claims]);
    const asking =
      'query ($id: ID!) { paymentsOf(submissionId: $id) { state heldReason net paymentDay account } }';
    const status = async (id: string) =>
      (await asMember.data<{ paymentsOf: object[] }>(asking, { id })).paymentsOf;
    const account = expect.stringMatching(new RegExp(`^\\D+${accountOf(18).slice(-3)}$`)) as string;
    expect(await status(claims[0]!)).toEqual([
      { state: 'IN_FILE', heldReason: null, net: (await payment(18)).net, paymentDay: DAY, account },
    ]);
    expect(await status(claims[1]!)).toMatchObject([
      { state: 'HELD', heldReason: 'BANK_UNRELEASED', paymentDay: null, account: null },
    ]);
    expect((await refusal(asMember, asking, { id: await idOf(19) })).code).toBe('NOT_FOUND');
  });

  it('are fetched by links that work once, by those who may, each time audited (PAY-9)', async () => {
    const { url, response } = await checker.fetches(written.files[0]!.id);
    expect(response.headers.get('content-disposition')).toContain(`payments-${run.number}-1.aba`);
    await response.arrayBuffer();
    expect((await fetch(url)).status).toBe(404);
    const auditor = await server.signIn(await anAdmin(server.database.db, { role: 'AUDITOR' as never }));
    const asking = 'mutation ($id: ID!) { createDownloadTicket(kind: PAYMENT_FILE, id: $id) { url } }';
    expect((await refusal(auditor, asking, { id: written.files[0]!.id })).code).toBe('FORBIDDEN');
    const reads = await sql<object>(`SELECT 1 FROM audit_entries WHERE action = 'payment-file.read'`);
    expect(reads).toHaveLength(2);
    expect((await runState(maker.client, run.id)).files[0]!.fetches).toBe(2);
  });

  it('are not handed out once an account in them was changed (PAY-9)', async () => {
    await setBank(server, await idOf(17), accountOf(903));
    const { response } = await checker.fetches(written.files[0]!.id);
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('prepare another one');
    await sql(`DELETE FROM bank_changes WHERE submission_id = $1`, [await idOf(17)]);
  });

  it('leave no account in the audit, the jobs, or any column of the payments (PAY-9, AUDIT-1)', async () => {
    const [{ text }] = (await sql<{ text: string }>(
      `SELECT concat((SELECT string_agg(a::text, '') FROM audit_entries a), (SELECT string_agg(o::text, '') FROM outbox o),
         (SELECT string_agg(p::text, '') FROM payments p), (SELECT string_agg(r::text, '') FROM payment_runs r),
         (SELECT string_agg(b::text, '') FROM bank_profiles b)) AS text`,
    )) as [{ text: string }];
    expect(text).toContain('payment-run.written');
    for (let n = 1; n <= CLAIMS; n += 1) expect(text).not.toContain(accountOf(n));
    for (const value of [PROFILE.traceAccount, PROFILE.userId]) expect(text).not.toContain(value);
  });

  it('refuse the same payment in a second live file, another amount, and a move back, whoever asks (PAY-4, PAY-8)', async () => {
    const [{ id }] = (await sql<{ id: string }>(
      `SELECT id FROM payments WHERE state = 'IN_FILE' LIMIT 1`,
    )) as [{ id: string }];
    const second = `WITH f AS (INSERT INTO payment_files (run_id, number, payments, total, size, sha256)
        SELECT run_id, 9, 1, net, 1, sha256(''::bytea) FROM payments WHERE id = $1 RETURNING id)
      SELECT id FROM f`;
    const [{ id: fileId }] = (await sql<{ id: string }>(second, [id])) as [{ id: string }];
    await expect(
      sql('INSERT INTO payment_file_items (file_id, payment_id, live) VALUES ($1, $2, true)', [fileId, id]),
    ).rejects.toThrow(/payment_file_items_live_key/);
    await sql('UPDATE payment_files SET live = false WHERE id = $1', [fileId]);
    for (const [change, refused] of [
      ['net = net + 1, principal = principal + 1', /never changed/],
      [`state = 'READY'`, /does not move/],
      [`state = 'PAID'`, /does not move/],
    ] as const)
      await expect(sql(`UPDATE payments SET ${change} WHERE id = $1`, [id])).rejects.toThrow(refused);
    await expect(sql('DELETE FROM payments WHERE id = $1', [id])).rejects.toThrow(/never deleted/);
    await expect(
      sql(
        `INSERT INTO payments (distribution_id, submission_id, sid, principal, interest, withheld, net, run_id, state)
         SELECT distribution_id, submission_id, sid, principal, interest, withheld, net, run_id, 'READY' FROM payments WHERE id = $1`,
        [id],
      ),
    ).rejects.toThrow(/payments_current_key/);
  });

  it('keep their distribution from being withdrawn, whoever asks (PAY-12)', async () => {
    const sending = `mutation ($id: ID!, $version: Int!) { sendDistributionCode(id: $id, version: $version, act: WITHDRAW) { message } }`;
    const [{ version }] = (await sql<{ version: number }>('SELECT version FROM distributions WHERE id = $1', [
      distributionId,
    ])) as [{ version: number }];
    const { code, message } = await refusal(maker.client, sending, { id: distributionId, version });
    expect(code).toBe('CONFLICT');
    expect(message).toContain('cancel their payment run first');
    await expect(
      sql(
        `UPDATE distributions SET state = 'WITHDRAWN', withdrawer_id = approver_id, withdrawn_at = now(), withdrawn_because = 'x'
         WHERE id = $1`,
        [distributionId],
      ),
    ).rejects.toThrow(/is not withdrawn/);
  });

  it('go to the bank with its receipt; what was held is paid by the next run, nothing twice (PAY-10, PAY-3)', async () => {
    const sending = `mutation ($id: ID!, $version: Int!) { run: markFileSent(id: $id, version: $version, receipt: "R 4711") { ${RUN} } }`;
    const [file] = (await runState(checker.client, run.id)).files;
    const { run: sent } = await checker.client.data<{ run: ShownRun }>(sending, {
      id: file!.id,
      version: file!.version,
    });
    expect(sent.state).toBe('SENT');
    expect(sent.files[0]!.receipt).toBe('R 4711');
    await moved(server, run.id);
    const settling = `mutation ($id: ID!, $version: Int!) { run: settlePayments(id: $id, version: $version) { ${RUN} } }`;
    const early = await refusal(checker.client, settling, { id: sent.id, version: sent.version });
    expect(early.message).toContain('after the day');
    expect((await cancel(sent)).body.errors?.[0]?.message).toContain('is SENT');
    await sql(
      `SET session_replication_role = replica; UPDATE payment_runs SET payment_day = '2020-01-01' WHERE id = '${sent.id}';
       SET session_replication_role = origin`,
    );
    const { run: settled } = await checker.client.data<{ run: ShownRun }>(settling, {
      id: sent.id,
      version: sent.version,
    });
    expect(settled.state).toBe('SETTLED');
    await moved(server, run.id);
    await sql(`DELETE FROM bank_changes`);
    const before = await sql<{ id: string }>(`SELECT id FROM payments WHERE state = 'PAID'`);
    expect(before).toHaveLength(settled.files[0]!.payments);
    const next = await prepared(maker.client, distributionId, profileId);
    const payments = await paymentsOf(maker.client, next.id);
    const ready = payments.filter(({ state }) => state === 'READY').map(({ sid }) => sid);
    expect(ready).toEqual([sidOf(2), sidOf(15), sidOf(16)]);
    expect(payments.some(({ id }) => before.some((paid) => paid.id === id))).toBe(false);
    const approved = await checker.acts('APPROVE', next);
    const second = await checker.writes(approved);
    expect(second).toMatchObject({ state: 'WRITTEN', files: [{ payments: 3 }] });
  });

  it('are superseded when their run is cancelled, which needs a word about a fetched file (PAY-10)', async () => {
    const [open] = await sql<{ id: string }>(`SELECT id FROM payment_runs WHERE state = 'WRITTEN'`);
    const [file] = (await runState(checker.client, open!.id)).files;
    await (await checker.fetches(file!.id)).response.arrayBuffer();
    const second = await runState(maker.client, open!.id);
    expect((await cancel(second)).body.errors?.[0]?.extensions.fields).toHaveProperty('neverSent');
    const cancelled = (await cancel(second, true)).body.data as { run: ShownRun };
    expect(cancelled.run.state).toBe('CANCELLED');
    expect((await checker.fetches(file!.id)).response.status).toBe(404);
    await moved(server, second.id);
    expect((await runState(maker.client, second.id)).files).toMatchObject([{ live: false }]);
    expect((await checker.fetches(file!.id)).response.status).toBe(404);
    const third = await prepared(maker.client, distributionId, profileId);
    expect(third.figures!.payments).toBe(3);
  });

  it('need two more people above the sum of the scheme file (PAY-6)', async () => {
    const [{ id }] = (await sql<{ id: string }>(`SELECT id FROM payment_runs WHERE state = 'PREPARED'`)) as [
      { id: string },
    ];
    await sql('UPDATE payment_runs SET approvals_needed = 2 WHERE id = $1', [id]);
    const once = await checker.acts('APPROVE', await runState(checker.client, id));
    expect(once).toMatchObject({ state: 'PREPARED', approver: 'Charles Checker' });
    const again = { id, version: once.version, code: '123456' };
    expect((await refusal(checker.client, ACTS.APPROVE, again)).message).toContain('A second person');
    const third = await Payer.signedIn(server, 'Theo Third');
    expect(await third.acts('APPROVE', once)).toMatchObject({ state: 'APPROVED' });
  });
});
