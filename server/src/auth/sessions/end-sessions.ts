import type { EntityManager } from 'typeorm';

/**
 * Ends all sessions of an account for the next request on every node (SESSION-4); returns how many there were.
 * @param except a session that stays: that of the person who does it
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
