import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, AllowTokens, CurrentActor, CurrentCaller, WithoutUse } from '../access/access.decorators.js';
import { type Caller, type UserActor } from '../common/actor.js';
import { ImportRunFilter } from './import-run-filter.js';
import { ImportRunModel, ImportRunPage } from './import-run.model.js';
import { ImportsService } from './imports.service.js';
import { Permission } from '../rules/permissions.js';

@Resolver(() => ImportRunModel)
export class ImportsResolver {
  constructor(private readonly imports: ImportsService) {}

  @Allow(Permission.ImportsRead)
  @AllowTokens()
  @WithoutUse()
  @Query(() => ImportRunModel)
  importRun(@Args('id', { type: () => ID }) id: string): Promise<ImportRunModel> {
    return this.imports.get(id);
  }

  @Allow(Permission.ImportsRead)
  @AllowTokens()
  @WithoutUse()
  @Query(() => ImportRunPage)
  importRuns(
    @Args('page', { type: () => Int, defaultValue: 1, nullable: true }) page: number,
    @Args('filter', { type: () => ImportRunFilter, nullable: true }) filter: ImportRunFilter | null,
  ): Promise<ImportRunPage> {
    return this.imports.list(page, filter);
  }

  @Allow(Permission.ImportsRead)
  @AllowTokens()
  @Query(() => [ImportRunModel], { description: 'The five newest' })
  latestImportRuns(): Promise<ImportRunModel[]> {
    return this.imports.latest();
  }

  @Allow(Permission.ImportsRead)
  @WithoutUse()
  @Query(() => [ImportRunModel], {
    description:
      'The imports that the user requested on screen and that are open or ended within a day, at most 20, open ones first',
  })
  myImports(@CurrentActor() actor: UserActor): Promise<ImportRunModel[]> {
    return this.imports.own(actor);
  }

  @Allow(Permission.ImportsRun)
  @AllowTokens()
  @Mutation(() => ImportRunModel)
  cancelImport(
    @CurrentCaller() actor: Caller,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<ImportRunModel> {
    return this.imports.cancel(actor, id);
  }
}
