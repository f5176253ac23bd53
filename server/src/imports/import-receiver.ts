import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { createHmac, type Hmac } from 'node:crypto';
import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { refuseEnded } from '../auth/sessions/refuse-ended.js';
import { accountOf, type Caller } from '../common/actor.js';
import { AppError, BadInput, Conflict } from '../common/errors.js';
import { faultPoints } from '../common/fault.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { requestJob } from '../jobs/outbox.js';
import { newDataKey } from '../encryption/envelope.js';
import { KeyRing } from '../encryption/key-ring.js';
import { FileStore } from '../storage/file-store.js';
import { runOwner } from './engine/run-owner.js';
import { describeNotation, type Notation } from '../rules/notation.js';
import { uuidV7 } from '../common/uuid-v7.js';
import { ImportKind, ImportMode } from './import-kinds.js';
import { cleanFileName, CUT_OFF, type ImportRequest } from './import-request.js';
import { ImportRun } from './import-run.entity.js';
import { ImportStatus, OPEN_STATUSES } from './import-status.js';
import { columnsOf } from './import-columns.js';
import { FileRefused } from './reading/file-refused.js';
import { openNoticeFiles } from './reading/notice-files.js';
import { refuseReturnsSize } from './reading/returns-size.js';
import { formatOf, inspectFile } from './reading/open-file.js';

/** Attempts at writing a run while concurrent uploads of the same file write theirs. */
const OPEN_TRIES = 5;

/** A file that is encrypted in the store. */
interface StoredFile {
  storageKey: string;
  size: number;
  digest: Buffer;
}

/** Receives files: first stored encrypted, then the run and its job in one transaction (IMPORT-22). */
@Injectable()
export class ImportReceiver {
  private readonly passed: ReturnType<typeof faultPoints>;

  constructor(
    @Inject(ENV) env: Env,
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
    private readonly store: FileStore,
  ) {
    this.passed = faultPoints(env.fault);
  }

  /**
   * Receives a file and requests its import; a file that is already being imported returns the open run.
   * @param turn waits for the turn of a change; only once the file is stored, since a call may not take the time of both
   * @returns the run's id
   * @throws BadInput when the file is not of that kind, Conflict when it was appended before, Unauthenticated when the
   *   caller lost access during the upload.
   */
  async receive(actor: Caller, request: ImportRequest, turn: () => Promise<void>): Promise<string> {
    if (request.kind !== ImportKind.TRADES && request.mode === ImportMode.APPEND) {
      throw new BadInput('Only trade files can be appended.', { mode: 'Only trade files can be appended' });
    }
    const id = uuidV7();
    const { key, wrapped } = newDataKey(this.ring, runOwner(id));
    const file = await this.storeEncrypted(request, key);
    let used = id;
    try {
      await turn();
      await this.refuseVisibleErrors(request, file, key);
      used = await this.openRun(actor, request, id, wrapped, file);
    } finally {
      // The file was refused, or is already being imported: this copy is not needed.
      if (used !== id || !(await this.db.getRepository(ImportRun).existsBy({ id })))
        await this.store.discard(file.storageKey);
    }
    this.passed('import-received');
    return used;
  }

  private async storeEncrypted({ bytes, kind, fileName }: ImportRequest, key: Buffer): Promise<StoredFile> {
    const hmac = createHmac('sha256', this.ring.keyFor('imports.file'));
    const { storageKey, size } = await this.store.put(passing(bytes, hmac), key);
    // A notice's name contains its SID, so the same bytes under another name are a different file.
    if (kind === ImportKind.ASSESSMENT_NOTICES) hmac.update(cleanFileName(fileName));
    return { storageKey, size, digest: hmac.digest() };
  }

  /** Errors visible in the first bytes are reported at once; unpacking a workbook is left to the worker. */
  private async refuseVisibleErrors(
    request: ImportRequest,
    { storageKey }: StoredFile,
    key: Buffer,
  ): Promise<void> {
    const file = await this.store.open(storageKey, key);
    const fileName = cleanFileName(request.fileName);
    try {
      if (request.kind === ImportKind.ASSESSMENT_NOTICES) {
        await openNoticeFiles(file, fileName);
        return;
      }
      if (request.kind === ImportKind.RETURNS) {
        refuseReturnsSize(file, fileName);
        return;
      }
      if ((await formatOf(file, fileName)) === 'csv')
        await inspectFile(file, fileName, columnsOf(request.kind));
    } catch (error) {
      throw error instanceof FileRefused ? new BadInput(error.message, { file: error.message }) : error;
    } finally {
      await file.close();
    }
  }

