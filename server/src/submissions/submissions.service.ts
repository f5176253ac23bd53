import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { type Actor, type Caller, isAdmin, mayReadRestricted } from '../common/actor.js';
import { NotFound } from '../common/errors.js';
import { PAGE_SIZE, paginationOf } from '../common/paging.js';
import { missingClaimFields } from '../rules/required-claim-fields.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { KeyRing } from '../sealing/key-ring.js';
import { TradesService } from '../trades/trades.service.js';
import { NO_RESTRICTED, unsealRestricted } from './restricted-fields.js';
import { submissionDataOf } from './submission-data.js';
import { listItemOf } from './submission-list-item.js';
import { countClaims, listIds, readListItems } from './submission-list.js';
import type { SubmissionListItem, SubmissionPage, SubmissionSearchResult } from './submission-list.model.js';
import { findSubmissions, MOST_FOUND } from './submission-search.js';
import { Submission } from './submission.entity.js';
import type { RemovedClaim, SubmissionModel } from './submission.model.js';
import { ownedBy, visibleTo } from './visible-to.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The current claims: who may see which, and how. */
@Injectable()
export class SubmissionsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
    private readonly ring: KeyRing,
    private readonly trades: TradesService,
  ) {}

  /** A page of all claims for an administrator, of the caller's own otherwise, newest first; empty past the end. */
  async list(actor: Actor, page: number): Promise<SubmissionPage> {
    const seen = visibleTo(actor);
    const [total, ids] = await Promise.all([
      countClaims(this.db, seen),
      listIds(this.db, seen, PAGE_SIZE, (page - 1) * PAGE_SIZE),
    ]);
    const submissions = await readListItems(this.db, ids, this.scheme.removedClaims.sids);
    return { submissions, pagination: paginationOf(page, total) };
  }

  /** All the caller's own claims, newest first; also an administrator's own. */
  async listOwn(actor: Caller): Promise<SubmissionListItem[]> {
    const { sql, parameters } = ownedBy(actor);
    const own = this.db.getRepository(Submission).createQueryBuilder('s').where(sql, parameters);
    const claims = await own.orderBy('s.id', 'DESC').getMany();
    const { sids } = this.scheme.removedClaims;
    return claims.map((claim) =>
      listItemOf(claim, unsealRestricted(this.ring, claim.id, claim.sealed), sids),
    );
  }

  /**
   * The claims that match a search, the exact SID first, then the best match, at most 100.
   * @throws BadInput under 3 characters.
   */
  async search(query: string): Promise<SubmissionSearchResult> {
    const ids = await findSubmissions(this.db, query);
    const rows = await readListItems(this.db, ids.slice(0, MOST_FOUND), this.scheme.removedClaims.sids);
    return { rows, more: ids.length > MOST_FOUND };
  }

  /**
   * A claim in full. Its restricted fields are opened here and nowhere else, and that is audited (security rule 26); an
   * API token without the scope for them gets them empty, and still learns which are missing.
   * @throws NotFound when there is none, when it is somebody else's, and for an id that is none: all alike.
   */
  async get(actor: Actor, id: string): Promise<SubmissionModel> {
    if (!UUID.test(id)) throw notFound();
    const { sql, parameters } = visibleTo(actor);
    return this.db.transaction('REPEATABLE READ', async (tx) => {
      const seen = tx
        .createQueryBuilder(Submission, 's')
        .where('s.id = :id', { id })
        .andWhere(sql, parameters);
      const claim = await seen.getOne();
      if (!claim) throw notFound();
      const trades = await this.trades.ofSubmission(tx, claim.id);
      await recordAudit(tx, actor, 'submission.read', { type: 'submission', id: claim.id });
      const restricted = unsealRestricted(this.ring, claim.id, claim.sealed);
      const full = submissionDataOf(claim, restricted, trades, isAdmin(actor));
      return {
        id: claim.id,
        sid: claim.sid,
        email: claim.email,
        submissionId: claim.id,
        version: claim.version,
        tradeVersion: trades.version,
        mayUpdate: isAdmin(actor) || this.scheme.members.mayUpdate,
        removed: this.removed(claim.sid),
        submissionData: mayReadRestricted(actor)
          ? full
          : submissionDataOf(claim, NO_RESTRICTED, trades, isAdmin(actor)),
        missing: missingClaimFields(full),
        updatedAt: claim.updatedAt,
        etag: `"${claim.version}.${trades.version}"`,
      };
    });
  }

  /** What is said of a claim that the scheme's file lists as removed (spec section 2). */
  private removed(sid: string | null): RemovedClaim | null {
    const { sids, message, date } = this.scheme.removedClaims;
    return sid !== null && sids.includes(sid) ? { message, date } : null;
  }
}

const notFound = () => new NotFound('Unable to view submission');
