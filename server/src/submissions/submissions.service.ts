import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { Actor, Caller } from '../common/actor.js';
import { NotFound } from '../common/errors.js';
import { PAGE_SIZE, paginationOf } from '../common/paging.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { KeyRing } from '../sealing/key-ring.js';
import { TradesService } from '../trades/trades.service.js';
import { unsealRestricted } from './restricted-fields.js';
import { listItemOf } from './submission-list-item.js';
import { listPage, readListItems } from './submission-list.js';
import { filtered, type SubmissionFilter, SubmissionSort } from './submission-list-filter.js';
import type { SubmissionListItem, SubmissionPage, SubmissionSearchResult } from './submission-list.model.js';
import { submissionModelOf } from './submission-model-of.js';
import { findSubmissions, MOST_FOUND } from './submission-search.js';
import { Submission } from './submission.entity.js';
import type { SubmissionModel } from './submission.model.js';
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

  /**
   * A page of all claims for an administrator, of the caller's own otherwise; empty past the end.
   * @param filter what the listed claims, and those that are counted, have in common
   */
  async list(
    actor: Actor,
    page: number,
    filter: SubmissionFilter = {},
    sort = SubmissionSort.NEWEST,
  ): Promise<SubmissionPage> {
    const seen = filtered(visibleTo(actor), filter, this.scheme);
    const { ids, total } = await listPage(this.db, seen, sort, PAGE_SIZE, (page - 1) * PAGE_SIZE);
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
      return submissionModelOf(actor, this.scheme, claim, restricted, trades);
    });
  }
}

const notFound = () => new NotFound('Unable to view submission');
