import { Query, Resolver } from '@nestjs/graphql';
import { Allow, AllowTokens } from '../access/access.decorators.js';
import { Dashboard } from './dashboard.model.js';
import { DashboardService } from './dashboard.service.js';
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
}
