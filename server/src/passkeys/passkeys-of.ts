import { type EntityManager, Raw } from 'typeorm';
import { foldedEmailSql } from '../database/folded-email.js';
import { Passkey } from './passkey.entity.js';

/** An account's passkeys that were added under its current address, newest first. */
export function passkeysOf(db: EntityManager, userId: string, email: string): Promise<Passkey[]> {
  return db.find(Passkey, {
    where: {
      userId,
      email: Raw((column) => `${foldedEmailSql(column)} = ${foldedEmailSql(':email')}`, { email }),
    },
    order: { createdAt: 'DESC', id: 'DESC' },
  });
}
