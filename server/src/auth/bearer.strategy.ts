import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-http-bearer';
import type { Caller } from '../common/actor.js';
import { ApiTokensService } from './api-tokens.service.js';
import { SessionsService } from './sessions.service.js';

/** Turns a bearer token into the person or the script it stands for, as they are at this moment. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  constructor(
    private readonly sessions: SessionsService,
    private readonly apiTokens: ApiTokensService,
  ) {
    super();
  }

  async validate(token: string): Promise<Caller | false> {
    return (await this.sessions.findActor(token)) ?? (await this.apiTokens.findActor(token)) ?? false;
  }
}
