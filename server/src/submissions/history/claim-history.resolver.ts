import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor } from '../../auth/access.decorators.js';
import { Role, type UserActor } from '../../common/actor.js';
import { readPage } from '../../common/paging.js';
import { ClaimAsOf, ClaimHistoryPage } from './claim-history.model.js';
import { ClaimHistoryService } from './claim-history.service.js';

/** Who changed what of a claim, and when; for administrators. */
@Resolver()
export class ClaimHistoryResolver {
  constructor(private readonly history: ClaimHistoryService) {}

  @Allow(Role.MASTER_ADMIN)
  @Query(() => ClaimHistoryPage)
  claimHistory(
    @CurrentActor() actor: UserActor,
    @Args('submissionId', { type: () => ID }) submissionId: string,
    @Args('page', { type: () => Int, nullable: true, defaultValue: 1 }) page: number | null,
  ): Promise<ClaimHistoryPage> {
    return this.history.list(actor, submissionId, readPage(page ?? undefined));
  }

  @Allow(Role.MASTER_ADMIN)
  @Query(() => ClaimAsOf)
  claimAsOf(
    @CurrentActor() actor: UserActor,
    @Args('submissionId', { type: () => ID }) submissionId: string,
    @Args('changeId', { type: () => ID }) changeId: string,
  ): Promise<ClaimAsOf> {
    return this.history.asOf(actor, submissionId, changeId);
  }
}
