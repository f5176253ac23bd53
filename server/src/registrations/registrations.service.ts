import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { Decimal } from 'decimal.js';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { accountOf, type Actor, type Caller } from '../common/actor.js';
import { isMember, requireReach, shownRestricted } from '../common/policy.js';
import { Conflict, Forbidden, NotFound } from '../common/errors.js';
import { paginationOf } from '../common/paging.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { displayedRegisteredOwner } from '../rules/registered-owner.js';
import type { RegistrationTradeValues } from '../rules/registration-values.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { KeyRing } from '../encryption/key-ring.js';
import { TransactionType } from '../trades/trade.entity.js';
import { checkedRegistration } from './checked-registration.js';
import { changesAnything, changesOf, type RegistrationChanges } from './registration-changes.js';
import { columnsOf, registrationDataOf } from './registration-columns.js';
import { registrationRowOf } from './registration-row.js';
import type { RegistrationRowPage } from './registration-row.model.js';
import type { RegistrationListItem, RegistrationPage } from './registration-list.model.js';
import { listedRegistrationOf } from './listed-registration.js';
import {
  findRegistrations,
  registrationsWithOwner,
  tradesByRegistration,
  visibleTo,
} from './registration-list.js';
import { RegistrationTrade, TradeType } from './registration-trade.entity.js';
import { Registration } from './registration.entity.js';
import type { RegistrationInput } from './registration.input.js';
import type { RegistrationCreated, RegistrationModel } from './registration.model.js';
import { encryptHinSrn, decryptHinSrn } from './encrypted-holder-number.js';
import { Permission } from '../rules/permissions.js';

/** The messages after a registration was filed, and after it was edited (REGISTRATION-24). */
export const REGISTRATION_CREATED = 'Submission has been created';
export const REGISTRATION_UPDATED = 'Submission has been updated';

