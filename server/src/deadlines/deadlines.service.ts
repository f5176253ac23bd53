import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { UserActor } from '../common/actor.js';
import { BadInput, Conflict, NotFound } from '../common/errors.js';
import { PAGE_SIZE, paginationOf } from '../common/paging.js';
import { cleanMessage } from '../rules/amendment-schema.js';
import { dayText } from '../rules/day-text.js';
import { isDay } from '../rules/rule-checks.js';
import { cleanSid } from '../rules/text-values.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { todayIn } from '../scheme/today-in.js';
import { DeadlineKind } from './deadline.entity.js';
import { DeadlineMails } from './deadline-mails.js';
import type { DeadlineModel, DeadlinePage, ExtendDeadlineArgs, SetDeadlineArgs } from './deadline.model.js';
import { dueOf, EFFECTIVE } from './effective-deadlines.js';
import { openDeadline } from './open-deadline.js';

/** The kinds that somebody sets; the others come from a publication and from the removal of a claim. */
const SETTABLE: readonly DeadlineKind[] = [DeadlineKind.DATA, DeadlineKind.LATE_CLAIM, DeadlineKind.PAYMENT];

const COLUMNS = `e.id, e.row_id AS "rowId", e.kind, e.due::text, e.first_due::text AS "firstDue", (e.due - $1::date) AS "daysLeft",
  e.holds, e.reason, u.name AS "setBy", e.set_at AS "setAt", e.run_number AS "runNumber", e.run_id AS "runId", e.sid,
  e.submission_id AS "submissionId", e.legal_entity AS "legalEntity", e.version`;
const OPEN = '(e.holds AND e.due >= $1::date)';

/** A deadline that was not extended by this row, locked. */
interface Root {
  id: string;
  kind: DeadlineKind;
  runId: string | null;
  decisionId: string | null;
  sid: string | null;
  version: number;
}

