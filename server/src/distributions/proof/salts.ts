import { decryptUnder, encryptUnder, newDataKey, unwrapDataKey } from '../../encryption/envelope.js';
import type { WrappingKeys } from '../../encryption/wrapping-keys.js';

const keyOwner = (distributionId: string) => `distributions:${distributionId}`;
const saltOwner = (distributionId: string, submissionId: string) =>
  `distribution_salts:${distributionId}:${submissionId}`;

/** The data key of a distribution's salts: one for all, so that sealing a million of them takes one step each. */
export function newSaltsKey(ring: WrappingKeys, distributionId: string): { key: Buffer; wrapped: Buffer } {
  return newDataKey(ring, keyOwner(distributionId));
}

/** Encrypts the salt of a line, bound to distribution and claim (FREEZE-2). */
export function sealSalt(key: Buffer, distributionId: string, submissionId: string, salt: Buffer): Buffer {
  return encryptUnder(key, saltOwner(distributionId, submissionId), salt);
}

/** Decrypts the salt of a line. @throws DecryptionError when it was altered or moved, or its key is missing */
export function openSalt(
  ring: WrappingKeys,
  { distributionId, submissionId }: { distributionId: string; submissionId: string },
  { saltsKey, salt }: { saltsKey: Buffer; salt: Buffer },
): Buffer {
  const key = unwrapDataKey(ring, keyOwner(distributionId), saltsKey);
  return decryptUnder(key, saltOwner(distributionId, submissionId), salt);
}
