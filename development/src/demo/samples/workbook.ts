import { buffer } from 'node:stream/consumers';
import type { CellKind } from '../../../../server/src/exports/workbook/cells.js';
import { workbookStream } from '../../../../server/src/exports/workbook/workbook-stream.js';
import type { Table } from './tables.js';

/** An XLSX file with one sheet; `kinds` sets the cell type of each column, text by default. */
export function workbook(
  { header, rows }: Table,
  kinds: Readonly<Record<string, CellKind>> = {},
): Promise<Buffer> {
  return buffer(workbookStream([header, ...rows], kinds));
}
