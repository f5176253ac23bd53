import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { AcceptFindingService } from './accept-finding.service.js';
import { WithdrawAcceptanceService } from './withdraw-acceptance.service.js';
import { AssessmentActsService } from './assessment-acts.service.js';
import { AssessmentCleanup } from './assessment-cleanup.js';
import { AssessmentsProcessor } from './assessments.processor.js';
import { AssessmentsResolver } from './assessments.resolver.js';
import { AssessmentsService } from './assessments.service.js';
import { AnnouncementProcessor } from './notice/announcement.processor.js';
import { AssessmentNoticesResolver } from './notice/assessment-notices.resolver.js';
import { AssessmentNoticesService } from './notice/assessment-notices.service.js';
import { FrozenAssessments } from './frozen-assessments.js';
import { PublishedRulesResolver } from './published-rules.resolver.js';
import { PublishedRulesService } from './published-rules.js';
import { ObjectionMails } from './objections/objection-mails.js';
import { ObjectionReviewService } from './objections/objection-review.service.js';
import { ObjectionsResolver } from './objections/objections.resolver.js';
import { ObjectionsService } from './objections/objections.service.js';
import { NoticeDownloads } from './notice/notice-downloads.js';
import { StartAssessmentService } from './start-assessment.service.js';
import { ClaimTraces } from './tracing/claim-traces.js';

/** Assessment runs: every claim assessed by both engines, their review and approval, and objections to them. */
@Module({
  imports: [AuthModule, DownloadsModule],
  providers: [
    AssessmentsService,
    ClaimTraces,
    StartAssessmentService,
    AssessmentActsService,
    AcceptFindingService,
    WithdrawAcceptanceService,
    AssessmentsProcessor,
    AssessmentCleanup,
    AssessmentsResolver,
    AssessmentNoticesService,
    AssessmentNoticesResolver,
    NoticeDownloads,
    AnnouncementProcessor,
    ObjectionMails,
    ObjectionsService,
    ObjectionReviewService,
    ObjectionsResolver,
    FrozenAssessments,
    PublishedRulesService,
    PublishedRulesResolver,
  ],
  exports: [PublishedRulesService],
})
export class AssessmentsModule {}
