import type { EntityManager } from 'typeorm';
import type { UserActor } from '../../common/actor.js';
import { Permission, rolesWith } from '../../rules/permissions.js';

/** An administrator who can sign in: enabled, with a verified address. */
export interface OtherAdministrator {
  email: string;
}

/** The administrators other than the actor, who could confirm the actor's request. */
export function otherAdministrators(tx: EntityManager, { userId }: UserActor): Promise<OtherAdministrator[]> {
  return tx.query<OtherAdministrator[]>(
    `SELECT email FROM users WHERE id <> $1 AND role = ANY ($2::user_role[]) AND enabled AND verified_at IS NOT NULL ORDER BY id`,
    [userId, rolesWith(Permission.IdentityPurge)],
  );
}
