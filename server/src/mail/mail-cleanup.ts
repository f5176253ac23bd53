import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Sweeps } from '../jobs/sweeps.js';
import type { MailTemplate } from './mail-templates.js';

/** Days for which the record of a sent mail is kept. */
const KEEP_DAYS = 30;

/** What a report to the court counts is kept: to whom a notice of an assessment went, and whether it arrived (COURT-2). */
const KEPT: readonly MailTemplate[] = ['claim-assessed', 'claims-assessed'];

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
    await this.db.query(
      'DELETE FROM mails WHERE created_at < now() - make_interval(days => $1) AND template <> ALL($2)',
      [KEEP_DAYS, KEPT],
    );
  }
}
