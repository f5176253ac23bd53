import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Actor, Caller } from '../../common/actor.js';
import { NotFound } from '../../common/errors.js';
import { PAGE_SIZE, paginationOf } from '../../common/paging.js';
import { ALL_TRADES } from '../../trades/shown-trades.js';
import { missingClaimFields } from '../../rules/required-claim-fields.js';
import type { SchemeFile } from '../../scheme/scheme.js';
import { SCHEME } from '../../scheme/scheme.token.js';
import { KeyRing } from '../../encryption/key-ring.js';
import { SubmissionPages } from '../listing/submission-pages.js';
import { readSubmissionAudited } from './submission-view.js';
import { type Adjacent, placeOf } from '../listing/list-place.js';
import { decryptRestricted } from '../restricted-fields.js';
import { submissionDataOf } from './submission-data.js';
import { listItemOf } from '../listing/submission-list-item.js';
import { REMOVED } from '../listing/submission-row.js';
import { checkFilter, checkSort } from '../listing/check-filter.js';
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

/** Reads current claims, with access control. */
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
   * A page of all claims for an administrator, otherwise of the caller's own; empty past the end.
   * @param filter applies to the listed claims and to the total
   * @param adjacent the claim right before or after the page, when the caller pages from there
   * @throws Forbidden for a filter or an order by what the caller may not read
   */
  async list(
    actor: Actor,
    page: number,
    filter: SubmissionFilter = {},
    sort = SubmissionSort.NEWEST,
    adjacent: Adjacent = {},
  ): Promise<SubmissionPage> {
    checkFilter(actor, filter);
    checkSort(actor, sort);
    const visible = visibleTo(actor);
    const seen = filtered(visible, filter, this.scheme);
    const place = placeOf(page, sort, adjacent);
    const { rows, total } = await this.pages.read(seen, sort, PAGE_SIZE, place, visible === EVERY_SUBMISSION);
    const submissions = rows.map(listItemOf);
    return { submissions, pagination: paginationOf(page, total) };
  }

  /** All claims of the caller, newest first; also for administrators. */
  async listOwn(actor: Caller): Promise<SubmissionListItem[]> {
    const { sql, parameters } = ownedBy(actor);
    const own = this.db.getRepository(Submission).createQueryBuilder('s').where(sql, parameters);
    const { entities, raw } = await own
      .addSelect(REMOVED, 'removed')
      .orderBy('s.id', 'DESC')
      .getRawAndEntities<{ removed: boolean }>();
    return entities.map((claim, at) =>
      listItemOf(Object.assign(claim, { missing: this.missingOf(claim), removed: raw[at]!.removed })),
    );
  }

  /**
   * The claims that match a search and a filter: the exact SID first, then by similarity, at most 100.
   * @throws BadInput for fewer than 3 characters
   * @throws Forbidden for a filter by what the caller may not read
   */
  async search(actor: Actor, query: string, filter: SubmissionFilter = {}): Promise<SubmissionSearchResult> {
    checkFilter(actor, filter);
    const found = await findSubmissions(this.db, query, filtered(EVERY_SUBMISSION, filter, this.scheme));
    const rows = found.slice(0, MOST_FOUND).map(listItemOf);
    return { rows, more: found.length > MOST_FOUND };
  }

  /**
   * A claim in full. Its restricted fields are decrypted, which is audited (VIEW-13); an API token without their scope
   * gets them empty, and still learns which are missing.
   * @param part only these of its trades
   * @throws NotFound when the claim does not exist, belongs to somebody else, or the id is malformed, with the same
   * message in all three cases
   */
  async get(actor: Actor, id: string, part = ALL_TRADES): Promise<SubmissionModel> {
    const claim = UUID.test(id) ? await readSubmissionAudited(this.db, actor, id, part) : undefined;
    if (!claim) throw notFound();
    const restricted = decryptRestricted(this.ring, claim.id, claim.sealed);
    const more = part.limit !== null && claim.trades.length >= part.limit;
    const trades = {
      openingBalance: claim.listBalance,
      version: claim.tradeVersion,
      trades: more ? claim.trades.slice(0, part.shown) : claim.trades,
      more,
    };
    return submissionModelOf(actor, this.scheme, claim, restricted, trades, claim.removed);
  }

  private missingOf(claim: Submission): number {
    const restricted = decryptRestricted(this.ring, claim.id, claim.sealed);
    // Lists use the claim's own opening balance.
    const noTrades = { openingBalance: null, version: 0, trades: [] };
    return missingClaimFields(submissionDataOf(claim, restricted, noTrades, false)).length;
  }
}

const notFound = () => new NotFound('Unable to view submission');
