import { decryptUnder, encryptUnder, newDataKey, unwrapDataKey } from '../encryption/envelope.js';
import type { KeyRing } from '../encryption/key-ring.js';

/** Where a payment goes, as it was when its file was written (PAY-8). */
export interface FrozenDetails {
  bsb: string;
  /** Digits without spaces and hyphens. */
  accountNumber: string;
  title: string;
  reference: string;
}

const runOwner = (runId: string) => `payment_runs:${runId}`;
const paymentOwner = (paymentId: string) => `payments:${paymentId}`;

/** A new key for the details of a run, bound to it. */
export function newDetailsKey(ring: KeyRing, runId: string): { key: Buffer; wrapped: Buffer } {
  return newDataKey(ring, runOwner(runId));
}

/** The key of the details of a run. @throws DecryptionError */
export function detailsKey(ring: KeyRing, runId: string, wrapped: Buffer): Buffer {
  return unwrapDataKey(ring, runOwner(runId), wrapped);
}

export function sealDetails(key: Buffer, paymentId: string, details: FrozenDetails): Buffer {
  return encryptUnder(key, paymentOwner(paymentId), JSON.stringify(details));
}

/** @throws DecryptionError */
export function openDetails(key: Buffer, paymentId: string, sealed: Buffer): FrozenDetails {
  return JSON.parse(decryptUnder(key, paymentOwner(paymentId), sealed).toString('utf8')) as FrozenDetails;
}
