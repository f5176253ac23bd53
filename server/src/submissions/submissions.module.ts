import { Module } from '@nestjs/common';
import { TradesModule } from '../trades/trades.module.js';
import { ClaimMails } from './claim-mails.js';
import { ClaimHistoryResolver } from './history/claim-history.resolver.js';
import { ClaimHistoryService } from './history/claim-history.service.js';
import { SubmissionEditingService } from './submission-editing.service.js';
import { SubmissionEditsResolver } from './submission-edits.resolver.js';
import { SubmissionFilingService } from './submission-filing.service.js';
import { SubmissionWalkResolver } from './submission-walk.resolver.js';
import { SubmissionWalkService } from './submission-walk.service.js';
import { SubmissionsEditor } from './submissions-editor.js';
import { SubmissionsResolver } from './submissions.resolver.js';
import { SubmissionsService } from './submissions.service.js';

@Module({
  imports: [TradesModule],
  providers: [
    SubmissionsService,
    SubmissionsResolver,
    SubmissionFilingService,
    SubmissionEditingService,
    SubmissionEditsResolver,
    SubmissionWalkService,
    SubmissionWalkResolver,
    SubmissionsEditor,
    ClaimMails,
    ClaimHistoryService,
    ClaimHistoryResolver,
  ],
  exports: [SubmissionsService, SubmissionFilingService, SubmissionEditingService, SubmissionsEditor],
})
export class SubmissionsModule {}
