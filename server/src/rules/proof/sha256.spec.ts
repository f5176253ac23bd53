import { createHash } from 'node:crypto';
import { sha256 } from './sha256.js';
import { hex } from './tree-bytes.js';

describe('SHA-256 of a page', () => {
  it('is that of Node, for every length around its blocks and for long texts (VERIFY-3)', () => {
    const wrong: number[] = [];
    for (const length of [...Array.from({ length: 260 }, (_, at) => at), 1_000, 65_536, 100_003]) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 31 + length) % 256);
      if (hex(sha256(bytes)) !== createHash('sha256').update(bytes).digest('hex')) wrong.push(length);
    }
    expect(wrong).toEqual([]);
  });

  it('is the known one of the standard (VERIFY-3)', () => {
    expect(hex(sha256(new TextEncoder().encode('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
});
