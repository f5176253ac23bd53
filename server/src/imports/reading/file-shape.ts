import type { Notation } from '../../rules/notation.js';
import type { TextEncoding } from './encoding.js';
import type { ColumnSet } from './columns.js';

/** What was found out about a file before its rows are read: all that reading needs, as plain data. */
export interface FileShape {
  fileName: string;
  kind: ColumnSet['kind'];
  format: 'csv' | 'xlsx';
  /** CSV only. Until the structural pass has seen the whole file, utf-8 is a guess. */
  encoding?: TextEncoding;
  /** CSV only. */
  delimiter?: string;
  /** The header's cells as written, without empty ones at its end. */
  header: string[];
  /** For each header cell the column it means, or null when it is none of ours. */
  columns: (string | null)[];
  unknownColumns: string[];
  /** The line (CSV) or sheet row (XLSX) that holds the header, from 1. */
  headerLine: number;
  /** How its numbers and days are written: known once the structural pass has seen the whole file. */
  notation?: Notation;
}

/** Why one row cannot be taken; `column` is null when the row as a whole is at fault. */
export interface RowProblem {
  column: string | null;
  message: string;
}

/** The cells of a row as they came, for whoever keeps the row: each asking may cut them out of the file's text anew. */
export interface KeptCells {
  readonly cells: readonly string[];
}

/** One row of a file as it stands there, with one text for each header cell. */
export interface RawRow {
  /** The line (CSV: its first) or sheet row, from 1. */
  line: number;
  cells: string[];
  /** The same cells in less room, since a batch of rows waits in memory while the one before is written. */
  kept: KeptCells;
  /** XLSX only: places of cells that are numbers or days and no texts, so that they have no notation of their own. */
  typed?: ReadonlySet<number>;
  /** Bytes of the file read so far, for progress. */
  bytesRead: number;
  /** Set when the row cannot be taken whatever its cells say: a wrong number of cells, an Excel error. */
  problem: RowProblem | undefined;
}

/** Rows handed on together: so few that whoever checks them looks at its other work every other millisecond. */
export const BATCH_ROWS = 200;
/** Characters after which a batch is handed on though it has fewer rows. */
export const BATCH_CHARACTERS = 2_000_000;
