import { Inject, Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import type { UserActor } from '../../common/actor.js';
import { Conflict } from '../../common/errors.js';
import { zonedMoment } from '../../mail/shown-moment.js';
import type { SchemeFile } from '../../scheme/scheme.js';
import { SCHEME } from '../../scheme/scheme.token.js';

/**
 * Accounts that an administrator opened to somebody a short time ago: one person could have opened them to themselves
 * (USER-17). Acts by a code ask in `ActCodes`; what checks without a code asks here.
 */
@Injectable()
export class NewCheckers {
  constructor(@Inject(SCHEME) private readonly scheme: SchemeFile) {}

  /** @throws Conflict with the time from which the account checks what others did */
  async refuse(db: DataSource | EntityManager, { userId }: UserActor): Promise<void> {
    const [found] = await db.query<{ from: Date }[]>(
      'SELECT checks_from AS "from" FROM users WHERE id = $1 AND checks_from > now()',
      [userId],
    );
    if (found)
      throw new Conflict(
        `An administrator changed the role, the address or the status of your account. It can check what others did from ${zonedMoment(found.from, this.scheme.timeZone)} on.`,
      );
  }
}
