/** Bytes of the first piece; each next one is twice as large. */
const FIRST_PIECE = 32 * 1024;
/** Large, because between two pieces the database waits until the thread services its connections again. */
const LARGEST_PIECE = 512 * 1024;

const HEADER = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const TRAILER = Buffer.from([0xff, 0xff]);

const NULL = -1;
const LAST_ASCII = 127;
const MOST_UTF8_BYTES = 3;
const HIGH_WORD = 2 ** 32;
const DAY_MS = 86_400_000;
/** Days from 1970-01-01 to 2000-01-01, from which PostgreSQL counts. */
const EPOCH_DAYS = 10_957;
const JSONB_VERSION = 1;

/*
 * A numeric consists of base-10000 digits: here always four before the point and two after it, written two at a time.
 * PostgreSQL drops leading and trailing zeros.
 */
const NUMERIC_BYTES = 20;
/** Six digits; the first has the weight 10000³. */
const DIGITS_AND_WEIGHT = (6 << 16) | 3;
/** A positive sign and a scale of six decimals. */
const SIGN_AND_SCALE = 6;
const TWO_DIGITS = 10_000 ** 2;
const FRACTION_DECIMALS = 8;

/** An amount in cents has four digits before the point and one after it. */
const CENTS_BYTES = 18;
const CENTS_DIGITS_AND_WEIGHT = (5 << 16) | 3;
const CENTS_SIGN_AND_SCALE = 2;
/** What the last digit before the point and the one after it make. */
const CENTS_OF_DIGITS = 1_000_000n;
const MOST_CENTS = 10n ** 18n;

const twoDigits = (value: number) => (Math.floor(value / 10_000) << 16) | (value % 10_000);

/** The bytes of a UUID, for `bytes`. */
export function uuidBytes(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}

/**
 * Rows in PostgreSQL's binary COPY format. Cells are written into large buffers immediately: kept as strings until the
 * batch is sent, they cost more garbage collection than all validation. Call `row` first, then one method for each
 * column, in the order of the COPY command.
 */
export class CopyBuffer {
  /** Rows begun. */
  rows = 0;
  private readonly full: Buffer[] = [];
  private piece = HEADER;
  private end = HEADER.length;
  private size = FIRST_PIECE;

  /** Everything written so far, with the format's header and trailer. */
  pieces(): Buffer[] {
    return [...this.full, this.piece.subarray(0, this.end), TRAILER];
  }

  /** Begins a row of so many columns. */
  row(columns: number): void {
    this.rows += 1;
    const at = this.take(2);
    this.piece.writeInt16BE(columns, at);
  }

  /** NULL in any column. */
  null(): void {
    const at = this.take(4);
    this.piece.writeInt32BE(NULL, at);
  }

  /** A text or the label of an enum. */
  text(value: string | null): void {
    if (value === null) {
      this.null();
      return;
    }
    const at = this.take(4 + value.length * MOST_UTF8_BYTES) + 4;
    const bytes = this.write(value, at);
    this.piece.writeInt32BE(bytes, at - 4);
    this.end = at + bytes;
  }

  /** A bytea or a uuid. */
  bytes(value: Uint8Array | null): void {
    if (value === null) {
      this.null();
      return;
    }
    const at = this.take(4 + value.length);
    this.piece.writeInt32BE(value.length, at);
    this.piece.set(value, at + 4);
  }

  /** A boolean. */
  boolean(value: boolean): void {
    const at = this.take(5);
    this.piece.writeInt32BE(1, at);
    this.piece[at + 4] = Number(value);
  }

  /** An integer of 32 bits. */
  integer(value: number | null): void {
    if (value === null) {
      this.null();
      return;
    }
    const at = this.take(8);
    this.piece.writeInt32BE(4, at);
    this.piece.writeInt32BE(value, at + 4);
  }

  /** A smallint. */
  smallint(value: number): void {
    const at = this.take(6);
    this.piece.writeInt32BE(2, at);
    this.piece.writeInt16BE(value, at + 4);
  }

