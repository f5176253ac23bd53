import { jest } from '@jest/globals';
import fc from 'fast-check';
import { createHmac } from 'node:crypto';
import { KeyedDigest } from './keyed-digest.js';

fc.configureGlobal({ seed: jest.getSeed() });

const expected = (key: Buffer, value: string | Buffer) => createHmac('sha256', key).update(value).digest();
const keys = fc.uint8Array({ minLength: 0, maxLength: 64 }).map((bytes) => Buffer.from(bytes));

describe('a keyed digest', () => {
  it('is HMAC-SHA-256 of any text, one value after the other (ENCRYPT-5)', () => {
    fc.assert(
      fc.property(keys, fc.array(fc.string({ unit: 'grapheme', maxLength: 300 })), (key, values) => {
        const digest = new KeyedDigest(key);
        for (const value of values) expect(digest.of(value)).toEqual(expected(key, value));
      }),
      { numRuns: 60 },
    );
  });

  it('is HMAC-SHA-256 of bytes of any length, also of more than its buffer holds', () => {
    const key = Buffer.alloc(32, 7);
    const digest = new KeyedDigest(key);
    for (const length of [0, 1, 55, 56, 63, 64, 65, 16_383, 16_384, 16_385, 70_000, 3]) {
      const value = Buffer.alloc(length, length % 251);
      expect(digest.of(value)).toEqual(expected(key, value));
    }
  });
});
