import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { UsersModule } from '../users/users.module.js';
import { AccountCleanup } from './accounts/account-cleanup.js';
import { AccountMails } from './accounts/account-mails.js';
import { ActCodes } from './acts/act-codes.js';
import { ActProofs } from './acts/act-proofs.js';
import { NewCheckers } from './acts/new-checkers.js';
import { AccountResolver } from './account.resolver.js';
import { AccessGuard } from './guard/access.guard.js';
import { ApiTokenLimits } from './api-tokens/api-token-limits.js';
import { ApiTokensResolver } from './api-tokens/api-tokens.resolver.js';
import { ApiTokensService } from './api-tokens/api-tokens.service.js';
import { AuthResolver } from './sign-in/auth.resolver.js';
import { BearerStrategy } from './guard/bearer.strategy.js';
import { CodeAccounts } from './sign-in/code-accounts.js';
import { CodeLimits } from './codes/code-limits.js';
import { CodeResolver } from './sign-in/code.resolver.js';
import { CodeSignInService } from './sign-in/code-sign-in.service.js';
import { MailLimits } from './limits/mail-limits.js';
import { PasswordRules } from './passwords/password-rules.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { RegisterService } from './registering/register.service.js';
import { SessionEndResolver } from './sessions/session-end.resolver.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignInLimits } from './limits/sign-in-limits.js';
import { TokenCreationResolver } from './token-creation/token-creation.resolver.js';
import { TokenCreationService } from './token-creation/token-creation.service.js';
import { SignInService } from './sign-in/sign-in.service.js';

/** Sign-in, sessions, and the guard of all operations of both APIs. */
@Module({
  imports: [UsersModule],
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard },
    BearerStrategy,
    SessionsService,
    SessionEndResolver,
    ApiTokenLimits,
    ApiTokensService,
    ApiTokensResolver,
    SignInLimits,
    SignInService,
    AuthResolver,
    MailLimits,
    AccountMails,
    AccountCleanup,
    RegisterService,
    PasswordRules,
    PasswordsService,
    AccountResolver,
    CodeLimits,
    CodeAccounts,
    CodeSignInService,
    CodeResolver,
    ActCodes,
    ActProofs,
    NewCheckers,
    TokenCreationService,
    TokenCreationResolver,
  ],
  exports: [
    ActCodes,
    CodeAccounts,
    MailLimits,
    ActProofs,
    NewCheckers,
    ApiTokensService,
    SessionsService,
    SignInService,
    CodeSignInService,
    RegisterService,
    PasswordsService,
    UsersModule,
  ],
})
export class AuthModule {}
