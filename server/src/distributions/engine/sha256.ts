import { createHash } from 'node:crypto';

/** SHA-256. */
export function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
