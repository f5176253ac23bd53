const AT_ONCE = 20_000;

/** The states of a run after which nothing more of it is sent. */
const OVER = `'CANCELLED', 'SENT', 'SETTLED'`;

/** What a payment moves to after it was written into a file. */
export type Move = 'READY' | 'CANCELLED' | 'SENT' | 'PAID';

const IN_LIVE_FILE = `SELECT 1 FROM payment_file_items i JOIN payment_files f ON f.id = i.file_id
  WHERE i.payment_id = p.id AND i.live`;

/** The state from which each move leads: a payment may come back from the bank meanwhile. */
const FROM: Record<Move, string> = { READY: 'IN_FILE', CANCELLED: 'READY', SENT: 'IN_FILE', PAID: 'SENT' };

/** Which payments `p` of the run `r` make each move. */
const MOVES: Record<Move, string> = {
  READY: `p.state = 'IN_FILE' AND NOT EXISTS (${IN_LIVE_FILE})`,
  // What the next run pays as tax is counted anew.
  CANCELLED: `p.state = 'READY' AND p.kind = 'TAX' AND r.state IN (${OVER})`,
  SENT: `p.state = 'IN_FILE' AND EXISTS (${IN_LIVE_FILE} AND f.sent_at IS NOT NULL)`,
  PAID: `p.state = 'SENT' AND r.state = 'SETTLED'`,
};

/** SQL that marks the files of the run $1 that will not be sent: their payments may be in another one. */
export const SUPERSEDE_FILES = `
  UPDATE payment_files f SET live = false FROM payment_runs r
  WHERE r.id = $1 AND r.state IN (${OVER}) AND f.run_id = r.id AND f.live AND f.sent_at IS NULL`;

const moveOf = (move: Move) => `
  WITH batch AS MATERIALIZED (
    SELECT p.id, p.sid FROM payments p JOIN payment_runs r ON r.id = p.run_id
    WHERE p.run_id = $1 AND ($2::text IS NULL OR p.sid > $2) AND ${MOVES[move]} ORDER BY p.sid LIMIT ${AT_ONCE}
    FOR NO KEY UPDATE OF p
  ), moved AS (
    UPDATE payments SET state = '${move}', version = version + 1 FROM batch WHERE payments.id = batch.id AND state = '${FROM[move]}'
  )
  SELECT max(sid) AS last FROM batch`;

/** SQL that moves the next payments of the run $1 after the SID $2, or from the first when it is null. @returns one row with their last SID, null when there were none */
export const MOVE_PAYMENTS: Record<Move, string> = {
  READY: moveOf('READY'),
  CANCELLED: moveOf('CANCELLED'),
  SENT: moveOf('SENT'),
  PAID: moveOf('PAID'),
};

/** SQL for whether a file of the run was rejected by the bank, and not all its payments were taken back yet. */
const isRejectedSql = (run: string) => `EXISTS (
  SELECT 1 FROM file_rejections x JOIN payment_files f ON f.id = x.file_id
  WHERE f.run_id = ${run} AND x.state = 'CONFIRMED' AND x.applied_at IS NULL)`;

/** SQL for whether payments of the run $1 are still to be moved. */
export const IS_MOVING = `
  SELECT ${isRejectedSql('$1')} OR EXISTS (
    SELECT 1 FROM payments p JOIN payment_runs r ON r.id = p.run_id
    WHERE p.run_id = $1 AND (${Object.values(MOVES)
      .map((move) => `(${move})`)
      .join(' OR ')} OR (p.state = 'IN_FILE' AND r.state IN (${OVER})))) AS moving`;

/** SQL for whether payments of the run $1 are not where its files and its state want them, and no job is there to move them. */
export const IS_STUCK = `
  SELECT NOT EXISTS (
      SELECT 1 FROM outbox WHERE name = 'move-payments' AND payload = jsonb_build_object('paymentRunId', $1::text)
        AND done_at IS NULL AND failed_at IS NULL)
    AND (${isRejectedSql('$1::uuid')} OR EXISTS (
      SELECT 1 FROM payment_runs r JOIN payments p ON p.run_id = r.id
      WHERE r.id = $1::uuid AND ((r.state IN (${OVER}) AND p.state = 'IN_FILE') OR (r.state = 'SETTLED' AND p.state = 'SENT')))) AS stuck`;

/** SQL for a run of which payments are still to be moved: one that is over, or has a file that the bank rejected. */
export const MOVING_RUN = `
  SELECT r.id, r.number FROM payment_runs r
  WHERE (r.state IN (${OVER}) AND EXISTS (SELECT 1 FROM payments p WHERE p.run_id = r.id AND p.state = 'IN_FILE'))
    OR ${isRejectedSql('r.id')} LIMIT 1`;
