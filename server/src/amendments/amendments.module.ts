import { Module } from '@nestjs/common';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { TradesModule } from '../trades/trades.module.js';
import { AmendmentMails } from './amendment-mails.js';
import { AmendmentsResolver } from './amendments.resolver.js';
import { AmendmentsService } from './amendments.service.js';
import { AskAllResolver } from './asking/ask-all.resolver.js';
import { AskAllService } from './asking/ask-all.service.js';
import { ProposalsService } from './proposals.service.js';
import { Proposals } from './proposals.js';

@Module({
  imports: [SubmissionsModule, TradesModule],
  providers: [
    AmendmentsService,
    ProposalsService,
    Proposals,
    AmendmentMails,
    AmendmentsResolver,
    AskAllService,
    AskAllResolver,
  ],
  exports: [AmendmentsService],
})
export class AmendmentsModule {}
