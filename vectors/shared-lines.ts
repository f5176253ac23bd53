import { columnOf } from '../server/src/rules/distribution/cents-column.js';
import {
  TAX_CLASSES,
  type DistributionPlan,
  type Fund,
  type TaxClass,
} from '../server/src/rules/distribution/distribution-plan.js';
import { shareFund, type Distribution, type PaidLine } from '../server/src/rules/distribution/share-fund.js';
import { compareUtf8 } from '../server/src/rules/utf8-order.js';

/** A claim of the final assessment; its recognised loss is in cents. */
export interface SharingClaim {
  sid: string;
  loss: bigint;
  taxClass: TaxClass;
  /** What earlier distributions paid it, in cents; absent in the first one. */
  paidBefore?: bigint;
}

/** A distribution with its lines written out. */
export interface SharedLines extends Pick<Distribution, 'waterfall' | 'distributable' | 'residue'> {
  /** The SIDs below the minimum payment, by round. */
  rounds: string[][];
  /** Sorted by the bytes of the SID. */
  lines: (PaidLine & { sid: string })[];
}

/** Shares a fund among claims in any order by the first engine. @throws SharingRefused */
export function sharedLines(
  claims: readonly SharingClaim[],
  fund: Fund,
  plan: DistributionPlan,
): SharedLines {
  const sorted = [...claims].sort((one, other) => compareUtf8(one.sid, other.sid));
  const { waterfall, distributable, residue, ...found } = shareFund(
    {
      loss: columnOf(sorted.map(({ loss }) => loss)),
      taxClass: Uint8Array.from(sorted, ({ taxClass }) => TAX_CLASSES.indexOf(taxClass)),
      paidBefore: columnOf(sorted.map(({ paidBefore }) => paidBefore ?? 0n)),
    },
    fund,
    plan,
  );
  const rounds: string[][] = Array.from({ length: found.rounds }, () => []);
  for (const [at, { sid }] of sorted.entries()) {
    const round = found.roundOf(at);
    if (round > 0) rounds[round - 1]!.push(sid);
  }
  const lines = sorted.map(({ sid }, at) => ({ sid, ...found.line(at) }));
  return { waterfall, distributable, residue, rounds, lines };
}
