import { snakeCase } from '../database/snake-case.js';
import type { KeyRing } from '../encryption/key-ring.js';
import { CLAIM_FIELDS, type RestrictedName } from '../rules/claim-catalogue.js';
import { maskedValue } from '../rules/masked-value.js';
import { decryptRestricted } from '../submissions/restricted-fields.js';
import type { BankDetails } from '../submissions/submission.model.js';
import type { PlainBank } from './bank-change.entity.js';

const FIELDS = CLAIM_FIELDS.filter(({ group }) => group === 'bankDetails');

const PLAIN_COLUMNS = FIELDS.filter(({ restricted }) => !restricted).map(({ name }) => snakeCase(name));

/** SQL for a claim's details that are no restricted values, as `PlainBank`. */
export function plainBankSql(claim: string): string {
  const pairs = PLAIN_COLUMNS.map((column) => `'${column}', coalesce(${claim}.${column}::text, '')`);
  return `jsonb_build_object(${pairs.join(', ')})`;
}

/** The bank details of a change as it keeps them, in the clear. @throws DecryptionError */
export function bankDetailsOf(
  ring: KeyRing,
  submissionId: string,
  bank: PlainBank,
  sealed: Buffer | null,
): BankDetails {
  const restricted = decryptRestricted(ring, submissionId, sealed);
  return Object.fromEntries(
    FIELDS.map(({ name, field, restricted: isSecret, choice }) => {
      const value = isSecret
        ? restricted[name as RestrictedName]
        : (bank[snakeCase(name) as keyof PlainBank] ?? '');
      return [field, choice ? value || null : value];
    }),
  ) as unknown as BankDetails;
}

/** The same with restricted values masked. */
export function maskedBank(details: BankDetails): BankDetails {
  return Object.fromEntries(
    FIELDS.map(({ field, restricted }) => {
      const value = details[field as keyof BankDetails];
      return [field, restricted ? maskedValue(value ?? '') : value];
    }),
  ) as unknown as BankDetails;
}

/** The names of the details that differ. */
export function differingBank(one: BankDetails, other: BankDetails): string[] {
  return FIELDS.map(({ field }) => field).filter(
    (field) => (one[field as keyof BankDetails] ?? '') !== (other[field as keyof BankDetails] ?? ''),
  );
}
