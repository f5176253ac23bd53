import { isUtf8 } from 'node:buffer';

/** The encodings an import file may have (IMPORT-6). */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * The encoding of a text by its first bytes: byte order mark, UTF-16 by its zero bytes, UTF-8 if valid, else
 * Windows-1252. Without a mark, utf-8 is assumed only as long as the rest of the file is valid too.
 */
export function detectEncoding(head: Buffer): TextEncoding {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const wide = unmarkedUtf16(head);
  if (wide) return wide;
  const whole = head.subarray(0, lastWholeCharacter(head));
  return isUtf8(whole) || hasUtf8Accents(whole) ? 'utf-8' : 'windows-1252';
}

/**
 * Whether these bytes contain accented characters in UTF-8. Together with invalid bytes they indicate a damaged UTF-8 file:
 * read as Windows-1252 it would garble every accented name.
 */
export function hasUtf8Accents(bytes: Buffer): boolean {
  return /[^\x00-\x7f\ufffd]/.test(bytes.toString('utf8'));
}

/** The number of bytes that are complete UTF-8 characters: up to three at the end may belong to the next piece. */
export function lastWholeCharacter(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back]!;
    if ((byte & 0xc0) === 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/**
 * Column names are Latin letters, so in UTF-16 every second byte is zero. chardet 2.2 detects UTF-16 only by its byte
 * order mark, and zero bytes are valid UTF-8, so this is checked before UTF-8 is tried.
 */
function unmarkedUtf16(head: Buffer): TextEncoding | undefined {
  const sample = head.subarray(0, 400);
  let even = 0;
  let odd = 0;
  for (let at = 0; at < sample.length; at += 1) {
    if (sample[at] !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  const half = sample.length / 2;
  if (odd > half * 0.7 && even < half * 0.1) return 'utf-16le';
  if (even > half * 0.7 && odd < half * 0.1) return 'utf-16be';
  return undefined;
}
