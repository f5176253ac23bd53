import { Module } from '@nestjs/common';
import { AuditEntriesResolver } from './audit-entries.resolver.js';
import { AuditEntriesService } from './audit-entries.service.js';

@Module({ providers: [AuditEntriesService, AuditEntriesResolver] })
export class AuditEntriesModule {}
