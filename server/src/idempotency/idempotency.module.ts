import { Global, Module } from '@nestjs/common';
import { IdempotencyCleanup } from './idempotency-cleanup.js';
import { IdempotencyService } from './idempotency.service.js';

@Global()
@Module({ providers: [IdempotencyService, IdempotencyCleanup], exports: [IdempotencyService] })
export class IdempotencyModule {}
