import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './harness/client.js';
import { anAdmin, anApiToken, aSubmission, aTrade, aUser } from './harness/factories.js';
import { importFile } from './harness/importing.js';
import { TestServer } from './harness/test-server.js';

const SETTLEMENTS = '/api/reports/settlements-export';
const TRADES = '/api/reports/settlements-trade-export';
const PATHS = [
  '/api/reports/submissions/rcr-export-v1',
  '/api/reports/trade-data/rcr-export-v1',
  SETTLEMENTS,
  '/api/reports/settlements-export-v3',
  TRADES,
];

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.signIn(await anAdmin(server.database.db));
});
afterAll(() => server.close());
beforeEach(() => server.database.db.query('TRUNCATE submissions, registrations, import_runs CASCADE'));

/** A report's text, without its byte order mark. */
async function report(path: string, client = admin): Promise<string> {
  const { status, body } = await client.get<{ text: string }>(path);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  return body.text.replace(/^\ufeff/, '');
}
const lines = (csv: string) => csv.trimEnd().split('\n');
const touched = async () => {
  const rows = await server.database.db.query<{ row: string }[]>(
    `SELECT id || ' ' || xmin AS row FROM submissions UNION ALL SELECT id || ' ' || xmin FROM trades ORDER BY 1`,
  );
  return rows.map(({ row }) => row);
};

describe('every report', () => {
  it.each(PATHS)('%s is a CSV file to save, for administrators only', async (path) => {
    const answer = await admin.get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.csv"/);
    const member = await server.signIn(await aUser(server.database.db));
    expect((await member.get(path)).status).toBe(403);
    expect((await server.nobody.get(path)).status).toBe(401);
  });
});

