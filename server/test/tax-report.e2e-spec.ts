import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { encryptRestricted, NO_RESTRICTED } from '../src/submissions/restricted-fields.js';
import { Submission, YesNo } from '../src/submissions/submission.entity.js';
import { addClaims, approvedRules, endedRun, finaliseRun, startRun } from './harness/assessing.js';
import { idOf, refusal } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { aFund, computed, saved } from './harness/distributing.js';
import { aUser } from './harness/factories.js';
import { Confirming, frozen, type Frozen } from './harness/freezing.js';
import { TestServer } from './harness/test-server.js';

const TFN = '123 456 782';
const ABN = '51 824 753 556';
const TICKET =
  'mutation ($kind: DownloadKind!, $id: ID!) { ticket: createDownloadTicket(kind: $kind, id: $id) { url } }';

let server: TestServer;
let maker: Confirming;
let owner: Client;
let approved: Frozen;

beforeAll(async () => {
  server = await TestServer.start();
  maker = await Confirming.signedIn(server);
  owner = await server.signIn(await aUser(server.database.db, { email: 'a@example.com' }));
  await approvedRules(server);
  await addClaims(server, 6);
  await answers('A-000001', { australianCitizen: YesNo.YES, legalEntity: '=Formula Pty Ltd' }, TFN);
  await answers('A-000002', { australianCitizen: YesNo.YES, abnAcn: ABN });
  await answers('A-000003', { australianCitizen: YesNo.YES, legalEntity: 'No "Number", Pty' }, '123456789');
  await answers('A-000004', { australianCitizen: YesNo.NO, country: 'New Zealand' }, TFN);
  await answers('A-000005', { australianCitizen: YesNo.NO });
  await answers('A-000006', { australianCitizen: YesNo.NO });
  const run = await endedRun(maker.client, (await startRun(maker.client)).id);
  await finaliseRun(server, run.id);
  const made = await computed(maker.client, await saved(maker.client, aFund(run.id)));
  const approver = await Confirming.signedIn(server);
  approved = await approver.acts('APPROVE', await frozen(maker.client, made, true));
  expect((await download('TAX_REPORT', approved.id)).status).toBe(409);
  await approver.acts('PUBLISH', approved);
});
afterAll(() => server.close());

async function answers(sid: string, columns: Partial<Submission>, taxNumber = '') {
  const id = await idOf(server, sid);
  const sealed = encryptRestricted(server.ring, id, { ...NO_RESTRICTED, taxNumber }, 'LOCAL');
  await server.database.db.getRepository(Submission).update({ id }, { ...columns, ...sealed });
}

async function download(kind: string, id: string, client = maker.client) {
  const { ticket } = await client.data<{ ticket: { url: string } }>(TICKET, { kind, id });
  const response = await fetch(server.process.url + ticket.url);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

const entries = () =>
  server.database.db.query<{ action: string; details: Record<string, unknown> }[]>(
    `SELECT action, details FROM audit_entries WHERE action LIKE 'tax.report%' ORDER BY id`,
  );

it('the tax report has a row for each payment, with a number only where it passes its check (TAX-6)', async () => {
  const { status, headers, bytes } = await download('TAX_REPORT', approved.id);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(/tax-report-distribution-1-\d{4}-\d{2}\.csv/);
  const rows = parse<Record<string, string>>(bytes, { bom: true, columns: true });
  expect(rows.map((row) => row['accountReference'])).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `A-00000${number}`),
  );
  const of = (number: number) => rows[number - 1]!;
  expect(of(1)).toMatchObject({
    ...{ investorName: "'=Formula Pty Ltd", residency: 'RESIDENT', taxClass: 'RESIDENT_QUOTED' },
    ...{ basis: 'RESIDENT_TFN', taxFileNumber: '123456782', abn: '', taxWithheld: '0.00', payerName: '' },
  });
  expect(of(2)).toMatchObject({ basis: 'RESIDENT_ABN', taxFileNumber: '', abn: '51824753556' });
  expect(of(3)).toMatchObject({
    ...{ investorName: 'No "Number", Pty', taxClass: 'RESIDENT_NOT_QUOTED', basis: 'RESIDENT_NUMBER_FAILS' },
    ...{ taxFileNumber: '', abn: '' },
  });
  expect(of(4)).toMatchObject({ residency: 'NON_RESIDENT', country: 'New Zealand', taxFileNumber: '' });
  expect(of(4)['financialYear']).toMatch(/^\d{4}-\d{2}$/);
  expect(of(4)['paymentDate']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const cents = (text: string | undefined) => Math.round(Number(text) * 100);
  for (const row of rows) {
    expect(cents(row['principal']) + cents(row['interest'])).toBe(cents(row['payment']));
    expect(cents(row['paidOut']) + cents(row['taxWithheld'])).toBe(cents(row['payment']));
  }
});