/** The deadlines of the scheme, and their extensions (DEADLINE-1 to DEADLINE-5). */
@Injectable()
export class DeadlinesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
    private readonly mails: DeadlineMails,
  ) {}

  /** A page of the open deadlines, the next first, or of the ended ones, the last first. */
  async list(page: number, ended: boolean): Promise<DeadlinePage> {
    const which = ended ? `NOT ${OPEN}` : OPEN;
    const order = ended ? 'e.due DESC, e.row_id DESC' : 'e.due, e.kind, e.sid NULLS FIRST, e.row_id';
    const values = [todayIn(this.scheme.timeZone)];
    const [counted] = await this.db.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM (${EFFECTIVE}) e WHERE ${which}`,
      values,
    );
    const deadlines = await this.db.query<DeadlineModel[]>(
      `SELECT ${COLUMNS} FROM (${EFFECTIVE}) e LEFT JOIN users u ON u.id = e.set_by_id WHERE ${which}
       ORDER BY ${order} LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`,
      values,
    );
    return { deadlines, pagination: paginationOf(page, counted.count) };
  }

  /** Sets a deadline for all claims. @throws BadInput; Conflict while one of the kind is open */
  async set(actor: UserActor, { kind, day, reason }: SetDeadlineArgs): Promise<DeadlineModel> {
    if (!SETTABLE.includes(kind))
      throw new BadInput('This deadline follows from the act that it belongs to.', {
        kind: 'Choose another deadline',
      });
    this.refuseDay(day);
    return this.db.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`set-deadline ${kind}`]);
      const [open] = await tx.query<{ due: string }[]>(
        `SELECT e.due::text FROM (${EFFECTIVE}) e WHERE e.kind = $2 AND ${OPEN} ORDER BY e.due DESC LIMIT 1`,
        [todayIn(this.scheme.timeZone), kind],
      );
      if (open)
        throw new Conflict(`This deadline is set already, to ${dayText(open.due)}. Extend it instead.`);
      const because = cleanMessage(reason);
      const written = { kind, day, reason: because, setById: actor.userId };
      const { id, due } = await openDeadline(tx, this.scheme.timeZone, written);
      await recordAudit(tx, actor, 'deadline.set', { type: 'deadline', id }, { kind, due, because });
      return this.read(tx, id);
    });
  }

  /**
   * Extends a deadline, for all claims or for one. For all, the published run itself gets the later day.
   * @throws NotFound, BadInput for a day that is not later; Conflict when it was extended since, or nothing waits for it
   */
  async extend(actor: UserActor, given: ExtendDeadlineArgs): Promise<DeadlineModel> {
    this.refuseDay(given.day);
    return this.db.transaction(async (tx) => {
      const root = await lockRoot(tx, given);
      const claim = await this.scopeOf(tx, root, given.sid);
      const sid = claim?.sid ?? null;
      const from = await dueOf(tx, root.id, claim);
      const because = cleanMessage(given.reason);
      const { kind, runId, decisionId } = root;
      const written = { kind, runId, decisionId, sid, day: given.day, reason: because };
      const { id, due } = await openDeadline(tx, this.scheme.timeZone, {
        ...written,
        setById: actor.userId,
        extendsId: root.id,
      });
      if (due <= from)
        throw new BadInput('An extension is later than the day it extends.', {
          day: `Use a day after ${dayText(from)}`,
        });
      await tx.query('UPDATE deadlines SET version = version + 1 WHERE id = $1', [root.id]);
      if (runId !== null && sid === null) await moveRun(tx, runId, due);
      const subject = { type: 'deadline' as const, id: root.id };
      await recordAudit(tx, actor, 'deadline.extended', subject, { kind, sid, from, to: due, because });
      if (sid !== null) await this.mails.notifyOfExtension(tx, kind, sid, due);
      return this.read(tx, id);
    });
  }

  private refuseDay(day: string): void {
    if (!isDay(day) || day <= todayIn(this.scheme.timeZone))
      throw new BadInput('A deadline ends in the future.', { day: 'Use a day after today' });
  }

  /** The claim that an extension is for; null for all. @throws BadInput, NotFound, Conflict */
  private async scopeOf(
    tx: EntityManager,
    root: Root,
    sid: string | null | undefined,
  ): Promise<{ id: string | null; sid: string } | null> {
    const wanted = sid ? cleanSid(sid) : null;
    if (root.sid !== null && wanted !== null && wanted !== root.sid)
      throw new BadInput('This deadline is of another claim.', { sid: `Use ${root.sid} or leave it empty` });
    const scope = wanted ?? root.sid;
    if (scope === null) return null;
    const [claim] = await tx.query<{ id: string }[]>('SELECT id FROM submissions WHERE sid = $1', [scope]);
    if (wanted !== null && !claim)
      throw new BadInput('No claim has this SID.', { sid: 'Enter the SID of a claim in the portal' });
    return { id: claim?.id ?? null, sid: scope };
  }

  private async read(tx: EntityManager, rowId: string): Promise<DeadlineModel> {
    const [found] = await tx.query<[DeadlineModel]>(
      `SELECT ${COLUMNS} FROM (${EFFECTIVE}) e LEFT JOIN users u ON u.id = e.set_by_id WHERE e.row_id = $2`,
      [todayIn(this.scheme.timeZone), rowId],
    );
    return found;
  }
}

/** Locks the deadline in the version that was read. @throws NotFound, Conflict */
async function lockRoot(
  tx: EntityManager,
  { id, version }: Pick<ExtendDeadlineArgs, 'id' | 'version'>,
): Promise<Root> {
  const [root] = isUUID(id)
    ? await tx.query<Root[]>(
        `SELECT id, kind, run_id AS "runId", decision_id AS "decisionId", sid, version FROM deadlines
         WHERE id = $1 AND extends_id IS NULL FOR NO KEY UPDATE`,
        [id],
      )
    : [];
  if (!root) throw new NotFound('We could not find this deadline.');
  if (root.version !== version)
    throw new Conflict('This deadline was extended since you opened it. Reload it and look again.');
  const [row] = await tx.query<{ holds: boolean }[]>(
    `SELECT e.holds FROM (${EFFECTIVE}) e WHERE e.id = $1 LIMIT 1`,
    [root.id],
  );
  if (!row?.holds) throw new Conflict('Nothing waits for this deadline any more, so it cannot be extended.');
  return root;
}

/** Gives a published run the later day for objections. @throws Conflict when it is not published any more */
async function moveRun(tx: EntityManager, runId: string, due: string): Promise<void> {
  const [, moved] = await tx.query<[unknown[], number]>(
    `UPDATE assessment_runs SET objections_until = $2, updated_at = now(), version = version + 1
     WHERE id = $1 AND state = 'PUBLISHED'`,
    [runId, due],
  );
  if (moved !== 1)
    throw new Conflict('This run was superseded or is final. Its time for objections has ended.');
}
