import { Body, Controller, Headers, Param, Post, Put } from '@nestjs/common';
import { Allow, AllowOwn, AllowTokens, CurrentActor, CurrentCaller } from '../access/access.decorators.js';
import { type Caller, type UserActor } from '../common/actor.js';
import type { MessageResult } from '../common/message-result.model.js';
import { IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import {
  SID_UPDATED,
  SUBMISSION_UPDATED,
  SubmissionEditingService,
} from '../submissions/editing/submission-editing.service.js';
import { SubmissionFilingService } from '../submissions/filing/submission-filing.service.js';
import {
  AdminClaimBody,
  ClaimBody,
  ClaimBodyPipe,
  ClaimEditBody,
  expectedBy,
  SidBody,
} from './settlement-submission.bodies.js';
import { Permission } from '../rules/permissions.js';

/**
 * Creating and editing claims by REST (RESTAPI-9, RESTAPI-10). The bodies are typed as `object`, since their pipe unwraps
 * them first.
 */
@Controller('settlement-submission')
export class SettlementSubmissionEditsController {
  constructor(
    private readonly filing: SubmissionFilingService,
    private readonly editing: SubmissionEditingService,
  ) {}

  /** Not available to API tokens, which own no claims. */
  @AllowOwn(Permission.ClaimsEdit)
  @Post('create')
  async create(
    @CurrentActor() actor: UserActor,
    @Body(new ClaimBodyPipe(ClaimBody)) body: object,
    @IdempotencyKey() key: string | undefined,
  ): Promise<{ submissionId: string }> {
    const { submissionId } = await this.filing.create(actor, body, key);
    return { submissionId };
  }

  @Allow(Permission.ClaimsEdit)
  @AllowTokens()
  @Post('admin-create')
  async adminCreate(
    @CurrentCaller() actor: Caller,
    @Body(new ClaimBodyPipe(AdminClaimBody)) body: object,
    @IdempotencyKey() key: string | undefined,
  ): Promise<{ submissionId: string }> {
    const { sid, ...input } = body as AdminClaimBody;
    const { submissionId } = await this.filing.adminCreate(actor, sid ?? '', input, key);
    return { submissionId };
  }

  /** These calls have no field for a code: a member who changes bank details has to have signed in a moment ago. */
  @AllowOwn(Permission.ClaimsEdit)
  @AllowTokens()
  @Put(':id/update')
  async update(
    @CurrentCaller() actor: Caller,
    @Param('id') id: string,
    @Headers('if-match') ifMatch: string | undefined,
    @Body(new ClaimBodyPipe(ClaimEditBody)) body: object,
  ): Promise<MessageResult> {
    const { sid, email, ...input } = body as ClaimEditBody;
    await this.editing.update(actor, id, input, { sid, email }, expectedBy(ifMatch), { recentSignIn: true });
    return { message: SUBMISSION_UPDATED };
  }

  @Allow(Permission.SidEdit)
  @AllowTokens()
  @Put(':id/sid')
  async updateSid(
    @CurrentCaller() actor: Caller,
    @Param('id') id: string,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() { sid }: SidBody,
  ): Promise<MessageResult> {
    await this.editing.updateSid(actor, id, sid ?? '', expectedBy(ifMatch));
    return { message: SID_UPDATED };
  }
}
