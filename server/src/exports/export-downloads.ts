import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { UserActor } from '../common/actor.js';
import { NotFound } from '../common/errors.js';
import { DownloadOpeners, type ServedFile } from '../downloads/download-openers.js';
import { DownloadKind } from '../downloads/download-ticket.entity.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { unwrapDataKey } from '../encryption/envelope.js';
import { KeyRing } from '../encryption/key-ring.js';
import { FileStore } from '../storage/file-store.js';
import { exportFileName, exportOwner } from './export-file.js';
import { ExportFormat, ExportRun } from './export-run.entity.js';

const MIMETYPES = {
  [ExportFormat.CSV]: 'text/csv; charset=utf-8',
  [ExportFormat.XLSX]: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Serves exported files through single-use links. */
@Injectable()
export class ExportDownloads implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
    private readonly store: FileStore,
    private readonly openers: DownloadOpeners,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
  ) {}

  onModuleInit(): void {
    this.openers.register(DownloadKind.EXPORT, (actor, id) => this.open(actor, id));
  }

  /**
   * The file of an export; the download is audited. Links are only created for users with `exports.read`.
   * @throws NotFound when the file is not finished, or has expired
   */
  async open(actor: UserActor, id: string): Promise<ServedFile> {
    const run = isUUID(id) ? await this.db.getRepository(ExportRun).findOneBy({ id }) : null;
    if (!run?.storageKey || !run.wrappedKey)
      throw new NotFound('This export is no longer available. Please export again.');
    const file = await this.store.open(
      run.storageKey,
      unwrapDataKey(this.ring, exportOwner(run.id), run.wrappedKey),
    );
    await recordAudit(this.db.manager, actor, 'export.read', { type: 'export', id }, { report: run.report });
    const bytes = file.stream();
    bytes.once('close', () => void file.close());
    const fileName = exportFileName(run, this.scheme.timeZone);
    return { fileName, mimetype: MIMETYPES[run.format], size: file.size, bytes };
  }
}
