import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { RegistrationsResolver } from './registrations.resolver.js';
import { RegistrationsService } from './registrations.service.js';

@Module({
  imports: [IdempotencyModule],
  providers: [RegistrationsService, RegistrationsResolver],
  exports: [RegistrationsService],
})
export class RegistrationsModule {}
