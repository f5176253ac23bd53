import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { PasskeyChallenge } from './passkey-challenge.entity.js';

type Kind = PasskeyChallenge['kind'];

/** Minutes within which the device must respond. */
export const CHALLENGE_MINUTES = 5;
const SWEPT_AT_ONCE = 100;

/** Challenges for devices: random, valid for five minutes, single-use, on any node. */
@Injectable()
export class PasskeyChallenges {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** A new challenge, base64url. Also deletes some expired ones, so that the table stays small. */
  async issue(kind: Kind, userId: string | null): Promise<string> {
    const challenge = randomBytes(32).toString('base64url');
    await this.db.query(
      `DELETE FROM passkey_challenges WHERE id IN (
         SELECT id FROM passkey_challenges WHERE expires_at < now() LIMIT $1 FOR UPDATE SKIP LOCKED)`,
      [SWEPT_AT_ONCE],
    );
    await this.db.query(
      `INSERT INTO passkey_challenges (kind, user_id, challenge, expires_at)
       VALUES ($1, $2, $3, now() + make_interval(mins => $4))`,
      [kind, userId, challenge, CHALLENGE_MINUTES],
    );
    return challenge;
  }

  /**
   * Consumes a challenge, whether the response is valid or not; false when it was not issued for this purpose, is used or
   * has expired.
   */
  async consume(kind: Kind, challenge: string, userId: string | null): Promise<boolean> {
    const [, consumed] = await this.db.query<[unknown[], number]>(
      `UPDATE passkey_challenges SET consumed_at = now()
       WHERE challenge = $1 AND kind = $2 AND user_id IS NOT DISTINCT FROM $3::uuid
         AND consumed_at IS NULL AND expires_at > now()`,
      [challenge, kind, userId],
    );
    return consumed === 1;
  }
}