/** The older registrations: who may see and edit which, and how. */
@Injectable()
export class RegistrationsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
    private readonly idempotency: IdempotencyService,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
  ) {}

  /**
   * Files a registration, which then belongs to the caller.
   * @param key the Idempotency-Key: the same call with the same key files once
   * @throws BadInput with every invalid field; Forbidden when members may not file
   */
  async create(actor: Caller, input: RegistrationInput, key?: string): Promise<RegistrationCreated> {
    requireReach(actor, Permission.ClaimsEdit);
    if (isMember(actor) && !this.scheme.members.mayCreate)
      throw new Forbidden('New registrations are not being accepted. Please write to the administrator.');
    const values = checkedRegistration(input);
    return this.db.transaction((tx) =>
      this.idempotency.once(tx, actor, 'create-registration', key, values, async () => {
        // The encryption is bound to the id, so the id is generated first.
        const [{ id } = { id: '' }] = await tx.query<{ id: string }[]>('SELECT uuidv7() AS id');
        const sealed = encryptHinSrn(this.ring, id, values.shareholderDetails.hinSrn);
        await tx.insert(Registration, { id, ownerId: accountOf(actor), ...columnsOf(values), sealed });
        await insertTrades(tx, id, values.tradeDetails.tradeData);
        const trades = values.tradeDetails.tradeData.length;
        await recordAudit(tx, actor, 'registration.created', { type: 'registration', id }, { trades });
        return { id, message: REGISTRATION_CREATED };
      }),
    );
  }

  /** The caller's own registrations, newest first; an API token has none. */
  async listOwn(actor: Caller): Promise<RegistrationListItem[]> {
    if (actor.kind === 'token') return [];
    const rows = await this.db.getRepository(Registration).find({
      where: { ownerId: actor.userId },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return rows.map((row) => ({
      id: row.id,
      timeCreatedAt: row.createdAt,
      name: displayedRegisteredOwner(registrationDataOf(row, '', [])),
    }));
  }

  /**
   * A page of all registrations for administrators, of the caller's own for others, newest first; empty after the last
   * page.
   * @param search words of the registrant's name and e-mail; empty for all
   * @throws BadInput for a search that is too long or contains control characters
   */
  async list(actor: Actor, search: string, page: number): Promise<RegistrationPage> {
    const [rows, total] = await this.find(actor, search, page);
    const trades = await tradesByRegistration(
      this.db.manager,
      rows.map(({ id }) => id),
    );
    return {
      registrations: rows.map((row) => listedRegistrationOf(row, trades.get(row.id) ?? [])),
      pagination: paginationOf(page, total),
    };
  }

  /** The same page in the columns of the administrators' list, without trades. @throws BadInput as `list` */
  async listRows(actor: Actor, search: string, page: number): Promise<RegistrationRowPage> {
    const [rows, total] = await this.find(actor, search, page);
    return { registrations: rows.map(registrationRowOf), pagination: paginationOf(page, total) };
  }

  /**
   * A registration in full. Its HIN/SRN is decrypted, which is audited (REGISTRATION-29, AUDIT-5). Users who may not read
   * restricted values get it masked, API tokens get it empty.
   * @throws NotFound, the same whether it does not exist, belongs to somebody else, or the id is malformed
   */
  get(actor: Actor, id: string): Promise<RegistrationModel> {
    return this.db.transaction('REPEATABLE READ', async (tx) => {
      const model = await this.read(tx, actor, id);
      await recordAudit(tx, actor, 'registration.read', { type: 'registration', id });
      return model;
    });
  }

  /**
   * Saves an edited registration of its owner or by an administrator; the given trade rows replace the stored ones.
   * @param version the version that was edited; without it the current one is overwritten
   * @throws NotFound; BadInput with every invalid field; Conflict when it was changed meanwhile; Forbidden when members
   * may not edit
   */
  async update(
    actor: Caller,
    id: string,
    input: RegistrationInput,
    version?: number,
  ): Promise<RegistrationModel> {
    requireReach(actor, Permission.ClaimsEdit);
    return this.db.transaction(async (tx) => {
      const row = await this.lock(tx, actor, id);
      if (isMember(actor) && !this.scheme.members.mayUpdate)
        throw new Forbidden('Registrations can no longer be edited. Please write to the administrator.');
      const values = checkedRegistration(input);
      if (version !== undefined && version !== row.version) throw changedMeanwhile();
      const held = decryptHinSrn(this.ring, id, row.sealed);
      const changes = changesOf(row, held, await tradesOf(tx, id), values);
      if (changesAnything(changes)) {
        const sealed = changes.hinSrnChanged
          ? encryptHinSrn(this.ring, id, values.shareholderDetails.hinSrn)
          : row.sealed;
        await tx.update(Registration, { id }, { ...columnsOf(values), sealed });
        await tx.remove(changes.removedTrades);
        await insertTrades(tx, id, changes.addedTrades);
        await recordAudit(
          tx,
          actor,
          'registration.changed',
          { type: 'registration', id },
          detailsOf(changes),
        );
      }
      return this.read(tx, actor, id);
    });
  }

  private find(actor: Actor, search: string, page: number): Promise<[Registration[], number]> {
    return findRegistrations(visibleTo(registrationsWithOwner(this.db.manager), actor), search, page);
  }

  private async read(tx: EntityManager, actor: Actor, id: string): Promise<RegistrationModel> {
    if (!isUUID(id)) throw notFound();
    const row = await visibleTo(registrationsWithOwner(tx), actor).andWhere('r.id = :id', { id }).getOne();
    if (!row) throw notFound();
    const hinSrn = shownRestricted(actor, decryptHinSrn(this.ring, id, row.sealed));
    return {
      id: row.id,
      version: row.version,
      timeCreatedAt: row.createdAt,
      owner: { name: row.owner.name, email: row.owner.email },
      data: registrationDataOf(row, hinSrn, await tradesOf(tx, id)),
    };
  }

  private async lock(tx: EntityManager, actor: Actor, id: string): Promise<Registration> {
    const rows = visibleTo(tx.createQueryBuilder(Registration, 'r'), actor).andWhere('r.id = :id', { id });
    const row = isUUID(id) ? await rows.setLock('for_no_key_update').getOne() : null;
    if (!row) throw notFound();
    return row;
  }
}

const notFound = () => new NotFound('Unable to view submission');
const changedMeanwhile = () =>
  new Conflict('Someone has changed this registration in the meantime. Please open it again.');

function tradesOf(tx: EntityManager, registrationId: string): Promise<RegistrationTrade[]> {
  return tx.find(RegistrationTrade, { where: { registrationId }, order: { tradeDate: 'DESC', id: 'DESC' } });
}

async function insertTrades(
  tx: EntityManager,
  registrationId: string,
  trades: readonly RegistrationTradeValues[],
): Promise<void> {
  if (trades.length === 0) return;
  const rows = trades.map((trade) => ({
    registrationId,
    transactionType: TransactionType[trade.transactionType],
    tradeDate: trade.tradeDate,
    quantity: trade.quantity,
    totalAmount: new Decimal(trade.totalAmount),
    tradeType: TradeType[trade.tradeType],
  }));
  await tx.insert(RegistrationTrade, rows);
}

/** The audit details of an edit; of the HIN/SRN only whether it changed. */
function detailsOf({ answers, hinSrnChanged, removedTrades, addedTrades }: RegistrationChanges) {
  return {
    ...answers,
    ...(hinSrnChanged ? { hinSrn: 'changed' } : {}),
    tradesAdded: addedTrades.length,
    tradesRemoved: removedTrades.length,
  };
}
