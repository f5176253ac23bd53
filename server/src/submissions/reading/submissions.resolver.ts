import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { Allow, AllowOwn, AllowTokens, CurrentCaller } from '../../access/access.decorators.js';
import { type Caller } from '../../common/actor.js';
import { readPage } from '../../common/paging.js';
import { pageOfTrades } from '../../trades/shown-trades.js';
import { SubmissionFilter, SubmissionSort } from '../listing/submission-list-filter.js';
import {
  SubmissionListItem,
  SubmissionPage,
  SubmissionSearchResult,
} from '../listing/submission-list.model.js';
import { SubmissionModel } from '../submission.model.js';
import { ALL_TRADES_UP_TO, upTo } from './all-trades-up-to.js';
import { SubmissionsService } from './submissions.service.js';
import { Permission } from '../../rules/permissions.js';

const AFTER =
  'The last claim of the previous page. When sorted by age, the page starts after it, equally fast at any depth; `page` is then only returned as given';
const BEFORE = 'The first claim of the following page; works like `after`';

const TRADE_PAGE = 'Only this page of its trades, 25 per page, newest first; all trades when absent';

@Resolver()
export class SubmissionsResolver {
  constructor(private readonly service: SubmissionsService) {}

  @AllowOwn(Permission.ClaimsRead)
  @AllowTokens()
  @Query(() => SubmissionPage)
  submissions(
    @CurrentCaller() actor: Caller,
    @Args('page', { type: () => Int, nullable: true, defaultValue: 1 }) page: number | null,
    @Args('filter', { type: () => SubmissionFilter, nullable: true }) filter: SubmissionFilter | null,
    @Args('sort', { type: () => SubmissionSort, nullable: true, defaultValue: SubmissionSort.NEWEST })
    sort: SubmissionSort | null,
    @Args('after', { type: () => ID, nullable: true, description: AFTER }) after: string | null,
    @Args('before', { type: () => ID, nullable: true, description: BEFORE }) before: string | null,
  ): Promise<SubmissionPage> {
    const order = sort ?? SubmissionSort.NEWEST;
    return this.service.list(actor, readPage(page ?? undefined), filter ?? {}, order, { after, before });
  }

  @AllowOwn(Permission.ClaimsRead)
  @AllowTokens()
  @Query(() => [SubmissionListItem])
  mySubmissions(@CurrentCaller() actor: Caller): Promise<SubmissionListItem[]> {
    return this.service.listOwn(actor);
  }

  @Allow(Permission.ClaimsRead)
  @AllowTokens()
  @Query(() => SubmissionSearchResult)
  submissionSearch(
    @CurrentCaller() actor: Caller,
    @Args('query') query: string,
    @Args('filter', { type: () => SubmissionFilter, nullable: true }) filter: SubmissionFilter | null,
  ): Promise<SubmissionSearchResult> {
    return this.service.search(actor, query, filter ?? {});
  }

  @AllowOwn(Permission.ClaimsRead)
  @AllowTokens()
  @Query(() => SubmissionModel)
  submission(
    @CurrentCaller() actor: Caller,
    @Args('id', { type: () => ID }) id: string,
    @Args('tradePage', { type: () => Int, nullable: true, description: TRADE_PAGE })
    tradePage: number | null | undefined,
    @Args('allTradesUpTo', ALL_TRADES_UP_TO) allTradesUpTo: number | null | undefined,
  ): Promise<SubmissionModel> {
    const part = tradePage == null ? upTo(allTradesUpTo) : pageOfTrades(readPage(tradePage));
    return this.service.get(actor, id, part);
  }
}
