import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { UsersModule } from '../users/users.module.js';
import { AccountCleanup } from './account-cleanup.js';
import { AccountMails } from './account-mails.js';
import { AccountResolver } from './account.resolver.js';
import { AccessGuard } from './access.guard.js';
import { ApiTokenLimits } from './api-token-limits.js';
import { ApiTokensResolver } from './api-tokens.resolver.js';
import { ApiTokensService } from './api-tokens.service.js';
import { AuthResolver } from './auth.resolver.js';
import { BearerStrategy } from './bearer.strategy.js';
import { CodeAccounts } from './code-accounts.js';
import { CodeLimits } from './code-limits.js';
import { CodeResolver } from './code.resolver.js';
import { CodeSignInService } from './code-sign-in.service.js';
import { MailLimits } from './mail-limits.js';
import { PasswordRules } from './password-rules.js';
import { PasswordsService } from './passwords.service.js';
import { RegisterService } from './register.service.js';
import { SessionEndResolver } from './session-end.resolver.js';
import { SessionsService } from './sessions.service.js';
import { SignInLimits } from './sign-in-limits.js';
import { SignInService } from './sign-in.service.js';

/** Sign-in, sessions, and the guard before every operation of both APIs. */
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
  ],
  exports: [
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
