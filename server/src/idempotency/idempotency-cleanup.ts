import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Sweeps } from '../jobs/sweeps.js';
import { KEEP_ANSWERS_HOURS } from './idempotency.service.js';

/** Deletes expired responses. */
@Injectable()
export class IdempotencyCleanup implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.every(60, 'answered calls', async () => {
      await this.db.query(
        'DELETE FROM answered_calls WHERE created_at < now() - make_interval(hours => $1)',
        [KEEP_ANSWERS_HOURS],
      );
    });
  }
}
