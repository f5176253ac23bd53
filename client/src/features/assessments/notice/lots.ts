import { sliceText } from '@rules/assessment/slice-text.js';
import { t } from '@rules/text.js';
import { formatShares } from '../../../lib/decimals';
import { pictureLength } from '../../../lib/picture-length';
import { contextOf, type ClaimAssessment, type NoticeSlice } from './claim-assessment';

/** Shares of one lot that left together, or are still held. */
export interface LotPart {
  label: string;
  quantity: bigint;
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
/** A bar has room for so many parts on a phone, each with its gap. */
export const MOST_PARTS = 40;

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
      quantity: BigInt(slice.quantity!),
      width: widthOf(BigInt(slice.quantity!), largest),
      band: slice.basis === 'NO_CLAIM' ? null : (slice.acquiredBand ?? ''),
      isHeld: slice.disposal === 'HELD',
    })),
  }));
}

function widthOf(quantity: bigint, largest: bigint): number {
  return pictureLength((quantity * SCALE) / largest) / pictureLength(SCALE);
}

/**
 * The parts of a bar as they are drawn: where a lot has more than a bar has room for, neighbours that look the same and are
 * too narrow to be told apart are one, which says how many (NOTICE-14). The table has each of them.
 */
export function drawnParts(parts: readonly LotPart[]): LotPart[] {
  if (parts.length <= MOST_PARTS) return [...parts];
  const narrow = sharesOf(parts) / BigInt(MOST_PARTS);
  const runs: LotPart[][] = [];
  let shares = 0n;
  for (const part of parts) {
    const run = runs.at(-1);
    shares += part.quantity;
    const joins = run?.[0]?.band === part.band && run[0].isHeld === part.isHeld && shares <= narrow;
    if (joins) {
      run.push(part);
    } else {
      runs.push([part]);
      shares = part.quantity;
    }
  }
  return runs.map((run) => (run.length === 1 ? run[0]! : joined(run)));
}

function joined(run: readonly LotPart[]): LotPart {
  const quantity = sharesOf(run);
  return {
    ...run[0]!,
    label: t('{shares} shares in {parts, number} sales', {
      shares: formatShares(String(quantity)),
      parts: run.length,
    }),
    quantity,
    width: run.reduce((sum, part) => sum + part.width, 0),
  };
}

function sharesOf(parts: readonly LotPart[]): bigint {
  return parts.reduce((sum, { quantity }) => sum + quantity, 0n);
}
