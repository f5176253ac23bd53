import type { ClaimGroup } from '@rules/claim-catalogue.js';
import type { BankType, Relationship, YesNo } from '../../generated/graphql';

/** The titles of the groups of claim fields. */
export const claimGroupTitles = {
  contactDetails: 'Contact Details',
  legalDetails: 'Legal Details',
  bankDetails: 'Bank Account Details',
  addressDetails: 'Address Details',
} as const satisfies Partial<Record<ClaimGroup, string>>;

/** Labels of the relationship to the RGM (CLAIM-4). */
export const relationshipLabels: Record<Relationship, string> = {
  INDIVIDUAL: 'Individual (I am the RGM)',
  PARTNER: 'Partner (partnership)',
  DIRECTOR: 'Director (company, trustee or other)',
  TRUSTEE: 'Trustee (trust)',
  AGENT: 'Agent (authorised agent of the RGM)',
};

/** Labels of the bank country (CLAIM-5). */
export const bankTypeLabels: Record<BankType, string> = {
  LOCAL: 'Local (Australia)',
  INTERNATIONAL: 'International',
};

/** Labels of the Australian resident field (CLAIM-6). */
export const yesNoLabels: Record<YesNo, string> = { YES: 'Yes', NO: 'No' };
