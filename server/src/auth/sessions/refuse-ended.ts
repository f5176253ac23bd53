import type { EntityManager } from 'typeorm';
import type { Caller } from '../../common/actor.js';
import { Unauthenticated } from '../../common/errors.js';

/**
 * Checks the caller again, in the transaction that writes the result of a long call: meanwhile the session may have
 * ended, the account may have been disabled or the token revoked. From here on, those changes wait for the transaction.
 * @throws Unauthenticated
 */
export async function refuseEnded(tx: EntityManager, caller: Caller): Promise<void> {
  const found =
    caller.kind === 'user'
      ? await tx.query<unknown[]>(
          `SELECT 1 FROM sessions s JOIN users u ON u.id = s.user_id
           WHERE s.id = $1 AND s.revoked_at IS NULL AND u.enabled AND u.verified_at IS NOT NULL AND u.role = $2
           FOR SHARE`,
          [caller.sessionId, caller.role],
        )
      : await tx.query<unknown[]>(
          `SELECT 1 FROM api_tokens t JOIN users u ON u.id = t.created_by_id
           WHERE t.id = $1 AND t.revoked_at IS NULL AND u.enabled AND u.verified_at IS NOT NULL
             AND u.role = $2 FOR SHARE`,
          [caller.tokenId, caller.creatorRole],
        );
  if (found.length === 0) throw new Unauthenticated();
}
