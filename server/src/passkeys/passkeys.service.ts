import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { UserActor } from '../common/actor.js';
import { NotFound } from '../common/errors.js';
import { Passkey } from './passkey.entity.js';
import { passkeysOf } from './passkeys-of.js';

/** A person's own passkeys. */
@Injectable()
export class PasskeysService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Newest first. */
  list(actor: UserActor): Promise<Passkey[]> {
    return passkeysOf(this.db.manager, actor.userId, actor.email);
  }

  /** Deletes one's own passkey, which is no longer accepted. @throws NotFound */
  async remove(actor: UserActor, id: string): Promise<{ message: string }> {
    return this.db.transaction(async (tx) => {
      const [removed] = await tx.query<[{ name: string }[], number]>(
        `DELETE FROM passkeys WHERE id = $1 AND user_id = $2 RETURNING name`,
        [isUUID(id) ? id : null, actor.userId],
      );
      const passkey = removed[0];
      if (!passkey) throw new NotFound('We could not find this passkey.');
      await recordAudit(tx, actor, 'passkey.removed', { type: 'passkey', id }, { name: passkey.name });
      return { message: `The passkey “${passkey.name}” has been removed.` };
    });
  }
}
