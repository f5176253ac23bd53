import { SharingRefused, type Sequence, type Treatment } from './distribution-plan.js';

/** A claim that takes part; its loss in cents, above 0. */
export interface Sharer {
  sid: string;
  loss: bigint;
}

/** The least that is paid, in cents. */
export interface Minimum {
  amount: bigint;
  treatment: Treatment;
  sequence: Sequence;
}

/** Who falls below the minimum payment. */
export interface BelowMinimum<Claim> {
  below: Claim[];
  /** Those who share what is left. */
  others: Claim[];
  /** Who fell below, look by look. */
  rounds: Claim[][];
}

/**
 * Looks for claims whose exact share is below the minimum until there are none. Dropped ones leave their share to the
 * others; raised ones take the minimum from it. Claims of one loss are treated alike. The work grows as that of sorting.
 * @param potOf what is shared among losses of a sum, in cents
 * @throws SharingRefused NOBODY_REACHES_MINIMUM, MINIMUM_EXCEEDS_FUND
 */
export function belowMinimum<Claim extends Sharer>(
  claims: readonly Claim[],
  minimum: Minimum,
  potOf: (losses: bigint) => bigint,
): BelowMinimum<Claim> {
  const sorted = [...claims].sort((one, other) =>
    one.loss < other.loss ? -1 : one.loss > other.loss ? 1 : 0,
  );
  const rounds: Claim[][] = [];
  let losses = sorted.reduce((sum, { loss }) => sum + loss, 0n);
  let fallen = 0;
  const raises = minimum.treatment === 'ROUND_UP';
  for (;;) {
    const raised = raises ? minimum.amount * BigInt(fallen) : 0n;
    const pot = potOf(losses) - raised;
    if (pot < 0n) throw new SharingRefused('MINIMUM_EXCEEDS_FUND');
    const isBelow = ({ loss }: Claim) => pot * loss < minimum.amount * losses;
    const round = nextBelow(sorted, fallen, isBelow, !raises && minimum.sequence === 'SMALLEST_FIRST');
    if (round.length === 0) break;
    fallen += round.length;
    losses = round.reduce((sum, { loss }) => sum - loss, losses);
    rounds.push(round);
    if (fallen < sorted.length) continue;
    if (!raises) throw new SharingRefused('NOBODY_REACHES_MINIMUM');
    if (potOf(0n) < minimum.amount * BigInt(fallen)) throw new SharingRefused('MINIMUM_EXCEEDS_FUND');
    break;
  }
  return { below: sorted.slice(0, fallen), others: sorted.slice(fallen), rounds };
}

/** Those of the smallest losses that are below: all of them, or those of the one smallest loss. */
function nextBelow<Claim extends Sharer>(
  sorted: readonly Claim[],
  from: number,
  isBelow: (claim: Claim) => boolean,
  isSmallestOnly: boolean,
): Claim[] {
  const first = sorted[from];
  if (!first || !isBelow(first)) return [];
  let to = from + 1;
  while (to < sorted.length && (isSmallestOnly ? sorted[to]!.loss === first.loss : isBelow(sorted[to]!)))
    to++;
  return sorted.slice(from, to);
}
