import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Allow, AllowOwn, AllowTokens, CurrentCaller } from '../access/access.decorators.js';
import { type Caller } from '../common/actor.js';
import { readPage } from '../common/paging.js';
import type { SubmissionListItem, SubmissionPage } from '../submissions/listing/submission-list.model.js';
import { SubmissionsService } from '../submissions/reading/submissions.service.js';
import { ListQuery, SearchQuery } from './settlement-submission.args.js';
import {
  type FoundRow,
  foundRowOf,
  type SubmissionBody,
  submissionBodyOf,
} from './settlement-submission.shapes.js';
import { Permission } from '../rules/permissions.js';

@Controller('settlement-submission')
export class SettlementSubmissionController {
  constructor(private readonly submissions: SubmissionsService) {}

  @AllowOwn(Permission.ClaimsRead)
  @AllowTokens()
  @Get()
  async list(
    @CurrentCaller() actor: Caller,
    @Query() { page }: ListQuery,
  ): Promise<SubmissionPage | { submissions: SubmissionListItem[] }> {
    if (page === undefined) return { submissions: await this.submissions.listOwn(actor) };
    return this.submissions.list(actor, readPage(page));
  }

  @Allow(Permission.ClaimsRead)
  @AllowTokens()
  @Get('search')
  async search(
    @CurrentCaller() actor: Caller,
    @Query() { query }: SearchQuery,
  ): Promise<{ data: FoundRow[] }> {
    const { rows } = await this.submissions.search(actor, query);
    return { data: rows.map(foundRowOf) };
  }

  @AllowOwn(Permission.ClaimsRead)
  @AllowTokens()
  @Get(':id')
  async get(
    @CurrentCaller() actor: Caller,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ submission: SubmissionBody }> {
    const submission = await this.submissions.get(actor, id);
    void reply.header('ETag', submission.etag);
    return { submission: submissionBodyOf(submission) };
  }
}
