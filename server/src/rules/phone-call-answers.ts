import { t } from './text.js';

/** What the caller is to the group member, with its label. */
export const CALLER_RELATIONS = {
  MEMBER: t('The group member'),
  FAMILY: t('A family member'),
  REPRESENTATIVE: t('An attorney, executor or other legal representative'),
  OFFICER: t('A director, partner or trustee of the group member'),
  ADVISER: t('An accountant, broker or adviser'),
  OTHER: t('Somebody else'),
} as const;

/** How the caller's identity was checked, with its label. The claim has no date of birth to ask for. */
export const IDENTITY_CHECKS = {
  NAME_AND_ADDRESS: t('Name and postal address as on the register'),
  HOLDER_NUMBER: t('Last four digits of the HIN/SRN'),
  HOLDING: t('Number of shares on a holding statement'),
  NOTICE: t('SID or reference on a letter or notice we sent'),
  CALLED_BACK: t('Called back on a telephone number we already had'),
} as const;

export type CallerRelationName = keyof typeof CALLER_RELATIONS;
export type IdentityCheckName = keyof typeof IDENTITY_CHECKS;
