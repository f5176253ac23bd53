import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, AllowTokens, CurrentActor, WithoutUse } from '../access/access.decorators.js';
import type { UserActor } from '../common/actor.js';
import { Permission } from '../rules/permissions.js';
import { CourtReportItemsArgs, StartCourtReportArgs } from './court-report.args.js';
import {
  CostCapModel,
  CourtReportItemPage,
  CourtReportModel,
  CourtReportSummary,
} from './court-report.model.js';
import { CourtReportsService } from './court-reports.service.js';

/** Reports to the court. */
@Resolver()
export class CourtReportsResolver {
  constructor(private readonly service: CourtReportsService) {}

  @Allow(Permission.CourtReportsRead)
  @AllowTokens()
  @WithoutUse()
  @Query(() => [CourtReportSummary], { description: 'The newest first' })
  courtReports(): Promise<CourtReportSummary[]> {
    return this.service.list();
  }

  @Allow(Permission.CourtReportsRead)
  @AllowTokens()
  @WithoutUse()
  @Query(() => CourtReportModel)
  courtReport(@Args('id', { type: () => ID }) id: string): Promise<CourtReportModel> {
    return this.service.get(id);
  }

  @Allow(Permission.CourtReportsRead)
  @AllowTokens()
  @Query(() => CourtReportItemPage, {
    description: 'The rows behind a figure, as of the moment of the report',
  })
  courtReportItems(@Args() given: CourtReportItemsArgs): Promise<CourtReportItemPage> {
    return this.service.items(given);
  }

  @Allow(Permission.DistributionsRead)
  @AllowTokens()
  @WithoutUse()
  @Query(() => [CostCapModel], { description: 'What the published distributions took, against each cap' })
  costCaps(): Promise<CostCapModel[]> {
    return this.service.caps();
  }

  @Allow(Permission.CourtReportsRun)
  @Mutation(() => CourtReportModel)
  startCourtReport(
    @CurrentActor() actor: UserActor,
    @Args() { membersNotified }: StartCourtReportArgs,
  ): Promise<CourtReportModel> {
    return this.service.start(actor, membersNotified ?? null);
  }
}
