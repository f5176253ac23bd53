import type { EntityManager } from 'typeorm';
import { foldedEmailSql } from '../../database/folded-email.js';
import type { AccountToken } from './account-token.entity.js';
import { newToken, tokenHash } from '../sessions/token-text.js';

type Purpose = AccountToken['purpose'];

/** The lifetime of a mailed link, in minutes (ACCOUNT-13, ACCOUNT-24). */
export const TOKEN_MINUTES: Record<Purpose, number> = { verification: 24 * 60, reset: 60 };

/** The token is part of a URL, where a prefix would serve no purpose. */
const PREFIX = '';

/** The account of a mailed link; null if there is none. */
interface TokenOwner {
  userId: string | null;
  email: string;
  /** The name given in the registration for which the link is mailed. */
  registeredName?: string;
}

/**
 * Creates the token of a mailed link. A reset link invalidates the account's earlier ones; of verification links the
 * first one used counts, so that nobody can invalidate another person's link. Without an account the same rows are
 * written without a user, so that an unknown address runs the same statements (SIGNIN-45).
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

/** The token `t` by its hash, for its purpose, and its account `u`. */
const USABLE = `t.token_hash = $1 AND t.purpose = $2 AND t.used_at IS NULL AND t.expires_at > now()
  AND u.id = t.user_id AND u.enabled AND ${foldedEmailSql('u.email')} = ${foldedEmailSql('t.email')}`;

/** A used token: its account, and the name given in the registration for which it was mailed. */
export interface UsedToken {
  userId: string;
  registeredName: string | null;
}

/**
 * Uses a token, which invalidates it.
 * @returns its account; undefined if it is unknown, used or expired, or if the account is disabled or has changed its
 *   address
 */
export async function useToken(
  tx: EntityManager,
  purpose: Purpose,
  token: string,
): Promise<UsedToken | undefined> {
  const hash = tokenHash(PREFIX, token);
  if (!hash) return undefined;
  // Locks the account before its tokens, to prevent a deadlock between two links of one account used at once.
  await tx.query(
    `SELECT 1 FROM users WHERE id = (SELECT user_id FROM account_tokens WHERE token_hash = $1) FOR NO KEY UPDATE`,
    [hash],
  );
  const [rows] = await tx.query<[UsedToken[], number]>(
    `UPDATE account_tokens t SET used_at = now() FROM users u
     WHERE ${USABLE}
     RETURNING u.id AS "userId", t.registered_name AS "registeredName"`,
    [hash, purpose],
  );
  return rows[0];
}

/** Whether `useToken` would find an account now; answers alike whatever is wrong with the token (ACCOUNT-35). */
export async function isUsableToken(tx: EntityManager, purpose: Purpose, token: string): Promise<boolean> {
  const hash = tokenHash(PREFIX, token);
  if (!hash) return false;
  const rows = await tx.query<unknown[]>(`SELECT 1 FROM account_tokens t JOIN users u ON ${USABLE}`, [
    hash,
    purpose,
  ]);
  return rows.length > 0;
}

/** Whether the account's newest link of this purpose was mailed within the given seconds and is still valid. */
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

/** Invalidates an account's tokens of one purpose. */
export async function endTokens(tx: EntityManager, purpose: Purpose, userId: string | null): Promise<void> {
  await tx.query(
    `UPDATE account_tokens SET used_at = now() WHERE user_id = $1 AND purpose = $2 AND used_at IS NULL`,
    [userId, purpose],
  );
}
