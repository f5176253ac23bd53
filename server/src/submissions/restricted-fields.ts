import { accountKey, bareAccount } from '../rules/account-key.js';
import { CLAIM_FIELDS, type RestrictedName } from '../rules/claim-catalogue.js';
import { encrypt, decrypt } from '../encryption/envelope.js';
import type { KeyRing } from '../encryption/key-ring.js';

/** The fields of a claim that are stored only in its envelope (ENCRYPT-1, ENCRYPT-3). */
export const RESTRICTED_FIELDS = CLAIM_FIELDS.filter(({ restricted }) => restricted).map(
  ({ name }) => name as RestrictedName,
);

export type RestrictedFields = Record<RestrictedName, string>;

/** The bit in `restricted_given` that says that a restricted field is given; stored, so it never changes (LIST-10). */
export const GIVEN_BITS: Readonly<Record<RestrictedName, number>> = {
  taxNumber: 1,
  tradingAccount: 2,
  bsb: 4,
  swiftCode: 8,
  accountName: 16,
  accountNo: 32,
};

export interface EncryptedColumns {
  sealed: Buffer | null;
  taxNumberIndex: Buffer | null;
  tradingAccountIndex: Buffer | null;
  bankAccountIndex: Buffer | null;
  sameAccountIndex: Buffer | null;
  restrictedGiven: number;
}

/** The restricted fields for those who may not read them: all empty. */
export const NO_RESTRICTED = Object.fromEntries(
  RESTRICTED_FIELDS.map((field) => [field, '']),
) as Readonly<RestrictedFields>;

const ownerOf = (submissionId: string) => `submissions:${submissionId}`;

/** The blind index of a restricted value; null for an empty one. */
export function blindIndex(
  ring: KeyRing,
  field: 'taxNumber' | 'tradingAccount' | 'bankAccount',
  value: string,
): Buffer | null {
  const text = bareAccount(value);
  return text === '' ? null : ring.digest(`submissions.${field}`, text);
}

/** The blind index of the account that a claim names, however it is written (PAY-16); null without a number. */
export function sameAccountIndex(
  ring: KeyRing,
  fields: RestrictedFields,
  bankType: string | null,
): Buffer | null {
  const key = accountKey({ ...fields, bankType });
  return key === '' ? null : ring.digest('submissions.sameAccount', key);
}

/** Which restricted fields are given, in the bits of `GIVEN_BITS`. */
export function givenBits(fields: RestrictedFields): number {
  return RESTRICTED_FIELDS.reduce(
    (bits, field) => (fields[field] === '' ? bits : bits | GIVEN_BITS[field]),
    0,
  );
}

/**
 * The columns that store a claim's restricted fields: one envelope for all, blind indexes for equality, and which of them
 * are given. @param bankType the claim's answer, which says how its account is read; empty or null without one
 */
export function encryptRestricted(
  ring: KeyRing,
  submissionId: string,
  fields: RestrictedFields,
  bankType: string | null,
): EncryptedColumns {
  const given = RESTRICTED_FIELDS.filter((field) => fields[field] !== '');
  if (given.length === 0)
    return {
      sealed: null,
      taxNumberIndex: null,
      tradingAccountIndex: null,
      bankAccountIndex: null,
      sameAccountIndex: null,
      restrictedGiven: 0,
    };
  const account = bareAccount(fields.accountNo);
  return {
    sealed: encrypt(
      ring,
      ownerOf(submissionId),
      Object.fromEntries(given.map((field) => [field, fields[field]])),
    ),
    taxNumberIndex: blindIndex(ring, 'taxNumber', fields.taxNumber),
    tradingAccountIndex: blindIndex(ring, 'tradingAccount', fields.tradingAccount),
    bankAccountIndex: account
      ? blindIndex(ring, 'bankAccount', bareAccount(fields.bsb || fields.swiftCode) + account)
      : null,
    sameAccountIndex: sameAccountIndex(ring, fields, bankType),
    restrictedGiven: givenBits(fields),
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
