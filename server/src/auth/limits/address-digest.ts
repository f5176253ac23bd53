import type { KeyRing } from '../../sealing/key-ring.js';

/** Under which an address is counted: no table of limits holds a readable one (LIMIT-4, ENCRYPT-8). */
export function limitKey(ring: KeyRing, name: string, value: string): string {
  return `${name}:${ring.digest('limits.address', value).toString('base64url')}`;
}
