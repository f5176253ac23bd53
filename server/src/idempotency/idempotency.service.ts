import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { accountOf, type Caller } from '../common/actor.js';
import { Conflict, Unprocessable } from '../common/errors.js';
import { KeyRing } from '../sealing/key-ring.js';
import { seal, unseal } from '../sealing/envelope.js';
import { answerOf, textOf } from './answer-text.js';
import { canonicalJson } from './canonical-json.js';

/** How long an answer is kept (IDEMPOTENCY-2). */
export const KEEP_ANSWERS_HOURS = 24;

/**
 * Makes that a call which is sent twice, by a double click or after a lost answer, does its work once (IDEMPOTENCY-1,
 * IDEMPOTENCY-2).
 */
@Injectable()
export class IdempotencyService {
  constructor(private readonly ring: KeyRing) {}

  /**
   * Does `work` unless this caller has had it done under this key in the last 24 hours, and then gives the answer of
   * that time. Without a key it just does the work. It belongs inside the business transaction, around all of the
   * change: when that is rolled back, the key is free again.
   * @param operation names what is done, the same for both APIs; each has keys of its own
   * @param body everything that decides what is done, ids of the address among it; for files a digest
   * @throws Unprocessable when the key came with another body; Conflict while the same call is in flight.
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
    const call = this.ring.digest('idempotency-key', JSON.stringify([keeperOf(caller), operation, key]));
    await this.takeTurn(tx, call);
    const bodyDigest = this.ring.digest('idempotency-body', canonicalJson(body));
    const answered = await this.find(tx, call);
    if (answered) {
      if (!answered.bodyDigest.equals(bodyDigest))
        throw new Unprocessable('This Idempotency-Key has already been used for a different request.');
      return answerOf(unseal(this.ring, ownerOf(call), answered.answer) as string) as T;
    }
    const answer = await work();
    await tx.query(
      `INSERT INTO answered_calls (call_digest, user_id, body_digest, answer) VALUES ($1, $2, $3, $4)
       ON CONFLICT (call_digest) DO UPDATE
       SET body_digest = excluded.body_digest, answer = excluded.answer, created_at = now()`,
      [call, accountOf(caller), bodyDigest, seal(this.ring, ownerOf(call), textOf(answer))],
    );
    return answer;
  }

  /** A lock that ends with the transaction, however it ends: nothing is left behind that could stay "in flight". */
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

/** Whose keys they are: a person's in all their sessions, and each API token's own. */
const keeperOf = (caller: Caller) =>
  caller.kind === 'token' ? ['token', caller.tokenId] : ['user', caller.userId];

const ownerOf = (call: Buffer) => `answered_calls:${call.toString('hex')}`;
