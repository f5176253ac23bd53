import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, AllowOwn, CurrentActor, Public } from '../access/access.decorators.js';
import type { UserActor } from '../common/actor.js';
import { MessageResult } from '../common/message-result.model.js';
import { readPage } from '../common/paging.js';
import { VersionArgs } from '../common/version.args.js';
import { Permission } from '../rules/permissions.js';
import { BankChangeState } from './bank-change-state.js';
import {
  BankChangeModel,
  BankChangePage,
  BankHold,
  NotMeArgs,
  RefuseBankChangeArgs,
  ReleaseBankChangeArgs,
  RevealedBankChange,
} from './bank-change.model.js';
import { BankChangesService } from './bank-changes.service.js';
import { BankHoldService } from './bank-hold.service.js';
import { StopBankChangeService } from './stop-bank-change.service.js';

/** Changed bank details and their release. Not for API tokens: a script neither calls back nor enters codes. */
@Resolver()
export class BankChangesResolver {
  constructor(
    private readonly service: BankChangesService,
    private readonly holds: BankHoldService,
    private readonly stops: StopBankChangeService,
  ) {}

  @Allow(Permission.ClaimsRead)
  @Query(() => BankChangePage, {
    description:
      'Changes of bank details: without a state those that wait, stopped ones first, else the newest first',
  })
  bankChanges(
    @CurrentActor() actor: UserActor,
    @Args('state', { type: () => BankChangeState, nullable: true }) state?: BankChangeState | null,
    @Args('page', { type: () => Int, nullable: true, defaultValue: 1 }) page?: number | null,
  ): Promise<BankChangePage> {
    return this.service.page(actor, state ?? null, readPage(page ?? undefined));
  }

  @Allow(Permission.ClaimsRead, Permission.RestrictedRead)
  @Mutation(() => RevealedBankChange, { description: 'The details in the clear; each call is recorded' })
  revealBankChange(
    @CurrentActor() actor: UserActor,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<RevealedBankChange> {
    return this.service.reveal(actor, id);
  }

  @Allow(Permission.BankChangesRelease)
  @Mutation(() => MessageResult, { description: 'Mails the code with which a change is released' })
  async sendBankReleaseCode(
    @CurrentActor() actor: UserActor,
    @Args() { id, version }: VersionArgs,
  ): Promise<MessageResult> {
    await this.service.sendCode(actor, id, version);
    return { message: `A code was sent to ${actor.email}.` };
  }

  @Allow(Permission.BankChangesRelease)
  @Mutation(() => BankChangeModel, {
    description: 'Releases changed bank details for payment, 48 hours after the e-mails about them',
  })
  releaseBankChange(
    @CurrentActor() actor: UserActor,
    @Args() given: ReleaseBankChangeArgs,
  ): Promise<BankChangeModel> {
    return this.service.release(actor, given);
  }

  @Allow(Permission.BankChangesRelease)
  @Mutation(() => BankChangeModel, {
    description: 'Refuses changed bank details; the claim keeps them, and nothing is paid to them',
  })
  refuseBankChange(
    @CurrentActor() actor: UserActor,
    @Args() given: RefuseBankChangeArgs,
  ): Promise<BankChangeModel> {
    return this.service.refuse(actor, given);
  }

  @AllowOwn(Permission.ClaimsRead)
  @Query(() => BankHold, {
    nullable: true,
    description: 'Why nothing is paid to the bank details of a claim yet; null when they are released',
  })
  bankHold(
    @CurrentActor() actor: UserActor,
    @Args('submissionId', { type: () => ID }) submissionId: string,
  ): Promise<BankHold | null> {
    return this.holds.of(actor, submissionId);
  }

  @Public()
  @Mutation(() => Boolean, {
    description: 'Stops a change of bank details, by the link in the e-mail about it',
  })
  async stopBankChange(@Args() { token }: NotMeArgs): Promise<boolean> {
    await this.stops.stop(token);
    return true;
  }
}
