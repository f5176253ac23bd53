import { Controller, Get, Param, Post, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { IsIn, IsOptional } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AttachmentReceiver } from '../attachments/attachment-receiver.js';
import type { AttachmentReceived } from '../attachments/attachment-upload.js';
import { AttachmentsService } from '../attachments/attachments.service.js';
import { AllowOwn, AllowTokens, CurrentCaller } from '../access/access.decorators.js';
import type { Caller } from '../common/actor.js';
import { NoTimeLimit, TakesAForm } from '../common/no-time-limit.decorator.js';
import { IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { attachmentListJson } from './attachments.json.js';
import { fileAnswer } from './file-answer.js';
import { uploadParts } from './upload-parts.js';
import { Permission } from '../rules/permissions.js';

export class AttachmentListQuery {
  /** `none` omits the bytes. */
  @IsOptional()
  @IsIn(['none'], { message: 'content must be none' })
  content?: 'none';
}

/** The documents of a claim (RESTAPI-19, ATTACH-17). */
@AllowOwn(Permission.ClaimsRead)
@AllowTokens()
@Controller('attachments/:submissionId')
export class AttachmentsController {
  constructor(
    private readonly receiver: AttachmentReceiver,
    private readonly attachments: AttachmentsService,
  ) {}

  @TakesAForm()
  @AllowOwn(Permission.ClaimsEdit)
  @Post('upload')
  upload(
    @CurrentCaller() actor: Caller,
    @Param('submissionId') submissionId: string,
    @Req() request: FastifyRequest,
    @IdempotencyKey() key: string | undefined,
  ): Promise<AttachmentReceived> {
    return this.receiver.receive(actor, submissionId, uploadParts(request), key);
  }

  @NoTimeLimit()
  @Get()
  async list(
    @CurrentCaller() actor: Caller,
    @Param('submissionId') submissionId: string,
    @Query() { content }: AttachmentListQuery,
  ): Promise<AttachmentReceived[] | StreamableFile> {
    if (content === 'none') {
      const attachments = await this.attachments.list(actor, submissionId);
      return attachments.map(({ id, fileName, mimetype }) => ({ id, metadata: { fileName, mimetype } }));
    }
    return attachmentListJson(await this.attachments.listOpened(actor, submissionId));
  }

  @NoTimeLimit()
  @Get(':id')
  async get(
    @CurrentCaller() actor: Caller,
    @Param('submissionId') submissionId: string,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return fileAnswer(reply, await this.attachments.open(actor, id, submissionId));
  }
}
