import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, AllowOwn, CurrentActor } from '../access/access.decorators.js';
import type { UserActor } from '../common/actor.js';
import { IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { Permission } from '../rules/permissions.js';
import { SubmissionDataInput } from '../submissions/filing/submission.input.js';
import { PhoneCallInput } from './phone-filing.input.js';
import { FiledByTelephone, PhoneFilingModel } from './phone-filing.model.js';
import { PhoneFilingsService } from './phone-filings.service.js';

/** Claims filed by telephone. Not for API tokens: a script talks to nobody. */
@Resolver()
export class PhoneFilingsResolver {
  constructor(private readonly filings: PhoneFilingsService) {}

  @Allow(Permission.ClaimsEdit)
  @Mutation(() => FiledByTelephone)
  fileByTelephone(
    @CurrentActor() actor: UserActor,
    @Args('sid') sid: string,
    @Args('input') input: SubmissionDataInput,
    @Args('call') call: PhoneCallInput,
    @IdempotencyKey() key: string | undefined,
  ): Promise<FiledByTelephone> {
    return this.filings.file(actor, sid, input, call, key);
  }

  @AllowOwn(Permission.ClaimsRead)
  @Query(() => PhoneFilingModel, { nullable: true, description: 'Null for a claim filed in another way' })
  phoneFiling(
    @CurrentActor() actor: UserActor,
    @Args('submissionId', { type: () => ID }) submissionId: string,
  ): Promise<PhoneFilingModel | null> {
    return this.filings.get(actor, submissionId);
  }

  @Allow(Permission.ClaimsEdit)
  @Mutation(() => PhoneFilingModel)
  sendClaimCopyAgain(
    @CurrentActor() actor: UserActor,
    @Args('submissionId', { type: () => ID }) submissionId: string,
  ): Promise<PhoneFilingModel> {
    return this.filings.sendAgain(actor, submissionId);
  }
}
