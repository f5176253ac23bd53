import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { eachBatch } from '../../jobs/each-batch.js';
import { type JobHandler, JobHandlers } from '../../jobs/job-handlers.js';
import type { JobLease } from '../../jobs/job-lease.js';
import { requestJob } from '../../jobs/outbox.js';
import { MailLinks } from '../../mail/mail-links.js';
import { endingOf } from '../../mail/mail-templates.js';
import { type MailOf, MailService } from '../../mail/mail.service.js';
import { asksForDetails, returnMatter } from '../../rules/return-reasons.js';
import { addressesOf } from '../../submissions/editing/submission-addresses.js';

/** Returned payments of one transaction. */
const AT_ONCE = 200;

interface Due {
  id: string;
  reason: string;
  whole: boolean;
  submissionId: string;
}

/** Skips what another worker has in hand. */
const DUE = `
  SELECT b.id, b.reason_code AS reason, b.whole, p.submission_id AS "submissionId" FROM returned_items b JOIN payments p ON p.id = b.payment_id
  WHERE b.announced_at IS NULL AND p.submission_id IS NOT NULL ORDER BY b.id LIMIT ${AT_ONCE} FOR UPDATE OF b SKIP LOCKED`;

/**
 * The job `announce-returns`: asks the owners of each claim whose account did not take its payment for other bank details
 * (RETURN-4, RETURN-8). The mails are queued in the transaction that notes it, so that nobody is asked twice or forgotten.
 */
@Injectable()
export class AnnounceReturns implements JobHandler<'announce-returns'>, OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly handlers: JobHandlers,
    private readonly mails: MailService,
    private readonly links: MailLinks,
  ) {}

  onModuleInit(): void {
    this.handlers.register('announce-returns', this);
  }

  async run(_payload: Record<string, never>, _lease: JobLease, signal: AbortSignal): Promise<void> {
    await eachBatch(this.db, signal, (tx) => this.announceSome(tx));
  }

  /** Nothing else would notify them, so the job is requested again. */
  async giveUp(tx: EntityManager): Promise<void> {
    await requestJob(tx, 'announce-returns', {});
  }

  private async announceSome(tx: EntityManager): Promise<number> {
    const due = await tx.query<Due[]>(DUE);
    if (due.length === 0) return 0;
    await tx.query('UPDATE returned_items SET announced_at = now() WHERE id = ANY ($1::uuid[])', [
      due.map(({ id }) => id),
    ]);
    const asked = due.filter(({ reason, whole }) => asksForDetails(returnMatter(reason, whole)));
    const claims = await addressesOf(
      tx,
      asked.map(({ submissionId }) => submissionId),
    );
    const byId = new Map(claims.map((claim) => [claim.id, claim]));
    const mails = asked.flatMap(({ reason, submissionId }) => {
      // A claim may be gone; its payment stays.
      const claim = byId.get(submissionId);
      const variables = {
        link: this.links.claim(submissionId),
        ending: endingOf(claim?.sid ?? null),
        reason,
      };
      return (claim?.addresses ?? []).map((recipient): MailOf<'payment-returned'> => ({
        template: 'payment-returned',
        recipient,
        variables,
      }));
    });
    await this.mails.sendMails(tx, mails);
    return due.length;
  }
}
