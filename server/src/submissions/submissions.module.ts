import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { TradesModule } from '../trades/trades.module.js';
import { BankChanges } from './editing/bank-changes.js';
import { NoteGivenFields } from './editing/note-given-fields.js';
import { SubmissionMails } from './editing/submission-mails.js';
import { SubmissionHistoryResolver } from './history/submission-history.resolver.js';
import { SubmissionHistoryService } from './history/submission-history.service.js';
import { SubmissionEditingService } from './editing/submission-editing.service.js';
import { SubmissionEditsResolver } from './editing/submission-edits.resolver.js';
import { SubmissionFilingService } from './filing/submission-filing.service.js';
import { SubmissionFiltersResolver } from './listing/submission-filters.resolver.js';
import { SubmissionFiltersService } from './listing/submission-filters.service.js';
import { SubmissionSelectionResolver } from './listing/submission-selection.resolver.js';
import { SubmissionWalkResolver } from './listing/submission-walk.resolver.js';
import { SubmissionWalkService } from './listing/submission-walk.service.js';
import { SubmissionsEditor } from './editing/submissions-editor.js';
import { SubmissionsResolver } from './reading/submissions.resolver.js';
import { SubmissionsService } from './reading/submissions.service.js';
import { SavedViewsResolver } from './views/saved-views.resolver.js';
import { SavedViewsService } from './views/saved-views.service.js';

@Module({
  imports: [AuthModule, TradesModule],
  providers: [
    SubmissionsService,
    SubmissionsResolver,
    SubmissionFilingService,
    SubmissionEditingService,
    SubmissionEditsResolver,
    SubmissionFiltersService,
    SubmissionFiltersResolver,
    SubmissionSelectionResolver,
    SavedViewsService,
    SavedViewsResolver,
    SubmissionWalkService,
    SubmissionWalkResolver,
    SubmissionsEditor,
    BankChanges,
    SubmissionMails,
    NoteGivenFields,
    SubmissionHistoryService,
    SubmissionHistoryResolver,
  ],
  exports: [
    BankChanges,
    SubmissionsService,
    SubmissionFilingService,
    SubmissionEditingService,
    SubmissionsEditor,
  ],
})
export class SubmissionsModule {}
