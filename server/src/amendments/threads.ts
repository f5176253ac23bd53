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

/** What a move `m` sets on a thread `t`: one that stays open keeps the start of its wait. */
const MOVED = `since = CASE WHEN t.state = 'OPEN' AND m.state = 'OPEN' THEN t.since ELSE clock_timestamp() END,
  state = m.state, unanswered = m.unanswered, version = t.version + 1, updated_at = now()`;

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
    `UPDATE amendment_threads t SET ${MOVED} FROM (SELECT $2::amendment_state AS state, $3::int AS unanswered) m
     WHERE t.submission_id = $1`,
    [submissionId, state, unanswered],
  );
}

/** A locked thread with what its next state depends on. */
export interface LockedThread {
  submissionId: string;
  unanswered: number;
  undecided: number;
}

/**
 * Locks the threads of many claims, as `lockThread` does for one. In the order of their ids, so that two such calls wait
 * for each other instead of for ever.
 */
export async function lockThreads(
  tx: EntityManager,
  submissionIds: readonly string[],
): Promise<LockedThread[]> {
  await tx.query(
    `INSERT INTO amendment_threads (submission_id, state, since)
     SELECT id, $2, now() FROM unnest($1::uuid[]) id ORDER BY id ON CONFLICT (submission_id) DO NOTHING`,
    [submissionIds, AmendmentState.ANSWERED],
  );
  await tx.query(
    'SELECT FROM amendment_threads WHERE submission_id = ANY ($1::uuid[]) ORDER BY submission_id FOR NO KEY UPDATE',
    [submissionIds],
  );
  // Read after the lock: a statement sees what was committed before it began.
  return tx.query<LockedThread[]>(
    `SELECT t.submission_id AS "submissionId", t.unanswered,
       (SELECT count(*)::int FROM amendment_proposals p WHERE p.submission_id = t.submission_id AND p.state = 'PROPOSED') AS undecided
     FROM amendment_threads t WHERE t.submission_id = ANY ($1::uuid[]) ORDER BY t.submission_id`,
    [submissionIds],
  );
}

/** Updates the states of locked threads after the same event, as `moveThread` does for one. */
export async function moveThreads(
  tx: EntityManager,
  threads: readonly LockedThread[],
  event: ThreadEvent,
): Promise<void> {
  const moves = threads.map(({ unanswered, undecided }) => threadAfter(event, unanswered, undecided));
  await tx.query(
    `UPDATE amendment_threads t SET ${MOVED} FROM unnest($1::uuid[], $2::amendment_state[], $3::int[]) m(id, state, unanswered)
     WHERE t.submission_id = m.id`,
    [
      threads.map(({ submissionId }) => submissionId),
      moves.map(({ state }) => state),
      moves.map(({ unanswered }) => unanswered),
    ],
  );
}
