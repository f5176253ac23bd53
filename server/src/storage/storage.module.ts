import { Global, Module } from '@nestjs/common';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { FileStore } from './file-store.js';
import { prepareFolder } from './local-blobs.js';

@Global()
@Module({
  providers: [
    {
      provide: FileStore,
      inject: [ENV],
      useFactory: async ({ storage }: Env) => {
        if (storage.kind === 'disk') await prepareFolder(storage.folder);
        return FileStore.at(storage);
      },
    },
  ],
  exports: [FileStore],
})
export class StorageModule {}
