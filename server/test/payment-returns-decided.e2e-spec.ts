import { rm } from 'node:fs/promises';
import { FindReturnsPaid1764400000081 } from '../src/database/migrations/1764400000081-find-returns-paid.js';
import { refusal } from './harness/claims.js';
import { importFile } from './harness/importing.js';
import { mailsSettled } from './harness/mailbox.js';
import {
  aProfile,
  FIND_PAID,
  PAIN_PROFILE,
  Payer,
  paymentsOf,
  prepared,
  published,
  REISSUE,
  type ShownPayment,
  type ShownRun,
} from './harness/paying.js';
import {
  CLOSE_CONTRADICTION,
  contradictionsOf,
  ownPayments,
  paidRun,
  sentOf,
  type ShownContradiction,
  statusReport,
} from './harness/returning.js';
import { taxedScheme } from './harness/taxed.js';
import { TestServer } from './harness/test-server.js';

const CLAIMS = 30;
const sidOf = (n: number) => `A-${String(n).padStart(6, '0')}`;
/** A claim whose account is closed, and four payments that the bank had twice. */
const [CLOSED, FIRST, SECOND, THIRD, FOURTH] = [4, 5, 6, 7, 8];

let folder: string;
let server: TestServer;
let importer: Payer;
let checker: Payer;
let finder: Payer;
let distributionId: string;
let profileId: string;
let run: ShownRun;
let paid: Map<string, ShownPayment>;

const sql = <Row>(text: string, values: unknown[] = []) => server.database.db.query<Row[]>(text, values);
const payment = (n: number) => paid.get(sidOf(n))!;
/** A payment as it is now. */
const now = async (id: string) =>
  (
    await sql<{ id: string; version: number; state: string }>(
      'SELECT id, version, state FROM payments WHERE id = $1',
      [id],
    )
  )[0]!;
const returned = (n: number) => now(payment(n).id);
const report = (ids: readonly (readonly [string, string])[], made: readonly string[] = []) =>
  importFile(
    importer.client,
    'returns',
    statusReport(run.files[0]!.id, [
      ...ids.map(([id, reason]) => ({ id, reason })),
      ...made.map((id) => ({ id, status: 'ACSC' })),
    ]),
    '',
    'returns.xml',
  );
const cancels = ({ id, version }: ShownRun) =>
  importer.client.data(
    `mutation ($id: ID!, $version: Int!) { cancelPayments(id: $id, version: $version, because: "Another day", neverSent: false) { id } }`,
    { id, version },
  );
/** The SIDs that the next run would pay, and its tax. */
const nextRun = async () => {
  const next = await prepared(importer.client, distributionId, profileId);
  const ready = await paymentsOf(importer.client, next.id, { state: 'READY' });
  await cancels(next);
  return { sids: ready.map(({ sid }) => sid), tax: next.figures!.tax };
};

