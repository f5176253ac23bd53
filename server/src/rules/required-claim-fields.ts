import { t } from './text.js';
import { CLAIM_FIELDS, type ClaimGroup, type ClaimPath, type ShownClaim } from './claim-catalogue.js';
import type { BankTypeValue } from './claim-values.js';
import { isBlank } from './text-values.js';

/** A required field of a claim, the message while it is empty, and the bank type for which it is required. */
export interface RequiredField {
  path: ClaimPath;
  group: ClaimGroup;
  field: string;
  message: string;
  onlyFor?: BankTypeValue;
}

/** The required fields of a claim, in the order of its form (CLAIM-13, CLAIM-14, CLAIM-15). */
export const REQUIRED_CLAIM_FIELDS: readonly RequiredField[] = CLAIM_FIELDS.flatMap(
  ({ path, group, field, required, requiredFor }) =>
    required === undefined
      ? []
      : [{ path, group, field, message: t('{required} is required', { required }), onlyFor: requiredFor }],
);

/** A required field that is still empty, by its path (`bankDetails.bsb`), with its message. */
export interface MissingClaimField {
  path: string;
  message: string;
}

/** The required fields that are empty in a claim, in the order of the form. */
export function missingClaimFields(claim: ShownClaim): MissingClaimField[] {
  return REQUIRED_CLAIM_FIELDS.filter(
    ({ group, field, onlyFor }) =>
      (onlyFor === undefined || claim.bankDetails.bankType === onlyFor) &&
      isEmpty((claim[group] as Readonly<Record<string, string | null>>)[field]),
  ).map(({ path, message }) => ({ path, message }));
}

function isEmpty(value: string | null | undefined): boolean {
  return value === null || value === undefined || isBlank(value);
}
