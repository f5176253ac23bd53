import { sliceText } from '@rules/assessment/slice-text.js';
import { formatShares } from '../../../lib/decimals';
import { contextOf, type ClaimAssessment, type NoticeSlice } from './claim-assessment';

/** Shares of one lot that left together, or are still held. */
export interface LotPart {
  label: string;
  /** A number from 0 to 1: the part's share of the largest lot. */
  width: number;
  /** The band of the rules; null for shares without a claim. */
  band: string | null;
  isHeld: boolean;
}

/** The shares of one acquisition, cut by what became of them. */
export interface Lot {
  id: string;
  label: string;
  parts: LotPart[];
}

/** Enough digits for a width on a screen. */
const SCALE = 10_000n;

/** The lots of an assessment in their order, each with its parts; none where shares are pooled. */
export function lotsOf(assessment: ClaimAssessment): Lot[] {
  const context = contextOf(assessment);
  const byLot = new Map<string, NoticeSlice[]>();
  for (const slice of assessment.trace.slices) {
    if (!slice.quantity || slice.acquisition === 'POOL') continue;
    const others = byLot.get(slice.acquisition);
    if (others) others.push(slice);
    else byLot.set(slice.acquisition, [slice]);
  }
  const sizes = [...byLot.values()].map((slices) =>
    slices.reduce((sum, { quantity }) => sum + BigInt(quantity!), 0n),
  );
  const largest = sizes.reduce((one, other) => (one > other ? one : other), 1n);
  return [...byLot].map(([id, slices], at) => ({
    id,
    label: sliceText({ ...slices[0]!, quantity: String(sizes[at]!) }, context).acquired,
    parts: slices.map((slice) => ({
      label: `${formatShares(slice.quantity!)} ${sliceText(slice, context).disposed}`,
      width: Number((BigInt(slice.quantity!) * SCALE) / largest) / Number(SCALE),
      band: slice.basis === 'NO_CLAIM' ? null : (slice.acquiredBand ?? ''),
      isHeld: slice.disposal === 'HELD',
    })),
  }));
}
