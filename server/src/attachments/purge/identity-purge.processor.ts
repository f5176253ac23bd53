import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { recordAudit } from '../../audit/audit.js';
import { faultPoints } from '../../common/fault.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { type JobHandler, JobHandlers } from '../../jobs/job-handlers.js';
import type { JobLease } from '../../jobs/job-lease.js';
import type { JobPayloads } from '../../jobs/job-names.js';
import { requestJob } from '../../jobs/outbox.js';
import { IdentityKeys } from '../../encryption/identity-keys.js';
import { FileStore } from '../../storage/file-store.js';
import { IdentityPurge } from './identity-purge.entity.js';

type Payload = JobPayloads['purge-identity-documents'];

const SYSTEM = { kind: 'system', job: 'purge-identity-documents' } as const;

/**
 * The job `purge-identity-documents`, in the order of PURGE-4: the keys of KEY_FILE, then the data keys, then the
 * bytes, then the rows. Each step is idempotent, and after a crash the job resumes.
 */
@Injectable()
export class IdentityPurgeProcessor implements JobHandler<'purge-identity-documents'>, OnModuleInit {
  private readonly passed: ReturnType<typeof faultPoints>;

  constructor(
    @Inject(ENV) env: Env,
    @InjectDataSource() private readonly db: DataSource,
    private readonly store: FileStore,
    private readonly keys: IdentityKeys,
    private readonly handlers: JobHandlers,
  ) {
    this.passed = faultPoints(env.fault);
  }

  onModuleInit(): void {
    this.handlers.register('purge-identity-documents', this);
  }

  async run({ purgeId }: Payload, _lease: JobLease, signal: AbortSignal): Promise<void> {
    const purge = await this.db.getRepository(IdentityPurge).findOneBy({ id: purgeId });
    if (!purge?.confirmedAt || purge.finishedAt) return;
    this.keys.destroy(purge.keyIds);
    this.passed('purge-key-destroyed');
    await this.noteAndDestroyDataKeys(purgeId);
    this.passed('purge-data-keys-destroyed');
    await this.removeBytes(signal);
    if (signal.aborted) return;
    this.passed('purge-bytes-removed');
    await this.finish(purgeId);
  }

  /** A confirmed purge must be completed, so the job is requested again. */
  async giveUp(tx: EntityManager, payload: Payload): Promise<void> {
    await requestJob(tx, 'purge-identity-documents', payload);
  }

  private async noteAndDestroyDataKeys(purgeId: string): Promise<void> {
    await this.db.query(
      `WITH gone AS (
         UPDATE attachments SET wrapped_key = NULL WHERE kind = 'IDENTITY' RETURNING id, digest, size, mimetype
       ) INSERT INTO purged_documents (id, purge_id, digest, size, mimetype)
         SELECT id, $1, digest, size, mimetype FROM gone ON CONFLICT (id) DO NOTHING`,
      [purgeId],
    );
  }

  private async removeBytes(signal: AbortSignal): Promise<void> {
    const rows = await this.db.query<{ id: string; storageKey: string }[]>(
      `SELECT id, storage_key AS "storageKey" FROM attachments WHERE kind = 'IDENTITY' ORDER BY id`,
    );
    for (const { id, storageKey } of rows) {
      if (signal.aborted) return;
      await this.store.remove(storageKey);
      this.passed('purge-document-removed');
      await this.db.query(
        `WITH gone AS (DELETE FROM attachments WHERE id = $1 RETURNING id)
         UPDATE purged_documents SET removed_at = now() WHERE id IN (SELECT id FROM gone)`,
        [id],
      );
    }
    // Interrupted uploads are in the store without a row.
    await this.store.dropUnfinished(new Date());
  }

  private async finish(id: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      const { affected } = await tx.update(
        IdentityPurge,
        { id, finishedAt: IsNull() },
        { finishedAt: () => 'now()' },
      );
      if (!affected) return;
      const [counts] = await tx.query<{ documents: number }[]>(
        'SELECT count(*)::int AS documents FROM purged_documents WHERE purge_id = $1',
        [id],
      );
      await recordAudit(tx, SYSTEM, 'identity-purge.finished', { type: 'identity-purge', id }, { ...counts });
    });
  }
}
