import type { DataSource, EntityManager } from 'typeorm';
import { businessDay } from '../rules/business-day.js';
import { documentInForce } from '../rules-versions/rules-in-force.js';
import type { DeadlineKind } from './deadline.entity.js';

/** A deadline to be written. */
export interface NewDeadline {
  kind: DeadlineKind;
  /** The day that somebody named, yyyy-MM-dd. */
  day: string;
  reason: string;
  setById: string;
  extendsId?: string;
  runId?: string | null;
  decisionId?: string | null;
  /** The claim that it is for; absent for all of them. */
  sid?: string | null;
}

/**
 * The day, or the next business day by the rules in force (DEADLINE-2).
 * @param timeZone that of the scheme
 * @throws Conflict when these rules were changed by SQL
 */
export async function dueDay(db: DataSource | EntityManager, timeZone: string, day: string): Promise<string> {
  const rules = await documentInForce(db, timeZone);
  return businessDay(day, rules?.assessment.checks?.holidays ?? []);
}

/**
 * Writes a deadline, or an extension of one.
 * @param timeZone that of the scheme
 * @returns its id, and the day at whose end it ends
 * @throws Conflict when the rules in force were changed by SQL
 */
export async function openDeadline(
  tx: EntityManager,
  timeZone: string,
  { kind, day, reason, setById, extendsId, runId, decisionId, sid }: NewDeadline,
): Promise<{ id: string; due: string }> {
  const due = await dueDay(tx, timeZone, day);
  const [row] = await tx.query<[{ id: string }]>(
    `INSERT INTO deadlines (kind, extends_id, run_id, decision_id, sid, named_day, due, reason, set_by_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
    [kind, extendsId ?? null, runId ?? null, decisionId ?? null, sid ?? null, day, due, reason, setById],
  );
  return { id: row.id, due };
}
