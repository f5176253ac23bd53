import { encrypt, decrypt } from '../encryption/envelope.js';
import type { KeyRing } from '../encryption/key-ring.js';

const ownerOf = (registrationId: string) => `registrations:${registrationId}`;

/** The encrypted HIN/SRN of a registration, its only restricted field (ENCRYPT-1, REGISTRATION-29). */
export function encryptHinSrn(ring: KeyRing, registrationId: string, hinSrn: string): Buffer {
  return encrypt(ring, ownerOf(registrationId), { hinSrn });
}

/** The decrypted HIN/SRN; empty when none was given. @throws DecryptionError */
export function decryptHinSrn(ring: KeyRing, registrationId: string, sealed: Buffer | null): string {
  if (!sealed) return '';
  return (decrypt(ring, ownerOf(registrationId), sealed) as { hinSrn?: string }).hinSrn ?? '';
}
