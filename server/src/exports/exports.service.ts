import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { randomUUID } from 'node:crypto';
import { type DataSource, In } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { UserActor } from '../common/actor.js';
import { BadInput, NotFound } from '../common/errors.js';
import { PAGE_SIZE, paginationOf, readPage } from '../common/paging.js';
import { finishJob, takeOverLease } from '../jobs/job-lease.js';
import { requestJob } from '../jobs/outbox.js';
import { ownRuns } from '../jobs/own-runs.js';
import { paceOf } from '../rules/pace.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { newDataKey } from '../encryption/envelope.js';
import { KeyRing } from '../encryption/key-ring.js';
import { keptUntil } from './export-cleanup.js';
import { exportFileName, exportOwner } from './export-file.js';
import { type ExportFormat, ExportRun, ExportStatus, type ReportKind } from './export-run.entity.js';
import { REPORTS } from './reports/all-reports.js';
import type { ExportRunModel, ExportRunPage } from './export-run.model.js';

/** Requests and lists exports; the worker writes them. */
@Injectable()
export class ExportsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
  ) {}

  /**
   * Requests a report as a file, which the worker writes.
   * @param submissionIds the claims it is limited to; null for a report of all
   * @throws BadInput for chosen claims with a report that is not about them
   */
  async start(
    actor: UserActor,
    report: ReportKind,
    format: ExportFormat,
    submissionIds: readonly string[] | null = null,
  ): Promise<ExportRunModel> {
    if (submissionIds && !REPORTS[report].takesChosen)
      throw new BadInput('This report cannot be limited to chosen submissions.');
    const id = randomUUID();
    const chosenIds = submissionIds && [...new Set(submissionIds)];
    await this.db.transaction(async (tx) => {
      const { wrapped } = newDataKey(this.ring, exportOwner(id));
      await tx.insert(ExportRun, {
        id,
        report,
        format,
        chosenIds,
        chosenCount: chosenIds && chosenIds.length,
        requestedById: actor.userId,
        wrappedKey: wrapped,
      });
      const details = { report, format, ...(chosenIds && { chosen: chosenIds.length }) };
      await recordAudit(tx, actor, 'export.requested', { type: 'export', id }, details);
      await requestJob(tx, 'write-export', { exportRunId: id });
    });
    return this.get(id);
  }

  /** @throws NotFound */
  async get(id: string): Promise<ExportRunModel> {
    const run = isUUID(id)
      ? await this.db.getRepository(ExportRun).findOne({ where: { id }, relations: { requestedBy: true } })
      : null;
    if (!run) throw new NotFound('We could not find this export.');
    return modelOf(run, this.scheme.timeZone);
  }

  /**
   * Cancels an export before its file is written; one that has ended is left unchanged. The lease is taken over first,
   * so that a worker in the middle of the file discards it (EXPORT-12).
   * @throws NotFound
   */
  async cancel(actor: UserActor, id: string): Promise<ExportRunModel> {
    const { id: exportRunId } = await this.get(id);
    const lease = await takeOverLease(this.db, 'write-export', { exportRunId });
    if (lease)
      await this.db.transaction(async (tx) => {
        const open = { id: exportRunId, status: In([ExportStatus.WAITING, ExportStatus.WRITING]) };
        const { affected } = await tx.update(ExportRun, open, {
          status: ExportStatus.CANCELLED,
          message: null,
          wrappedKey: null,
          finishedAt: () => 'now()',
        });
        await finishJob(tx, lease);
        if (affected) await recordAudit(tx, actor, 'export.cancelled', { type: 'export', id: exportRunId });
      });
    return this.get(exportRunId);
  }

  /** The exports, newest first. @throws BadInput for a page that is not a number from 1 */
  async list(page?: number): Promise<ExportRunPage> {
    const wanted = readPage(page);
    const [runs, total] = await this.db.getRepository(ExportRun).findAndCount({
      relations: { requestedBy: true },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (wanted - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
    });
    return {
      exportRuns: runs.map((run) => modelOf(run, this.scheme.timeZone)),
      pagination: paginationOf(wanted, total),
    };
  }

  /** The actor's open and recent exports (JOBS-1). */
  async own(actor: UserActor): Promise<ExportRunModel[]> {
    const runs = await ownRuns(this.db, ExportRun, actor).getMany();
    return runs.map((run) => modelOf(run, this.scheme.timeZone));
  }
}

const modelOf = (run: ExportRun, timeZone: string): ExportRunModel => ({
  id: run.id,
  report: run.report,
  format: run.format,
  chosen: run.chosenCount,
  status: run.status,
  message: run.message,
  fileName: exportFileName(run, timeZone),
  rowsWritten: run.rowsWritten,
  rowsTotal: run.rowsTotal,
  ...rowPaceOf(run, new Date()),
  fileSize: run.fileSize === null ? null : Number(run.fileSize),
  available: run.storageKey !== null,
  availableUntil: run.storageKey && run.finishedAt ? keptUntil(run.finishedAt) : null,
  requestedBy: run.requestedBy.name,
  createdAt: run.createdAt,
  startedAt: run.startedAt,
  finishedAt: run.finishedAt,
});

function rowPaceOf(
  run: Pick<ExportRun, 'rowsWritten' | 'rowsTotal' | 'startedAt' | 'finishedAt'>,
  now: Date,
): Pick<ExportRunModel, 'rowsPerSecond' | 'secondsLeft'> {
  const left = run.rowsTotal === null ? null : run.rowsTotal - run.rowsWritten;
  const { perSecond, secondsLeft } = paceOf({ ...run, done: run.rowsWritten, left }, now);
  return { rowsPerSecond: perSecond, secondsLeft };
}
