import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudits } from '../audit/audit.js';
import type { UserActor } from '../common/actor.js';
import { BadInput, Conflict, NotFound } from '../common/errors.js';
import { MOST_MARKED } from '../rules/selection-limits.js';
import { readListItems } from '../submissions/listing/submission-list.js';
import { readPairsAmong } from './double-up-comparison.js';
import { DoubleUpVerdict } from './double-up-mark.entity.js';
import type { DoubleUpPair, DoubleUpsAmong } from './double-ups.model.js';

/** Decisions on several pairs at once, for claims selected in the list. */
@Injectable()
export class MarkManyService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /**
   * The selected claims and the pairs of the last search among them. @throws BadInput for fewer than 2 claims or more
   * than `MOST_MARKED`
   */
  async among(submissionIds: readonly string[]): Promise<DoubleUpsAmong> {
    const ids = [...new Set(submissionIds.map((id) => id.toLowerCase()))];
    if (ids.length < 2 || ids.length > MOST_MARKED)
      throw new BadInput(`Choose 2 to ${MOST_MARKED} submissions to mark them as duplicates.`);
    return {
      claims: await readListItems(this.db, ids),
      pairs: await readPairsAmong(this.db, ids),
    };
  }

  /**
   * Marks claims as duplicates of another one, all of them or none; a claim that has this mark already keeps it.
   * @throws BadInput for no claim, more than `MOST_MARKED`, or a claim that would duplicate itself; NotFound when a claim
   * is not listed as a pair with the other one; Conflict when there is a different decision, which must be undone first
   */
  async mark(actor: UserActor, originalId: string, duplicateIds: readonly string[]): Promise<void> {
    const original = originalId.toLowerCase();
    const duplicates = [...new Set(duplicateIds.map((id) => id.toLowerCase()))];
    if (duplicates.length === 0 || duplicates.length >= MOST_MARKED || duplicates.includes(original))
      throw new BadInput(
        `Choose one of 2 to ${MOST_MARKED} submissions as the one that the others duplicate.`,
      );
    await this.db.transaction(async (tx) => {
      const listed = await pairsWith(tx, original, duplicates);
      if (listed.length < duplicates.length)
        throw new NotFound('Not all of these claims are listed as duplicates of the chosen one.');
      const refused = listed.find((pair) => pair.verdict !== null && !isMarked(pair, duplicates));
      if (refused)
        throw new Conflict(
          `${refused.markedBy} has decided on these claims in the meantime. To decide otherwise, undo that decision first.`,
        );
      await insertMarks(
        tx,
        actor,
        original,
        listed.filter(({ verdict }) => verdict === null),
      );
    });
  }
}

const isMarked = ({ verdict, duplicateId }: DoubleUpPair, duplicates: readonly string[]) =>
  verdict === DoubleUpVerdict.DUPLICATE && duplicateId !== null && duplicates.includes(duplicateId);

/** The listed pairs of a claim with others. */
async function pairsWith(
  tx: EntityManager,
  original: string,
  others: readonly string[],
): Promise<DoubleUpPair[]> {
  if (![original, ...others].every((id) => isUUID(id))) return [];
  const among = await readPairsAmong(tx, [original, ...others]);
  return among.filter(({ firstId, secondId }) => firstId === original || secondId === original);
}

async function insertMarks(
  tx: EntityManager,
  actor: UserActor,
  original: string,
  pairs: readonly DoubleUpPair[],
): Promise<void> {
  if (pairs.length === 0) return;
  const duplicateOf = ({ firstId, secondId }: DoubleUpPair) => (firstId === original ? secondId : firstId);
  const made = await tx.query<unknown[]>(
    `INSERT INTO double_up_marks (first_id, second_id, verdict, duplicate_id, marked_by_id)
     SELECT first_id, second_id, 'DUPLICATE', duplicate_id, $4 FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) p(first_id, second_id, duplicate_id)
     ON CONFLICT (first_id, second_id) DO NOTHING RETURNING first_id`,
    [
      pairs.map(({ firstId }) => firstId),
      pairs.map(({ secondId }) => secondId),
      pairs.map(duplicateOf),
      actor.userId,
    ],
  );
  if (made.length < pairs.length)
    throw new Conflict('Someone has just decided on one of these claims. Please check it again.');
  await recordAudits(
    tx,
    actor,
    'double-up.marked',
    pairs.flatMap((pair) =>
      [pair.firstId, pair.secondId].map((id) => ({
        subject: { type: 'submission' as const, id },
        details: {
          verdict: DoubleUpVerdict.DUPLICATE,
          duplicateId: duplicateOf(pair),
          other: id === pair.firstId ? pair.secondId : pair.firstId,
        },
      })),
    ),
  );
}
