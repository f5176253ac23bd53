import type { DataSource } from 'typeorm';
import type { Caller, Role } from '../../common/actor.js';

const idOf = (caller: Caller) => (caller.kind === 'user' ? caller.sessionId : caller.tokenId);
const roleOf = (caller: Caller) => (caller.kind === 'user' ? caller.role : caller.creatorRole);

/**
 * The callers that have lost access: the session was ended, the account disabled or given another role, or the token
 * revoked. Expiry of the session is ignored: a caller waiting for a long response makes no other calls.
 */
export async function callersWithoutAccess(db: DataSource, callers: Iterable<Caller>): Promise<Set<Caller>> {
  const asked = [...callers];
  const rows = await db.query<{ id: string; role: Role }[]>(
    `SELECT s.id, u.role FROM sessions s JOIN users u ON u.id = s.user_id
     WHERE s.id = ANY ($1::uuid[]) AND s.revoked_at IS NULL AND u.enabled AND u.verified_at IS NOT NULL
     UNION ALL
     SELECT t.id, u.role FROM api_tokens t JOIN users u ON u.id = t.created_by_id
     WHERE t.id = ANY ($1::uuid[]) AND t.revoked_at IS NULL AND u.enabled AND u.verified_at IS NOT NULL`,
    [asked.map(idOf)],
  );
  const roles = new Map(rows.map(({ id, role }) => [id, role]));
  return new Set(asked.filter((caller) => roles.get(idOf(caller)) !== roleOf(caller)));
}
