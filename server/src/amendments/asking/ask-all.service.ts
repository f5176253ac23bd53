import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudits } from '../../audit/audit.js';
import type { UserActor } from '../../common/actor.js';
import { checkInput } from '../../common/check-input.js';
import { IdempotencyService } from '../../idempotency/idempotency.service.js';
import { MailLinks } from '../../mail/mail-links.js';
import { MailService } from '../../mail/mail.service.js';
import { amendmentSchema } from '../../rules/amendment-schema.js';
import { type Addressed, addressesOf } from '../../submissions/editing/submission-addresses.js';
import { LACKS_BANK_DETAILS } from '../../submissions/listing/incomplete-submissions.js';
import { lockThreads, moveThreads } from '../threads.js';
import type { AskedClaim, AskPreview, AskResult } from './ask-all.model.js';
import { askMails, claimsByMailbox } from './ask-mails.js';

/** One message to the owners of many claims, for example for missing bank details. */
@Injectable()
export class AskAllService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly idempotency: IdempotencyService,
    private readonly mails: MailService,
    private readonly links: MailLinks,
  ) {}

  /** What `send` would do with these claims now. */
  async preview(submissionIds: readonly string[]): Promise<AskPreview> {
    const { asked, leftOut } = split(await addressesOf(this.db, submissionIds));
    const [facts] = await this.db.query<Pick<AskPreview, 'withBankDetails' | 'waiting'>[]>(
      `SELECT count(*) FILTER (WHERE NOT ${LACKS_BANK_DETAILS})::int AS "withBankDetails",
         count(*) FILTER (WHERE t.unanswered > 0)::int AS waiting
       FROM submissions s LEFT JOIN amendment_threads t ON t.submission_id = s.id WHERE s.id = ANY ($1::uuid[])`,
      [asked.map(({ id }) => id)],
    );
    return {
      claims: asked.length,
      people: claimsByMailbox(asked).length,
      ...facts!,
      leftOut: leftOut.map((claim) => resultOf(claim, false)),
    };
  }

  /**
   * Adds the message to the thread of each claim and mails each owner once, all in one transaction: either every claim
   * has it or none. Claims without an owner's address are left out. A member's own messages still wait for an answer.
   * @param key the same call with the same key takes effect once
   * @throws BadInput for an invalid message
   */
  send(
    actor: UserActor,
    submissionIds: readonly string[],
    message: string,
    key: string | undefined,
  ): Promise<AskResult> {
    const text = checkInput<{ message: string }>(amendmentSchema, { message }).message;
    const body = { submissionIds: [...submissionIds].sort(), message: text };
    return this.db.transaction((tx) =>
      this.idempotency.once(tx, actor, 'ask-all', key, body, async () => {
        const { asked, leftOut } = split(await addressesOf(tx, submissionIds));
        if (asked.length > 0) await insertMessages(tx, actor, asked, text);
        const mails = askMails(asked, this.links);
        await this.mails.sendMails(tx, mails);
        return {
          people: mails.length,
          claims: [
            ...leftOut.map((claim) => resultOf(claim, false)),
            ...asked.map((claim) => resultOf(claim, true)),
          ],
        };
      }),
    );
  }
}

/** The claims with somebody to write to, and those without. */
function split(claims: readonly Addressed[]): { asked: Addressed[]; leftOut: Addressed[] } {
  return {
    asked: claims.filter(({ addresses }) => addresses.length > 0),
    leftOut: claims.filter(({ addresses }) => addresses.length === 0),
  };
}

const resultOf = ({ id, sid, legalEntity }: Addressed, asked: boolean): AskedClaim => ({
  submissionId: id,
  sid,
  legalEntity,
  asked,
});

/** The time is taken under the threads' locks, so that messages are ordered as they arrive. */
async function insertMessages(
  tx: EntityManager,
  actor: UserActor,
  claims: readonly Addressed[],
  message: string,
): Promise<void> {
  const threads = await lockThreads(
    tx,
    claims.map(({ id }) => id),
  );
  const rows = await tx.query<{ id: string; submissionId: string }[]>(
    `INSERT INTO amendments (submission_id, author_id, is_admin, message, created_at)
     SELECT id, $2, true, $3, clock_timestamp() FROM unnest($1::uuid[]) id RETURNING id, submission_id AS "submissionId"`,
    [claims.map(({ id }) => id), actor.userId, message],
  );
  await moveThreads(tx, threads, 'administrator asked');
  await recordAudits(
    tx,
    actor,
    'amendment.sent',
    rows.map(({ id, submissionId }) => ({
      subject: { type: 'amendment' as const, id },
      details: { submissionId, isAdmin: true, proposal: false },
    })),
  );
}
