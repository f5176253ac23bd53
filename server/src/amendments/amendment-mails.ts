import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Role } from '../common/actor.js';
import { MailLinks } from '../mail/mail-links.js';
import { MailService } from '../mail/mail.service.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import type { Submission } from '../submissions/submission.entity.js';

/** Tells the other side that there is something to read. What it is stays in the portal: a message may hold anything. */
@Injectable()
export class AmendmentMails {
  constructor(
    @Inject(SCHEME) private readonly scheme: SchemeFile,
    private readonly mails: MailService,
    private readonly links: MailLinks,
  ) {}

  /** To the administrators, once until they have answered. */
  async tellAdministrators(tx: EntityManager, { id, sid }: Submission): Promise<void> {
    const variables = { link: this.links.claim(id), sid: sid ?? '' };
    await this.mails.sendMail(tx, 'amendment-requested', this.scheme.contactEmail, variables);
  }

  /** To the claim's side: an administrator has written, or has decided about a proposed change. */
  async tellMember(
    tx: EntityManager,
    claim: Submission,
    template: 'amendment-answered' | 'proposal-decided',
  ): Promise<void> {
    for (const address of await memberAddresses(tx, claim))
      await this.mails.sendMail(tx, template, address, { link: this.links.claim(claim.id) });
  }
}

/** The address that owns the claim, and that of the member who filed it, once proven. */
async function memberAddresses(tx: EntityManager, { email, ownerId }: Submission): Promise<string[]> {
  const [owner] = await tx.query<{ email: string }[]>(
    `SELECT email FROM users WHERE id = $1 AND enabled AND verified_at IS NOT NULL AND role = $2 AND lower(email) <> lower($3)`,
    [ownerId, Role.STANDARD, email],
  );
  return owner ? [email, owner.email] : [email];
}
