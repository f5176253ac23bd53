import type { Notation } from '../../rules/notation.js';
import type { TextEncoding } from './encoding.js';
import type { ColumnSet } from './columns.js';

/** What is known about a file before its rows are read: all that reading needs, as plain data. */
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
  /** For each header cell its column, or null when it is unknown. */
  columns: (string | null)[];
  unknownColumns: string[];
  /** The line (CSV) or sheet row (XLSX) that holds the header, from 1. */
  headerLine: number;
  /** How its numbers and days are written: known once the structural pass has seen the whole file. */
  notation?: Notation;
}

/** Why a row is rejected; `column` is null when the row as a whole is invalid. */
export interface RowProblem {
  column: string | null;
  message: string;
}

/** The original cells of a row that is kept: each access may extract them from the file's text again. */
export interface KeptCells {
  readonly cells: readonly string[];
}

/** One row of a file as written, with one text for each header cell. */
export interface RawRow {
  /** The line (CSV: its first) or sheet row, from 1. */
  line: number;
  cells: string[];
  /** The same cells in less room, since a batch of rows waits in memory while the one before is written. */
  kept: KeptCells;
  /** XLSX only: positions of cells that are numbers or dates, not texts, and so have no number or date format of their own. */
  typed?: ReadonlySet<number>;
  /** Bytes of the file read so far, for progress. */
  bytesRead: number;
  /** Set when the row is rejected regardless of its values: a wrong number of cells, an Excel error. */
  problem: RowProblem | undefined;
}

/** Rows of a batch: so few that validating them blocks the thread for about two milliseconds. */
export const BATCH_ROWS = 200;
/** Characters after which a batch ends even if it has fewer rows. */
export const BATCH_CHARACTERS = 2_000_000;
