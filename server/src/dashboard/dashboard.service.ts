import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { countThreads } from '../amendments/amendment-queue.js';
import { refuseWhileHolding } from '../database/held-connections.js';
import { countUndecided } from '../double-ups/double-up-list.js';
import { SharedCount } from '../common/shared-count.js';
import { countRuns, ImportRunFilter } from '../imports/import-run-filter.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { countSubmissions } from '../submissions/listing/submission-list.js';
import { filtered, type SubmissionFilter } from '../submissions/listing/submission-list-filter.js';
import type { Dashboard } from './dashboard.model.js';
import { filingsByWeek } from './filings.js';

const EVERY_SUBMISSION = { sql: 'true', parameters: {} };

/** Where the scheme stands. No figure is anybody's own, so that one count serves every administrator. */
@Injectable()
export class DashboardService {
  private readonly counted = new SharedCount(() => this.count());

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
  ) {}

  /** The figures of this moment; in a large scheme they may be a minute old. */
  figures(): Promise<Dashboard> {
    refuseWhileHolding('the figures');
    return this.counted.value();
  }

  /** In one snapshot, so that the figures fit together, and through one connection, so that nobody else waits for one. */
  private count(): Promise<Dashboard> {
    return this.db.transaction('REPEATABLE READ', async (tx) => ({
      submissions: await this.claims(tx, {}),
      withoutTrades: await this.claims(tx, { withoutTrades: true }),
      missingBank: await this.claims(tx, { missingBank: true }),
      unansweredRequests: (await countThreads(tx)).open,
      importsRunning: await countRuns(tx, ImportRunFilter.RUNNING),
      importsFailed: await countRuns(tx, ImportRunFilter.FAILED),
      undecidedDoubleUps: await countUndecided(tx),
      thisWeek: {
        submissions: await this.claims(tx, { newThisWeek: true }),
        changedSubmissions: await this.claims(tx, { changedThisWeek: true }),
        amendments: await this.claims(tx, { messagedThisWeek: true }),
        attachments: await this.claims(tx, { attachedThisWeek: true }),
      },
      filings: await filingsByWeek(tx, this.scheme.timeZone),
    }));
  }

  /** By the very condition of the list that a figure leads to. */
  private claims(tx: EntityManager, filter: SubmissionFilter): Promise<number> {
    return countSubmissions(tx, filtered(EVERY_SUBMISSION, filter, this.scheme));
  }
}
