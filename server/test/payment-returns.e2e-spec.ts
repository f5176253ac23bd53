import { clientWithToken } from './harness/api-tokens.js';
import { refusal } from './harness/claims.js';
import { aUser } from './harness/factories.js';
import { importFile, importRun, type Run } from './harness/importing.js';
import {
  accountOf,
  ACTS,
  aProfile,
  DAY,
  Payer,
  paymentsOf,
  PREPARE,
  prepared,
  published,
  runState,
  setBank,
  type ShownPayment,
  type ShownRun,
} from './harness/paying.js';
import {
  ownPayments,
  paidRun,
  type Returned,
  returnOf,
  returnsFile,
  returnsLines,
  sentOf,
} from './harness/returning.js';
import { TestServer } from './harness/test-server.js';

const CLAIMS = 30;
const sidOf = (n: number) => `A-${String(n).padStart(6, '0')}`;

let server: TestServer;
let maker: Payer;
let checker: Payer;
let third: Payer;
let distributionId: string;
let profileId: string;
let run: ShownRun;
let paid: Map<string, ShownPayment>;

const sql = <Row>(text: string, values: unknown[] = []) => server.database.db.query<Row[]>(text, values);
const payment = (n: number) => paid.get(sidOf(n))!;
/** The nth claim's payment as the bank returns it. */
const item = (n: number, changed: Partial<Returned> = {}) => returnOf(payment(n), accountOf(n), changed);
const imports = (file: string | Blob, query = '', by = maker) =>
  importFile(by.client, 'returns', file, query, 'returns.txt');
const statesOf = async () =>
  Object.fromEntries(
    (
      await sql<{ state: string; payments: number }>(
        'SELECT state, count(*)::int AS payments FROM payments GROUP BY 1',
      )
    ).map(({ state, payments }) => [state, payments]),
  );
/** As if both waits were over and another administrator had released it. */
const released = (submissionId: string) =>
  sql('DELETE FROM bank_changes WHERE submission_id = $1', [submissionId]);

beforeAll(async () => {
  server = await TestServer.start();
  distributionId = await published(server, CLAIMS, { settlementSum: '2000.00' });
  maker = await Payer.signedIn(server, 'Mary Maker');
  checker = await Payer.signedIn(server, 'Charles Checker');
  third = await Payer.signedIn(server, 'Theo Third');
  profileId = await aProfile(maker.client);
  run = await paidRun(server, [maker, checker], distributionId, profileId);
  paid = await sentOf(maker.client, run);
});
afterAll(() => server.close());

