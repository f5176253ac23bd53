import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRecordRow } from '../../server/src/imports/checking/record-row.js';
import { checkTradeRow } from '../../server/src/imports/checking/trade-row.js';
import { RECORD_COLUMNS, TRADE_COLUMNS } from '../../server/src/imports/reading/columns.js';
import type { RawRow } from '../../server/src/imports/reading/file-shape.js';
import { inspectFile, readRows } from '../../server/src/imports/reading/open-file.js';
import { bufferSource } from '../../server/src/imports/reading/source.js';
import { generate } from './generate.js';
import type { ReferenceKind } from './truth.js';

const folder = mkdtempSync(join(tmpdir(), 'reference-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function made(kind: ReferenceKind, submissions: number, badShare: number, seed = 1) {
  const out = join(folder, `${kind}-${submissions}-${badShare}-${seed}.csv`);
  const truth = await generate({ kind, submissions, out, badShare, seed });
  return { out, truth, bytes: readFileSync(out) };
}

async function rowsOf(
  kind: ReferenceKind,
  bytes: Buffer,
): Promise<{ columns: (string | null)[]; rows: RawRow[] }> {
  const source = bufferSource(bytes);
  const shape = await inspectFile(
    source,
    'reference.csv',
    kind === 'trades' ? TRADE_COLUMNS : RECORD_COLUMNS,
  );
  const rows: RawRow[] = [];
  for await (const batch of readRows(source, shape)) rows.push(...batch);
  return { columns: shape.columns, rows };
}

describe('the reference files', () => {
  it.each(['settlement-records', 'trades'] as const)(
    '%s: the same options give the same file, another seed gives another',
    async (kind) => {
      const first = await made(kind, 300, 0.01);
      const second = await made(kind, 300, 0.01);
      expect(second.bytes.equals(first.bytes)).toBe(true);
      expect((await made(kind, 300, 0.01, 2)).bytes.equals(first.bytes)).toBe(false);
      expect(JSON.parse(readFileSync(`${first.out}.truth.json`, 'utf8'))).toEqual(first.truth);
    },
  );

  it('settlement-records: the expected result names exactly the rows that the import rejects', async () => {
    const { truth, bytes } = await made('settlement-records', 2000, 0.02);
    const { columns, rows } = await rowsOf('settlement-records', bytes);
    const seen = new Set<string>();
    const bad = rows.filter((row) => {
      const check = checkRecordRow(row, columns, undefined);
      if (!check.ok || seen.has(check.record.sid)) return true;
      seen.add(check.record.sid);
      return false;
    });
    expect(bad.map((row) => row.line)).toEqual(truth.badLines);
    expect(truth.badLines.length).toBeGreaterThan(20);
    expect(truth).toMatchObject({
      rows: rows.length,
      bytes: bytes.length,
      first: { created: seen.size, rejected: bad.length },
    });
    expect(seen.size).toBe(2000);
  });

  it('trades: the expected result names exactly the rows that the import rejects, and no valid row is repeated', async () => {
    const { truth, bytes } = await made('trades', 3000, 0.01);
    const { columns, rows } = await rowsOf('trades', bytes);
    const bad = rows.filter((row) => !checkTradeRow(row, columns, {}).ok || row.cells[0]!.startsWith('BAD-'));
    expect(bad.map((row) => row.line)).toEqual(truth.badLines);
    expect(truth.first).toEqual({ created: rows.length - bad.length, rejected: bad.length });
    expect(truth.again).toEqual({ unchanged: truth.first.created, rejected: bad.length });
    const good = rows.filter((row) => !bad.includes(row)).map((row) => row.cells.join());
    expect(new Set(good).size).toBe(good.length);
  });

  it('trades: about ten rows per submission, grouped by SID, each oldest first, with exact totals', async () => {
    const { bytes } = await made('trades', 3000, 0);
    const rows = (await rowsOf('trades', bytes)).rows.map(
      (row) => row.cells as [string, string, string, string, string, string],
    );
    expect(rows.length / 3000).toBeGreaterThan(9);
    expect(rows.length / 3000).toBeLessThan(11);
    const places = rows.map(([sid, , date]) => `${sid} ${date}`);
    expect(places).toEqual([...places].sort());
    const cents = (dollars: string) => BigInt(dollars.replace('.', ''));
    const wrong = rows.filter(
      ([, type, , quantity, price, total]) =>
        type !== 'OPEN' && cents(price) * BigInt(quantity) !== cents(total),
    );
    expect(wrong).toEqual([]);
  });
});
