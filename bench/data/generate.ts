import { writeFile } from 'node:fs/promises';
import { Dice } from '../../development/src/demo/dice.js';
import { RecordRows } from './record-rows.js';
import { RECORD_HEADER_LINE, recordTemplates } from './record-templates.js';
import { RowFile } from './row-file.js';
import { badTradeOf, ClaimTrades, rowCount, strangeTrade, TRADE_HEADER_LINE } from './trade-rows.js';
import { BAD_SHARE, sidAt, strangeSid, type ReferenceKind, type Truth } from './truth.js';

export interface ReferenceWish {
  kind: ReferenceKind;
  /** The number of submissions; a trade file has about ten rows for each. */
  submissions: number;
  /** The path of the file; the expected result is written to `<out>.truth.json`. */
  out: string;
  /** The share of invalid rows among the valid ones; 0.1 % by default. */
  badShare?: number;
  seed?: number;
}

type Counts = Pick<Truth, 'first' | 'again' | 'badLines'>;

/**
 * Streams a reference file in the import format, always the same for the same options, and writes the expected result
 * of its import to a second file. The trades of a seed belong to the records of the same number of submissions.
 */
export async function generate(wish: ReferenceWish): Promise<Truth> {
  const { kind, submissions, out, badShare = BAD_SHARE, seed = 1 } = wish;
  const dice = new Dice(seed);
  const file = await RowFile.create(out, kind === 'trades' ? TRADE_HEADER_LINE : RECORD_HEADER_LINE);
  const write = kind === 'trades' ? writeTrades : writeRecords;
  const counts = await write(file, dice, submissions, badShare);
  await file.close();
  const truth: Truth = { kind, seed, submissions, rows: file.rows, bytes: file.bytes, ...counts };
  await writeFile(`${out}.truth.json`, `${JSON.stringify(truth)}\n`);
  return truth;
}

async function writeRecords(
  file: RowFile,
  dice: Dice,
  submissions: number,
  badShare: number,
): Promise<Counts> {
  const rows = new RecordRows(dice, recordTemplates(dice.int(0, 1_000_000)));
  const badLines: number[] = [];
  for (let at = 0; at < submissions; at += 1) {
    if (dice.chance(badShare)) {
      badLines.push(file.rows + 2);
      file.add(rows.bad(at));
    }
    if (file.add(rows.good(at))) await file.flush();
  }
  const rejected = badLines.length;
  return { first: { created: submissions, rejected }, again: { unchanged: submissions, rejected }, badLines };
}

async function writeTrades(
  file: RowFile,
  dice: Dice,
  submissions: number,
  badShare: number,
): Promise<Counts> {
  const badLines: number[] = [];
  let created = 0;
  for (let at = 0; at < submissions; at += 1) {
    const sid = sidAt(at);
    const count = rowCount(dice, at, submissions);
    const trades = new ClaimTrades(dice, sid, count);
    for (let row = 0; row < count; row += 1) {
      if (dice.chance(badShare * 0.75)) {
        badLines.push(file.rows + 2);
        file.add(badTradeOf(sid, badLines.length));
      }
      if (file.add(trades.row(row))) await file.flush();
    }
    created += count;
    if (dice.chance(badShare * 2.5)) {
      badLines.push(file.rows + 2);
      file.add(strangeTrade(strangeSid(badLines.length), badLines.length));
    }
  }
  const rejected = badLines.length;
  // A SID with an invalid row already has its valid rows stored, so an incomplete list would replace nothing.
  return { first: { created, rejected }, again: { unchanged: created, rejected }, badLines };
}
