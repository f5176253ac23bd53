import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor, WithoutUse } from '../access/access.decorators.js';
import type { UserActor } from '../common/actor.js';
import { DraftArgs, SaveDraftArgs } from './draft.args.js';
import { DraftModel, DraftSaved, MyDraft } from './draft.model.js';
import { DraftsService } from './drafts.service.js';

@Resolver()
export class DraftsResolver {
  constructor(private readonly drafts: DraftsService) {}

  @Allow()
  @Query(() => DraftModel, { nullable: true })
  draft(@CurrentActor() actor: UserActor, @Args() args: DraftArgs): Promise<DraftModel | null> {
    return this.drafts.find(actor, args);
  }

  @Allow()
  @Query(() => [MyDraft], { description: 'All drafts of the caller, the last saved first' })
  myDrafts(@CurrentActor() actor: UserActor): Promise<MyDraft[]> {
    return this.drafts.list(actor);
  }

  @Allow()
  @WithoutUse()
  @Query(() => String, {
    description:
      'Key that encrypts what this user’s browser could not save before the session ended; base64, 16 bytes',
  })
  draftKey(@CurrentActor() actor: UserActor): string {
    return this.drafts.browserKey(actor);
  }

  @Allow()
  @Mutation(() => DraftSaved)
  saveDraft(@CurrentActor() actor: UserActor, @Args() args: SaveDraftArgs): Promise<DraftSaved> {
    return this.drafts.save(actor, args);
  }

  @Allow()
  @Mutation(() => Boolean)
  discardDraft(@CurrentActor() actor: UserActor, @Args() args: DraftArgs): Promise<boolean> {
    return this.drafts.discard(actor, args);
  }
}
