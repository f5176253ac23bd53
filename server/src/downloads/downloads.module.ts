import { Module } from '@nestjs/common';
import { DownloadOpeners } from './download-openers.js';
import { DownloadsResolver } from './downloads.resolver.js';
import { DownloadsService } from './downloads.service.js';

@Module({
  providers: [DownloadOpeners, DownloadsService, DownloadsResolver],
  exports: [DownloadOpeners, DownloadsService],
})
export class DownloadsModule {}
