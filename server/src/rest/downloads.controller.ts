import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { Public } from '../auth/access.decorators.js';
import { Role, type UserActor } from '../common/actor.js';
import { Forbidden } from '../common/errors.js';
import { NoTimeLimit } from '../common/no-time-limit.decorator.js';
import { DownloadKind } from '../downloads/download-ticket.entity.js';
import { DownloadsService } from '../downloads/downloads.service.js';
import { RejectionsFile } from '../imports/rejections-file.js';
import { csvFile } from './csv-file.js';

/** Where single-use links lead. */
@Controller('downloads')
export class DownloadsController {
  /** What each kind of link opens. */
  private readonly openers: Record<
    DownloadKind,
    (actor: UserActor, id: string) => Promise<{ csv: Readable; fileName: string }>
  >;

  constructor(
    private readonly downloads: DownloadsService,
    rejections: RejectionsFile,
  ) {
    this.openers = { [DownloadKind.IMPORT_REJECTIONS]: (actor, id) => rejections.open(actor, id) };
  }

  @Public()
  @NoTimeLimit()
  @Get(':ticket')
  async download(@Param('ticket') ticket: string): Promise<StreamableFile> {
    const { actor, kind, subjectId } = await this.downloads.use(ticket);
    if (actor.role !== Role.MASTER_ADMIN) throw new Forbidden('Only an administrator may do this.');
    const { csv, fileName } = await this.openers[kind](actor, subjectId);
    return csvFile(csv, fileName);
  }
}
