import type { Role } from '../../generated/graphql';

/** How the roles are called in lists (USER-1). */
export const roleWords: Record<Role, string> = { STANDARD: 'Standard', MASTER_ADMIN: 'Admin' };

/** Value and words of each role, the default first. */
export const roleOptions = [
  ['STANDARD', roleWords.STANDARD],
  ['MASTER_ADMIN', roleWords.MASTER_ADMIN],
] as const satisfies readonly (readonly [Role, string])[];
