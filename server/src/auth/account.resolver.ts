import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { UserActor } from '../common/actor.js';
import { chosenLanguage } from '../common/chosen-language.js';
import { MessageResult } from '../common/message-result.model.js';
import type { GraphqlContext } from '../common/request-of.js';
import { Allow, CurrentActor, Public } from '../access/access.decorators.js';
import { ChangePasswordInput } from './passwords/change-password.input.js';
import { EmailArgs } from './accounts/email.args.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { RegisterInput } from './registering/register.input.js';
import { RegisterService } from './registering/register.service.js';
import { ResetLinkArgs } from './passwords/reset-link.args.js';
import { ResetPasswordInput } from './passwords/reset-password.input.js';
import { VerifyAccountArgs } from './registering/verify-account.args.js';

/** Accounts and passwords, as used by their owners. */
@Resolver()
export class AccountResolver {
  constructor(
    private readonly accounts: RegisterService,
    private readonly passwords: PasswordsService,
  ) {}

  @Public()
  @Mutation(() => MessageResult)
  register(@Args('input') input: RegisterInput, @Context() { req }: GraphqlContext): Promise<MessageResult> {
    return this.accounts.register(input, req.ip, chosenLanguage(req));
  }

  @Public()
  @Mutation(() => MessageResult)
  verifyAccount(@Args() { code }: VerifyAccountArgs): Promise<MessageResult> {
    return this.accounts.verifyAccount(code);
  }

  @Public()
  @Mutation(() => MessageResult)
  requestVerificationLink(
    @Args() { email }: EmailArgs,
    @Context() { req }: GraphqlContext,
  ): Promise<MessageResult> {
    return this.accounts.requestVerificationLink(email, req.ip);
  }

  @Public()
  @Mutation(() => MessageResult)
  forgotPassword(@Args() { email }: EmailArgs, @Context() { req }: GraphqlContext): Promise<MessageResult> {
    return this.passwords.forgotPassword(email, req.ip);
  }

  @Public()
  @Query(() => Boolean)
  resetLinkValid(@Args() { token }: ResetLinkArgs): Promise<boolean> {
    return this.passwords.isResetLinkValid(token);
  }

  @Public()
  @Mutation(() => MessageResult)
  resetPassword(@Args('input') input: ResetPasswordInput): Promise<MessageResult> {
    return this.passwords.resetPassword(input);
  }

  @Allow()
  @Mutation(() => MessageResult)
  changePassword(
    @CurrentActor() actor: UserActor,
    @Args('input') input: ChangePasswordInput,
    @Context() { req }: GraphqlContext,
  ): Promise<MessageResult> {
    return this.passwords.changePassword(actor, input, req.ip);
  }
}
