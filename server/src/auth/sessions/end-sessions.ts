import type { EntityManager } from 'typeorm';

/**
 * Ends all sessions of an account, effective for the next request on every node (SESSION-4); returns their number.
 * @param except a session to keep: that of the user who requests it
 */
export async function endSessions(
  tx: EntityManager,
  userId: string,
  except: string | null = null,
): Promise<number> {
  const [, ended] = await tx.query<[unknown[], number]>(
    `UPDATE sessions SET revoked_at = now()
     WHERE user_id = $1 AND id IS DISTINCT FROM $2::uuid AND revoked_at IS NULL AND expires_at > now()`,
    [userId, except],
  );
  return ended;
}
