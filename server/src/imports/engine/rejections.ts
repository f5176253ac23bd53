import type pg from 'pg';
import { encryptUnder } from '../../encryption/envelope.js';
import { visible } from '../../rules/visible-text.js';
import { CopyBuffer, uuidBytes } from '../../database/copy-buffer.js';
import { copyRows } from '../../database/copy-rows.js';

/** A rejected row: its line, the reason, and its cells as received. */
export interface Rejection {
  line: number;
  column: string | null;
  message: string;
  cells: readonly string[];
}

/** The context that the encrypted cells of a run's rejected rows are bound to. */
export const cellsOwner = (importRunId: string) => `import_rejections:${importRunId}`;

/**
 * The cells of a row, encrypted under the run's data key, because a raw row contains restricted values (IMPORT-42,
 * ENCRYPT-1).
 */
export function encryptCells(key: Buffer, importRunId: string, cells: readonly string[]): Buffer {
  return encryptUnder(key, cellsOwner(importRunId), JSON.stringify(cells));
}

/** The longest name of a column, or of a file in an archive. */
const COLUMN_CHARACTERS = 200;
/** A reason may quote a cell of any length; the row itself is stored as received. */
const MESSAGE_CHARACTERS = 500;

const COLUMNS = ['import_run_id', 'line', 'column_name', 'message', 'sealed_cells'];

/** Stores rejected rows in the batch's transaction, so that a resumed run neither loses nor repeats one. */
export async function saveRejections(
  db: pg.Client,
  importRunId: string,
  key: Buffer,
  rejections: readonly Rejection[],
): Promise<void> {
  const rows = new CopyBuffer();
  const run = uuidBytes(importRunId);
  for (const { line, column, message, cells } of rejections) {
    rows.row(COLUMNS.length);
    rows.bytes(run);
    rows.integer(line);
    rows.text(column === null ? null : visible(column, COLUMN_CHARACTERS));
    rows.text(visible(message, MESSAGE_CHARACTERS));
    rows.bytes(encryptCells(key, importRunId, cells));
  }
  await copyRows(db, 'import_rejections', COLUMNS, rows);
}
