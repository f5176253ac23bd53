import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { accountOf, type Caller } from '../common/actor.js';
import { Conflict, Unprocessable } from '../common/errors.js';
import { KeyRing } from '../encryption/key-ring.js';
import { encrypt, decrypt } from '../encryption/envelope.js';
import { answerOf, textOf } from './answer-text.js';
import { canonicalJson } from './canonical-json.js';

/** How long an answer is kept (IDEMPOTENCY-2). */
export const KEEP_ANSWERS_HOURS = 24;

/**
 * Ensures that a call sent twice, by a double click or after a lost response, takes effect once (IDEMPOTENCY-1,
 * IDEMPOTENCY-2).
 */
@Injectable()
export class IdempotencyService {
  constructor(private readonly ring: KeyRing) {}

  /**
   * Runs `work` unless this caller has used this key in the last 24 hours; in that case returns the earlier response.
   * Without a key it always runs `work`. Call it inside the business transaction, around the whole change: a rollback
   * frees the key again.
   * @param operation the name of the operation, the same for both APIs; each operation has its own keys
   * @param body everything that determines the effect, including ids in the URL; a hash for files
   * @throws Unprocessable if the key was used with another body; Conflict while the same call is in progress
   */
  async once<T>(
    tx: EntityManager,
    caller: Caller,
    operation: string,
    key: string | undefined,
    body: unknown,
    work: () => Promise<T>,
  ): Promise<T> {
    if (key === undefined) return work();
    const call = this.ring.digest('idempotency-key', JSON.stringify([keyOwnerOf(caller), operation, key]));
    await this.takeTurn(tx, call);
    const bodyDigest = this.ring.digest('idempotency-body', canonicalJson(body));
    const answered = await this.find(tx, call);
    if (answered) {
      if (!answered.bodyDigest.equals(bodyDigest))
        throw new Unprocessable('This Idempotency-Key has already been used for a different request.');
      return answerOf(decrypt(this.ring, ownerOf(call), answered.answer) as string) as T;
    }
    const answer = await work();
    await tx.query(
      `INSERT INTO answered_calls (call_digest, user_id, body_digest, answer) VALUES ($1, $2, $3, $4)
       ON CONFLICT (call_digest) DO UPDATE
       SET body_digest = excluded.body_digest, answer = excluded.answer, created_at = now()`,
      [call, accountOf(caller), bodyDigest, encrypt(this.ring, ownerOf(call), textOf(answer))],
    );
    return answer;
  }

  /** A lock that ends with the transaction, however it ends, so that no key can stay "in progress". */
  private async takeTurn(tx: EntityManager, call: Buffer): Promise<void> {
    const [{ taken } = { taken: false }] = await tx.query<{ taken: boolean }[]>(
      'SELECT pg_try_advisory_xact_lock($1::bigint) AS taken',
      [call.readBigInt64BE().toString()],
    );
    if (!taken) throw new Conflict('The same request is still being processed. Please wait a moment.');
  }

  private async find(
    tx: EntityManager,
    call: Buffer,
  ): Promise<{ bodyDigest: Buffer; answer: Buffer } | undefined> {
    const [row] = await tx.query<{ bodyDigest: Buffer; answer: Buffer }[]>(
      `SELECT body_digest AS "bodyDigest", answer FROM answered_calls
       WHERE call_digest = $1 AND created_at > now() - make_interval(hours => $2)`,
      [call, KEEP_ANSWERS_HOURS],
    );
    return row;
  }
}

/** The owner of keys: a user across all sessions, or one API token. */
const keyOwnerOf = (caller: Caller) =>
  caller.kind === 'token' ? ['token', caller.tokenId] : ['user', caller.userId];

const ownerOf = (call: Buffer) => `answered_calls:${call.toString('hex')}`;
