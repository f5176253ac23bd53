import { centsColumn, type CentsColumn } from './cents-column.js';
import {
  SharingRefused,
  TAX_CLASSES,
  type DistributionPlan,
  type Fund,
  type TaxClass,
} from './distribution-plan.js';
import { divideSharers, minimumOf } from './divide-sharers.js';
import { largestRemainder } from './largest-remainder.js';
import { shareAgain } from './share-again.js';
import type { Shares } from './shares.js';
import { waterfall, type Columns, type Waterfall } from './waterfall.js';
import { withheldFrom } from './withholding.js';

/** The claims of a final assessment by the bytes of their SIDs; all amounts are in cents. */
export interface SharingClaims {
  /** The recognised losses, of 0 or more. */
  loss: CentsColumn;
  /** The places in `TAX_CLASSES`. */
  taxClass: Uint8Array;
  /** What earlier distributions paid; absent in the first one. */
  paidBefore?: CentsColumn | undefined;
}

/** RAISED means raised to the minimum payment. */
export type LineState = 'SHARED' | 'RAISED' | 'BELOW_MINIMUM' | 'NO_LOSS';

/** What one claim gets; all amounts are in cents. */
export interface PaidLine extends Columns {
  loss: bigint;
  payment: bigint;
  withheld: bigint;
  net: bigint;
  state: LineState;
}

/** The result of distributing a fund; all amounts are in cents. */
export interface Distribution {
  waterfall: Waterfall['steps'];
  distributable: Columns;
  /** The money that nobody is entitled to. */
  residue: Columns;
  /** How many rounds of claims fell below the minimum payment. */
  rounds: number;
  /** The round in which a claim fell, from 1; 0 where it did not. */
  roundOf: (at: number) => number;
  /** The line of a claim by its place. */
  line: (at: number) => PaidLine;
}

/**
 * Distributes a fund among claims in proportion to their losses, to the cent: payments and the interest column each add
 * up exactly, and payments for equal losses differ by at most one cent. Holds columns and no object for a claim, so that a
 * million take some 50 MB (SHARE-2).
 * @throws SharingRefused
 */
export function shareFund(claims: SharingClaims, fund: Fund, plan: DistributionPlan): Distribution {
  const { steps, left } = waterfall(fund);
  const { loss, taxClass } = claims;
  const count = loss.length;
  if (!loss.some((amount) => amount > 0n)) throw new SharingRefused('NOTHING_TO_SHARE');
  const pot = left.principal + left.interest;
  if (pot === 0n) throw new SharingRefused('EMPTY_FUND');
  const { payment, shared, rounds, roundOf } = claims.paidBefore?.some((amount) => amount > 0n)
    ? sharedLater(loss, claims.paidBefore, pot, plan)
    : sharedFirst(loss, pot, plan);
  const residue = residueOf(left, pot - shared);
  const paid = (at: number) => payment[at]!;
  const interest = largestRemainder({ count, total: left.interest - residue.interest, weight: paid });
  const withheld = withheldColumn(payment, interest, taxClass, plan);
  const stateOf = (at: number): LineState => {
    if (loss[at] === 0n) return 'NO_LOSS';
    if (roundOf(at) === 0) return 'SHARED';
    return plan.minimumPayment?.treatment === 'ROUND_UP' ? 'RAISED' : 'BELOW_MINIMUM';
  };
  const line = (at: number): PaidLine => {
    const [all, ofInterest, tax] = [payment[at]!, interest[at]!, withheld?.[at] ?? 0n];
    const columns = { principal: all - ofInterest, interest: ofInterest };
    return { loss: loss[at]!, ...columns, payment: all, withheld: tax, net: all - tax, state: stateOf(at) };
  };
  return { waterfall: steps, distributable: left, residue, rounds, roundOf, line };
}

function sharedFirst(loss: CentsColumn, pot: bigint, plan: DistributionPlan): Shares {
  const count = loss.length;
  const { fallen, limits, minimum, shared } = divideSharers(loss, pot, plan);
  const limit = limits.at(-1) ?? 0n;
  const raised = minimum?.treatment === 'ROUND_UP' ? minimum.amount : 0n;
  const payment = centsColumn(count, shared);
  const weight = (at: number) => (loss[at]! > limit ? loss[at]! : 0n);
  largestRemainder({ count, total: shared - raised * BigInt(fallen), weight }, payment);
  if (raised > 0n)
    for (let at = 0; at < count; at++) if (loss[at]! > 0n && loss[at]! <= limit) payment[at] = raised;
  return { payment, shared, rounds: limits.length, roundOf: (at) => roundOf(loss[at]!, limits) };
}

/** @param limits the largest loss of each round, each above the one before */
function roundOf(loss: bigint, limits: CentsColumn): number {
  if (loss === 0n || loss > (limits.at(-1) ?? 0n)) return 0;
  let [from, to] = [0, limits.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (loss <= limits[middle]!) to = middle;
    else from = middle + 1;
  }
  return from + 1;
}

/** Where earlier distributions paid some of the claims: their payments count too (SHARE-12). */
function sharedLater(
  loss: CentsColumn,
  paidBefore: CentsColumn,
  pot: bigint,
  plan: DistributionPlan,
): Shares {
  const hasLoss = (_amount: bigint, at: number) => loss[at]! > 0n;
  const sharing = { loss: loss.filter(hasLoss), paidBefore: paidBefore.filter(hasLoss) };
  const { roundOf: roundOfSharer, ...found } = shareAgain(
    sharing,
    pot,
    minimumOf(plan),
    plan.neverAboveLoss === true,
  );
  const payment = centsColumn(loss.length, pot);
  const round = new Uint32Array(loss.length);
  for (let at = 0, sharer = 0; at < loss.length; at++) {
    if (loss[at] === 0n) continue;
    payment[at] = found.payment[sharer]!;
    round[at] = roundOfSharer(sharer++);
  }
  return { ...found, payment, roundOf: (at) => round[at]! };
}

/** The tax withheld; undefined where none is. @throws SharingRefused NO_RATE */
function withheldColumn(
  payment: CentsColumn,
  interest: CentsColumn,
  taxClass: Uint8Array,
  { withholding }: DistributionPlan,
): CentsColumn | undefined {
  if (!withholding || withholding.base === 'NONE') return undefined;
  const withheld = payment.slice();
  for (let at = 0; at < withheld.length; at++) {
    if (payment[at] === 0n) continue;
    const columns = { principal: payment[at]! - interest[at]!, interest: interest[at]! };
    withheld[at] = withheldFrom(columns, classAt(taxClass, at), withholding);
  }
  return withheld;
}

function classAt(taxClass: Uint8Array, at: number): TaxClass {
  return TAX_CLASSES[taxClass[at]!]!;
}

/** Takes interest first. */
function residueOf(left: Columns, amount: bigint): Columns {
  const interest = amount < left.interest ? amount : left.interest;
  return { principal: amount - interest, interest };
}
