import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Sweeps } from '../jobs/sweeps.js';
import { FileStore } from '../storage/file-store.js';

/** Days for which a file is kept after its run was settled or cancelled (PAY-9). */
const KEEP_DAYS = 30;
const EVERY_MINUTES = 60;

/** Deletes payment files after a month: first the key, then the bytes; hash and sums stay. */
@Injectable()
export class PaymentFilesCleanup implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly store: FileStore,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.every(EVERY_MINUTES, 'old payment files', () => this.sweep());
  }

  private async sweep(): Promise<void> {
    await this.db.query(
      `UPDATE payment_files f SET wrapped_key = NULL FROM payment_runs r
       WHERE r.id = f.run_id AND f.wrapped_key IS NOT NULL
         AND coalesce(r.settled_at, r.cancelled_at) < now() - make_interval(days => $1)`,
      [KEEP_DAYS],
    );
    const gone = await this.db.query<{ id: string; storageKey: string }[]>(
      `SELECT id, storage_key AS "storageKey" FROM payment_files WHERE wrapped_key IS NULL AND storage_key IS NOT NULL`,
    );
    for (const { id, storageKey } of gone) {
      await this.store.remove(storageKey);
      await this.db.query('UPDATE payment_files SET storage_key = NULL WHERE id = $1', [id]);
    }
  }
}
