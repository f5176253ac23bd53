import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor } from '../../access/access.decorators.js';
import { type UserActor } from '../../common/actor.js';
import { IdentityPurgeModel } from './identity-purge.model.js';
import { IdentityPurgeService } from './identity-purge.service.js';
import { Permission } from '../../rules/permissions.js';

@Resolver()
export class IdentityPurgeResolver {
  constructor(private readonly service: IdentityPurgeService) {}

  @Allow(Permission.AuditRead)
  @Query(() => IdentityPurgeModel)
  identityPurge(@CurrentActor() actor: UserActor): Promise<IdentityPurgeModel> {
    return this.service.get(actor);
  }

  @Allow(Permission.IdentityPurge)
  @Mutation(() => IdentityPurgeModel)
  requestIdentityPurge(@CurrentActor() actor: UserActor): Promise<IdentityPurgeModel> {
    return this.service.request(actor);
  }

  @Allow(Permission.IdentityPurge)
  @Mutation(() => IdentityPurgeModel)
  cancelIdentityPurge(@CurrentActor() actor: UserActor): Promise<IdentityPurgeModel> {
    return this.service.cancel(actor);
  }

  @Allow(Permission.IdentityPurge)
  @Mutation(() => IdentityPurgeModel)
  confirmIdentityPurge(@CurrentActor() actor: UserActor): Promise<IdentityPurgeModel> {
    return this.service.confirm(actor);
  }
}
