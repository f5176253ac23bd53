import { abaLines, type AbaLine } from './aba-line.js';
import { BankFileError } from './bank-file-error.js';
import type { ReadBack, ReadPayment } from './read-payment.js';

/** A payment of a Direct Entry file, as the file states it. */
export interface AbaReadPayment extends ReadPayment {
  bsb: string;
}

/** The account that a Direct Entry file pays from. */
interface TraceAccount {
  bsb: string;
  accountNumber: string;
  remitter: string;
}

/** What a Direct Entry file states. */
export interface AbaReadBack extends ReadBack<AbaReadPayment> {
  institution: string;
  userName: string;
  /** Six digits. */
  userId: string;
  description: string;
  trace: TraceAccount;
  /** Whether the file debits the total from the scheme's account. */
  balanced: boolean;
}

/** What a Direct Entry file states beside its payments. */
export type AbaSummary = Omit<AbaReadBack, 'payments'>;

const HEADER = '0';
const DETAIL = '1';
const TRAILER = '7';
const PAYING = '50';
const DEBITING = '13';
const CHARACTERS = /^[A-Za-z0-9 +@$!%&()*./#=:;?,'[\]_^-]*$/;

type Header = Pick<AbaReadBack, 'institution' | 'userName' | 'userId' | 'description' | 'processingDate'>;

interface Detail extends AbaReadPayment {
  line: AbaLine;
  isDebit: boolean;
  trace: TraceAccount;
}

/**
 * Reads a Direct Entry (ABA) file back as the bank does, by no code of the writer's; amounts are in cents (ABA-6).
 * @throws BankFileError at the first line and column where it is no such file, or its sums and counts do not fit
 */
export function readAbaBack(bytes: Uint8Array): AbaReadBack {
  const reader = new AbaReader();
  const payments: AbaReadPayment[] = [];
  for (const line of abaLines(bytes)) {
    const payment = reader.read(line);
    if (payment) payments.push(payment);
  }
  return { ...reader.end(), payments };
}

/** Reads a Direct Entry file back line by line, since it may hold a million payments: `read` for each line, then `end`. */
export class AbaReader {
  private header: Header | undefined;
  private trace: TraceAccount | undefined;
  private payments = 0;
  private credits = 0n;
  private debit: Detail | undefined;
  private trailer: AbaLine | undefined;
  private last = 0;

  /** The payment of a line, if it is one. @throws BankFileError where it is not what may follow the lines before */
  read(line: AbaLine): AbaReadPayment | undefined {
    this.last = line.number;
    if (this.trailer) line.fail(1, 'a line follows the trailer', 'RECORD_TYPE');
    if (!this.header) this.header = headerOf(line);
    else if (line.at(1, 1) === TRAILER) this.readTrailer(line);
    else return this.readDetail(line, this.header);
    return undefined;
  }

  /** What the whole file states. @throws BankFileError where it is cut off, or pays nobody */
  end(): AbaSummary {
    const { header, trailer, trace, credits, debit } = this;
    if (!header || !trailer) throw new BankFileError('CUT_OFF', this.last + 1, 1, 'the trailer is missing');
    if (!trace || this.payments === 0) return trailer.fail(75, 'the file has no payment', 'EMPTY');
    const debits = debit?.cents ?? 0n;
    return { ...header, credits, debits, count: this.details(), trace, balanced: debit !== undefined };
  }

  private readTrailer(line: AbaLine): void {
    checkTrailer(line, {
      credits: this.credits,
      debits: this.debit?.cents ?? 0n,
      details: this.details(),
    });
    this.trailer = line;
  }

  private readDetail(line: AbaLine, header: Header): AbaReadPayment | undefined {
    if (this.debit) line.fail(1, 'a record follows the debit', 'DEBIT');
    const detail = detailOf(line);
    this.trace ??= detail.trace;
    checkTrace(detail, this.trace);
    if (detail.isDebit) {
      checkDebit(detail, header, this.credits);
      this.debit = detail;
      return undefined;
    }
    const { reference, bsb, accountNumber, cents, withheld, title } = detail;
    this.payments += 1;
    this.credits += cents;
    return { reference, bsb, accountNumber, cents, withheld, title };
  }

  private details(): number {
    return this.payments + (this.debit ? 1 : 0);
  }
}

function headerOf(line: AbaLine): Header {
  if (line.at(1, 1) !== HEADER) line.fail(1, 'the first line is no header', 'RECORD_TYPE');
  line.blank(2, 18);
  line.expect(19, '01', 'the reel');
  line.blank(24, 30);
  line.blank(81, 120);
  return {
    institution: line.matching(21, 23, /^[A-Z]{3}$/, 'the institution is not three capital letters'),
    userName: line.left(31, 56, 'the user name'),
    userId: line.matching(57, 62, /^\d{6}$/, 'the user id is not six digits'),
    description: line.left(63, 74, 'the description'),
    processingDate: dayOf(line),
  };
}

function dayOf(line: AbaLine): string {
  const digits = line.matching(75, 80, /^\d{6}$/, 'the day is not six digits');
  const day = `20${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`;
  const moment = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== day)
    line.fail(75, 'the day is not in the calendar');
  return day;
}

