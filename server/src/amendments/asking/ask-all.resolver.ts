import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor } from '../../access/access.decorators.js';
import type { UserActor } from '../../common/actor.js';
import { IdempotencyKey } from '../../idempotency/idempotency-key.decorator.js';
import { Permission } from '../../rules/permissions.js';
import { SelectedSubmissions } from '../../submissions/listing/selected-submissions.args.js';
import { AskAllArgs } from './ask-all.args.js';
import { AskPreview, AskResult } from './ask-all.model.js';
import { AskAllService } from './ask-all.service.js';

/** One message about many claims, for the office's screens; scripts send one at a time. */
@Allow(Permission.ClaimsRead, Permission.AmendmentsWrite)
@Resolver()
export class AskAllResolver {
  constructor(private readonly service: AskAllService) {}

  @Query(() => AskPreview)
  askPreview(@Args() { submissionIds }: SelectedSubmissions): Promise<AskPreview> {
    return this.service.preview(submissionIds);
  }

  @Mutation(() => AskResult)
  askAll(
    @CurrentActor() actor: UserActor,
    @Args() { submissionIds, message }: AskAllArgs,
    @IdempotencyKey() key: string | undefined,
  ): Promise<AskResult> {
    return this.service.send(actor, submissionIds, message, key);
  }
}
