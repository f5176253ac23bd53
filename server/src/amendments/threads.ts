import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { accountOf, type Caller } from '../common/actor.js';
import { BadInput, RateLimited } from '../common/errors.js';
import { AmendmentProposal } from './amendment-proposal.entity.js';
import { AmendmentState, ProposalState, threadAfter, type ThreadEvent } from './amendment-states.js';
import { AmendmentThread } from './amendment-thread.entity.js';
import { Amendment } from './amendment.entity.js';

/** The number of messages that may wait for an answer before the member has to wait. */
const MOST_UNANSWERED = 100;

/** Seconds after which an answer may have come. */
const LOOK_AGAIN_SECONDS = 3_600;

/** Locks the thread of a claim for this transaction, creating it if there is none. */
export async function lockThread(tx: EntityManager, submissionId: string): Promise<AmendmentThread> {
  await tx.query(
    `INSERT INTO amendment_threads (submission_id, state, since) VALUES ($1, $2, now()) ON CONFLICT (submission_id) DO NOTHING`,
    [submissionId, AmendmentState.ANSWERED],
  );
  return tx.findOneOrFail(AmendmentThread, {
    where: { submissionId },
    lock: { mode: 'for_no_key_update' },
  });
}

/** The number of messages after the newest one that an administrator has seen, by author. */
export interface Unseen {
  ofMember: number;
  /** Without the administrator's own. */
  ofAdministrators: number;
}

/**
 * Counts the messages after the newest one that an administrator has seen, in a locked thread. Without `lastSeenId`
 * there are none: scripts answer without having read.
 * @throws BadInput when it is not a message of this thread
 */
export async function countUnseen(
  tx: EntityManager,
  actor: Caller,
  submissionId: string,
  lastSeenId: string | null | undefined,
): Promise<Unseen> {
  if (lastSeenId === null || lastSeenId === undefined) return { ofMember: 0, ofAdministrators: 0 };
  const seen = isUUID(lastSeenId) ? await tx.findOneBy(Amendment, { id: lastSeenId, submissionId }) : null;
  if (!seen)
    throw new BadInput('We could not find this message in the thread.', {
      lastSeenId: 'Not a message of this thread',
    });
  const [row] = await tx.query<Unseen[]>(
    `SELECT count(*) FILTER (WHERE NOT m.is_admin)::int AS "ofMember",
            count(*) FILTER (WHERE m.is_admin AND m.author_id <> $3)::int AS "ofAdministrators" FROM amendments m, amendments seen
     WHERE seen.id = $2 AND m.submission_id = $1 AND (m.created_at, m.id) > (seen.created_at, seen.id)`,
    [submissionId, lastSeenId, accountOf(actor)],
  );
  return row!;
}

/**
 * Updates the state of a locked thread after an event, once its proposals have their final state. A thread that stays
 * open keeps the start of its wait.
 * @param unseen the member's messages that the acting administrator has not seen
 * @throws RateLimited when a hundred messages already wait for an answer
 */
export async function moveThread(
  tx: EntityManager,
  { submissionId, unanswered: before }: AmendmentThread,
  event: ThreadEvent,
  unseen = 0,
): Promise<void> {
  const undecided = await tx.countBy(AmendmentProposal, { submissionId, state: ProposalState.PROPOSED });
  const { state, unanswered } = threadAfter(event, before, undecided, unseen);
  if (unanswered > MOST_UNANSWERED)
    throw new RateLimited(
      LOOK_AGAIN_SECONDS,
      `${MOST_UNANSWERED} of your messages are waiting for an answer. Please wait for it before you write again.`,
    );
  await tx.query(
    `UPDATE amendment_threads SET since = CASE WHEN state = 'OPEN' AND $2::amendment_state = 'OPEN' THEN since ELSE clock_timestamp() END,
       state = $2::amendment_state, unanswered = $3, version = version + 1, updated_at = now() WHERE submission_id = $1`,
    [submissionId, state, unanswered],
  );
}
