import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { proofOfLine } from '../src/distributions/proof/proof-of-line.js';
import { clientWithToken } from './harness/api-tokens.js';
import { LIST } from './harness/bank-changes.js';
import {
  bytesSecret,
  CANARIES,
  canaryAccount,
  canaryHin,
  canaryTaxNumber,
  foundIn,
  place,
  type Place,
  type Secret,
  textSecret,
  unsearchable,
} from './harness/canaries.js';
import { ACCEPTED, sendBadInput } from './harness/canary-bad-input.js';
import { canarySid, FORM_FILED, KNOWN_ENTITY } from './harness/canary-files.js';
import { CanaryFlow } from './harness/canary-flows.js';
import { SUBMISSION_DATA } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { aCourtReport } from './harness/court-reporting.js';
import { aUser } from './harness/factories.js';
import { mailsSettled } from './harness/mailbox.js';
import { PROFILE, RUN } from './harness/paying.js';
import { readPdf } from './harness/read-pdf.js';
import { hasRedis, type ScratchRedis, startRedis } from './harness/redis.js';
import {
  filesBelow,
  keepingRemoved,
  RedisRecord,
  rowsByTable,
  WalRecord,
} from './harness/searched-places.js';
import { type ServerProcess, startServerProcess } from './harness/server-process.js';
import { SharedMailbox } from './harness/shared-mailbox.js';
import { TestServer } from './harness/test-server.js';

/** Where a canary lies in the clear by design: an ABN is public, and the office reads why it exempted somebody (ENCRYPT-1, TAX-8). */
const IN_THE_CLEAR: Record<string, string[]> = {
  ABN: ['public.submissions'],
  exemption: ['public.tax_exemptions'],
};
const TAX_NUMBER = 'tax file number';
const MARK = 'This text is harmless and can be found';

let folder: string;
let redis: ScratchRedis | undefined;
let record: RedisRecord | undefined;
let inbox: SharedMailbox;
let server: TestServer;
let worker: ServerProcess | undefined;
let flow: CanaryFlow;
let exportId: string;
let wal: WalRecord | undefined;
let badAnswers: Map<string, string>;
let accounts: Secret[];
let identifiers: Secret[];
let salts: Secret[];
/** All of them. */
let secrets: Secret[];

/** A portal as it runs in production, where each request is logged, with a worker of its own. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prorata-canaries-'));
  const [temporary, removed] = [join(folder, 'temporary'), join(folder, 'removed')];
  for (const path of [temporary, removed]) await mkdir(path);
  await writeFile(join(temporary, 'mark'), MARK);
  redis = hasRedis() ? await startRedis() : undefined;
  record = redis && (await RedisRecord.start(redis.url));
  inbox = await SharedMailbox.open();
  server = await TestServer.start({
    NODE_ENV: 'production',
    ROLE: 'api',
    PUBLIC_URL: 'https://claims.example',
    SMTP_URL: inbox.smtpUrl,
    KEY_FILE: join(folder, 'identity-keys.json'),
    ADMIN_CHECKS_AFTER_HOURS: '0',
    DRAIN_SECONDS: '0',
    TMPDIR: temporary,
    NODE_OPTIONS: keepingRemoved(removed),
    ...(redis && { REDIS_URL: redis.url }),
  });
  server.mailbox = inbox;
  await writeFile(join(server.dataDir, 'mark'), MARK);
  worker = await startServerProcess(server.environment({ ROLE: 'worker' }));
  wal = await WalRecord.start(server.database);
  flow = await CanaryFlow.begin(server);
  await flow.filesClaims();
  await flow.changesAccounts();
  await flow.shares();
  await flow.pays();
  exportId = await flow.exports();
  badAnswers = await sendBadInput(flow);
  await mailsSettled(server.database.db);
  const numbers = [...Array.from({ length: 10 }, (_, at) => at + 1), FORM_FILED].filter((n) => n !== 3);
  accounts = [
    ...numbers.map((n) => textSecret(`account ${n}`, canaryAccount(n))),
    ...[5, 6, 7, 9].map((n) => textSecret(`other account of ${n}`, canaryAccount(n, true))),
    textSecret('IBAN', CANARIES.iban),
    textSecret('BSB', CANARIES.bsb),
    textSecret('SWIFT code', CANARIES.swiftCode),
    textSecret('account name', CANARIES.accountName),
    textSecret('account of the scheme', CANARIES.traceAccount),
    textSecret('account of the other profile', PROFILE.traceAccount),
    textSecret('name of the sender', CANARIES.bankUserName),
  ];
  identifiers = [
    ...[...numbers, 99].map((n) => textSecret(TAX_NUMBER, canaryTaxNumber(n))),
    textSecret('ABN', CANARIES.abn),
    ...[...numbers, 3, 99].map((n) => textSecret('HIN', canaryHin(n))),
    textSecret('passport', CANARIES.passport),
    textSecret('exemption', CANARIES.exemption),
  ];
  const { db } = server.database;
  salts = [];
  for (const n of [...numbers, 3]) {
    const proof = await proofOfLine(db.manager, server.ring, flow.distributionId, await flow.idOf(n));
    salts.push(bytesSecret(`salt of ${n}`, proof!.salt));
  }
  secrets = [...accounts, ...identifiers, ...salts];
});
afterAll(async () => {
  record?.close();
  await worker?.stop();
  await wal?.close();
  await server.close();
  await redis?.stop();
  await inbox.close();
  await rm(folder, { recursive: true });
});

/** Each place is searchable, and has none of the secrets. */
function hasNone(places: readonly Place[], of: readonly Secret[] = secrets): void {
  expect(unsearchable(places)).toEqual([]);
  expect(foundIn(places, of)).toEqual([]);
}
const named = (...names: string[]) => secrets.filter(({ name }) => !names.includes(name));
const answered = async (client: Client, query: string, variables: object = {}) =>
  JSON.stringify((await client.graphql(query, variables)).body);

