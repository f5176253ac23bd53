import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { UserActor } from '../common/actor.js';
import { BadInput } from '../common/errors.js';
import { isDay } from '../rules/rule-checks.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import type { AuditEntriesArgs, AuditEntryPage } from './audit-entry.model.js';
import { actorIdsOf, subjectOf } from './asked-subjects.js';
import { isKnownAction } from './known-actions.js';
import { readAuditPage } from './read-audit-page.js';

/** The audit for those who may read all of it. */
@Injectable()
export class AuditEntriesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
  ) {}

  /**
   * A page of the audit, newest first, in one snapshot; reading it is audited as reading the history of a claim is
   * (AUDIT-7, AUDIT-9).
   * @throws BadInput that names the field: for a day that does not exist, a last day before the first, an unknown action,
   * somebody or a subject that does not exist
   */
  async page(actor: UserActor, given: AuditEntriesArgs): Promise<AuditEntryPage> {
    const asked = withoutEmpty(given);
    const { after, ...filters } = asked;
    check(asked);
    return this.db.transaction('REPEATABLE READ', async (tx) => {
      const page = await readAuditPage(tx, {
        after,
        from: asked.from,
        to: asked.to,
        timeZone: this.scheme.timeZone,
        action: asked.action,
        actorIds: asked.actor === undefined ? undefined : await actorIdsOf(tx, asked.actor),
        subject: asked.subject === undefined ? undefined : await subjectOf(tx, asked.subject),
      });
      await recordAudit(tx, actor, 'audit.read', { type: 'audit', id: 'entries' }, filters);
      return page;
    });
  }
}

type Asked = { [Name in keyof AuditEntriesArgs]?: string };

/** The arguments that say something, without blanks around them. */
function withoutEmpty(given: AuditEntriesArgs): Asked {
  const said = Object.entries(given).map(([name, value]) => [name, (value as string | null)?.trim()]);
  return Object.fromEntries(said.filter(([, value]) => value)) as Asked;
}

function check({ from, to, action }: Asked): void {
  for (const [name, day] of Object.entries({ from, to }))
    if (day !== undefined && !isDay(day)) throw BadInput.at(name, 'This day does not exist');
  if (from && to && from > to) throw BadInput.at('to', 'The last day must not be before the first');
  if (action !== undefined && !isKnownAction(action))
    throw BadInput.at('action', 'The audit knows no such action');
}
