import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { UserActor } from '../common/actor.js';
import { Conflict, NotFound } from '../common/errors.js';
import { cleanMessage } from '../rules/amendment-schema.js';
import { RulesState, RulesVersion } from './rules-version.entity.js';

/** Retires approved versions of the rules: no new run uses them, what was assessed by them stays (RULES-16). */
@Injectable()
export class RetireRulesService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** @throws NotFound; Conflict for a version that is not approved, or was changed since it was read */
  retire(actor: UserActor, number: number, version: number, reason: string): Promise<void> {
    return this.db.transaction(async (tx) => {
      const row = await tx.findOne(RulesVersion, { where: { number }, lock: { mode: 'pessimistic_write' } });
      if (!row) throw new NotFound(`There is no version ${number} of the rules.`);
      if (row.state === RulesState.DRAFT)
        throw new Conflict(`Version ${number} is a draft. Only an approved version can be retired.`);
      if (row.state === RulesState.RETIRED) throw new Conflict(`Version ${number} has already been retired.`);
      if (row.version !== version)
        throw new Conflict(`Version ${number} was changed since you opened it. Reload it and read it again.`);
      const retiredBecause = cleanMessage(reason);
      await tx.update(
        RulesVersion,
        { id: row.id },
        {
          state: RulesState.RETIRED,
          retiredById: actor.userId,
          retiredAt: () => 'now()',
          retiredBecause,
        },
      );
      const details = { number, sha256: row.sha256.toString('hex'), reason: retiredBecause };
      await recordAudit(tx, actor, 'rules.retired', { type: 'rules', id: row.id }, details);
    });
  }
}
