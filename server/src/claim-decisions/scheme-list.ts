import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';

/**
 * Each SID of the list without any decision gets one, in force since the day of the list. Several servers may start at
 * once: whoever is second finds the first one's decision.
 */
const ADOPT = `INSERT INTO claim_decisions (sid, kind, origin, state, reason, cure_until, decided_at, decided_on)
  SELECT given.sid, 'REMOVE', 'SCHEME_FILE', 'IN_FORCE', $2, $3::date, least(now(), $4::date::timestamp AT TIME ZONE $5), $4::date
  FROM (SELECT DISTINCT unnest($1::text[]) AS sid) given
  WHERE NOT EXISTS (SELECT FROM claim_decisions d WHERE d.sid = given.sid) ORDER BY given.sid
  ON CONFLICT (sid) WHERE state = 'IN_FORCE' DO NOTHING RETURNING id, sid`;

/** The day of the list's answers stays as it is written there, also on a weekend: members were told of it. */
const CURES = `INSERT INTO deadlines (kind, decision_id, sid, named_day, due, reason)
  SELECT 'CURE', id, sid, cure_until, cure_until, reason FROM claim_decisions
  WHERE id = ANY ($1::uuid[]) AND cure_until IS NOT NULL`;

/** Makes decisions of the removed claims that the scheme file lists, once (DECIDE-2). */
@Injectable()
export class SchemeList implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
  ) {}

  async onModuleInit(): Promise<void> {
    const { sids, message, date, answerBy } = this.scheme.removedClaims;
    if (sids.length === 0) return;
    await this.db.transaction(async (tx) => {
      const values = [sids, message, answerBy, date, this.scheme.timeZone];
      const adopted = await tx.query<{ id: string; sid: string }[]>(ADOPT, values);
      if (adopted.length === 0) return;
      await tx.query(CURES, [adopted.map(({ id }) => id)]);
      await recordAudit(
        tx,
        { kind: 'system', job: 'start' },
        'claim-decisions.listed',
        { type: 'scheme', id: 'removedClaims' },
        { sids: adopted.map(({ sid }) => sid) },
      );
    });
  }
}
