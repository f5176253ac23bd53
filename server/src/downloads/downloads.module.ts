import { Module } from '@nestjs/common';
import { DownloadOpeners } from './download-openers.js';
import { DownloadsResolver } from './downloads.resolver.js';
import { DownloadsService } from './downloads.service.js';
import { TicketsCleanup } from './tickets-cleanup.js';

@Module({
  providers: [DownloadOpeners, DownloadsService, DownloadsResolver, TicketsCleanup],
  exports: [DownloadOpeners, DownloadsService],
})
export class DownloadsModule {}
