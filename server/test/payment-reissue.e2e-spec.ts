import { rm } from 'node:fs/promises';
import { ReissuePayments1764400000066 } from '../src/database/migrations/1764400000066-reissue-payments.js';
import { DecideOnReturns1764400000076 } from '../src/database/migrations/1764400000076-decide-on-returns.js';
import { ConfirmUnclaimedByOthers1764400000083 } from '../src/database/migrations/1764400000083-confirm-unclaimed-by-others.js';
import { ApproveReturnedTaxByOthers1764400000084 } from '../src/database/migrations/1764400000084-approve-returned-tax-by-others.js';
import { refusal } from './harness/claims.js';
import { importFile } from './harness/importing.js';
import { lockWaits } from './harness/lock-waits.js';
import {
  accountOf,
  aProfile,
  DAY,
  Payer,
  paymentsOf,
  PREPARE,
  prepared,
  published,
  REISSUE,
  setBank,
  type ShownPayment,
  type ShownRun,
} from './harness/paying.js';
import {
  ownPayments,
  paidRun,
  type Returned,
  returnOf,
  returnsAnnounced,
  returnsFile,
  sentOf,
} from './harness/returning.js';
import { TAX_ACCOUNT, taxedScheme } from './harness/taxed.js';
import { TestServer } from './harness/test-server.js';

const CLAIMS = 30;
const sidOf = (n: number) => `A-${String(n).padStart(6, '0')}`;

const APPROVAL_CODE = `mutation ($id: ID!, $version: Int!) { sendPaymentsCode(id: $id, version: $version, act: APPROVE) { message } }`;

let folder: string;
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
const claim = (n: number) => payment(n).submissionId!;
const item = (n: number, reason: string, changed: Partial<Returned> = {}) =>
  returnOf(payment(n), accountOf(n), { reason, ...changed });
const imports = (...items: Returned[]) =>
  importFile(maker.client, 'returns', returnsFile(items), '', 'returns.txt');
const prepares = () => prepared(maker.client, distributionId, profileId);
const cancels = ({ id, version }: ShownRun) =>
  maker.client.data(
    `mutation ($id: ID!, $version: Int!) { cancelPayments(id: $id, version: $version, because: "Another day", neverSent: false) { id } }`,
    { id, version },
  );
/** The payment of the nth claim in a run, as it is there. */
const inRun = async ({ id }: ShownRun, n: number) =>
  (await paymentsOf(maker.client, id)).find(({ sid }) => sid === sidOf(n));
/** Gives a claim an account, as if both waits were over and another administrator had released it. */
const movesTo = async (n: number, account: string) => {
  await setBank(server, claim(n), account);
  await sql('DELETE FROM bank_changes WHERE submission_id = $1', [claim(n)]);
};
/** A returned payment with its version. */
const returned = async (n: number) =>
  (
    await sql<{ id: string; version: number }>('SELECT id, version FROM payments WHERE id = $1', [
      payment(n).id,
    ])
  )[0]!;
const approvesBySql = ({ user }: Payer, { id }: ShownRun) =>
  sql(`UPDATE payment_runs SET approver_id = $1, approved_at = now() WHERE id = $2`, [user.id, id]);
/** Who decided on payments of a run. */
const decisionsOf = async ({ id }: ShownRun) =>
  (
    await maker.client.data<{ run: { decisions: object[] } }>(
      'query ($id: ID!) { run: paymentRun(id: $id) { decisions { kind person payments } } }',
      { id },
    )
  ).run.decisions;
const own = async (n: number) => (await ownPayments(maker.client, claim(n))).at(-1);

