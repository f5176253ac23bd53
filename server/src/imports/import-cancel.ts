import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { Actor } from '../common/actor.js';
import { finishJob, takeOverLease } from '../jobs/job-lease.js';
import { ASKED_FOR_BY_NOBODY } from './engine/run-row.js';
import { HeldTrade } from './held-trade.entity.js';
import { ImportRun } from './import-run.entity.js';
import { ImportStatus, statesBefore } from './import-status.js';

/** How long to wait for a batch to commit, or for the thread that locks its rows to be terminated. */
const BATCH_MS = 8_000;

const LOST_ACCESS =
  'The user or API token that requested this import can no longer import: the account was disabled or changed, or the API token was revoked. The import was stopped. The rows already applied are kept; an administrator can import the file again.';

/** Cancels runs at an administrator's request, and runs whose requester may no longer import. */
@Injectable()
export class ImportCancel {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /**
   * Cancels a run in any state: waiting, between two attempts, or being processed. Its lease is revoked first, in a
   * separate statement, so that the worker terminates its thread whatever that computes or locks; committed batches
   * stay. A run that has ended is left unchanged.
   * @param why a message for the user, when no administrator cancelled the run
   */
  async cancel(actor: Actor, importRunId: string, why: string | null = null): Promise<void> {
    const lease = await takeOverLease(this.db, 'apply-import', { importRunId });
    if (!lease) return;
    await this.db.transaction(async (tx) => {
      await tx.query(`SET LOCAL lock_timeout = ${BATCH_MS}`);
      const cancelled = await tx.update(
        ImportRun,
        { id: importRunId, status: In(statesBefore(ImportStatus.CANCELLED)) },
        {
          status: ImportStatus.CANCELLED,
          message: why,
          cancelRequestedAt: () => 'now()',
          finishedAt: () => 'now()',
        },
      );
      await finishJob(tx, lease);
      if (!cancelled.affected) return;
      await tx.delete(HeldTrade, { importRunId });
      await recordAudit(tx, actor, 'import.cancelled', { type: 'import', id: importRunId });
    });
  }

  /** Cancels a run whose account or token has lost access since; returns whether it did. */
  async cancelWithoutAccess(importRunId: string): Promise<boolean> {
    const [found] = await this.db.query<unknown[]>(
      `SELECT 1 FROM import_runs r WHERE r.id = $1 AND r.finished_at IS NULL AND ${ASKED_FOR_BY_NOBODY}`,
      [importRunId],
    );
    if (!found) return false;
    await this.cancel({ kind: 'system', job: 'apply-import' }, importRunId, LOST_ACCESS);
    return true;
  }
}
