import type { AuditAction, AuditActions } from './audit-actions.js';

/** Of a union, each of its kinds of details. */
type InSql<Details> = Details extends unknown ? Record<keyof Details, string> : never;

/** SQL for the action and the kind of subject of entries that a statement writes by itself, as the map has them. */
export function auditedSql<Action extends AuditAction>(
  action: Action,
  on: AuditActions[Action]['on'],
): string {
  return `'${action}', '${on}'`;
}

/** SQL for the details of such entries: each one's expression, by its name in the map. */
export function auditedDetailsSql<Action extends AuditAction>(
  _action: Action,
  details: InSql<AuditActions[Action]['details']>,
): string {
  return `jsonb_build_object(${Object.entries<string>(details)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ')})`;
}
