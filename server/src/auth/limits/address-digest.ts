import type { KeyRing } from '../../encryption/key-ring.js';

/**
 * The key under which an address is counted: the table of limits contains no readable addresses (LIMIT-4, ENCRYPT-8).
 */
export function limitKey(ring: KeyRing, name: string, value: string): string {
  return `${name}:${ring.digest('limits.address', value).toString('base64url')}`;
}
