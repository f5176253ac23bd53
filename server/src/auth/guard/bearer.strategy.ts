import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-http-bearer';
import type { Caller } from '../../common/actor.js';
import { ApiTokensService } from '../api-tokens/api-tokens.service.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** What the strategy sees of a request. */
export interface SeenRequest {
  headers: { authorization: string | undefined };
  /** Whether the call is a use of the session. */
  counts: boolean;
}

/** Turns a bearer token into the person or the script it stands for, as they are at this moment. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  constructor(
    private readonly sessions: SessionsService,
    private readonly apiTokens: ApiTokensService,
  ) {
    super({ passReqToCallback: true });
  }

  async validate({ counts }: SeenRequest, token: string): Promise<Caller | false> {
    return (await this.sessions.findActor(token, counts)) ?? (await this.apiTokens.findActor(token)) ?? false;
  }
}
