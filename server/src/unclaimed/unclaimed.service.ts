import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { type Act, ActCodes } from '../auth/acts/act-codes.js';
import type { UserActor } from '../common/actor.js';
import { Conflict, NotFound } from '../common/errors.js';
import { may } from '../common/policy.js';
import type { Distribution } from '../distributions/distribution.entity.js';
import { DistributionState } from '../distributions/distribution-state.js';
import { findDistribution } from '../distributions/find-distribution.js';
import { lockMoneyLeft, moneyLeft } from '../distributions/money-left.js';
import { KeyRing } from '../encryption/key-ring.js';
import { cleanMessage } from '../rules/amendment-schema.js';
import { Permission } from '../rules/permissions.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { todayIn } from '../scheme/today-in.js';
import { payableAgain } from './payable-again.js';
import { UnclaimedDeclaration } from './unclaimed-declaration.entity.js';
import {
  cancelUnclaimed,
  endedDeadline,
  hasImportedReturns,
  importersOf,
  lockUnpaid,
  type NamedSums,
  refusalNow,
  type UnclaimedSums,
  unclaimedSums,
  type UnclaimedWhen,
  waitingSums,
} from './unclaimed-payments.js';
import { UnclaimedState } from './unclaimed-state.js';
import type {
  ConfirmUnclaimedArgs,
  DeclareUnclaimedArgs,
  MoneyLeft,
  RefuseUnclaimedArgs,
  UnclaimedDeclarationModel,
} from './unclaimed.model.js';

const ROLE = 'Your role does not allow this.';
const OWN = 'You proposed this. Another person must confirm it.';
const IMPORTED =
  'You imported returns of these payments. Another person must confirm that they are unclaimed.';
/** Nobody prepares payments meanwhile. */
const NO_RUNS = 'LOCK TABLE payment_runs IN SHARE ROW EXCLUSIVE MODE';
const RELATIONS = { distribution: true, maker: true, decider: true, takenBy: true } as const;

