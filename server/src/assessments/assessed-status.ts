/** What became of a claim in a run; claims that are neither ASSESSED nor BLOCKED take no part in it (RUN-2). */
export enum AssessedStatus {
  ASSESSED = 'ASSESSED',
  BLOCKED = 'BLOCKED',
  NO_SID = 'NO_SID',
  REMOVED = 'REMOVED',
  DOUBLE_UP = 'DOUBLE_UP',
}