describe('account numbers, tax file numbers and salts', () => {
  it('are where they belong: in the files to the bank, in the tax report, in an export, in the proof of the claim’s owner (PAY-8, TAX-6, LINE-3, EXPORT-13)', async () => {
    const [direct, pain] = [
      await flow.download('PAYMENT_FILE', flow.runs[0]!.files[0]!.id),
      await flow.download('PAYMENT_FILE', flow.runs[1]!.files[0]!.id),
    ];
    for (const n of [1, 2, 4, 7, 8, 10, FORM_FILED]) expect(direct.toString()).toContain(canaryAccount(n));
    expect(direct.toString()).toContain(canaryAccount(5, true));
    for (const value of [canaryAccount(7, true), CANARIES.iban, CANARIES.swiftCode, CANARIES.traceAccount])
      expect(pain.toString()).toContain(value);
    const report = await flow.download('TAX_REPORT', flow.distributionId);
    for (const value of [canaryTaxNumber(1), canaryTaxNumber(FORM_FILED), CANARIES.abn])
      expect(report.toString()).toContain(value);
    const proof = await flow.download('LINE_PROOF', await flow.idOf(1), flow.member);
    expect(foundIn([place('proof', '', proof)], salts)).toEqual(['salt of 1 in proof']);
    const exported = await flow.download('EXPORT', exportId);
    for (const value of [canaryAccount(1), canaryTaxNumber(1), canaryHin(1)])
      expect(exported.toString()).toContain(value);
    const neither = [...identifiers, ...salts];
    hasNone(
      [
        place('file of Direct Entry', `SID${canarySid(1)}`, direct),
        place('file of pain.001', canarySid(3), pain),
      ],
      neither,
    );
    hasNone([place('tax report', canarySid(1), report)], named(TAX_NUMBER, 'ABN'));
    hasNone([place('proof', canarySid(1), proof)], named('salt of 1'));
  });

  it('are in no other file: neither the frozen text, nor the court report, nor a notice (ENCRYPT-10, TAX-7)', async () => {
    const { id } = await aCourtReport(flow.maker.client);
    const pdfText = async (kind: string, of: string, client = flow.maker.client) =>
      (await readPdf(await flow.download(kind, of, client))).texts.join('\n');
    hasNone([
      place('frozen text', canarySid(5), await flow.download('FROZEN_DISTRIBUTION', flow.distributionId)),
      place('court report', 'Charles Checker', await flow.download('COURT_REPORT_CSV', id)),
      place('court report as PDF', 'Mary Maker', await pdfText('COURT_REPORT_PDF', id)),
      place('notice', '2-Sep-2013', await pdfText('NOTICE_PDF', await flow.idOf(1), flow.member)),
    ]);
  });

  it('are in no answer to everybody, to another member, or to a script without the scope (ENCRYPT-10, FREEZE-9, APITOKEN-4)', async () => {
    const { nobody } = server;
    const stranger = await server.signIn(await aUser(server.database.db));
    const { client: script } = await clientWithToken(flow.maker.client, ['READ']);
    const [first, fifth] = [await flow.idOf(1), await flow.idOf(5)];
    const get = async (path: string) => (await fetch(server.process.url + path)).text();
    const seal = /"seal":"([\da-f]{64})"/.exec(await get('/api/published/distribution'))![1]!;
    hasNone([
      place('published distribution', seal, await get('/api/published/distribution')),
      place('published lines', 'SHARED', await get('/api/published/distribution/lines')),
      place('published rules', 'prorata-rules/1', await get('/api/rules/1')),
      place('published page', '<html', await get('/published')),
      place(
        'publishedDistribution',
        seal,
        await answered(nobody, '{ publishedDistribution { seal root count loss plan } }'),
      ),
      ...(await Promise.all(
        [
          `submission(id: $id) { ${SUBMISSION_DATA} }`,
          'paymentsOf(submissionId: $id) { account }',
          'distributionLine(submissionId: $id) { sid account }',
          'distributionLineProof(submissionId: $id)',
          'claimTax(submissionId: $id) { number }',
          'bankHold(submissionId: $id) { account }',
        ].flatMap((field) =>
          [stranger, nobody].map(async (client, at) =>
            place(
              `${at}: ${field}`,
              '"code":"',
              await answered(client, `query ($id: ID!) { ${field} }`, { id: fifth }),
            ),
          ),
        ),
      )),
    ]);
    const seen = await answered(
      script,
      `query ($id: ID!) { submission(id: $id) { sid ${SUBMISSION_DATA} } }`,
      { id: first },
    );
    hasNone([place('claim for a script', canarySid(1), seen)]);
  });

  it('are shown to the office by their ends, and to the owner of the claim (PAY-5, BANK-9, PAY-11)', async () => {
    const { client } = flow.maker;
    const [run] = flow.runs;
    const PAYMENTS =
      'query ($id: ID!) { payments(runId: $id) { payments { sid account net heldReason heldCodes } } }';
    hasNone([
      place(
        'payments',
        `••••${canaryAccount(1).slice(-3)}`,
        await answered(client, PAYMENTS, { id: run!.id }),
      ),
      place(
        'payment run',
        'Charles Checker',
        await answered(client, `query ($id: ID!) { paymentRun(id: $id) { ${RUN} } }`, { id: run!.id }),
      ),
      place('changed bank details', canarySid(9), await answered(client, LIST, { state: null })),
      place('released bank details', canarySid(5), await answered(client, LIST, { state: 'RELEASED' })),
      place(
        'returned payments',
        canarySid(8),
        await answered(client, '{ returnedPayments { payments { sid account reason } } }'),
      ),
      place(
        'own payments',
        `••••${canaryAccount(1).slice(-3)}`,
        await answered(flow.member, 'query ($id: ID!) { paymentsOf(submissionId: $id) { account } }', {
          id: await flow.idOf(1),
        }),
      ),
    ]);
  });

  it('are not said back when they stand where they do not belong (ENCRYPT-10, SECURITY-7)', () => {
    expect([...badAnswers].filter(([, text]) => text.startsWith(ACCEPTED))).toEqual([]);
    hasNone([...badAnswers].map(([name, text]) => place(name, '{', text)));
  });

  it('are in no mail (ENCRYPT-10, BANK-4, RETURN-4)', async () => {
    const mails = await inbox.all();
    const text = mails.map((mail) => [mail.subject, mail.text, mail.html, ...mail.to].join('\n')).join('\n');
    hasNone([
      place('mails', 'contact-6@example.com', text),
      place('mails about an account', `••••${canaryAccount(5, true).slice(-3)}`, text),
    ]);
  });

  it('are in no line of the log, of the API or of the worker (SECURITY-9, PAY-9)', () => {
    hasNone([
      place('log of the API', '/api/import/returns', server.process.output()),
      place('log of the worker', 'Prorata is ready', worker!.output()),
    ]);
  });

  it('are in no job, neither waiting nor on its way (DURABLE-1, PAY-9)', async () => {
    const tables = await rowsByTable(server.database);
    hasNone([
      place('outbox', 'write-payments', tables.get('public.outbox')!),
      ...(record ? [place('Redis', 'write-payments', record.sent)] : []),
    ]);
  });

  it('are in the clear in no row: not in the audit, not in the tables of claims, payments and returns (AUDIT-1, ENCRYPT-3, ENCRYPT-7)', async () => {
    const tables = await rowsByTable(server.database);
    const filled = [...tables].filter(([, rows]) => rows !== '');
    for (const name of [
      'audit_entries',
      'bank_changes',
      'bank_profiles',
      'payments',
      'payment_files',
      'returned_items',
      'drafts',
      'amendment_proposals',
      'distribution_salts',
      'import_rejections',
      'mails',
      'attachments',
    ])
      expect(filled.map(([table]) => table)).toContain(`public.${name}`);
    expect(
      unsearchable([
        place('audit', 'payment-file.read', tables.get('public.audit_entries')!),
        place('claims', KNOWN_ENTITY, tables.get('public.submissions')!),
      ]),
    ).toEqual([]);
    for (const [name, rows] of filled)
      hasNone(
        [place(name, rows.slice(0, 20), rows)],
        named(...Object.keys(IN_THE_CLEAR).filter((secret) => IN_THE_CLEAR[secret]!.includes(name))),
      );
  });

  it('were never written to the log of the database (ENCRYPT-7)', async () => {
    const written = await wal!.written();
    hasNone(
      [
        place('write-ahead log', KNOWN_ENTITY, written),
        place('write-ahead log of jobs', 'write-payments', written),
      ],
      named(...Object.keys(IN_THE_CLEAR)),
    );
  });

  it('are in no file of the portal, nor in a temporary one that is gone (ENCRYPT-7)', async () => {
    const removed = await filesBelow(join(folder, 'removed'));
    hasNone([
      place('DATA_DIR', MARK, await filesBelow(server.dataDir)),
      place('temporary files', MARK, await filesBelow(join(folder, 'temporary'))),
      place('removed files', join(folder, 'removed'), removed),
    ]);
  });
});
