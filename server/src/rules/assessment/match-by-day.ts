import type { AssessmentRules } from './assessment-rules.js';
import { isAcquisition, type Move } from './claim-ledger.js';
import { movesByDay, type DayOfMoves } from './moves-by-day.js';

/** The shares of a claim while its trades are matched. */
export interface ShareAccount<Disposal> {
  acquire(move: Move): void;
  /** A disposal of which nothing is matched yet. */
  disposal(move: Move): Disposal;
  /** Matches it with the shares held, as far as there are any. */
  dispose(disposal: Disposal): void;
  /** Its remainder was sold before it was bought. */
  goShort(disposal: Disposal): void;
  /** The shares still held at the end. */
  hold(): void;
}

/** Applies trades in the order of their days, and within a day in that of the rules; then holds the rest. */
export function matchByDay<Disposal>(
  claim: ShareAccount<Disposal>,
  moves: readonly Move[],
  { disposalsFirst }: AssessmentRules,
): void {
  if (disposalsFirst) for (const day of movesByDay(moves)) matchDisposalsFirst(claim, day);
  // They are in this order already.
  else for (const move of moves) matchMove(claim, move);
  claim.hold();
}

function matchMove<Disposal>(claim: ShareAccount<Disposal>, move: Move) {
  if (isAcquisition(move)) {
    claim.acquire(move);
    return;
  }
  const disposal = claim.disposal(move);
  claim.dispose(disposal);
  claim.goShort(disposal);
}

/** What a disposal does not find waits for the acquisitions of the day. */
function matchDisposalsFirst<Disposal>(
  claim: ShareAccount<Disposal>,
  { acquisitions, disposals }: DayOfMoves,
) {
  const waiting = disposals.map((move) => claim.disposal(move));
  for (const disposal of waiting) claim.dispose(disposal);
  for (const move of acquisitions) claim.acquire(move);
  for (const disposal of waiting) {
    claim.dispose(disposal);
    claim.goShort(disposal);
  }
}
