import type { CentsColumn } from './cents-column.js';
import { SharingRefused, type Sequence, type Treatment } from './distribution-plan.js';

/** The minimum payment, in cents. */
export interface Minimum {
  amount: bigint;
  treatment: Treatment;
  sequence: Sequence;
}

/** The claims below the minimum payment: those with the smallest losses, and of equal losses all or none. */
export interface BelowMinimum {
  /** How many there are. */
  fallen: number;
  /** The sum of the losses of all others, in cents. */
  otherLosses: bigint;
  /** How many had fallen by the end of each round. */
  roundEnds: number[];
}

/**
 * Finds the claims whose exact share is below the minimum, repeating until there are none. The share of a dropped claim
 * goes to the others; a raised claim takes the minimum from their shares. Claims with equal losses are treated alike.
 * @param losses in cents, from the smallest to the largest; at least one
 * @param sum of the losses
 * @param potOf the amount to distribute among losses with the given sum, in cents
 * @throws SharingRefused NOBODY_REACHES_MINIMUM, MINIMUM_EXCEEDS_FUND
 */
export function belowMinimum(
  losses: CentsColumn,
  sum: bigint,
  minimum: Minimum,
  potOf: (losses: bigint) => bigint,
): BelowMinimum {
  const roundEnds: number[] = [];
  const count = losses.length;
  let otherLosses = sum;
  let fallen = 0;
  const raises = minimum.treatment === 'ROUND_UP';
  const isSmallestOnly = !raises && minimum.sequence === 'SMALLEST_FIRST';
  while (fallen < count) {
    const raised = raises ? minimum.amount * BigInt(fallen) : 0n;
    const pot = potOf(otherLosses) - raised;
    if (pot < 0n) throw new SharingRefused('MINIMUM_EXCEEDS_FUND');
    const needed = minimum.amount * otherLosses;
    const from = fallen;
    const first = losses[from]!;
    for (; fallen < count; fallen++) {
      const loss = losses[fallen]!;
      if (isSmallestOnly && fallen > from ? loss !== first : pot * loss >= needed) break;
      otherLosses -= loss;
    }
    if (fallen === from) break;
    roundEnds.push(fallen);
  }
  if (fallen === count && !raises) throw new SharingRefused('NOBODY_REACHES_MINIMUM');
  if (fallen === count && potOf(0n) < minimum.amount * BigInt(fallen))
    throw new SharingRefused('MINIMUM_EXCEEDS_FUND');
  return { fallen, otherLosses, roundEnds };
}
