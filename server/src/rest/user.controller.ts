import { Controller, Get } from '@nestjs/common';
import { Allow, CurrentActor } from '../access/access.decorators.js';
import type { UserActor } from '../common/actor.js';
import { UsersService } from '../users/users.service.js';
import { type Profile, profileOf } from './profile.js';

@Controller('user')
export class UserController {
  constructor(private readonly users: UsersService) {}

  @Allow()
  @Get('profile')
  async profile(@CurrentActor() actor: UserActor): Promise<Profile> {
    return profileOf(await this.users.profile(actor));
  }
}
