import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { AuditSubject } from '../audit/audit-actions.js';
import type { UserActor } from '../common/actor.js';
import { BadInput, Conflict, NotFound } from '../common/errors.js';
import { readPage } from '../common/paging.js';
import { requestJob } from '../jobs/outbox.js';
import { readComparison, readUndecidedOf } from './double-up-comparison.js';
import { readDoubleUps } from './double-up-list.js';
import { DoubleUpMark, DoubleUpVerdict } from './double-up-mark.entity.js';
import { DoubleUpSearch } from './double-up-search.entity.js';
import { DoubleUp } from './double-up.entity.js';
import type { DoubleUpComparison, DoubleUpPage, DoubleUpPair } from './double-ups.model.js';

/** Claims that may be duplicates, and administrators' decisions on them. */
@Injectable()
export class DoubleUpsService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** A page of groups from the last search. @throws BadInput for a page that is not a number from 1 */
  list(page: number | undefined, undecidedOnly: boolean): Promise<DoubleUpPage> {
    return readDoubleUps(this.db, readPage(page), undecidedOnly);
  }

  /**
   * A pair from the last search, and the next undecided one. @throws NotFound when the claims are not listed as a pair
   */
  async compare(ids: [string, string]): Promise<DoubleUpComparison> {
    const { firstId, secondId } = pairOf(ids);
    const comparison = await readComparison(this.db, firstId, secondId);
    if (!comparison) throw notFound();
    return comparison;
  }

  /** The undecided pairs of a claim. @throws NotFound for a malformed id */
  undecidedOf(claimId: string): Promise<DoubleUpPair[]> {
    if (!isUUID(claimId)) throw new NotFound('Submission not found');
    return readUndecidedOf(this.db, claimId);
  }

  /** Requests a new search for double ups by the worker; one search at a time. */
  async search(actor: UserActor): Promise<void> {
    await this.db.transaction(async (tx) => {
      if (await requestSearch(tx))
        await recordAudit(tx, actor, 'double-ups.search-requested', { type: 'double-ups', id: 'all' });
    });
  }

  /**
   * Decides whether two claims are duplicates; repeating a decision changes nothing.
   * @param duplicateId the claim that duplicates the other, for a duplicate
   * @throws NotFound when the claims are not listed as a pair; BadInput when `duplicateId` is neither of them; Conflict
   * when there is a different decision, which must be undone first
   */
  async mark(
    actor: UserActor,
    ids: [string, string],
    verdict: DoubleUpVerdict,
    duplicateId: string | null,
  ): Promise<void> {
    const pair = pairOf(ids);
    if (
      (verdict === DoubleUpVerdict.DUPLICATE) !== (duplicateId !== null) ||
      (duplicateId && !ids.includes(duplicateId))
    )
      throw new BadInput('Please choose which of the two claims is the duplicate.', {
        duplicateId: 'Choose one of the two claims',
      });
    await this.db.transaction(async (tx) => {
      if (!(await tx.existsBy(DoubleUp, pair))) throw notFound();
      const made = await tx.query<unknown[]>(
        `INSERT INTO double_up_marks (first_id, second_id, verdict, duplicate_id, marked_by_id) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (first_id, second_id) DO NOTHING RETURNING first_id`,
        [pair.firstId, pair.secondId, verdict, duplicateId, actor.userId],
      );
      if (made.length === 0) return refuseOther(tx, pair, verdict, duplicateId);
      await onBoth(pair, (subject, other) =>
        recordAudit(tx, actor, 'double-up.marked', subject, { verdict, duplicateId, other }),
      );
    });
  }

  /** Undoes the decision on two claims. @throws NotFound when there is none */
  async unmark(actor: UserActor, ids: [string, string]): Promise<void> {
    const pair = pairOf(ids);
    await this.db.transaction(async (tx) => {
      const { affected } = await tx.delete(DoubleUpMark, pair);
      if (!affected) throw new NotFound('The decision on these two claims has already been undone.');
      await onBoth(pair, (subject, other) =>
        recordAudit(tx, actor, 'double-up.unmarked', subject, { other }),
      );
    });
  }
}

/** Records an audit entry on both claims, so that each one's history contains it. */
async function onBoth(
  { firstId, secondId }: ReturnType<typeof pairOf>,
  record: (subject: AuditSubject<'double-up.marked'>, other: string) => Promise<void>,
): Promise<void> {
  await record({ type: 'submission', id: firstId }, secondId);
  await record({ type: 'submission', id: secondId }, firstId);
}

/** Requests a search unless one is waiting or running. */
export async function requestSearch(tx: EntityManager): Promise<boolean> {
  const [open] = await tx.query<{ id: string }[]>(
    `SELECT id FROM double_up_searches WHERE finished_at IS NULL AND created_at > now() - interval '1 hour' LIMIT 1`,
  );
  if (open) return false;
  const { identifiers } = await tx.insert(DoubleUpSearch, {});
  await requestJob(tx, 'find-double-ups', { searchId: String(identifiers[0]!.id) });
  return true;
}

/**
 * Handles an existing decision on the pair. @throws Conflict naming the administrator, unless the decision is the same
 */
async function refuseOther(
  tx: EntityManager,
  pair: ReturnType<typeof pairOf>,
  verdict: DoubleUpVerdict,
  duplicateId: string | null,
): Promise<void> {
  const stored = await tx.findOne(DoubleUpMark, { where: pair, relations: { markedBy: true } });
  if (!stored) throw new Conflict('Someone has just changed this decision. Please check it again.');
  if (stored.verdict === verdict && stored.duplicateId === duplicateId) return;
  const words = { NOT_DUPLICATE: 'not duplicates', DUPLICATE: 'duplicates' }[stored.verdict];
  throw new Conflict(
    `${stored.markedBy.name} has marked these two claims as ${words} in the meantime. To decide otherwise, undo that decision first.`,
  );
}

function pairOf(ids: [string, string]): { firstId: string; secondId: string } {
  if (!ids.every((id) => isUUID(id))) throw notFound();
  const [firstId, secondId] = ids.map((id) => id.toLowerCase()).sort() as [string, string];
  return { firstId, secondId };
}

const notFound = () => new NotFound('These two claims are not listed as possible duplicates.');
