import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import type { CourtFigureName } from '../src/rules/court-report/court-figure.js';
import { figureName } from '../src/rules/court-report/figure-text.js';
import { Role } from '../src/common/actor.js';
import { refusal } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { aCourtReport, madeReport, type ShownReport, START_REPORT } from './harness/court-reporting.js';
import { CrashPoint, killedAtItsPoint } from './harness/crash-point.js';
import { aStep } from './harness/distributing.js';
import { aUser } from './harness/factories.js';
import { runOutLeases } from './harness/outbox.js';
import { aProfile, moved, Payer, prepared, published } from './harness/paying.js';
import { readPdf } from './harness/read-pdf.js';
import { TestServer } from './harness/test-server.js';

interface Item {
  kind: string;
  sid: string | null;
  amount: string | null;
  what: string;
  madeBy: string;
  checkedBy: string;
}

const ITEMS = `query ($id: ID!, $figure: String!, $page: Int) { list: courtReportItems(id: $id, figure: $figure, page: $page) {
  items { kind sid amount what madeBy checkedBy } pagination { totalItems } } }`;
const ORDER = 'Order of 3 May 2019';
const CLAIMS = 30;

const crash = new CrashPoint();
let server: TestServer;
let maker: Payer;
let checker: Payer;

beforeAll(async () => {
  server = await TestServer.start(crash.env);
  const steps = [
    { ...aStep(), name: 'Costs', amount: '300.00', basis: ORDER, cap: '500.00' },
    { ...aStep(), name: 'More costs', amount: '100.00', basis: ORDER, cap: '$480' },
    { ...aStep(), name: 'Last costs', amount: '50.00', basis: ORDER },
    { ...aStep(), name: 'Kept back', kind: 'RESERVE', amount: '100.00', basis: 'Order of 4 May' },
  ];
  const distributionId = await published(server, CLAIMS, { settlementSum: '2000.00', steps });
  maker = await Payer.signedIn(server, 'Mary Maker');
  checker = await Payer.signedIn(server, 'Charles Checker');
  await server.database.db.query(
    `INSERT INTO deadlines (kind, named_day, due, reason) VALUES ('LATE_CLAIM', '2020-01-01', '2020-01-01', 'Order')`,
  );
  await server.database.db.query(
    `INSERT INTO deadlines (kind, extends_id, sid, named_day, due, reason) SELECT kind, id, 'A-000001', '2099-01-02', '2099-01-02', 'Illness'
     FROM deadlines WHERE kind = 'LATE_CLAIM'`,
  );
  await server.database.db.query(
    `INSERT INTO mails (id, template, recipient, message_id, sent_at, failed_at) VALUES
       (uuidv7(), 'claim-assessed', 'anna@example.com', 'a', now(), NULL), (uuidv7(), 'claims-assessed', 'b@example.com', 'b', NULL, now())`,
  );
  await pay(distributionId);
});
afterAll(async () => {
  await crash.remove();
  await server.close();
});

/** Pays those that are ready, up to the bank's receipt. */
async function pay(distributionId: string): Promise<void> {
  const run = await prepared(maker.client, distributionId, await aProfile(maker.client));
  const written = await checker.writes(await checker.acts('APPROVE', run));
  const [file] = written.files;
  await checker.fetches(file!.id);
  await checker.client.data(
    `mutation ($id: ID!, $version: Int!) { markFileSent(id: $id, version: $version, receipt: "R-1") { id } }`,
    { id: file!.id, version: file!.version },
  );
  await moved(server, run.id);
}

const valueOf = ({ figures }: ShownReport, key: string) =>
  figures.find((figure) => figure.key === key)?.value;

async function listOf(id: string, figure: string, page = 1, { client }: { client: Client } = maker) {
  const { list } = await client.data<{ list: { items: Item[]; pagination: { totalItems: number } } }>(ITEMS, {
    ...{ id, figure, page },
  });
  return list;
}

async function download(kind: string, id: string): Promise<Buffer> {
  const { ticket } = await maker.client.data<{ ticket: { url: string } }>(
    'mutation ($kind: DownloadKind!, $id: ID!) { ticket: createDownloadTicket(kind: $kind, id: $id) { url } }',
    { kind, id },
  );
  return Buffer.from(await (await fetch(server.process.url + ticket.url)).arrayBuffer());
}

const rows = async <Row>(sql: string) => (await server.database.db.query<Row[]>(sql))[0]!;

