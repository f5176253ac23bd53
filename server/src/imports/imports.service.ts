import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { type DataSource } from 'typeorm';
import type { Caller, UserActor } from '../common/actor.js';
import { NotFound } from '../common/errors.js';
import { ownRuns } from '../jobs/own-runs.js';
import { describeNotation } from '../rules/notation.js';
import { PAGE_SIZE, paginationOf, readPage } from '../common/paging.js';
import { ImportCancel } from './import-cancel.js';
import { progressOf, rowPaceOf } from './import-progress.js';
import { type ImportRunFilter, runsOf } from './import-run-filter.js';
import { ImportRun } from './import-run.entity.js';
import { columnLabel } from './reading/columns.js';
import type { ImportRejectionModel, ImportRunModel, ImportRunPage } from './import-run.model.js';

/** Rejections shown with a run; its CSV file contains all. */
const FIRST_REJECTIONS = 20;

const LATEST = 5;

/** Import runs as administrators see them. `ImportReceiver` receives files, the worker applies them. */
@Injectable()
export class ImportsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly canceller: ImportCancel,
  ) {}

  /** @throws NotFound */
  async get(id: string): Promise<ImportRunModel> {
    const [run] = await this.toModels([await this.find(id)]);
    return run!;
  }

  /** The runs, all or those of a filter, newest first. @throws BadInput for a page that is not a number from 1. */
  async list(page?: number, filter?: ImportRunFilter | null): Promise<ImportRunPage> {
    const wanted = readPage(page);
    const [runs, total] = await this.db.getRepository(ImportRun).findAndCount({
      where: runsOf(filter),
      relations: { requestedBy: true },
      order: { id: 'DESC' },
      skip: (wanted - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
    });
    return { importRuns: await this.toModels(runs), pagination: paginationOf(wanted, total) };
  }

  /** The newest runs, as many as the administrator's home shows. */
  async latest(): Promise<ImportRunModel[]> {
    const runs = await this.db
      .getRepository(ImportRun)
      .find({ relations: { requestedBy: true }, order: { id: 'DESC' }, take: LATEST });
    return this.toModels(runs);
  }

  /** The actor's open and recent runs, without those of their API tokens (JOBS-1). */
  async own(actor: UserActor): Promise<ImportRunModel[]> {
    const runs = await ownRuns(this.db, ImportRun, actor)
      .andWhere('run.requested_by_token_id IS NULL')
      .getMany();
    return this.toModels(runs);
  }

  /** Cancels a run; committed batches stay. A run that has ended is left unchanged. @throws NotFound */
  async cancel(actor: Caller, id: string): Promise<ImportRunModel> {
    const run = await this.find(id);
    await this.canceller.cancel(actor, run.id);
    return this.get(run.id);
  }

  private async find(id: string): Promise<ImportRun> {
    const run = isUUID(id)
      ? await this.db.getRepository(ImportRun).findOne({ where: { id }, relations: { requestedBy: true } })
      : null;
    if (!run) throw new NotFound('We could not find this import.');
    return run;
  }

  private async toModels(runs: ImportRun[]): Promise<ImportRunModel[]> {
    const rejections = await this.firstRejections(
      runs.filter((run) => run.rejected > 0).map((run) => run.id),
    );
    const now = new Date();
    return runs.map((run) => ({
      id: run.id,
      kind: run.kind,
      mode: run.mode,
      checkOnly: run.checkOnly,
      overwrite: run.overwrite,
      notation: notationOf(run),
      status: run.status,
      fileName: run.fileName,
      message: run.message,
      rowsTotal: run.rowsTotal,
      read: run.read,
      created: run.created,
      updated: run.updated,
      unchanged: run.unchanged,
      rejected: run.rejected,
      removed: run.removed,
      unknownColumns: run.unknownColumns,
      createdAt: run.createdAt,
      startedAt: run.startedAt,
      finishedAt: run.finishedAt,
      ...rowPaceOf(run, now),
      fileSize: Number(run.fileSize),
      bytesRead: Number(run.bytesRead),
      progress: progressOf(run),
      cancelRequested: run.cancelRequestedAt !== null,
      requestedBy: run.requestedBy?.name ?? null,
      rejections: rejections.get(run.id) ?? [],
      rejectionsUrl: run.rejected > 0 ? `/api/import/${run.id}/rejections` : null,
    }));
  }

  private async firstRejections(runIds: string[]): Promise<Map<string, ImportRejectionModel[]>> {
    if (runIds.length === 0) return new Map();
    const rows = await this.db.query<(Omit<ImportRejectionModel, 'columnLabel'> & { runId: string })[]>(
      `SELECT run.id AS "runId", first.line, first.column_name AS "column", first.message
       FROM unnest($1::uuid[]) run(id), LATERAL (
         SELECT line, column_name, message, id FROM import_rejections r WHERE r.import_run_id = run.id ORDER BY line, id LIMIT $2
       ) first ORDER BY first.line, first.id`,
      [runIds, FIRST_REJECTIONS],
    );
    const byRun = new Map<string, ImportRejectionModel[]>();
    for (const { runId, ...rejection } of rows) {
      const label = rejection.column === null ? null : columnLabel(rejection.column);
      byRun.set(runId, [...(byRun.get(runId) ?? []), { ...rejection, columnLabel: label }]);
    }
    return byRun;
  }
}

/** The number and date format of the file in words, as detected or requested; null when neither. */
function notationOf(run: ImportRun): string | null {
  const asked = { numbers: run.numbersAsked ?? undefined, days: run.daysAsked ?? undefined };
  const read = { numbers: run.numbers ?? asked.numbers, days: run.days ?? asked.days };
  return describeNotation(read, asked) ?? null;
}
