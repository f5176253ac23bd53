import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import DataLoader from 'dataloader';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../audit/audit.js';
import type { UserActor } from '../../common/actor.js';
import { Unauthenticated } from '../../common/errors.js';
import { refuseWhileHolding } from '../../database/held-connections.js';
import { Prepared } from '../../database/prepared.js';
import type { User } from '../../users/user.entity.js';
import { accessTokenHash, newAccessToken } from './access-token.js';
import type { SessionEnd } from './session-end.model.js';
import { ABSOLUTE_HOURS, IDLE_TIME } from './session-limits.js';

export interface StartedSession {
  token: string;
  expires: Date;
}

/** A session with its user, and the index of the requested token that it belongs to. */
type FoundActor = UserActor & { stale: boolean; language: string; asked: number; hash: Buffer };

const ACTORS_OF_TOKENS = new Prepared<FoundActor>(
  `SELECT token.asked::int, s.token_hash AS hash, s.id AS "sessionId", u.id AS "userId", u.email, u.name, u.role, u.language,
          s.last_seen_at < now() - interval '1 minute' AS stale
   FROM unnest($1::bytea[]) WITH ORDINALITY AS token(hash, asked)
   JOIN sessions s ON s.token_hash = token.hash JOIN users u ON u.id = s.user_id
   WHERE s.revoked_at IS NULL AND s.expires_at > now()
     AND s.last_seen_at > now() - ${IDLE_TIME}
     AND u.enabled AND u.verified_at IS NOT NULL`,
);

const MOST_AT_ONCE = 100;

/**
 * Sessions are stored in the database, so that ending one takes effect with the next request on every node (SESSION-4).
 */
@Injectable()
export class SessionsService {
  /** Concurrent requests are looked up with one statement; nothing is cached for later ones. */
  private readonly actors = new DataLoader<Buffer, FoundActor | undefined>(
    (hashes) => this.readActors(hashes),
    {
      cache: false,
      maxBatchSize: MOST_AT_ONCE,
      batchScheduleFn: setImmediate,
    },
  );

  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Starts a session in the transaction of the sign-in. */
  async start(tx: EntityManager, user: User): Promise<StartedSession> {
    const { token, hash } = newAccessToken();
    const [session] = await tx.query<{ id: string; expiresAt: Date }[]>(
      `INSERT INTO sessions (user_id, token_hash, expires_at) VALUES ($1, $2, now() + make_interval(hours => $3))
       RETURNING id, expires_at AS "expiresAt"`,
      [user.id, hash, ABSOLUTE_HOURS],
    );
    const actor: UserActor = {
      kind: 'user',
      userId: user.id,
      email: user.email,
      name: user.name,
      role: user.role,
      sessionId: session!.id,
    };
    await recordAudit(tx, actor, 'session.started', { type: 'session', id: session!.id });
    return { token, expires: session!.expiresAt };
  }

  /**
   * The user that a token identifies; undefined if the session is unknown, ended, expired or idle for too long, or the
   * account is disabled or unverified.
   * @param counts whether the call counts as use of the session, which postpones its end
   * @param language chosen in the browser, and kept for the user's mails if the call counts (LANG-7)
   */
  async findActor(token: string, counts: boolean, language?: string): Promise<UserActor | undefined> {
    const hash = accessTokenHash(token);
    if (!hash) return undefined;
    refuseWhileHolding('a session');
    const found = await this.actors.load(hash);
    if (!found) return undefined;
    const { stale, language: kept, asked: _, hash: __, ...actor } = found;
    if (stale && counts) await this.seen(actor.sessionId);
    if (language && language !== kept && counts) await this.keepLanguage(actor.userId, language);
    return { ...actor, kind: 'user' };
  }

  /** Ends the user's current session; does nothing if it has already ended. */
  async end(actor: UserActor): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.query('UPDATE sessions SET revoked_at = now() WHERE id = $1 AND revoked_at IS NULL', [
        actor.sessionId,
      ]);
      await recordAudit(tx, actor, 'session.ended', { type: 'session', id: actor.sessionId });
    });
  }

  /**
   * When the user's session ends; calling this does not count as use.
   * @throws Unauthenticated if it has just ended
   */
  async endOf({ sessionId }: UserActor): Promise<SessionEnd> {
    const [end] = await this.db.query<SessionEnd[]>(
      `SELECT ends_at AS "endsAt", latest_at AS "latestAt",
              floor(extract(epoch FROM ends_at - now()))::int AS "secondsLeft"
       FROM (SELECT least(s.expires_at, s.last_seen_at + ${IDLE_TIME}) AS ends_at, s.expires_at AS latest_at
             FROM sessions s JOIN users u ON u.id = s.user_id
             WHERE s.id = $1 AND s.revoked_at IS NULL) AS session
       WHERE ends_at > now()`,
      [sessionId],
    );
    if (!end) throw new Unauthenticated();
    return end;
  }

  /** Restarts the idle time of the user's session immediately, and returns its new end. */
  async keep(actor: UserActor): Promise<SessionEnd> {
    await this.db.query('UPDATE sessions SET last_seen_at = now() WHERE id = $1', [actor.sessionId]);
    return this.endOf(actor);
  }

  private async readActors(hashes: readonly Buffer[]): Promise<(FoundActor | undefined)[]> {
    const found: (FoundActor | undefined)[] = hashes.map(() => undefined);
    for (const actor of await ACTORS_OF_TOKENS.read(this.db, [hashes])) {
      if (!hashes[actor.asked - 1]?.equals(actor.hash))
        throw new Error('The sessions of other tokens were found');
      found[actor.asked - 1] = actor;
    }
    return found;
  }

  /** At most once a minute, so that not every read causes a write. */
  private async keepLanguage(userId: string, language: string): Promise<void> {
    await this.db.query('UPDATE users SET language = $2 WHERE id = $1', [userId, language]);
  }

  private async seen(sessionId: string): Promise<void> {
    await this.db.query(
      `UPDATE sessions SET last_seen_at = now() WHERE id = $1 AND last_seen_at < now() - interval '1 minute'`,
      [sessionId],
    );
  }
}
