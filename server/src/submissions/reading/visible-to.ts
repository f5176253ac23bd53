import { foldedEmailSql } from '../../database/folded-email.js';
import type { Actor, Caller } from '../../common/actor.js';
import { reach } from '../../common/policy.js';
import { Permission } from '../../rules/permissions.js';

/** A condition on `submissions s`, with its named parameters. */
export interface Condition {
  sql: string;
  parameters: Record<string, unknown>;
}

/** The condition of administrators and back-office scripts. */
export const EVERY_SUBMISSION: Condition = { sql: 'true', parameters: {} };
const NO_SUBMISSION: Condition = { sql: 'false', parameters: {} };

/**
 * The condition for the caller's own claims: those they filed, and those of their verified address (ACCESS-4,
 * APITOKEN-8). API tokens own none.
 */
export function ownedBy(actor: Caller): Condition {
  if (actor.kind === 'token') return NO_SUBMISSION;
  return {
    sql: `(s.owner_id = :userId OR ${foldedEmailSql('s.email')} = ${foldedEmailSql(':ownEmail')})`,
    parameters: { userId: actor.userId, ownEmail: actor.email },
  };
}

/** The claims an actor may see; part of the query, so that claims of others are simply not found (ACCESS-5). */
export function visibleTo(actor: Actor): Condition {
  const reached = reach(actor, Permission.ClaimsRead);
  if (reached === 'all') return EVERY_SUBMISSION;
  return reached === 'own' && actor.kind === 'user' ? ownedBy(actor) : NO_SUBMISSION;
}
