import { Module } from '@nestjs/common';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { CourtReportDownloads } from './court-report-downloads.js';
import { CourtReportsProcessor } from './court-reports.processor.js';
import { CourtReportsResolver } from './court-reports.resolver.js';
import { CourtReportsService } from './court-reports.service.js';

/** Reports to the court: figures as of one moment, with the lists behind them. */
@Module({
  imports: [DownloadsModule],
  providers: [CourtReportsService, CourtReportsProcessor, CourtReportsResolver, CourtReportDownloads],
})
export class CourtReportsModule {}
