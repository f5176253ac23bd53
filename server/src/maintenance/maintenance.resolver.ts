import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor } from '../access/access.decorators.js';
import { type UserActor } from '../common/actor.js';
import { MaintenanceModel } from './maintenance.model.js';
import { MaintenanceService } from './maintenance.service.js';
import { Permission } from '../rules/permissions.js';

@Allow(Permission.MaintenanceSwitch)
@Resolver()
export class MaintenanceResolver {
  constructor(private readonly service: MaintenanceService) {}

  @Query(() => MaintenanceModel)
  maintenance(@CurrentActor() actor: UserActor): Promise<MaintenanceModel> {
    return this.service.get(actor);
  }

  @Mutation(() => MaintenanceModel)
  setMaintenance(@CurrentActor() actor: UserActor, @Args('on') on: boolean): Promise<MaintenanceModel> {
    return this.service.set(actor, on);
  }
}
