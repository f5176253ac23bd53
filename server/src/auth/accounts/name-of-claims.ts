import { foldedEmailSql } from '../../database/folded-email.js';

/** SQL for the name that a claim gives the account of its address. */
export const CLAIM_NAME = `coalesce(nullif(trim(first_name || ' ' || last_name), ''), nullif(legal_entity, ''), email)`;

/** SQL for the name of an account that nobody has named who had proven the address: of its oldest claim, or else the address. */
export const nameByClaims = (account: string) => `coalesce((
  SELECT ${CLAIM_NAME} FROM submissions s WHERE ${foldedEmailSql('s.email')} = ${foldedEmailSql(`${account}.email`)}
  ORDER BY s.created_at, s.id LIMIT 1), ${account}.email)`;

/**
 * SQL for the name of an account whose address is proven otherwise than by its registration's own link. A name that waits
 * with an unproven password is anybody's choice and goes with it.
 */
export const PROVEN_NAME = `CASE WHEN users.unproven_password IS NULL THEN users.name ELSE ${nameByClaims('users')} END`;
