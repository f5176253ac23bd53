import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../access/access.decorators.js';
import { PublishedRulesService } from '../assessments/published-rules.js';
import { NotFound } from '../common/errors.js';
import { isKnown } from './cached.js';

const NUMBER = /^[1-9]\d{0,8}$/;

/** The rules of published assessments, for everybody and for caches (RULES-21). */
@Controller('rules')
export class RulesController {
  constructor(private readonly rules: PublishedRulesService) {}

  /** The text whose SHA-256 notices name. @throws NotFound for a version by which nothing was published */
  @Public()
  @Get(':number')
  async document(
    @Headers('if-none-match') known: string | undefined,
    @Param('number') number: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    const rules = NUMBER.test(number) ? await this.rules.find(Number(number)) : undefined;
    if (!rules) throw new NotFound('No rules with this number were published.');
    void reply
      .type('application/json; charset=utf-8')
      .header('Content-Disposition', `inline; filename="rules-${rules.number}.json"`);
    return isKnown(rules.sha256.toString('hex'), known, reply) ? undefined : rules.document;
  }
}
