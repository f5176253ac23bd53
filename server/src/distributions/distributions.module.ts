import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { DistributionActsResolver } from './distribution-acts.resolver.js';
import { DistributionActsService } from './distribution-acts.service.js';
import { DistributionDraftsService } from './distribution-drafts.service.js';
import { DistributionsProcessor } from './distributions.processor.js';
import { DistributionsResolver } from './distributions.resolver.js';
import { DistributionsService } from './distributions.service.js';
import { FreezeDistributionService } from './freeze-distribution.service.js';
import { DistributionStreams } from './proof/distribution-streams.js';
import { PaymentLinesResolver } from './line/payment-lines.resolver.js';
import { PaymentLinesService } from './line/payment-lines.service.js';
import { ProofDownloads } from './line/proof-downloads.js';

/** Distributions: a fund shared among the claims of a final assessment, computed twice, then frozen and published. */
@Module({
  imports: [AuthModule, DownloadsModule],
  providers: [
    DistributionsService,
    DistributionDraftsService,
    DistributionsProcessor,
    DistributionsResolver,
    FreezeDistributionService,
    DistributionActsService,
    DistributionActsResolver,
    DistributionStreams,
    PaymentLinesService,
    PaymentLinesResolver,
    ProofDownloads,
  ],
  exports: [DistributionsService, DistributionStreams],
})
export class DistributionsModule {}
