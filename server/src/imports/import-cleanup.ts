import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In, IsNull, Not } from 'typeorm';
import { Sweeps } from '../jobs/sweeps.js';
import { FileStore } from '../storage/file-store.js';
import { ImportRun } from './import-run.entity.js';
import { OPEN_STATUSES } from './import-status.js';

/** A stored file that no row refers to after a day is left over from a crash. */
const STRAY_AFTER_MS = 24 * 3600 * 1000;

/** Days after which rejected rows are deleted together with their data key (IMPORT-42). */
const KEEP_REJECTIONS_DAYS = 30;

/** Deletes what ended runs leave behind: the received file at once, the rejected rows after 30 days. */
@Injectable()
export class ImportCleanup implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly store: FileStore,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.every(10, 'imports', () => this.sweep());
  }

  /** Deletes the received files of ended runs. */
  async removeReceivedFiles(): Promise<void> {
    const runs = this.db.getRepository(ImportRun);
    const ended = await runs.findBy({ status: Not(In([...OPEN_STATUSES])), storageKey: Not(IsNull()) });
    for (const run of ended) {
      await this.store.remove(run.storageKey!);
      await runs.update({ id: run.id }, { storageKey: null });
    }
  }

  private async sweep(): Promise<void> {
    await this.removeReceivedFiles();
    await this.removeStrays();
    await this.db.query(
      `WITH old AS (
         UPDATE import_runs SET wrapped_key = NULL
         WHERE wrapped_key IS NOT NULL AND finished_at < now() - make_interval(days => $1) RETURNING id
       ) DELETE FROM import_rejections WHERE import_run_id IN (SELECT id FROM old)`,
      [KEEP_REJECTIONS_DAYS],
    );
  }

  /** A crash between storing a file and writing its row leaves encrypted bytes whose key is lost. */
  private async removeStrays(): Promise<void> {
    const before = new Date(Date.now() - STRAY_AFTER_MS);
    await this.store.dropUnfinished(before);
    const old = await this.store.olderThan(before);
    const strays = await this.db.query<{ key: string }[]>(
      `SELECT key FROM unnest($1::text[]) key
       WHERE key NOT IN (SELECT storage_key FROM import_runs WHERE storage_key IS NOT NULL)
         AND key NOT IN (SELECT storage_key FROM attachments)
         AND key NOT IN (SELECT storage_key FROM assessment_notices WHERE storage_key IS NOT NULL)
         AND key NOT IN (SELECT storage_key FROM export_runs WHERE storage_key IS NOT NULL)
         AND key NOT IN (SELECT storage_key FROM payment_files WHERE storage_key IS NOT NULL)`,
      [old],
    );
    for (const { key } of strays) await this.store.remove(key);
  }
}
