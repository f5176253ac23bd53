import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { recordAudit } from '../../audit/audit.js';
import type { Actor } from '../../common/actor.js';
import { mayReadRestricted } from '../../common/policy.js';
import type { SchemeFile } from '../../scheme/scheme.js';
import { SCHEME } from '../../scheme/scheme.token.js';
import { KeyRing } from '../../encryption/key-ring.js';
import { NO_TRADES, TradesService } from '../../trades/trades.service.js';
import { decryptRestricted } from '../restricted-fields.js';
import { submissionModelOf } from '../reading/submission-model-of.js';
import { type SubmissionWalk, type SubmissionWalkArgs, WALK_PAGE } from './submission-walk.model.js';
import { settledMoment, walkedIds, withinTrades } from './submission-walk-page.js';
import { removalsOf } from '../removed-claims.js';
import { Submission } from '../submission.entity.js';
import type { SubmissionModel } from '../submission.model.js';

/** Sorts before the first claim id. */
const START = '00000000-0000-0000-0000-000000000000';

/** All claims in full, page by page, for scripts that read a million of them. */
@Injectable()
export class SubmissionWalkService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
    private readonly ring: KeyRing,
    private readonly trades: TradesService,
  ) {}

  /**
   * The claims after `after`, in id order. A page is one snapshot, read by the same few statements whatever its size,
   * and is audited once (VIEW-16).
   */
  async page(actor: Actor, { after, first, updatedSince }: SubmissionWalkArgs): Promise<SubmissionWalk> {
    const asOf = await settledMoment(this.db);
    return this.db.transaction('REPEATABLE READ', async (tx) => {
      const found = await walkedIds(tx, after ?? START, first ?? WALK_PAGE.standard, updatedSince ?? null);
      const { ids, next } = await withinTrades(tx, found);
      const submissions = await this.read(tx, actor, ids);
      await recordAudit(
        tx,
        actor,
        'submissions.walked',
        { type: 'submissions', id: after ?? START },
        { count: ids.length, from: ids[0], to: ids.at(-1), restricted: mayReadRestricted(actor) },
      );
      return { submissions, next, asOf };
    });
  }

  private async read(tx: EntityManager, actor: Actor, ids: string[]): Promise<SubmissionModel[]> {
    const claims = await tx.find(Submission, { where: { id: In(ids) }, order: { id: 'ASC' } });
    const trades = await this.trades.ofSubmissions(tx, ids);
    const removals = await removalsOf(
      tx,
      claims.map(({ sid }) => sid),
    );
    return claims.map((claim) =>
      submissionModelOf(
        actor,
        this.scheme,
        claim,
        decryptRestricted(this.ring, claim.id, claim.sealed),
        trades.get(claim.id) ?? NO_TRADES,
        removals.get(claim.sid ?? '') ?? null,
      ),
    );
  }
}