  private async openRun(
    actor: Caller,
    request: ImportRequest,
    id: string,
    wrappedKey: Buffer,
    file: StoredFile,
  ): Promise<string> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.openOrJoin(actor, request, id, wrappedKey, file);
      } catch (error) {
        // A concurrent upload of the same file created the run first: join it, unless it has ended since.
        if (!isUniqueViolation(error) || tries === OPEN_TRIES) throw error;
      }
    }
  }

  /**
   * @returns the id of the new run, or of the open run that already imports this file
   */
  private openOrJoin(
    actor: Caller,
    request: ImportRequest,
    id: string,
    wrappedKey: Buffer,
    file: StoredFile,
  ): Promise<string> {
    return this.db.transaction(async (tx) => {
      await refuseEnded(tx, actor);
      const open = await findOpen(tx, request, file.digest);
      if (open) return open.id;
      const { kind, mode, checkOnly, overwrite, notation } = request;
      await tx.insert(ImportRun, {
        id,
        kind,
        mode,
        checkOnly,
        overwrite,
        numbersAsked: notation.numbers ?? null,
        daysAsked: notation.days ?? null,
        wrappedKey,
        fileName: cleanFileName(request.fileName),
        fileSize: String(file.size),
        fileDigest: file.digest,
        storageKey: file.storageKey,
        requestedById: accountOf(actor),
        requestedByTokenId: actor.kind === 'token' ? actor.tokenId : null,
        ...(await this.appendedBefore(tx, request, file.digest)),
      });
      await recordAudit(
        tx,
        actor,
        'import.requested',
        { type: 'import', id },
        { kind, mode, checkOnly, overwrite, ...notation },
      );
      await requestJob(tx, 'apply-import', { importRunId: id });
      return id;
    });
  }

  /**
   * How far this file was appended before: nothing for a new file, or the mark and the number and date format of a run
   * that stopped partway, so that the remaining rows are read the same way.
   * @throws Conflict when it was appended completely and `again` is not set, or partly in another format than requested
   *   now.
   */
  private async appendedBefore(
    tx: EntityManager,
    request: ImportRequest,
    digest: Buffer,
  ): Promise<Partial<Pick<ImportRun, 'appliedThrough' | 'numbers' | 'days'>>> {
    if (request.mode !== ImportMode.APPEND || request.checkOnly || request.again) return {};
    const before = await tx
      .createQueryBuilder(ImportRun, 'run')
      .where({ kind: request.kind, mode: ImportMode.APPEND, checkOnly: false })
      .andWhere('run.file_digest = :digest AND run.status <> :refused', {
        digest,
        refused: ImportStatus.REFUSED,
      })
      // By the database's clock, since ids contain the clock of each node.
      .orderBy('run.createdAt', 'DESC')
      .getMany();
    const done = before.findLast((run) => run.status === ImportStatus.DONE);
    if (!done) return before[0] ? resumePoint(before[0], request.notation) : {};
    const day = done.createdAt.toISOString().slice(0, 10);
    throw new Conflict(
      `This file has already been appended, as ${done.fileName} on ${day} (import ${done.id}). To append it once more, choose “Even if this file was added before” (again=true).`,
      {
        file: `Already appended by import ${done.id}`,
      },
    );
  }
}

/** Where a run that stopped partway resumes. @throws Conflict when its rows were read in another format. */
function resumePoint(
  { appliedThrough, numbers, days }: ImportRun,
  asked: Notation,
): Pick<ImportRun, 'appliedThrough' | 'numbers' | 'days'> {
  const differs =
    (asked.numbers && numbers && asked.numbers !== numbers) || (asked.days && days && asked.days !== days);
  if (!differs || appliedThrough === '0') return { appliedThrough, numbers, days };
  const words = describeNotation({ numbers: numbers ?? undefined, days: days ?? undefined });
  throw new Conflict(
    `The first ${appliedThrough} rows of this file were added with ${words!.toLowerCase()}. Add the remaining rows in the same way, or remove those rows first.`,
    { file: 'Part of it was added in another notation' },
  );
}

function findOpen(
  tx: EntityManager,
  { kind, mode, checkOnly, overwrite, notation }: ImportRequest,
  digest: Buffer,
): Promise<ImportRun | null> {
  return tx
    .createQueryBuilder(ImportRun, 'run')
    .where({ kind, mode, checkOnly, overwrite })
    .andWhere('run.file_digest = :digest AND run.status IN (:...open)', { digest, open: OPEN_STATUSES })
    .andWhere('run.numbers_asked IS NOT DISTINCT FROM :numbers', { numbers: notation.numbers ?? null })
    .andWhere('run.days_asked IS NOT DISTINCT FROM :days', { days: notation.days ?? null })
    .getOne();
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === '23505';
}

/**
 * Passes the bytes through and updates the HMAC with them.
 * @throws BadInput when the upload is interrupted, even before it is first read.
 */
async function* passing(bytes: AsyncIterable<Buffer>, hmac: Hmac): AsyncGenerator<Buffer> {
  try {
    for await (const piece of bytes) {
      hmac.update(piece);
      yield piece;
    }
  } catch (error) {
    throw error instanceof AppError ? error : new BadInput(CUT_OFF);
  }
}
