import { CLAIM_FIELDS, type RestrictedName } from '../rules/claim-catalogue.js';
import { encrypt, decrypt } from '../encryption/envelope.js';
import type { KeyRing } from '../encryption/key-ring.js';

/** The fields of a claim that are stored only in its envelope (ENCRYPT-1, ENCRYPT-3). */
export const RESTRICTED_FIELDS = CLAIM_FIELDS.filter(({ restricted }) => restricted).map(
  ({ name }) => name as RestrictedName,
);

export type RestrictedFields = Record<RestrictedName, string>;

export interface EncryptedColumns {
  sealed: Buffer | null;
  taxNumberIndex: Buffer | null;
  tradingAccountIndex: Buffer | null;
  bankAccountIndex: Buffer | null;
}

/** The restricted fields for those who may not read them: all empty. */
export const NO_RESTRICTED = Object.fromEntries(
  RESTRICTED_FIELDS.map((field) => [field, '']),
) as Readonly<RestrictedFields>;

const ownerOf = (submissionId: string) => `submissions:${submissionId}`;

/** Spaces, hyphens and case do not distinguish accounts. */
const comparable = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** The blind index of a restricted value; null for an empty one. */
export function blindIndex(
  ring: KeyRing,
  field: 'taxNumber' | 'tradingAccount' | 'bankAccount',
  value: string,
): Buffer | null {
  const text = comparable(value);
  return text === '' ? null : ring.digest(`submissions.${field}`, text);
}

/** The columns that store a claim's restricted fields: one envelope for all, and blind indexes for equality. */
export function encryptRestricted(
  ring: KeyRing,
  submissionId: string,
  fields: RestrictedFields,
): EncryptedColumns {
  const given = RESTRICTED_FIELDS.filter((field) => fields[field] !== '');
  if (given.length === 0)
    return { sealed: null, taxNumberIndex: null, tradingAccountIndex: null, bankAccountIndex: null };
  const account = comparable(fields.accountNo);
  return {
    sealed: encrypt(
      ring,
      ownerOf(submissionId),
      Object.fromEntries(given.map((field) => [field, fields[field]])),
    ),
    taxNumberIndex: blindIndex(ring, 'taxNumber', fields.taxNumber),
    tradingAccountIndex: blindIndex(ring, 'tradingAccount', fields.tradingAccount),
    bankAccountIndex: account
      ? blindIndex(ring, 'bankAccount', comparable(fields.bsb || fields.swiftCode) + account)
      : null,
  };
}

/** Decrypts the restricted fields of a claim. @throws DecryptionError */
export function decryptRestricted(
  ring: KeyRing,
  submissionId: string,
  sealed: Buffer | null,
): RestrictedFields {
  return sealed
    ? { ...NO_RESTRICTED, ...(decrypt(ring, ownerOf(submissionId), sealed) as Partial<RestrictedFields>) }
    : { ...NO_RESTRICTED };
}
