import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { UserActor } from '../common/actor.js';
import { User } from './user.entity.js';

@Injectable()
export class UsersService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** The caller's own account. */
  profile(actor: UserActor): Promise<User> {
    return this.db.getRepository(User).findOneByOrFail({ id: actor.userId });
  }
}
