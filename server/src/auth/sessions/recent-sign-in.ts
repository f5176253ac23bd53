import type { DataSource, EntityManager } from 'typeorm';
import type { UserActor } from '../../common/actor.js';
import { BadInput } from '../../common/errors.js';

/** Minutes after signing in during which such acts are possible. */
const RECENT_MINUTES = 15;

/**
 * Refuses an act (`what`: 'a passkey can only be added') in an older session: somebody who finds an open session must not
 * get a credential of their own, or change where money is paid to.
 * @throws BadInput
 */
export async function requireRecentSignIn(
  db: DataSource | EntityManager,
  actor: UserActor,
  what: string,
): Promise<void> {
  if (!(await hasRecentSignIn(db, actor)))
    throw new BadInput(
      `For your safety, ${what} within ${RECENT_MINUTES} minutes of signing in. Please log out, sign in again and come back here.`,
    );
}

/** Whether the session began in the last 15 minutes. */
export async function hasRecentSignIn(
  db: DataSource | EntityManager,
  { sessionId }: UserActor,
): Promise<boolean> {
  const [session] = await db.query<{ recent: boolean }[]>(
    `SELECT created_at > now() - make_interval(mins => $2) AS recent FROM sessions WHERE id = $1`,
    [sessionId, RECENT_MINUTES],
  );
  return session?.recent === true;
}
