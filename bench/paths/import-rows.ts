import type { Row } from '../context.js';
import type { Path } from '../path-table.js';
import { cpuSecondsOf, type ImportFigure, peakOf, rowsPerSecond } from './import-figures.js';
import type { ImportTurn } from './import-turns.js';

type Turns = readonly Partial<ImportTurn>[];

const THROUGH_PRODUCT = ['records', 'trades', 'recordsAgain', 'tradesAgain'] as const;

/**
 * The rows of the import paths, from the figures of all turns; a path that was not measured in every turn has no row.
 */
export function importRows(turns: Turns): Row[] {
  const all = THROUGH_PRODUCT.flatMap((name) => of(turns, name));
  const rows = [
    against('import-settlements', of(turns, 'records'), of(turns, 'recordsLimit')),
    against('import-trades', of(turns, 'trades'), of(turns, 'tradesLimit')),
    against('import-unchanged', both(turns, 'recordsAgain', 'tradesAgain'), both(turns, 'records', 'trades')),
  ].flat();
  return all.length < turns.length * THROUGH_PRODUCT.length
    ? rows
    : [...rows, { path: 'import-memory', product: peakOf(all), limit: null, rssMB: peakOf(all) }];
}

const of = (turns: Turns, name: keyof ImportTurn) => turns.flatMap((turn) => turn[name] ?? []);

const both = (turns: Turns, one: keyof ImportTurn, other: keyof ImportTurn) =>
  turns.flatMap((turn) => (turn[one] && turn[other] ? together(turn[one], turn[other]) : []));

/** The ratio of CPU time between the limit and the product, which a busy machine distorts least. */
export function cpuNotes(turns: Turns): string[] {
  const note = (name: string, product: keyof ImportTurn, limit: keyof ImportTurn) => {
    const took = cpuSecondsOf(of(turns, product));
    const least = cpuSecondsOf(of(turns, limit));
    if (Number.isNaN(least / took)) return [];
    return [
      `processor time of ${name}: product ${took.toFixed(2)} s, limit ${least.toFixed(2)} s, ratio ${(least / took).toFixed(2)}`,
    ];
  };
  return [
    ...note('import-settlements', 'records', 'recordsLimit'),
    ...note('import-trades', 'trades', 'tradesLimit'),
  ];
}

function against(path: Path, product: readonly ImportFigure[], limit: readonly ImportFigure[]): Row[] {
  if (product.length === 0 || product.length !== limit.length) return [];
  return [{ path, product: rowsPerSecond(product), limit: rowsPerSecond(limit), rssMB: peakOf(product) }];
}

function together(one: ImportFigure, other: ImportFigure): ImportFigure {
  return {
    rows: one.rows + other.rows,
    seconds: one.seconds + other.seconds,
    cpu: { sender: one.cpu.sender + other.cpu.sender, database: one.cpu.database + other.cpu.database },
    peakMB: Math.max(one.peakMB ?? NaN, other.peakMB ?? NaN),
  };
}
