import { t } from '@rules/text.js';
import type { Role } from '../../generated/graphql';

/** The labels of the roles in lists (USER-1). */
export const roleLabels: Record<Role, string> = {
  STANDARD: t('Standard'),
  MASTER_ADMIN: t('Admin'),
  REVIEWER: t('Reviewer'),
  SUPPORT: t('Support'),
  AUDITOR: t('Auditor'),
};

/** Value and label of each role, the default first. */
export const roleOptions = Object.entries(roleLabels) as [Role, string][];

/** What users of each role can do, in a sentence. */
export const roleHints: Record<Role, string> = {
  STANDARD: t('Files and sees their own claims.'),
  MASTER_ADMIN: t('Can do everything, and manages users.'),
  REVIEWER: t('Reads and edits claims, and answers requests. Cannot change SIDs.'),
  SUPPORT: t('Reads claims with tax file numbers and bank accounts masked, and writes to members.'),
  AUDITOR: t('Reads everything, and changes nothing.'),
};
