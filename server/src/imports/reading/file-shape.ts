import type { Notation } from '../../rules/notation.js';
import type { TextEncoding } from './encoding.js';
import type { ColumnSet } from './columns.js';

/** The properties of a file that are needed to read its rows, as plain data. */
export interface FileShape {
  fileName: string;
  kind: ColumnSet['kind'];
  format: 'csv' | 'xlsx';
  /** CSV only. Before the validation pass over the whole file, utf-8 is a guess. */
  encoding?: TextEncoding;
  /** CSV only. */
  delimiter?: string;
  /** The header's cells as written, without empty ones at the end. */
  header: string[];
  /** The column of each header cell; null for an unknown one. */
  columns: (string | null)[];
  unknownColumns: string[];
  /** The line (CSV) or sheet row (XLSX) of the header, from 1. */
  headerLine: number;
  /** Its number and date format; known only after the validation pass over the whole file. */
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

/** One row of a file as written, with a text for each header cell. */
export interface RawRow {
  /** The line (in CSV the row's first one) or sheet row, from 1. */
  line: number;
  cells: string[];
  /** The same cells in less memory, since a batch of rows is kept while the previous one is written. */
  kept: KeptCells;
  /** XLSX only: positions of cells that are numbers or dates, not texts, and so have no number or date format of their own. */
  typed?: ReadonlySet<number>;
  /** Bytes of the file read so far, for progress. */
  bytesRead: number;
  /** Set when the row is rejected regardless of its values: a wrong number of cells, an Excel error. */
  problem: RowProblem | undefined;
}

/** Rows per batch, few enough that validating them blocks the thread for only about two milliseconds. */
export const BATCH_ROWS = 200;
/** Characters after which a batch ends even if it has fewer rows. */
export const BATCH_CHARACTERS = 2_000_000;
