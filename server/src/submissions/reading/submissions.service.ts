import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Actor, Caller } from '../../common/actor.js';
import { NotFound } from '../../common/errors.js';
import { PAGE_SIZE, paginationOf } from '../../common/paging.js';
import { missingClaimFields } from '../../rules/required-claim-fields.js';
import type { SchemeFile } from '../../scheme/scheme.js';
import { SCHEME } from '../../scheme/scheme.token.js';
import { KeyRing } from '../../sealing/key-ring.js';
import { SubmissionPages } from '../listing/submission-pages.js';
import { readSubmissionAudited } from './submission-view.js';
import { type Beside, placeOf } from '../listing/list-place.js';
import { unsealRestricted } from '../restricted-fields.js';
import { submissionDataOf } from './submission-data.js';
import { listItemOf } from '../listing/submission-list-item.js';
import { listItemsOf } from '../listing/submission-list.js';
import { filtered, type SubmissionFilter, SubmissionSort } from '../listing/submission-list-filter.js';
import type {
  SubmissionListItem,
  SubmissionPage,
  SubmissionSearchResult,
} from '../listing/submission-list.model.js';
import { submissionModelOf } from './submission-model-of.js';
import { findSubmissions, MOST_FOUND } from '../listing/submission-search.js';
import { Submission } from '../submission.entity.js';
import type { SubmissionModel } from '../submission.model.js';
import { EVERY_SUBMISSION, ownedBy, visibleTo } from './visible-to.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The current claims: who may see which, and how. */
@Injectable()
export class SubmissionsService {
  private readonly pages: SubmissionPages;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
    private readonly ring: KeyRing,
  ) {
    this.pages = new SubmissionPages(db);
  }

  /**
   * A page of all claims for an administrator, of the caller's own otherwise; empty past the end.
   * @param filter what the listed claims, and those that are counted, have in common
   * @param beside the claim before the page or after it, where the caller comes from there
   */
  async list(
    actor: Actor,
    page: number,
    filter: SubmissionFilter = {},
    sort = SubmissionSort.NEWEST,
    beside: Beside = {},
  ): Promise<SubmissionPage> {
    const visible = visibleTo(actor);
    const seen = filtered(visible, filter, this.scheme);
    const place = placeOf(page, sort, beside);
    const { rows, total } = await this.pages.read(seen, sort, PAGE_SIZE, place, visible === EVERY_SUBMISSION);
    const submissions = listItemsOf(rows, this.scheme.removedClaims.sids);
    return { submissions, pagination: paginationOf(page, total) };
  }

  /** All the caller's own claims, newest first; also an administrator's own. */
  async listOwn(actor: Caller): Promise<SubmissionListItem[]> {
    const { sql, parameters } = ownedBy(actor);
    const own = this.db.getRepository(Submission).createQueryBuilder('s').where(sql, parameters);
    const claims = await own.orderBy('s.id', 'DESC').getMany();
    const { sids } = this.scheme.removedClaims;
    return claims.map((claim) => listItemOf(claim, this.missingOf(claim), sids));
  }

  /**
   * The claims that match a search and a filter, the exact SID first, then the best match, at most 100.
   * @throws BadInput under 3 characters.
   */
  async search(query: string, filter: SubmissionFilter = {}): Promise<SubmissionSearchResult> {
    const found = await findSubmissions(this.db, query, filtered(EVERY_SUBMISSION, filter, this.scheme));
    const rows = listItemsOf(found.slice(0, MOST_FOUND), this.scheme.removedClaims.sids);
    return { rows, more: found.length > MOST_FOUND };
  }

  /**
   * A claim in full. Its restricted fields are opened here and nowhere else, and that is audited (VIEW-13); an
   * API token without the scope for them gets them empty, and still learns which are missing.
   * @param tradePage only this page of its trades; null: all of them
   * @throws NotFound when there is none, when it is somebody else's, and for an id that is none: all alike.
   */
  async get(actor: Actor, id: string, tradePage: number | null = null): Promise<SubmissionModel> {
    const claim = UUID.test(id) ? await readSubmissionAudited(this.db, actor, id, tradePage) : undefined;
    if (!claim) throw notFound();
    const restricted = unsealRestricted(this.ring, claim.id, claim.sealed);
    const more = tradePage !== null && claim.trades.length > PAGE_SIZE;
    return submissionModelOf(actor, this.scheme, claim, restricted, {
      openingBalance: claim.listBalance,
      version: claim.tradeVersion,
      trades: more ? claim.trades.slice(0, PAGE_SIZE) : claim.trades,
      more,
    });
  }

  private missingOf(claim: Submission): number {
    const restricted = unsealRestricted(this.ring, claim.id, claim.sealed);
    // A list goes by the claim's own opening balance.
    const noTrades = { openingBalance: null, version: 0, trades: [] };
    return missingClaimFields(submissionDataOf(claim, restricted, noTrades, false)).length;
  }
}

const notFound = () => new NotFound('Unable to view submission');
