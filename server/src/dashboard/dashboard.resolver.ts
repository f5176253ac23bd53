import { Query, Resolver } from '@nestjs/graphql';
import { Allow, AllowTokens } from '../auth/access.decorators.js';
import { Role } from '../common/actor.js';
import { Dashboard } from './dashboard.model.js';
import { DashboardService } from './dashboard.service.js';

@Resolver()
export class DashboardResolver {
  constructor(private readonly service: DashboardService) {}

  @Allow(Role.MASTER_ADMIN)
  @AllowTokens()
  @Query(() => Dashboard)
  dashboard(): Promise<Dashboard> {
    return this.service.figures();
  }
}