function detailOf(line: AbaLine): Detail {
  if (line.at(1, 1) !== DETAIL)
    line.fail(1, 'the record is neither a payment nor the trailer', 'RECORD_TYPE');
  line.blank(18, 18);
  const code = line.matching(19, 20, /^(?:50|13)$/, `the code is neither ${PAYING} nor ${DEBITING}`);
  const isDebit = code === DEBITING;
  const cents = line.number0(21, 30, 'the amount');
  if (cents === 0n) line.fail(21, 'the amount is 0');
  return {
    line,
    isDebit,
    bsb: line.bsb(2, 'the BSB'),
    accountNumber: line.account(9, 'the account'),
    cents,
    title: written(line, 31, line.left(31, 62, 'the title')),
    reference: written(line, 63, referenceOf(line, isDebit)),
    trace: {
      bsb: line.bsb(81, 'the trace BSB'),
      accountNumber: line.account(88, 'the trace account'),
      remitter: line.left(97, 112, 'the remitter'),
    },
    withheld: line.number0(113, 120, 'the tax withheld'),
  };
}

/** The reference of a debit is the description of the file, which may begin with any character. */
function referenceOf(line: AbaLine, isDebit: boolean): string {
  const reference = line.left(63, 80, 'the reference');
  if (!isDebit && /^[0-]/.test(reference)) line.fail(63, 'the reference begins with 0 or a hyphen');
  return reference;
}

function written(line: AbaLine, first: number, text: string): string {
  if (!CHARACTERS.test(text))
    line.fail(first, 'a character is not one that Direct Entry accepts', 'CHARACTER');
  return text;
}

function checkTrace({ line, trace }: Detail, first: TraceAccount): void {
  const { bsb, accountNumber, remitter } = trace;
  if (bsb !== first.bsb || accountNumber !== first.accountNumber)
    line.fail(81, 'the trace account is not that of the first record');
  if (remitter !== first.remitter) line.fail(97, 'the remitter is not that of the first record');
}

/** The debit is from the account that the records name, for as much as they pay. */
function checkDebit(debit: Detail, { userName, description }: Header, credits: bigint): void {
  const { line, trace } = debit;
  if (debit.bsb !== trace.bsb || debit.accountNumber !== trace.accountNumber)
    line.fail(2, 'the debit is not from the trace account', 'DEBIT');
  if (debit.cents !== credits) line.fail(21, 'the debit is not the sum of the payments', 'SUM');
  if (debit.title !== userName) line.fail(31, 'the title of the debit is not the user name', 'DEBIT');
  if (debit.reference !== description)
    line.fail(63, 'the reference of the debit is not the description', 'DEBIT');
  if (debit.withheld !== 0n) line.fail(113, 'the debit withholds tax', 'DEBIT');
}

function checkTrailer(
  line: AbaLine,
  { credits, debits, details }: { credits: bigint; debits: bigint; details: number },
): void {
  line.expect(2, '999-999', 'the BSB of the trailer');
  line.blank(9, 20);
  line.blank(51, 74);
  line.blank(81, 120);
  const net = credits > debits ? credits - debits : debits - credits;
  if (line.number0(21, 30, 'the net total') !== net) line.fail(21, 'the net total does not fit', 'SUM');
  if (line.number0(31, 40, 'the sum of credits') !== credits)
    line.fail(31, 'the sum of credits does not fit', 'SUM');
  if (line.number0(41, 50, 'the sum of debits') !== debits)
    line.fail(41, 'the sum of debits does not fit', 'SUM');
  if (line.number0(75, 80, 'the count') !== BigInt(details))
    line.fail(75, 'the count of records does not fit', 'COUNT');
}
