import { Module, type OnModuleInit } from '@nestjs/common';
import { DownloadKind } from '../downloads/download-ticket.entity.js';
import { DownloadOpeners } from '../downloads/download-openers.js';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { ManageNoticesService } from './manage-notices.service.js';
import { NoticesResolver } from './notices.resolver.js';
import { NoticesService } from './notices.service.js';

@Module({
  imports: [DownloadsModule],
  providers: [NoticesService, ManageNoticesService, NoticesResolver],
  exports: [NoticesService],
})
export class NoticesModule implements OnModuleInit {
  constructor(
    private readonly openers: DownloadOpeners,
    private readonly notices: NoticesService,
  ) {}

  onModuleInit(): void {
    this.openers.register(DownloadKind.ASSESSMENT_NOTICE, (actor, id) => this.notices.open(actor, id));
  }
}
