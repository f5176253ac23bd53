/** What somebody may do beyond their own claims; the value stands in messages and documents. */
export const Permission = {
  /** Every claim: lists, search, the claim in full, the dashboard. */
  ClaimsRead: 'claims.read',
  /** File for others, edit any claim, its trades and its Source, whatever members may do at this time. */
  ClaimsEdit: 'claims.edit',
  SidEdit: 'sid.edit',
  /** Tax numbers, accounts and identity documents of others, in the clear. */
  RestrictedRead: 'restricted.read',
  HistoryRead: 'history.read',
  /** Look for duplicates, compare and decide them. */
  DuplicatesDecide: 'duplicates.decide',
  /** Answer requests, decide proposed changes, close threads. */
  AmendmentsAnswer: 'amendments.answer',
  NoticesPublish: 'notices.publish',
  ImportsRun: 'imports.run',
  ExportsRun: 'exports.run',
  UsersManage: 'users.manage',
  TokensManage: 'tokens.manage',
  SchemeEdit: 'scheme.edit',
  MaintenanceSwitch: 'maintenance.switch',
  IdentityPurge: 'identity.purge',
} as const;

export type Permission = (typeof Permission)[keyof typeof Permission];

const ALL: readonly Permission[] = Object.values(Permission);

/** What each role may do; built in, nobody edits it. A role without permissions has its own claims. */
export const ROLE_PERMISSIONS = {
  MASTER_ADMIN: new Set(ALL),
  STANDARD: new Set<Permission>(),
} as const satisfies Record<string, ReadonlySet<Permission>>;

export type RoleName = keyof typeof ROLE_PERMISSIONS;

/** Whether a role has a permission. */
export function roleMay(role: RoleName, permission: Permission): boolean {
  return (ROLE_PERMISSIONS[role] as ReadonlySet<Permission>).has(permission);
}
