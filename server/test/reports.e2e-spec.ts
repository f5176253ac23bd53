import { setTimeout as sleep } from 'node:timers/promises';
import { formulaQuoted } from '../src/exports/copy-text.js';
import type { ReportKind } from '../src/exports/export-run.entity.js';
import { withFormulaQuote } from '../src/rules/text-values.js';
import type { Client } from './harness/client.js';
import { anAdmin, anApiToken, aSubmission, aTrade, aUser } from './harness/factories.js';
import { importFile } from './harness/importing.js';
import { aRegistration, REGISTRATION } from './harness/registrations.js';
import { startServerProcess } from './harness/server-process.js';
import { TestServer } from './harness/test-server.js';

const SETTLEMENTS = '/api/reports/settlements-export';
const TRADES = '/api/reports/settlements-trade-export';
const PATHS: Readonly<Record<ReportKind, string>> = {
  REGISTRATIONS: '/api/reports/submissions/rcr-export-v1',
  REGISTRATION_TRADES: '/api/reports/trade-data/rcr-export-v1',
  SETTLEMENTS,
  DOUBLE_UPS: '/api/reports/settlements-export-v3',
  SETTLEMENT_TRADES: TRADES,
};

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
  it.each(Object.values(PATHS))(
    '%s is a CSV file to download, for administrators only (EXPORT-1, EXPORT-9, RESTAPI-21, ACCESS-7, SECURITY-5)',
    async (path) => {
      const answer = await admin.get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('text/csv');
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.csv"/);
      const member = await server.signIn(await aUser(server.database.db));
      expect((await member.get(path)).status).toBe(403);
      expect((await server.nobody.get(path)).status).toBe(401);
    },
  );

  it('is CSV by RFC 4180, its records ended by LF (EXPORT-7)', async () => {
    await aSubmission(server.database.db, server.ring, {
      sid: 'R-1',
      legalEntity: 'Quote " and, comma',
      address: '1 Test Street\nUnit 2',
    });
    const csv = await report(SETTLEMENTS);
    expect(csv).toContain(',"Quote "" and, comma",');
    expect(csv).toContain(',"1 Test Street\nUnit 2",');
    expect(csv).not.toContain('\r');
    expect(csv).toMatch(/^sid,[^\n"]+\nR-1,[^]+[^\n]\n$/);
  });

  it('of older registrations has id, time and owner before the fields of the form, and its trades (EXPORT-5)', async () => {
    const owner = await aUser(server.database.db, { name: 'Avery Quill' });
    const id = await aRegistration(server.database.db, server.ring, owner.id);
    const { tradeDetails, ...groups } = REGISTRATION;
    const [header, row] = lines(await report(PATHS.REGISTRATIONS));
    expect(header!.split(',')).toEqual([
      ...['id', 'timeCreatedAt', 'owner'],
      ...Object.values(groups).flatMap((group) => Object.keys(group)),
      'openingBalance',
    ]);
    const whose = new RegExp(`^${id},\\d{4}-\\d\\d-\\d\\dT[^,]+Z,Avery Quill <${owner.email}>,`);
    expect(row).toMatch(whose);
    const [columns, trade] = lines(await report(PATHS.REGISTRATION_TRADES));
    expect(columns).toBe('id,timeCreatedAt,owner,transactionType,tradeDate,quantity,totalAmount,tradeType');
    expect(trade).toMatch(whose);
    expect(trade).toMatch(/,BUY,2018-03-01,100,450.25,ON_MARKET$/);
    expect(tradeDetails.tradeData).toHaveLength(1);
  });

  it('leaves no warning of a leak in the log', async () => {
    const node = await startServerProcess(server.environment({ ROLE: 'api' }));
    try {
      for (let i = 0; i < 2; i++) expect((await admin.at(node.url).get(SETTLEMENTS)).status).toBe(200);
    } finally {
      await node.stop();
    }
    expect(node.output()).not.toContain('Warning');
  });
});

