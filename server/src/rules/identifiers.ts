import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import { bareIdentifier, isAbn, isAcn, isBsb, isHolderNumber, isTfn } from './australian-numbers.js';

/** Identifiers of companies, people, holdings and bank accounts whose format can be validated. */
export const IDENTIFIERS = ['ABN', 'ACN', 'TFN', 'BIC', 'IBAN', 'BSB', 'HIN_SRN'] as const;
export type Identifier = (typeof IDENTIFIERS)[number];

const checks: Record<Identifier, (value: string) => boolean> = {
  ABN: isAbn,
  ACN: isAcn,
  TFN: isTfn,
  BIC: (value) => isValidBIC(value.toUpperCase()),
  IBAN: (value) => isValidIBAN(electronicFormatIBAN(value) ?? ''),
  BSB: isBsb,
  HIN_SRN: isHolderNumber,
};

/** Whether an identifier passes the validation of its kind; spaces and hyphens are ignored. */
export function isIdentifier(identifier: Identifier, value: string): boolean {
  return checks[identifier](bareIdentifier(value));
}
