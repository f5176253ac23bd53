import { Global, Module } from '@nestjs/common';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { FileStore } from './file-store.js';

@Global()
@Module({
  providers: [{ provide: FileStore, inject: [ENV], useFactory: (env: Env) => FileStore.at(env.storage) }],
  exports: [FileStore],
})
export class StorageModule {}
