import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { type DataSource, type EntityManager, Not, QueryFailedError, Raw } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { endSessions } from '../auth/sessions/end-sessions.js';
import { Role, type UserActor } from '../common/actor.js';
import { Conflict, NotFound, Unauthenticated } from '../common/errors.js';
import { paginationOf } from '../common/paging.js';
import { foldedEmailSql } from '../database/folded-email.js';
import { lockAdministrators } from '../users/administrators.js';
import { type ManagedUser, managedUserOf, type ManagedUserPage } from './managed-user.model.js';
import type { UpdateUserInput } from './update-user.input.js';
import { changesOf, cleanUserInput, type UserChanges } from './user-changes.js';
import { User } from '../users/user.entity.js';
import { findUsers } from './user-list.js';
import { UserMails } from './user-mails.js';

/** What is answered when an account was saved (USER-7). */
export const USER_UPDATED = 'User has been updated.';

/** Accounts as administrators manage them; only they get this far. */
@Injectable()
export class UserManagementService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly mails: UserMails,
  ) {}

  /** A page of the accounts of a role, found by name or e-mail address, newest first; empty past the end. */
  async list(role: Role, query: string, page: number): Promise<ManagedUserPage> {
    const [users, total] = await findUsers(this.db, role, query, page);
    return { users: users.map(managedUserOf), pagination: paginationOf(page, total) };
  }

  /** @throws NotFound */
  async get(id: string): Promise<ManagedUser> {
    return managedUserOf(await find(this.db.manager, id));
  }

  /**
   * Saves an account as the administrator wants it. A new mailbox, another role and being disabled end its sessions at
   * once; a new mailbox owns nothing until it is proven, and old and new are mailed (USER-10).
   * @param version the version that was edited; without it the account is taken as it stands
   * @throws NotFound; Conflict when it was changed meanwhile, the address is taken, or nobody would be left to administer
   */
  async update(actor: UserActor, id: string, input: UpdateUserInput, version?: number): Promise<void> {
    const wanted = cleanUserInput(input);
    await this.db
      .transaction(async (tx) => {
        const administrators = await lockAdministrators(tx);
        // Somebody may have revoked this permission while the request was on its way.
        if (!administrators.has(actor.userId)) throw new Unauthenticated();
        const user = await find(tx, id, { mode: 'for_no_key_update' });
        if (version !== undefined && version !== user.version) throw changedMeanwhile();
        const changes = changesOf(user, wanted);
        if (Object.keys(changes.changed).length === 0) return;
        if (administrators.size === 1 && administrators.has(user.id)) refuseLosingTheLast(changes);
        if (changes.newMailbox) await refuseTakenAddress(tx, user.id, wanted.email);
        await this.save(tx, actor, user, wanted, changes);
      })
      .catch((error: unknown) => {
        throw isTakenAddress(error) ? addressTaken() : error;
      });
  }

  private async save(
    tx: EntityManager,
    actor: UserActor,
    user: User,
    wanted: UpdateUserInput,
    changes: UserChanges,
  ): Promise<void> {
    const { id, name, email, verifiedAt } = user;
    await tx.save(User, Object.assign(user, wanted, { verifiedAt: changes.newMailbox ? null : verifiedAt }));
    const ends = changes.newMailbox || changes.roleChanged || changes.disabled;
    const sessionsEnded = ends ? await endSessions(tx, id) : 0;
    await recordAudit(tx, actor, 'user.changed', { type: 'user', id }, { ...changes.changed, sessionsEnded });
    await this.mails.send(tx, { id, name, email, verifiedAt }, wanted, changes);
  }
}

/** @param lock against other edits, and against what its owner does meanwhile, until the transaction ends */
async function find(db: EntityManager, id: string, lock?: { mode: 'for_no_key_update' }): Promise<User> {
  const user = isUUID(id) ? await db.findOne(User, { where: { id }, lock }) : null;
  if (!user) throw new NotFound('We could not find this user.');
  return user;
}

async function refuseTakenAddress(tx: EntityManager, id: string, email: string): Promise<void> {
  const taken = await tx.existsBy(User, {
    id: Not(id),
    email: Raw((column) => `${foldedEmailSql(column)} = ${foldedEmailSql(':email')}`, { email }),
  });
  if (taken) throw addressTaken();
}

/** The last one who can get in must stay one who can: nobody else could ever let them in again (USER-8). */
function refuseLosingTheLast({ disabled, roleChanged, newMailbox }: UserChanges): void {
  if (disabled || roleChanged)
    throw new Conflict(
      'This is the last administrator. Make someone else an administrator before you change this.',
    );
  if (newMailbox)
    throw new Conflict(
      'This is the last administrator, and a new address must be confirmed first. Make someone else an administrator before you change this.',
    );
}

const changedMeanwhile = () =>
  new Conflict('Someone has changed this user in the meantime. Please open it again.');

const addressTaken = () =>
  new Conflict('Another user has this e-mail address.', { email: 'Another user has this e-mail address' });

/** Somebody else was quicker by a moment. */
function isTakenAddress(error: unknown): boolean {
  return (
    error instanceof QueryFailedError &&
    (error.driverError as { constraint?: string }).constraint === 'users_email_key'
  );
}
