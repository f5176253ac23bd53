import { Controller, Get, Inject, Param } from '@nestjs/common';
import { AllowOwn, CurrentActor } from '../access/access.decorators.js';
import type { UserActor } from '../common/actor.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { NoticesService } from '../notices/notices.service.js';
import { Permission } from '../rules/permissions.js';

/** The assessment notice of a SID (RESTAPI-20). */
@Controller('assessment-notice')
export class AssessmentNoticeController {
  constructor(
    private readonly notices: NoticesService,
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
}
