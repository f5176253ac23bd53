import { refused } from './refused.js';
import type { StoredBytes } from './stored-bytes.js';

const PIECE = 256 * 1024;
/** Bytes that occur in no text of any encoding: control characters other than tab, line ends and form feed. */
const NO_TEXT = /[\0-\x08\x0b\x0e-\x1f\x7f]/;
const MARKUP = /^\s*<|<(!doctype|html|head|body|script|svg|iframe|object|embed|meta|link)\b/i;
/** A cell that a spreadsheet would treat as a formula (ATTACH-9, SECURITY-4); signed numbers and dashes are not. */
const FORMULA =
  /(^|[,;\t\r\n]) {0,20}["']?(?:[=@]|[+-](?! {0,20}\$?[\d., ]{0,40}%?["']? {0,20}(?:[,;\t\r\n]|$)))/;

/**
 * Whether a file is plain text in a single-byte encoding, UTF-8 or UTF-16.
 * @throws UnsupportedType for markup, and for a CSV file with a formula
 */
export async function checkText(file: StoredBytes, csv: boolean): Promise<boolean> {
  const encoding = encodingOf(await file.read(0, 2));
  let seam = '';
  for (let at = 0; at < file.size; at += PIECE) {
    const text = decode(await file.read(at, PIECE), encoding);
    if (NO_TEXT.test(text)) return false;
    if (MARKUP.test(at === 0 ? text.slice(0, PIECE) : ` -${text}`))
      throw refused(
        'This file contains a web page or other markup, which is not accepted. Please send a PDF instead.',
      );
    if (csv && FORMULA.test(at === 0 ? text : seam + text))
      throw refused(
        'A cell of this CSV file contains a formula, which is not accepted. Please save the values only.',
      );
    seam = text.slice(-200);
  }
  return true;
}

type Encoding = 'latin1' | 'utf-16le' | 'utf-16be';

/** Whether it begins with the byte order mark of UTF-16, which file type detection takes for audio. */
export function hasUtf16Mark(head: Buffer): boolean {
  return encodingOf(head) !== 'latin1';
}

function encodingOf(head: Buffer): Encoding {
  const mark = head.length >= 2 ? head.readUInt16BE(0) : 0;
  if (mark === 0xfffe) return 'utf-16le';
  return mark === 0xfeff ? 'utf-16be' : 'latin1';
}

/** UTF-8 is read byte by byte: all characters that matter here are the same in every encoding. */
function decode(bytes: Buffer, encoding: Encoding): string {
  if (encoding === 'latin1') return bytes.toString('latin1').replace(/^\xef\xbb\xbf/, '');
  return new TextDecoder(encoding).decode(bytes);
}
