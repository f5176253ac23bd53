import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor } from '../../access/access.decorators.js';
import type { UserActor } from '../../common/actor.js';
import { Permission } from '../../rules/permissions.js';
import { SavedViewModel } from './saved-view.model.js';
import { SavedViewsService } from './saved-views.service.js';

/** The caller's saved views of the list. */
@Allow(Permission.ClaimsRead)
@Resolver()
export class SavedViewsResolver {
  constructor(private readonly views: SavedViewsService) {}

  @Query(() => [SavedViewModel], { description: 'The caller’s saved views, by name' })
  savedViews(@CurrentActor() actor: UserActor): Promise<SavedViewModel[]> {
    return this.views.list(actor);
  }

  @Mutation(() => SavedViewModel)
  saveView(
    @CurrentActor() actor: UserActor,
    @Args('name') name: string,
    @Args('query') query: string,
  ): Promise<SavedViewModel> {
    return this.views.save(actor, name, query);
  }

  @Mutation(() => SavedViewModel)
  renameView(
    @CurrentActor() actor: UserActor,
    @Args('id', { type: () => ID }) id: string,
    @Args('name') name: string,
  ): Promise<SavedViewModel> {
    return this.views.rename(actor, id, name);
  }

  @Mutation(() => Boolean, { description: 'Deleting a view that is gone changes nothing' })
  deleteView(@CurrentActor() actor: UserActor, @Args('id', { type: () => ID }) id: string): Promise<boolean> {
    return this.views.delete(actor, id);
  }
}
