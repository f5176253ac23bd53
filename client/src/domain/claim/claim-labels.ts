import type { ClaimGroup } from '@rules/claim-catalogue.js';
import { t } from '@rules/text.js';
import type { BankType, Relationship, YesNo } from '../../generated/graphql';

/** The titles of the groups of claim fields. */
export const claimGroupTitles = {
  contactDetails: t('Contact Details'),
  legalDetails: t('Legal Details'),
  bankDetails: t('Bank Account Details'),
  addressDetails: t('Address Details'),
} as const satisfies Partial<Record<ClaimGroup, string>>;

/** The groups that have a title, in the order of the form. */
export const CLAIM_GROUPS = Object.keys(claimGroupTitles) as (keyof typeof claimGroupTitles)[];

/** Labels of the relationship to the RGM (CLAIM-4). */
export const relationshipLabels: Record<Relationship, string> = {
  INDIVIDUAL: t('Individual (I am the RGM)'),
  PARTNER: t('Partner (partnership)'),
  DIRECTOR: t('Director (company, trustee or other)'),
  TRUSTEE: t('Trustee (trust)'),
  AGENT: t('Agent (authorised agent of the RGM)'),
};

/** Labels of the bank country (CLAIM-5). */
export const bankTypeLabels: Record<BankType, string> = {
  LOCAL: t('Local (Australia)'),
  INTERNATIONAL: t('International'),
};

/** Labels of the Australian resident field (CLAIM-6). */
export const yesNoLabels: Record<YesNo, string> = { YES: t('Yes'), NO: t('No') };