describe('a file of returned payments', () => {
  const pain = (middle: string, head = '<?xml version="1.0" encoding="UTF-8"?>') =>
    `${head}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.03"><CstmrPmtStsRpt>${middle}</CstmrPmtStsRpt></Document>`;
  const of = (message: string) =>
    `<OrgnlGrpInfAndSts><OrgnlMsgId>${message}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.03</OrgnlMsgNmId></OrgnlGrpInfAndSts>`;

  it.each<[string, () => string | Blob, number, RegExp]>([
    [
      'of another user id',
      () => returnsFile([item(4, { userId: '999999' })]),
      1,
      /another user identification/,
    ],
    [
      'with an unknown reference',
      () => returnsFile([item(4), item(5, { reference: 'SIDNOBODY' })]),
      3,
      /No payment with this reference/,
    ],
    [
      'with another amount',
      () => returnsFile([item(4, { amount: '0.01' }), item(5)]),
      2,
      /amount is not that/,
    ],
    [
      'with another account',
      () => returnsFile([item(4), item(5, { account: '11111' })]),
      3,
      /account is not that/,
    ],
    ['with a payment twice', () => returnsFile([item(4), item(4)]), 3, /in the file twice/],
    [
      'that is cut off',
      () =>
        returnsLines([item(4), item(5)])
          .slice(0, -1)
          .join('\r\n'),
      3,
      /not the record that belongs|cut off/,
    ],
    [
      'with a sum that does not fit',
      () => returnsFile([item(4)]).replace(/^7(.{19})\d/m, '7$19'),
      3,
      /sums of the trailer/,
    ],
    ['that is no such file', () => 'sid,amount\nA,1\n', 1, /neither a Direct Entry file/],
    [
      'with a document type',
      () => pain(of('M1'), '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]>'),
      1,
      /document type/i,
    ],
    ['nested deep', () => pain('<a>'.repeat(5_000)), 1, /more than 20 elements in one another/],
    ['in UTF-16', () => new Blob([Buffer.from(`\ufeff${pain(of('M1'))}`, 'utf16le')]), 1, /UTF-8/],
    ['that answers a message which was not sent', () => pain(of('M1')), 1, /was not sent from here/],
  ])(
    '%s is refused whole, with the line and the reason, and nothing is applied (RETURN-2)',
    async (_, file, line, reason) => {
      const before = await statesOf();
      const done = await imports(file());
      expect(done).toMatchObject({ status: 'REFUSED', created: 0 });
      expect(done.message).toContain('nothing of it was applied');
      expect(done.rejections[0]).toEqual({
        line,
        column: null,
        message: expect.stringMatching(reason) as string,
      });
      expect(done.rejected).toBeGreaterThanOrEqual(1);
      expect(await statesOf()).toEqual(before);
      expect(await sql('SELECT 1 FROM returned_items')).toEqual([]);
    },
  );

  it('has every reason in its report, which names lines and no account (RETURN-2)', async () => {
    const items = [
      item(4, { amount: '0.01' }),
      item(5, { account: '11111' }),
      item(6, { reference: 'SIDX' }),
    ];
    const done = await imports(returnsFile(items));
    expect(done.rejections.map(({ line }) => line)).toEqual([2, 3, 4]);
    const { body } = await maker.client.get<{ text: string }>(done.rejectionsUrl!);
    expect(body.text.split('\n')[0]).toContain('line,column,reason');
    expect(body.text).toContain('The amount is not that of the payment.');
    expect(body.text).not.toContain('11111');
  });

  it.each<[string, () => string | Blob, number]>([
    ['is empty', () => '', 400],
    ['is larger than 16 MB', () => new Blob([Buffer.alloc(16 * 1024 * 1024 + 1, '0')]), 400],
  ])('is not received when it %s (RETURN-1)', async (_, file, expected) => {
    const { status } = await maker.client.upload('/api/import/returns', 'f.txt', file());
    expect(status).toBe(expected);
  });

  it('is taken from those who write payments, and not from scripts (RETURN-1)', async () => {
    const { client } = await clientWithToken(maker.client, ['READ', 'WRITE', 'RESTRICTED']);
    expect((await client.upload('/api/import/returns', 'f.txt', returnsFile([item(4)]))).status).toBe(403);
  });

  it('that is only checked says what it would do, and changes nothing (RETURN-1)', async () => {
    expect(await imports(returnsFile([item(4)]), '?check=true')).toMatchObject({
      status: 'DONE',
      created: 1,
    });
    expect((await statesOf()).RETURNED).toBeUndefined();
  });
});

