import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailLinks } from '../mail/mail-links.js';
import { endingOf } from '../mail/mail-templates.js';
import { MailService } from '../mail/mail.service.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { ownersAddresses } from '../submissions/editing/submission-addresses.js';
import { Submission } from '../submissions/submission.entity.js';
import type { DeadlineKind } from './deadline.entity.js';

/** Mails about deadlines. Those of one claim go to its owners, those of all claims to the office (DEADLINE-6). */
@Injectable()
export class DeadlineMails {
  constructor(
    @Inject(SCHEME) private readonly scheme: SchemeFile,
    private readonly mails: MailService,
    private readonly links: MailLinks,
  ) {}

  /** Tells the owners of a claim that they have more time. */
  async notifyOfExtension(tx: EntityManager, kind: DeadlineKind, sid: string, due: string): Promise<void> {
    await this.toOwners(tx, 'deadline-extended', kind, sid, due);
  }

  /** Reminds of a deadline. @param sid null for one of all claims */
  async remind(tx: EntityManager, kind: DeadlineKind, sid: string | null, due: string): Promise<void> {
    if (sid !== null) return this.toOwners(tx, 'deadline-near', kind, sid, due);
    const variables = { link: this.links.deadlines(), kind, due };
    await this.mails.sendMail(tx, 'office-deadline-near', this.scheme.contactEmail, variables);
  }

  private async toOwners(
    tx: EntityManager,
    template: 'deadline-extended' | 'deadline-near',
    kind: DeadlineKind,
    sid: string,
    due: string,
  ): Promise<void> {
    const claim = await tx.findOneBy(Submission, { sid });
    if (!claim) return;
    const variables = {
      link: this.links.claim(claim.id),
      ending: endingOf(sid),
      kind,
      due,
    };
    for (const address of await ownersAddresses(tx, claim))
      await this.mails.sendMail(tx, template, address, variables);
  }
}