/** What a published distribution left, and that payments are unclaimed, by two people (UNCLAIMED-1 to UNCLAIMED-4). */
@Injectable()
export class UnclaimedService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly codes: ActCodes,
    private readonly ring: KeyRing,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
  ) {}

  /** What a published distribution left. @throws NotFound; Conflict before it is published */
  async left(actor: UserActor, id: string): Promise<MoneyLeft> {
    const tx = this.db.manager;
    const distribution = await findPublished(tx, id);
    const ended = await endedDeadline(tx, distribution, this.today());
    const due = 'due' in ended ? ended.due : null;
    const when = this.when(due);
    const payable = await payableAgain(tx, this.ring, id);
    const { payments, principal, interest, taxKept } = await unclaimedSums(tx, id, when, payable);
    const waiting = await waitingSums(tx, id);
    const found = await tx.find(UnclaimedDeclaration, {
      where: { distributionId: id },
      relations: RELATIONS,
      order: { madeAt: 'DESC' },
    });
    const [next] = await tx.query<{ number: number }[]>(
      `SELECT number FROM distributions WHERE follows_id = $1 AND state = 'PUBLISHED'`,
      [id],
    );
    const open = found.some(({ state }) => state === UnclaimedState.PROPOSED);
    const importers = open ? await importersOf(tx, id, when, payable) : [];
    return {
      id,
      sources: next ? [] : await moneyLeft(tx, id),
      followedBy: next?.number ?? null,
      waitingPayments: waiting.payments,
      waiting: waiting.net,
      unclaimedPayments: payments,
      unclaimedPrincipal: principal,
      unclaimedInterest: interest,
      unclaimedTaxKept: taxKept,
      declareRefusal:
        (may(actor, Permission.PaymentsPrepare) ? undefined : ROLE) ??
        (open ? 'A declaration waits to be confirmed.' : await this.refusal(tx, distribution)) ??
        (payments === 0 ? 'No payment is unclaimed.' : null),
      declarations: found.map((one) => shownOf(one, actor, importers)),
    };
  }

  /** Proposes that the unclaimed payments of a distribution are never paid (UNCLAIMED-2). @throws NotFound, Conflict */
  declare(actor: UserActor, { distributionId, basis: given }: DeclareUnclaimedArgs): Promise<void> {
    const basis = cleanMessage(given);
    return this.db.transaction(async (tx) => {
      await lockMoneyLeft(tx);
      const distribution = await findPublished(tx, distributionId);
      const due = await this.dueNow(tx, distribution);
      if (await tx.existsBy(UnclaimedDeclaration, { distributionId, state: UnclaimedState.PROPOSED }))
        throw new Conflict('A declaration waits to be confirmed. Have it confirmed or refused first.');
      const payable = await payableAgain(tx, this.ring, distributionId);
      const { sha256, ...sums } = await unclaimedSums(tx, distributionId, this.when(due), payable);
      if (sums.payments === 0)
        throw new Conflict(`No payment of distribution ${distribution.number} is unclaimed.`);
      await tx.query(
        `INSERT INTO unclaimed_declarations (distribution_id, basis, due, payments, principal, interest, tax_kept, payments_sha256, maker_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          ...[distributionId, basis, due, sums.payments, sums.principal, sums.interest, sums.taxKept],
          ...[sha256, actor.userId],
        ],
      );
      await recordAudit(tx, actor, 'distribution.unclaimed-proposed', subject(distribution), {
        basis,
        ...audited({ ...sums, sha256 }),
      });
    });
  }

  /** Mails the code for a confirmation. @throws NotFound, Conflict, RateLimited */
  async sendCode(actor: UserActor, id: string, version: number): Promise<void> {
    const tx = this.db.manager;
    const seen = await find(tx, id);
    refuse(seen, actor, version);
    const { distribution, distributionId } = seen;
    const ended = await endedDeadline(tx, distribution, this.today());
    const payable = await payableAgain(tx, this.ring, distributionId);
    const when = this.when('due' in ended ? ended.due : null);
    const importers = await importersOf(tx, distributionId, when, payable);
    if (importers.some((one) => one.id === actor.userId)) throw new Conflict(IMPORTED);
    await this.codes.send(actor, actOf(seen));
  }

  /**
   * Confirms a declaration: exactly its payments are never paid, and their money can be shared again (UNCLAIMED-2).
   * @returns the id of the distribution
   * @throws NotFound, BadInput, RateLimited; Conflict also when other payments are unclaimed by now
   */
  async confirm(actor: UserActor, { id, version, code }: ConfirmUnclaimedArgs): Promise<string> {
    const seen = await find(this.db.manager, id);
    refuse(seen, actor, version);
    await this.codes.confirmed(actor, actOf(seen), code, async (tx) => {
      await lockMoneyLeft(tx);
      await tx.query(NO_RUNS);
      const row = await lock(tx, id);
      refuse(row, actor, version);
      const { distributionId, basis, payments, paymentsSha256 } = row;
      const distribution = await findPublished(tx, distributionId);
      const due = await this.dueNow(tx, distribution);
      await lockUnpaid(tx, distributionId);
      const payable = await payableAgain(tx, this.ring, distributionId);
      const sums = await cancelUnclaimed(tx, distributionId, this.when(due), payable, id);
      if (paymentsSha256 === null || !sums.sha256.equals(paymentsSha256))
        throw new Conflict(
          `Other payments are unclaimed by now: ${sums.payments} instead of ${payments}${sums.payments === payments ? ' others' : ''}. Refuse this declaration and make another one.`,
        );
      if (await hasImportedReturns(tx, id, actor.userId)) throw new Conflict(IMPORTED);
      await tx.query(
        `UPDATE unclaimed_declarations SET state = 'CONFIRMED', decider_id = $2, decided_at = now(), version = version + 1 WHERE id = $1`,
        [id, actor.userId],
      );
      await recordAudit(tx, actor, 'distribution.unclaimed-confirmed', subject(distribution), {
        basis,
        ...audited(sums),
      });
    });
    return seen.distributionId;
  }

  /** Ends a proposal without any effect. @returns the id of the distribution @throws NotFound, Conflict */
  refuseOne(actor: UserActor, { id, version, because: given }: RefuseUnclaimedArgs): Promise<string> {
    const because = cleanMessage(given);
    return this.db.transaction(async (tx) => {
      const row = await lock(tx, id);
      refuseState(row, version);
      await tx.query(
        `UPDATE unclaimed_declarations SET state = 'REFUSED', decider_id = $2, decided_at = now(), refused_because = $3,
           version = version + 1 WHERE id = $1`,
        [id, actor.userId, because],
      );
      await recordAudit(tx, actor, 'distribution.unclaimed-refused', subject(row.distribution), { because });
      return row.distributionId;
    });
  }

  private today(): string {
    return todayIn(this.scheme.timeZone);
  }

  private when(due: string | null): UnclaimedWhen {
    return { today: this.today(), due, timeZone: this.scheme.timeZone };
  }

  private async refusal(tx: EntityManager, distribution: Distribution): Promise<string | undefined> {
    const found = await endedDeadline(tx, distribution, this.today());
    return 'refusal' in found ? found.refusal : refusalNow(tx, distribution);
  }

  /** @returns the deadline, yyyy-MM-dd @throws Conflict before its end, and while something else decides on payments */
  private async dueNow(tx: EntityManager, distribution: Distribution): Promise<string> {
    const found = await endedDeadline(tx, distribution, this.today());
    const refusal = 'refusal' in found ? found.refusal : await refusalNow(tx, distribution);
    if (refusal !== undefined) throw new Conflict(refusal);
    return (found as { due: string }).due;
  }
}

/** @throws NotFound; Conflict unless it is published */
async function findPublished(tx: EntityManager, id: string): Promise<Distribution> {
  const found = await findDistribution(tx, id);
  if (found.state !== DistributionState.PUBLISHED)
    throw new Conflict(`Distribution ${found.number} is ${found.state}. Only a published one leaves money.`);
  return found;
}

/** @throws NotFound */
async function find(tx: EntityManager, id: string): Promise<UnclaimedDeclaration> {
  const found = isUUID(id)
    ? await tx.findOne(UnclaimedDeclaration, { where: { id }, relations: RELATIONS })
    : null;
  if (!found) throw new NotFound('We could not find this declaration.');
  return found;
}

/** @throws NotFound */
async function lock(tx: EntityManager, id: string): Promise<UnclaimedDeclaration> {
  if (isUUID(id))
    await tx.query('SELECT 1 FROM unclaimed_declarations WHERE id = $1 FOR NO KEY UPDATE', [id]);
  return find(tx, id);
}

function refuse(row: UnclaimedDeclaration, actor: UserActor, version: number): void {
  refuseState(row, version);
  if (row.makerId === actor.userId) throw new Conflict(OWN);
}

function refuseState({ state, version: now }: UnclaimedDeclaration, version: number): void {
  if (state !== UnclaimedState.PROPOSED || now !== version)
    throw new Conflict('This declaration was decided already. Reload the page and look again.');
}

function actOf({ id, version, distribution }: UnclaimedDeclaration): Act {
  const { number } = distribution;
  return { key: `confirm-unclaimed ${id} version ${version}`, named: { name: 'confirm-unclaimed', number } };
}

function audited({ sha256, ...sums }: NamedSums): UnclaimedSums & { sha256: string } {
  return { ...sums, sha256: sha256.toString('hex') };
}

const subject = ({ id }: Pick<Distribution, 'id'>) => ({ type: 'distribution', id }) as const;

/** @param importers who imported returns of the payments that are unclaimed now */
function shownOf(
  row: UnclaimedDeclaration,
  actor: UserActor,
  importers: readonly { id: string; name: string }[],
): UnclaimedDeclarationModel {
  const { maker, decider, takenBy, distribution: _, makerId, paymentsSha256: __, ...shown } = row;
  const isOpen = row.state === UnclaimedState.PROPOSED;
  return {
    ...shown,
    maker: maker.name,
    decider: decider?.name ?? null,
    takenBy: takenBy?.number ?? null,
    importers: isOpen ? importers.map(({ name }) => name) : [],
    confirmRefusal: !isOpen
      ? 'It was decided already.'
      : !may(actor, Permission.PaymentsApprove)
        ? ROLE
        : makerId === actor.userId
          ? OWN
          : importers.some(({ id }) => id === actor.userId)
            ? IMPORTED
            : null,
  };
}
