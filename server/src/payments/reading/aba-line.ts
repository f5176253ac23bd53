import { BankFileError, type BankFileErrorCode } from './bank-file-error.js';

const WIDTH = 120;
/** A line with CR and LF. */
const RECORD = WIDTH + 2;
const CR = 13;
const LF = 10;
const FIRST_PRINTABLE = 32;
const LAST_PRINTABLE = 126;

/** A line of a Direct Entry file; positions are those of the format, from 1, and both ends count. */
export class AbaLine {
  constructor(
    readonly number: number,
    private readonly text: string,
  ) {}

  at(first: number, last: number): string {
    return this.text.slice(first - 1, last);
  }

  /** @throws BankFileError always */
  fail(column: number, reason: string, code: BankFileErrorCode = 'FIELD'): never {
    throw new BankFileError(code, this.number, column, reason);
  }

  /** @throws BankFileError unless the positions hold this text */
  expect(first: number, text: string, what: string): void {
    if (this.at(first, first + text.length - 1) !== text) this.fail(first, `${what} is not '${text}'`);
  }

  /** @throws BankFileError unless the positions are blank */
  blank(first: number, last: number): void {
    this.matching(first, last, /^ +$/, 'a filler is not blank');
  }

  /** Digits with leading zeros, as a number. */
  number0(first: number, last: number, what: string): bigint {
    return BigInt(this.matching(first, last, /^\d+$/, `${what} is not made of digits`));
  }

  /** A text that begins at the left, without the blanks after it. */
  left(first: number, last: number, what: string): string {
    const wrong = `${what} is empty or begins with a blank`;
    return this.matching(first, last, /^[^ ]/, wrong).trimEnd();
  }

  /** A BSB number, with its hyphen. */
  bsb(first: number, what: string): string {
    const bsb = this.matching(first, first + 6, /^\d{3}-\d{3}$/, `${what} is not a BSB with its hyphen`);
    if (bsb === '000-000' || bsb === '999-999') this.fail(first, `${what} is no branch's`);
    return bsb;
  }

  /** An account number: digits at the right, blanks before them. */
  account(first: number, what: string): string {
    return this.matching(first, first + 8, /^ {0,8}\d{1,9}$/, `${what} is not digits at the right`).trim();
  }

  matching(first: number, last: number, form: RegExp, wrong: string): string {
    const found = this.at(first, last);
    if (!form.test(found)) this.fail(first, wrong);
    return found;
  }
}

/**
 * The lines of a file, each of 120 printable ASCII characters with CRLF after it.
 * @throws BankFileError at the first place where they are not
 */
export function* abaLines(bytes: Uint8Array): Generator<AbaLine> {
  if (bytes.length === 0) throw new BankFileError('EMPTY', 1, 1, 'the file is empty');
  yield* linesFrom(bytes, 0);
}

/** The lines of a file that comes in pieces, those of each piece together. @throws BankFileError as abaLines */
export async function* abaLinesOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<Iterable<AbaLine>> {
  let rest = Buffer.alloc(0);
  let before = 0;
  for await (const piece of pieces) {
    const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    const whole = Math.floor(bytes.length / RECORD);
    yield linesFrom(bytes.subarray(0, whole * RECORD), before);
    before += whole;
    rest = Buffer.from(bytes.subarray(whole * RECORD));
  }
  if (rest.length > 0) yield linesFrom(rest, before);
  else if (before === 0) yield abaLines(rest);
}

function* linesFrom(bytes: Uint8Array, before: number): Generator<AbaLine> {
  let number = before;
  for (let start = 0; start < bytes.length; start += RECORD) {
    number += 1;
    yield new AbaLine(number, lineAt(bytes, start, number));
  }
}

function lineAt(bytes: Uint8Array, start: number, number: number): string {
  const wrong = (column: number, code: BankFileErrorCode, reason: string) =>
    new BankFileError(code, number, column, reason);
  for (let column = 1; column <= WIDTH; column += 1) {
    const byte = bytes[start + column - 1];
    if (byte === undefined) throw wrong(column, 'CUT_OFF', 'the file ends within a line');
    if (byte === CR || byte === LF)
      throw wrong(column, 'LINE_LENGTH', `the line ends before column ${WIDTH}`);
    if (byte < FIRST_PRINTABLE || byte > LAST_PRINTABLE)
      throw wrong(column, 'CHARACTER', 'a byte is not a printable ASCII character');
  }
  const end = start + WIDTH;
  if (end + 1 >= bytes.length) throw wrong(WIDTH + 1, 'CUT_OFF', 'the line does not end with CR and LF');
  if (bytes[end] !== CR || bytes[end + 1] !== LF)
    throw wrong(WIDTH + 1, 'LINE_END', `CR and LF do not follow column ${WIDTH}`);
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, WIDTH).toString('latin1');
}
