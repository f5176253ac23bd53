import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { UserActor } from '../common/actor.js';
import { NotFound } from '../common/errors.js';
import { DownloadOpeners, type ServedFile } from '../downloads/download-openers.js';
import { DownloadKind } from '../downloads/download-ticket.entity.js';

type FileKind = 'csv' | 'pdf';

interface Row {
  number: number;
  bytes: Buffer;
  sha256: Buffer;
}

const MIMETYPES: Record<FileKind, string> = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' };

/** Serves the files of court reports, as they were made (COURT-5). */
@Injectable()
export class CourtReportDownloads implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly openers: DownloadOpeners,
  ) {}

  onModuleInit(): void {
    this.openers.register(DownloadKind.COURT_REPORT_PDF, (actor, id) => this.open(actor, id, 'pdf'));
    this.openers.register(DownloadKind.COURT_REPORT_CSV, (actor, id) => this.open(actor, id, 'csv'));
  }

  /** @throws NotFound for a report that does not exist or is not made yet */
  private async open(actor: UserActor, id: string, kind: FileKind): Promise<ServedFile> {
    const [found] = await this.db.query<Row[]>(
      `SELECT number, ${kind} AS bytes, ${kind}_sha256 AS sha256 FROM court_reports WHERE id = $1 AND state = 'MADE'`,
      [id],
    );
    if (!found) throw new NotFound('We could not find this report.');
    const { number, bytes, sha256 } = found;
    await recordAudit(
      this.db.manager,
      actor,
      'court-report.read',
      { type: 'court-report', id },
      { number, file: kind, sha256: sha256.toString('hex') },
    );
    return {
      fileName: `court-report-${number}.${kind}`,
      mimetype: MIMETYPES[kind],
      bytes: Readable.from([bytes]),
      size: bytes.byteLength,
    };
  }
}
