import { Module } from '@nestjs/common';
import { AuditSealer } from './audit-sealer.js';

/** Entries are written by `recordAudit`, without a module; this module seals them. */
@Module({ providers: [AuditSealer] })
export class AuditModule {}
