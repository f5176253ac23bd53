import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { type Act, ActCodes } from '../auth/acts/act-codes.js';
import type { UserActor } from '../common/actor.js';
import { Conflict } from '../common/errors.js';
import { cleanMessage } from '../rules/amendment-schema.js';
import { DistributionAct, namedAct, refusalOf } from './distribution-acts.js';
import type {
  ApproveDistributionArgs,
  ConfirmedDistributionArgs,
  DistributionCodeArgs,
  WithdrawDistributionArgs,
} from './distribution-acts.args.js';
import type { Distribution } from './distribution.entity.js';
import { DistributionState, statesBefore } from './distribution-state.js';
import { findDistribution, lockDistribution } from './find-distribution.js';
import { CHAIN, lockMoneyLeft, staleFund } from './money-left.js';
import { refuseAltered } from './proof/altered.js';

/** What people do with frozen distributions, each with a code for exactly this act (FREEZE-7, ACT-1). */
@Injectable()
export class DistributionActsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly codes: ActCodes,
  ) {}

  /** Mails the code for an act on a distribution in the version that was read. @throws NotFound, Conflict, RateLimited */
  async sendCode(actor: UserActor, { id, version, act }: DistributionCodeArgs): Promise<void> {
    const distribution = await findDistribution(this.db.manager, id);
    refuse(act, distribution, actor);
    if (distribution.version !== version)
      throw new Conflict(
        `Distribution ${distribution.number} was changed since you opened it. Reload it and look again.`,
      );
    if (act === DistributionAct.WITHDRAW) {
      await refuseFollowed(this.db.manager, distribution);
      await refusePaid(this.db.manager, distribution);
    }
    await this.codes.send(actor, actOf(act, distribution, version));
  }

  /**
   * Approves a frozen distribution, after the hash of its frozen text was computed from its lines again (FREEZE-8).
   * @throws BadInput, NotFound, Conflict, RateLimited
   */
  async approve(actor: UserActor, { publishLines, ...given }: ApproveDistributionArgs): Promise<void> {
    const seen = await findDistribution(this.db.manager, given.id);
    refuse(DistributionAct.APPROVE, seen, actor);
    await refuseAltered(this.db, seen);
    await this.confirm(actor, given, DistributionAct.APPROVE, async (tx, row) => {
      if (row.publishLines !== publishLines)
        throw new Conflict(
          'Its maker chose otherwise whether the lines are published. Reload it and look again.',
        );
      const set = 'approver_id = $4, approved_at = now()';
      await move(tx, row, DistributionState.APPROVED, set, [actor.userId]);
      await recordAudit(tx, actor, 'distribution.approved', subject(row), sealed(row));
    });
  }

  /**
   * Publishes an approved distribution: one at a time, or one after another that shares what that one left (FREEZE-13).
   * @throws BadInput, NotFound, Conflict, RateLimited
   */
  publish(actor: UserActor, given: ConfirmedDistributionArgs): Promise<void> {
    return this.confirm(actor, given, DistributionAct.PUBLISH, async (tx, row) => {
      await refuseSecond(tx, row);
      await takeMoneyLeft(tx, row);
      const set = 'publisher_id = $4, published_at = now()';
      await move(tx, row, DistributionState.PUBLISHED, set, [actor.userId]);
      await recordAudit(tx, actor, 'distribution.published', subject(row), sealed(row));
    });
  }

  /**
   * Withdraws a frozen distribution for good, unless its payments are in files (PAY-12).
   * @throws BadInput, NotFound, Conflict, RateLimited
   */
  withdraw(actor: UserActor, { because, ...given }: WithdrawDistributionArgs): Promise<void> {
    const reason = cleanMessage(because);
    return this.confirm(actor, given, DistributionAct.WITHDRAW, async (tx, row) => {
      await refuseFollowed(tx, row);
      await refusePaid(tx, row);
      const set = 'withdrawer_id = $4, withdrawn_at = now(), withdrawn_because = $5';
      await move(tx, row, DistributionState.WITHDRAWN, set, [actor.userId, reason]);
      await tx.query('UPDATE unclaimed_declarations SET taken_by_id = NULL WHERE taken_by_id = $1', [row.id]);
      const details = { sha256: sealed(row).sha256, because: reason };
      await recordAudit(tx, actor, 'distribution.withdrawn', subject(row), details);
    });
  }

  private async confirm(
    actor: UserActor,
    { id, version, code }: ConfirmedDistributionArgs,
    act: DistributionAct,
    work: (tx: EntityManager, row: Distribution) => Promise<void>,
  ): Promise<void> {
    const seen = await findDistribution(this.db.manager, id);
    refuse(act, seen, actor);
    await this.codes.confirmed(actor, actOf(act, seen, version), code, async (tx) => {
      // Before any row: one act may change the distribution that another follows.
      await lockMoneyLeft(tx);
      const row = await lockDistribution(tx, id, version);
      refuse(act, row, actor);
      await work(tx, row);
    });
  }
}

