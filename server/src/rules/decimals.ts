/**
 * Exact decimals as whole numbers of small units. Prices, rates and weights have 6 decimals, what a share carries has 12
 * (a price times a rate), what a slice comes to has 18 (that times a weight).
 */
export const PRICE_PLACES = 6;
export const SHARE_PLACES = 12;
export const LOSS_PLACES = 18;

/** From units of 6 decimals to those of 12, and from those of 12 to those of 18. */
export const SIX_MORE = 10n ** 6n;

const CENT = 10n ** BigInt(LOSS_PLACES - 2);

/** How a claim's recognised loss becomes whole cents. */
export type Rounding = 'HALF_UP' | 'DOWN';

/**
 * A plain decimal (`12.5`, `-3`) in units of 10^-places.
 * @throws RangeError for any other text, and for one with more decimals
 */
export function readUnits(text: string, places: number): bigint {
  const point = text.indexOf('.');
  const decimals = point < 0 ? '' : text.slice(point + 1);
  if (!/^-?\d+(\.\d+)?$/.test(text) || decimals.length > places) {
    throw new RangeError(`${JSON.stringify(text)} is not a decimal with at most ${places} decimals`);
  }
  const whole = point < 0 ? text : text.slice(0, point);
  return BigInt(whole + decimals.padEnd(places, '0'));
}

/** Whether a price, amount or rate is above another. */
export function isMore(one: string, other: string): boolean {
  return readUnits(one, PRICE_PLACES) > readUnits(other, PRICE_PLACES);
}

/** A plain decimal without trailing zeros: `12.5`, `0`, `-3`. */
export function writeUnits(units: bigint, places: number): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const whole = digits.slice(0, -places);
  let end = digits.length;
  while (end > whole.length && digits.charCodeAt(end - 1) === 48) end--;
  const decimals = digits.slice(whole.length, end);
  return `${units < 0n ? '-' : ''}${whole}${decimals && '.'}${decimals}`;
}

/** The quotient as a whole number, halves away from zero; the divisor is above 0. */
export function divideHalfAway(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const quotient = (2n * size + divisor) / (2n * divisor);
  return dividend < 0n ? -quotient : quotient;
}

/** A loss in units of 18 decimals as whole cents; halves away from zero, or everything below a cent dropped. */
export function toCents(loss: bigint, rounding: Rounding): bigint {
  return rounding === 'DOWN' ? loss / CENT : divideHalfAway(loss, CENT);
}

/** Cents as money with two decimals: `1234.50`. */
export function writeCents(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
