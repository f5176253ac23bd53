import type { DataSource, EntityManager } from 'typeorm';
import type { Role } from '../../common/actor.js';
import { foldedEmailSql } from '../../database/folded-email.js';

/** What is known of an address: its account, if any, and whether claims carry it. */
export interface AddressState {
  /** As the account has it, for mails: a mailbox may tell cases apart. As given where there is no account. */
  email: string;
  userId: string | null;
  enabled: boolean | null;
  verified: boolean | null;
  role: Role | null;
  /** When the account was made. */
  registeredAt: Date | null;
  ownsClaims: boolean;
}

/** Looks an address up by one statement, the same whether or not anything is known of it (SIGNIN-46). */
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
