import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { UserActor } from '../../common/actor.js';
import { MailLinks } from '../../mail/mail-links.js';
import { MailService } from '../../mail/mail.service.js';
import type { OtherAdministrator } from './other-administrators.js';

/** Notifies the other administrators that a purge waits for confirmation (PURGE-2). */
@Injectable()
export class PurgeMails {
  constructor(
    private readonly mails: MailService,
    private readonly links: MailLinks,
  ) {}

  /** Mails each of the other administrators, in the transaction of the request. */
  async notify(
    tx: EntityManager,
    { userId }: UserActor,
    others: readonly OtherAdministrator[],
  ): Promise<void> {
    const [asking] = await tx.query<{ name: string }[]>('SELECT name FROM users WHERE id = $1', [userId]);
    const requestedBy = asking?.name ?? 'An administrator';
    const variables = { link: this.links.identityDocuments(), requestedBy };
    for (const { email } of others)
      await this.mails.sendMail(tx, 'identity-purge-requested', email, variables);
  }
}
