import { fileTypeFromBuffer } from 'file-type';
import { BadInput } from '../../common/errors.js';
import { ACCEPTED_WORDS, type AttachmentType, SHOWN_TYPES } from '../../rules/attachment-rules.js';
import { hasCsvExtension } from '../attachment-name.js';
import { AttachmentKind } from '../attachment.entity.js';
import { hasJpegEnd } from './jpeg-end.js';
import { refused } from './refused.js';
import type { StoredBytes } from './stored-bytes.js';
import { checkText, hasUtf16Mark } from './text-file.js';
import { checkWorkbook } from './workbook-file.js';
import { hasZipAtItsEnd } from './zip-names.js';

const HEAD = 16 * 1024;
const TAIL = 4 * 1024;

/** What must be near the end of a complete file of these types. */
const ENDS: Partial<Record<AttachmentType, string>> = { 'application/pdf': '%%EOF', 'image/png': 'IEND' };

/**
 * Recognises a file's type by its bytes; its name only distinguishes CSV from other text. A file of two types at once
 * (a picture that is also an archive) is refused.
 * @throws UnsupportedType when it is not an accepted type, or not one for a proof of identity; BadInput when it is
 * empty
 */
export async function recogniseType(
  file: StoredBytes,
  fileName: string,
  kind: AttachmentKind | undefined,
): Promise<AttachmentType> {
  if (file.size === 0) throw new BadInput('The file is empty.', { file: 'The file is empty.' });
  const type = await typeOf(file, fileName);
  if (!type) throw refused(`This type of file is not accepted. ${ACCEPTED_WORDS[kind ?? 'SUPPORTING']}`);
  if (kind === AttachmentKind.IDENTITY && !SHOWN_TYPES.includes(type))
    throw refused(`A proof of identity must be a picture or a PDF. ${ACCEPTED_WORDS.IDENTITY}`);
  return type;
}

async function typeOf(file: StoredBytes, fileName: string): Promise<AttachmentType | undefined> {
  const head = await file.read(0, HEAD);
  const shown = shownType(head);
  if (shown) {
    await checkShown(file, shown);
    return shown;
  }
  const detected = await fileTypeFromBuffer(head).catch(() => undefined);
  if (head.toString('latin1', 0, 2) === 'PK') {
    await checkWorkbook(file);
    return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  }
  if (detected && !hasUtf16Mark(head)) return undefined;
  const csv = hasCsvExtension(fileName);
  return (await checkText(file, csv)) ? (csv ? 'text/csv' : 'text/plain') : undefined;
}

/** Checks only the first bytes: types that a browser displays must not have anything before their signature. */
function shownType(head: Buffer): AttachmentType | undefined {
  if (/^%PDF-\d/.test(head.toString('latin1', 0, 8))) return 'application/pdf';
  if (head.toString('latin1', 0, 16) === '\x89PNG\r\n\x1a\n\0\0\0\rIHDR') return 'image/png';
  if (head.toString('latin1', 0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  return undefined;
}

async function checkShown(file: StoredBytes, type: AttachmentType): Promise<void> {
  if (await hasZipAtItsEnd(file)) throw refused('This file is also an archive, which is not accepted.');
  if (!(await hasItsEnd(file, type)))
    throw refused('This file is incomplete: its end is missing. Please send it again.');
}

async function hasItsEnd(file: StoredBytes, type: AttachmentType): Promise<boolean> {
  if (type === 'image/jpeg') return hasJpegEnd(file);
  const end = ENDS[type];
  if (!end) return true;
  const tail = await file.read(Math.max(0, file.size - TAIL), TAIL);
  return tail.includes(end);
}
