import type { EntityManager } from 'typeorm';
import { foldedEmailSql } from '../../database/folded-email.js';
import type { AccountToken } from './account-token.entity.js';
import { newToken, tokenHash } from '../sessions/token-text.js';

type Purpose = AccountToken['purpose'];

/** Minutes for which a mailed link works (ACCOUNT-13, ACCOUNT-24). */
export const TOKEN_MINUTES: Record<Purpose, number> = { verification: 24 * 60, reset: 60 };

/** A link's token is in an address, where a prefix would only be typed wrong. */
const PREFIX = '';

/** The account behind a mailed link; null where there is none. */
interface TokenOwner {
  userId: string | null;
  email: string;
  /** Of the registration that the link is mailed for. */
  registeredName?: string;
}

/**
 * Makes the token of a mailed link. A reset link ends the earlier ones of the account; of verification links the first one
 * used counts, so that nobody can make another person's link useless. Without an account the same is written for nobody,
 * so that an unknown address costs the same statements (SIGNIN-45).
 */
export async function issueToken(
  tx: EntityManager,
  purpose: Purpose,
  { userId, email, registeredName }: TokenOwner,
): Promise<string> {
  if (purpose === 'reset') await endTokens(tx, purpose, userId);
  const { token, hash } = newToken(PREFIX);
  await tx.query(
    `INSERT INTO account_tokens (user_id, purpose, email, registered_name, token_hash, expires_at)
     VALUES ($1, $2, $3, $4, $5, now() + make_interval(mins => $6::int))`,
    [userId, purpose, email, registeredName ?? null, hash, TOKEN_MINUTES[purpose]],
  );
  return token;
}

/** A token that was used: whose it is, and the name of the registration it was mailed for. */
export interface UsedToken {
  userId: string;
  registeredName: string | null;
}

/**
 * Uses a token up.
 * @returns whose it was; undefined when it was never made, was used already or has run out, and when the account is disabled
 * or has another address by now.
 */
export async function useToken(
  tx: EntityManager,
  purpose: Purpose,
  token: string,
): Promise<UsedToken | undefined> {
  const hash = tokenHash(PREFIX, token);
  if (!hash) return undefined;
  // The account before its tokens, always: two links of one account that are used at once would else wait for each other.
  await tx.query(
    `SELECT 1 FROM users WHERE id = (SELECT user_id FROM account_tokens WHERE token_hash = $1) FOR NO KEY UPDATE`,
    [hash],
  );
  const [rows] = await tx.query<[UsedToken[], number]>(
    `UPDATE account_tokens t SET used_at = now() FROM users u
     WHERE t.token_hash = $1 AND t.purpose = $2 AND t.used_at IS NULL AND t.expires_at > now()
       AND u.id = t.user_id AND u.enabled AND ${foldedEmailSql('u.email')} = ${foldedEmailSql('t.email')}
     RETURNING u.id AS "userId", t.registered_name AS "registeredName"`,
    [hash, purpose],
  );
  return rows[0];
}

/** Whether the account's newest link of this purpose was mailed so few seconds ago and still works. */
export async function hasFreshToken(
  tx: EntityManager,
  purpose: Purpose,
  userId: string,
  seconds: number,
): Promise<boolean> {
  const rows = await tx.query<unknown[]>(
    `SELECT 1 FROM account_tokens WHERE user_id = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > now()
       AND created_at > now() - make_interval(secs => $3)`,
    [userId, purpose, seconds],
  );
  return rows.length > 0;
}

/** Ends an account's tokens of one purpose. */
export async function endTokens(tx: EntityManager, purpose: Purpose, userId: string | null): Promise<void> {
  await tx.query(
    `UPDATE account_tokens SET used_at = now() WHERE user_id = $1 AND purpose = $2 AND used_at IS NULL`,
    [userId, purpose],
  );
}
