import { decrypt, encrypt } from '../encryption/envelope.js';
import type { KeyRing } from '../encryption/key-ring.js';
import type { PhoneCall } from '../rules/phone-call.js';

const ownerOf = (submissionId: string) => `phone_filings:${submissionId}`;

/** The record of a call as it is stored, bound to the row of its claim (ENCRYPT-4). */
export function encryptCall(ring: KeyRing, submissionId: string, call: PhoneCall): Buffer {
  return encrypt(ring, ownerOf(submissionId), call);
}

/** @throws DecryptionError */
export function decryptCall(ring: KeyRing, submissionId: string, sealed: Buffer): PhoneCall {
  return decrypt(ring, ownerOf(submissionId), sealed) as PhoneCall;
}
