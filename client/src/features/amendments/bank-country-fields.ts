import { REQUIRED_CLAIM_FIELDS } from '@rules/required-claim-fields.js';
import type { ByPath, ClaimField } from './claim-fields';

/** The field whose choice asks for other fields. */
export const BANK_COUNTRY = 'bankDetails.bankType';

/**
 * The changes with another bank country: the fields that it asks for and the claim lacks are opened with it, and those
 * that were opened for the other country and hold nothing are put away.
 */
export function withBankCountry(changes: ByPath, fields: readonly ClaimField[], country: string): ByPath {
  const isLacking = (path: string) => fields.some((field) => field.path === path && field.value === '');
  const askedBy = (asking: (country: string) => boolean) =>
    REQUIRED_CLAIM_FIELDS.filter(({ onlyFor }) => onlyFor !== undefined && asking(onlyFor))
      .map(({ path }): string => path)
      .filter(isLacking);
  const putAway = askedBy((other) => other !== country);
  const kept = Object.entries(changes).filter(([path, value]) => value !== '' || !putAway.includes(path));
  const opened = askedBy((asking) => asking === country).map((path) => [path, changes[path] ?? '']);
  return Object.fromEntries([...kept, [BANK_COUNTRY, country], ...opened]) as ByPath;
}
