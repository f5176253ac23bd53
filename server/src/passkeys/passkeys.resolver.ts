import { Args, Context, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor, Public, StaysInMaintenance } from '../access/access.decorators.js';
import { SignInResult } from '../auth/sign-in/sign-in.model.js';
import type { UserActor } from '../common/actor.js';
import { MessageResult } from '../common/message-result.model.js';
import type { GraphqlContext } from '../common/request-of.js';
import { AddPasskeyService } from './add-passkey.service.js';
import { PasskeySignInService } from './passkey-sign-in.service.js';
import { Passkey } from './passkey.entity.js';
import { AddPasskeyArgs, DeviceAnswerArgs } from './passkeys.args.js';
import { PasskeysService } from './passkeys.service.js';

/** Passkeys for their owners. WebAuthn options and responses are JSON in a string. */
@Resolver()
export class PasskeysResolver {
  constructor(
    private readonly service: PasskeysService,
    private readonly adding: AddPasskeyService,
    private readonly signingIn: PasskeySignInService,
  ) {}

  @Public()
  @StaysInMaintenance()
  @Mutation(() => String)
  beginPasskeySignIn(@Context() { req }: GraphqlContext): Promise<string> {
    return this.signingIn.begin(req.ip);
  }

  @Public()
  @StaysInMaintenance()
  @Mutation(() => SignInResult)
  finishPasskeySignIn(
    @Args() { response }: DeviceAnswerArgs,
    @Context() { req }: GraphqlContext,
  ): Promise<SignInResult> {
    return this.signingIn.finish(response, req.ip);
  }

  @Allow()
  @Query(() => [Passkey])
  passkeys(@CurrentActor() actor: UserActor): Promise<Passkey[]> {
    return this.service.list(actor);
  }

  @Allow()
  @Mutation(() => String)
  beginPasskeyRegistration(@CurrentActor() actor: UserActor): Promise<string> {
    return this.adding.begin(actor);
  }

  @Allow()
  @Mutation(() => Passkey)
  finishPasskeyRegistration(
    @CurrentActor() actor: UserActor,
    @Args() args: AddPasskeyArgs,
  ): Promise<Passkey> {
    return this.adding.finish(actor, args);
  }

  @Allow()
  @Mutation(() => MessageResult)
  removePasskey(
    @CurrentActor() actor: UserActor,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<MessageResult> {
    return this.service.remove(actor, id);
  }
}
