import type { ClaimGroup } from '@rules/claim-catalogue.js';
import type { BankType, Relationship, YesNo } from '../../generated/graphql';

/** The titles of the claim's groups on the screens. */
export const claimGroupTitles = {
  contactDetails: 'Contact Details',
  legalDetails: 'Legal Details',
  bankDetails: 'Bank Account Details',
  addressDetails: 'Address Details',
} as const satisfies Partial<Record<ClaimGroup, string>>;

/** Relationship to the RGM, CLAIM-4. */
export const relationshipLabels: Record<Relationship, string> = {
  INDIVIDUAL: 'Individual (I am the RGM)',
  PARTNER: 'Partner (partnership)',
  DIRECTOR: 'Director (company, trustee or other)',
  TRUSTEE: 'Trustee (trust)',
  AGENT: 'Agent (authorised agent of the RGM)',
};

/** Bank country, CLAIM-5. */
export const bankTypeLabels: Record<BankType, string> = {
  LOCAL: 'Local (Australia)',
  INTERNATIONAL: 'International',
};

/** Australian resident, CLAIM-6. */
export const yesNoLabels: Record<YesNo, string> = { YES: 'Yes', NO: 'No' };
