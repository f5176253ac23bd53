import type { EntityManager } from 'typeorm';
import type { Actor } from '../common/actor.js';
import { AuditEntry } from './audit-entry.entity.js';

export interface AuditSubject {
  type: string;
  id: string;
}

/** Notes who did what, in the transaction that does it. `details` never holds restricted values. */
export async function recordAudit(
  tx: EntityManager,
  actor: Actor | 'anonymous',
  action: string,
  subject: AuditSubject,
  details: Record<string, unknown> = {},
): Promise<void> {
  const who = actor === 'anonymous' ? 'anonymous' : actor.kind;
  await tx.insert(AuditEntry, {
    actorKind: who,
    actorId: actor === 'anonymous' ? null : idOf(actor),
    action,
    subjectType: subject.type,
    subjectId: subject.id,
    details: details as never,
  });
}

function idOf(actor: Actor): string | null {
  if (actor.kind === 'system') return null;
  return actor.kind === 'token' ? actor.tokenId : actor.userId;
}
