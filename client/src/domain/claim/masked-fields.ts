import type { ClaimPath } from '@rules/claim-catalogue.js';

/**
 * What a member's screen hides until it is asked for (VIEW-22, CLAIM-57), and a proposed change anybody's (AMEND-21).
 * Administrators compare these values in the claim all day.
 */
export const MASKED_FIELDS: ReadonlySet<string> = new Set<ClaimPath>([
  'legalDetails.taxNumber',
  'bankDetails.accountNo',
]);
