import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { countBankChanges } from '../bank-changes/read-bank-changes.js';
import { countThreads } from '../amendments/amendment-queue.js';
import { refuseWhileHolding } from '../database/held-connections.js';
import { countUndecided } from '../double-ups/double-up-list.js';
import type { Actor } from '../common/actor.js';
import { SharedCount } from '../common/shared-count.js';
import { countRuns, ImportRunFilter } from '../imports/import-run-filter.js';
import { countNotices } from '../notices/notice-list.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { countSubmissions } from '../submissions/listing/submission-list.js';
import { filtered, type SubmissionFilter } from '../submissions/listing/submission-list-filter.js';
import type { Dashboard } from './dashboard.model.js';
import { filingsByWeek } from './filings.js';
import { countForOffice, countsFor } from './office-counts.js';
import type { OfficeCounts } from './office-counts.model.js';

const EVERY_SUBMISSION = { sql: 'true', parameters: {} };

/** The figures of the scheme. None depends on the caller, so one count serves all administrators. */
@Injectable()
export class DashboardService {
  private readonly counted = new SharedCount(() => this.count());
  private readonly waiting = new SharedCount(() => countForOffice(this.db));

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
  ) {}

  /** The current figures; in a large scheme they may be a minute old. */
  figures(): Promise<Dashboard> {
    refuseWhileHolding('the figures');
    return this.counted.value();
  }

  /** The counts next to the links of the office, as far as the actor may open the lists. */
  async officeCounts(actor: Actor): Promise<OfficeCounts> {
    refuseWhileHolding('the counts of the office');
    return countsFor(actor, await this.waiting.value());
  }

  /**
   * Counts in one snapshot, so that the figures are consistent, and on one connection, so that others need not wait for
   * one.
   */
  private count(): Promise<Dashboard> {
    return this.db.transaction('REPEATABLE READ', async (tx) => ({
      ...(await this.completeness(tx)),
      withoutTrades: await this.claims(tx, { withoutTrades: true }),
      removed: await this.claims(tx, { removed: true }),
      missingBank: await this.claims(tx, { missingBank: true }),
      ...(await requests(tx)),
      notices: await countNotices(tx),
      importsRunning: await countRuns(tx, ImportRunFilter.RUNNING),
      importsFailed: await countRuns(tx, ImportRunFilter.FAILED),
      undecidedDoubleUps: await countUndecided(tx),
      ...(await countBankChanges(tx)),
      bankContradictions: await contradictions(tx),
      thisWeek: {
        submissions: await this.claims(tx, { newThisWeek: true }),
        changedSubmissions: await this.claims(tx, { changedThisWeek: true }),
        amendments: await this.claims(tx, { messagedThisWeek: true }),
        attachments: await this.claims(tx, { attachedThisWeek: true }),
      },
      filings: await filingsByWeek(tx, this.scheme.timeZone),
    }));
  }

  /** Nothing is unknown of a claim's data, so the complete ones are all others and need no count of their own. */
  private async completeness(
    tx: EntityManager,
  ): Promise<Pick<Dashboard, 'submissions' | 'complete' | 'missingData'>> {
    const submissions = await this.claims(tx, {});
    const missingData = await this.claims(tx, { missingData: true });
    return { submissions, missingData, complete: submissions - missingData };
  }

  /** Uses the same condition as the list that the figure links to. */
  private claims(tx: EntityManager, filter: SubmissionFilter): Promise<number> {
    return countSubmissions(tx, filtered(EVERY_SUBMISSION, filter, this.scheme));
  }
}

async function requests(
  tx: EntityManager,
): Promise<Pick<Dashboard, 'unansweredRequests' | 'answeredRequests'>> {
  const { open, answered } = await countThreads(tx);
  return { unansweredRequests: open, answeredRequests: answered };
}

/** Plain table names, since payment runs are a layer above: how many files contradict what is known of payments (RETURN-11). */
async function contradictions(tx: EntityManager): Promise<number> {
  const [{ count }] = await tx.query<[{ count: number }]>(
    'SELECT count(DISTINCT import_run_id)::int AS count FROM bank_contradictions WHERE closed_at IS NULL',
  );
  return count;
}
