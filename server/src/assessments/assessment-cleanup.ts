import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Sweeps } from '../jobs/sweeps.js';

const EVERY_MINUTES = 10;
/** Few enough for one short statement. */
const AT_ONCE = 20_000;

/** Deletes the results of runs that failed or were cancelled; nobody sees them, and a million take a gigabyte. */
@Injectable()
export class AssessmentCleanup implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.every(EVERY_MINUTES, 'results of assessments that did not end', () => this.deleteResults());
  }

  private async deleteResults(): Promise<void> {
    for (;;) {
      const [, deleted] = await this.db.query<[unknown[], number]>(
        `DELETE FROM assessment_results WHERE (run_id, submission_id) IN (
           SELECT run_id, submission_id FROM assessment_results
           WHERE run_id IN (SELECT id FROM assessment_runs WHERE state IN ('FAILED', 'CANCELLED')) LIMIT ${AT_ONCE})`,
      );
      if (deleted < AT_ONCE) return;
    }
  }
}
