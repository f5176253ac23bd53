import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { PAGE_SIZE, paginationOf } from '../common/paging.js';
import { KeyRing } from '../encryption/key-ring.js';
import { BankChangeState } from './bank-change-state.js';
import type { BankChange } from './bank-change.entity.js';
import type { BankChangeModel, BankChangePage, RevealedBankChange } from './bank-change.model.js';
import { bankDetailsOf, differingBank, maskedBank } from './bank-details.js';
import { enteredSinceRelease } from './entered-since-release.js';
import { ReleaseWait } from './release-wait.js';
import { isSameAccountSql } from './released-bank-details.js';

/** States in which somebody has to decide. */
export const OPEN: readonly BankChangeState[] = [BankChangeState.PENDING, BankChangeState.STOPPED];

/** The other claims with the same account that are named. */
const MOST_NAMED = 5;

type Row = Omit<BankChange, 'submission' | 'maker' | 'decider'> &
  Pick<
    BankChangeModel,
    'sid' | 'legalEntity' | 'isOwn' | 'earlierMakers' | 'sameAccount' | 'sameAccountClaims' | 'stoppedBefore'
  > & { deciderName: string | null };

/** $1 is the reader's account. An account in many claims is counted to the end: a page has 25 rows. */
const CHANGES = `
  SELECT b.id, b.submission_id AS "submissionId", s.sid, s.legal_entity AS "legalEntity", b.state,
    b.changed_at AS "changedAt", b.way, b.made_by AS "madeBy", b.maker_id AS "makerId",
    EXISTS (${enteredSinceRelease('1')} AND m.maker_id = $1::uuid) AS "isOwn",
    ARRAY(${enteredSinceRelease('m.made_by')} AND m.id < b.id AND m.made_by <> b.made_by
      GROUP BY m.made_by ORDER BY min(m.changed_at)) AS "earlierMakers",
    b.released_bank AS "releasedBank", b.released_sealed AS "releasedSealed", b.changed_bank AS "changedBank",
    b.changed_sealed AS "changedSealed", b.announced_at AS "announcedAt", b.stopped_at AS "stoppedAt",
    d.name AS "deciderName", b.decided_at AS "decidedAt", b.check_result AS "checkResult", b.words, b.version,
    same.count AS "sameAccount", same.claims AS "sameAccountClaims",
    EXISTS (SELECT 1 FROM bank_changes e WHERE e.submission_id = b.submission_id AND e.id < b.id
      AND e.stopped_at IS NOT NULL) AS "stoppedBefore"
  FROM bank_changes b JOIN submissions s ON s.id = b.submission_id LEFT JOIN users d ON d.id = b.decider_id
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS count, coalesce((jsonb_agg(jsonb_build_object('id', o.id, 'sid', o.sid) ORDER BY o.id)
        FILTER (WHERE o.place <= ${MOST_NAMED})), '[]') AS claims
      FROM (
        SELECT id, sid, row_number() OVER (ORDER BY id) AS place FROM submissions other
        WHERE ${isSameAccountSql('other', 's')} AND id <> s.id
      ) o
    ) same`;

/** The numbers of open changes for the administrators' home. */
export async function countBankChanges(
  db: DataSource | EntityManager,
): Promise<{ bankChangesWaiting: number; bankChangesStopped: number }> {
  const [counts] = await db.query<[{ bankChangesWaiting: number; bankChangesStopped: number }]>(
    `SELECT count(*) FILTER (WHERE state = 'PENDING')::int AS "bankChangesWaiting",
       count(*) FILTER (WHERE state = 'STOPPED')::int AS "bankChangesStopped"
     FROM bank_changes WHERE state IN ('PENDING', 'STOPPED')`,
  );
  return counts;
}

/** Reads changes of bank details for the office, restricted values masked. */
@Injectable()
export class BankChangeReader {
  constructor(
    private readonly ring: KeyRing,
    private readonly wait: ReleaseWait,
  ) {}

  /** A page of the changes in some states: open ones with the longest wait first, the others with the latest first. */
  async page(
    db: DataSource,
    readerId: string,
    states: readonly BankChangeState[],
    page: number,
  ): Promise<BankChangePage> {
    const order = states === OPEN ? 'ASC' : 'DESC';
    const [counted] = await db.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM bank_changes WHERE state = ANY ($1::bank_change_state[])',
      [states],
    );
    // Stopped ones first of all: somebody says that money would be stolen.
    const rows = await db.query<Row[]>(
      `${CHANGES} WHERE b.state = ANY ($2::bank_change_state[])
       ORDER BY (b.state = 'STOPPED') DESC, b.id ${order} LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`,
      [readerId, states],
    );
    return { changes: await this.shown(db, rows), pagination: paginationOf(page, counted.count) };
  }

  /** One change; undefined when there is none. */
  async one(
    db: DataSource | EntityManager,
    readerId: string,
    id: string,
  ): Promise<BankChangeModel | undefined> {
    const rows = await db.query<Row[]>(`${CHANGES} WHERE b.id = $2`, [readerId, id]);
    return (await this.shown(db, rows))[0];
  }

  /** The details of a change in the clear; the caller records the reading. */
  async revealed(
    tx: EntityManager,
    id: string,
  ): Promise<(RevealedBankChange & { submissionId: string }) | undefined> {
    const [row] = await tx.query<Row[]>(`${CHANGES} WHERE b.id = $2`, [null, id]);
    return row && { id, submissionId: row.submissionId, ...this.details(row) };
  }

  private async shown(db: DataSource | EntityManager, rows: readonly Row[]): Promise<BankChangeModel[]> {
    const waitOf = await this.wait.reader(db);
    return rows.map((row) => {
      const { released, changed } = this.details(row);
      const isOpen = OPEN.includes(row.state);
      const wait = isOpen && row.announcedAt ? waitOf(row.announcedAt) : null;
      return {
        ...row,
        changedFields: differingBank(released, changed),
        released: maskedBank(released),
        changed: maskedBank(changed),
        releasableAt: wait?.until ?? null,
        paymentDay: wait?.paymentDay ?? null,
        decider: row.deciderName,
      };
    });
  }

  private details({ submissionId, ...row }: Row) {
    return {
      released: bankDetailsOf(this.ring, submissionId, row.releasedBank, row.releasedSealed),
      changed: bankDetailsOf(this.ring, submissionId, row.changedBank, row.changedSealed),
    };
  }
}
