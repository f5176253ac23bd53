import { rm } from 'node:fs/promises';
import { importFile } from './harness/importing.js';
import {
  accountOf,
  aProfile,
  PAIN_PROFILE,
  Payer,
  paymentsOf,
  prepared,
  published,
  setBank,
} from './harness/paying.js';
import { paidRun, returnsAnnounced, statusReport } from './harness/returning.js';
import { taxedScheme } from './harness/taxed.js';
import { TestServer } from './harness/test-server.js';

const CLAIMS = 30;

let folder: string;
let server: TestServer;
let maker: Payer;
let checker: Payer;
let distributionId: string;
let profileId: string;

const sql = <Row>(text: string, values: unknown[] = []) => server.database.db.query<Row[]>(text, values);
beforeAll(async () => {
  const scheme = await taxedScheme();
  folder = scheme.folder;
  server = await TestServer.start({ SCHEME_FILE: scheme.file });
  distributionId = await published(server, CLAIMS, { settlementSum: '2000.00' });
  maker = await Payer.signedIn(server, 'Mary Maker');
  checker = await Payer.signedIn(server, 'Charles Checker');
  profileId = await aProfile(maker.client, { ...PAIN_PROFILE, name: 'By pain.001' });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

it('a payment that pain.002 rejects is paid again, and its tax is not (RETURN-2, RETURN-6, PAY-13)', async () => {
  const run = await paidRun(server, [maker, checker], distributionId, profileId);
  const [{ id, sid, submissionId }] = (await sql<{ id: string; sid: string; submissionId: string }>(
    `SELECT id, sid, submission_id AS "submissionId" FROM payments WHERE state = 'SENT' AND kind = 'CLAIM' AND withheld > 0 ORDER BY sid LIMIT 1`,
  )) as [{ id: string; sid: string; submissionId: string }];
  const file = statusReport(run.files[0]!.id, [{ id, reason: 'AC04' }]);
  expect(await importFile(maker.client, 'returns', file, '', 'returns.xml')).toMatchObject({
    status: 'DONE',
    created: 1,
  });
  expect((await paymentsOf(maker.client, run.id, { state: 'RETURNED' })).map((one) => one.sid)).toEqual([
    sid,
  ]);
  await setBank(server, submissionId, accountOf(900));
  await sql('DELETE FROM bank_changes');
  const again = await paidRun(server, [maker, checker], distributionId, profileId);
  const inRun = await paymentsOf(maker.client, again.id);
  expect(inRun.filter(({ state }) => state === 'SENT').map((one) => one.sid)).toEqual([sid]);
  const [{ withheld, paid }] = (await sql<{ withheld: string; paid: string }>(
    `SELECT sum(withheld) FILTER (WHERE kind = 'CLAIM' AND state IN ('SENT', 'PAID', 'RETURNED'))::text AS withheld,
       sum(net) FILTER (WHERE kind = 'TAX' AND state IN ('SENT', 'PAID'))::text AS paid FROM payments`,
  )) as [{ withheld: string; paid: string }];
  expect(paid).toBe(withheld);
});

it('a file that the bank rejects because it had it already is refused: its payments may have been made (RETURN-8)', async () => {
  const [{ id }] = (await sql<{ id: string }>('SELECT id FROM payment_files ORDER BY id LIMIT 1')) as [
    { id: string },
  ];
  const before = await sql('SELECT id, state FROM payments ORDER BY id');
  const done = await importFile(
    maker.client,
    'returns',
    statusReport(id, { whole: 'DU01' }),
    '',
    'returns.xml',
  );
  expect(done).toMatchObject({ status: 'REFUSED', created: 0 });
  expect(done.rejections[0]!.message).toContain('had it already');
  expect(await sql('SELECT id, state FROM payments ORDER BY id')).toEqual(before);
});

it('a file that pain.002 rejects whole is taken back with all its payments, tax too, and made again without asking anybody (RETURN-2, RETURN-8)', async () => {
  const [{ id, payments }] = (await sql<{ id: string; payments: number }>(
    'SELECT id, payments FROM payment_files ORDER BY id LIMIT 1',
  )) as [{ id: string; payments: number }];
  const done = await importFile(
    maker.client,
    'returns',
    statusReport(id, { whole: 'AM04' }),
    '',
    'returns.xml',
  );
  expect(done).toMatchObject({ status: 'DONE', read: payments, created: payments - 1, unchanged: 1 });
  const page = async (of: number) =>
    (
      await maker.client.data<{
        returnedPayments: { payments: { submissionId: string | null; reason: string }[] };
      }>('query ($page: Int) { returnedPayments(page: $page) { payments { submissionId reason } } }', {
        page: of,
      })
    ).returnedPayments.payments;
  expect([...(await page(1)), ...(await page(2))]).toContainEqual({ submissionId: null, reason: 'AM04' });
  const next = await prepared(maker.client, distributionId, profileId);
  const again = await paymentsOf(maker.client, next.id, { state: 'READY' });
  // All but the tax, which is counted when the files are written, and the one that came back before.
  expect(again).toHaveLength(payments - 2);
  const owed = await sql<{ net: string }>(
    `SELECT sum(net)::text AS net FROM payments WHERE kind = 'TAX' AND state = 'RETURNED'`,
  );
  expect(next.figures!.tax).toBe(owed[0]!.net);
  await returnsAnnounced(server);
  // The one whose account was closed.
  expect(await sql(`SELECT 1 FROM mails WHERE template = 'payment-returned'`)).toHaveLength(1);
});
