import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Env } from './env.js';

/** The injection token of the typed environment. */
export const ENV = Symbol('Env');

@Global()
@Module({})
export class ConfigModule {
  /** Provides the environment that `main` has read and completed with the embedded database's addresses. */
  static with(env: Env): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: ENV, useValue: env }], exports: [ENV] };
  }
}
