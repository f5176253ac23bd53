import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { AttachmentKeys } from './attachment-keys.js';
import { AttachmentReceiver } from './attachment-receiver.js';
import { AttachmentsResolver } from './attachments.resolver.js';
import { AttachmentsService } from './attachments.service.js';
import { KeyFileCheck } from './key-file-check.js';
import { IdentityPurgeProcessor } from './purge/identity-purge.processor.js';
import { IdentityPurgeResolver } from './purge/identity-purge.resolver.js';
import { IdentityPurgeService } from './purge/identity-purge.service.js';
import { PurgeCertificate } from './purge/purge-certificate.js';
import { PurgeMails } from './purge/purge-mails.js';
import { ScanProcessor } from './scan/scan.processor.js';

@Module({
  imports: [AuthModule, DownloadsModule],
  providers: [
    AttachmentKeys,
    KeyFileCheck,
    AttachmentReceiver,
    AttachmentsService,
    AttachmentsResolver,
    ScanProcessor,
    IdentityPurgeService,
    IdentityPurgeProcessor,
    IdentityPurgeResolver,
    PurgeCertificate,
    PurgeMails,
  ],
  exports: [AttachmentReceiver, AttachmentsService],
})
export class AttachmentsModule {}