it('the tax report is recorded with counts and hash, and never with a number (TAX-7)', async () => {
  await server.database.db.query('DELETE FROM limits');
  const before = (await entries()).length;
  const { bytes } = await download('TAX_REPORT', approved.id);
  const [opened, sent] = (await entries()).slice(before);
  expect(opened).toEqual({ action: 'tax.report-opened', details: {} });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  // Of the two residents with an envelope the numbers were read, of those abroad none.
  expect(sent).toEqual({
    action: 'tax.report-sent',
    details: { rows: 6, taxNumbersRead: 2, complete: true, sha256 },
  });
});

it('the tax report needs a permission that members, other roles and scripts have not (TAX-7)', async () => {
  const { db } = server.database;
  const reviewer = await server.signIn(await aUser(db, { role: 'REVIEWER' } as object));
  const auditor = await server.signIn(await aUser(db, { role: 'AUDITOR' } as object));
  for (const client of [owner, reviewer, auditor])
    expect((await refusal(client, TICKET, { kind: 'TAX_REPORT', id: approved.id })).code).toBe('FORBIDDEN');
});

it('the tax report is the only file of a distribution with a tax file number (TAX-7)', async () => {
  const texts: string[] = [];
  for (const [kind, id, client] of [
    ['FROZEN_DISTRIBUTION', approved.id, maker.client],
    ['LINE_PROOF', await idOf(server, 'A-000001'), owner],
  ] as const) {
    const { status, bytes } = await download(kind, id, client);
    expect(status).toBe(200);
    texts.push(bytes.toString());
  }
  for (const path of ['distribution', 'distribution/lines'])
    texts.push(await (await fetch(`${server.process.url}/api/published/${path}`)).text());
  const audited = await server.database.db.query<{ text: string }[]>(
    'SELECT details::text AS text FROM audit_entries',
  );
  texts.push(...audited.map(({ text }) => text));
  expect(texts.join('\n')).toContain('A-000001');
  for (const text of texts) expect(text.replaceAll(' ', '')).not.toContain('123456782');
});

it('the tax report leaves out a payment that was declared unclaimed (TAX-6)', async () => {
  await server.database.db.query(
    `BEGIN; SET LOCAL session_replication_role = replica;
     INSERT INTO payments (distribution_id, submission_id, sid, principal, interest, withheld, net, run_id, state, unclaimed_id)
     SELECT distribution_id, submission_id, sid, principal, interest, withheld, net, uuidv7(), 'CANCELLED', uuidv7()
     FROM distribution_lines WHERE sid = 'A-000006';
     COMMIT`,
  );
  const { bytes } = await download('TAX_REPORT', approved.id);
  const rows = parse<Record<string, string>>(bytes, { bom: true, columns: true });
  expect(rows.map((row) => row['accountReference'])).toEqual(
    [1, 2, 3, 4, 5].map((number) => `A-00000${number}`),
  );
});
