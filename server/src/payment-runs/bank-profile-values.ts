import { decrypt, encrypt } from '../encryption/envelope.js';
import type { KeyRing } from '../encryption/key-ring.js';
import type { AbaProfile } from '../payments/aba/aba-profile.js';

/** What the envelope of a bank profile has; the day of a file is the run's (PAY-1). */
export type BankProfileValues = Omit<
  Required<AbaProfile>,
  'processingDate' | 'maxTotal' | 'maxRows' | 'longTitles'
> & {
  maxTotal: string | null;
  maxRows: number | null;
  longTitles: 'REFUSE' | 'CUT';
};

const ownerOf = (id: string) => `bank_profiles:${id}`;

export function sealProfile(ring: KeyRing, id: string, values: BankProfileValues): Buffer {
  return encrypt(ring, ownerOf(id), values);
}

/** @throws DecryptionError */
export function openProfile(ring: KeyRing, id: string, sealed: Buffer): BankProfileValues {
  return decrypt(ring, ownerOf(id), sealed) as BankProfileValues;
}