it('a court report has the figures of the database as of one moment (COURT-1, COURT-2)', async () => {
  const report = await aCourtReport(maker.client, 200);
  expect(report).toMatchObject({ state: 'MADE', maker: 'Mary Maker' });
  const value = (key: string) => valueOf(report, key);
  expect([value('SETTLEMENT_SUM::1'), value('INTEREST::1'), value('TO_BE_SHARED::1')]).toEqual([
    '2000.00',
    '100.01',
    '1550.01',
  ]);
  expect([value('RESERVE::1'), value('RESIDUE::1')]).toEqual(['100.00', '0.00']);
  expect([value('CLAIMS_RECEIVED:'), value('CLAIMS_RATE'), value('CLAIMS_LATE:')]).toEqual([
    String(CLAIMS),
    '0.15',
    String(CLAIMS - 1),
  ]);
  expect([value('NOTICES_MAILED:'), value('NOTICES_UNDELIVERABLE:')]).toEqual(['1', '1']);
  expect(value('EXTENSIONS:')).toBe('1');
  const lines = await rows<Record<string, string>>(
    `SELECT count(*)::text AS paid, sum(payment)::text AS total, max(payment)::text AS largest, min(payment)::text AS smallest,
       round(avg(payment), 2)::text AS average, sum(withheld)::text AS withheld FROM distribution_lines WHERE payment > 0`,
  );
  expect({
    ...{ paid: value('PAID_CLAIMS::1'), total: value('PAID_TOTAL::1'), largest: value('PAYMENT_LARGEST::1') },
    ...{ smallest: value('PAYMENT_SMALLEST::1'), average: value('PAYMENT_AVERAGE::1') },
    withheld: value('TAX_WITHHELD::1'),
  }).toEqual(lines);
  const sent = await rows<{ sent: string; amount: string; total: string }>(
    `SELECT count(*)::text AS sent, sum(net)::text AS amount, (SELECT sum(total)::text FROM payment_files) AS total
     FROM payments WHERE state = 'SENT'`,
  );
  expect([
    value('PAYMENTS_IN_STATE:SENT'),
    value('AMOUNT_IN_STATE:SENT'),
    value('FILES_BY_METHOD:DIRECT_ENTRY'),
  ]).toEqual([sent.sent, sent.amount, sent.total]);
  expect([value('UNCLAIMED_PAYMENTS:'), value('RETURNED_PAYMENTS:')]).toEqual(['0', '0']);
});

it('a court report shows costs against the lowest cap of their order, on the home too (COURT-6)', async () => {
  const { figures } = await aCourtReport(maker.client);
  expect(figures.filter(({ name }) => name === 'COSTS')).toMatchObject([
    { key: `COSTS:${ORDER}`, value: '450.00', cap: '480.00' },
  ]);
  const { costCaps } = await maker.client.data<{ costCaps: object[] }>('{ costCaps { basis taken cap } }');
  expect(costCaps).toEqual([{ basis: ORDER, taken: '450.00', cap: '480.00' }]);
});

it('a court report has behind each figure the rows that make it, unchanged when the database changes (COURT-3)', async () => {
  const report = await aCourtReport(maker.client);
  for (const { key, name, value, hasList } of report.figures) {
    if (!hasList) continue;
    const { items, pagination } = await listOf(report.id, key);
    const counts =
      /^(NOTICES|CLAIMS_(?!RATE)|PAID_CLAIMS|PAYMENTS_IN|TAX_CLAIMS|EXTENSIONS|RULES|SEALS|APPROVALS)/;
    if (counts.test(name) && value !== null)
      expect([key, pagination.totalItems]).toEqual([key, Number(value)]);
    expect(items.length).toBe(Math.min(25, pagination.totalItems));
  }
  const { items } = await listOf(report.id, 'APPROVALS:');
  expect(items.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      'RULES_APPROVED',
      'ASSESSMENT_REVIEWED',
      'ASSESSMENT_APPROVED',
      'ASSESSMENT_FINAL',
      'DISTRIBUTION_APPROVED',
      'PAYMENTS_APPROVED',
    ]),
  );
  for (const { madeBy, checkedBy } of items) expect(madeBy && checkedBy).toBeTruthy();
  const before = await listOf(report.id, 'CLAIMS_RECEIVED:', 2);
  await server.database.db.query(
    `UPDATE submissions SET sid = 'Z-' || sid WHERE sid IN ('A-000028', 'A-000029')`,
  );
  expect(await listOf(report.id, 'CLAIMS_RECEIVED:', 2)).toEqual(before);
  await server.database.db.query(`UPDATE submissions SET sid = substr(sid, 3) WHERE sid LIKE 'Z-%'`);
  expect((await refusal(maker.client, ITEMS, { id: report.id, figure: 'NONE:' })).code).toBe('NOT_FOUND');
  expect((await refusal(maker.client, ITEMS, { id: report.id, figure: 'MEMBERS_NOTIFIED' })).code).toBe(
    'NOT_FOUND',
  );
});

