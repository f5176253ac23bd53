import { Module } from '@nestjs/common';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { DayPricesResolver } from './day-prices/day-prices.resolver.js';
import { DayPricesService } from './day-prices/day-prices.service.js';
import { ImportCancel } from './import-cancel.js';
import { ImportCleanup } from './import-cleanup.js';
import { ImportReceiver } from './import-receiver.js';
import { ImportsProcessor } from './imports.processor.js';
import { ImportsResolver } from './imports.resolver.js';
import { ImportsService } from './imports.service.js';
import { NoticeReceiver } from './notice-receiver.js';
import { RejectionsFile } from './rejections-file.js';

@Module({
  imports: [DownloadsModule],
  providers: [
    ImportReceiver,
    NoticeReceiver,
    ImportsService,
    ImportCancel,
    ImportsResolver,
    ImportsProcessor,
    ImportCleanup,
    RejectionsFile,
    DayPricesService,
    DayPricesResolver,
  ],
  exports: [ImportReceiver, NoticeReceiver, ImportsService, RejectionsFile],
})
export class ImportsModule {}
