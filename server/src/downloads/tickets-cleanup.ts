import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Sweeps } from '../jobs/sweeps.js';

/** Deletes expired links. */
@Injectable()
export class TicketsCleanup implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.every(10, 'download tickets', async () => {
      // Skips rows that are being deleted because their person requests a new link.
      await this.db.query(
        `DELETE FROM download_tickets WHERE id IN (
           SELECT id FROM download_tickets WHERE expires_at <= now() FOR UPDATE SKIP LOCKED)`,
      );
    });
  }
}
