import { Module } from '@nestjs/common';
import { DownloadsResolver } from './downloads.resolver.js';
import { DownloadsService } from './downloads.service.js';

@Module({ providers: [DownloadsService, DownloadsResolver], exports: [DownloadsService] })
export class DownloadsModule {}
