import { Controller, Get, Headers, Query, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../access/access.decorators.js';
import { NotFound } from '../common/errors.js';
import { NoTimeLimit } from '../common/no-time-limit.decorator.js';
import { DistributionsService } from '../distributions/distributions.service.js';
import { DistributionStreams } from '../distributions/proof/distribution-streams.js';
import { type PublishedDistribution, publishedText } from '../distributions/proof/published-distribution.js';
import { begun } from './begun.js';
import { isKnown } from './cached.js';
import { ClientGone } from './client-gone.decorator.js';

const NUMBER = /^\d{1,9}$/;

/** What was published of a distribution, for everybody and for caches (FREEZE-9). */
@Controller('published')
export class PublishedController {
  constructor(
    private readonly distributions: DistributionsService,
    private readonly streams: DistributionStreams,
  ) {}

  @Public()
  @Get('distribution')
  async distribution(
    @Headers('if-none-match') known: string | undefined,
    @Query('number') number: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    const published = await this.published(number);
    void reply.type('application/json; charset=utf-8');
    return isKnown(nameOf(published), known, reply) ? undefined : publishedText(published);
  }

  @Public()
  @NoTimeLimit()
  @Get('distribution/lines')
  async lines(
    @Headers('if-none-match') known: string | undefined,
    @Query('number') number: string | undefined,
    @ClientGone() gone: AbortSignal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const published = await this.published(number);
    if (!published.lines) throw new NotFound('The lines of this distribution are not published.');
    if (isKnown(nameOf(published), known, reply)) return undefined;
    return new StreamableFile(await begun(await this.streams.publishedLines(published.runId, gone)), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="distribution-${published.number}-lines.csv"`,
    });
  }

  /** The one with a number, or the last one (FREEZE-15). @throws NotFound */
  private async published(number: string | undefined): Promise<PublishedDistribution> {
    if (number !== undefined && !NUMBER.test(number))
      throw new NotFound('No distribution with this number was published.');
    const published = await this.distributions.published(number === undefined ? null : Number(number));
    if (!published && number !== undefined)
      throw new NotFound('No distribution with this number was published.');
    if (!published) throw new NotFound('No distribution has been published yet.');
    return published;
  }
}

/** A withdrawn one has another answer than before. */
function nameOf({ seal, withdrawnAt }: PublishedDistribution): string {
  return `${seal}${withdrawnAt === null ? '' : '-withdrawn'}`;
}
