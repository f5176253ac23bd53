import type { Row } from '../context.js';
import type { Path } from '../path-table.js';
import { cpuSecondsOf, type ImportFigure, peakOf, rowsPerSecond } from './import-figures.js';
import type { ImportTurn } from './import-turns.js';

/** The rows of the paths that import, from the figures of all turns. */
export function importRows(turns: readonly ImportTurn[]): Row[] {
  const of = (name: keyof ImportTurn) => turns.map((turn) => turn[name]);
  const both = (one: keyof ImportTurn, other: keyof ImportTurn) =>
    turns.map((turn) => together(turn[one], turn[other]));
  const all = turns.flatMap((turn) => [turn.records, turn.trades, turn.recordsAgain, turn.tradesAgain]);
  return [
    against('import-settlements', of('records'), of('recordsLimit')),
    against('import-trades', of('trades'), of('tradesLimit')),
    against('import-unchanged', both('recordsAgain', 'tradesAgain'), both('records', 'trades')),
    { path: 'import-memory', product: peakOf(all), limit: null, rssMB: peakOf(all) },
  ];
}

/** How much processor time the product takes beside its limit: what a busy machine blurs least. */
export function cpuNotes(turns: readonly ImportTurn[]): string[] {
  const note = (name: string, product: keyof ImportTurn, limit: keyof ImportTurn) => {
    const took = cpuSecondsOf(turns.map((turn) => turn[product]));
    const least = cpuSecondsOf(turns.map((turn) => turn[limit]));
    return `processor time of ${name}: product ${took.toFixed(2)} s, limit ${least.toFixed(2)} s, ratio ${(least / took).toFixed(2)}`;
  };
  return [
    note('import-settlements', 'records', 'recordsLimit'),
    note('import-trades', 'trades', 'tradesLimit'),
  ];
}

function against(path: Path, product: readonly ImportFigure[], limit: readonly ImportFigure[]): Row {
  return { path, product: rowsPerSecond(product), limit: rowsPerSecond(limit), rssMB: peakOf(product) };
}

function together(one: ImportFigure, other: ImportFigure): ImportFigure {
  return {
    rows: one.rows + other.rows,
    seconds: one.seconds + other.seconds,
    cpu: { sender: one.cpu.sender + other.cpu.sender, database: one.cpu.database + other.cpu.database },
    peakMB: Math.max(one.peakMB ?? NaN, other.peakMB ?? NaN),
  };
}