it('a court report is served as an annexure and as a tagged PDF with its figures, as they were made (COURT-5)', async () => {
  const report = await aCourtReport(maker.client, 200);
  const csv = await download('COURT_REPORT_CSV', report.id);
  const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect(sha256(csv)).toBe(report.csvSha256);
  const records = parse<Record<string, string>>(csv, { bom: true, columns: true });
  const figures = records.filter(({ row }) => row === 'figure');
  expect(figures.map(({ value }) => value)).toEqual(report.figures.map(({ value }) => value ?? ''));
  expect(figures.every((figure) => figure['snapshot']!.endsWith(report.snapshot!))).toBe(true);
  expect(records.filter(({ row, list }) => row === 'item' && list === 'APPROVALS')).not.toHaveLength(0);

  const bytes = await download('COURT_REPORT_PDF', report.id);
  expect(sha256(bytes)).toBe(report.pdfSha256);
  const pdf = await readPdf(bytes);
  expect(pdf).toMatchObject({ language: 'en-AU', isTagged: true });
  expect(pdf.title).toContain(`Report to the court ${report.number}`);
  expect(pdf.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD', 'L']));
  const text = pdf.texts.join(' ');
  for (const shown of ['$2,000.00', '$1,550.01', '$450.00', '$480.00', '15 %', 'Mary Maker'])
    expect(text).toContain(shown);
  for (const { key, name } of report.figures)
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      figureName({ name: name as CourtFigureName, about: key.split(':')[1] ?? '' }),
    );
  const { actions } = await rows<{ actions: string[] }>(
    `SELECT array_agg(action ORDER BY id) AS actions FROM audit_entries WHERE subject_id = '${report.id}'`,
  );
  expect(actions).toEqual([
    'court-report.asked',
    'court-report.made',
    'court-report.read',
    'court-report.read',
  ]);
  const account = /\b70\d{7}\b/;
  expect(account.test(csv.toString()) || account.test(text)).toBe(false);
});

it('a court report never changes once it is made, also by SQL (COURT-1)', async () => {
  const { id } = await aCourtReport(maker.client);
  const { db } = server.database;
  for (const statement of [
    `UPDATE court_reports SET members_notified = 5 WHERE id = '${id}'`,
    `DELETE FROM court_reports WHERE id = '${id}'`,
    `UPDATE court_report_items SET amount = 1 WHERE report_id = '${id}'`,
    `DELETE FROM court_report_items WHERE report_id = '${id}'`,
    `INSERT INTO court_report_items (report_id, list, place) VALUES ('${id}', 'CLAIMS', 999)`,
  ])
    await expect(db.query(statement)).rejects.toThrow(/never changed|permission denied/);
});

it('a court report is made whole by another worker when one is killed on the way (COURT-4, DURABLE-6)', async () => {
  await crash.set('court-report-listed:1');
  const { report } = await maker.client.data<{ report: ShownReport }>(START_REPORT, {});
  await killedAtItsPoint(server);
  await crash.remove();
  await runOutLeases(server);
  await server.start();
  await Promise.all([maker.again(), checker.again()]);
  const after = await madeReport(maker.client, report.id);
  expect(after.state).toBe('MADE');
  expect((await listOf(report.id, 'CLAIMS_RECEIVED:')).pagination.totalItems).toBe(CLAIMS);
});

it('a court report is started by one person at a time, and by those with the permission alone (COURT-8)', async () => {
  const member = await server.signIn(await aUser(server.database.db));
  const auditor = await server.signIn(await aUser(server.database.db, { role: Role.AUDITOR }));
  const support = await server.signIn(await aUser(server.database.db, { role: Role.SUPPORT }));
  for (const client of [member, auditor, support])
    expect((await refusal(client, START_REPORT, {})).code).toBe('FORBIDDEN');
  for (const client of [member, support])
    expect((await refusal(client, '{ courtReports { id } }', {})).code).toBe('FORBIDDEN');
  const { courtReports } = await auditor.data<{ courtReports: ShownReport[] }>('{ courtReports { id } }');
  expect((await listOf(courtReports[0]!.id, 'SEALS:', 1, { client: auditor })).items).not.toHaveLength(0);
  expect((await refusal(maker.client, START_REPORT, { membersNotified: 0 })).code).toBe('BAD_USER_INPUT');

  const answers = await Promise.all([maker, checker].map(({ client }) => client.graphql(START_REPORT, {})));
  const started = answers.flatMap(({ body }) => (body.data ? [body.data as { report: ShownReport }] : []));
  expect(started.length).toBeGreaterThanOrEqual(1);
  for (const { report } of started) await madeReport(maker.client, report.id);
});

it('a step that takes more than its order allows is refused at its field (COURT-6)', async () => {
  const { code, fields } = await refusal(
    maker.client,
    'mutation ($input: DistributionInput!) { saveDistribution(input: $input) { id } }',
    {
      input: {
        ...{ name: 'Too much', runId: 'none', settlementSum: '10', interest: '0' },
        steps: [{ ...aStep(), amount: '5.01', cap: '5' }],
      },
    },
  );
  expect(code).toBe('BAD_USER_INPUT');
  expect(fields['steps.0.cap']).toBe('The step takes more than the order allows');
});
