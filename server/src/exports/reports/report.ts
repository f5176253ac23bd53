import type pg from 'pg';
import type { KeyRing } from '../../sealing/key-ring.js';
import type { CsvBatch } from '../copy-text.js';
import type { CellKind } from '../workbook/cells.js';

/** What a report may show, and what it needs to. */
export interface ReportContext {
  client: pg.ClientBase;
  ring: KeyRing;
  /** Whether restricted columns are in it; without the right to read them they are left out (EXPORT-6). */
  restricted: boolean;
  /** Told how many rows it will have by a report that has no `count`. */
  reportTotal: (rows: number) => void;
}

/** One of the reports of EXPORT-1. */
export interface Report {
  /** The name of its file, without an ending. */
  fileName: string;
  /** The names of its columns, in order. */
  columns(restricted: boolean): readonly string[];
  /** How cells are written into a workbook, by column; text when absent. */
  kinds: Readonly<Record<string, CellKind>>;
  /** How many rows it will have, counted in the same snapshot; absent where counting is as long as reading. */
  count?(client: pg.ClientBase): Promise<number>;
  /** Its rows, a batch at a time. */
  batches(context: ReportContext): AsyncIterable<CsvBatch>;
}

/** The number that a query finds in its column `count`. */
export async function countOf(client: pg.ClientBase, query: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(query);
  return Number(rows[0]!.count);
}

/** Before the first row by id. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';
