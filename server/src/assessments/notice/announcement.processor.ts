import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Role } from '../../common/actor.js';
import { foldedEmailSql } from '../../database/folded-email.js';
import { eachBatch } from '../../jobs/each-batch.js';
import { type JobHandler, JobHandlers } from '../../jobs/job-handlers.js';
import type { JobLease } from '../../jobs/job-lease.js';
import type { JobPayloads } from '../../jobs/job-names.js';
import { requestJob } from '../../jobs/outbox.js';
import { MailLinks } from '../../mail/mail-links.js';
import { endingOf } from '../../mail/mail-templates.js';
import { type MailOf, MailService } from '../../mail/mail.service.js';
import type { AnnouncedMailbox } from './announced-mailbox.entity.js';

type Payload = JobPayloads['announce-assessment'];
type Mail = MailOf<'claim-assessed'> | MailOf<'claims-assessed'>;
type Due = Pick<AnnouncedMailbox, 'address' | 'claims' | 'submissionId' | 'sid'> & {
  /** How many of its claims an error blocked. */
  blocked: number;
};

/** What mails say of the run. */
interface Published {
  objectionsUntil: string;
  isCurrent: boolean;
}

/** Mails of one transaction. */
const AT_ONCE = 500;

/** The owners of each claim that took part: its own address, and that of the member who filed it, once verified. */
const MAILBOXES = `
  INSERT INTO announced_mailboxes (run_id, mailbox, address, claims, submission_id, sid)
  SELECT $1, mailbox, min(address), count(DISTINCT id), (array_agg(id ORDER BY id))[1], (array_agg(sid ORDER BY id))[1]
  FROM (
    SELECT s.id, s.sid, owner.address, ${foldedEmailSql('owner.address')} AS mailbox
    FROM assessment_results r JOIN submissions s ON s.id = r.submission_id
      LEFT JOIN users u ON u.id = s.owner_id AND u.enabled AND u.verified_at IS NOT NULL AND u.role = $2,
      LATERAL (VALUES (s.email), (u.email)) owner (address)
    WHERE r.run_id = $1 AND r.status IN ('ASSESSED', 'BLOCKED') AND owner.address <> ''
  ) owned GROUP BY mailbox`;

/**
 * How many claims of the mailbox in the row `a` were blocked, by the indexes of addresses and owners; of one claim, whether
 * it was, whichever others have come into the mailbox since.
 */
const BLOCKED = `
  (SELECT count(*)::int FROM assessment_results r WHERE r.run_id = a.run_id AND r.status = 'BLOCKED'
    AND (a.claims > 1 OR r.submission_id = a.submission_id) AND r.submission_id IN (
    SELECT a.submission_id UNION SELECT s.id FROM submissions s WHERE ${foldedEmailSql('s.email')} = a.mailbox
    UNION SELECT s.id FROM users u JOIN submissions s ON s.owner_id = u.id
      WHERE ${foldedEmailSql('u.email')} = a.mailbox AND u.enabled AND u.verified_at IS NOT NULL AND u.role = $2
  ))`;

/**
 * The job `announce-assessment`: writes to the owners of all claims of a published run, one mail a mailbox (NOTICE-18).
 * A mail is queued in the transaction that removes its mailbox from those still to be notified, so that after a
 * crash nobody is notified twice and nobody is forgotten.
 */
@Injectable()
export class AnnouncementProcessor implements JobHandler<'announce-assessment'>, OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly handlers: JobHandlers,
    private readonly mails: MailService,
    private readonly links: MailLinks,
  ) {}

  onModuleInit(): void {
    this.handlers.register('announce-assessment', this);
  }

  async run({ assessmentRunId: runId }: Payload, _lease: JobLease, signal: AbortSignal): Promise<void> {
    await this.db.transaction((tx) => this.list(tx, runId));
    await eachBatch(this.db, signal, (tx) => this.announceSome(tx, runId));
  }

  /** Members must be notified, so the job is requested again. */
  async giveUp(tx: EntityManager, payload: Payload): Promise<void> {
    await requestJob(tx, 'announce-assessment', payload);
  }

  /** Notes whom the run has to be announced to, once. */
  private async list(tx: EntityManager, runId: string): Promise<void> {
    const listed = await tx.query<object[]>(
      'INSERT INTO assessment_announcements (run_id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING run_id',
      [runId],
    );
    if (listed.length > 0) await tx.query(MAILBOXES, [runId, Role.STANDARD]);
  }

  private async announceSome(tx: EntityManager, runId: string): Promise<number> {
    const [due] = await tx.query<[Due[], number]>(
      `DELETE FROM announced_mailboxes a USING (
         SELECT run_id, mailbox FROM announced_mailboxes WHERE run_id = $1 ORDER BY mailbox LIMIT ${AT_ONCE} FOR UPDATE
       ) due WHERE a.run_id = due.run_id AND a.mailbox = due.mailbox
       RETURNING a.address, a.claims, a.submission_id AS "submissionId", a.sid, ${BLOCKED} AS blocked`,
      [runId, Role.STANDARD],
    );
    const [run] = await tx.query<Published[]>(
      `SELECT objections_until::text AS "objectionsUntil", state <> 'SUPERSEDED' AS "isCurrent" FROM assessment_runs WHERE id = $1`,
      [runId],
    );
    // A run that was superseded meanwhile is announced by the later one.
    if (due.length > 0 && run?.isCurrent) {
      const { objectionsUntil } = run;
      await this.mails.sendMails(
        tx,
        due.map((one) => this.mailTo(one, objectionsUntil)),
      );
    }
    return due.length;
  }

  private mailTo(due: Due, objectionsUntil: string): Mail {
    const { address: recipient, claims, submissionId, sid } = due;
    // A claim that came into the mailbox since the list was made is not counted.
    const blocked = Math.min(due.blocked, claims);
    if (claims > 1) {
      const variables = { loginLink: this.links.login(), claims, blocked, objectionsUntil };
      return { template: 'claims-assessed', recipient, variables };
    }
    const link = this.links.claimAssessment(submissionId);
    return {
      template: 'claim-assessed',
      recipient,
      variables: { link, ending: endingOf(sid), objectionsUntil, isBlocked: blocked > 0 },
    };
  }
}
