import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailLinks } from '../../mail/mail-links.js';
import { endingOf } from '../../mail/mail-templates.js';
import { MailService } from '../../mail/mail.service.js';
import type { SchemeFile } from '../../scheme/scheme.js';
import { SCHEME } from '../../scheme/scheme.token.js';
import { distinctAddresses, ownersAddresses } from '../../submissions/editing/submission-addresses.js';
import type { Submission } from '../../submissions/submission.entity.js';
import type { Objection } from './objection.entity.js';
import type { EndedState } from './objection-state.js';

type Subject = Pick<Objection, 'id' | 'officerId' | 'runId'>;

/** Tells both sides of an objection what became of it (OBJECT-8); what was written stays in the portal. */
@Injectable()
export class ObjectionMails {
  constructor(
    @Inject(SCHEME) private readonly scheme: SchemeFile,
    private readonly mails: MailService,
    private readonly links: MailLinks,
  ) {}

  /** To the owners of the claim, and to the office. */
  async raised(tx: EntityManager, claim: Submission, { id }: Subject): Promise<void> {
    await this.notifyOwners(tx, claim, 'objection-received');
    const variables = { link: this.links.objection(id), sid: claim.sid ?? '' };
    await this.mails.sendMail(tx, 'objection-raised', this.scheme.contactEmail, variables);
  }

  /** To the officer. */
  async assigned(tx: EntityManager, claim: Submission, { id }: Subject, officer: string): Promise<void> {
    const variables = { link: this.links.objection(id), sid: claim.sid ?? '' };
    await this.mails.sendMail(tx, 'objection-assigned', officer, variables);
  }

  /** To the owners of the claim, to the officer and to who started the run. */
  async decided(tx: EntityManager, claim: Submission, objection: Subject, ending: EndedState): Promise<void> {
    await this.notifyOwners(tx, claim, 'objection-decided');
    const people = await tx.query<{ email: string }[]>(
      `SELECT email FROM users WHERE enabled AND verified_at IS NOT NULL
         AND id IN ($1, (SELECT maker_id FROM assessment_runs WHERE id = $2)) ORDER BY id`,
      [objection.officerId, objection.runId],
    );
    await this.notifyOffice(
      tx,
      claim,
      objection,
      ending,
      people.map(({ email }) => email),
    );
  }

  /** To the officer; to the office while there is none. */
  async withdrawn(
    tx: EntityManager,
    claim: Submission,
    objection: Subject,
    ending: EndedState,
  ): Promise<void> {
    const [officer] = await tx.query<{ email: string }[]>(
      'SELECT email FROM users WHERE id = $1 AND enabled AND verified_at IS NOT NULL',
      [objection.officerId],
    );
    await this.notifyOffice(tx, claim, objection, ending, [officer?.email ?? this.scheme.contactEmail]);
  }

  private async notifyOwners(
    tx: EntityManager,
    claim: Submission,
    template: 'objection-received' | 'objection-decided',
  ): Promise<void> {
    const variables = { link: this.links.claimAssessment(claim.id), ending: endingOf(claim.sid) };
    for (const address of await ownersAddresses(tx, claim))
      await this.mails.sendMail(tx, template, address, variables);
  }

  private async notifyOffice(
    tx: EntityManager,
    { sid }: Submission,
    { id }: Subject,
    outcome: EndedState,
    addresses: readonly string[],
  ): Promise<void> {
    const variables = { link: this.links.objection(id), sid: sid ?? '', outcome };
    for (const address of distinctAddresses(addresses))
      await this.mails.sendMail(tx, 'objection-ended', address, variables);
  }
}
