import type { ClaimGroup } from '@rules/claim-catalogue.js';
import type { BankType, Relationship, YesNo } from '../generated/graphql';

/** The claim's groups as the screens name them (spec section 2). */
export const claimGroupTitles = {
  contactDetails: 'Contact Details',
  legalDetails: 'Legal Details',
  bankDetails: 'Bank Account Details',
  addressDetails: 'Address Details',
} as const satisfies Partial<Record<ClaimGroup, string>>;

/** Relationship to the RGM, spec section 3. */
export const relationshipLabels: Record<Relationship, string> = {
  INDIVIDUAL: 'Individual (I am the RGM)',
  PARTNER: 'Partner (partnership)',
  DIRECTOR: 'Director (company, trustee or other)',
  TRUSTEE: 'Trustee (trust)',
  AGENT: 'Agent (authorised agent of the RGM)',
};

/** Bank country, spec section 2. */
export const bankTypeLabels: Record<BankType, string> = {
  LOCAL: 'Local (Australia)',
  INTERNATIONAL: 'International',
};

/** Australian resident, spec section 2. */
export const yesNoLabels: Record<YesNo, string> = { YES: 'Yes', NO: 'No' };
