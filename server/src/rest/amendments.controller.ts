import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import type { AmendmentModel } from '../amendments/amendment.model.js';
import { AmendmentsService } from '../amendments/amendments.service.js';
import { AllowOwn, AllowTokens, CurrentCaller } from '../access/access.decorators.js';
import type { Caller } from '../common/actor.js';
import { BadInput } from '../common/errors.js';
import { IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { AmendmentBody } from './amendments.body.js';
import { Permission } from '../rules/permissions.js';

type AmendmentRow = Pick<AmendmentModel, 'message' | 'isAdmin' | 'timeCreatedAt' | 'submissionId'>;

/** The thread about a claim (RESTAPI-18). */
@Controller('amendments')
export class AmendmentsController {
  constructor(private readonly amendments: AmendmentsService) {}

  @AllowOwn(Permission.ClaimsRead)
  @AllowTokens()
  @Get(':submissionId')
  async list(
    @CurrentCaller() actor: Caller,
    @Param('submissionId') submissionId: string,
  ): Promise<{ submissionAmendments: AmendmentRow[] }> {
    const { messages } = await this.amendments.of(actor, submissionId);
    return { submissionAmendments: messages.map(rowOf) };
  }

  @AllowOwn(Permission.AmendmentsWrite)
  @AllowTokens()
  @Post(':submissionId')
  async send(
    @CurrentCaller() actor: Caller,
    @Param('submissionId') submissionId: string,
    @Body() body: AmendmentBody,
    @IdempotencyKey() key: string | undefined,
  ): Promise<{ message: string }> {
    if (body.submissionId !== undefined && body.submissionId !== submissionId)
      throw new BadInput('The submissionId of the message does not match the one in the address.', {
        submissionId: 'Must match the one in the address',
      });
    await this.amendments.send(
      actor,
      submissionId,
      body.message ?? '',
      null,
      undefined,
      { recentSignIn: true },
      key,
    );
    return { message: 'Amendment message saved.' };
  }
}

const rowOf = ({ message, isAdmin, timeCreatedAt, submissionId }: AmendmentModel): AmendmentRow => ({
  message,
  isAdmin,
  timeCreatedAt,
  submissionId,
});
