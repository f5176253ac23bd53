import { Global, Module } from '@nestjs/common';
import { ENV } from '../config/config.module.js';
import { KeyRing } from './key-ring.js';
import { loadKeyRing } from './load-key-ring.js';

@Global()
@Module({
  providers: [{ provide: KeyRing, inject: [ENV], useFactory: loadKeyRing }],
  exports: [KeyRing],
})
export class SealingModule {}
