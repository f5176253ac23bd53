import { bareIdentifier, isAbn, isTfn } from '../australian-numbers.js';
import type { TaxClass } from './distribution-plan.js';
import type { TaxExemptionGround } from './tax-exemption.js';

/** The answers of a claim from which its tax class follows. */
export interface TaxAnswers {
  /** Whether the owner is an Australian resident; null when not answered. */
  australianCitizen: 'YES' | 'NO' | null;
  taxNumber: string;
  abnAcn: string;
  /** On what ground the office exempted the owner from quoting a number; null without an exemption. */
  exemption: TaxExemptionGround | null;
}

/** What a tax class rests on. */
export const TAX_BASES = [
  'RESIDENT_TFN',
  'RESIDENT_ABN',
  'RESIDENT_EXEMPT',
  'RESIDENT_NO_NUMBER',
  'RESIDENT_NUMBER_FAILS',
  'NON_RESIDENT',
  'UNKNOWN',
] as const;
export type TaxBasis = (typeof TAX_BASES)[number];

/** The tax class of a claim, what it rests on, and the number that this is about; '' where there is none. */
export interface TaxStatus {
  taxClass: TaxClass;
  basis: TaxBasis;
  number: string;
}

/**
 * The tax class of a claim with what it rests on (SHARE-11, TAX-1): a resident has quoted a number when the tax file
 * number or the ABN passes its check, and an exemption stands for one; an ACN is no tax number. Words without a digit are no number that could fail.
 */
export function taxStatus({ australianCitizen, taxNumber, abnAcn, exemption }: TaxAnswers): TaxStatus {
  if (australianCitizen === null) return { taxClass: 'UNKNOWN', basis: 'UNKNOWN', number: '' };
  if (australianCitizen === 'NO') return { taxClass: 'NON_RESIDENT', basis: 'NON_RESIDENT', number: '' };
  const tfn = bareIdentifier(taxNumber);
  const abn = bareIdentifier(abnAcn);
  if (isTfn(tfn)) return { taxClass: 'RESIDENT_QUOTED', basis: 'RESIDENT_TFN', number: tfn };
  if (isAbn(abn)) return { taxClass: 'RESIDENT_QUOTED', basis: 'RESIDENT_ABN', number: abn };
  if (exemption !== null) return { taxClass: 'RESIDENT_QUOTED', basis: 'RESIDENT_EXEMPT', number: '' };
  return /\d/.test(tfn)
    ? { taxClass: 'RESIDENT_NOT_QUOTED', basis: 'RESIDENT_NUMBER_FAILS', number: tfn }
    : { taxClass: 'RESIDENT_NOT_QUOTED', basis: 'RESIDENT_NO_NUMBER', number: '' };
}

/** The tax class of a claim (SHARE-11). */
export function taxClassOf(answers: TaxAnswers): TaxClass {
  return taxStatus(answers).taxClass;
}
