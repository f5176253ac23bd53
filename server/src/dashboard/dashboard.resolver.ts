import { Query, Resolver } from '@nestjs/graphql';
import { Allow, AllowTokens, CurrentActor } from '../access/access.decorators.js';
import type { UserActor } from '../common/actor.js';
import { Dashboard } from './dashboard.model.js';
import { DashboardService } from './dashboard.service.js';
import { OfficeCounts } from './office-counts.model.js';
import { Permission } from '../rules/permissions.js';

@Resolver()
export class DashboardResolver {
  constructor(private readonly service: DashboardService) {}

  @Allow(Permission.ClaimsRead)
  @AllowTokens()
  @Query(() => Dashboard)
  dashboard(): Promise<Dashboard> {
    return this.service.figures();
  }

  @Allow(Permission.ClaimsRead)
  @Query(() => OfficeCounts, { description: 'For the links between the pages of the office' })
  officeCounts(@CurrentActor() actor: UserActor): Promise<OfficeCounts> {
    return this.service.officeCounts(actor);
  }
}
