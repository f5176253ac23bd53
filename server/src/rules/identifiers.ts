import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';

/** Numbers that name a company, a person, a holding or a bank account, and have a form that can be checked. */
export const IDENTIFIERS = ['ABN', 'ACN', 'TFN', 'BIC', 'IBAN', 'BSB', 'HIN_SRN'] as const;
export type Identifier = (typeof IDENTIFIERS)[number];

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const ACN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1];
const TFN_WEIGHTS: Readonly<Record<number, readonly number[]>> = {
  8: [10, 7, 8, 4, 6, 3, 5, 1],
  9: [1, 4, 3, 7, 5, 8, 6, 9, 10],
};
/** A holder identification number, or the number of a holding that the issuer sponsors. */
const HIN_OR_SRN = /^(?:X\d{10}|[CI]\d{10,11})$/;

const checks: Record<Identifier, (value: string) => boolean> = {
  ABN: isAbn,
  ACN: isAcn,
  TFN: isTfn,
  BIC: (value) => isValidBIC(value.toUpperCase()),
  IBAN: (value) => isValidIBAN(electronicFormatIBAN(value) ?? ''),
  BSB: (value) => /^\d{6}$/.test(value) && value !== '000000' && value !== '999999',
  HIN_SRN: (value) => HIN_OR_SRN.test(value.toUpperCase()),
};

/** Whether a number passes the check of its kind; spaces and hyphens, as people write them, do not matter. */
export function isIdentifier(identifier: Identifier, value: string): boolean {
  return checks[identifier](value.replaceAll(/[\s-]/g, ''));
}

/** Australian Business Number: 11 digits, the first less 1, weighted, in 89. */
function isAbn(value: string): boolean {
  if (!/^[1-9]\d{10}$/.test(value)) return false;
  return (weighted(value, ABN_WEIGHTS) - ABN_WEIGHTS[0]!) % 89 === 0;
}

/** Australian Company Number: 8 digits and the complement of their weighted sum to ten. */
function isAcn(value: string): boolean {
  if (!/^\d{9}$/.test(value)) return false;
  return (10 - (weighted(value, ACN_WEIGHTS) % 10)) % 10 === digit(value, 8);
}

/** Tax file number: 8 or 9 digits, weighted, in 11. */
function isTfn(value: string): boolean {
  const weights = TFN_WEIGHTS[value.length];
  if (!weights || !/^\d+$/.test(value) || /^0+$/.test(value)) return false;
  return weighted(value, weights) % 11 === 0;
}

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * digit(digits, at), 0);
}

function digit(digits: string, at: number): number {
  return digits.charCodeAt(at) - 48;
}
