import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, AllowOwn, AllowTokens, CurrentActor, CurrentCaller } from '../access/access.decorators.js';
import type { Caller, UserActor } from '../common/actor.js';
import { AttachmentModel } from './attachment.model.js';
import { Permission } from '../rules/permissions.js';
import { AttachmentsService } from './attachments.service.js';

@Resolver()
export class AttachmentsResolver {
  constructor(private readonly service: AttachmentsService) {}

  @AllowOwn(Permission.ClaimsRead)
  @AllowTokens()
  @Query(() => [AttachmentModel])
  attachments(
    @CurrentCaller() actor: Caller,
    @Args('submissionId', { type: () => ID }) submissionId: string,
  ): Promise<AttachmentModel[]> {
    return this.service.list(actor, submissionId);
  }

  @Allow()
  @Query(() => Boolean, {
    description: 'False once the destruction of the identity documents is confirmed: no more are accepted',
  })
  identityDocumentsTaken(): Promise<boolean> {
    return this.service.takesIdentityDocuments();
  }

  @AllowOwn(Permission.ClaimsEdit)
  @Mutation(() => Boolean)
  deleteAttachment(
    @CurrentActor() actor: UserActor,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<boolean> {
    return this.service.remove(actor, id);
  }
}
