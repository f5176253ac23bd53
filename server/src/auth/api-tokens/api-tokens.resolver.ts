import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { type UserActor } from '../../common/actor.js';
import { readPage } from '../../common/paging.js';
import { Allow, CurrentActor } from '../../access/access.decorators.js';
import { ApiTokenModel, ApiTokenPage } from './api-token.model.js';
import { ApiTokensService } from './api-tokens.service.js';
import { Permission } from '../../rules/permissions.js';

/** API tokens of back-office scripts. Not available to API tokens: a token never creates or revokes one. */
@Resolver()
export class ApiTokensResolver {
  constructor(private readonly service: ApiTokensService) {}

  @Allow(Permission.TokensRead)
  @Query(() => ApiTokenPage)
  apiTokens(
    @Args('page', { type: () => Int, nullable: true, defaultValue: 1 }) page: number | null,
  ): Promise<ApiTokenPage> {
    return this.service.list(readPage(page ?? undefined));
  }

  @Allow(Permission.TokensManage)
  @Mutation(() => ApiTokenModel)
  revokeApiToken(
    @CurrentActor() actor: UserActor,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<ApiTokenModel> {
    return this.service.revoke(actor, id);
  }
}
