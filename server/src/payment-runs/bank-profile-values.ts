import { decrypt, encrypt } from '../encryption/envelope.js';
import type { KeyRing } from '../encryption/key-ring.js';
import type { AbaProfile } from '../payments/aba/aba-profile.js';
import type { PainVersion } from '../payments/pain/pain-profile.js';
import { BankFileFormat } from './bank-file-format.js';

/** What every format needs: the account that pays, and the limits of a file; null for those of the format. */
interface PayingValues {
  traceBsb: string;
  traceAccount: string;
  /** An amount of money. */
  maxTotal: string | null;
  maxRows: number | null;
}

/** What Direct Entry needs further. */
export interface AbaValues extends PayingValues {
  format: BankFileFormat.ABA;
  institution: string;
  userName: string;
  userId: string;
  description: string;
  remitter: string;
  balanced: boolean;
  longTitles: 'REFUSE' | 'CUT';
}

/** What pain.001 needs further. */
export interface PainValues extends PayingValues {
  format: BankFileFormat.PAIN_03 | BankFileFormat.PAIN_09;
  /** The name of the party that sends the file. */
  initiator: string;
  /** The number under which the bank knows that party; null where it wants none. */
  initiatorId: string | null;
  /** The name of the account that pays. */
  debtor: string;
}

/** What the envelope of a bank profile has; the day of a file is the run's (PAY-1). */
export type BankProfileValues = AbaValues | PainValues;

const ownerOf = (id: string) => `bank_profiles:${id}`;

export function sealProfile(ring: KeyRing, id: string, values: BankProfileValues): Buffer {
  return encrypt(ring, ownerOf(id), values);
}

/** The values of a profile; those that were saved before there were formats are of Direct Entry. @throws DecryptionError */
export function openProfile(ring: KeyRing, id: string, sealed: Buffer): BankProfileValues {
  const values = decrypt(ring, ownerOf(id), sealed) as { format?: BankFileFormat };
  return {
    ...values,
    format: values.format ?? BankFileFormat.ABA,
  } as BankProfileValues;
}

/** The values as the writer of Direct Entry takes them. @param processingDate yyyy-MM-dd */
export function abaProfileOf({ format: _, ...values }: AbaValues, processingDate: string): AbaProfile {
  return { ...values, processingDate };
}

/** The version of pain.001 that a format is. */
export function painVersionOf(format: PainValues['format']): PainVersion {
  return format === BankFileFormat.PAIN_03 ? '03' : '09';
}
