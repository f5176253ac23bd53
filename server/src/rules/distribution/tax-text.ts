import { PRICE_PLACES, readUnits, writeUnits } from '../decimals.js';
import { t } from '../text.js';
import type { TaxBasis } from './tax-class.js';
import { exemptionText, type TaxExemptionGround } from './tax-exemption.js';
import { isTaxWithheld } from './tax-withheld.js';

/** What is known of the tax of a claim before it is paid. */
export interface ClaimTaxFacts {
  basis: TaxBasis;
  /** The end of the number that the class rests on, masked; '' without one. */
  number: string;
  /** The ground of the exemption in force. */
  exemption: TaxExemptionGround | null;
  /** The part of the payment from which it is withheld. */
  base: 'INTEREST' | 'TOTAL';
  /** The part of the base that is withheld, as a fraction of 1; null where the rules have no rate for the class. */
  rate: string | null;
}

/** A fraction of 1 as a percentage, without its sign: '0.47' is '47'. */
export function percentText(rate: string): string {
  return writeUnits(readUnits(rate, PRICE_PLACES) * 100n, PRICE_PLACES);
}

/** What the tax class of a claim rests on, in words for the office (TAX-1). */
export function taxBasisText({
  basis,
  number,
  exemption,
}: Pick<ClaimTaxFacts, 'basis' | 'number' | 'exemption'>): string {
  const digits = number.replaceAll('•', '');
  switch (basis) {
    case 'RESIDENT_TFN':
      return t('Australian resident; the tax file number ending in {digits} passes its check', { digits });
    case 'RESIDENT_ABN':
      return t('Australian resident; the ABN ending in {digits} passes its check', { digits });
    case 'RESIDENT_EXEMPT':
      return t('Australian resident; exempt from quoting a tax file number: {ground}', {
        ground: exemptionText(exemption ?? 'OTHER'),
      });
    case 'RESIDENT_NO_NUMBER':
      return t('Australian resident; no tax file number is given, and no ABN that passes its check');
    case 'RESIDENT_NUMBER_FAILS':
      return digits === ''
        ? t('Australian resident; the tax file number does not pass its check')
        : t('Australian resident; the tax file number ending in {digits} does not pass its check', {
            digits,
          });
    case 'NON_RESIDENT':
      return t('Not an Australian resident');
    case 'UNKNOWN':
      return t('Whether the owner is an Australian resident is not answered');
  }
}

/** What the member is told before the payment, in a sentence (TAX-2). */
export function taxTitle(tax: ClaimTaxFacts): string {
  if (tax.basis === 'UNKNOWN')
    return t('Nothing can be paid before we know whether you are an Australian resident');
  if (!isTaxWithheld(tax)) return t('We will not withhold tax from your payment');
  switch (tax.basis) {
    case 'RESIDENT_NO_NUMBER':
      return t('We will withhold tax from your payment because no tax file number was given');
    case 'RESIDENT_NUMBER_FAILS':
      return t('We will withhold tax from your payment because your tax file number cannot be right');
    case 'NON_RESIDENT':
      return t('We will withhold tax from your payment because you are not an Australian resident');
    default:
      return t('We will withhold tax from your payment');
  }
}

/** How much is withheld and what a member can do about it, sentence by sentence (TAX-2). */
export function taxSentences(tax: ClaimTaxFacts): string[] {
  const digits = tax.number.replaceAll('•', '');
  return [...amountSentences(tax), ...adviceSentences(tax.basis, digits, isTaxWithheld(tax))];
}

function amountSentences(tax: ClaimTaxFacts): string[] {
  const { base, rate } = tax;
  if (tax.basis === 'UNKNOWN' || rate === null || !isTaxWithheld(tax)) return [];
  const percent = percentText(rate);
  return [
    base === 'INTEREST'
      ? t('{percent} % of the interest in your payment goes to the tax office.', { percent })
      : t('{percent} % of your payment goes to the tax office.', { percent }),
  ];
}

function adviceSentences(basis: TaxBasis, digits: string, isWithheld: boolean): string[] {
  switch (basis) {
    case 'RESIDENT_TFN':
      return [t('We have your tax file number ending in {digits}.', { digits })];
    case 'RESIDENT_ABN':
      return [t('We have your ABN ending in {digits}.', { digits })];
    case 'RESIDENT_EXEMPT':
      return [t('You are exempt from giving a tax file number.')];
    case 'RESIDENT_NO_NUMBER':
      return isWithheld
        ? [
            t(
              'You do not have to give it. If you do before the payments are fixed, less or nothing is withheld.',
            ),
          ]
        : [];
    case 'RESIDENT_NUMBER_FAILS':
      return [
        digits === ''
          ? t('A digit may be missing or wrong. Please compare it with a letter from the tax office.')
          : t(
              'In the number ending in {digits} a digit may be missing or wrong. Please compare it with a letter from the tax office.',
              { digits },
            ),
      ];
    case 'NON_RESIDENT':
      return [];
    case 'UNKNOWN':
      return [t('The tax on your payment depends on it.')];
  }
}
