import type { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { hashPassword } from '../auth/passwords/password-hashing.js';
import type { PasswordRules } from '../auth/passwords/password-rules.js';
import { Role } from '../common/actor.js';
import { StartError } from '../config/start-error.js';
import { foldedEmailSql } from '../database/folded-email.js';
import { User } from '../users/user.entity.js';

/** Serialises nodes that start at the same time. */
const FIRST_ADMINISTRATOR_LOCK = 7_260_003;

/**
 * Creates the administrator from ADMIN_EMAIL and ADMIN_PASSWORD if there is none (USER-13).
 * @throws StartError if a member already has that address, or the password is a common one
 */
export async function ensureFirstAdministrator(
  db: DataSource,
  admin: { email: string; password: string },
  rules: PasswordRules,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [FIRST_ADMINISTRATOR_LOCK]);
    if (await tx.existsBy(User, { role: Role.MASTER_ADMIN })) return;
    const taken = await tx
      .createQueryBuilder(User, 'u')
      .where(`${foldedEmailSql('u.email')} = ${foldedEmailSql(':email')}`, admin)
      .getExists();
    if (taken)
      throw new StartError(
        'ADMIN_EMAIL belongs to an account that is not an administrator; choose another address.',
      );
    const error = rules.errorOf(admin.password, admin.email);
    if (error) throw new StartError(`ADMIN_PASSWORD: ${error}.`);
    const user = await tx.save(
      tx.create(User, {
        name: 'Administrator',
        email: admin.email,
        role: Role.MASTER_ADMIN,
        passwordHash: await hashPassword(admin.password),
        verifiedAt: new Date(),
      }),
    );
    await recordAudit(
      tx,
      { kind: 'system', job: 'start' },
      'user.created',
      { type: 'user', id: user.id },
      { role: user.role },
    );
  });
}
