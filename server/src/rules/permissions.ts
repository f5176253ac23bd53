/**
 * Permissions beyond a user's own claims; the values are stored in API tokens and named in the documentation. Exactly
 * the read-only permissions end in `.read`: the auditor has all of them.
 */
export const Permission = {
  /** Read every claim: lists, search, full details, dashboard. */
  ClaimsRead: 'claims.read',
  /** File for others and edit any claim, its trades and its Source, regardless of what members may do at the time. */
  ClaimsEdit: 'claims.edit',
  /** Propose to remove a claim from the settlement or to restore it, and confirm what somebody else proposed. */
  ClaimsRemove: 'claims.remove',
  /** Release changed bank details for payment that somebody else entered, or refuse them. */
  BankChangesRelease: 'bank-changes.release',
  SidEdit: 'sid.edit',
  /** Read others' tax numbers, bank accounts and identity documents unmasked. */
  RestrictedRead: 'restricted.read',
  /** Read the change history of a claim. */
  HistoryRead: 'history.read',
  DuplicatesRead: 'duplicates.read',
  /** Find duplicates and decide on them. */
  DuplicatesDecide: 'duplicates.decide',
  /** Read the queue of requested amendments. */
  AmendmentsRead: 'amendments.read',
  /** Write messages in a thread on behalf of the office. */
  AmendmentsWrite: 'amendments.write',
  /** Decide on proposed changes and close threads. */
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
  /** Read the scheme's settings, and whether maintenance is on. */
  SchemeRead: 'scheme.read',
  /** Switch maintenance on and off, and keep working while it is on. */
  MaintenanceSwitch: 'maintenance.switch',
  /** Read the audit, the status of the identity documents and the certificate of their destruction. */
  AuditRead: 'audit.read',
  IdentityPurge: 'identity.purge',
  /** Read every version of the scheme's rules. */
  RulesRead: 'rules.read',
  /** Draft versions of the rules. */
  RulesEdit: 'rules.edit',
  /** Approve a version that somebody else drafted. */
  RulesApprove: 'rules.approve',
  /** Read assessment runs and their results. */
  AssessmentsRead: 'assessments.read',
  /** Start and cancel assessment runs, and publish one's own. */
  AssessmentsRun: 'assessments.run',
  /** Review the results of a run that somebody else started. */
  AssessmentsReview: 'assessments.review',
  /** Approve a reviewed run, and declare a published one final. */
  AssessmentsApprove: 'assessments.approve',
  /** Read objections to assessments. */
  ObjectionsRead: 'objections.read',
  /** Record objections for members, assign and decide them. */
  ObjectionsDecide: 'objections.decide',
  /** Read the deadlines and what they hold up. */
  DeadlinesRead: 'deadlines.read',
  /** Set deadlines and extend them. */
  DeadlinesSet: 'deadlines.set',
  /** Read distributions of the fund and their lines. */
  DistributionsRead: 'distributions.read',
  /** Write, copy and compute distributions. */
  DistributionsEdit: 'distributions.edit',
  /** Freeze one's own computed distribution. */
  DistributionsFreeze: 'distributions.freeze',
  /** Approve a distribution that somebody else froze, and withdraw any that is frozen. */
  DistributionsApprove: 'distributions.approve',
  /** Publish an approved distribution. */
  DistributionsPublish: 'distributions.publish',
  /** Download the report of interest and tax of each investor, which has tax file numbers. */
  TaxExport: 'tax.export',
  /** Read payment runs and their payments, accounts by their last 3 digits. */
  PaymentsRead: 'payments.read',
  /** Write the profiles of the scheme's bank, with the account that pays. */
  PaymentsProfiles: 'payments.profiles',
  /** Prepare payment runs, hold payments, cancel runs. */
  PaymentsPrepare: 'payments.prepare',
  /** Approve a payment run that somebody else prepared, and release a held payment. */
  PaymentsApprove: 'payments.approve',
  /** Have the files of an approved run written, and note what the bank answered. */
  PaymentsWrite: 'payments.write',
  /** Fetch payment files, which hold everybody's bank details. */
  PaymentsFiles: 'payments.files',
  /** Read reports to the court and the lists behind their figures. */
  CourtReportsRead: 'court-reports.read',
  /** Have a report to the court made. */
  CourtReportsRun: 'court-reports.run',
} as const;

export type Permission = (typeof Permission)[keyof typeof Permission];

const ALL: readonly Permission[] = Object.values(Permission);

/**
 * The permissions of each role; fixed, not editable. A role without permissions can access only its own claims
 * (ACCESS-13).
 */
export const ROLE_PERMISSIONS = {
  MASTER_ADMIN: new Set(ALL),
  /** Reads and edits claims, and answers members. */
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
  /** Reads claims with masked restricted values, and writes to members. */
  SUPPORT: new Set<Permission>([
    Permission.ClaimsRead,
    Permission.AmendmentsRead,
    Permission.AmendmentsWrite,
  ]),
  /** Reads everything and changes nothing: all permissions that end in `.read`. */
  AUDITOR: new Set(ALL.filter((permission) => permission.endsWith('.read'))),
  STANDARD: new Set<Permission>(),
} as const satisfies Record<string, ReadonlySet<Permission>>;

export type RoleName = keyof typeof ROLE_PERMISSIONS;

/** The permissions that an API token can have: never for accounts, tokens, switches or the audit (APITOKEN-10). */
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
  Permission.AssessmentsRead,
  Permission.DistributionsRead,
  Permission.PaymentsRead,
  Permission.CourtReportsRead,
] as const satisfies readonly Permission[];

export type TokenPermission = (typeof TOKEN_PERMISSIONS)[number];

export function roleMay(role: RoleName, permission: Permission): boolean {
  return (ROLE_PERMISSIONS[role] as ReadonlySet<Permission>).has(permission);
}

/** Whether users with this role work for the administrator's office; all others are members. */
export function isOfficeRole(role: RoleName): boolean {
  return ROLE_PERMISSIONS[role].size > 0;
}

/** Whether a change of role lets somebody give access to others, which needs a proof of who does it (USER-16). */
export function makesAdministrator(from: RoleName, to: RoleName): boolean {
  return roleMay(to, Permission.UsersManage) && !roleMay(from, Permission.UsersManage);
}

export function rolesWith(permission: Permission): RoleName[] {
  return (Object.keys(ROLE_PERMISSIONS) as RoleName[]).filter((role) => roleMay(role, permission));
}
