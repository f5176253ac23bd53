import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { NotFound } from '../common/errors.js';
import { BankChangeMails } from './bank-change-mails.js';
import { BankChangeState } from './bank-change-state.js';
import { NotMeLinks } from './not-me-links.js';

/** The same for every link that stops nothing. */
const NO_LINK =
  'This link does not work. Please open it from the e-mail again, or call us: we can stop the change for you.';

/** What the link 'This was not me' does (BANK-5). */
@Injectable()
export class StopBankChangeService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly links: NotMeLinks,
    private readonly mails: BankChangeMails,
  ) {}

  /**
   * Stops what is waiting or released on the claim of a link, and alarms the office. It stops a later change too: whoever
   * reads the first of two mails means the account that would be paid to. Pressed again it changes nothing.
   * @throws NotFound for a link that is not ours
   */
  async stop(token: string): Promise<void> {
    const id = this.links.read(token);
    if (id === undefined) throw new NotFound(NO_LINK);
    await this.db.transaction(async (tx) => {
      const [named] = await tx.query<{ submissionId: string }[]>(
        'SELECT submission_id AS "submissionId" FROM bank_changes WHERE id = $1',
        [id],
      );
      if (!named) throw new NotFound(NO_LINK);
      const { submissionId } = named;
      await tx.query('SELECT 1 FROM submissions WHERE id = $1 FOR NO KEY UPDATE', [submissionId]);
      const [last] = await tx.query<[{ id: string; state: BankChangeState }]>(
        'SELECT id, state FROM bank_changes WHERE submission_id = $1 ORDER BY id DESC LIMIT 1 FOR NO KEY UPDATE',
        [submissionId],
      );
      if (last.state !== BankChangeState.PENDING && last.state !== BankChangeState.RELEASED) return;
      await tx.query(
        `UPDATE bank_changes SET state = 'STOPPED', stopped_at = now(), version = version + 1 WHERE id = $1`,
        [last.id],
      );
      const details = { change: last.id, wasReleased: last.state === BankChangeState.RELEASED };
      await recordAudit(
        tx,
        'anonymous',
        'bank-change.stopped',
        { type: 'submission', id: submissionId },
        details,
      );
      await this.mails.alarm(tx, submissionId);
    });
  }
}
