import type { DataSource, EntityManager } from 'typeorm';
import type { UserActor } from '../../common/actor.js';
import { BadInput } from '../../common/errors.js';

/** Minutes after signing in during which a new credential may be created. */
const RECENT_MINUTES = 15;

/**
 * Refuses to create a new credential (`what`: a passkey, an API token) in an older session: somebody who finds an open
 * session must not get a credential of their own.
 * @throws BadInput
 */
export async function requireRecentSignIn(
  db: DataSource | EntityManager,
  { sessionId }: UserActor,
  what: string,
): Promise<void> {
  const [session] = await db.query<{ recent: boolean }[]>(
    `SELECT created_at > now() - make_interval(mins => $2) AS recent FROM sessions WHERE id = $1`,
    [sessionId, RECENT_MINUTES],
  );
  if (!session?.recent)
    throw new BadInput(
      `For your safety, ${what} can only be added within ${RECENT_MINUTES} minutes of signing in. Please log out, sign in again and come back here.`,
    );
}
