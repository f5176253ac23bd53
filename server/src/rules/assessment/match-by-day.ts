import type { AssessmentRules } from './assessment-rules.js';
import type { Move } from './claim-ledger.js';
import { movesByDay } from './moves-by-day.js';

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
  for (const { acquisitions, disposals } of movesByDay(moves)) {
    const waiting = disposals.map((move) => claim.disposal(move));
    if (disposalsFirst) for (const disposal of waiting) claim.dispose(disposal);
    for (const move of acquisitions) claim.acquire(move);
    for (const disposal of waiting) {
      claim.dispose(disposal);
      claim.goShort(disposal);
    }
  }
  claim.hold();
}
