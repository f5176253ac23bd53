import type pg from 'pg';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../common/actor.js';
import type { AuditAction, AuditActions, AuditDetails, AuditSubject } from './audit-actions.js';
import { AuditEntry } from './audit-entry.entity.js';

/** Records who did what, in the same transaction as the change. */
export async function recordAudit<Action extends AuditAction>(
  tx: EntityManager,
  actor: Actor | 'anonymous',
  action: Action,
  subject: AuditSubject<Action>,
  ...[details = {}]: AuditDetails<Action>
): Promise<void> {
  const { kind, id } = auditedAs(actor);
  await tx.insert(AuditEntry, {
    actorKind: kind,
    actorId: id,
    action,
    subjectType: subject.type,
    subjectId: subject.id,
    details: details as never,
  });
}

/** Records the same action on many subjects, as `recordAudit` does, with one statement. */
export async function recordAudits<Action extends AuditAction>(
  tx: EntityManager,
  actor: Actor,
  action: Action,
  entries: readonly { subject: AuditSubject<Action>; details: AuditActions[Action]['details'] }[],
): Promise<void> {
  const { kind, id } = auditedAs(actor);
  await tx.query(
    `INSERT INTO audit_entries (actor_kind, actor_id, action, subject_type, subject_id, details)
     SELECT $1, $2, $3, * FROM unnest($4::text[], $5::text[], $6::jsonb[])`,
    [
      kind,
      id,
      action,
      entries.map(({ subject }) => subject.type),
      entries.map(({ subject }) => subject.id),
      entries.map(({ details }) => JSON.stringify(details)),
    ],
  );
}

/** Records what a worker came to, on its own connection and in its transaction. */
export async function recordWork<Action extends AuditAction>(
  db: pg.Client,
  action: Action,
  subject: AuditSubject<Action>,
  details: AuditActions[Action]['details'],
): Promise<void> {
  await db.query(
    `INSERT INTO audit_entries (actor_kind, action, subject_type, subject_id, details)
     VALUES ('system', $1, $2, $3, $4)`,
    [action, subject.type, subject.id, details],
  );
}

/** The actor columns of an entry, for statements that read and record in one. */
export function auditedAs(actor: Actor | 'anonymous'): { kind: AuditEntry['actorKind']; id: string | null } {
  if (actor === 'anonymous') return { kind: actor, id: null };
  if (actor.kind === 'system') return { kind: actor.kind, id: null };
  return { kind: actor.kind, id: actor.kind === 'token' ? actor.tokenId : actor.userId };
}
