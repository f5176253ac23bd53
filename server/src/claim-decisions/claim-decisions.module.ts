import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ClaimDecisionMails } from './claim-decision-mails.js';
import { ClaimDecisionsResolver } from './claim-decisions.resolver.js';
import { ClaimDecisionsService } from './claim-decisions.service.js';
import { SchemeList } from './scheme-list.js';

@Module({
  imports: [AuthModule],
  providers: [ClaimDecisionsService, ClaimDecisionsResolver, ClaimDecisionMails, SchemeList],
})
export class ClaimDecisionsModule {}
