import { Module } from '@nestjs/common';
import { DraftsCleanup } from './drafts-cleanup.js';
import { DraftsResolver } from './drafts.resolver.js';
import { DraftsService } from './drafts.service.js';

@Module({ providers: [DraftsService, DraftsResolver, DraftsCleanup] })
export class DraftsModule {}
