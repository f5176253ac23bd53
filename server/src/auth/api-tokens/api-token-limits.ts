import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import type { TokenActor } from '../../common/actor.js';
import { RateLimited } from '../../common/errors.js';
import { countInWindow } from '../../limits/window-counter.js';

/** The number of calls per minute for each API token, on all nodes together (docs/scripting.md). */
export const TOKEN_CALLS = { most: 600, seconds: 60 };

/** The use of a token in the current minute. */
export interface TokenUse {
  left: number;
  secondsLeft: number;
  /** Whether the limit is exceeded, so that this call is rejected. */
  refused: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once an API token has been recognised. */
    tokenUse?: Promise<TokenUse>;
  }
}

@Injectable()
export class ApiTokenLimits {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /**
   * Counts a request with a token, once per request, however many fields a query has.
   * @throws RateLimited if the token has no calls left in this minute
   */
  async count(request: FastifyRequest, { tokenId }: TokenActor): Promise<void> {
    request.tokenUse ??= this.use(tokenId);
    const { refused, secondsLeft } = await request.tokenUse;
    if (refused)
      throw new RateLimited(
        secondsLeft,
        `This API token has used all of its ${TOKEN_CALLS.most} calls for this minute.`,
      );
  }

  private async use(tokenId: string): Promise<TokenUse> {
    const { points, secondsLeft } = await countInWindow(this.db, `api-token:${tokenId}`, TOKEN_CALLS.seconds);
    return {
      left: Math.max(0, TOKEN_CALLS.most - points),
      secondsLeft,
      refused: points > TOKEN_CALLS.most,
    };
  }
}
