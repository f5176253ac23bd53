import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { KeyRing } from '../../encryption/key-ring.js';
import { type JobHandler, JobHandlers } from '../../jobs/job-handlers.js';
import type { JobLease } from '../../jobs/job-lease.js';
import { requestJob } from '../../jobs/outbox.js';
import { decryptRestricted, givenBits } from '../restricted-fields.js';

/** Claims that are read at once; between batches the worker may stop. */
const BATCH = 1_000;

interface Envelope {
  id: string;
  sealed: Buffer;
  restrictedGiven: number;
}

/**
 * The job `note-given-fields`: looks into the envelopes from before the migration that added `restricted_given`, and notes
 * which restricted fields they lack (LIST-10). It may run twice; a claim that is saved meanwhile notes it itself.
 */
@Injectable()
export class NoteGivenFields implements JobHandler<'note-given-fields'>, OnModuleInit {
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
        `SELECT id, sealed, restricted_given AS "restrictedGiven" FROM submissions
         WHERE id > $1 AND sealed IS NOT NULL ORDER BY id LIMIT ${BATCH}`,
        [after],
      );
      await this.note(envelopes);
      if (envelopes.length < BATCH) return;
      after = envelopes.at(-1)!.id;
    }
  }

  /** Until it is done lists count a missing BSB as given, so it is requested again. */
  async giveUp(tx: EntityManager): Promise<void> {
    await requestJob(tx, 'note-given-fields', {});
  }

  /** Writes only what differs, and only where the envelope is still the one that was read. */
  private async note(envelopes: readonly Envelope[]): Promise<void> {
    const differing = envelopes
      .map((envelope) => ({
        ...envelope,
        given: givenBits(decryptRestricted(this.ring, envelope.id, envelope.sealed)),
      }))
      .filter(({ given, restrictedGiven }) => given !== restrictedGiven);
    if (differing.length === 0) return;
    await this.db.query(
      `UPDATE submissions s SET restricted_given = g.given
       FROM unnest($1::uuid[], $2::bytea[], $3::int[]) g (id, sealed, given) WHERE s.id = g.id AND s.sealed = g.sealed`,
      [
        differing.map(({ id }) => id),
        differing.map(({ sealed }) => sealed),
        differing.map(({ given }) => given),
      ],
    );
  }
}
