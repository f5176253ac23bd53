import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { type Act, ActCodes } from '../auth/acts/act-codes.js';
import type { UserActor } from '../common/actor.js';
import { Conflict, NotFound } from '../common/errors.js';
import { alteredText, hasDigest } from './rules-digest.js';
import { RulesState, RulesVersion } from './rules-version.entity.js';

/**
 * Approves drafts of the rules: by a person other than their author, with a code for exactly this action (RULES-14).
 */
@Injectable()
export class ApproveRulesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly codes: ActCodes,
  ) {}

  /** Mails the code for approving this draft in the version that was read. @throws NotFound, Conflict, RateLimited */
  async sendCode(actor: UserActor, number: number, version: number): Promise<void> {
    await approvable(this.db.manager, actor, number, version);
    await this.codes.send(actor, approvalOf(number, version));
  }

  /**
   * Approves the draft in the version that was read. @throws BadInput for a wrong code; NotFound, Conflict, RateLimited
   */
  async approve(actor: UserActor, number: number, version: number, code: string): Promise<void> {
    await this.codes.confirmed(actor, approvalOf(number, version), code, async (tx) => {
      const { id, sha256 } = await approvable(tx, actor, number, version, { isLocked: true });
      await tx.update(
        RulesVersion,
        { id },
        { state: RulesState.APPROVED, approvedById: actor.userId, approvedAt: () => 'now()' },
      );
      const details = { number, sha256: sha256.toString('hex') };
      await recordAudit(tx, actor, 'rules.approved', { type: 'rules', id }, details);
    });
  }
}

function approvalOf(number: number, version: number): Act {
  return {
    key: `approve-rules ${number} version ${version}`,
    named: { name: 'approve-rules', number },
  };
}

async function approvable(
  tx: EntityManager,
  actor: UserActor,
  number: number,
  version: number,
  { isLocked = false } = {},
): Promise<RulesVersion> {
  const lock = isLocked ? { lock: { mode: 'pessimistic_write' as const } } : {};
  const row = await tx.findOne(RulesVersion, { where: { number }, ...lock });
  if (!row) throw new NotFound(`There is no version ${number} of the rules.`);
  if (row.state !== RulesState.DRAFT) throw new Conflict(`Version ${number} has already been approved.`);
  if (row.authorId === actor.userId)
    throw new Conflict('Rules need two people: one who writes them and another who approves them.');
  if (row.version !== version)
    throw new Conflict(`Draft ${number} was changed since you opened it. Reload it and read it again.`);
  if (!hasDigest(row.document, row.sha256)) throw new Conflict(alteredText(number));
  return row;
}
