import { createHash } from 'node:crypto';
import type { AbaPayment, AbaProfile } from '../server/src/payments/aba/aba-profile.js';
import { readAbaReturns } from '../server/src/payments/aba/read-aba-returns.js';
import { abaText, splitForAba, writeAba } from '../server/src/payments/aba/write-aba.js';
import { hex } from '../server/src/rules/proof/tree-bytes.js';
import { readBack } from './read-back.js';
import { rulesWays, type Way } from './rules-ways.js';

const written120: Way = {
  name: 'TypeScript',
  compute({ profile, rows }) {
    const file = writeAba(profile as AbaProfile, rows as AbaPayment[]);
    if (file.refused) return file;
    const bytes = Buffer.from(abaText(file.lines), 'ascii');
    return {
      ...file,
      base64: bytes.toString('base64'),
      bytes: bytes.length,
      sha256: hex(sha256(bytes)),
    };
  },
};

const split: Way = {
  name: 'TypeScript',
  compute({ profile, rows }) {
    const files = splitForAba(profile as AbaProfile, rows as AbaPayment[]);
    return { files: files.map((file) => file.map(({ paymentId }) => paymentId)) };
  },
};

const returned: Way = {
  name: 'TypeScript',
  compute: ({ base64 }) => readAbaReturns(Buffer.from(base64 as string, 'base64').toString('latin1')),
};

/** All implementations, by the kind of vector. */
export const ways: Readonly<Record<string, readonly Way[]>> = {
  ...rulesWays(sha256),
  ABA: [written120, { name: 'TypeScript, read back', compute: readBack }],
  ABA_SPLIT: [split],
  ABA_RETURNS: [returned],
};

function sha256(bytes: Uint8Array): Uint8Array {
  return createHash('sha256').update(bytes).digest();
}