  /** A bigint; a number is a safe integer. */
  bigint(value: number | bigint): void {
    const at = this.take(12);
    this.piece.writeInt32BE(8, at);
    if (typeof value === 'bigint') {
      this.piece.writeBigInt64BE(value, at + 4);
      return;
    }
    this.piece.writeInt32BE(Math.floor(value / HIGH_WORD), at + 4);
    this.piece.writeUInt32BE(value >>> 0, at + 8);
  }

  /** A day written yyyy-MM-dd. */
  date(value: string): void {
    const at = this.take(8);
    this.piece.writeInt32BE(4, at);
    this.piece.writeInt32BE(Date.parse(value) / DAY_MS - EPOCH_DAYS, at + 4);
  }

  /** An amount of 0 or more as a plain decimal, with at most 15 digits before its point and 6 after it. */
  amount(value: string): void {
    const point = value.indexOf('.');
    const whole = Number(point < 0 ? value : value.slice(0, point));
    const fraction = point < 0 ? 0 : Number(value.slice(point + 1).padEnd(FRACTION_DECIMALS, '0'));
    const at = this.take(4 + NUMERIC_BYTES);
    this.piece.writeInt32BE(NUMERIC_BYTES, at);
    this.piece.writeInt32BE(DIGITS_AND_WEIGHT, at + 4);
    this.piece.writeInt32BE(SIGN_AND_SCALE, at + 8);
    this.piece.writeInt32BE(twoDigits(Math.floor(whole / TWO_DIGITS)), at + 12);
    this.piece.writeInt32BE(twoDigits(whole % TWO_DIGITS), at + 16);
    this.piece.writeInt32BE(twoDigits(fraction), at + 20);
  }

  /** An amount of 0 or more in cents, as dollars. @throws RangeError above 10^16 dollars, and below 0 */
  cents(value: bigint): void {
    if (value < 0n || value >= MOST_CENTS)
      throw new RangeError('An amount of money is too large, or below 0');
    const high = Number(value / CENTS_OF_DIGITS);
    const low = Number(value % CENTS_OF_DIGITS);
    const at = this.take(4 + CENTS_BYTES);
    this.piece.writeInt32BE(CENTS_BYTES, at);
    this.piece.writeInt32BE(CENTS_DIGITS_AND_WEIGHT, at + 4);
    this.piece.writeInt32BE(CENTS_SIGN_AND_SCALE, at + 8);
    this.piece.writeInt32BE(twoDigits(Math.floor(high / 10_000)), at + 12);
    this.piece.writeInt16BE(high % 10_000, at + 16);
    this.piece.writeInt32BE(twoDigits(low * 100), at + 18);
  }

  /** Cells in the form of COPY, as `CopyReader.firstCells` gives them. */
  cells(value: Uint8Array): void {
    const at = this.take(value.length);
    this.piece.set(value, at);
  }

  /** A jsonb; NULL for null. */
  json(value: unknown): void {
    if (value === null) {
      this.null();
      return;
    }
    const text = Buffer.from(JSON.stringify(value));
    const at = this.take(5 + text.length);
    this.piece.writeInt32BE(1 + text.length, at);
    this.piece[at + 4] = JSONB_VERSION;
    text.copy(this.piece, at + 5);
  }

  /** Reserves bytes in the current piece and returns their offset. */
  private take(bytes: number): number {
    if (this.end + bytes > this.piece.length) {
      this.full.push(this.piece.subarray(0, this.end));
      this.piece = Buffer.allocUnsafe(Math.max(this.size, bytes));
      this.size = Math.min(2 * this.size, LARGEST_PIECE);
      this.end = 0;
    }
    const at = this.end;
    this.end += bytes;
    return at;
  }

  /**
   * Writes a text as UTF-8 and returns its length in bytes. Short ASCII texts, nearly all, are copied here, which is
   * faster than a native call.
   */
  private write(value: string, at: number): number {
    const { piece } = this;
    for (let index = 0; index < value.length; index += 1) {
      const code = value.charCodeAt(index);
      if (code > LAST_ASCII) return piece.write(value, at);
      piece[at + index] = code;
    }
    return value.length;
  }
}
