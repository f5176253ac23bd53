import { t } from '@rules/text.js';
import { claimGroupTitles } from '../../domain/claim/claim-labels';

/** The parts of the form on a narrow screen, by their name in the URL (CLAIM-50, CLAIM-56). */
const PARTS = {
  contact: { group: 'contactDetails', title: claimGroupTitles.contactDetails, of: t('Part A') },
  legal: { group: 'legalDetails', title: claimGroupTitles.legalDetails, of: t('Part B') },
  bank: { group: 'bankDetails', title: claimGroupTitles.bankDetails, of: t('Part B') },
  address: { group: 'addressDetails', title: claimGroupTitles.addressDetails, of: t('Part B') },
  trades: { group: 'tradeDetails', title: t('RGM Trade Data'), of: t('Part C') },
} as const;

export type FormPart = keyof typeof PARTS;

/** All parts, in the order of the form. */
export const FORM_PARTS = Object.keys(PARTS) as FormPart[];

/** The group of answers that a part asks for, its title, and the part of the claim it belongs to. */
export const formPart = (part: FormPart) => PARTS[part];

/** The part that asks for an answer, by the path of the answer or of its group. */
export function partOf(path: string): FormPart {
  const group = path.split('.')[0];
  return FORM_PARTS.find((part) => PARTS[part].group === group) ?? 'contact';
}

/** The first of these parts that one of the paths is in; undefined if none is. */
export function firstPartOf(paths: Iterable<string>, parts: readonly FormPart[]): FormPart | undefined {
  const named = new Set([...paths].map(partOf));
  return parts.find((part) => named.has(part));
}
