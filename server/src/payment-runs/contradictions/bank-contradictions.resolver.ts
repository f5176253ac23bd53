import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor } from '../../access/access.decorators.js';
import type { UserActor } from '../../common/actor.js';
import { MessageResult } from '../../common/message-result.model.js';
import { Permission } from '../../rules/permissions.js';
import { BankContradictionModel, CloseBankContradictionArgs } from './bank-contradiction.model.js';
import { BankContradictionsService } from './bank-contradictions.service.js';

/** What the bank says against what was known or decided of returned payments; not for API tokens. */
@Resolver()
export class BankContradictionsResolver {
  constructor(private readonly service: BankContradictionsService) {}

  @Allow(Permission.PaymentsRead)
  @Query(() => [BankContradictionModel], {
    description:
      'Files of returns that contradict what was known or decided, of which nobody has looked into; at most 50',
  })
  bankContradictions(
    @CurrentActor() actor: UserActor,
    @Args('runId', {
      type: () => ID,
      nullable: true,
      description: 'Of payments of this run, or of those that it pays again',
    })
    runId?: string | null,
  ): Promise<BankContradictionModel[]> {
    return this.service.open(actor, runId ?? null);
  }

  @Allow(Permission.PaymentsApprove)
  @Mutation(() => MessageResult, {
    description: 'Closes what a file says about payments of a run, with what was found',
  })
  async closeBankContradiction(
    @CurrentActor() actor: UserActor,
    @Args() given: CloseBankContradictionArgs,
  ): Promise<MessageResult> {
    const payments = await this.service.close(actor, given);
    return { message: `Closed for ${payments === 1 ? 'one payment' : `${payments} payments`}.` };
  }
}
