import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailLinks } from '../mail/mail-links.js';
import { endingOf } from '../mail/mail-templates.js';
import { MailService } from '../mail/mail.service.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { ownersAddresses } from '../submissions/editing/submission-addresses.js';
import { Submission } from '../submissions/submission.entity.js';
import { ClaimDecisionKind } from './claim-decision.entity.js';

/** Mails about decisions on claims: to the office while one waits, and to the claim's owners when it is in force. */
@Injectable()
export class ClaimDecisionMails {
  constructor(
    @Inject(SCHEME) private readonly scheme: SchemeFile,
    private readonly mails: MailService,
    private readonly links: MailLinks,
  ) {}

  /** Tells the office that a decision waits for a second person. */
  async notifyOffice(tx: EntityManager, claim: Submission, kind: ClaimDecisionKind): Promise<void> {
    await this.mails.sendMail(tx, 'claim-decision-proposed', this.scheme.contactEmail, {
      link: this.links.claim(claim.id),
      sid: claim.sid ?? '',
      removes: kind === ClaimDecisionKind.REMOVE,
    });
  }

  /** Tells the owners of the claim with a SID, if there is one. @param due until when to answer a removal, yyyy-MM-dd */
  async notifyOwners(
    tx: EntityManager,
    sid: string,
    kind: ClaimDecisionKind,
    due: string | null,
  ): Promise<void> {
    const claim = await tx.findOneBy(Submission, { sid });
    if (!claim) return;
    const variables = { link: this.links.claim(claim.id), ending: endingOf(sid) };
    for (const address of await ownersAddresses(tx, claim))
      if (kind === ClaimDecisionKind.REMOVE)
        await this.mails.sendMail(tx, 'claim-removed', address, {
          ...variables,
          cureUntil: due ?? '',
        });
      else await this.mails.sendMail(tx, 'claim-restored', address, variables);
  }
}
