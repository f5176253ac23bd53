import type { AuditAction, AuditActions } from './audit-actions.js';

/** SQL for the action and the kind of subject of entries that a statement writes by itself, as the map has them. */
export function auditedSql<Action extends AuditAction>(
  action: Action,
  on: AuditActions[Action]['on'],
): string {
  return `'${action}', '${on}'`;
}
