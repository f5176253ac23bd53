import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { SchemeFile } from './scheme.js';
import { SchemeResolver } from './scheme.resolver.js';
import { SCHEME } from './scheme.token.js';

@Global()
@Module({})
export class SchemeModule {
  /** Provides the scheme that `main` has read and validated. */
  static with(scheme: SchemeFile): DynamicModule {
    return {
      module: SchemeModule,
      providers: [{ provide: SCHEME, useValue: scheme }, SchemeResolver],
      exports: [SCHEME],
    };
  }
}
