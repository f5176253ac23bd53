import { type EntityManager, Raw } from 'typeorm';
import { Passkey } from './passkey.entity.js';

/** An account's passkeys that were added under the address it has now, newest first. */
export function passkeysOf(db: EntityManager, userId: string, email: string): Promise<Passkey[]> {
  return db.find(Passkey, {
    where: { userId, email: Raw((column) => `lower(${column}) = lower(:email)`, { email }) },
    order: { createdAt: 'DESC', id: 'DESC' },
  });
}
