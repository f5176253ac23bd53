import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Sweeps } from '../jobs/sweeps.js';

/** Days after its last save for which a draft is kept. */
const KEEP_DAYS = 90;

/** Forgets drafts that nobody goes on with. */
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
