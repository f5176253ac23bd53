import { createHash } from 'node:crypto';
import pg from 'pg';
import { checkPain } from '../src/payments/pain/checking/check-pain.js';
import type { PainReadBack } from '../src/payments/reading/read-pain.js';
import { refusal } from './harness/claims.js';
import {
  accountOf,
  aProfile,
  DAY,
  PAIN_PROFILE,
  Payer,
  paymentsOf,
  prepared,
  PROFILE,
  published,
  setBank,
  setBankAbroad,
  type ShownRun,
} from './harness/paying.js';
import { TestServer } from './harness/test-server.js';

const CLAIMS = 30;
const IBAN = 'DE89370400440532013000';
const LONG_ACCOUNT = '123456789012';
const sidOf = (n: number) => `A-${String(n).padStart(6, '0')}`;
/** The thread of the program as it is delivered. */
const entry = new URL('../bundle/payments/pain/checking/check-thread.js', import.meta.url);

let server: TestServer;
let maker: Payer;
let checker: Payer;
let distributionId: string;
let profileId: string;
let run: ShownRun;

const sql = <Row>(text: string, values: unknown[] = []) => server.database.db.query<Row[]>(text, values);
const idOf = async (n: number) =>
  (await sql<{ id: string }>('SELECT id FROM submissions WHERE sid = $1', [sidOf(n)]))[0]!.id;
const SAVE = `mutation ($id: ID, $version: Int, $input: BankProfileInput!) {
  saved: saveBankProfile(id: $id, version: $version, input: $input) { id version name format initiator institution maxRows } }`;

beforeAll(async () => {
  server = await TestServer.start();
  distributionId = await published(server, CLAIMS, { settlementSum: '2000.00' });
  maker = await Payer.signedIn(server, 'Mary Maker');
  checker = await Payer.signedIn(server, 'Charles Checker');
  await sql(`UPDATE submissions SET australian_citizen = 'NO' WHERE sid = $1`, [sidOf(3)]);
  await setBankAbroad(server, await idOf(1), { accountNo: IBAN, swiftCode: 'DEUTDEFF' });
  await setBankAbroad(server, await idOf(2), {
    ...{ accountNo: '998877', swiftCode: 'CHASUS33', accountName: 'Zoë Abroad & Son' },
    ...{ city: 'New York', country: 'USA' },
  });
  await setBankAbroad(server, await idOf(4), { accountNo: 'DE88370400440532013000', swiftCode: 'DEUTDEFF' });
  await setBankAbroad(server, await idOf(5), { accountNo: '12345', swiftCode: 'DEUTDEFF' });
  await setBank(server, await idOf(6), LONG_ACCOUNT);
  await setBank(server, await idOf(7), accountOf(7), { bsb: '999-999' });
  // Older claims do not say where the bank is.
  await sql('UPDATE submissions SET bank_type = NULL WHERE sid = $1', [sidOf(8)]);
  await sql('DELETE FROM bank_changes');
  profileId = await aProfile(maker.client, { ...PAIN_PROFILE, name: 'By pain.001', maxRows: '7' });
});
afterAll(() => server.close());

describe('a bank profile of pain.001', () => {
  it('asks for what its format needs and keeps nothing of the other, with each error by its field (PAY-1, PAIN-12)', async () => {
    const input = { ...PROFILE, ...PAIN_PROFILE, name: 'Another' };
    const wrong = { ...input, debtor: '', initiator: 'Fonds für Alle', initiatorId: '-1', maxRows: '10001' };
    expect((await refusal(maker.client, SAVE, { input: wrong })).fields).toEqual({
      debtor: 'Enter the name of the account that pays',
      initiator: 'The sender can have letters without accents, digits and / - ? : ( ) . , + and apostrophes',
      initiatorId: 'Use letters, digits and hyphens',
      maxRows: 'Enter a number from 1 to 10,000, or leave it empty',
    });
    const { saved } = await maker.client.data<{ saved: object }>(SAVE, {
      input: { ...input, traceAccount: '1234567890123', institution: 'not three letters' },
    });
    expect(saved).toMatchObject({ format: 'PAIN_03', initiator: 'SETTLEMENT SCHEME', institution: '' });
  });

  it('keeps its version when its name alone is changed, and raises it with its format (PAY-1)', async () => {
    const input = { ...PROFILE, name: 'Before' };
    const { saved } = await maker.client.data<{ saved: { id: string; version: number } }>(SAVE, { input });
    const change = async (changed: object) =>
      (
        await maker.client.data<{ saved: { version: number; name: string; format: string } }>(SAVE, {
          ...{ id: saved.id, version: saved.version, input: { ...input, ...changed } },
        })
      ).saved;
    expect(await change({ name: 'After' })).toMatchObject({ version: 1, name: 'After', format: 'ABA' });
    expect(await change({ ...PAIN_PROFILE, name: 'After' })).toMatchObject({ version: 2, format: 'PAIN_03' });
    const audit = await sql<{ details: { fields: string[] } }>(
      `SELECT details FROM audit_entries WHERE action = 'bank-profile.saved' AND subject_id = $1 ORDER BY id`,
      [saved.id],
    );
    expect(audit[1]!.details.fields).toEqual(['name']);
    expect(audit[2]!.details.fields).toEqual(expect.arrayContaining(['format', 'institution', 'debtor']));
    expect(JSON.stringify(audit)).not.toContain(PROFILE.traceAccount);
  });
});

