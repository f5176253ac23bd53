import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor } from '../access/access.decorators.js';
import { type UserActor } from '../common/actor.js';
import { MaintenanceModel } from './maintenance.model.js';
import { MaintenanceService } from './maintenance.service.js';
import { Permission } from '../rules/permissions.js';

@Resolver()
export class MaintenanceResolver {
  constructor(private readonly service: MaintenanceService) {}

  @Allow(Permission.SchemeRead)
  @Query(() => MaintenanceModel)
  maintenance(@CurrentActor() actor: UserActor): Promise<MaintenanceModel> {
    return this.service.get(actor);
  }

  @Allow(Permission.MaintenanceSwitch)
  @Mutation(() => MaintenanceModel)
  setMaintenance(@CurrentActor() actor: UserActor, @Args('on') on: boolean): Promise<MaintenanceModel> {
    return this.service.set(actor, on);
  }
}
