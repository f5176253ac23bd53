import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Sweeps } from '../jobs/sweeps.js';
import { FileStore } from '../storage/file-store.js';
import { ExportRun } from './export-run.entity.js';

/** Days for which an exported file can be downloaded; it contains everybody's bank account. */
export const KEEP_DAYS = 7;
const EVERY_MINUTES = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment at which a file finished at the given one expires. */
export const keptUntil = (finishedAt: Date): Date => new Date(finishedAt.getTime() + KEEP_DAYS * DAY_MS);

/** Deletes exported files after a week: first the key, then the bytes. */
@Injectable()
export class ExportCleanup implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly store: FileStore,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.every(EVERY_MINUTES, 'old exports', () => this.sweep());
  }

  private async sweep(): Promise<void> {
    await this.db.query(
      `UPDATE export_runs SET wrapped_key = NULL
       WHERE wrapped_key IS NOT NULL AND finished_at < now() - make_interval(days => $1)`,
      [KEEP_DAYS],
    );
    const gone = await this.db.query<{ id: string; storageKey: string }[]>(
      `SELECT id, storage_key AS "storageKey" FROM export_runs WHERE wrapped_key IS NULL AND storage_key IS NOT NULL`,
    );
    for (const { id, storageKey } of gone) {
      await this.store.remove(storageKey);
      await this.db.getRepository(ExportRun).update({ id }, { storageKey: null });
    }
  }
}
