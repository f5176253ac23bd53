import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { DecryptionError } from '../../encryption/envelope.js';
import { KeyRing } from '../../encryption/key-ring.js';
import { type JobHandler, JobHandlers } from '../../jobs/job-handlers.js';
import type { JobLease } from '../../jobs/job-lease.js';
import { requestJob } from '../../jobs/outbox.js';
import { decryptRestricted, givenBits, sameAccountIndex } from '../restricted-fields.js';

/** Claims that are read at once; between batches the worker may stop. */
const BATCH = 1_000;

interface Envelope {
  id: string;
  sealed: Buffer;
  bankType: string | null;
  restrictedGiven: number;
  sameAccountIndex: Buffer | null;
}

/** What the columns beside an envelope repeat of it. */
type Noted = Pick<Envelope, 'restrictedGiven' | 'sameAccountIndex'>;

/**
 * The job `note-given-fields`: looks into the envelopes from before the migrations that added `restricted_given` and
 * `same_account_index`, and notes which restricted fields they lack (LIST-10) and which account they name (PAY-16). It may run
 * twice; a claim that is saved meanwhile notes it itself.
 */
@Injectable()
export class NoteGivenFields implements JobHandler<'note-given-fields'>, OnModuleInit {
  private readonly logger = new Logger(NoteGivenFields.name);

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.register('note-given-fields', this);
  }

  async run(_payload: Record<string, never>, _lease: JobLease, signal: AbortSignal): Promise<void> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      signal.throwIfAborted();
      const envelopes = await this.db.query<Envelope[]>(
        `SELECT id, sealed, bank_type AS "bankType", restricted_given AS "restrictedGiven", same_account_index AS "sameAccountIndex"
         FROM submissions
         WHERE id > $1 AND sealed IS NOT NULL ORDER BY id LIMIT ${BATCH}`,
        [after],
      );
      await this.note(envelopes);
      if (envelopes.length < BATCH) return;
      after = envelopes.at(-1)!.id;
    }
  }

  /** Until it is done lists count a missing BSB as given, and accounts are compared as they are written, so it is requested again. */
  async giveUp(tx: EntityManager): Promise<void> {
    await requestJob(tx, 'note-given-fields', {});
  }

  /** Writes only what differs, and only where the envelope is still the one that was read. */
  private async note(envelopes: readonly Envelope[]): Promise<void> {
    const differing = envelopes.flatMap((envelope) => {
      const noted = this.notedOf(envelope);
      return noted === undefined || isNoted(envelope, noted) ? [] : [{ ...envelope, ...noted }];
    });
    if (differing.length === 0) return;
    await this.db.query(
      `UPDATE submissions s SET restricted_given = g.given, same_account_index = g.same
       FROM unnest($1::uuid[], $2::bytea[], $3::int[], $4::bytea[], $5::text[]) g (id, sealed, given, same, bank_type)
       WHERE s.id = g.id AND s.sealed = g.sealed AND s.bank_type::text IS NOT DISTINCT FROM g.bank_type`,
      [
        differing.map(({ id }) => id),
        differing.map(({ sealed }) => sealed),
        differing.map(({ restrictedGiven }) => restrictedGiven),
        differing.map(({ sameAccountIndex }) => sameAccountIndex),
        differing.map(({ bankType }) => bankType),
      ],
    );
  }

  /** Undefined for an envelope that was altered or moved: the others must not wait for it. */
  private notedOf({ id, sealed, bankType }: Envelope): Noted | undefined {
    try {
      const fields = decryptRestricted(this.ring, id, sealed);
      return {
        restrictedGiven: givenBits(fields),
        sameAccountIndex: sameAccountIndex(this.ring, fields, bankType),
      };
    } catch (error) {
      if (!(error instanceof DecryptionError)) throw error;
      this.logger.error(`The restricted fields of claim ${id} cannot be decrypted`);
      return undefined;
    }
  }
}

function isNoted(now: Noted, noted: Noted): boolean {
  const [before, after] = [now.sameAccountIndex, noted.sameAccountIndex];
  const isSame = before === null || after === null ? before === after : before.equals(after);
  return isSame && now.restrictedGiven === noted.restrictedGiven;
}
