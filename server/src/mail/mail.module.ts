import { Global, Module } from '@nestjs/common';
import { MailCleanup } from './mail-cleanup.js';
import { MailLinks } from './mail-links.js';
import { MailService } from './mail.service.js';
import { MailTransport } from './mail-transport.js';
import { MailsProcessor } from './mails.processor.js';
import { MailsResolver } from './mails.resolver.js';
import { ReceiptMails } from './receipt-mails.js';

/** Mails: requested in a transaction, rendered and sent by the worker. */
@Global()
@Module({
  providers: [
    MailTransport,
    MailService,
    MailLinks,
    MailsProcessor,
    MailsResolver,
    MailCleanup,
    ReceiptMails,
  ],
  exports: [MailService, MailLinks, MailTransport, ReceiptMails],
})
export class MailModule {}
