import type { Path } from '../options.js';
import type { Row } from '../report.js';
import { cpuSecondsOf, type ImportFigure, peakOf, rowsPerSecond } from './import-figures.js';
import type { ImportTurn } from './import-turns.js';

/** What the ratios must reach; issue 7 raises them. */
const GOALS = { settlements: 0.5, trades: 0.5, unchanged: 3, memoryMB: 150 };

/** The rows of the paths that import, from the figures of all turns. */
export function importRows(turns: readonly ImportTurn[]): Row[] {
  const of = (name: keyof ImportTurn) => turns.map((turn) => turn[name]);
  const both = (one: keyof ImportTurn, other: keyof ImportTurn) =>
    turns.map((turn) => together(turn[one], turn[other]));
  const all = turns.flatMap((turn) => [turn.records, turn.trades, turn.recordsAgain, turn.tradesAgain]);
  return [
    against('import-settlements', of('records'), of('recordsLimit'), GOALS.settlements),
    against('import-trades', of('trades'), of('tradesLimit'), GOALS.trades),
    against(
      'import-unchanged',
      both('recordsAgain', 'tradesAgain'),
      both('records', 'trades'),
      GOALS.unchanged,
    ),
    {
      path: 'import-memory',
      product: peakOf(all),
      limit: null,
      unit: 'MB',
      ratio: null,
      goal: GOALS.memoryMB,
      rssMB: peakOf(all),
    },
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

function against(
  path: Path,
  product: readonly ImportFigure[],
  limit: readonly ImportFigure[],
  goal: number,
): Row {
  const [reached, most] = [rowsPerSecond(product), rowsPerSecond(limit)];
  return {
    path,
    product: reached,
    limit: most,
    unit: 'rows/s',
    ratio: reached / most,
    goal,
    rssMB: peakOf(product),
  };
}

function together(one: ImportFigure, other: ImportFigure): ImportFigure {
  return {
    rows: one.rows + other.rows,
    seconds: one.seconds + other.seconds,
    cpu: { sender: one.cpu.sender + other.cpu.sender, database: one.cpu.database + other.cpu.database },
    peakMB: Math.max(one.peakMB ?? NaN, other.peakMB ?? NaN),
  };
}