describe('a payment that the bank returned', () => {
  let done: Run;

  it('is open again with its reason, and its owner is asked once for other details (RETURN-3, RETURN-4)', async () => {
    done = await imports(returnsFile([item(4), item(5, { reason: '5' })]));
    expect(done).toMatchObject({ status: 'DONE', read: 2, created: 2, unchanged: 0, rejected: 0 });
    const now = await paymentsOf(maker.client, run.id, { state: 'RETURNED' });
    expect(now.map(({ sid }) => sid)).toEqual([sidOf(4), sidOf(5)]);
    const audit = await sql<{ details: object }>(
      `SELECT details FROM audit_entries WHERE action = 'payment.returned' AND subject_id = $1`,
      [payment(4).id],
    );
    expect(audit).toEqual([{ details: { reason: '3', import: done.id } }]);
    for (let tries = 0; tries < 600; tries += 1) {
      const [{ left }] = (await sql<{ left: number }>(
        'SELECT count(*)::int AS left FROM returned_items WHERE announced_at IS NULL',
      )) as [{ left: number }];
      if (left === 0) break;
      await new Promise((again) => setTimeout(again, 100));
    }
    const mails = await sql<{ recipient: string }>(
      `SELECT recipient FROM mails WHERE template = 'payment-returned'`,
    );
    expect(mails).toHaveLength(2);
  });

  it('is shown with its run, its reason and its account in the list of returns (RETURN-5)', async () => {
    const { returnedPayments } = await maker.client.data<{
      returnedPayments: { payments: object[]; pagination: { totalItems: number } };
    }>(
      '{ returnedPayments { payments { sid state reason account runNumber reissueRunNumber } pagination { totalItems } } }',
    );
    expect(returnedPayments.pagination.totalItems).toBe(2);
    const shown = {
      sid: sidOf(4),
      state: 'RETURNED',
      reason: '3',
      runNumber: run.number,
      reissueRunNumber: null,
    };
    expect(returnedPayments.payments).toContainEqual({
      ...shown,
      account: expect.stringMatching(new RegExp(`•${accountOf(4).slice(-3)}$`)) as string,
    });
    const { run: counted } = await maker.client.data<{ run: { returned: number } }>(
      'query ($id: ID!) { run: paymentRun(id: $id) { returned } }',
      { id: run.id },
    );
    expect(counted.returned).toBe(2);
  });

  it('of a file that comes twice, or in another one, changes nothing (RETURN-2)', async () => {
    const again = await imports(returnsFile([item(4), item(5, { reason: '5' })]), '', checker);
    expect(again).toMatchObject({ status: 'DONE', read: 2, created: 0, unchanged: 2 });
    expect(await importRun(maker.client, again.id)).toMatchObject({ rejected: 0 });
    expect((await sql('SELECT 1 FROM returned_items')).length).toBe(2);
    const audit = await sql(`SELECT 1 FROM audit_entries WHERE action = 'payment.returned'`);
    expect(audit).toHaveLength(2);
  });

  it('is taken back from no run that has not sent it, by SQL neither (RETURN-3)', async () => {
    await expect(
      sql(`UPDATE payments SET state = 'RETURNED' WHERE id = $1`, [payment(6).id]),
    ).rejects.toThrow('A payment comes back by an item of the bank');
    await expect(
      sql(`UPDATE payments SET state = 'REISSUED' WHERE id = $1`, [payment(4).id]),
    ).rejects.toThrow('has a payment in its place');
    await expect(sql('DELETE FROM returned_items')).rejects.toThrow('never deleted');
    await expect(sql(`UPDATE returned_items SET reason_code = '9'`)).rejects.toThrow('never changed');
    await expect(
      sql(
        `INSERT INTO payments (distribution_id, submission_id, sid, principal, interest, withheld, net, run_id, state)
         SELECT distribution_id, submission_id, sid, principal, interest, withheld, net, run_id, 'READY' FROM payments WHERE id = $1`,
        [payment(4).id],
      ),
    ).rejects.toThrow(/payments_current_key/);
  });

  it('tells its owner what to do, until the new details are released (RETURN-4)', async () => {
    const submissionId = payment(4).submissionId!;
    expect(await ownPayments(maker.client, submissionId)).toMatchObject([
      { state: 'RETURNED', returnedFor: '3', heldReason: 'BANK_INVALID' },
    ]);
    await setBank(server, submissionId, accountOf(804));
    expect(await ownPayments(maker.client, submissionId)).toMatchObject([{ heldReason: 'BANK_UNRELEASED' }]);
  });

  it('is told with the other claims of its owner in one word, and what is asked of them (PAY-18, BANK-11)', async () => {
    const owner = await aUser(server.database.db);
    const own = [4, 5, 6].map((n) => payment(n).submissionId!);
    await sql('UPDATE submissions SET owner_id = $1 WHERE id = ANY ($2::uuid[])', [owner.id, own]);
    const client = await server.signIn(owner);
    const told = async (submissionId?: string) => {
      const { statuses, facts } = await client.data<{
        statuses: { submissionId: string; stage: string; needsMember: boolean; day: string | null }[];
        facts: { id: string; bankHold: string | null }[];
      }>(
        `query ($submissionId: ID) { facts: myClaimFacts { id bankHold }
          statuses: myPaymentStatuses(submissionId: $submissionId) { submissionId stage needsMember day } }`,
        { submissionId },
      );
      return statuses
        .map(({ submissionId: id, ...status }) => ({
          n: own.indexOf(id) + 4,
          ...status,
          bankHold: facts.find((one) => one.id === id)!.bankHold,
        }))
        .sort((one, other) => one.n - other.n);
    };
    const returned = { stage: 'RETURNED', needsMember: false, day: null, bankHold: null };
    const waiting = { ...returned, n: 4, bankHold: 'PENDING' };
    const asked = { ...returned, n: 5, needsMember: true };
    const sent = { n: 6, stage: 'SENT', needsMember: false, day: DAY, bankHold: null };
    expect(await told()).toEqual([waiting, asked, sent]);
    expect(await told(own[1])).toEqual([asked]);
    await sql(`UPDATE bank_changes SET state = 'STOPPED', stopped_at = now() WHERE submission_id = $1`, [
      own[0],
    ]);
    expect(await told(own[0])).toEqual([{ ...waiting, bankHold: 'STOPPED' }]);
    const another = await server.signIn(await aUser(server.database.db));
    expect(await another.data('{ myPaymentStatuses { stage } }')).toEqual({ myPaymentStatuses: [] });
    const { message } = await refusal(client, '{ myPaymentStatuses(submissionId: "1") { stage } }', {});
    expect(message).toContain('submissionId must be the id of a claim');
  });

  it('is not paid again before other details are released, nor to the same account (RETURN-6)', async () => {
    await setBank(server, payment(5).submissionId!, `00${accountOf(5)}`.slice(-9));
    await released(payment(5).submissionId!);
    const next = await prepared(maker.client, distributionId, profileId);
    expect(next.approvedElsewhere).toBe(run.figures!.net);
    const sids = (await paymentsOf(maker.client, next.id)).map(({ sid }) => sid);
    expect(sids).not.toContain(sidOf(4));
    expect(sids).not.toContain(sidOf(5));
    expect((await statesOf()).RETURNED).toBe(2);
    await maker.client.data(
      `mutation ($id: ID!, $version: Int!) { cancelPayments(id: $id, version: $version, because: "Nothing to pay", neverSent: false) { id } }`,
      { id: next.id, version: next.version },
    );
  });

  it('is paid again by the next run once they are, as a payment that names the old one, once however many prepare (RETURN-6)', async () => {
    await released(payment(4).submissionId!);
    expect(await ownPayments(maker.client, payment(4).submissionId!)).toMatchObject([{ heldReason: null }]);
    const asked = { distributionId, profileId, day: DAY };
    const answers = await Promise.all(
      [1, 2, 3].map(() => maker.client.graphql<{ run: ShownRun }>(PREPARE, asked)),
    );
    expect(answers.filter(({ body }) => body.data)).toHaveLength(1);
    const [open] = await sql<{ id: string }>(`SELECT id FROM payment_runs ORDER BY number DESC LIMIT 1`);
    let next = await runState(maker.client, open!.id);
    for (let tries = 0; next.state === 'PREPARING' && tries < 200; tries += 1) {
      await new Promise((again) => setTimeout(again, 50));
      next = await runState(maker.client, open!.id);
    }
    const ofLine = await sql<{ id: string; state: string; reissueOf: string | null; net: string }>(
      `SELECT id, state, reissue_of AS "reissueOf", net FROM payments WHERE sid = $1 ORDER BY id`,
      [sidOf(4)],
    );
    expect(ofLine).toEqual([
      { id: payment(4).id, state: 'REISSUED', reissueOf: null, net: payment(4).net },
      { id: expect.any(String) as string, state: 'READY', reissueOf: payment(4).id, net: payment(4).net },
    ]);
    const [entry] = await sql<{ details: object }>(
      `SELECT details FROM audit_entries WHERE action = 'payment.reissued' AND subject_id = $1`,
      [ofLine[1]!.id],
    );
    expect(entry!.details).toEqual({ reissueOf: payment(4).id, run: next.number });
    const own = await ownPayments(maker.client, payment(4).submissionId!);
    expect(own.map(({ state }) => state)).toEqual(['READY', 'REISSUED']);
  });

  it('is not approved by who imported its return (RETURN-7)', async () => {
    const [open] = await sql<{ id: string }>(`SELECT id FROM payment_runs ORDER BY number DESC LIMIT 1`);
    const now = await runState(maker.client, open!.id);
    await sql(`UPDATE import_runs SET requested_by_id = $1 WHERE id = $2`, [third.user.id, done.id]);
    const { message } = await refusal(third.client, ACTS.APPROVE, {
      id: now.id,
      version: now.version,
      code: '123456',
    });
    expect(message).toContain('You imported returns that this run pays again');
    const written = await checker.writes(await checker.acts('APPROVE', now));
    expect(written).toMatchObject({ state: 'WRITTEN', files: [{ payments: written.figures!.payments }] });
    const [{ goes }] = (await sql<{ goes: number }>(
      `SELECT count(*)::int AS goes FROM payment_file_items i JOIN payments p ON p.id = i.payment_id WHERE i.live AND p.sid = $1`,
      [sidOf(4)],
    )) as [{ goes: number }];
    expect(goes).toBe(2);
  });
});

it('a payment run is among the jobs of those who had it prepared or written, and of nobody else (JOBS-1)', async () => {
  const jobsOf = async ({ client }: Payer) =>
    (
      await client.data<{
        myPayments: { state: string; progress: number | null; finishedAt: string | null }[];
      }>('{ myPayments { state progress finishedAt } }')
    ).myPayments;
  const ended = { progress: null, finishedAt: expect.any(String) as string };
  expect(await jobsOf(checker)).toEqual([
    { state: 'WRITTEN', ...ended },
    { state: 'SENT', ...ended },
  ]);
  expect(await jobsOf(maker)).toHaveLength(3);
  expect(await jobsOf(third)).toEqual([]);
  const [open] = await sql<{ id: string }>(`SELECT id FROM payment_runs WHERE state = 'WRITTEN'`);
  await sql(
    `SET session_replication_role = replica; UPDATE payment_runs SET state = 'WRITING', lines = 4, done = 1 WHERE id = '${open!.id}';
     SET session_replication_role = origin`,
  );
  expect((await jobsOf(checker))[0]).toEqual({ state: 'WRITING', progress: 0.25, finishedAt: null });
});
