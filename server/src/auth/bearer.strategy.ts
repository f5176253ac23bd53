import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-http-bearer';
import type { UserActor } from '../common/actor.js';
import { SessionsService } from './sessions.service.js';

/** Turns a bearer token into the person it stands for, as they are at this moment. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  constructor(private readonly sessions: SessionsService) {
    super();
  }

  async validate(token: string): Promise<UserActor | false> {
    return (await this.sessions.findActor(token)) ?? false;
  }
}
