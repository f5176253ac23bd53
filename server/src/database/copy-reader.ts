import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** Signature, flags and the length of an extension, which is 0. */
const HEADER_BYTES = 19;
const TRAILER = -1;
const NULL = -1;

/** A numeric begins with four numbers of 2 bytes: how many digits, the weight of the first, the sign, the scale. */
const DIGITS_FROM = 8;
/** Digits have the base 10000; so many make a number below 2^53. */
const MOST_SAFE_DIGITS = 3;

/**
 * Rows in PostgreSQL's binary COPY format as they arrive, the counterpart of CopyBuffer: no object is made for a row, and no
 * text for a number. Columns count from 0; a call of a cell's method is for the row that `next` came to.
 */
export class CopyReader {
  private piece: Buffer = Buffer.alloc(0);
  private end = 0;
  private isBegun = false;
  private isEnded = false;
  /** Where the cells of the row begin, and how long they are; -1 for NULL. */
  private readonly starts: number[] = [];
  private readonly lengths: number[] = [];

  /** Takes the next bytes; cells that were read before stay valid. */
  take(piece: Buffer): void {
    const rest = this.piece.subarray(this.end);
    this.piece = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
    this.end = 0;
  }

  /** Goes to the next row; false when the rest of it has not arrived, and at the end. */
  next(): boolean {
    const { piece, starts, lengths } = this;
    let at = this.end;
    if (!this.isBegun) {
      if (piece.length < HEADER_BYTES) return false;
      this.isBegun = true;
      this.end = at = HEADER_BYTES;
    }
    if (this.isEnded || at + 2 > piece.length) return false;
    const columns = piece.readInt16BE(at);
    at += 2;
    if (columns === TRAILER) {
      this.isEnded = true;
      return false;
    }
    for (let column = 0; column < columns; column += 1) {
      if (at + 4 > piece.length) return false;
      const length = piece.readInt32BE(at);
      at += 4;
      starts[column] = at;
      lengths[column] = length;
      if (length > 0) at += length;
      if (at > piece.length) return false;
    }
    this.end = at;
    return true;
  }

  /** A bytea or a uuid; null for NULL. */
  bytes(column: number): Buffer | null {
    const length = this.lengths[column]!;
    const from = this.starts[column]!;
    return length === NULL ? null : this.piece.subarray(from, from + length);
  }

  /** A text or the label of an enum; null for NULL. */
  text(column: number): string | null {
    const length = this.lengths[column]!;
    const from = this.starts[column]!;
    return length === NULL ? null : this.piece.toString('utf8', from, from + length);
  }

  /** An integer of 32 bits, which is not NULL. */
  integer(column: number): number {
    return this.piece.readInt32BE(this.starts[column]);
  }

  /** A uuid as a text. */
  uuid(column: number): string {
    const from = this.starts[column]!;
    const digits = this.piece.toString('hex', from, from + this.lengths[column]!);
    return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-${digits.slice(12, 16)}-${digits.slice(16, 20)}-${digits.slice(20)}`;
  }

  /** The first columns as COPY sent them, with their lengths, for `CopyBuffer.cells`. */
  firstCells(columns: number): Buffer {
    const last = columns - 1;
    const end = this.starts[last]! + Math.max(0, this.lengths[last]!);
    return this.piece.subarray(this.starts[0]! - 4, end);
  }

  /**
   * An amount in cents, of a numeric in dollars.
   * @throws RangeError for one with more than two decimals, below 0, or none
   */
  cents(column: number): bigint {
    const { piece } = this;
    const from = this.starts[column]!;
    // Negative numbers and those that are none have a sign of their own.
    if (this.lengths[column] === NULL || piece.readUInt16BE(from + 4) !== 0)
      throw new RangeError('An amount of money is below 0, or none');
    const digits = piece.readUInt16BE(from);
    if (digits === 0) return 0n;
    const weight = piece.readInt16BE(from + 2);
    const digit = (at: number) => (at < digits ? piece.readUInt16BE(from + DIGITS_FROM + 2 * at) : 0);
    // The digit after the point has four decimals.
    const decimals = weight < -1 ? 1 : digit(weight + 1);
    if (decimals % 100 !== 0 || digits > weight + 2)
      throw new RangeError('An amount of money has more than two decimals');
    if (weight < MOST_SAFE_DIGITS) {
      let whole = 0;
      for (let at = 0; at <= weight; at += 1) whole = whole * 10_000 + digit(at);
      return BigInt(whole * 100 + decimals / 100);
    }
    let whole = 0n;
    for (let at = 0; at <= weight; at += 1) whole = whole * 10_000n + BigInt(digit(at));
    return whole * 100n + BigInt(decimals / 100);
  }

  /** @throws Error when the rows were cut off */
  finish(): void {
    if (!this.isEnded) throw new Error('The rows from the database were cut off');
  }
}

/**
 * The rows of a query, which has no parameters, through COPY: goes on whenever some have arrived, and takes as many as are
 * asked for. A connection on which this ends early is of no use any more.
 */
export async function* copiedRows(db: pg.ClientBase, query: string): AsyncGenerator<CopyReader> {
  const rows = new CopyReader();
  const pieces = db.query(copyTo(`COPY (${query}) TO STDOUT (FORMAT binary)`)) as AsyncIterable<Buffer>;
  for await (const piece of pieces) {
    rows.take(piece);
    yield rows;
  }
  rows.finish();
}