describe('a payment run by pain.001', () => {
  it('makes accounts abroad and long ones ready, and holds those that nobody can pay to, with every reason (PAY-5, PAIN-9)', async () => {
    run = await prepared(maker.client, distributionId, profileId);
    expect(run).toMatchObject({ state: 'PREPARED', message: null });
    const payments = await paymentsOf(maker.client, run.id);
    const held = payments.filter(({ state }) => state === 'HELD');
    expect(
      Object.fromEntries(held.map(({ sid, heldReason, heldCodes }) => [sid, [heldReason, ...heldCodes]])),
    ).toEqual({
      [sidOf(3)]: ['TAX_CLASS_UNKNOWN'],
      [sidOf(4)]: ['BANK_INVALID', 'IBAN_FORMAT'],
      [sidOf(5)]: ['BANK_INVALID', 'IBAN_MISSING'],
      [sidOf(7)]: ['BANK_INVALID', 'BSB_FORMAT'],
    });
  });

  it('writes files that are valid and have the ledger’s payments, split before their limit (PAY-8, PAIN-12)', async () => {
    const written = await checker.writes(await checker.acts('APPROVE', run));
    expect(written).toMatchObject({ state: 'WRITTEN', message: null, refusals: [] });
    const ready = await paymentsOf(maker.client, run.id, { state: 'IN_FILE' });
    expect(written.files.map(({ payments }) => payments)).toEqual(
      Array.from({ length: Math.ceil(ready.length / 7) }, (_, at) => Math.min(7, ready.length - 7 * at)),
    );
    const found: PainReadBack['payments'] = [];
    for (const file of written.files) {
      const { response } = await checker.fetches(file.id);
      expect(response.headers.get('content-disposition')).toContain(`-${file.number}.xml`);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256);
      const check = await checkPain(
        { text: bytes.toString('utf8'), version: '03' },
        { entry, budgetMs: 60_000 },
      );
      if (check.errors) throw new Error(JSON.stringify(check.errors));
      expect(check.read).toMatchObject({
        ...{ messageId: file.id.replaceAll('-', ''), processingDate: DAY, initiatorId: 'ABC123' },
        debtor: { name: 'SETTLEMENT FUND', bsb: '032-001', accountNumber: PROFILE.traceAccount },
        credits: BigInt(file.total.replace('.', '')),
      });
      found.push(...check.read.payments);
    }
    expect(found.map(({ reference }) => reference)).toEqual(ready.map(({ id }) => id.replaceAll('-', '')));
    expect(found.map(({ remittance }) => remittance)).toEqual(ready.map(({ sid }) => `SID${sid}`));
    expect(found.map(({ cents }) => cents)).toEqual(ready.map(({ net }) => BigInt(net.replace('.', ''))));
    expect(found.find(({ remittance }) => remittance.endsWith(sidOf(1)))).toMatchObject({
      ...{ bic: 'DEUTDEFF', accountNumber: IBAN, isIban: true, title: 'Avery Abroad' },
      address: { town: 'Koln', country: 'DE' },
    });
    expect(found.find(({ remittance }) => remittance.endsWith(sidOf(2)))).toMatchObject({
      ...{ bic: 'CHASUS33', accountNumber: '998877', isIban: false, title: 'Zoe Abroad + Son' },
      address: { town: 'New York', country: 'US' },
    });
    expect(found.find(({ remittance }) => remittance.endsWith(sidOf(6)))).toMatchObject({
      ...{ bsb: '062-000', accountNumber: LONG_ACCOUNT },
    });
  });

  it('leaves no account in the audit, the jobs or the rows, and keeps the format of its files (PAY-9, AUDIT-1)', async () => {
    const [{ text }] = (await sql<{ text: string }>(
      `SELECT concat((SELECT string_agg(a::text, '') FROM audit_entries a), (SELECT string_agg(o::text, '') FROM outbox o),
         (SELECT string_agg(p::text, '') FROM payments p), (SELECT string_agg(r::text, '') FROM payment_runs r),
         (SELECT string_agg(b::text, '') FROM bank_profiles b)) AS text`,
    )) as [{ text: string }];
    for (const value of [IBAN, LONG_ACCOUNT, accountOf(8), PROFILE.traceAccount, 'ABC123'])
      expect(text).not.toContain(value);
    const application = new pg.Client(server.database.appUrl);
    await application.connect();
    for (const change of [`format = 'ABA'`, 'sent_as = NULL', `sent_as = '\\x00'`])
      await expect(application.query(`UPDATE payment_files SET ${change}`)).rejects.toThrow(/never changed/);
    await application.end();
  });

  it('tells a claim’s owner and the office the end of an account abroad (PAY-11)', async () => {
    const [abroad] = (await paymentsOf(maker.client, run.id)).filter(({ sid }) => sid === sidOf(1));
    expect(abroad!.account).toMatch(/^\D+000$/);
  });
});
