import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { UsersModule } from '../users/users.module.js';
import { AccessGuard } from './access.guard.js';
import { AuthResolver } from './auth.resolver.js';
import { BearerStrategy } from './bearer.strategy.js';
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
    SignInLimits,
    SignInService,
    AuthResolver,
  ],
  exports: [SignInService, UsersModule],
})
export class AuthModule {}
