import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { FairGate } from '../common/fair-gate.js';
import { faultPoints } from '../common/fault.js';
import { isSomebodyServed } from '../common/served-people.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { foldedEmailSql } from '../database/folded-email.js';
import { type JobHandler, JobHandlers } from '../jobs/job-handlers.js';
import { type JobLease, keepTrying } from '../jobs/job-lease.js';
import type { JobPayloads } from '../jobs/job-names.js';
import { ENGLISH } from '../rules/text.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { decrypt } from '../encryption/envelope.js';
import { KeyRing } from '../encryption/key-ring.js';
import { MailLinks } from './mail-links.js';
import { MailTransport } from './mail-transport.js';
import { senderAddress } from '../scheme/mail-sender.js';
import type { MailFrame } from './templates/layout.js';
import type { MailTemplate, MailTemplates } from './mail-templates.js';
import { mailOwner } from './mail.service.js';
import { MailRefused } from './mail-refused.js';
import { greetedName } from './greeting.js';
import { mailLanguage, renderMail } from './render-mail.js';

type Payload = JobPayloads['send-mail'];

interface OpenMail {
  template: MailTemplate;
  recipient: string;
  variables: Buffer;
  messageId: string;
  createdAt: Date;
  /** Of the account with the recipient's address; null without one. */
  name: string | null;
  isVerified: boolean;
  /** Of the account with the recipient's address, verified or not; null without one. */
  language: string | null;
  /** When the mail expires; null for never. */
  secondsLeft: number | null;
}

/** How long a stopping worker waits for a mail server's response, so that it stops in time (MAIL-10, DURABLE-11). */
const LAST_PATIENCE_MS = 4_000;

/**
 * While signed-in users are being served by this process, mails are started no more often than this: each takes
 * milliseconds of the event loop.
 */
const GIVE_WAY_MS = 50;
/** More than the queues process concurrently, and longer than all of these take to start. */
const MOST_BEGINNING = 1_000;
const LONGEST_WAIT_MS = 60_000;

/** The jobs `send-mail` and `send-urgent-mail`, which do the same from two queues. */
@Injectable()
export class MailsProcessor implements JobHandler<'send-mail' | 'send-urgent-mail'>, OnModuleInit {
  private readonly passed: ReturnType<typeof faultPoints>;
  private readonly pace = new FairGate({
    width: MOST_BEGINNING,
    mostOfOne: MOST_BEGINNING,
    most: MOST_BEGINNING,
    longestWaitMs: LONGEST_WAIT_MS,
    givesWay: isSomebodyServed,
    giveWayMs: GIVE_WAY_MS,
    refusal: () => new Error('Sending the e-mail was never started.'),
  });

  constructor(
    @Inject(ENV) private readonly env: Env,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
    private readonly transport: MailTransport,
    private readonly links: MailLinks,
    private readonly handlers: JobHandlers,
  ) {
    this.passed = faultPoints(env.fault);
  }

  onModuleInit(): void {
    this.handlers.register('send-mail', this);
    this.handlers.register('send-urgent-mail', this);
  }

  /**
   * Sends the mail unless it is sent, expired or given up, and stops when it expires meanwhile. It is rendered in any
   * case, so that a decoy takes as long as a real mail.
   */
  async run({ mailId }: Payload, lease: JobLease, signal: AbortSignal): Promise<void> {
    const begun = await this.pace.enter('mails', new AbortController().signal);
    begun();
    const mail = await this.findOpen(mailId);
    if (!mail) return;
    const variables = decrypt(this.ring, mailOwner(mailId), mail.variables);
    const frame = this.frameOf(mail);
    const language = await mailLanguage(mail.language ?? ENGLISH);
    const rendered = await renderMail(
      mail.template,
      variables as MailTemplates[MailTemplate],
      frame,
      language,
    );
    if (mail.secondsLeft !== null && mail.secondsLeft <= 0) return this.forget(mailId);
    const late =
      mail.secondsLeft === null ? undefined : AbortSignal.timeout(Math.ceil(mail.secondsLeft * 1_000));
    const leave = AbortSignal.any([after(LAST_PATIENCE_MS, signal), ...(late ? [late] : [])]);
    try {
      const { recipient: to, messageId } = mail;
      await this.transport.send({ to, messageId, ...rendered }, leave);
    } catch (error) {
      if (late?.aborted) return this.forget(mailId);
      if (error instanceof MailRefused) return this.forget(mailId, 'failed_at');
      await keepTrying(this.db, lease);
      throw error;
    }
    this.passed('mail-accepted');
    await this.forget(mailId, 'sent_at');
  }

  async giveUp(tx: EntityManager, { mailId }: Payload): Promise<void> {
    await tx.query(
      'UPDATE mails SET failed_at = now(), variables = NULL WHERE id = $1 AND variables IS NOT NULL',
      [mailId],
    );
  }

  private async findOpen(id: string): Promise<OpenMail | undefined> {
    const [mail] = await this.db.query<OpenMail[]>(
      `SELECT m.template, m.recipient, m.variables, m.message_id AS "messageId", m.created_at AS "createdAt",
              extract(epoch FROM m.dead_after - now())::float AS "secondsLeft",
              u.name, u.verified_at IS NOT NULL AS "isVerified", u.language
       FROM mails m LEFT JOIN users u ON ${foldedEmailSql('u.email')} = ${foldedEmailSql('m.recipient')}
       WHERE m.id = $1 AND m.variables IS NOT NULL`,
      [id],
    );
    return mail;
  }

  private frameOf({ createdAt, name, isVerified }: OpenMail): MailFrame {
    const { titles, contactEmail, contactPhone, timeZone, accent } = this.scheme;
    return {
      classAction: titles.classAction,
      portal: titles.portal,
      contactEmail,
      contactPhone,
      reader: greetedName(name, isVerified),
      written: createdAt,
      timeZone,
      sender: senderAddress(this.env, this.scheme),
      checkLink: this.links.checkingMails(),
      accent: accent?.light ?? null,
    };
  }

  /** Ends a mail: records how it ended and deletes its variables. */
  private async forget(id: string, ending?: 'sent_at' | 'failed_at'): Promise<void> {
    const noted = ending ? `, ${ending} = now()` : '';
    await this.db.query(`UPDATE mails SET variables = NULL${noted} WHERE id = $1 AND variables IS NOT NULL`, [
      id,
    ]);
  }
}

/**
 * Aborts a number of milliseconds after the other signal; the job is then returned and the mail sent again with the same
 * message id.
 */
function after(ms: number, signal: AbortSignal): AbortSignal {
  const late = new AbortController();
  const wait = () => setTimeout(() => late.abort(), ms).unref();
  if (signal.aborted) wait();
  else signal.addEventListener('abort', wait, { once: true });
  return late.signal;
}
