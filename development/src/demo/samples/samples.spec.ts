import { readFileSync } from 'node:fs';
import { checkRecordRow } from '../../../../server/src/imports/checking/record-row.js';
import { checkTradeRow } from '../../../../server/src/imports/checking/trade-row.js';
import { RECORD_COLUMNS, TRADE_COLUMNS } from '../../../../server/src/imports/reading/columns.js';
import type { RawRow } from '../../../../server/src/imports/reading/file-shape.js';
import { inspectFile, readRows } from '../../../../server/src/imports/reading/open-file.js';
import { bufferSource } from '../../../../server/src/imports/reading/source.js';
import { structuralPass } from '../../../../server/src/imports/reading/structural-pass.js';
import { demoClaims } from '../demo-scheme.js';
import { HOLDER_KINDS } from '../holders.js';
import { sampleClaims } from './sample-claims.js';
import { sampleFiles } from './sample-files.js';

const files = await sampleFiles();

/** All rows of a sample with the results of the import's validation. */
async function checked(name: string) {
  const isRecords = name.startsWith('settlement-records');
  const source = bufferSource(files.get(name)!);
  const { shape } = await structuralPass(
    source,
    await inspectFile(source, name, isRecords ? RECORD_COLUMNS : TRADE_COLUMNS),
  );
  const rows: RawRow[] = [];
  for await (const batch of readRows(source, shape)) rows.push(...batch);
  const noteAt = shape.header.indexOf('note');
  return rows.map((row) => {
    const notation = shape.notation!;
    const check = isRecords
      ? checkRecordRow(row, shape.columns, notation.numbers)
      : checkTradeRow(row, shape.columns, notation);
    return { note: row.cells[noteAt] ?? '', check };
  });
}

const values = async (name: string) => (await checked(name)).map(({ check }) => check);

describe('the sample files', () => {
  it('the sample files are the committed ones', () => {
    const folder = new URL('../../../../docs/samples/', import.meta.url);
    for (const [name, bytes] of files) {
      // The bytes of a workbook depend on Node's version of zlib.
      if (name.endsWith('.csv'))
        expect({ name, same: readFileSync(new URL(name, folder)).equals(bytes) }).toEqual({
          name,
          same: true,
        });
      expect(bytes.length).toBeLessThan(400_000);
    }
  });

  it('use no SID twice and none of the demo scheme, and have claims of every kind', () => {
    const claims = sampleClaims();
    const sids = new Set(claims.map((claim) => claim.sid));
    expect(sids.size).toBe(claims.length);
    expect(demoClaims().filter((claim) => claim.sid !== null && sids.has(claim.sid))).toEqual([]);
    expect(new Set(claims.map((claim) => claim.kind))).toEqual(new Set(HOLDER_KINDS));
  });

  it.each([...files.keys()].filter((name) => !/error|bad/.test(name)))(
    '%s has valid rows only',
    async (name) => {
      expect((await values(name)).filter((check) => !check.ok)).toEqual([]);
    },
  );

  it.each([
    ['settlement-records.csv', 'settlement-records.xlsx', 120],
    ['settlement-records.csv', 'settlement-records-semicolon-windows-1252.csv', 20],
    ['settlement-records.csv', 'settlement-records-tab-utf-16.csv', 20],
    ['trades.csv', 'trades.xlsx', 1400],
    ['trades.csv', 'trades-dd-mm-yyyy.csv', 100],
    ['trades.csv', 'trades-dd-mmm-yyyy.csv', 100],
  ])('the sample %s has the same content as %s', async (plain, variant, atLeast) => {
    const known = new Set((await values(plain)).map((check) => JSON.stringify(check)));
    const given = (await values(variant)).map((check) => JSON.stringify(check));
    expect(given.filter((check) => !known.has(check))).toEqual([]);
    expect(given.length).toBeGreaterThanOrEqual(atLeast);
  });

  /** Errors that appear only in combination with other rows or in the database. */
  const VALID_ALONE = /again|second OPEN|no submission/;

  it.each([
    ['settlement-records-with-errors.csv', 20],
    ['trades-with-errors.csv', 28],
  ])('%s has one invalid row of every kind, and describes it', async (name, kinds) => {
    const rows = await checked(name);
    for (const { note, check } of rows) {
      const good =
        note === '' || note.startsWith('bad: a row with')
          ? false
          : note.startsWith('good') || VALID_ALONE.test(note);
      expect({ note, good: check.ok }).toEqual({ note, good });
    }
    const bad = rows.filter(({ note, check }) => !check.ok || VALID_ALONE.test(note));
    expect(bad).toHaveLength(kinds);
    const reasons = bad.map(({ note, check }) => (check.ok ? note : `${check.column} ${check.message}`));
    expect(new Set(reasons).size).toBeGreaterThan(kinds / 2);
  });
});
