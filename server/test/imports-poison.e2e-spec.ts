import { RECORD_COLUMNS, TRADE_COLUMNS } from '../src/imports/reading/columns.js';
import { decryptRestricted } from '../src/submissions/restricted-fields.js';
import { poisonTexts, poisonWorkbook, utf16Csv } from './fixtures/imports/poison.js';
import { PoisonCount } from './fixtures/imports/poison-count.js';
import { bareName, cellAsKept, isSameNumber, showsName } from './fixtures/imports/poison-kept.js';
import type { Client } from './harness/client.js';
import { aSubmission, anAdmin } from './harness/factories.js';
import { importFile, type ImportKind, rejectionsOf, type Run } from './harness/importing.js';
import { TestServer } from './harness/test-server.js';

const { texts: TEXTS, seed } = poisonTexts();
const count = new PoisonCount();

const RECORDS = [...RECORD_COLUMNS.columns.map(({ name }) => name), 'something else'];
const TRADES = [...TRADE_COLUMNS.columns.map(({ name }) => name), 'something else'];

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.signIn(await anAdmin(server.database.db));
});
afterAll(async () => {
  process.stdout.write(`poison in cells: ${TEXTS.length} texts (seed ${seed}) in ${String(count)}\n`);
  await server.close();
});
beforeEach(() =>
  server.database.db.query('TRUNCATE assessment_notices, submissions, import_runs, outbox CASCADE'),
);

const query = <T>(sql: string, parameters: unknown[] = []) => server.database.db.query<T>(sql, parameters);

/**
 * Imports rows below a header; returns also the first line of each, since the cells of a CSV file may contain line
 * ends.
 */
async function importRows(
  kind: ImportKind,
  format: 'csv' | 'xlsx',
  rows: readonly (readonly string[])[],
): Promise<{ run: Run; lines: number[] }> {
  const file = format === 'csv' ? utf16Csv(rows) : await poisonWorkbook(rows);
  const run = await importFile(admin, kind, file, '', `poison.${format}`);
  let line = 1;
  const lines = rows.map((row) => {
    const here = line;
    line += 1 + (format === 'csv' ? row.join('').split(/\r\n|\r|\n/).length - 1 : 0);
    return here;
  });
  expect(run).toMatchObject({ status: 'DONE', message: null });
  expect(await query('SELECT 1 FROM outbox WHERE attempts > 1 OR failed_at IS NOT NULL')).toEqual([]);
  expect(run.read).toBe(run.created + run.updated + run.unchanged + run.rejected);
  return { run, lines };
}

const goodRecord = (at: number) => RECORDS.map((name) => goodCell(name, at));
function goodCell(name: string, at: number): string {
  if (name === 'sid') return `P-${at}`;
  if (name === 'email') return `p${at}@example.com`;
  return name === 'legalEntity' ? `Fund ${at}` : '';
}

/** Whether a rejection names the place of the text and the reason. */
const hasReason = (reason: { column: string | null; message: string }, column: string) =>
  reason.column === column && /\w{2}/.test(reason.message);

type Stored = Record<string, unknown> & { id: string; email: string; sealed: string | null };

describe.each(['csv', 'xlsx'] as const)('in a cell of a %s file of records', (format) => {
  it('any text is stored unchanged or rejected with its line and reason, and all other rows are applied (IMPORT-24)', async () => {
    const cases = RECORDS.flatMap((column) => TEXTS.map((text) => ({ column, text })));
    const rows = cases.flatMap(({ column, text }, at) => [
      goodRecord(2 * at),
      goodRecord(2 * at + 1).map((cell, place) => (RECORDS[place] === column ? text : cell)),
    ]);
    const { run, lines } = await importRows('settlement-records', format, [RECORDS, ...rows]);
    const rejected = await rejectionsOf(server, run.id);
    const found = await query<{ row: Stored }[]>(
      `SELECT to_jsonb(s) || jsonb_build_object('sealed', encode(sealed, 'hex')) AS row FROM submissions s`,
    );
    const byEmail = new Map(found.map(({ row }) => [row.email, row]));
    const bySid = new Map(found.map(({ row }) => [row['sid'], row]));
    for (const [at, { column, text }] of cases.entries()) {
      expect(bySid.get(`P-${2 * at}`)).toMatchObject({ legal_entity: `Fund ${2 * at}` });
      const reason = rejected.get(lines[2 * at + 2]!);
      const row =
        column === 'email' ? bySid.get(`P-${2 * at + 1}`) : byEmail.get(`p${2 * at + 1}@example.com`);
      const value = row && valueOf(row, column);
      if (reason) count.add(hasReason(reason, column) && !row ? 'rejected' : 'lost', [column, text, reason]);
      else if (column === 'something else') count.add(row ? 'ignored' : 'lost', [column, text]);
      else count.add(isKept(column, text, value) ? 'kept' : 'lost', [column, text, value]);
    }
    expect(count.lostNow()).toEqual([]);
  });
});

/** Answers that are stored in another form. */
const SHORT_ANSWERS: Record<string, Record<string, string>> = {
  australianCitizen: { Y: 'YES', YES: 'YES', N: 'NO', NO: 'NO' },
};

