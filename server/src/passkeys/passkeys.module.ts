import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { AddPasskeyService } from './add-passkey.service.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { PasskeyLimits } from './passkey-limits.js';
import { PasskeySignInService } from './passkey-sign-in.service.js';
import { PasskeysResolver } from './passkeys.resolver.js';
import { PasskeysService } from './passkeys.service.js';
import { RelyingParty } from './relying-party.js';

/** Passkeys as a further way to sign in (PASSKEY-1); nothing changes for those who do not use it. */
@Module({
  imports: [AuthModule],
  providers: [
    RelyingParty,
    PasskeyChallenges,
    PasskeyLimits,
    PasskeysService,
    AddPasskeyService,
    PasskeySignInService,
    PasskeysResolver,
  ],
})
export class PasskeysModule {}
