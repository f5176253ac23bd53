import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { requestJob, requestJobs } from '../jobs/outbox.js';
import { KeyRing } from '../encryption/key-ring.js';
import { encrypt } from '../encryption/envelope.js';
import { randomUUID } from 'node:crypto';
import { type MailTemplate, type MailTemplates, WAITED_FOR } from './mail-templates.js';

/** When a mail expires. */
export interface MailLife {
  /** Minutes after which it is useless: hours at most, since a timer holds no more than 24 days. */
  minutes?: number;
  /** A decoy without a recipient: rendered and queued like any other mail, and never sent (MAIL-3). */
  withheld?: boolean;
}

/** A mail that nobody waits for at a screen. */
export interface MailOf<Template extends MailTemplate> {
  template: Template;
  recipient: string;
  variables: MailTemplates[Template];
}

/** The binding of the encrypted variables to the mail's row. */
export const mailOwner = (id: string) => `mails:${id}`;

/** Queues mails in the outbox, in the transaction that asks for them (MAIL-1). */
@Injectable()
export class MailService {
  private readonly domain: string;

  constructor(
    @Inject(ENV) env: Env,
    private readonly ring: KeyRing,
  ) {
    this.domain = new URL(env.publicUrl).hostname;
  }

  /** Queues a mail in the transaction of the change it is about; it is sent after the commit. */
  async sendMail<Template extends MailTemplate>(
    tx: EntityManager,
    template: Template,
    recipient: string,
    variables: MailTemplates[Template],
    { minutes, withheld = false }: MailLife = {},
  ): Promise<void> {
    const id = randomUUID();
    await tx.query(
      `INSERT INTO mails (id, template, recipient, variables, message_id, dead_after)
       VALUES ($1, $2, $3, $4, $5, CASE WHEN $6 THEN now() ELSE now() + make_interval(mins => $7::int) END)`,
      [
        id,
        template,
        recipient,
        encrypt(this.ring, mailOwner(id), variables),
        `<${id}@${this.domain}>`,
        withheld,
        minutes ?? null,
      ],
    );
    await requestJob(tx, WAITED_FOR.has(template) ? 'send-urgent-mail' : 'send-mail', { mailId: id });
  }

  /** Queues the same mail to many recipients, with two statements however many there are. */
  async sendMails<Template extends MailTemplate>(
    tx: EntityManager,
    mails: readonly MailOf<Template>[],
  ): Promise<void> {
    if (mails.length === 0) return;
    const ids = mails.map(() => randomUUID());
    await tx.query(
      `INSERT INTO mails (id, template, recipient, variables, message_id)
       SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::bytea[], $5::text[])`,
      [
        ids,
        mails.map(({ template }) => template),
        mails.map(({ recipient }) => recipient),
        mails.map(({ variables }, at) => encrypt(this.ring, mailOwner(ids[at]!), variables)),
        ids.map((id) => `<${id}@${this.domain}>`),
      ],
    );
    await requestJobs(
      tx,
      'send-mail',
      ids.map((mailId) => ({ mailId })),
    );
  }
}
