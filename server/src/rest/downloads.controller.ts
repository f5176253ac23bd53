import { Controller, Get, Param, Req, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public, StaysInMaintenance } from '../access/access.decorators.js';
import { NoTimeLimit } from '../common/no-time-limit.decorator.js';
import { DownloadOpeners } from '../downloads/download-openers.js';
import { DownloadsService } from '../downloads/downloads.service.js';
import { fileAnswer, letOwnPagesFrame } from './file-answer.js';

/** The target of single-use links. */
@Controller('downloads')
export class DownloadsController {
  constructor(
    private readonly downloads: DownloadsService,
    private readonly openers: DownloadOpeners,
  ) {}

  @Public()
  @StaysInMaintenance()
  @NoTimeLimit()
  @Get(':ticket')
  async download(
    @Param('ticket') ticket: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    letOwnPagesFrame(reply);
    const { actor, kind, subjectId } = await this.downloads.use(ticket);
    request.actor = actor;
    return fileAnswer(reply, await this.openers.of(kind)(actor, subjectId));
  }
}
