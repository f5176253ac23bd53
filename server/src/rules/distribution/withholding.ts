import { divideHalfAway, PRICE_PLACES, readUnits } from '../decimals.js';
import { SharingRefused, type TaxClass, type Withholding } from './distribution-plan.js';

const ONE = 10n ** BigInt(PRICE_PLACES);
const CENTS_OF_DOLLAR = 100n;

/**
 * The tax withheld from a payment; payment and tax are in cents. Rounded to cents, halves up, or down to whole dollars
 * (ATO QC16808).
 * @throws SharingRefused NO_RATE for a tax class without a rate
 */
export function withheldFrom(
  { principal, interest }: { principal: bigint; interest: bigint },
  taxClass: TaxClass,
  withholding: Withholding,
): bigint {
  if (withholding.base === 'NONE') return 0n;
  const found = withholding.rates[taxClass];
  if (!found) throw new SharingRefused(`NO_RATE:${taxClass}`);
  const taxed = withholding.base === 'TOTAL' ? principal + interest : interest;
  const exact = taxed * readUnits(found.rate, PRICE_PLACES);
  if (found.rounding === 'CENT') return divideHalfAway(exact, ONE);
  return (exact / (ONE * CENTS_OF_DOLLAR)) * CENTS_OF_DOLLAR;
}