it('PostgreSQL quotes possible formulas like the server (EXPORT-8)', async () => {
  const starts = [
    '',
    "'",
    "''",
    ' ',
    '\n',
    '\r\n',
    '\t',
    '\u0001',
    '\u00a0',
    '\u3000',
    '\ufeff',
    '\u200b',
    "'\n",
    "\n'",
  ];
  const signs = ['=', '+', '-', '@', '\uff1d', '\uff0b', '\uff0d', '\uff20', 'a', 'é', '1', ''];
  const texts = starts.flatMap((start) => signs.map((sign) => `${start}${sign}x`));
  const rows = await server.database.db.query<{ quoted: string }[]>(
    `SELECT ${formulaQuoted('t')} AS quoted FROM unnest($1::text[]) WITH ORDINALITY AS all_texts(t, at) ORDER BY at`,
    [texts],
  );
  expect(rows.map(({ quoted }) => quoted)).toEqual(texts.map(withFormulaQuote));
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

  it('are imported again without changes (EXPORT-3)', async () => {
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
    expect(run.unknownColumns).toEqual([]);
    expect(await touched()).toEqual(before);
  });

  it('are imported again also when a submission has no SID yet, found by its submissionId (EXPORT-3)', async () => {
    const { db } = server.database;
    const first = await aSubmission(db, server.ring, { sid: null, address: '1 First Street' });
    const second = await aSubmission(db, server.ring, { sid: null, address: '2 Second Street' });
    const before = await touched();
    const csv = await report(SETTLEMENTS);
    expect(await importFile(admin, 'settlement-records', csv)).toMatchObject({ unchanged: 2, rejected: 0 });
    expect(await touched()).toEqual(before);

    const [header, one, other] = lines(csv);
    const absent = one!.replace(first.id, '018f0000-0000-7000-8000-000000000000');
    const nameless = other!.replace(second.id, 'not-an-id');
    const changed = one!.replace('1 First Street', '9 Ninth Street');
    const run = await importFile(
      admin,
      'settlement-records',
      [header, changed, one, absent, nameless].join('\n'),
      '?overwrite=true',
    );
    expect(run).toMatchObject({ status: 'DONE', read: 4, updated: 1, created: 0, rejected: 3 });
    expect(run.rejections.map(({ line, message }) => [line, message])).toEqual([
      [3, `Submission ${first.id} already appears in line 2`],
      [4, expect.stringContaining('SID is required: no submission without a SID has the id 018f')],
      [5, 'SID is required'],
    ]);
    const [stored] = await db.query<{ sid: string | null; address: string }[]>(
      'SELECT sid, address FROM submissions WHERE id = $1',
      [first.id],
    );
    expect(stored).toEqual({ sid: null, address: '9 Ninth Street' });
  });

  it('create the same claims in another portal (EXPORT-3)', async () => {
    const { db } = server.database;
    await aSubmission(db, server.ring, { sid: 'R-1', ...HOSTILE });
    const csv = await report(SETTLEMENTS);
    await db.query('TRUNCATE submissions CASCADE');
    expect(await importFile(admin, 'settlement-records', csv)).toMatchObject({ created: 1, rejected: 0 });
    const withoutId = (text: string) => text.replace(/[0-9a-f-]{36}$/gm, '');
    expect(withoutId(await report(SETTLEMENTS))).toBe(withoutId(csv));
  });

  it('contain restricted columns only for those who may read them, and the export is audited (EXPORT-6, ENCRYPT-1)', async () => {
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

  it('are a snapshot of one moment, whatever is written meanwhile (EXPORT-9)', async () => {
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

  it.each(['submissions', 'registrations'])(
    'never contain a cut-off envelope of %s written by the product',
    async (table) => {
      const [check] = await server.database.db.query<{ definition: string }[]>(
        'SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = $1',
        [`${table}_sealed_check`],
      );
      expect(check?.definition).toBe('CHECK ((octet_length(sealed) > 91)) NOT VALID');
    },
  );

  it.each([
    ['cut off', '\\x0101'],
    ['empty', '\\x'],
  ])(
    'with an envelope that is %s are sent as broken, and the log names the row (EXPORT-10)',
    async (_, sealed) => {
      await manyClaims();
      const { db } = server.database;
      await db.query('ALTER TABLE submissions DROP CONSTRAINT IF EXISTS submissions_sealed_check');
      const [rows] = await db.query<[{ id: string }[]]>(
        'UPDATE submissions SET sealed = $1 WHERE id = (SELECT max(id::text)::uuid FROM submissions) RETURNING id',
        [sealed],
      );
      await expect(report(SETTLEMENTS)).rejects.toThrow(/terminated|aborted|closed/);
      const words = `The encrypted value of submissions:${rows[0]!.id}`;
      // The log arrives through a separate pipe.
      for (let tries = 0; !server.process.output().includes(words) && tries < 50; tries++) await sleep(100);
      expect(server.process.output()).toContain(words);
      expect((await admin.get(`/api/settlement-submission/${rows[0]!.id}`)).status).toBe(500);
    },
  );

  it('release their connection when the reader disconnects', async () => {
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

  it('wait for others to be sent, and are refused with a message that fits the header (EXPORT-11)', async () => {
    await manyClaims(3_000);
    const held = await Promise.all([opened(), opened(), opened()]);
    const waiting = report(SETTLEMENTS);
    await sleep(300);
    held[0].leaving.abort();
    expect(lines(await waiting)).toHaveLength(3_001);

    held[0] = await opened();
    const { status, headers, body } = await admin.get<{ message: string }>(SETTLEMENTS);
    expect(status).toBe(503);
    expect(body.message).toContain(`Please try again in ${headers.get('retry-after')} seconds.`);
    held.forEach(({ leaving }) => leaving.abort());
  });

  it('release their places for readers who disconnect at any moment', async () => {
    await manyClaims();
    for (let moment = 0; moment < 40; moment += 2) {
      const leaving = new AbortController();
      const asked = [1, 2, 3, 4, 5].map(() => opened(leaving).catch(() => undefined));
      await sleep(moment);
      leaving.abort();
      await Promise.all(asked);
    }
    const three = [1, 2, 3].map(async () => lines(await report(SETTLEMENTS)).length);
    expect(await Promise.all(three)).toEqual([3_001, 3_001, 3_001]);
  });

  /**
   * A report being sent to a reader who reads nothing until asked to disconnect; a response without a reference would be
   * ended.
   */
  async function opened(leaving = new AbortController()) {
    const headers = { authorization: `Bearer ${admin.token}` };
    const answer = await fetch(admin.url + SETTLEMENTS, { headers, signal: leaving.signal });
    return { leaving, answer };
  }

  /** More claims than are read at once. @param addressLength 3,000 is more than the socket buffers hold */
  async function manyClaims(addressLength = 200): Promise<void> {
    const one = await aSubmission(server.database.db, server.ring, { state: 'OLD' });
    await server.database.db.query(
      `INSERT INTO submissions (email, legal_entity, state, address)
       SELECT 'a@example.com', 'Claim ' || n, 'OLD', repeat('x', $1) FROM generate_series(1, 2999) n`,
      [addressLength],
    );
    expect(one.state).toBe('OLD');
  }
});

describe('the trades', () => {
  it('are imported again without changes, including those entered manually (EXPORT-4)', async () => {
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
