import { withoutEnd } from './text-ends.js';
import { AMOUNT_WHOLE_DIGITS, readAmount, readQuantity } from './trade-values.js';

const CENTS = 2;

/**
 * Quantity × price as an exact plain decimal with at least 2 decimals (`100`, `2.5` gives `250.00`); undefined when
 * either is not a number yet, or the product has more digits than a total may have.
 */
export function workedOutTotal(quantity: string, pricePerShare: string): string | undefined {
  const shares = readQuantity(quantity.trim());
  const price = readAmount(pricePerShare.trim());
  if (shares === undefined || price === undefined) return undefined;
  const [whole = '0', decimals = ''] = price.split('.');
  const product = writeExact(BigInt(shares) * BigInt(whole + decimals), decimals.length);
  return product.indexOf('.') > AMOUNT_WHOLE_DIGITS ? undefined : product;
}

/** The exact sum of plain decimals, with at least 2 decimals; a text that is not a number counts as 0. */
export function sumOfAmounts(amounts: Iterable<string>): string {
  let units = 0n;
  let places = 0;
  for (const text of amounts) {
    const [whole = '0', decimals = ''] = (readAmount(text.trim()) ?? '0').split('.');
    if (decimals.length > places) {
      units *= 10n ** BigInt(decimals.length - places);
      places = decimals.length;
    }
    units += BigInt(whole + decimals.padEnd(places, '0'));
  }
  return writeExact(units, places);
}

function writeExact(units: bigint, places: number): string {
  const digits = String(units).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const decimals = withoutEnd(digits.slice(digits.length - places), '0');
  return `${whole}.${decimals.padEnd(CENTS, '0')}`;
}
