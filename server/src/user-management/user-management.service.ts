import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { type DataSource, type EntityManager, Not, QueryFailedError, Raw } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { ActCodes } from '../auth/acts/act-codes.js';
import { type ActProof, ActProofs, type ProvenAct } from '../auth/acts/act-proofs.js';
import { endSessions } from '../auth/sessions/end-sessions.js';
import { Role, type UserActor } from '../common/actor.js';
import { BadInput, Conflict, NotFound, Unauthenticated } from '../common/errors.js';
import { paginationOf } from '../common/paging.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { foldedEmailSql } from '../database/folded-email.js';
import { lockAdministrators } from '../users/administrators.js';
import { type ManagedUser, managedUserOf, type ManagedUserPage } from './managed-user.model.js';
import type { UpdateUserInput } from './update-user.input.js';
import { changesOf, cleanUserInput, type UserChanges } from './user-changes.js';
import { User } from '../users/user.entity.js';
import { findUsers } from './user-list.js';
import { UserMails } from './user-mails.js';
import { makesAdministrator, Permission, roleMay } from '../rules/permissions.js';

/** The message after an account was saved (USER-7). */
export const USER_UPDATED = 'User has been updated.';

/** Account management; only administrators reach it. */
@Injectable()
export class UserManagementService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly mails: UserMails,
    private readonly codes: ActCodes,
    private readonly proofs: ActProofs,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * A page of the accounts with a role, searched by name or e-mail address, newest first; empty after the last page.
   */
  async list(role: Role, query: string, page: number): Promise<ManagedUserPage> {
    const [users, total] = await findUsers(this.db, role, query, page);
    return { users: users.map(managedUserOf), pagination: paginationOf(page, total) };
  }

  /** @throws NotFound */
  async get(id: string): Promise<ManagedUser> {
    return managedUserOf(await find(this.db.manager, id));
  }

  /**
   * Saves the submitted values of an account. A new mailbox, another role and disabling end its sessions immediately; a
   * new mailbox owns nothing until it is verified, and the old and new addresses are notified (USER-10).
   * Making somebody an administrator needs a proof of who does it (USER-16). An administrator's account that is opened to
   * somebody checks nothing for a time, and all administrators are told (USER-17, USER-18).
   * @param version the version that was edited; without it the current one is changed
   * @throws NotFound; Conflict if it was changed meanwhile, the address is taken, or no administrator would be left;
   * BadInput at `code`, `password` or `proof`; RateLimited
   */
  async update(
    actor: UserActor,
    id: string,
    input: UpdateUserInput,
    version: number | undefined,
    proof: ActProof,
  ): Promise<void> {
    const wanted = cleanUserInput(input);
    await this.proofs
      .run(actor, makingAdministrator(id, ''), proof, async (tx, prove) => {
        const administrators = await lockAdministrators(tx);
        // The permission may have been revoked while the request was in progress.
        if (!administrators.has(actor.userId)) throw new Unauthenticated();
        const user = await find(tx, id, { mode: 'for_no_key_update' });
        if (version !== undefined && version !== user.version) throw changedMeanwhile();
        const changes = changesOf(user, wanted);
        if (Object.keys(changes.changed).length === 0) return;
        if (administrators.size === 1 && administrators.has(user.id)) refuseLosingTheLast(changes);
        if (changes.newMailbox) await refuseTakenAddress(tx, user.id, wanted.email);
        if (makesAdministrator(user.role, wanted.role)) await prove();
        await this.save(tx, actor, user, wanted, changes);
      })
      .catch((error: unknown) => {
        throw isTakenAddress(error) ? addressTaken() : error;
      });
  }

  /** Mails the code for making this user an administrator. @throws NotFound, RateLimited; BadInput if they are one */
  async sendAdministratorCode(actor: UserActor, id: string): Promise<void> {
    const { email, role } = await find(this.db.manager, id);
    if (!makesAdministrator(role, Role.MASTER_ADMIN))
      throw new BadInput('This user is an administrator already.');
    await this.codes.send(actor, makingAdministrator(id, email));
  }

  private async save(
    tx: EntityManager,
    actor: UserActor,
    user: User,
    wanted: UpdateUserInput,
    changes: UserChanges,
  ): Promise<void> {
    const { id, email, verifiedAt } = user;
    await tx.query(`SELECT set_config('prorata.checks_after_hours', $1, true)`, [
      String(this.env.adminChecksAfterHours),
    ]);
    await tx.save(User, Object.assign(user, wanted, { verifiedAt: changes.newMailbox ? null : verifiedAt }));
    const ends = changes.newMailbox || changes.roleChanged || changes.disabled;
    const sessionsEnded = ends ? await endSessions(tx, id) : 0;
    await recordAudit(tx, actor, 'user.changed', { type: 'user', id }, { ...changes.changed, sessionsEnded });
    await this.mails.send(tx, { id, email, verifiedAt }, wanted, changes);
    if (!roleMay(wanted.role, Permission.UsersManage)) return;
    if (changes.roleChanged || changes.newMailbox || changes.enabled)
      await this.mails.notifyAdministrators(
        tx,
        actor,
        { email },
        wanted,
        changes,
        await readChecksFrom(tx, id),
      );
  }
}

/** The code is not bound to a version: somebody may have to settle a conflict with another edit first. */
function makingAdministrator(id: string, email: string): ProvenAct {
  return {
    key: `make-administrator ${id.toLowerCase()}`,
    named: { name: 'make-administrator', email },
    refusal: 'somebody can only be made an administrator',
  };
}

/** From when on an account checks what others did, null for always; a trigger sets it with the change (USER-17). */
async function readChecksFrom(tx: EntityManager, id: string): Promise<Date | null> {
  const [row] = await tx.query<[{ from: Date | null }]>(
    'SELECT checks_from AS "from" FROM users WHERE id = $1',
    [id],
  );
  return row.from;
}

/** @param lock against other edits and against actions of the account's owner, until the transaction ends */
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

/** The last administrator who can sign in must stay one: nobody else could restore access (USER-8). */
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

/** Another request took the address at the same moment. */
function isTakenAddress(error: unknown): boolean {
  return (
    error instanceof QueryFailedError &&
    (error.driverError as { constraint?: string }).constraint === 'users_email_key'
  );
}
