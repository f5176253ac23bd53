const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const ACN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1];
const TFN_WEIGHTS: Readonly<Record<number, readonly number[]>> = {
  8: [10, 7, 8, 4, 6, 3, 5, 1],
  9: [1, 4, 3, 7, 5, 8, 6, 9, 10],
};
/** A holder identification number (HIN) or an issuer-sponsored securityholder reference number (SRN). */
const HIN_OR_SRN = /^(?:X\d{10}|[CI]\d{10,11})$/;

/** An identifier without its spaces and hyphens. */
export function bareIdentifier(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}

/**
 * Australian Business Number: 11 digits; the weighted sum, with 1 subtracted from the first digit, is divisible by 89.
 */
export function isAbn(value: string): boolean {
  if (!/^[1-9]\d{10}$/.test(value)) return false;
  return (weighted(value, ABN_WEIGHTS) - ABN_WEIGHTS[0]!) % 89 === 0;
}

/** Australian Company Number: 8 digits and a check digit, the complement of their weighted sum modulo 10. */
export function isAcn(value: string): boolean {
  if (!/^\d{9}$/.test(value)) return false;
  return (10 - (weighted(value, ACN_WEIGHTS) % 10)) % 10 === digit(value, 8);
}

/** Tax file number: 8 or 9 digits; the weighted sum is divisible by 11. */
export function isTfn(value: string): boolean {
  const weights = TFN_WEIGHTS[value.length];
  if (!weights || !/^\d+$/.test(value) || /^0+$/.test(value)) return false;
  return weighted(value, weights) % 11 === 0;
}

/** The number of a bank branch: 6 digits; 000000 and 999999 are no branch's. */
export function isBsb(value: string): boolean {
  return /^\d{6}$/.test(value) && value !== '000000' && value !== '999999';
}

/** A HIN or an SRN, in either case of its letter. */
export function isHolderNumber(value: string): boolean {
  return HIN_OR_SRN.test(value.toUpperCase());
}

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * digit(digits, at), 0);
}

function digit(digits: string, at: number): number {
  return digits.charCodeAt(at) - 48;
}
