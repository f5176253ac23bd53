import { Module } from '@nestjs/common';
import { DistributionDraftsService } from './distribution-drafts.service.js';
import { DistributionsProcessor } from './distributions.processor.js';
import { DistributionsResolver } from './distributions.resolver.js';
import { DistributionsService } from './distributions.service.js';

/** Distributions: a fund shared among the claims of a final assessment, computed twice. */
@Module({
  providers: [DistributionsService, DistributionDraftsService, DistributionsProcessor, DistributionsResolver],
})
export class DistributionsModule {}
