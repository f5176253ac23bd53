import { readUnits } from '../../rules/decimals.js';
import { readAbaReturns, type ReturnsRefusal } from '../aba/read-aba-returns.js';
import type { ReturnsFault, ReturnsFile } from './returned-item.js';

const REASONS: Readonly<Record<ReturnsRefusal['code'], string>> = {
  EMPTY: 'The file is empty.',
  LINE_LENGTH: 'The line does not have 120 characters.',
  RECORD_TYPE: 'The line is not the record that belongs in its place: header, returned payments, trailer.',
  BSB_FORMAT: 'The BSB is not six digits with a hyphen.',
  ACCOUNT: 'The account is not up to nine digits.',
  REASON: 'The reason is not a digit from 1 to 9.',
  AMOUNT: 'The amount is not ten digits.',
  REFERENCE: 'The reference is empty.',
  TRAILER_MISSING: 'The trailer is missing: the file is cut off.',
  TRAILER_TOTAL: 'The sums of the trailer are not those of the lines.',
  TRAILER_COUNT: 'The count of the trailer is not that of the lines.',
};

/** Reads the returned payments of a Direct Entry file; the whole file is rejected if anything in it is wrong (PAIN-7). */
export function readDirectEntryReturns(bytes: Uint8Array): ReturnsFile {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const strange = text.split(/\r?\n/).flatMap((line, at) => charactersFault(line, at + 1));
  if (strange.length > 0) return { refused: strange };
  const read = readAbaReturns(text);
  if (read.refused)
    return { refused: read.refused.map(({ line, code }) => ({ line, reason: REASONS[code] })) };
  const userIds = [...new Set(read.items.map(({ originalUserId }) => originalUserId))];
  const items = read.items.map(({ reference, reason, amount, bsb, accountNumber, originalDay }, at) => ({
    line: at + 2,
    reference,
    reasonCode: reason,
    reasonText: '',
    cents: readUnits(amount, 2),
    bank: bsb,
    accountNumber,
    day: originalDay,
  }));
  return { format: 'ABA', userIds, items };
}

function charactersFault(line: string, number: number): ReturnsFault[] {
  // Some banks end their files with the control character of CP/M.
  const isPlain = /^[\x20-\x7e]*\x1a?$/.test(line);
  return isPlain ? [] : [{ line: number, reason: 'A character is not printable ASCII.' }];
}
