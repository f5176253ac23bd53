import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailLinks } from '../../mail/mail-links.js';
import { endingOf } from '../../mail/mail-templates.js';
import { MailService } from '../../mail/mail.service.js';
import { isSameEmail } from '../../rules/folded-email.js';
import { distinctAddresses, ownersAddresses } from './submission-addresses.js';
import type { Submission } from '../submission.entity.js';

type Addresses = Pick<Submission, 'email' | 'contactEmail' | 'sid'>;

/** Notifies the people of a claim by mail; mails never contain a field's value. */
@Injectable()
export class SubmissionMails {
  constructor(
    private readonly mails: MailService,
    private readonly links: MailLinks,
  ) {}

  /**
   * Notifies of a changed contact address and owner (CLAIM-36). The owners receive the first as well as the contact:
   * someone who changed the contact to themselves must not be the only one notified. Changed bank details are announced
   * by `bank-changes`, in whatever way they were changed (CLAIM-35).
   */
  async claimChanged(
    tx: EntityManager,
    before: Omit<Addresses, 'sid'> & Pick<Submission, 'ownerId'>,
    now: Addresses,
  ): Promise<void> {
    const ending = endingOf(now.sid);
    const notify = async (
      template: 'contact-changed' | 'claim-email-changed' | 'claim-assigned',
      addresses: readonly string[],
    ) => {
      for (const address of distinctAddresses(addresses))
        await this.mails.sendMail(tx, template, address, { loginLink: this.links.login(), ending });
    };
    if (!isSameEmail(before.email, now.email)) {
      await notify('claim-email-changed', [before.email]);
      await notify('claim-assigned', [now.email]);
    }
    if (isSameEmail(before.contactEmail, now.contactEmail)) return;
    await notify('contact-changed', [before.contactEmail, ...(await ownersAddresses(tx, before))]);
  }
}