beforeAll(async () => {
  const scheme = await taxedScheme();
  folder = scheme.folder;
  server = await TestServer.start({ SCHEME_FILE: scheme.file });
  distributionId = await published(server, CLAIMS, { settlementSum: '2000.00' });
  maker = await Payer.signedIn(server, 'Mary Maker');
  checker = await Payer.signedIn(server, 'Charles Checker');
  third = await Payer.signedIn(server, 'Theo Third');
  profileId = await aProfile(maker.client);
  run = await paidRun(server, [maker, checker], distributionId, profileId);
  paid = await sentOf(maker.client, run);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe('a payment that came back for a reason of the payer', () => {
  it('asks its member for nothing, and tells them nothing of the reason (RETURN-8)', async () => {
    expect(await imports(item(4, '8'), item(5, '3'))).toMatchObject({ status: 'DONE', created: 2 });
    await returnsAnnounced(server);
    const mails = await sql<{ count: number }>(
      `SELECT count(*)::int AS count FROM mails WHERE template = 'payment-returned'`,
    );
    expect(mails).toEqual([{ count: 1 }]);
    expect(await own(4)).toMatchObject({ state: 'RETURNED', returnedFor: null, heldReason: null });
    expect(await own(5)).toMatchObject({ returnedFor: '3', heldReason: 'BANK_INVALID' });
  });

  it('waits for what is open about its claim, and its member is told that (RETURN-4)', async () => {
    await sql(
      `INSERT INTO double_ups (first_id, second_id, reasons, group_id)
         SELECT least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), ARRAY['TRADING_ACCOUNT']::double_up_reason[], $1::uuid`,
      [claim(4), claim(20)],
    );
    expect(await own(4)).toMatchObject({ state: 'RETURNED', heldReason: 'DOUBLE_UP' });
    await sql('DELETE FROM double_ups WHERE $1 IN (first_id, second_id)', [claim(4)]);
    expect(await own(4)).toMatchObject({ heldReason: null });
  });

  it('is made again by the next run to the same account (RETURN-8)', async () => {
    const next = await prepares();
    expect(await inRun(next, 4)).toMatchObject({ state: 'READY', net: payment(4).net });
    expect(await inRun(next, 5)).toBeUndefined();
    await cancels(next);
  });
});

describe('a returned payment whose account other claims name too', () => {
  it('is held in its place once the account is another one, and released by a person (RETURN-6, PAY-5)', async () => {
    await movesTo(5, accountOf(6));
    expect(await own(5)).toMatchObject({ heldReason: 'SAME_ACCOUNT' });
    const next = await prepares();
    const held = (await inRun(next, 5))!;
    expect(held).toMatchObject({ state: 'HELD', heldReason: 'SAME_ACCOUNT' });
    expect((await returned(5)).id).not.toBe(held.id);
    const counted = await third.releases(held);
    expect(await inRun(counted, 5)).toMatchObject({ state: 'READY', heldReason: null });
    await cancels(counted);
  });

  it('stays returned while the account is the one that it came back from (RETURN-6)', async () => {
    await imports(item(7, '3'));
    await movesTo(8, accountOf(7));
    expect(await own(7)).toMatchObject({ heldReason: 'BANK_INVALID' });
    const next = await prepares();
    expect(await inRun(next, 7)).toBeUndefined();
    await cancels(next);
    await movesTo(8, accountOf(8));
  });
});

describe('a payment in the place of a returned one', () => {
  it('is held when its claim goes back to the returned account, by a later run and by the writing (RETURN-6)', async () => {
    await imports(item(9, '3'), item(10, '5'));
    await movesTo(9, accountOf(409));
    await movesTo(10, accountOf(410));
    const first = await prepares();
    expect([(await inRun(first, 9))?.state, (await inRun(first, 10))?.state]).toEqual(['READY', 'READY']);
    await cancels(first);
    await movesTo(9, accountOf(9));
    const next = await prepares();
    const refused = { state: 'HELD', heldReason: 'BANK_INVALID', heldCodes: ['ACCOUNT_RETURNED'] };
    expect(await inRun(next, 9)).toMatchObject(refused);
    const [shown] = await ownPayments(maker.client, claim(9));
    expect(shown).toMatchObject({ state: 'HELD', heldReason: 'BANK_INVALID', heldForReturn: true });
    // The account takes payments again: what the bank said is decided on where it was said.
    const earlier = await returned(9);
    // Whoever declares unclaimed what is held in its place has that payment first.
    const declares = server.database.db.createQueryRunner();
    await declares.startTransaction();
    await declares.query('SELECT 1 FROM payments WHERE id = $1 FOR NO KEY UPDATE', [shown!.id]);
    const reissued = third.reissues(earlier, 'The account is open again');
    await lockWaits(server);
    await declares.commitTransaction();
    await declares.release();
    await reissued;
    const [decided] = await ownPayments(maker.client, claim(9));
    expect(decided).toMatchObject({ state: 'HELD', heldReason: null, heldForReturn: false });
    await cancels(next);
    const again = await prepares();
    expect(await inRun(again, 9)).toMatchObject({ state: 'READY', heldReason: null });
    const approver = { id: again.id, version: again.version };
    expect((await refusal(third.client, APPROVAL_CODE, approver)).message).toContain('or decided on them');
    expect(
      (
        await refusal(checker.client, REISSUE, {
          ...(await returned(9)),
          because: 'Once more',
          code: '123456',
        })
      ).message,
    ).toContain('paid again already');
    const approved = await checker.acts('APPROVE', again);
    await movesTo(10, accountOf(10));
    const written = await checker.writes(approved);
    expect(written).toMatchObject({ state: 'WRITTEN' });
    expect(await inRun(written, 10)).toMatchObject(refused);
    await maker.client.data(
      `mutation ($id: ID!, $version: Int!) { cancelPayments(id: $id, version: $version, because: "Not sent", neverSent: false) { id } }`,
      { id: written.id, version: written.version },
    );
  });
});

describe('the decision that a payment is made again as it was', () => {
  it('is of another person than the importer, with words and a code, once (RETURN-9)', async () => {
    await imports(item(11, '6'), item(12, '8'));
    const before = await returned(11);
    const given = { ...before, because: 'It works again', code: '123456' };
    expect((await refusal(maker.client, REISSUE, given)).message).toContain('You imported this return');
    expect((await refusal(third.client, REISSUE, { ...given, because: ' ' })).message).toBeTruthy();
    expect((await refusal(third.client, REISSUE, given)).message).toMatch(/code/i);
    const payers = await returned(12);
    expect((await refusal(third.client, REISSUE, { ...given, ...payers })).message).toContain(
      'The next payment run',
    );
    const shownTo = async ({ client }: Payer) =>
      (
        await client.data<{ returns: { payments: { id: string; mayReissue: boolean; matter: string }[] } }>(
          '{ returns: returnedPayments { payments { id mayReissue matter } } }',
        )
      ).returns.payments.find(({ id }) => id === before.id);
    expect(await shownTo(maker)).toMatchObject({ mayReissue: false, matter: 'UNKNOWN' });
    expect(await shownTo(third)).toMatchObject({ mayReissue: true });
    await third.reissues(before, 'The account is open again');
    expect(await shownTo(third)).toMatchObject({ mayReissue: false });
    expect(await own(11)).toMatchObject({ state: 'RETURNED', heldReason: null });
    expect((await refusal(checker.client, REISSUE, given)).message).toContain('changed since');
    const [entry] = await sql<{ details: object }>(
      `SELECT details FROM audit_entries WHERE action = 'payment.reissue-decided' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry!.details).toEqual({ run: run.number, reason: '6', because: 'The account is open again' });
    await expect(
      sql(`UPDATE returned_items SET reissuer_id = $1 WHERE payment_id = $2`, [checker.user.id, before.id]),
    ).rejects.toThrow('never changed');
  });

  it('is followed by the next run, which whoever decided does not approve, by SQL neither (RETURN-7, RETURN-9, PAY-14)', async () => {
    const next = await prepares();
    expect(await inRun(next, 11)).toMatchObject({ state: 'READY' });
    const { message } = await refusal(third.client, APPROVAL_CODE, { id: next.id, version: next.version });
    expect(message).toContain('or decided on them');
    await expect(approvesBySql(third, next)).rejects.toThrow('by others than who brought them back');
    expect(await decisionsOf(next)).toEqual(
      expect.arrayContaining([
        { kind: 'REISSUE', person: 'Theo Third', payments: 2 },
        { kind: 'SAME_ACCOUNT', person: 'Theo Third', payments: 1 },
        { kind: 'RETURNS_IMPORTED', person: 'Mary Maker', payments: 5 },
      ]),
    );
    await cancels(next);
  });

  it('of a run names who released changed bank details of its payments (PAY-14)', async () => {
    await setBank(server, claim(13), accountOf(413));
    await sql(
      `UPDATE bank_changes SET state = 'RELEASED', announced_at = now() - interval '3 days', decider_id = $2, decided_at = now(),
         check_result = 'MATCH' WHERE submission_id = $1`,
      [claim(13), third.user.id],
    );
    await imports(item(13, '3'));
    const next = await prepares();
    expect(await decisionsOf(next)).toContainEqual({
      kind: 'BANK_CHANGE',
      person: 'Theo Third',
      payments: 1,
    });
    await cancels(next);
  });
});

describe('the way back of the database', () => {
  it.each([
    ['reissue-payments', new ReissuePayments1764400000066()],
    ['decide-on-returns', new DecideOnReturns1764400000076()],
  ])('before %s is refused once payments came back (RETURN-3)', async (_, migration) => {
    const runner = server.database.db.createQueryRunner();
    await runner.startTransaction();
    await expect(migration.down(runner)).rejects.toThrow('there is no way back');
    await runner.rollbackTransaction();
    await runner.release();
  });

  it('before and after whoever imported a return is kept from what follows it goes both ways (RETURN-7, UNCLAIMED-2)', async () => {
    const runner = server.database.db.createQueryRunner();
    const rules = async () =>
      (
        (await runner.query(
          `SELECT t.tgname AS name, p.prosrc LIKE '%TAX%' AS tax FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
           WHERE t.tgname IN ('approve_by_others', 'confirm_unclaimed_by_others') ORDER BY 1`,
        )) as { name: string; tax: boolean }[]
      ).map(({ name, tax }) => [name, tax]);
    const migrations = [
      new ConfirmUnclaimedByOthers1764400000083(),
      new ApproveReturnedTaxByOthers1764400000084(),
    ];
    await runner.startTransaction();
    const now = await rules();
    expect(now).toEqual([
      ['approve_by_others', true],
      ['confirm_unclaimed_by_others', false],
    ]);
    for (const migration of migrations.toReversed()) await migration.down(runner);
    expect(await rules()).toEqual([['approve_by_others', false]]);
    for (const migration of migrations) await migration.up(runner);
    expect(await rules()).toEqual(now);
    await runner.rollbackTransaction();
    await runner.release();
  });
});

describe('the payment of tax', () => {
  it('that comes back by Direct Entry is owed again, to an account that the approver sees (RETURN-2, PAY-13)', async () => {
    const [tax] = await sql<{ net: string }>(
      `SELECT net FROM payments WHERE kind = 'TAX' AND state = 'SENT'`,
    );
    const { reference, accountNumber: account, bsb } = TAX_ACCOUNT;
    const back = returnsFile([{ reference, amount: tax!.net, account, bsb, reason: '9' }]);
    const fourth = await Payer.signedIn(server, 'Flora Fourth');
    const done = await importFile(fourth.client, 'returns', back, '', 'returns.txt');
    expect(done).toMatchObject({ status: 'DONE', created: 1 });
    const next = await prepares();
    expect(next.figures!.tax).toBe(tax!.net);
    const { run: shown } = await checker.client.data<{ run: { taxAccount: object } }>(
      `query ($id: ID!) { run: paymentRun(id: $id) { taxAccount { name bsb account } } }`,
      { id: next.id },
    );
    expect(shown.taxAccount).toEqual({ name: 'ATO DIRECT CREDIT', bsb: '093-003', account: '•••385' });
    const importer = { id: next.id, version: next.version };
    expect((await refusal(fourth.client, APPROVAL_CODE, importer)).message).toContain('You imported returns');
    await expect(approvesBySql(fourth, next)).rejects.toThrow('by others than who brought them back');
    expect(await decisionsOf(next)).toContainEqual({
      kind: 'RETURNS_IMPORTED',
      person: 'Flora Fourth',
      payments: 1,
    });
    await checker.codeFor('APPROVE', importer);
    await cancels(next);
    // What the bank had twice may have been paid.
    await sql(
      `SET session_replication_role = replica; UPDATE returned_items SET reason_code = 'AM05' WHERE reason_code = '9'; SET session_replication_role = origin`,
    );
    const other = await prepares();
    expect(other.figures!.tax).toBe('0.00');
    await cancels(other);
  });
});

describe('payments that were not moved', () => {
  it('are moved once somebody has it tried again, and hold up the next run until then (PAY-10)', async () => {
    await sql(
      `SET session_replication_role = replica; UPDATE payments SET state = 'IN_FILE' WHERE id = '${payment(20).id}'; SET session_replication_role = origin`,
    );
    const asked = { distributionId, profileId, day: DAY };
    expect((await refusal(maker.client, PREPARE, asked)).message).toContain('have it tried again');
    const shown = async () =>
      (
        await maker.client.data<{ run: { isStuck: boolean; version: number } }>(
          'query ($id: ID!) { run: paymentRun(id: $id) { isStuck version } }',
          { id: run.id },
        )
      ).run;
    const { version, isStuck } = await shown();
    expect(isStuck).toBe(true);
    const MOVE = 'mutation ($id: ID!, $version: Int!) { movePayments(id: $id, version: $version) { id } }';
    await maker.client.data(MOVE, { id: run.id, version });
    const next = await prepares();
    expect((await shown()).isStuck).toBe(false);
    expect((await refusal(maker.client, MOVE, { id: run.id, version })).message).toContain('up to date');
    expect(await inRun(next, 20)).toBeUndefined();
    await cancels(next);
  });
});
