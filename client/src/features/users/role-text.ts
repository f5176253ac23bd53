import type { Role } from '../../generated/graphql';

/** The labels of the roles in lists (USER-1). */
export const roleLabels: Record<Role, string> = {
  STANDARD: 'Standard',
  MASTER_ADMIN: 'Admin',
  REVIEWER: 'Reviewer',
  SUPPORT: 'Support',
  AUDITOR: 'Auditor',
};

/** Value and label of each role, the default first. */
export const roleOptions = Object.entries(roleLabels) as [Role, string][];

/** What users of each role can do, in a sentence. */
export const roleHints: Record<Role, string> = {
  STANDARD: 'Files and sees their own claims.',
  MASTER_ADMIN: 'Can do everything, and manages users.',
  REVIEWER: 'Reads and edits claims, and answers requests. Cannot change SIDs.',
  SUPPORT: 'Reads claims with tax file numbers and bank accounts masked, and writes to members.',
  AUDITOR: 'Reads everything, and changes nothing.',
};
