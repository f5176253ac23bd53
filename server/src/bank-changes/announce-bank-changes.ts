import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { KeyRing } from '../encryption/key-ring.js';
import { eachBatch } from '../jobs/each-batch.js';
import { type JobHandler, JobHandlers } from '../jobs/job-handlers.js';
import type { JobLease } from '../jobs/job-lease.js';
import { requestJob } from '../jobs/outbox.js';
import { MailLinks } from '../mail/mail-links.js';
import { endingOf } from '../mail/mail-templates.js';
import { type MailOf, MailService } from '../mail/mail.service.js';
import { maskedValue } from '../rules/masked-value.js';
import { addressesOf, distinctAddresses } from '../submissions/editing/submission-addresses.js';
import { BankChangeState } from './bank-change-state.js';
import type { BankChange } from './bank-change.entity.js';
import { bankDetailsOf, differingBank } from './bank-details.js';
import { NotMeLinks } from './not-me-links.js';
import { ReleaseWait, type Wait } from './release-wait.js';

type Due = Pick<
  BankChange,
  | 'id'
  | 'submissionId'
  | 'changedAt'
  | 'releasedBank'
  | 'releasedSealed'
  | 'changedBank'
  | 'changedSealed'
  | 'addresses'
> & { now: Date };

/** Changes of one transaction. */
const AT_ONCE = 200;

/** Who was a contact of the claim or owned it so many days before the change is notified, too: thieves change that first. */
const CONTACT_DAYS = 30;

/** Skips what another worker has in hand: the job runs once for each statement that changed claims. */
const DUE = `
  SELECT id, submission_id AS "submissionId", changed_at AS "changedAt", released_bank AS "releasedBank",
    released_sealed AS "releasedSealed", changed_bank AS "changedBank", changed_sealed AS "changedSealed", now(),
    addresses || ARRAY(
      SELECT earlier.address FROM claim_versions v,
        LATERAL (VALUES (v.content->>'contact_email'), (v.content->>'email')) earlier (address)
      WHERE v.submission_id = b.submission_id AND v.part = 'CLAIM' AND earlier.address IS NOT NULL
        AND v.at > b.changed_at - make_interval(days => ${CONTACT_DAYS})
      ORDER BY v.id DESC
    ) AS addresses
  FROM bank_changes b WHERE announced_at IS NULL AND state = 'PENDING' ORDER BY id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`;

/**
 * The job `announce-bank-changes`: mails the old and the new contact and the owners of each claim whose bank details
 * changed, with the way to stop it (BANK-4). A change back to the released details ends here. The mails are queued in the
 * transaction that notes the announcement, so that nobody is notified twice or forgotten.
 */
@Injectable()
export class AnnounceBankChanges implements JobHandler<'announce-bank-changes'>, OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
    private readonly handlers: JobHandlers,
    private readonly mails: MailService,
    private readonly links: MailLinks,
    private readonly notMe: NotMeLinks,
    private readonly wait: ReleaseWait,
  ) {}

  onModuleInit(): void {
    this.handlers.register('announce-bank-changes', this);
  }

  async run(_payload: Record<string, never>, _lease: JobLease, signal: AbortSignal): Promise<void> {
    await eachBatch(this.db, signal, (tx) => this.announceSome(tx));
  }

  /** The owners must be notified, and nothing is released before they are, so the job is requested again. */
  async giveUp(tx: EntityManager): Promise<void> {
    await requestJob(tx, 'announce-bank-changes', {});
  }

  private async announceSome(tx: EntityManager): Promise<number> {
    const due = await tx.query<Due[]>(DUE);
    if (due.length === 0) return 0;
    const reverted = new Set(due.filter((change) => this.isBack(change)).map(({ id }) => id));
    await tx.query(
      `UPDATE bank_changes SET announced_at = now(), addresses = '{}', version = version + 1,
         state = CASE WHEN id = ANY ($2::uuid[]) THEN $3::bank_change_state ELSE state END WHERE id = ANY ($1::uuid[])`,
      [due.map(({ id }) => id), [...reverted], BankChangeState.REVERTED],
    );
    const claims = new Map(
      (
        await addressesOf(
          tx,
          due.map(({ submissionId }) => submissionId),
        )
      ).map((claim) => [claim.id, claim]),
    );
    const waitOf = await this.wait.reader(tx);
    const mails = due.flatMap((change) => {
      const { sid, addresses } = claims.get(change.submissionId)!;
      const variables = this.variables(change, sid, reverted.has(change.id) ? null : waitOf(change.now));
      return distinctAddresses([...change.addresses, ...addresses]).map(
        (recipient): MailOf<'bank-details-changed'> => ({
          template: 'bank-details-changed',
          recipient,
          variables,
        }),
      );
    });
    await this.mails.sendMails(tx, mails);
    return due.length;
  }

  private isBack({ submissionId, ...change }: Due): boolean {
    const released = bankDetailsOf(this.ring, submissionId, change.releasedBank, change.releasedSealed);
    const changed = bankDetailsOf(this.ring, submissionId, change.changedBank, change.changedSealed);
    return differingBank(released, changed).length === 0;
  }

  /** @param wait null for a change back to the released details, which waits for nothing */
  private variables(change: Due, sid: string | null, wait: Wait | null) {
    const { id, submissionId, changedAt, changedBank, changedSealed } = change;
    const { accountNo } = bankDetailsOf(this.ring, submissionId, changedBank, changedSealed);
    return {
      loginLink: this.links.login(),
      ending: endingOf(sid),
      at: changedAt.toISOString(),
      account: maskedValue(accountNo),
      until: wait?.until.toISOString() ?? '',
      paymentDay: wait?.paymentDay ?? '',
      notMeLink: wait ? this.notMe.of(id) : '',
    };
  }
}