/**
 * Whether a field contains a text; for a closed list, which is stored as a value, an empty field means only an empty
 * text.
 */
function isKept(column: string, text: string, value: unknown): boolean {
  const expected = cellAsKept(column, text);
  if (column in SHORT_ANSWERS && value)
    return value === (SHORT_ANSWERS[column]![expected.toUpperCase()] ?? expected);
  if (column !== 'openingBalance' && column !== 'closingBalance') return (value ?? '') === expected;
  // A number of shares is kept as digits; no opening balance counts as 0.
  const kept = typeof value === 'string' && !(value === '0' && expected === '') ? value : '';
  return kept === expected || (/\d/.test(expected) && isSameNumber(expected, kept));
}

function valueOf(row: Stored, column: string): unknown {
  const restricted = decryptRestricted(
    server.ring,
    row.id,
    row.sealed === null ? null : Buffer.from(row.sealed, 'hex'),
  );
  if (column in restricted) return restricted[column as keyof typeof restricted];
  return row[column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];
}

type Trade = Record<string, string>;

/** Whether one of two trades has the value of a text in its column; the other trade is that of the valid row. */
function means(column: string, text: string, trades: readonly Trade[]): boolean {
  return trades.some((trade) => {
    const value = trade[column] ?? '';
    return column === 'transactionType' ? value === text.trim().toUpperCase() : isSameNumber(text, value);
  });
}

describe.each(['csv', 'xlsx'] as const)('in a cell of a %s file of trades', (format) => {
  it('any text is rejected with its line and reason or gives a trade, and all other rows are applied (IMPORT-24)', async () => {
    const cases = TRADES.flatMap((column) => TEXTS.map((text) => ({ column, text })));
    await query(
      `INSERT INTO submissions (sid, email, legal_entity)
       SELECT 'P-' || n, 'p' || n || '@example.com', 'Fund ' || n FROM generate_series(0, $1::int) n`,
      [cases.length],
    );
    const good = (at: number) => [`P-${at}`, 'BUY', '2018-02-28', '7', '1.5', '10.5', ''];
    const rows = cases.flatMap(({ column, text }, at) => [
      good(at),
      good(at).map((cell, place) => (TRADES[place] === column ? text : cell)),
    ]);
    const { run, lines } = await importRows('settlement-records/trade', format, [TRADES, ...rows]);
    const rejected = await rejectionsOf(server, run.id);
    const found = await query<{ sid: string; trades: Trade[] }[]>(
      `SELECT s.sid, jsonb_agg(jsonb_build_object('transactionType', transaction_type, 'tradeDate', trade_date,
         'quantity', quantity::text, 'pricePerShare', price_per_share::text, 'totalAmount', total_amount::text)) AS trades
       FROM submissions s JOIN trades t ON t.submission_id = s.id GROUP BY s.sid`,
    );
    const bySid = new Map(found.map(({ sid, trades }) => [sid, trades]));
    for (const [at, { column, text }] of cases.entries()) {
      const reason = rejected.get(lines[2 * at + 2]!);
      const [first, second, ...more] = bySid.get(`P-${at}`) ?? [];
      expect([at, first, more]).toEqual([at, expect.anything(), []]);
      if (reason)
        count.add(hasReason(reason, column) && !second ? 'rejected' : 'lost', [column, text, reason]);
      else if (column === 'something else') count.add(second ? 'ignored' : 'lost', [column, text]);
      else
        count.add(second && means(column, text, [first!, second]) ? 'kept' : 'lost', [column, text, second]);
    }
    expect(count.lostNow()).toEqual([]);
  });
});

describe.each(['csv', 'xlsx'] as const)('in the header of a %s file', (format) => {
  it.each([
    ['settlement-records', RECORDS, goodRecord(1)],
    ['settlement-records/trade', TRADES, ['P-1', 'BUY', '2018-02-28', '7', '1', '7']],
  ] as const)(
    'of %s any unknown column name is displayed and changes nothing (IMPORT-7)',
    async (kind, ours, row) => {
      // A header must end within the first 64 kB of a file.
      let room = 24_000;
      const names = TEXTS.filter((text) => (room -= text.length) > 0).slice(0, 900);
      const columns = [...ours.slice(0, -1), ...names, 'the last'];
      if (kind !== 'settlement-records') await aSubmission(server.database.db, server.ring, { sid: 'P-1' });
      const { run } = await importRows(kind, format, [columns, columns.map((_, place) => row[place] ?? '')]);
      expect(run).toMatchObject({ created: 1, rejected: 0 });
      expect(run.unknownColumns).toHaveLength(names.length + 1);
      for (const [at, name] of names.entries()) {
        const shown = run.unknownColumns[at]!;
        const unnamed = `(column ${ours.length + at}, without a name)`;
        const isShown = name.trim() === '' ? shown === unnamed : showsName(bareName(name), shown);
        count.add(isShown ? 'kept' : 'lost', [name, shown]);
      }
      expect(count.lostNow()).toEqual([]);
    },
  );
});
