import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
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
import { StartAssessmentService } from './start-assessment.service.js';

/** Assessment runs: every claim assessed by both engines, their review and approval. */
@Module({
  imports: [AuthModule],
  providers: [
    AssessmentsService,
    StartAssessmentService,
    AssessmentActsService,
    AcceptFindingService,
    WithdrawAcceptanceService,
    AssessmentsProcessor,
    AssessmentCleanup,
    AssessmentsResolver,
    AssessmentNoticesService,
    AssessmentNoticesResolver,
    AnnouncementProcessor,
  ],
})
export class AssessmentsModule {}
