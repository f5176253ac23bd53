import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../audit/audit.js';
import type { UserActor } from '../../common/actor.js';
import { Conflict, NotFound } from '../../common/errors.js';
import { may } from '../../common/policy.js';
import { cleanMessage } from '../../rules/amendment-schema.js';
import { Permission } from '../../rules/permissions.js';
import { returnedBefore } from '../decisions-sql.js';
import type { BankContradictionModel, CloseBankContradictionArgs } from './bank-contradiction.model.js';

/** More than anybody looks into at once; the others follow once these are closed. */
const MOST = 50;
const MOST_NAMED = 20;

/** Who imported the file, and who decided on the payments that it names. */
interface People {
  importerId: string | null;
  deciderIds: string[];
}

type Row = Omit<BankContradictionModel, 'closeRefusal'> & People;

/** SQL for `deciderIds` of the payments of a run that a file contradicts. */
const DECIDERS = (importId: string, runId: string) => `ARRAY(
  SELECT DISTINCT who FROM bank_contradictions c JOIN payments p ON p.id = c.payment_id JOIN returned_items b ON b.payment_id = p.id
    LEFT JOIN file_rejections x ON x.id = b.rejection_id, unnest(ARRAY[b.finder_id, b.reissuer_id, x.maker_id, x.decider_id]) AS people (who)
  WHERE c.import_run_id = ${importId} AND p.run_id = ${runId} AND who IS NOT NULL)`;

/** $1: of payments of this run, or of those that it pays again; null for all. */
const OPEN = `
  WITH contradicted AS (
    SELECT c.import_run_id, p.run_id, min(c.found_at) AS found_at, count(*)::int AS payments
    FROM bank_contradictions c JOIN payments p ON p.id = c.payment_id
    WHERE c.closed_at IS NULL AND ($1::uuid IS NULL OR p.run_id = $1 OR EXISTS (
      SELECT 1 FROM payments n WHERE n.run_id = $1 AND n.reissue_of IS NOT NULL
        AND n.distribution_id = p.distribution_id AND n.submission_id = p.submission_id))
    GROUP BY 1, 2 ORDER BY 3, 1, 2 LIMIT ${MOST}
  )
  SELECT o.run_id AS "runId", r.number AS "runNumber", o.import_run_id AS "importId", o.found_at AS "foundAt", o.payments,
    u.name AS importer, i.requested_by_id AS "importerId", ${DECIDERS('o.import_run_id', 'o.run_id')} AS "deciderIds", (
      SELECT jsonb_agg(f) FROM (
        SELECT p.id AS "paymentId", p.submission_id AS "submissionId", p.sid, p.net::text AS net, p.state, c.said, c.made,
          b.reason_code AS before, b.rejection_id IS NOT NULL AS "isFileRejected", finder.name AS finder, reissuer.name AS reissuer,
          later.number AS "reissueRunNumber"
        FROM bank_contradictions c JOIN payments p ON p.id = c.payment_id JOIN returned_items b ON b.payment_id = p.id
          LEFT JOIN users finder ON finder.id = b.finder_id LEFT JOIN users reissuer ON reissuer.id = b.reissuer_id
          LEFT JOIN payments n ON n.reissue_of = p.id LEFT JOIN payment_runs later ON later.id = n.run_id
        WHERE c.import_run_id = o.import_run_id AND p.run_id = o.run_id AND c.closed_at IS NULL
        ORDER BY p.sid, p.id LIMIT ${MOST_NAMED}) f) AS first
  FROM contradicted o JOIN payment_runs r ON r.id = o.run_id JOIN import_runs i ON i.id = o.import_run_id
    LEFT JOIN users u ON u.id = i.requested_by_id
  ORDER BY o.found_at, o.import_run_id, o.run_id`;

/** What the bank says against what was known or decided of returned payments, until somebody has looked into it (RETURN-11). */
@Injectable()
export class BankContradictionsService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** The open ones, the oldest first, of all runs or of one. */
  async open(actor: UserActor, runId: string | null): Promise<BankContradictionModel[]> {
    if (runId !== null && !isUUID(runId)) return [];
    const rows = await this.db.query<Row[]>(OPEN, [runId]);
    return rows.map(({ importerId, deciderIds, ...shown }) => ({
      ...shown,
      closeRefusal: closeRefusal(actor, { importerId, deciderIds }) ?? null,
    }));
  }

  /** Closes what a file says about payments of a run, with what was found. @throws NotFound, Conflict */
  close(actor: UserActor, { runId, importId, because: given }: CloseBankContradictionArgs): Promise<number> {
    const because = cleanMessage(given);
    return this.db.transaction(async (tx) => {
      const [found] =
        isUUID(runId) && isUUID(importId)
          ? await tx.query<({ number: number } & People)[]>(
              `SELECT r.number, i.requested_by_id AS "importerId", ${DECIDERS('i.id', 'r.id')} AS "deciderIds" FROM payment_runs r, import_runs i
               WHERE r.id = $1 AND i.id = $2 AND EXISTS (
                 SELECT 1 FROM bank_contradictions c JOIN payments p ON p.id = c.payment_id WHERE p.run_id = r.id AND c.import_run_id = i.id)`,
              [runId, importId],
            )
          : [];
      if (!found) throw new NotFound('We could not find what the bank said about this payment run.');
      const refusal = closeRefusal(actor, found);
      if (refusal) throw new Conflict(refusal);
      const [, payments] = await tx.query<[unknown[], number]>(
        `UPDATE bank_contradictions c SET closer_id = $3, closed_at = now(), closed_because = $4
         FROM payments p WHERE p.id = c.payment_id AND p.run_id = $1 AND c.import_run_id = $2 AND c.closed_at IS NULL`,
        [runId, importId, actor.userId, because],
      );
      if (payments === 0) throw new Conflict('Somebody has looked into this already.');
      const details = { number: found.number, import: importId, payments, because };
      await recordAudit(
        tx,
        actor,
        'payment-run.contradiction-closed',
        { type: 'payment-run', id: runId },
        details,
      );
      return payments;
    });
  }
}

function closeRefusal(actor: UserActor, { importerId, deciderIds }: People): string | undefined {
  if (!may(actor, Permission.PaymentsApprove)) return 'Your role does not allow this.';
  if (importerId === actor.userId) return 'You imported this file. Another person must look into it.';
  if (deciderIds.includes(actor.userId))
    return 'You decided on these payments before. Another person must look into it.';
  return undefined;
}

/**
 * Nothing is paid again of which the bank says something else by now, until somebody has looked into it (RETURN-11).
 * @throws Conflict
 */
export async function refuseContradicted(tx: EntityManager, runId: string): Promise<void> {
  const [found] = await tx.query<object[]>(
    `WITH again AS (${returnedBefore()})
     SELECT 1 FROM again JOIN bank_contradictions c ON c.payment_id = again.id AND c.closed_at IS NULL LIMIT 1`,
    [runId],
  );
  if (found)
    throw new Conflict(
      'The bank says something else by now about payments that this run makes again. Look into that first: they may have been made.',
    );
}
