import { isTaxWithheld } from '@rules/distribution/tax-withheld.js';
import type { ClaimTaxShownFragment } from '../../generated/graphql';

/** Whether tax is withheld for want of a number that the member can give or correct (TAX-2). */
export function needsTaxNumber(tax: ClaimTaxShownFragment): boolean {
  return isTaxWithheld(tax) && (tax.basis === 'RESIDENT_NO_NUMBER' || tax.basis === 'RESIDENT_NUMBER_FAILS');
}
