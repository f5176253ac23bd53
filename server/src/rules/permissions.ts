/**
 * What somebody may do beyond their own claims; the values are kept in API tokens and named in documents. A permission that
 * only reads ends in `.read`, and no other does: the auditor has those that do.
 */
export const Permission = {
  /** Every claim: lists, search, the claim in full, the dashboard. */
  ClaimsRead: 'claims.read',
  /** File for others, edit any claim, its trades and its Source, whatever members may do at this time. */
  ClaimsEdit: 'claims.edit',
  SidEdit: 'sid.edit',
  /** Tax numbers, accounts and identity documents of others, in the clear. */
  RestrictedRead: 'restricted.read',
  /** Who changed what of a claim. */
  HistoryRead: 'history.read',
  DuplicatesRead: 'duplicates.read',
  /** Find duplicates and decide on them. */
  DuplicatesDecide: 'duplicates.decide',
  /** The queue of requested amendments. */
  AmendmentsRead: 'amendments.read',
  /** Write into a thread for the office. */
  AmendmentsWrite: 'amendments.write',
  /** Decide proposed changes, close threads. */
  AmendmentsAnswer: 'amendments.answer',
  NoticesRead: 'notices.read',
  NoticesPublish: 'notices.publish',
  ImportsRead: 'imports.read',
  ImportsRun: 'imports.run',
  ExportsRead: 'exports.read',
  ExportsRun: 'exports.run',
  UsersRead: 'users.read',
  UsersManage: 'users.manage',
  TokensRead: 'tokens.read',
  TokensManage: 'tokens.manage',
  /** The scheme's settings, and whether maintenance is on. */
  SchemeRead: 'scheme.read',
  /** Switch maintenance, and work on while it is on. */
  MaintenanceSwitch: 'maintenance.switch',
  /** What became of the identity documents, and the certificate of their destruction. */
  AuditRead: 'audit.read',
  IdentityPurge: 'identity.purge',
  /** Every version of the scheme's rules. */
  RulesRead: 'rules.read',
  /** Draft versions of the rules. */
  RulesEdit: 'rules.edit',
  /** Approve what somebody else drafted. */
  RulesApprove: 'rules.approve',
} as const;

export type Permission = (typeof Permission)[keyof typeof Permission];

const ALL: readonly Permission[] = Object.values(Permission);

/** What each role may do; built in, nobody edits it. A role without permissions has its own claims (ACCESS-13). */
export const ROLE_PERMISSIONS = {
  MASTER_ADMIN: new Set(ALL),
  /** Reads and edits claims, and answers their members. */
  REVIEWER: new Set<Permission>([
    Permission.ClaimsRead,
    Permission.ClaimsEdit,
    Permission.RestrictedRead,
    Permission.HistoryRead,
    Permission.DuplicatesRead,
    Permission.AmendmentsRead,
    Permission.AmendmentsWrite,
    Permission.AmendmentsAnswer,
  ]),
  /** Reads claims with the restricted values masked, and writes to their members. */
  SUPPORT: new Set<Permission>([
    Permission.ClaimsRead,
    Permission.AmendmentsRead,
    Permission.AmendmentsWrite,
  ]),
  /** Reads everything, and changes nothing: every permission that ends in `.read`. */
  AUDITOR: new Set(ALL.filter((permission) => permission.endsWith('.read'))),
  STANDARD: new Set<Permission>(),
} as const satisfies Record<string, ReadonlySet<Permission>>;

export type RoleName = keyof typeof ROLE_PERMISSIONS;

/** What an API token can be given: never the accounts, the tokens, the switches or the audit (APITOKEN-10). */
export const TOKEN_PERMISSIONS = [
  Permission.ClaimsRead,
  Permission.ClaimsEdit,
  Permission.SidEdit,
  Permission.AmendmentsRead,
  Permission.AmendmentsWrite,
  Permission.AmendmentsAnswer,
  Permission.NoticesRead,
  Permission.NoticesPublish,
  Permission.ImportsRead,
  Permission.ImportsRun,
  Permission.ExportsRun,
] as const satisfies readonly Permission[];

export type TokenPermission = (typeof TOKEN_PERMISSIONS)[number];

/** Whether a role has a permission. */
export function roleMay(role: RoleName, permission: Permission): boolean {
  return (ROLE_PERMISSIONS[role] as ReadonlySet<Permission>).has(permission);
}

/** Whether people of this role work for the administrator's office; members are everybody else. */
export function isOfficeRole(role: RoleName): boolean {
  return ROLE_PERMISSIONS[role].size > 0;
}

/** The roles that have a permission. */
export function rolesWith(permission: Permission): RoleName[] {
  return (Object.keys(ROLE_PERMISSIONS) as RoleName[]).filter((role) => roleMay(role, permission));
}
