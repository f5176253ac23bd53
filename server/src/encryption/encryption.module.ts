import { Global, Module } from '@nestjs/common';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { IdentityKeys } from './identity-keys.js';
import { KeyRing } from './key-ring.js';
import { loadKeyRing } from './load-key-ring.js';

@Global()
@Module({
  providers: [
    { provide: KeyRing, inject: [ENV], useFactory: loadKeyRing },
    { provide: IdentityKeys, inject: [ENV], useFactory: (env: Env) => new IdentityKeys(env.keyFile) },
  ],
  exports: [KeyRing, IdentityKeys],
})
export class EncryptionModule {}
