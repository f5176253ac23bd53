import { Args, Context, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { type UserActor } from '../../common/actor.js';
import { MessageResult } from '../../common/message-result.model.js';
import type { GraphqlContext } from '../../common/request-of.js';
import { readPage } from '../../common/paging.js';
import { ActProofInput } from '../acts/act-proof.input.js';
import { Allow, CurrentActor } from '../../access/access.decorators.js';
import { ApiTokenModel, ApiTokenPage, CreatedApiToken } from './api-token.model.js';
import { ApiTokensService } from './api-tokens.service.js';
import { CreateApiTokenInput } from './create-api-token.input.js';
import { Permission } from '../../rules/permissions.js';

const PROOF = {
  type: () => ActProofInput,
  nullable: true,
  description: 'The creator’s code or password; without it the sign-in must be at most 15 minutes old',
};

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
  @Mutation(() => CreatedApiToken)
  createApiToken(
    @CurrentActor() actor: UserActor,
    @Args('input') input: CreateApiTokenInput,
    @Args('proof', PROOF) proof: ActProofInput | null,
    @Context() { req }: GraphqlContext,
  ): Promise<CreatedApiToken> {
    const shown = proof ? { given: proof, clientAddress: req.ip } : { recentSignIn: true as const };
    return this.service.create(actor, input, shown);
  }

  /** Mails the code with which the actor confirms that they create a token. */
  @Allow(Permission.TokensManage)
  @Mutation(() => MessageResult)
  async sendApiTokenCode(@CurrentActor() actor: UserActor): Promise<MessageResult> {
    await this.service.sendCreationCode(actor);
    return { message: `A code was sent to ${actor.email}.` };
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
