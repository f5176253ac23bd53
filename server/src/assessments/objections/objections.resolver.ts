import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, AllowOwn, CurrentActor } from '../../access/access.decorators.js';
import type { UserActor } from '../../common/actor.js';
import { readPage } from '../../common/paging.js';
import { IdempotencyKey } from '../../idempotency/idempotency-key.decorator.js';
import { Permission } from '../../rules/permissions.js';
import { AssignObjectionArgs, DecideObjectionArgs, RaiseObjectionArgs } from './objection.args.js';
import {
  ClaimObjectionsModel,
  ObjectionModel,
  ObjectionOfficer,
  ObjectionPage,
  ObjectionReview,
} from './objection.model.js';
import { ObjectionReviewService } from './objection-review.service.js';
import { ObjectionState } from './objection-state.js';
import { VersionArgs } from '../../common/version.args.js';
import { ObjectionsService } from './objections.service.js';

@Resolver()
export class ObjectionsResolver {
  constructor(
    private readonly service: ObjectionsService,
    private readonly review: ObjectionReviewService,
  ) {}

  @AllowOwn(Permission.ClaimsRead)
  @Query(() => ClaimObjectionsModel, {
    nullable: true,
    description: 'The objections to the assessments of a claim; null when it has no published assessment',
  })
  myObjection(
    @CurrentActor() actor: UserActor,
    @Args('submissionId', { type: () => ID }) submissionId: string,
  ): Promise<ClaimObjectionsModel | null> {
    return this.service.of(actor, submissionId);
  }

  @AllowOwn(Permission.ObjectionsDecide)
  @Mutation(() => ObjectionModel, {
    description: 'Objects to the published assessment of a claim; after the last day it counts as late',
  })
  raiseObjection(
    @CurrentActor() actor: UserActor,
    @Args() given: RaiseObjectionArgs,
    @IdempotencyKey() key: string | undefined,
  ): Promise<ObjectionModel> {
    return this.service.raise(actor, given, key);
  }

  @AllowOwn(Permission.ObjectionsDecide)
  @Mutation(() => ObjectionModel)
  withdrawObjection(@CurrentActor() actor: UserActor, @Args() given: VersionArgs): Promise<ObjectionModel> {
    return this.service.withdraw(actor, given);
  }

  @Allow(Permission.ObjectionsRead)
  @Query(() => ObjectionPage, {
    description: 'Objections in one state; without one, all that nobody has decided',
  })
  objections(
    @Args('state', { type: () => ObjectionState, nullable: true }) state: ObjectionState | null,
    @Args('page', { type: () => Int, nullable: true, defaultValue: 1 }) page: number | null,
  ): Promise<ObjectionPage> {
    return this.review.page(state ?? undefined, readPage(page ?? undefined));
  }

  @Allow(Permission.ObjectionsRead)
  @Query(() => ObjectionReview)
  objection(
    @CurrentActor() actor: UserActor,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<ObjectionReview> {
    return this.review.get(actor, id);
  }

  @Allow(Permission.ObjectionsDecide)
  @Query(() => [ObjectionOfficer], { description: 'Who may be made the officer of an objection' })
  objectionOfficers(@CurrentActor() actor: UserActor): Promise<ObjectionOfficer[]> {
    return this.review.officers(actor);
  }

  @Allow(Permission.ObjectionsDecide)
  @Mutation(() => ObjectionReview)
  async assignObjection(
    @CurrentActor() actor: UserActor,
    @Args() given: AssignObjectionArgs,
  ): Promise<ObjectionReview> {
    await this.review.assign(actor, given);
    return this.review.get(actor, given.id);
  }

  @Allow(Permission.ObjectionsDecide)
  @Mutation(() => ObjectionReview, { description: 'Decides an objection, as its officer' })
  async decideObjection(
    @CurrentActor() actor: UserActor,
    @Args() given: DecideObjectionArgs,
  ): Promise<ObjectionReview> {
    await this.review.decide(actor, given);
    return this.review.get(actor, given.id);
  }
}
