import { readDirectEntryReturns } from './read-direct-entry-returns.js';
import { readStatusReport } from './read-status-report.js';
import type { ReturnsFile } from './returned-item.js';

const MOST_BYTES = 16 * 1024 * 1024;
const ZERO = 0x30;

/**
 * Reads the returned payments of a bank's file: Direct Entry, which begins with its header, a 0; anything else is read as
 * pain.002 (PAIN-7).
 */
export function readReturns(bytes: Uint8Array): ReturnsFile {
  if (bytes.length === 0) return { refused: [{ line: 1, reason: 'The file is empty.' }] };
  if (bytes.length > MOST_BYTES) return { refused: [{ line: 1, reason: 'The file is larger than 16 MB.' }] };
  return bytes[0] === ZERO ? readDirectEntryReturns(bytes) : readStatusReport(bytes);
}
