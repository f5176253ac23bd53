import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Sweeps } from '../jobs/sweeps.js';

/** The number of days for which a draft is kept after its last save. */
const KEEP_DAYS = 90;

/** Deletes abandoned drafts. */
@Injectable()
export class DraftsCleanup implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.every(60, 'drafts', async () => {
      await this.db.query('DELETE FROM drafts WHERE saved_at < now() - make_interval(days => $1)', [
        KEEP_DAYS,
      ]);
    });
  }
}
