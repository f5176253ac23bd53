import { Module } from '@nestjs/common';
import { AmendmentsModule } from '../amendments/amendments.module.js';
import { AssessmentsModule } from '../assessments/assessments.module.js';
import { AttachmentsModule } from '../attachments/attachments.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { DistributionsModule } from '../distributions/distributions.module.js';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { ExportsModule } from '../exports/exports.module.js';
import { ImportsModule } from '../imports/imports.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { RegistrationsModule } from '../registrations/registrations.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { UserManagementModule } from '../user-management/user-management.module.js';
import { AmendmentsController } from './amendments.controller.js';
import { AssessmentNoticeController } from './assessment-notice.controller.js';
import { AttachmentsController } from './attachments.controller.js';
import { AuthController } from './auth.controller.js';
import { DownloadsController } from './downloads.controller.js';
import { ImportController } from './import.controller.js';
import { PublishedController } from './published.controller.js';
import { RegisterController } from './register.controller.js';
import { ReportsController } from './reports.controller.js';
import { RulesController } from './rules.controller.js';
import { SettlementSubmissionController } from './settlement-submission.controller.js';
import { SettlementSubmissionEditsController } from './settlement-submission-edits.controller.js';
import { SubmissionController } from './submission.controller.js';
import { UserController } from './user.controller.js';
import { UserManagementController } from './user-management.controller.js';

/** The REST paths of the compatibility API (RESTAPI-1), and nothing else. */
@Module({
  imports: [
    AuthModule,
    UserManagementModule,
    SubmissionsModule,
    AmendmentsModule,
    AttachmentsModule,
    NoticesModule,
    RegistrationsModule,
    ImportsModule,
    ExportsModule,
    DownloadsModule,
    DistributionsModule,
    AssessmentsModule,
  ],
  controllers: [
    AuthController,
    RegisterController,
    UserController,
    UserManagementController,
    SettlementSubmissionController,
    SettlementSubmissionEditsController,
    SubmissionController,
    AmendmentsController,
    AttachmentsController,
    AssessmentNoticeController,
    ImportController,
    ReportsController,
    DownloadsController,
    PublishedController,
    RulesController,
  ],
})
export class RestModule {}
