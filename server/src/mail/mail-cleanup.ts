import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Sweeps } from '../jobs/sweeps.js';

/** Days for which the record of a sent mail is kept. */
const KEEP_DAYS = 30;

/** Deletes old mails. */
@Injectable()
export class MailCleanup implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.every(60, 'mails', () => this.sweep());
  }

  private async sweep(): Promise<void> {
    await this.db.query('DELETE FROM mails WHERE created_at < now() - make_interval(days => $1)', [
      KEEP_DAYS,
    ]);
  }
}
