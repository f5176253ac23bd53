import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../common/actor.js';
import { PAGE_SIZE, paginationOf } from '../../common/paging.js';
import { isRemovedSql } from '../../submissions/removed-claims.js';
import { rolesWith, Permission } from '../../rules/permissions.js';
import type { ObjectionModel, ObjectionOfficer, ObjectionPage } from './objection.model.js';
import { ObjectionState } from './objection-state.js';

/** The most objections of a claim, so that nobody has the office mailed without end. */
export const MOST_OF_A_CLAIM = 20;

/** Accounts that may be chosen as officer. */
const MOST_OFFICERS = 200;

const OFFICE = rolesWith(Permission.ObjectionsDecide)
  .map((role) => `'${role}'`)
  .join(', ');

/** A list does not give the loss of a removed claim (NOTICE-21). */
const COLUMNS = `o.id, o.submission_id AS "submissionId", s.sid, o.run_id AS "runId", r.number AS "runNumber",
  CASE WHEN NOT ${isRemovedSql('s.sid')} THEN c.recognised_loss::text END AS "recognisedLoss", o.state, o.grounds, o.own_figure::text AS "ownFigure", o.late,
  o.late_because AS "lateBecause", o.created_at AS "raisedAt", raiser.role::text IN (${OFFICE}) AS "byOffice",
  officer.name AS officer, officer.enabled AS "officerEnabled", o.assigned_at AS "assignedAt", o.reason,
  o.ended_at AS "endedAt", o.version`;

const JOINED = `JOIN submissions s ON s.id = o.submission_id JOIN assessment_runs r ON r.id = o.run_id
  LEFT JOIN assessment_results c ON c.run_id = o.run_id AND c.submission_id = o.submission_id
  JOIN users raiser ON raiser.id = o.raised_by_id LEFT JOIN users officer ON officer.id = o.officer_id`;

/** The objections to the assessments of a claim, the newest first. */
export function readObjectionsOf(
  db: DataSource | EntityManager,
  submissionId: string,
): Promise<ObjectionModel[]> {
  return db.query<ObjectionModel[]>(
    `SELECT ${COLUMNS} FROM objections o ${JOINED} WHERE o.submission_id = $1
     ORDER BY o.created_at DESC, o.id DESC LIMIT ${MOST_OF_A_CLAIM}`,
    [submissionId],
  );
}

/** One objection; undefined when there is none. */
export async function readObjection(
  db: DataSource | EntityManager,
  id: string,
): Promise<ObjectionModel | undefined> {
  const [objection] = await db.query<ObjectionModel[]>(
    `SELECT ${COLUMNS} FROM objections o ${JOINED} WHERE o.id = $1`,
    [id],
  );
  return objection;
}

const NOT_DECIDED = [ObjectionState.OPEN, ObjectionState.UNDER_REVIEW];

/**
 * A page of the objections in a state, or of all that nobody has decided: these with the longest wait first, ended ones with
 * the latest first.
 */
export async function readObjectionPage(
  db: DataSource,
  state: ObjectionState | undefined,
  page: number,
): Promise<ObjectionPage> {
  const states = state ? [state] : NOT_DECIDED;
  const order = NOT_DECIDED.includes(states[0]!) ? 'ASC' : 'DESC';
  const [counted] = await db.query<[{ count: number }]>(
    'SELECT count(*)::int AS count FROM objections WHERE state = ANY ($1::objection_state[])',
    [states],
  );
  const objections = await db.query<ObjectionModel[]>(
    `SELECT ${COLUMNS} FROM (
       SELECT * FROM objections WHERE state = ANY ($1::objection_state[]) ORDER BY created_at ${order}, id ${order}
       LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}
     ) o ${JOINED} ORDER BY o.created_at ${order}, o.id ${order}`,
    [states],
  );
  return { objections, pagination: paginationOf(page, counted.count) };
}

/** Who may decide objections, by name. */
export function readOfficers(db: DataSource, actor: Actor): Promise<ObjectionOfficer[]> {
  return db.query<ObjectionOfficer[]>(
    `SELECT id, name, id = $1 AS "isSelf" FROM users
     WHERE enabled AND verified_at IS NOT NULL AND role::text IN (${OFFICE})
     ORDER BY name COLLATE "C", id LIMIT ${MOST_OFFICERS}`,
    [actor.kind === 'user' ? actor.userId : null],
  );
}

/** Somebody who may be the officer of an objection, locked so that nobody disables the account meanwhile. */
export async function lockOfficer(
  tx: EntityManager,
  id: string,
): Promise<{ id: string; email: string } | undefined> {
  const [officer] = await tx.query<{ id: string; email: string }[]>(
    `SELECT id, email FROM users WHERE id = $1 AND enabled AND verified_at IS NOT NULL AND role::text IN (${OFFICE})
     FOR SHARE`,
    [id],
  );
  return officer;
}
