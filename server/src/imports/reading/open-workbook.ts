import type { CellContext } from './cell-texts.js';
import type { ReadingLimits } from './limits.js';
import { readNumberFormats } from './number-formats.js';
import { readSharedStrings } from './shared-strings.js';
import type { ByteSource } from './source.js';
import { readWorkbook, type Workbook } from './workbook.js';
import { openZip, type ZipParts } from './zip-gate.js';

/** A workbook whose sheets can be read. */
export interface OpenWorkbook {
  zip: ZipParts;
  workbook: Workbook;
  context: CellContext;
  /** The size of the file in bytes. */
  size: number;
}

/** Opens a workbook with everything that its cells depend on. Throws FileRefused. */
export async function openWorkbook(
  source: ByteSource,
  fileName: string,
  limits: ReadingLimits,
): Promise<OpenWorkbook> {
  const zip = await openZip(source, fileName, limits);
  const workbook = await readWorkbook(zip, fileName);
  const formats = await readNumberFormats(zip, workbook.styles, fileName);
  const strings = await readSharedStrings(zip, workbook.sharedStrings, fileName, limits);
  return { zip, workbook, context: { strings, formats, date1904: workbook.date1904 }, size: source.size };
}
