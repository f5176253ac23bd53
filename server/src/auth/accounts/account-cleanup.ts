import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Sweeps } from '../../jobs/sweeps.js';

/** Deletes expired codes, links and counters, including those of unknown addresses. */
@Injectable()
export class AccountCleanup implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.every(60, 'codes, links and counters', () => this.sweep());
  }

  private async sweep(): Promise<void> {
    await this.db.query(`DELETE FROM one_time_codes WHERE expires_at < now() - interval '1 day'`);
    await this.db.query(`DELETE FROM account_tokens WHERE expires_at < now() - interval '1 day'`);
    // Skips rows in use: a sign-in locks two of them, in its own order.
    await this.db.query(
      `DELETE FROM limits WHERE key IN (
         SELECT key FROM limits WHERE expire < extract(epoch FROM now()) * 1000 FOR UPDATE SKIP LOCKED)`,
    );
  }
}
