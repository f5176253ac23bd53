import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../common/actor.js';
import { Conflict, NotFound } from '../../common/errors.js';
import type { KeyRing } from '../../encryption/key-ring.js';
import { TradeList } from '../../trades/trade-list.entity.js';
import { type SubmissionFields, fieldsOf } from '../submission-fields.js';
import { decryptRestricted } from '../restricted-fields.js';
import { Submission } from '../submission.entity.js';
import { visibleTo } from '../reading/visible-to.js';

/** The versions of a claim and its trades that an edit was made from; an undefined one is not compared. */
export interface ExpectedVersions {
  version?: number;
  /** 0 while the claim has no trade list. */
  tradeVersion?: number;
}

/** A claim locked against concurrent changes until the transaction ends. */
export interface LockedSubmission {
  claim: Submission;
  /** Null when the claim has no trade list. */
  list: TradeList | null;
  /** All field values, restricted fields decrypted. */
  fields: SubmissionFields;
}

/**
 * Locks a claim and its trade list for the rest of the transaction.
 * @throws NotFound when the claim does not exist, belongs to somebody else, or the id is malformed, with the same
 * message in all three cases; Conflict when the versions differ from the expected ones
 */
export async function lockSubmission(
  tx: EntityManager,
  ring: KeyRing,
  actor: Actor,
  id: string,
  expected: ExpectedVersions = {},
): Promise<LockedSubmission> {
  const { sql, parameters } = visibleTo(actor);
  const found = isUUID(id) ? tx.createQueryBuilder(Submission, 's').where('s.id = :id', { id }) : undefined;
  const claim = await found?.andWhere(sql, parameters).setLock('for_no_key_update').getOne();
  if (!claim) throw new NotFound('Unable to view submission');
  const list = await tx.findOne(TradeList, {
    where: { submissionId: id },
    lock: { mode: 'for_no_key_update' },
  });
  const { version = claim.version, tradeVersion = list?.version ?? 0 } = expected;
  if (version !== claim.version || tradeVersion !== (list?.version ?? 0))
    throw new Conflict(
      'Someone has changed this claim in the meantime. Nothing was overwritten; please open it again to see the current version.',
    );
  const restricted = decryptRestricted(ring, claim.id, claim.sealed);
  return { claim, list, fields: fieldsOf(claim, restricted, list?.openingBalance ?? null) };
}
