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
  /** The claims the report is limited to; null for all. */
  chosen: Chosen | null;
  /**
   * Called with the number of rows, before the first batch, by reports that have no `count`. A report that never knows it
   * need not call it: the screen then shows only the number of rows written.
   */
  reportTotal: (rows: number) => void;
}

/** A report of EXPORT-1. */
export interface Report {
  /** Its path below `/api/reports/` (EXPORT-1). */
  path: string;
  /** Its content in a sentence, for the description of the REST API. */
  summary: string;
  /** The name of its file, without extension. */
  fileName: string;
  /** The column names in order. */
  columns(restricted: boolean): readonly string[];
  /** The types of cells in a workbook by column; text by default. */
  kinds: Readonly<Record<string, CellKind>>;
  /** The number of rows, counted in the same snapshot; absent when counting takes as long as reading. */
  count?(client: pg.ClientBase, chosen: Chosen | null): Promise<number>;
  /** Whether it can be limited to chosen claims. */
  takesChosen?: true;
  /** The rows in batches. */
  batches(context: ReportContext): AsyncIterable<CsvBatch>;
}

/** SQL for the ids of chosen claims. */
export type Chosen = string & { readonly chosen: unique symbol };

/**
 * The claims that an export is limited to. They are read from its row in each statement, because COPY takes no parameters.
 * @param exportRunId an id that the database made or checked
 */
export const chosenBy = (exportRunId: string): Chosen =>
  `(SELECT unnest(chosen_ids) FROM export_runs WHERE id = '${exportRunId}')` as Chosen;

/** The condition that an id is among the chosen ones, to append to others; empty for a report of all claims. */
export const andChosen = (id: string, chosen: Chosen | null): string =>
  chosen === null ? '' : ` AND ${id} IN ${chosen}`;

/** The number in the column `count` of a query's result. */
export async function countOf(client: pg.ClientBase, query: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(query);
  return Number(rows[0]!.count);
}

/** An id lower than all others. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';
