import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { type JobHandler, JobHandlers } from '../../jobs/job-handlers.js';
import { requestJob } from '../../jobs/outbox.js';
import { MailLinks } from '../../mail/mail-links.js';
import { MailService } from '../../mail/mail.service.js';
import { Permission } from '../../rules/permissions.js';
import { addressesWith } from '../../users/addresses-with.js';

/** Each file of the bank is announced once: a second worker waits for the first and finds nothing left. */
const ANNOUNCE = `
  WITH told AS (
    UPDATE bank_contradictions SET announced_at = now() WHERE announced_at IS NULL AND closed_at IS NULL RETURNING import_run_id)
  SELECT count(*)::int AS payments FROM told GROUP BY import_run_id ORDER BY import_run_id`;

/**
 * The job `announce-bank-contradictions`: notifies everybody who may look into what a file of the bank contradicts (RETURN-11). The
 * mails are queued in the transaction that notes it, so that nobody is notified twice or forgotten.
 */
@Injectable()
export class AnnounceBankContradictions implements JobHandler<'announce-bank-contradictions'>, OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly handlers: JobHandlers,
    private readonly mails: MailService,
    private readonly links: MailLinks,
  ) {}

  onModuleInit(): void {
    this.handlers.register('announce-bank-contradictions', this);
  }

  async run(): Promise<void> {
    await this.db.transaction(async (tx) => {
      const files = await tx.query<{ payments: number }[]>(ANNOUNCE);
      if (files.length === 0) return;
      const recipients = await addressesWith(tx, Permission.PaymentsApprove);
      const link = this.links.returnedPayments();
      await this.mails.sendMails(
        tx,
        files.flatMap(({ payments }) =>
          recipients.map((recipient) => ({
            ...{ template: 'bank-contradicted' as const, recipient },
            variables: { link, payments },
          })),
        ),
      );
    });
  }

  /** Nobody else would notify them, so the job is requested again. */
  async giveUp(tx: EntityManager): Promise<void> {
    await requestJob(tx, 'announce-bank-contradictions', {});
  }
}
