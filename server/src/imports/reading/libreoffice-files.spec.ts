import { readFileSync } from 'node:fs';
import { readWholeFile } from '../../../test/fixtures/imports/read-whole-file.js';
import type { Notation } from '../../rules/notation.js';
import { checkRecordRow } from '../checking/record-row.js';
import { checkTradeRow } from '../checking/trade-row.js';
import { RECORD_COLUMNS, TRADE_COLUMNS } from './columns.js';

/** Date, quantity, price and total of a trade. */
type Row = [string, string, string, string];
type Table = { shown: Row[]; meant: Row[] };
type Shown = Record<'evident' | 'open' | 'short-days', Table> & {
  balances: { shown: string[]; meant: string[] };
};

const FOLDER = new URL('../../../test/fixtures/libreoffice/', import.meta.url);
const shown = JSON.parse(readFileSync(new URL('shown.json', FOLDER), 'utf8')) as Record<string, Shown>;
const LOCALES = Object.keys(shown);

/** The number and date format of each locale, as a user would set it. */
const WRITTEN: Record<string, Notation> = {
  'en-AU': { numbers: 'point', days: 'day-first' },
  'en-US': { numbers: 'point', days: 'month-first' },
  'de-DE': { numbers: 'comma', days: 'day-first' },
  'de-CH': { numbers: 'point', days: 'day-first' },
  'fr-FR': { numbers: 'comma', days: 'day-first' },
  'sv-SE': { numbers: 'comma' },
  'nl-NL': { numbers: 'comma', days: 'day-first' },
  'ja-JP': { numbers: 'point' },
};

const open = (locale: string, name: string, set: typeof TRADE_COLUMNS, asked?: Notation) =>
  readWholeFile(readFileSync(new URL(`${locale}/${name}`, FOLDER)), { name, set, ...(asked && { asked }) });

/** The rows of a trade file as the import reads them: each with its values, or the reason why it is rejected. */
async function trades(locale: string, name: string, asked?: Notation): Promise<(Row | string)[]> {
  const { shape, rowsRead } = await open(locale, name, TRADE_COLUMNS, asked);
  return rowsRead.map((row): Row | string => {
    const check = checkTradeRow(row, shape.columns, shape.notation!);
    if (!check.ok) return check.message;
    const { tradeDate, quantity, pricePerShare, totalAmount } = check.trade;
    return [tradeDate!, quantity, pricePerShare, totalAmount];
  });
}

it('LibreOffice’s files have eight locales with different number and date formats', () => {
  expect(LOCALES).toEqual(Object.keys(WRITTEN));
  expect(new Set(LOCALES.map((locale) => shown[locale]!.evident.shown.join(' '))).size).toBe(8);
});

describe.each(LOCALES)('trades that LibreOffice saved in %s', (locale) => {
  const { evident } = shown[locale]!;

  it.each(['evident.csv', 'texts.xlsx', 'typed.xlsx'])('are read correctly: %s (IMPORT-15)', async (name) => {
    expect(await trades(locale, name)).toEqual(evident.meant);
  });

  it('are refused when they are ambiguous, and read when the user has set the format (IMPORT-15)', async () => {
    await expect(trades(locale, 'open.csv')).rejects.toThrow(
      'it does not show whether its numbers are written as 1,234.56 or 1.234,56: line 2 has "9',
    );
    expect(await trades(locale, 'open.csv', WRITTEN[locale])).toEqual(shown[locale]!.open.meant);
  });

  it('are rejected row by row when their years have two digits', async () => {
    const rows = await trades(locale, 'short-days.csv');
    expect(rows).toHaveLength(evident.meant.length);
    for (const row of rows) expect(row).toMatch(/^Trade Date must be a real date .* with a four-digit year$/);
  });
});

it.each(LOCALES)('opening balances that LibreOffice saved in %s are read correctly', async (locale) => {
  for (const name of ['balances.csv', 'balances.xlsx']) {
    const { shape, rowsRead } = await open(locale, name, RECORD_COLUMNS);
    const read = rowsRead.map((row) => {
      const check = checkRecordRow(row, shape.columns, shape.notation!.numbers);
      return check.ok ? check.record.openingBalance : check.message;
    });
    expect(read).toEqual(shown[locale]!.balances.meant);
  }
});
