import { refused } from './refused.js';
import type { StoredBytes } from './stored-bytes.js';
import { zipNames } from './zip-names.js';

const NEEDED = ['[Content_Types].xml', 'xl/workbook.xml'];
/** Macros, programs and embedded files. */
const ACTIVE = /vbaProject|macrosheets|activeX|embeddings|ctrlProps|externalLinks|(^|\/)\.\.(\/|$)|^\/|\\/i;
const PARTS = /^(\[Content_Types\]\.xml|(_rels|docProps|xl|customXml)\/.*)$/;

/** Checks that an archive is an Excel workbook and nothing else. @throws UnsupportedType */
export async function checkWorkbook(file: StoredBytes): Promise<void> {
  const names = await zipNames(file);
  if (!names || !NEEDED.every((name) => names.includes(name)))
    throw refused(
      'Archives are not accepted. Please send each document separately, as a PDF, a picture or an Excel file.',
    );
  if (names.some((name) => ACTIVE.test(name) || !PARTS.test(name)))
    throw refused(
      'This Excel file contains macros or other files. Please save it as a plain .xlsx, or as a PDF.',
    );
}
