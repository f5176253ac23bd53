import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public, StaysInMaintenance } from '../access/access.decorators.js';
import { CodeSignInService } from '../auth/sign-in/code-sign-in.service.js';
import { EmailArgs } from '../auth/accounts/email.args.js';
import { PasswordsService } from '../auth/passwords/passwords.service.js';
import { ResetPasswordInput } from '../auth/passwords/reset-password.input.js';
import { SignInInput } from '../auth/sign-in/sign-in.input.js';
import type { SignInResult, Tokens } from '../auth/sign-in/sign-in.model.js';
import { SignInService } from '../auth/sign-in/sign-in.service.js';
import type { MessageResult } from '../common/message-result.model.js';
import { OtpVerifyBody } from './otp-verify.body.js';
import { type Profile, profileOf } from './profile.js';

/** Tokens, or a message that a code was e-mailed which is required first (ADMIN_STEP_UP). */
type SignedIn = { user: Profile; tokens: Tokens } | { user: Profile; stepUp: true };

@Public()
@Controller('auth')
export class AuthController {
  constructor(
    private readonly passwordSignIn: SignInService,
    private readonly codeSignIn: CodeSignInService,
    private readonly passwords: PasswordsService,
  ) {}

  @StaysInMaintenance()
  @Post('signin')
  @HttpCode(200)
  async signIn(@Body() input: SignInInput, @Req() request: FastifyRequest): Promise<SignedIn> {
    return signedIn(await this.passwordSignIn.signIn(input, request.ip));
  }

  @StaysInMaintenance()
  @Post('otp-login')
  @HttpCode(200)
  requestCode(@Body() { email }: EmailArgs, @Req() request: FastifyRequest): Promise<{ email: string }> {
    return this.codeSignIn.requestCode(email, request.ip);
  }

  @StaysInMaintenance()
  @Post('otp-verify')
  @HttpCode(200)
  async signInWithCode(
    @Body() { email, otp }: OtpVerifyBody,
    @Req() request: FastifyRequest,
  ): Promise<SignedIn> {
    return signedIn(await this.codeSignIn.signInWithCode({ email, code: otp }, request.ip));
  }

  @Post('forgot-password')
  @HttpCode(200)
  forgotPassword(@Body() { email }: EmailArgs, @Req() request: FastifyRequest): Promise<MessageResult> {
    return this.passwords.forgotPassword(email, request.ip);
  }

  @Post('reset-password')
  @HttpCode(200)
  resetPassword(@Body() input: ResetPasswordInput): Promise<MessageResult> {
    return this.passwords.resetPassword(input);
  }
}

function signedIn({ user, tokens }: SignInResult): SignedIn {
  return tokens ? { user: profileOf(user), tokens } : { user: profileOf(user), stepUp: true };
}
