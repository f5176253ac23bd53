import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { BankProfilesResolver } from './bank-profiles.resolver.js';
import { BankProfilesService } from './bank-profiles.service.js';
import { HoldPaymentsService } from './hold-payments.service.js';
import { OwnPaymentsResolver } from './own/own-payments.resolver.js';
import { OwnPaymentsService } from './own/own-payments.service.js';
import { PaymentActsResolver } from './payment-acts.resolver.js';
import { PaymentActsService } from './payment-acts.service.js';
import { PaymentFileDownloads } from './payment-file-downloads.js';
import { PaymentFilesCleanup } from './payment-files-cleanup.js';
import { PaymentRunsProcessor } from './payment-runs.processor.js';
import { PaymentRunsResolver } from './payment-runs.resolver.js';
import { PaymentRunsService } from './payment-runs.service.js';
import { PreparePaymentsService } from './prepare-payments.service.js';
import { AnnounceBankContradictions } from './contradictions/announce-bank-contradictions.js';
import { BankContradictionsResolver } from './contradictions/bank-contradictions.resolver.js';
import { BankContradictionsService } from './contradictions/bank-contradictions.service.js';
import { FileRejectionsResolver } from './rejections/file-rejections.resolver.js';
import { FileRejectionsService } from './rejections/file-rejections.service.js';
import { AnnounceReturns } from './returns/announce-returns.js';
import { DecideReturnsService } from './returns/decide-returns.service.js';
import { ReturnedPaymentsResolver } from './returns/returned-payments.resolver.js';
import { ReturnedPaymentsService } from './returns/returned-payments.service.js';
import { SendPaymentsService } from './send-payments.service.js';

/** Payment runs: the lines of a published distribution become files for the bank, by several people. */
@Module({
  imports: [AuthModule, DownloadsModule],
  providers: [
    BankProfilesService,
    BankProfilesResolver,
    PaymentRunsService,
    PaymentRunsResolver,
    OwnPaymentsService,
    OwnPaymentsResolver,
    PreparePaymentsService,
    HoldPaymentsService,
    PaymentActsService,
    PaymentActsResolver,
    SendPaymentsService,
    PaymentFileDownloads,
    PaymentFilesCleanup,
    PaymentRunsProcessor,
    AnnounceReturns,
    AnnounceBankContradictions,
    BankContradictionsService,
    BankContradictionsResolver,
    FileRejectionsService,
    FileRejectionsResolver,
    ReturnedPaymentsService,
    DecideReturnsService,
    ReturnedPaymentsResolver,
  ],
})
export class PaymentRunsModule {}
