import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../common/request-of.js';
import { Public, StaysInMaintenance } from '../../access/access.decorators.js';
import { CodeRequested } from './code-requested.model.js';
import { CodeSignInService } from './code-sign-in.service.js';
import { EmailArgs } from '../accounts/email.args.js';
import { SignInResult } from './sign-in.model.js';
import { SignInWithCodeArgs } from './sign-in-with-code.args.js';

/** Sign-in by e-mailed code. */
@StaysInMaintenance()
@Resolver()
export class CodeResolver {
  constructor(private readonly codes: CodeSignInService) {}

  @Public()
  @Mutation(() => CodeRequested)
  requestCode(@Args() { email }: EmailArgs, @Context() { req }: GraphqlContext): Promise<CodeRequested> {
    return this.codes.requestCode(email, req.ip);
  }

  @Public()
  @Mutation(() => SignInResult)
  signInWithCode(
    @Args() args: SignInWithCodeArgs,
    @Context() { req }: GraphqlContext,
  ): Promise<SignInResult> {
    return this.codes.signInWithCode(args, req.ip);
  }
}
