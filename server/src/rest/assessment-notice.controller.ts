import { Controller, Get, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Allow, AllowOwn, AllowTokens, CurrentActor, CurrentCaller } from '../access/access.decorators.js';
import type { Caller, UserActor } from '../common/actor.js';
import { TakesAForm } from '../common/no-time-limit.decorator.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { type NoticeReceived, NoticeReceiver } from '../imports/notice-receiver.js';
import { NoticesService } from '../notices/notices.service.js';
import { Permission } from '../rules/permissions.js';
import { uploadParts } from './upload-parts.js';

/** The assessment notice of a SID (RESTAPI-20), and its upload for a claim (RESTAPI-29). */
@Controller('assessment-notice')
export class AssessmentNoticeController {
  constructor(
    private readonly notices: NoticesService,
    private readonly receiver: NoticeReceiver,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @AllowOwn(Permission.ClaimsRead)
  @Get(':sid')
  async get(
    @CurrentActor() actor: UserActor,
    @Param('sid') sid: string,
  ): Promise<{ url: string; name: string }> {
    const notice = await this.notices.bySid(actor, sid);
    // Scripts put their own base URL before a path, so it must not contain ours.
    const { href } = new URL(await this.notices.urlOf(actor, notice), this.env.publicUrl);
    return { url: href, name: notice.name };
  }

  @Allow(Permission.NoticesPublish)
  @AllowTokens()
  @TakesAForm()
  @Post(':submissionId/upload')
  upload(
    @CurrentCaller() actor: Caller,
    @Param('submissionId') submissionId: string,
    @Req() request: FastifyRequest,
  ): Promise<NoticeReceived> {
    return this.receiver.receive(actor, submissionId, uploadParts(request));
  }
}
