import { centsLimit, type FileLimits, splitPayments } from '../split-payments.js';
import {
  MOST_CENTS,
  MOST_ROWS,
  type AbaNote,
  type AbaPayment,
  type AbaProfile,
  type AbaRefusal,
} from './aba-profile.js';
import { type AbaRow, checkedRows } from './aba-rows.js';
import { checkAbaProfile } from './check-profile.js';

/** A Direct Entry file, or all reasons why it cannot be written. */
export type AbaFile =
  | { lines: string[]; notes: AbaNote[]; refused?: undefined }
  | { refused: AbaRefusal[]; notes: AbaNote[] };

const CREDIT = '50';
const DEBIT = '13';
const NOTHING = '0'.repeat(8);

/**
 * Writes a Direct Entry (ABA) file of payments, with lines of 120 characters. With any error the whole file is
 * rejected, and all errors are reported at once.
 * @throws RangeError for a profile whose values the format does not accept (ABA-3)
 */
export function writeAba(profile: AbaProfile, payments: readonly AbaPayment[]): AbaFile {
  const writer = new AbaWriter(profile);
  const notes: AbaNote[] = [];
  const lines = [writer.header()]
    .concat(writer.add(payments, (note) => notes.push(note)))
    .concat(writer.end());
  const { refused } = writer;
  return refused.length > 0 ? { refused, notes } : { lines, notes };
}

/**
 * Writes a Direct Entry file in batches of payments, since a file may hold a million: `header`, `add` for each batch, `end`. Once
 * anything is in `refused`, what was written is no file; further batches are then only checked.
 */
export class AbaWriter {
  /** All errors so far, by their row in the file. */
  readonly refused: AbaRefusal[] = [];
  private rows = 0;
  private total = 0n;

  /** @throws RangeError for a profile whose values the format does not accept (ABA-3) */
  constructor(private readonly profile: AbaProfile) {
    checkAbaProfile(profile);
  }

  header(): string {
    return headerLine(this.profile);
  }

  /**
   * The lines of further payments. A payment that comes twice is found within a batch only.
   * @param noted receives the changes made to rows
   */
  add(payments: readonly AbaPayment[], noted?: (note: AbaNote) => void): string[] {
    const { rows, refused, notes } = checkedRows(payments, this.profile, this.rows);
    for (const refusal of refused) this.refused.push(refusal);
    if (noted) notes.forEach(noted);
    this.rows += rows.length;
    for (const { amount } of rows) this.total += amount;
    return this.refused.length > 0 ? [] : rows.map((row) => detailLine(this.profile, row, CREDIT));
  }

  /** The lines after the payments. */
  end(): string[] {
    const { profile, refused, rows, total } = this;
    const details = rows + (profile.balanced ? 1 : 0);
    if (rows === 0) refused.push({ row: 0, code: 'NO_ROWS' });
    if (details > mostRows(profile)) refused.push({ row: 0, code: 'TOO_MANY_ROWS' });
    if (total > mostCents(profile)) refused.push({ row: 0, code: 'TOTAL_TOO_LARGE' });
    if (refused.length > 0) return [];
    return [...(profile.balanced ? [debitLine(profile, total)] : []), trailerLine(profile, total, details)];
  }
}

/** The text of a file: CRLF after each line. */
export function abaText(lines: readonly string[]): string {
  return lines.map((line) => `${line}\r\n`).join('');
}

/**
 * Splits payments into files, in order: a new file starts where the next payment would exceed a limit of the profile.
 */
export function splitForAba<Payment extends { amount: string }>(
  profile: AbaProfile,
  payments: readonly Payment[],
): Payment[][] {
  return splitPayments(abaLimits(profile), payments);
}

/** How many payments a file of the profile may hold, and for how many cents. */
export function abaLimits(profile: AbaProfile): FileLimits {
  return { payments: mostRows(profile) - (profile.balanced ? 1 : 0), cents: mostCents(profile) };
}

function mostRows({ maxRows }: AbaProfile): number {
  return Math.min(maxRows ?? MOST_ROWS, MOST_ROWS);
}

function mostCents({ maxTotal }: AbaProfile): bigint {
  return centsLimit(maxTotal, MOST_CENTS);
}

function headerLine({ institution, userName, userId, description, processingDate }: AbaProfile): string {
  const [year = '', month = '', day = ''] = processingDate.split('-');
  return record(
    '0',
    ' '.repeat(17),
    '01',
    left(institution, 3),
    ' '.repeat(7),
    left(userName, 26),
    zeros(userId, 6),
    left(description, 12),
    `${day}${month}${year.slice(2)}`,
    ' '.repeat(40),
  );
}

function detailLine(profile: AbaProfile, row: AbaRow, code: string): string {
  return record(
    '1',
    row.bsb,
    right(row.account, 9),
    ' ',
    code,
    zeros(String(row.amount), 10),
    left(row.title, 32),
    left(row.reference, 18),
    left(profile.traceBsb, 7),
    right(profile.traceAccount, 9),
    left(profile.remitter, 16),
    zeros(String(row.withheld), NOTHING.length),
  );
}

function debitLine(profile: AbaProfile, total: bigint): string {
  const { traceBsb, traceAccount, userName, description } = profile;
  const row = { bsb: traceBsb, account: traceAccount, amount: total, withheld: 0n };
  return detailLine(profile, { ...row, title: userName, reference: description }, DEBIT);
}

function trailerLine({ balanced }: AbaProfile, total: bigint, details: number): string {
  const sum = zeros(String(total), 10);
  const nothing = zeros('', 10);
  return record(
    '7',
    '999-999',
    ' '.repeat(12),
    balanced ? nothing : sum,
    sum,
    balanced ? sum : nothing,
    ' '.repeat(24),
    zeros(String(details), 6),
    ' '.repeat(40),
  );
}

function record(...fields: readonly string[]): string {
  return fields.join('');
}

function left(text: string, width: number): string {
  return fitting(text, width).padEnd(width, ' ');
}

function right(text: string, width: number): string {
  return fitting(text, width).padStart(width, ' ');
}

function zeros(digits: string, width: number): string {
  return fitting(digits, width).padStart(width, '0');
}

function fitting(text: string, width: number): string {
  if (text.length > width) throw new RangeError(`${JSON.stringify(text)} is longer than ${width} characters`);
  return text;
}