beforeAll(async () => {
  const scheme = await taxedScheme();
  folder = scheme.folder;
  server = await TestServer.start({ SCHEME_FILE: scheme.file });
  distributionId = await published(server, CLAIMS, { settlementSum: '2000.00' });
  importer = await Payer.signedIn(server, 'Ida Importer');
  checker = await Payer.signedIn(server, 'Charles Checker');
  finder = await Payer.signedIn(server, 'Flora Finder');
  profileId = await aProfile(importer.client, { ...PAIN_PROFILE, name: 'By pain.001' });
  run = await paidRun(server, [importer, checker], distributionId, profileId);
  paid = await sentOf(importer.client, run);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe('a payment that the bank had twice', () => {
  let tax: string;

  it('is found to be paid by somebody who did not import the return, with words and a code, once (RETURN-10)', async () => {
    [{ id: tax }] = (await sql<{ id: string }>(
      `SELECT id FROM payments WHERE kind = 'TAX' AND state = 'SENT'`,
    )) as [{ id: string }];
    const twice = [FIRST, SECOND, THIRD, FOURTH].map((n) => [payment(n).id, 'AM05'] as const);
    const done = await report([[payment(CLOSED).id, 'AC04'], ...twice, [tax, 'AM05']]);
    expect(done).toMatchObject({ status: 'DONE', created: 6 });
    const before = await returned(FIRST);
    const given = { id: before.id, version: before.version, because: 'The bank confirms it', code: '123456' };
    const refused = async (by: Payer, values: object) =>
      (await refusal(by.client, FIND_PAID, values)).message;
    expect(await refused(importer, given)).toContain('You imported this return');
    expect(await refused(finder, { ...given, because: ' ' })).toBeTruthy();
    expect(await refused(finder, given)).toMatch(/code/i);
    const closed = await returned(CLOSED);
    expect(await refused(finder, { ...given, id: closed.id, version: closed.version })).toContain(
      'The bank says why',
    );
    const sent = payment(20);
    expect(await refused(finder, { ...given, id: sent.id, version: sent.version })).toContain(
      'could not find',
    );
    expect(await finder.findsPaid(before)).toEqual({
      ...{ id: before.id, state: 'PAID', finder: 'Flora Finder', foundPaidBecause: 'The bank confirms it' },
      ...{ mayReissue: false, mayFindPaid: false },
    });
    const after = await returned(FIRST);
    expect(await refused(checker, { ...given, version: after.version })).toContain('found already');
    const [entry] = await sql<{ details: object }>(
      `SELECT details FROM audit_entries WHERE action = 'payment.found-paid' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry!.details).toEqual({ run: run.number, reason: 'AM05', because: 'The bank confirms it' });
    const shown = await ownPayments(importer.client, payment(FIRST).submissionId!);
    expect(shown).toEqual([expect.objectContaining({ state: 'PAID', heldReason: null, returnedFor: null })]);
  });

  it('is paid by no run, nor is its tax, and the same answer of the bank changes nothing (RETURN-2, RETURN-10, PAY-13)', async () => {
    await finder.findsPaid(await now(tax));
    expect(await now(tax)).toMatchObject({ state: 'PAID' });
    expect(await report([[payment(FIRST).id, 'AM05']])).toMatchObject({ created: 0, unchanged: 1 });
    expect(await nextRun()).toEqual({ sids: [], tax: '0.00' });
  });

  it('is an open point when a later file says that it came back, or that another one was made (RETURN-11)', async () => {
    expect(await contradictionsOf(importer.client, run.id)).toEqual([]);
    const said = [[payment(FIRST).id, 'AC04']] as const;
    expect(await report(said, [payment(CLOSED).id, payment(SECOND).id, payment(20).id])).toMatchObject({
      ...{ status: 'DONE', read: 3, created: 0, unchanged: 3 },
    });
    expect(await returned(FIRST)).toMatchObject({ state: 'PAID' });
    const [found] = (await contradictionsOf(checker.client, run.id)) as [ShownContradiction];
    expect(found).toMatchObject({ payments: 3, closeRefusal: null });
    expect(found.first).toEqual([
      { paymentId: payment(CLOSED).id, said: 'ACSC', made: true, before: 'AC04', finder: null },
      { paymentId: payment(FIRST).id, said: 'AC04', made: false, before: 'AM05', finder: 'Flora Finder' },
      { paymentId: payment(SECOND).id, said: 'ACSC', made: true, before: 'AM05', finder: null },
    ]);
    const { runId, importId } = found;
    await report(said, [payment(CLOSED).id, payment(SECOND).id, payment(20).id]);
    await mailsSettled(server.database.db);
    const told = await sql<{ email: string }>(
      `SELECT recipient AS email FROM mails WHERE template = 'bank-contradicted' ORDER BY 1`,
    );
    const may = await sql<{ email: string }>(
      `SELECT email FROM users WHERE role = 'MASTER_ADMIN' AND enabled AND verified_at IS NOT NULL ORDER BY 1`,
    );
    expect(told).toEqual(may);
    const [mail] = await server.mailbox.to(checker.user.email, 0);
    expect(mail).toMatchObject({
      subject: expect.stringContaining(
        'The bank contradicts what was decided about returned payments',
      ) as string,
      text: expect.stringContaining('3 payments that had come back') as string,
    });
    await expect(sql('UPDATE bank_contradictions SET announced_at = now()')).rejects.toThrow(
      'announced once',
    );
    const given = { runId, importId, because: 'Asked the bank' };
    expect((await refusal(finder.client, CLOSE_CONTRADICTION, given)).message).toContain('You decided');
    await checker.client.data(CLOSE_CONTRADICTION, given);
    expect(await contradictionsOf(checker.client, null)).toEqual([]);
    const entries = await sql<{ action: string; details: object }>(
      `SELECT action, details FROM audit_entries WHERE action LIKE 'payment-run.contradict%' ORDER BY id`,
    );
    expect(entries).toEqual([
      { action: 'payment-run.contradicted', details: { import: importId, payments: 3 } },
      {
        action: 'payment-run.contradiction-closed',
        details: { number: run.number, import: importId, payments: 3, because: 'Asked the bank' },
      },
    ]);
  });

  it('is found so by nobody who brought it back, nor moved without that, by SQL (RETURN-10)', async () => {
    const { id } = payment(SECOND);
    const found = (who: Payer) =>
      sql(
        `UPDATE returned_items SET finder_id = $1, found_paid_at = now(), found_paid_because = 'x' WHERE payment_id = $2`,
        [who.user.id, id],
      );
    await expect(found(importer)).rejects.toThrow('by others than who brought it back');
    await expect(sql(`UPDATE payments SET state = 'PAID' WHERE id = $1`, [id])).rejects.toThrow(
      'does not move like this',
    );
    const first = payment(FIRST).id;
    await expect(sql(`UPDATE payments SET state = 'RETURNED' WHERE id = $1`, [first])).rejects.toThrow(
      'does not move like this',
    );
    await expect(
      sql(`UPDATE returned_items SET finder_id = $1 WHERE payment_id = $2`, [checker.user.id, first]),
    ).rejects.toThrow('never changed');
  });

  it('is made again by a third person when it turns out not to be paid (RETURN-9, RETURN-10)', async () => {
    const found = await returned(FIRST);
    const given = { id: found.id, version: found.version, because: 'It was not paid', code: '123456' };
    expect((await refusal(finder.client, REISSUE, given)).message).toContain('You found that');
    await checker.reissues(found, 'It was not paid');
    expect(await returned(FIRST)).toMatchObject({ state: 'RETURNED' });
    expect(await nextRun()).toEqual({ sids: [sidOf(FIRST)], tax: '0.00' });
    expect(await returned(FIRST)).toMatchObject({ state: 'REISSUED' });
  });

  it('stays paid when that is found after it was decided to make it again (RETURN-10)', async () => {
    await checker.reissues(await returned(SECOND));
    const decided = await returned(SECOND);
    const given = { id: decided.id, version: decided.version, because: 'Paid after all', code: '123456' };
    expect((await refusal(checker.client, FIND_PAID, given)).message).toContain('You decided that');
    await finder.findsPaid(decided, 'Paid after all');
    const { version, state } = await returned(SECOND);
    expect(state).toBe('PAID');
    expect((await refusal(checker.client, REISSUE, { ...given, version })).message).toContain('That stays');
    expect((await nextRun()).sids).not.toContain(sidOf(SECOND));
  });

  it('keeps the database from its version before (RETURN-10)', async () => {
    const runner = server.database.db.createQueryRunner();
    await runner.startTransaction();
    await expect(new FindReturnsPaid1764400000081().down(runner)).rejects.toThrow('there is no way back');
    await runner.rollbackTransaction();
    await runner.release();
  });
});
