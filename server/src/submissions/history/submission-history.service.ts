import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../audit/audit.js';
import type { UserActor } from '../../common/actor.js';
import { NotFound } from '../../common/errors.js';
import { PAGE_SIZE, paginationOf } from '../../common/paging.js';
import { KeyRing } from '../../encryption/key-ring.js';
import { submissionDataOf } from '../reading/submission-data.js';
import type { Submission } from '../submission.entity.js';
import { visibleSubmission } from '../reading/visible-submission.js';
import { filerOf, type ChangeAuthor, tradeImporter } from './change-authors.js';
import type { SubmissionAsOf, HistoryChange, SubmissionHistoryPage } from './submission-history.model.js';
import type { SubmissionTimeline, Moment, VersionRow } from './submission-timeline.js';
import { fieldChanges } from './field-changes.js';
import {
  countMoments,
  isMoment,
  readChangedTrades,
  readMoments,
  readTimeline,
  readTradesAsOf,
  readVersions,
} from './read-history.js';

const toDate = (moment: Moment) => new Date(Math.floor(moment / 1000));

/** The change history of claims and their earlier versions; only administrators can reach it. */
@Injectable()
export class SubmissionHistoryService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
  ) {}

  /**
   * A page of a claim's changes, newest first, ending with its creation. Restricted values are masked. @throws NotFound
   */
  async list(actor: UserActor, submissionId: string, page: number): Promise<SubmissionHistoryPage> {
    return this.db.transaction('REPEATABLE READ', async (tx) => {
      const claim = await visibleSubmission(tx, actor, submissionId);
      const total = await countMoments(tx, claim.id);
      const moments = await readMoments(tx, claim.id, page);
      const versions = await readVersions(tx, claim.id, moments.at(-1) ?? Number.MAX_SAFE_INTEGER);
      const timeline = await readTimeline(tx, this.ring, claim, versions);
      const tradesOf = await readChangedTrades(tx, claim.id, moments);
      await recordAudit(tx, actor, 'submission.history-read', { type: 'submission', id: claim.id });
      const changes: HistoryChange[] = [];
      for (const [index, moment] of moments.entries()) {
        const isCreation = (page - 1) * PAGE_SIZE + index === total - 1;
        const author = await this.authorOf(tx, claim, versions, moment, isCreation);
        const added = tradesOf(moment, 'added');
        const removed = tradesOf(moment, 'removed');
        changes.push({
          id: String(moment),
          at: toDate(moment),
          ...author,
          fields: isCreation ? [] : changedFields(timeline, moment),
          tradesAdded: added.count,
          tradesRemoved: removed.count,
          addedTrades: added.trades,
          removedTrades: removed.trades,
          mayView: true,
        });
      }
      const { sid, legalEntity } = claim;
      return { sid, legalEntity, changes, pagination: paginationOf(page, total) };
    });
  }

  /** A claim in full as it was right after a change; audited like every read of a claim. @throws NotFound */
  async asOf(actor: UserActor, submissionId: string, changeId: string): Promise<SubmissionAsOf> {
    return this.db.transaction('REPEATABLE READ', async (tx) => {
      const claim = await visibleSubmission(tx, actor, submissionId);
      const moment = /^\d{1,16}$/.test(changeId) ? Number(changeId) : undefined;
      if (moment === undefined || !(await isMoment(tx, claim.id, moment)))
        throw new NotFound('We could not find this change of the claim.');
      const timeline = await readTimeline(tx, this.ring, claim, await readVersions(tx, claim.id, moment));
      const snapshot = timeline.after(moment);
      const { sid, email, columns, listBalance } = snapshot;
      const trades = await readTradesAsOf(tx, claim.id, moment);
      const subject = { type: 'submission' as const, id: claim.id };
      await recordAudit(tx, actor, 'submission.version-read', subject, { change: changeId });
      const all = { openingBalance: listBalance, version: 0, trades };
      const data = submissionDataOf(columns, timeline.restricted(snapshot), all, true);
      return { at: toDate(moment), sid, email, submissionData: data };
    });
  }

  private async authorOf(
    tx: EntityManager,
    claim: Submission,
    versions: readonly VersionRow[],
    moment: Moment,
    isCreation: boolean,
  ): Promise<ChangeAuthor> {
    if (isCreation) return filerOf(tx, claim);
    const version = versions.find((one) => one.moment === moment);
    if (!version) return tradeImporter(tx, moment);
    const { actorName, action } = version;
    return { actorName, action };
  }
}

function changedFields(timeline: SubmissionTimeline, moment: Moment): HistoryChange['fields'] {
  return fieldChanges(timeline, timeline.before(moment), timeline.after(moment));
}
