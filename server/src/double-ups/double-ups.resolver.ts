import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor, WithoutUse } from '../access/access.decorators.js';
import { type UserActor } from '../common/actor.js';
import { DoubleUpVerdict } from './double-up-mark.entity.js';
import { DoubleUpComparison, DoubleUpPage, DoubleUpPair, DoubleUpsAmong } from './double-ups.model.js';
import { DoubleUpsService } from './double-ups.service.js';
import { MarkManyService } from './mark-many.service.js';
import { Permission } from '../rules/permissions.js';
import { MOST_MARKED } from '../rules/selection-limits.js';
import { SelectedSubmissions } from '../submissions/listing/selected-submissions.args.js';

/** Double ups in the administrators' screens; scripts read the report. */
@Allow(Permission.DuplicatesRead)
@Resolver()
export class DoubleUpsResolver {
  constructor(
    private readonly service: DoubleUpsService,
    private readonly many: MarkManyService,
  ) {}

  @WithoutUse()
  @Query(() => DoubleUpPage)
  doubleUps(
    @Args('page', { type: () => Int, nullable: true, defaultValue: 1 }) page: number,
    @Args('undecidedOnly', { nullable: true, defaultValue: true }) undecidedOnly: boolean,
  ): Promise<DoubleUpPage> {
    return this.service.list(page, undecidedOnly);
  }

  @Query(() => DoubleUpComparison)
  doubleUp(
    @Args('firstId', { type: () => ID }) firstId: string,
    @Args('secondId', { type: () => ID }) secondId: string,
  ): Promise<DoubleUpComparison> {
    return this.service.compare([firstId, secondId]);
  }

  @WithoutUse()
  @Query(() => [DoubleUpPair], { description: 'Undecided pairs of this claim' })
  undecidedDoubleUpsOf(
    @Args('submissionId', { type: () => ID }) submissionId: string,
  ): Promise<DoubleUpPair[]> {
    return this.service.undecidedOf(submissionId);
  }

  @Query(() => DoubleUpsAmong, {
    description: `The pairs among 2 to ${MOST_MARKED} claims, decided or not`,
  })
  doubleUpsAmong(@Args() { submissionIds }: SelectedSubmissions): Promise<DoubleUpsAmong> {
    return this.many.among(submissionIds);
  }

  @Allow(Permission.DuplicatesDecide)
  @Mutation(() => Boolean, { description: 'Marks claims as duplicates of another one: all of them or none' })
  async markDoubleUps(
    @CurrentActor() actor: UserActor,
    @Args('originalId', { type: () => ID }) originalId: string,
    @Args('duplicateIds', { type: () => [ID] }) duplicateIds: string[],
  ): Promise<boolean> {
    await this.many.mark(actor, originalId, duplicateIds);
    return true;
  }

  @Allow(Permission.DuplicatesDecide)
  @Mutation(() => Boolean)
  async findDoubleUps(@CurrentActor() actor: UserActor): Promise<boolean> {
    await this.service.search(actor);
    return true;
  }

  @Allow(Permission.DuplicatesDecide)
  @Mutation(() => Boolean)
  async markDoubleUp(
    @CurrentActor() actor: UserActor,
    @Args('firstId', { type: () => ID }) firstId: string,
    @Args('secondId', { type: () => ID }) secondId: string,
    @Args('verdict', { type: () => DoubleUpVerdict }) verdict: DoubleUpVerdict,
    @Args('duplicateId', { type: () => ID, nullable: true }) duplicateId: string | null,
  ): Promise<boolean> {
    await this.service.mark(actor, [firstId, secondId], verdict, duplicateId ?? null);
    return true;
  }

  @Allow(Permission.DuplicatesDecide)
  @Mutation(() => Boolean)
  async unmarkDoubleUp(
    @CurrentActor() actor: UserActor,
    @Args('firstId', { type: () => ID }) firstId: string,
    @Args('secondId', { type: () => ID }) secondId: string,
  ): Promise<boolean> {
    await this.service.unmark(actor, [firstId, secondId]);
    return true;
  }
}
