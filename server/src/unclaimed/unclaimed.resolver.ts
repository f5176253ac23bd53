import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor } from '../access/access.decorators.js';
import type { UserActor } from '../common/actor.js';
import { MessageResult } from '../common/message-result.model.js';
import { VersionArgs } from '../common/version.args.js';
import { Permission } from '../rules/permissions.js';
import {
  ConfirmUnclaimedArgs,
  DeclareUnclaimedArgs,
  MoneyLeft,
  RefuseUnclaimedArgs,
} from './unclaimed.model.js';
import { UnclaimedService } from './unclaimed.service.js';

/** Money that a published distribution left, and unclaimed payments; not for API tokens. */
@Resolver()
export class UnclaimedResolver {
  constructor(private readonly service: UnclaimedService) {}

  @Allow(Permission.PaymentsRead)
  @Query(() => MoneyLeft, { description: 'What a published distribution left' })
  moneyLeft(
    @CurrentActor() actor: UserActor,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<MoneyLeft> {
    return this.service.left(actor, id);
  }

  @Allow(Permission.PaymentsPrepare)
  @Mutation(() => MoneyLeft, { description: 'Proposes that unclaimed payments are never paid' })
  async declareUnclaimed(
    @CurrentActor() actor: UserActor,
    @Args() given: DeclareUnclaimedArgs,
  ): Promise<MoneyLeft> {
    await this.service.declare(actor, given);
    return this.service.left(actor, given.distributionId);
  }

  @Allow(Permission.PaymentsApprove)
  @Mutation(() => MessageResult, { description: 'Mails the code with which a declaration is confirmed' })
  async sendUnclaimedCode(
    @CurrentActor() actor: UserActor,
    @Args() { id, version }: VersionArgs,
  ): Promise<MessageResult> {
    await this.service.sendCode(actor, id, version);
    return { message: `A code was sent to ${actor.email}.` };
  }

  @Allow(Permission.PaymentsApprove)
  @Mutation(() => MoneyLeft, { description: 'Confirms a declaration that somebody else proposed' })
  async confirmUnclaimed(
    @CurrentActor() actor: UserActor,
    @Args() given: ConfirmUnclaimedArgs,
  ): Promise<MoneyLeft> {
    return this.service.left(actor, await this.service.confirm(actor, given));
  }

  @Allow(Permission.PaymentsApprove)
  @Mutation(() => MoneyLeft, { description: 'Ends a declaration without any effect' })
  async refuseUnclaimed(
    @CurrentActor() actor: UserActor,
    @Args() given: RefuseUnclaimedArgs,
  ): Promise<MoneyLeft> {
    return this.service.left(actor, await this.service.refuseOne(actor, given));
  }
}
