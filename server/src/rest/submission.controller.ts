import { Body, Controller, Get, Headers, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AllowOwn, AllowTokens, CurrentCaller } from '../access/access.decorators.js';
import type { Caller } from '../common/actor.js';
import type { MessageResult } from '../common/message-result.model.js';
import { readPage } from '../common/paging.js';
import { IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import type { RegistrationInput } from '../registrations/registration.input.js';
import { REGISTRATION_UPDATED, RegistrationsService } from '../registrations/registrations.service.js';
import { etagOf, versionOf } from './if-match.js';
import { RegistrationListQuery } from './submission.args.js';
import { RegistrationBody as ReadBody } from './submission.body.js';
import {
  type RegistrationBody,
  registrationBodyOf,
  type RegistrationPageBody,
  registrationPageOf,
} from './submission.shapes.js';
import { Permission } from '../rules/permissions.js';

/** The older registrations under their older path (RESTAPI-16). */
@AllowOwn(Permission.ClaimsRead)
@AllowTokens()
@Controller('submission')
export class SubmissionController {
  constructor(private readonly registrations: RegistrationsService) {}

  @AllowOwn(Permission.ClaimsEdit)
  @Post()
  async create(
    @CurrentCaller() actor: Caller,
    @Body(ReadBody) input: unknown,
    @IdempotencyKey() key: string | undefined,
  ): Promise<{ id: string }> {
    const { id } = await this.registrations.create(actor, input as RegistrationInput, key);
    return { id };
  }

  @Get()
  async list(
    @CurrentCaller() actor: Caller,
    @Query() { search, page }: RegistrationListQuery,
  ): Promise<RegistrationPageBody> {
    return registrationPageOf(await this.registrations.list(actor, search ?? '', readPage(page)));
  }

  @Get(':id')
  async get(
    @CurrentCaller() actor: Caller,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ submission: RegistrationBody }> {
    const registration = await this.registrations.get(actor, id);
    void reply.header('ETag', etagOf(registration.version));
    return { submission: registrationBodyOf(registration) };
  }

  @AllowOwn(Permission.ClaimsEdit)
  @Put(':id')
  async update(
    @CurrentCaller() actor: Caller,
    @Param('id') id: string,
    @Headers('if-match') ifMatch: string | undefined,
    @Body(ReadBody) input: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageResult> {
    const { version } = await this.registrations.update(
      actor,
      id,
      input as RegistrationInput,
      versionOf(ifMatch),
    );
    void reply.header('ETag', etagOf(version));
    return { message: REGISTRATION_UPDATED };
  }
}
