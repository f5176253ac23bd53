import { foldedEmailSql } from '../../database/folded-email.js';

/** SQL for the name that an account gets from a claim with its address. */
export const CLAIM_NAME = `coalesce(nullif(trim(first_name || ' ' || last_name), ''), nullif(legal_entity, ''), email)`;

/**
 * SQL for the name of an account that has no name from a verified owner: from its oldest claim, otherwise the address.
 */
export const nameByClaims = (account: string) => `coalesce((
  SELECT ${CLAIM_NAME} FROM submissions s WHERE ${foldedEmailSql('s.email')} = ${foldedEmailSql(`${account}.email`)}
  ORDER BY s.created_at, s.id LIMIT 1), ${account}.email)`;

/**
 * SQL for the name of an account whose address is verified other than by its registration's link. Anybody may have
 * chosen the name registered with an unverified password, so both are discarded.
 */
export const PROVEN_NAME = `CASE WHEN users.unproven_password IS NULL THEN users.name ELSE ${nameByClaims('users')} END`;
