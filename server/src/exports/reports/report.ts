import type pg from 'pg';
import type { KeyRing } from '../../encryption/key-ring.js';
import type { CsvBatch } from '../copy-text.js';
import type { CellKind } from '../workbook/cells.js';

/** What a report is generated with. */
export interface ReportContext {
  client: pg.ClientBase;
  ring: KeyRing;
  /** Whether to include restricted columns; they are left out for users without permission (EXPORT-6). */
  restricted: boolean;
  /**
   * Called with the number of rows, before the first batch, by reports that have no `count`. A report that never knows it
   * need not call it: the screen then shows only the number of rows written.
   */
  reportTotal: (rows: number) => void;
}

/** A report of EXPORT-1. */
export interface Report {
  /** The name of its file, without extension. */
  fileName: string;
  /** The column names in order. */
  columns(restricted: boolean): readonly string[];
  /** The types of cells in a workbook by column; text by default. */
  kinds: Readonly<Record<string, CellKind>>;
  /** The number of rows, counted in the same snapshot; absent when counting takes as long as reading. */
  count?(client: pg.ClientBase): Promise<number>;
  /** The rows in batches. */
  batches(context: ReportContext): AsyncIterable<CsvBatch>;
}

/** The number in the column `count` of a query's result. */
export async function countOf(client: pg.ClientBase, query: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(query);
  return Number(rows[0]!.count);
}

/** An id lower than all others. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';
