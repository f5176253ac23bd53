import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { Actor } from '../common/actor.js';
import { finishJob, seizeLease } from '../jobs/job-lease.js';
import { ASKED_FOR_BY_NOBODY } from './engine/run-row.js';
import { HeldTrade } from './held-trade.entity.js';
import { ImportRun } from './import-run.entity.js';
import { ImportStatus, statesBefore } from './import-status.js';

/** How long to wait for a batch that is being committed, or for the thread that holds its rows to be ended. */
const BATCH_MS = 8_000;

const SHUT_OUT =
  'The user or API token that requested this import can no longer import: the account was disabled or changed, or the API token was revoked. The import was stopped. The rows already applied are kept; an administrator can import the file again.';

/** Ends runs at an administrator's request, and those that nobody may ask for any more. */
@Injectable()
export class ImportCancel {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /**
   * Ends a run wherever it is: waiting, between two tries, or in the hands of a worker, which is not asked. Its lease is taken
   * away first and on its own, so that the worker ends its thread whatever that computes or holds; batches that were
   * committed stay. A run that has ended is left as it is.
   * @param why for a person, where it was not an administrator who cancelled
   */
  async cancel(actor: Actor, importRunId: string, why: string | null = null): Promise<void> {
    const lease = await seizeLease(this.db, 'apply-import', { importRunId });
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

  /** Ends a run of an account or a token that was shut out since; says whether it did. */
  async cancelOfShutOut(importRunId: string): Promise<boolean> {
    const [found] = await this.db.query<unknown[]>(
      `SELECT 1 FROM import_runs r WHERE r.id = $1 AND r.finished_at IS NULL AND ${ASKED_FOR_BY_NOBODY}`,
      [importRunId],
    );
    if (!found) return false;
    await this.cancel({ kind: 'system', job: 'apply-import' }, importRunId, SHUT_OUT);
    return true;
  }
}
