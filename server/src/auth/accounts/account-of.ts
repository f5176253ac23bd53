import type { DataSource, EntityManager } from 'typeorm';
import type { Role } from '../../common/actor.js';
import { foldedEmailSql } from '../../database/folded-email.js';

/** The state of an address: its account, if any, and whether claims have it. */
export interface AddressState {
  /** As stored in the account, for mails: a mailbox may be case-sensitive. As given if there is no account. */
  email: string;
  userId: string | null;
  enabled: boolean | null;
  verified: boolean | null;
  role: Role | null;
  /** When the account was created. */
  registeredAt: Date | null;
  ownsClaims: boolean;
}

/** Looks up an address with one statement, the same for known and unknown addresses (SIGNIN-46). */
export async function stateOfAddress(db: DataSource | EntityManager, email: string): Promise<AddressState> {
  const [state] = await db.query<AddressState[]>(
    `SELECT coalesce(u.email, a.email) AS email, u.id AS "userId", u.enabled, u.verified_at IS NOT NULL AS verified, u.role,
            u.created_at AS "registeredAt",
            EXISTS (SELECT 1 FROM submissions s WHERE ${foldedEmailSql('s.email')} = ${foldedEmailSql('a.email')}) AS "ownsClaims"
     FROM (SELECT $1::text AS email) a LEFT JOIN users u ON ${foldedEmailSql('u.email')} = ${foldedEmailSql('a.email')}`,
    [email],
  );
  return state!;
}
