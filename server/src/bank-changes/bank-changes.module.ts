import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { AnnounceBankChanges } from './announce-bank-changes.js';
import { BankChangeMails } from './bank-change-mails.js';
import { BankChangesResolver } from './bank-changes.resolver.js';
import { BankChangesService } from './bank-changes.service.js';
import { BankHoldService } from './bank-hold.service.js';
import { NotMeLinks } from './not-me-links.js';
import { BankChangeReader } from './read-bank-changes.js';
import { ReleaseWait } from './release-wait.js';
import { StopBankChangeService } from './stop-bank-change.service.js';

/** Holds changed bank details until somebody releases them for payment. */
@Module({
  imports: [AuthModule],
  providers: [
    AnnounceBankChanges,
    BankChangeMails,
    BankChangeReader,
    BankChangesResolver,
    BankChangesService,
    BankHoldService,
    NotMeLinks,
    ReleaseWait,
    StopBankChangeService,
  ],
})
export class BankChangesModule {}
