/**
 * Exact decimals as integers in small units. Prices, rates and weights have 6 decimals, the excess of a share has 12
 * (price times rate), the loss of a slice has 18 (excess times weight).
 */
export const PRICE_PLACES = 6;
export const SHARE_PLACES = 12;
export const LOSS_PLACES = 18;

/** Converts units of 10^-6 to units of 10^-12, and those to units of 10^-18. */
export const SIX_MORE = 10n ** 6n;

const CENT = 10n ** BigInt(LOSS_PLACES - 2);

/** How a claim's recognised loss is rounded to whole cents. */
export type Rounding = 'HALF_UP' | 'DOWN';

/** So many digits stay below 2^31. */
const FEW_DIGITS = 9;
const POWERS = Array.from({ length: LOSS_PLACES + 1 }, (_, places) => 10n ** BigInt(places));

/**
 * Reads a plain decimal (`12.5`, `-3`) into units of 10^-places.
 * @throws RangeError for any other text, and for one with more decimals
 */
export function readUnits(text: string, places: number): bigint {
  return text.length <= FEW_DIGITS ? readShort(text, places) : readLong(text, places);
}

/** Digit by digit, in a quarter of the time that a BigInt takes to read a text: nearly all numbers are short. */
function readShort(text: string, places: number): bigint {
  let digits = 0;
  let point = -1;
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit >= 0 && digit <= 9) digits = digits * 10 + digit;
    else if (digit === POINT && point < 0 && at > 0) point = at;
    else return readLong(text, places);
  }
  const decimals = point < 0 ? 0 : text.length - point - 1;
  const power = POWERS[places - decimals];
  if (text === '' || (decimals === 0 && point >= 0) || power === undefined) return readLong(text, places);
  return decimals === places ? BigInt(digits) : BigInt(digits) * power;
}

const ZERO = '0'.charCodeAt(0);
const POINT = '.'.charCodeAt(0) - ZERO;

function readLong(text: string, places: number): bigint {
  const point = text.indexOf('.');
  const decimals = point < 0 ? '' : text.slice(point + 1);
  if (!/^-?\d+(\.\d+)?$/.test(text) || decimals.length > places) {
    throw new RangeError(`${JSON.stringify(text)} is not a decimal with at most ${places} decimals`);
  }
  const whole = point < 0 ? text : text.slice(0, point);
  return BigInt(whole + decimals.padEnd(places, '0'));
}

/** Whether the first price, amount or rate is larger. */
export function isMore(one: string, other: string): boolean {
  return readUnits(one, PRICE_PLACES) > readUnits(other, PRICE_PLACES);
}

/** Writes units as a plain decimal without trailing zeros: `12.5`, `0`, `-3`. */
export function writeUnits(units: bigint, places: number): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const whole = digits.slice(0, -places);
  let end = digits.length;
  while (end > whole.length && digits.charCodeAt(end - 1) === ZERO) end--;
  const decimals = digits.slice(whole.length, end);
  return `${units < 0n ? '-' : ''}${whole}${decimals && '.'}${decimals}`;
}

/** Divides and rounds to an integer, halves away from zero; the divisor must be above 0. */
export function divideHalfAway(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const quotient = (2n * size + divisor) / (2n * divisor);
  return dividend < 0n ? -quotient : quotient;
}

/** Rounds a loss in units of 10^-18 to cents: halves away from zero, or truncated. */
export function toCents(loss: bigint, rounding: Rounding): bigint {
  return rounding === 'DOWN' ? loss / CENT : divideHalfAway(loss, CENT);
}

/** Writes cents as an amount with two decimals: `1234.50`. */
export function writeCents(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
