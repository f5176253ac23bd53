import {
  decrypt,
  decryptUnder,
  encrypt,
  encryptUnder,
  newDataKey,
  unwrapDataKey,
} from '../encryption/envelope.js';
import type { KeyRing } from '../encryption/key-ring.js';
import type { ForeignAccount, PayeeAccount } from './payee-account.js';

/** Where a payment goes, as it was when its file was written (PAY-8). */
export interface FrozenDetails {
  /** Six digits; empty for an account abroad. */
  bsb: string;
  /** Digits without spaces and hyphens; abroad also letters. */
  accountNumber: string;
  title: string;
  reference: string;
  /** The bank of an account abroad, with what it asks for. */
  abroad?: Omit<ForeignAccount, 'kind' | 'accountNumber'>;
}

/** The account that frozen details are of. */
export function payeeAccountOf({ bsb, accountNumber, abroad }: FrozenDetails): PayeeAccount {
  if (abroad) return { kind: 'BIC', accountNumber, ...abroad };
  return { kind: 'BSB', bsb: `${bsb.slice(0, 3)}-${bsb.slice(3)}`, accountNumber };
}

/** The details of a payment to an account. */
export function frozenOf(account: PayeeAccount, title: string, reference: string): FrozenDetails {
  if (account.kind === 'BSB')
    return { bsb: account.bsb.replaceAll('-', ''), accountNumber: account.accountNumber, title, reference };
  const { kind: _, accountNumber, ...abroad } = account;
  return { bsb: '', accountNumber, title, reference, abroad };
}

/** The bank of frozen details: a BSB of six digits, or the BIC of one abroad. */
export function bankOf({ bsb, abroad }: FrozenDetails): string {
  return abroad?.bic ?? bsb;
}

const runOwner = (runId: string) => `payment_runs:${runId}`;
const paymentOwner = (paymentId: string) => `payments:${paymentId}`;
const sentAsOwner = (fileId: string) => `payment_files.sent_as:${fileId}`;

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

/** What the bank knows a file by when it returns payments of it: the user id of Direct Entry, the message id of pain.001. */
export function sealSentAs(ring: KeyRing, fileId: string, sentAs: string): Buffer {
  return encrypt(ring, sentAsOwner(fileId), sentAs);
}

/** @throws DecryptionError */
export function openSentAs(ring: KeyRing, fileId: string, sealed: Buffer): string {
  return decrypt(ring, sentAsOwner(fileId), sealed) as string;
}
