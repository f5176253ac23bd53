import { seal, unseal } from '../sealing/envelope.js';
import type { KeyRing } from '../sealing/key-ring.js';

const ownerOf = (registrationId: string) => `registrations:${registrationId}`;

/** The encrypted HIN/SRN of a registration, its only restricted field (ENCRYPT-1, REGISTRATION-29). */
export function sealHinSrn(ring: KeyRing, registrationId: string, hinSrn: string): Buffer {
  return seal(ring, ownerOf(registrationId), { hinSrn });
}

/** The decrypted HIN/SRN; empty when none was given. @throws SealBroken */
export function unsealHinSrn(ring: KeyRing, registrationId: string, sealed: Buffer | null): string {
  if (!sealed) return '';
  return (unseal(ring, ownerOf(registrationId), sealed) as { hinSrn?: string }).hinSrn ?? '';
}
