import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type UserActor, Role } from '../../common/actor.js';
import { MailLinks } from '../../mail/mail-links.js';
import { MailService } from '../../mail/mail.service.js';

/** Tells the other administrators that a purge waits for one of them (D5). */
@Injectable()
export class PurgeMails {
  constructor(
    private readonly mails: MailService,
    private readonly links: MailLinks,
  ) {}

  /** To every other administrator who can sign in, with the request that it tells of. */
  async tellOthers(tx: EntityManager, { userId }: UserActor): Promise<void> {
    const administrators = await tx.query<{ id: string; name: string; email: string }[]>(
      `SELECT id, name, email FROM users WHERE id = $1 OR (role = $2 AND enabled AND verified_at IS NOT NULL)`,
      [userId, Role.MASTER_ADMIN],
    );
    const requestedBy = administrators.find(({ id }) => id === userId)?.name ?? 'An administrator';
    const variables = { link: this.links.identityDocuments(), requestedBy };
    for (const { id, email } of administrators)
      if (id !== userId) await this.mails.sendMail(tx, 'identity-purge-requested', email, variables);
  }
}
