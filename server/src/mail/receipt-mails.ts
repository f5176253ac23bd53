import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../common/actor.js';
import { isMember } from '../common/policy.js';
import { MailLinks } from './mail-links.js';
import { endingOf } from './mail-templates.js';
import { MailService } from './mail.service.js';

/** The claim that something was received for. */
interface Claim {
  id: string;
  sid: string | null;
}

/**
 * Confirms to members by mail what they sent (MAIL-15), in the transaction that keeps it. Office staff and scripts get
 * no receipts.
 */
@Injectable()
export class ReceiptMails {
  constructor(
    private readonly mails: MailService,
    private readonly links: MailLinks,
  ) {}

  async claimReceived(tx: EntityManager, actor: Actor, id: string): Promise<void> {
    if (actor.kind !== 'user' || !isMember(actor)) return;
    await this.mails.sendMail(tx, 'claim-received', actor.email, { link: this.links.claim(id), id });
  }

  requestReceived(tx: EntityManager, actor: Actor, claim: Claim): Promise<void> {
    return this.received(tx, actor, 'request-received', claim);
  }

  documentReceived(tx: EntityManager, actor: Actor, claim: Claim): Promise<void> {
    return this.received(tx, actor, 'document-received', claim);
  }

  private async received(
    tx: EntityManager,
    actor: Actor,
    template: 'request-received' | 'document-received',
    { id, sid }: Claim,
  ): Promise<void> {
    if (actor.kind !== 'user' || !isMember(actor)) return;
    const variables = { link: this.links.claim(id), ending: endingOf(sid) };
    await this.mails.sendMail(tx, template, actor.email, variables);
  }
}
