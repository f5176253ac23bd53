import { jest } from '@jest/globals';
import fc from 'fast-check';
import { CopyBuffer, uuidBytes } from './copy-buffer.js';
import { CopyReader } from './copy-reader.js';

fc.configureGlobal({ seed: jest.getSeed() });

const ID = '0192f0c4-7b1e-7c33-9a53-0d2b6f1c2a44';
const CELLS = [0, 1, 2, 3] as const;

interface Row {
  sid: string | null;
  cents: bigint;
}

const written = (rows: readonly Row[]) => {
  const buffer = new CopyBuffer();
  for (const { sid, cents } of rows) {
    buffer.row(CELLS.length);
    buffer.bytes(uuidBytes(ID));
    buffer.text(sid);
    buffer.cents(cents);
    buffer.null();
  }
  return Buffer.concat(buffer.pieces());
};

/** The rows as they are read from pieces of a size. */
function read(bytes: Buffer, size: number): Row[] {
  const reader = new CopyReader();
  const found: Row[] = [];
  for (let at = 0; at < bytes.length; at += size) {
    reader.take(bytes.subarray(at, at + size));
    while (reader.next()) {
      const [id, sid, cents, nothing] = CELLS;
      expect([reader.uuid(id), reader.bytes(nothing)]).toEqual([ID, null]);
      found.push({ sid: reader.text(sid), cents: reader.cents(cents) });
    }
  }
  reader.finish();
  return found;
}

/** An amount as COPY writes it: digits of the base 10000, the weight of the first one, its sign. */
function numeric(digits: readonly number[], weight: number, sign = 0): CopyReader {
  const cell = Buffer.alloc(8 + 2 * digits.length);
  [digits.length, weight & 0xffff, sign, 6, ...digits].forEach((word, at) =>
    cell.writeUInt16BE(word, 2 * at),
  );
  const buffer = new CopyBuffer();
  buffer.row(1);
  buffer.bytes(cell);
  const reader = new CopyReader();
  for (const piece of buffer.pieces()) reader.take(piece);
  reader.next();
  return reader;
}

describe('rows from COPY', () => {
  it('are read as they were written, in pieces of any size (DIST-3)', () => {
    const amount = fc.oneof(fc.bigInt(0n, 20_000n), fc.bigInt(0n, 10n ** 18n - 1n));
    const row = fc.record({ sid: fc.option(fc.string({ unit: 'grapheme', maxLength: 9 })), cents: amount });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), fc.integer({ min: 1, max: 400 }), (rows, size) => {
        expect(read(written(rows), size)).toEqual(rows);
      }),
    );
  });

  it('keep the first cells as they are (DIST-3)', () => {
    const reader = new CopyReader();
    reader.take(written([{ sid: 'Ä-1', cents: 5n }]));
    reader.next();
    const again = new CopyBuffer();
    again.row(2);
    again.cells(reader.firstCells(2));
    const second = new CopyReader();
    for (const piece of again.pieces()) second.take(piece);
    expect(second.next()).toBe(true);
    expect([second.uuid(0), second.text(1)]).toEqual([ID, 'Ä-1']);
  });

  it('are refused when they are cut off (DIST-3)', () => {
    const bytes = written([{ sid: 'A', cents: 5n }]);
    expect(() => read(bytes.subarray(0, -2), 50)).toThrow('cut off');
    expect(() => read(bytes.subarray(0, -9), 50)).toThrow('cut off');
  });
});

describe('an amount from COPY', () => {
  it('is exact, however PostgreSQL writes it (SHARE-2)', () => {
    expect(numeric([], 0).cents(0)).toBe(0n);
    expect(numeric([1], 1).cents(0)).toBe(10_000_00n);
    expect(numeric([7, 900], 0).cents(0)).toBe(7_09n);
    expect(numeric([5000], -1).cents(0)).toBe(50n);
    expect(numeric([1], 7).cents(0)).toBe(10n ** 30n);
    expect(numeric([9999, 9999, 9999, 9999, 9999, 9900], 4).cents(0)).toBe(10n ** 22n - 1n);
  });

  it('is refused below 0, without a number, and with more than two decimals (SHARE-2)', () => {
    expect(() => numeric([1], 0, 0x4000).cents(0)).toThrow(RangeError);
    expect(() => numeric([], 0, 0xc000).cents(0)).toThrow(RangeError);
    expect(() => numeric([1, 1], 0).cents(0)).toThrow(RangeError);
    expect(() => numeric([1, 100, 1], 0).cents(0)).toThrow(RangeError);
    expect(() => numeric([1], -2).cents(0)).toThrow(RangeError);
    const reader = new CopyReader();
    reader.take(written([{ sid: null, cents: 1n }]));
    reader.next();
    expect(() => reader.cents(3)).toThrow(RangeError);
  });

  it('is not written above what a column takes, nor below 0 (SHARE-2)', () => {
    expect(() => new CopyBuffer().cents(-1n)).toThrow(RangeError);
    expect(() => new CopyBuffer().cents(10n ** 18n)).toThrow(RangeError);
  });
});
