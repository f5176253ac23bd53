import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailLinks } from '../../mail/mail-links.js';
import { endingOf } from '../../mail/mail-templates.js';
import { MailService } from '../../mail/mail.service.js';
import { isSameEmail } from '../../rules/folded-email.js';
import { distinctAddresses, ownersAddresses } from './submission-addresses.js';
import { type ClaimPath, isBankPath } from '../submission-fields.js';
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
   * Notifies of changed bank details, contact address and owner (CLAIM-35, CLAIM-36). The owners receive the first two
   * as well as the contact: someone who changed the contact to themselves must not be the only one notified.
   */
  async claimChanged(
    tx: EntityManager,
    before: Omit<Addresses, 'sid'> & Pick<Submission, 'ownerId'>,
    now: Addresses,
    changedPaths: readonly ClaimPath[],
  ): Promise<void> {
    const ending = endingOf(now.sid);
    const at = new Date().toISOString();
    const tell = async (
      template: 'bank-details-changed' | 'contact-changed' | 'claim-email-changed' | 'claim-assigned',
      addresses: readonly string[],
    ) => {
      for (const address of distinctAddresses(addresses))
        await this.mails.sendMail(tx, template, address, { loginLink: this.links.login(), ending, at });
    };
    if (!isSameEmail(before.email, now.email)) {
      await tell('claim-email-changed', [before.email]);
      await tell('claim-assigned', [now.email]);
    }
    const bankChanged = changedPaths.some(isBankPath);
    const contactChanged = !isSameEmail(before.contactEmail, now.contactEmail);
    if (!bankChanged && !contactChanged) return;
    const known = [before.contactEmail, ...(await ownersAddresses(tx, before))];
    if (contactChanged) await tell('contact-changed', known);
    if (bankChanged) await tell('bank-details-changed', [...known, now.contactEmail, now.email]);
  }
}
