import { refuse } from './file-refused.js';

const SIGNATURES: readonly (readonly [string, string])[] = [
  ['25504446', 'is a PDF document'],
  ['89504e47', 'is a picture'],
  ['ffd8ff', 'is a picture'],
  ['47494638', 'is a picture'],
  ['1f8b', 'is a compressed file; unpack it first'],
  ['377abcaf', 'is a compressed file; unpack it first'],
  ['52617221', 'is a compressed file; unpack it first'],
  [
    'd0cf11e0',
    'is an old Excel file (.xls) or is protected by a password; save it as .xlsx or CSV without a password',
  ],
  ['7f454c46', 'is a program'],
  ['4d5a90', 'is a program'],
];

/**
 * Whether a file is a workbook or text, by its first bytes; its name must not contradict them. Throws FileRefused if it
 * is neither.
 */
export function detectFormat(head: Buffer, fileName: string): 'csv' | 'xlsx' {
  const start = head.subarray(0, 8).toString('hex');
  const known = SIGNATURES.find(([signature]) => start.startsWith(signature));
  if (known) throw refuse(fileName, `this ${known[1]}, not a CSV or XLSX file.`);
  const isZip = start.startsWith('504b0304') || start.startsWith('504b0506');
  const extension = /\.([a-z0-9]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase();
  if (isZip && (extension === 'csv' || extension === 'txt' || extension === 'tsv')) {
    throw refuse(
      fileName,
      `this is a workbook or an archive, not the text file its name suggests; if it is a workbook, rename it to .xlsx.`,
    );
  }
  if (!isZip && extension === 'xlsx') {
    throw refuse(fileName, 'this is not an Excel workbook, although its name ends in .xlsx.');
  }
  return isZip ? 'xlsx' : 'csv';
}
