import { hasZipAtItsEnd } from '../../attachments/types/zip-names.js';
import { bufferSource } from '../reading/source.js';

/** The end marker of a PDF; some programs append bytes after it. */
const END = '%%EOF';
const TAIL_BYTES = 4 * 1024;

/** Why the bytes are not a PDF document; undefined when they are. */
export async function pdfError(bytes: Buffer): Promise<string | undefined> {
  if (bytes.length === 0) return 'The file is empty';
  if (!/^%PDF-\d/.test(bytes.toString('latin1', 0, 8))) return 'The file is not a PDF document';
  if (await hasZipAtItsEnd(bufferSource(bytes))) return 'The file is also an archive, which is not accepted';
  return bytes.subarray(-TAIL_BYTES).includes(END) ? undefined : 'The file is incomplete: its end is missing';
}
