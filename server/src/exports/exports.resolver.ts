import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor, WithoutUse } from '../access/access.decorators.js';
import { type UserActor } from '../common/actor.js';
import { ExportSelectedArgs } from './export-selected.args.js';
import { ExportFormat, ReportKind } from './export-run.entity.js';
import { ExportRunModel, ExportRunPage } from './export-run.model.js';
import { ExportsService } from './exports.service.js';
import { Permission } from '../rules/permissions.js';

/** Exports for the screens. Scripts use the REST paths of the reports. */
@Resolver()
export class ExportsResolver {
  constructor(private readonly exports: ExportsService) {}

  @Allow(Permission.ExportsRead)
  @WithoutUse()
  @Query(() => ExportRunModel)
  exportRun(@Args('id', { type: () => ID }) id: string): Promise<ExportRunModel> {
    return this.exports.get(id);
  }

  @Allow(Permission.ExportsRead)
  @WithoutUse()
  @Query(() => ExportRunPage)
  exportRuns(
    @Args('page', { type: () => Int, defaultValue: 1, nullable: true }) page: number,
  ): Promise<ExportRunPage> {
    return this.exports.list(page);
  }

  @Allow(Permission.ExportsRead)
  @WithoutUse()
  @Query(() => [ExportRunModel], {
    description:
      'The exports that the user requested and that are open or ended within a day, at most 20, open ones first',
  })
  myExports(@CurrentActor() actor: UserActor): Promise<ExportRunModel[]> {
    return this.exports.own(actor);
  }

  @Allow(Permission.ExportsRun)
  @Mutation(() => ExportRunModel)
  startExport(
    @CurrentActor() actor: UserActor,
    @Args('report', { type: () => ReportKind }) report: ReportKind,
    @Args('format', { type: () => ExportFormat, defaultValue: ExportFormat.CSV }) format: ExportFormat,
  ): Promise<ExportRunModel> {
    return this.exports.start(actor, report, format);
  }

  @Allow(Permission.ExportsRun)
  @Mutation(() => ExportRunModel, { description: 'A report limited to the selected claims' })
  exportSelected(
    @CurrentActor() actor: UserActor,
    @Args() { report, format, submissionIds }: ExportSelectedArgs,
  ): Promise<ExportRunModel> {
    return this.exports.start(actor, report, format, submissionIds);
  }

  @Allow(Permission.ExportsRun)
  @Mutation(() => ExportRunModel, {
    description: 'Stops an export before its file is written. One that has ended is left unchanged.',
  })
  cancelExport(
    @CurrentActor() actor: UserActor,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<ExportRunModel> {
    return this.exports.cancel(actor, id);
  }
}
