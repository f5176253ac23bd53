import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor } from '../../access/access.decorators.js';
import { type UserActor } from '../../common/actor.js';
import { MessageResult } from '../../common/message-result.model.js';
import type { GraphqlContext } from '../../common/request-of.js';
import { Permission } from '../../rules/permissions.js';
import { ActProofInput } from '../acts/act-proof.input.js';
import { CreatedApiToken } from '../api-tokens/api-token.model.js';
import { CreateApiTokenInput } from '../api-tokens/create-api-token.input.js';
import { TokenCreationService } from './token-creation.service.js';

const PROOF = {
  type: () => ActProofInput,
  nullable: true,
  description: 'The creator’s code or password; without it the sign-in must be at most 15 minutes old',
};

/** The creation of API tokens. Not available to API tokens: a token never creates one. */
@Allow(Permission.TokensManage)
@Resolver()
export class TokenCreationResolver {
  constructor(private readonly service: TokenCreationService) {}

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
  @Mutation(() => MessageResult)
  async sendApiTokenCode(@CurrentActor() actor: UserActor): Promise<MessageResult> {
    await this.service.sendCode(actor);
    return { message: `A code was sent to ${actor.email}.` };
  }
}
