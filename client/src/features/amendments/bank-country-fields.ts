import { REQUIRED_CLAIM_FIELDS } from '@rules/required-claim-fields.js';
import type { ByPath, ClaimField } from './claim-fields';

/** The path of the field that determines which other fields are required. */
export const BANK_COUNTRY = 'bankDetails.bankType';

/**
 * The changes after selecting another bank country: adds the fields that it requires and the claim lacks, and removes
 * empty ones that were added for the other country.
 */
export function withBankCountry(changes: ByPath, fields: readonly ClaimField[], country: string): ByPath {
  const isLacking = (path: string) => fields.some((field) => field.path === path && field.value === '');
  const askedBy = (asking: (country: string) => boolean) =>
    REQUIRED_CLAIM_FIELDS.filter(({ onlyFor }) => onlyFor !== undefined && asking(onlyFor))
      .map(({ path }): string => path)
      .filter(isLacking);
  const removed = askedBy((other) => other !== country);
  const kept = Object.entries(changes).filter(([path, value]) => value !== '' || !removed.includes(path));
  const opened = askedBy((asking) => asking === country).map((path) => [path, changes[path] ?? '']);
  return Object.fromEntries([...kept, [BANK_COUNTRY, country], ...opened]) as ByPath;
}
