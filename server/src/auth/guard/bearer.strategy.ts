import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-http-bearer';
import type { Caller } from '../../common/actor.js';
import { ApiTokensService } from '../api-tokens/api-tokens.service.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** The part of a request that the strategy sees. */
export interface SeenRequest {
  headers: { authorization: string | undefined };
  /** Whether the call counts as use of the session. */
  counts: boolean;
  /** The language chosen in the caller's browser. */
  language: string | undefined;
}

/** Resolves a bearer token to the current user or script. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  constructor(
    private readonly sessions: SessionsService,
    private readonly apiTokens: ApiTokensService,
  ) {
    super({ passReqToCallback: true });
  }

  async validate({ counts, language }: SeenRequest, token: string): Promise<Caller | false> {
    const user = await this.sessions.findActor(token, counts, language);
    return user ?? (await this.apiTokens.findActor(token)) ?? false;
  }
}
