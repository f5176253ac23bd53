import { SharingRefused, type Sequence, type Treatment } from './distribution-plan.js';

/** A claim that takes part in the distribution; its loss is in cents, above 0. */
export interface Sharer {
  sid: string;
  loss: bigint;
}

/** The minimum payment, in cents. */
export interface Minimum {
  amount: bigint;
  treatment: Treatment;
  sequence: Sequence;
}

/** The claims below the minimum payment. */
export interface BelowMinimum<Claim> {
  below: Claim[];
  /** The claims that share the rest. */
  others: Claim[];
  /** The claims below the minimum, by round. */
  rounds: Claim[][];
}

/**
 * Finds the claims whose exact share is below the minimum, repeating until there are none. The share of a dropped claim
 * goes to the others; a raised claim takes the minimum from their shares. Claims with equal losses are treated alike.
 * The cost is that of sorting.
 * @param potOf the amount to distribute among losses with the given sum, in cents
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

/**
 * The claims with the smallest losses that are below the minimum: all of them, or only those with the smallest loss.
 */
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
