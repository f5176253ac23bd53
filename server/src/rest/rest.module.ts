import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { ImportsModule } from '../imports/imports.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { AuthController } from './auth.controller.js';
import { DownloadsController } from './downloads.controller.js';
import { ImportController } from './import.controller.js';
import { RegisterController } from './register.controller.js';
import { SettlementSubmissionController } from './settlement-submission.controller.js';
import { UserController } from './user.controller.js';
import { UserManagementController } from './user-management.controller.js';

/** The REST paths of the compatibility API (spec section 7), and nothing else. */
@Module({
  imports: [AuthModule, SubmissionsModule, ImportsModule, DownloadsModule],
  controllers: [
    AuthController,
    RegisterController,
    UserController,
    UserManagementController,
    SettlementSubmissionController,
    ImportController,
    DownloadsController,
  ],
})
export class RestModule {}