function refuse(act: DistributionAct, distribution: Distribution, actor: UserActor): void {
  const refusal = refusalOf(act, distribution, actor);
  if (refusal) throw new Conflict(refusal);
}

function actOf(act: DistributionAct, { number }: Distribution, version: number): Act {
  return {
    key: `${act.toLowerCase()}-distribution ${number} version ${version}`,
    named: namedAct(act, number),
  };
}

const subject = ({ id }: Distribution) => ({ type: 'distribution', id }) as const;

const sealed = ({ frozenSha256, seal, publishLines }: Distribution) => ({
  sha256: frozenSha256!.toString('hex'),
  seal: seal!.toString('hex'),
  publishLines,
});

/** Of two that are published at once, the second waits here and then finds the first. @throws Conflict */
async function refuseSecond(tx: EntityManager, { followsId }: Distribution): Promise<void> {
  if (followsId !== null) return;
  const [other] = await tx.query<{ number: number }[]>(
    `SELECT number FROM distributions WHERE state = 'PUBLISHED' AND follows_id IS NULL`,
  );
  if (other)
    throw new Conflict(
      `Distribution ${other.number} is published already. The fund is paid once: withdraw that one first.`,
    );
}

/**
 * Takes the unclaimed money that is in the fund of a distribution, so that no other one does; a trigger compares the sums.
 * @throws Conflict when it is no longer what the one before left
 */
async function takeMoneyLeft(tx: EntityManager, row: Distribution): Promise<void> {
  if (row.followsId === null) return;
  const stale = await staleFund(tx, row);
  if (stale) throw new Conflict(stale);
  await tx.query(
    `WITH RECURSIVE ${CHAIN}
     UPDATE unclaimed_declarations SET taken_by_id = $2
     WHERE distribution_id IN (SELECT id FROM chain) AND state = 'CONFIRMED' AND taken_by_id IS NULL`,
    [row.followsId, row.id],
  );
}

/** @throws Conflict while another published distribution shares what this one left */
async function refuseFollowed(tx: EntityManager, { id, number }: Distribution): Promise<void> {
  const [next] = await tx.query<{ number: number }[]>(
    `SELECT number FROM distributions WHERE follows_id = $1 AND state = 'PUBLISHED'`,
    [id],
  );
  if (next)
    throw new Conflict(
      `Distribution ${next.number} shares what distribution ${number} left. Withdraw that one first.`,
    );
}

/** @throws Conflict when a payment of the distribution is in a file, or was sent */
async function refusePaid(tx: EntityManager, { id, number }: Distribution): Promise<void> {
  const [paid] = await tx.query<object[]>(
    `SELECT 1 FROM payments WHERE distribution_id = $1 AND state NOT IN ('READY', 'HELD', 'CANCELLED') LIMIT 1`,
    [id],
  );
  if (paid)
    throw new Conflict(
      `Payments of distribution ${number} are in files for the bank. If nothing was sent, cancel their payment run first.`,
    );
}

/** Moves a locked distribution. @param set further columns, with their values from $4 on */
async function move(
  tx: EntityManager,
  { id }: Distribution,
  state: DistributionState,
  set: string,
  values: readonly unknown[],
): Promise<void> {
  const [, moved] = await tx.query<[unknown[], number]>(
    `UPDATE distributions SET state = $2, updated_at = now(), version = version + 1, ${set}
     WHERE id = $1 AND state = ANY ($3::distribution_state[])`,
    [id, state, statesBefore(state), ...values],
  );
  if (moved !== 1)
    throw new Conflict('This distribution was changed in the meantime. Reload it and look again.');
}
