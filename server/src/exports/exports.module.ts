import { Module } from '@nestjs/common';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { ExportCleanup } from './export-cleanup.js';
import { ExportDownloads } from './export-downloads.js';
import { ExportsProcessor } from './exports.processor.js';
import { ExportsResolver } from './exports.resolver.js';
import { ExportsService } from './exports.service.js';
import { ReportsService } from './reports.service.js';

@Module({
  imports: [DownloadsModule],
  providers: [
    ReportsService,
    ExportsService,
    ExportsResolver,
    ExportsProcessor,
    ExportDownloads,
    ExportCleanup,
  ],
  exports: [ReportsService],
})
export class ExportsModule {}
