import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailLinks } from '../mail/mail-links.js';
import { endingOf } from '../mail/mail-templates.js';
import { MailService } from '../mail/mail.service.js';
import { Permission } from '../rules/permissions.js';
import { addressesOf } from '../submissions/editing/submission-addresses.js';
import { addressesWith } from '../users/addresses-with.js';

/** Mails about what became of a change: to the claim's owners, and to the office when somebody stopped it. */
@Injectable()
export class BankChangeMails {
  constructor(
    private readonly mails: MailService,
    private readonly links: MailLinks,
  ) {}

  /** Tells the claim's owners that the new details were released, or that they could not be confirmed. */
  async notifyOwners(tx: EntityManager, submissionId: string, isReleased: boolean): Promise<void> {
    const [claim] = await addressesOf(tx, [submissionId]);
    const variables = { link: this.links.claim(submissionId), ending: endingOf(claim!.sid), isReleased };
    for (const address of claim!.addresses)
      await this.mails.sendMail(tx, 'bank-change-decided', address, variables);
  }

  /** Alarms everybody who could release the change (BANK-5). */
  async alarm(tx: EntityManager, submissionId: string): Promise<void> {
    const [claim] = await addressesOf(tx, [submissionId]);
    const people = await addressesWith(tx, Permission.BankChangesRelease);
    const variables = { link: this.links.bankChanges(), sid: claim!.sid ?? '' };
    await this.mails.sendMails(
      tx,
      people.map((recipient) => ({ template: 'bank-change-stopped', recipient, variables })),
    );
  }
}
