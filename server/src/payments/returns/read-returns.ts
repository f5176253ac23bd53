import { readDirectEntryReturns } from './read-direct-entry-returns.js';
import { readStatusReport } from './read-status-report.js';
import type { ReturnsFile } from './returned-item.js';

/** The largest file of returned payments, in bytes. */
export const MOST_RETURNS_BYTES = 16 * 1024 * 1024;
const ZERO = 0x30;
/** How XML begins: `<`, blanks before it, or the mark of an encoding. */
const XML_STARTS: ReadonlySet<number> = new Set([0x3c, 0x20, 0x09, 0x0a, 0x0d, 0xef, 0xff, 0xfe, 0x00]);
const NEITHER = 'This is neither a Direct Entry file of returned payments nor a pain.002 file.';

/**
 * Reads the returned payments of a bank's file: Direct Entry, which begins with its header, a 0, or pain.002
 * (PAIN-7).
 */
export function readReturns(bytes: Uint8Array): ReturnsFile {
  if (bytes.length === 0) return { refused: [{ line: 1, reason: 'The file is empty.' }] };
  if (bytes.length > MOST_RETURNS_BYTES)
    return { refused: [{ line: 1, reason: 'The file is larger than 16 MB.' }] };
  if (bytes[0] === ZERO) return readDirectEntryReturns(bytes);
  return XML_STARTS.has(bytes[0]!) ? readStatusReport(bytes) : { refused: [{ line: 1, reason: NEITHER }] };
}
