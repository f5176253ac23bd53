import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { newToken, tokenHash } from '../auth/sessions/token-text.js';
import { Role } from '../common/actor.js';
import { foldedEmailSql } from '../database/folded-email.js';
import { MailLinks } from '../mail/mail-links.js';
import { endingOf } from '../mail/mail-templates.js';
import { MailService } from '../mail/mail.service.js';

/** How long the link of a copy works. */
export const COPY_DAYS = 30;
/** How long a person who entered the code may read before they answer, as long as an idle member stays signed in. */
export const PASS_MINUTES = 60;
const PREFIX = '';

/** The newest, unanswered copy of a claim. */
export interface OpenCopy {
  submissionId: string;
  /** The address that it was mailed to, which owns the claim. */
  email: string;
  /** When the claim was as the copy shows it, in microseconds since 1970. */
  moment: number;
  copiedAt: Date;
  filedAt: Date;
}

const OPEN_COPY = `
  SELECT f.submission_id AS "submissionId", s.email, f.copied_at AS "copiedAt", f.created_at AS "filedAt",
    (extract(epoch FROM f.copied_at) * 1000000)::bigint AS moment
  FROM phone_filings f JOIN submissions s ON s.id = f.submission_id
  WHERE f.token_hash = $1 AND f.confirmed_at IS NULL AND f.disputed_at IS NULL
    AND f.copied_at > now() - make_interval(days => ${COPY_DAYS})
    AND ${foldedEmailSql('f.copied_to')} = ${foldedEmailSql('s.email')}
    AND NOT EXISTS (SELECT 1 FROM users u WHERE ${foldedEmailSql('u.email')} = ${foldedEmailSql('s.email')}
      AND (NOT u.enabled OR u.role <> '${Role.STANDARD}'))`;

type Row = Omit<OpenCopy, 'moment'> & { moment: string };

/** The links by which people read and answer the copy of a claim that was filed for them by telephone. */
@Injectable()
export class ClaimCopyLinks {
  constructor(
    private readonly mails: MailService,
    private readonly links: MailLinks,
  ) {}

  /**
   * Mails a copy to the address that owns the claim, in the transaction that locked or made the claim, so that the copy
   * shows every earlier change. An earlier link, and its answer, end.
   */
  async send(
    tx: EntityManager,
    { id, email, sid }: { id: string; email: string; sid: string | null },
  ): Promise<void> {
    const { token, hash } = newToken(PREFIX);
    await tx.query(
      `UPDATE phone_filings SET copied_to = $2, copied_at = clock_timestamp(), token_hash = $3, pass_hash = NULL,
         pass_expires_at = NULL, confirmed_at = NULL, disputed_at = NULL WHERE submission_id = $1`,
      [id, email, hash],
    );
    const variables = { link: this.links.claimCopy(token), ending: endingOf(sid), days: String(COPY_DAYS) };
    await this.mails.sendMail(tx, 'claim-copy', email, variables);
  }

  /**
   * The copy of a link: undefined for one that is unknown, malformed, answered, expired or replaced, whose claim has
   * another address by now, or whose account is disabled or the office's; by one statement for all of them.
   */
  async find(db: DataSource | EntityManager, token: string): Promise<OpenCopy | undefined> {
    const [row] = await db.query<Row[]>(OPEN_COPY, [hashOf(token)]);
    return row && { ...row, moment: Number(row.moment) };
  }

  /** Gives the pass to answer to a person who entered the code; an earlier pass ends. */
  async givePass(tx: EntityManager, submissionId: string): Promise<string> {
    const { token, hash } = newToken(PREFIX);
    await tx.query(
      `UPDATE phone_filings SET pass_hash = $2, pass_expires_at = now() + make_interval(mins => $3::int)
       WHERE submission_id = $1`,
      [submissionId, hash, PASS_MINUTES],
    );
    return token;
  }

  /** The copy of a link and a pass, locked until the transaction ends; undefined as for `find`. */
  async lock(tx: EntityManager, token: string, pass: string): Promise<OpenCopy | undefined> {
    const [row] = await tx.query<Row[]>(
      `${OPEN_COPY} AND f.pass_hash = $2 AND f.pass_expires_at > now() FOR UPDATE OF f`,
      [hashOf(token), hashOf(pass)],
    );
    return row && { ...row, moment: Number(row.moment) };
  }
}

/** A malformed token is looked up too: its hash is none that is stored. */
const hashOf = (token: string) => tokenHash(PREFIX, token) ?? Buffer.alloc(0);
