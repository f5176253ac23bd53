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

  /** Offers the tour no more: the caller has finished or left it (TOUR-1). Twice is as good as once. */
  async endTour(actor: UserActor): Promise<User> {
    await this.db.query(`UPDATE users SET tour_ended_at = now() WHERE id = $1 AND tour_ended_at IS NULL`, [
      actor.userId,
    ]);
    return this.profile(actor);
  }
}