describe('the settlement records', () => {
  const HOSTILE = {
    legalEntity: '=HYPERLINK("http://evil.example")',
    company: "'=1+1",
    registeredOwner: '\'tis Łódź, "Pty" Ltd',
    position: '-',
    mobile: '+61 491 570 006',
    address: '1 Test Street\nUnit 2, Rear',
  };

  it('are read back by the import without change', async () => {
    const { db } = server.database;
    await aSubmission(db, server.ring, { sid: '@SUM', ...HOSTILE });
    const listed = await aSubmission(db, server.ring, { taxNumber: '', accountNo: '', bankType: null });
    await aTrade(db, listed.id);
    await db.query(`UPDATE trade_lists SET opening_balance = '750'`);
    const before = await touched();
    const csv = await report(SETTLEMENTS);
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    const run = await importFile(admin, 'settlement-records', csv);
    expect(run).toMatchObject({ status: 'DONE', read: 2, unchanged: 2, created: 0, updated: 0, rejected: 0 });
    expect(run.unknownColumns).toEqual(['submissionId']);
    expect(await touched()).toEqual(before);
  });

  it('give another portal the same claims', async () => {
    const { db } = server.database;
    await aSubmission(db, server.ring, { sid: 'R-1', ...HOSTILE });
    const csv = await report(SETTLEMENTS);
    await db.query('TRUNCATE submissions CASCADE');
    expect(await importFile(admin, 'settlement-records', csv)).toMatchObject({ created: 1, rejected: 0 });
    const withoutId = (text: string) => text.replace(/[0-9a-f-]{36}$/gm, '');
    expect(withoutId(await report(SETTLEMENTS))).toBe(withoutId(csv));
  });

  it('hold restricted columns only for who may read them, and the reading is audited', async () => {
    const { db } = server.database;
    await aSubmission(db, server.ring, { sid: 'R-1', accountNo: '99887766' });
    const [plain, restricted] = await Promise.all([
      anApiToken(db, ['read']),
      anApiToken(db, ['read', 'restricted']),
    ]);
    const [header, row] = lines(await report(SETTLEMENTS, server.nobody.with(plain)));
    expect(header).not.toMatch(/accountNo|taxNumber|bsb|tradingAccount|swiftCode|accountName/);
    expect(row).not.toContain('99887766');
    expect(row!.split(',')).toHaveLength(header!.split(',').length);
    expect(await report(SETTLEMENTS, server.nobody.with(restricted))).toContain('99887766');
    const entries = await db.query<{ kind: string; restricted: string }[]>(
      `SELECT actor_kind AS kind, details->>'restricted' AS restricted FROM audit_entries
       WHERE action = 'report.read' AND subject_id = 'SETTLEMENTS' ORDER BY id DESC LIMIT 2`,
    );
    expect(entries).toEqual([
      { kind: 'token', restricted: 'true' },
      { kind: 'token', restricted: 'false' },
    ]);
  });

  it('are of one moment, whatever is written meanwhile', async () => {
    await manyClaims();
    const { url, token } = admin;
    const response = await fetch(url + SETTLEMENTS, { headers: { authorization: `Bearer ${token}` } });
    let text = '';
    for await (const piece of response.body as AsyncIterable<Uint8Array>) {
      if (text === '') await server.database.db.query(`UPDATE submissions SET state = 'NEW'`);
      text += Buffer.from(piece).toString();
    }
    expect(lines(text)).toHaveLength(3_001);
    expect(text).not.toContain(',NEW,');
  });

  it('that cannot be read to their end look broken', async () => {
    await manyClaims();
    await server.database.db.query(
      `UPDATE submissions SET sealed = '\\x0101' WHERE id = (SELECT max(id::text)::uuid FROM submissions)`,
    );
    await expect(report(SETTLEMENTS)).rejects.toThrow(/terminated|aborted|closed/);
  });

  it('give their connection back when the reader leaves', async () => {
    await manyClaims();
    for (let round = 0; round < 4; round += 1) {
      const leaving = new AbortController();
      const { url, token } = admin;
      const response = await fetch(url + SETTLEMENTS, {
        headers: { authorization: `Bearer ${token}` },
        signal: leaving.signal,
      });
      await response.body!.getReader().read();
      leaving.abort();
      await sleep(100);
    }
    expect(lines(await report(SETTLEMENTS))).toHaveLength(3_001);
  });

  /** More than are read at once. */
  async function manyClaims(): Promise<void> {
    const one = await aSubmission(server.database.db, server.ring, { state: 'OLD' });
    await server.database.db.query(
      `INSERT INTO submissions (email, legal_entity, state, address)
       SELECT 'a@example.com', 'Claim ' || n, 'OLD', repeat('x', 200) FROM generate_series(1, 2999) n`,
    );
    expect(one.state).toBe('OLD');
  }
});

describe('the trades', () => {
  it('are read back by the import without change, also those entered by hand', async () => {
    const { db } = server.database;
    await aSubmission(db, server.ring, { sid: '00123' });
    const byHand = await aSubmission(db, server.ring, { sid: '=1' });
    await aTrade(db, byHand.id, { quantity: '900719925474099' });
    const file = [
      'sid,transactionType,tradeDate,quantity,pricePerShare,totalAmount',
      '00123,OPEN,2017-08-23,500,0,0',
      '00123,BUY,2018-02-28,100,4.123456,412.3456',
      '00123,BUY,2018-02-28,100,4.123456,412.3456',
    ].join('\n');
    await importFile(admin, 'settlement-records/trade', file);
    const before = await touched();
    const csv = await report(TRADES);
    expect(lines(csv).slice(1).sort()).toEqual([
      "'=1,BUY,2018-03-01,900719925474099,4.5,450",
      ...file.split('\n').slice(2),
      '00123,OPEN,2017-08-23,500,0,0',
    ]);
    const run = await importFile(admin, 'settlement-records/trade', csv);
    expect(run).toMatchObject({ read: 4, unchanged: 4, created: 0, updated: 0, removed: 0, rejected: 0 });
    expect(await touched()).toEqual(before);
  });
});
