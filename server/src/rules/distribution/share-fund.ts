import { readUnits } from '../decimals.js';
import { compareUtf8 } from '../utf8-order.js';
import { SharingRefused, type DistributionPlan, type Fund, type TaxClass } from './distribution-plan.js';
import { largestRemainder } from './largest-remainder.js';
import { belowMinimum, type BelowMinimum, type Minimum, type Sharer } from './minimum-payment.js';
import { shareAgain } from './share-again.js';
import { waterfall, type Columns, type Waterfall } from './waterfall.js';
import { withheldFrom } from './withholding.js';

/** A claim of the final assessment; its recognised loss is in cents. */
export interface SharingClaim extends Sharer {
  taxClass: TaxClass;
  /** What earlier distributions paid it, in cents; absent in the first one. */
  paidBefore?: bigint;
}

/** RAISED means raised to the minimum payment. */
export type LineState = 'SHARED' | 'RAISED' | 'BELOW_MINIMUM' | 'NO_LOSS';

/** The payment of one claim; all amounts are in cents. */
export interface DistributionLine extends Columns {
  sid: string;
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
  /** The SIDs below the minimum payment, by round. */
  rounds: string[][];
  /** Sorted by the bytes of the SID. */
  lines: DistributionLine[];
}

const CENT_PLACES = 2;

/**
 * Distributes a fund among claims in proportion to their losses, to the cent: payments and the interest column each add
 * up exactly, and payments for equal losses differ by at most one cent. The order of the claims does not matter.
 * @throws SharingRefused
 */
export function shareFund(claims: readonly SharingClaim[], fund: Fund, plan: DistributionPlan): Distribution {
  const { steps, left } = waterfall(fund);
  const sorted = [...claims].sort((one, other) => compareUtf8(one.sid, other.sid));
  const sharers = sorted.filter(({ loss }) => loss > 0n);
  if (sharers.length === 0) throw new SharingRefused('NOTHING_TO_SHARE');
  const pot = left.principal + left.interest;
  if (pot === 0n) throw new SharingRefused('EMPTY_FUND');
  const { states, rounds, shared, payments } = sharers.some(({ paidBefore }) => paidBefore)
    ? sharedLater(sharers, pot, plan)
    : sharedFirst(sharers, pot, plan);
  const residue = residueOf(left, pot - shared);
  const interest = largestRemainder(
    left.interest - residue.interest,
    sorted.map(({ sid }) => payments.get(sid) ?? 0n),
  );
  const lines = sorted.map((claim, at) => {
    const { sid, loss, taxClass } = claim;
    const payment = payments.get(sid) ?? 0n;
    const columns = { principal: payment - interest[at]!, interest: interest[at]! };
    const isTaxed = payment > 0n && plan.withholding;
    const withheld = isTaxed ? withheldFrom(columns, taxClass, isTaxed) : 0n;
    const state = states.get(sid) ?? 'NO_LOSS';
    return { sid, loss, ...columns, payment, withheld, net: payment - withheld, state };
  });
  return { waterfall: steps, distributable: left, residue, rounds, lines };
}

function minimumOf({ minimumPayment, neverAboveLoss }: DistributionPlan) {
  if (!minimumPayment || minimumPayment.treatment === 'PAY') return undefined;
  const { amount, treatment, sequence } = minimumPayment;
  if (treatment === 'ROUND_UP' && neverAboveLoss) throw new SharingRefused('NOT_TOGETHER');
  return { amount: readUnits(amount, CENT_PLACES), treatment, sequence: sequence ?? 'ALL_AT_ONCE' };
}

/**
 * Finds the claims below the minimum payment, and the total to distribute, in cents: never more than the losses, where
 * the plan says so. `minimum` is there when the plan drops or raises what is below it.
 * @param sharers have losses above 0
 * @throws SharingRefused
 */
export function dividedSharers<Claim extends Sharer>(
  sharers: readonly Claim[],
  pot: bigint,
  plan: DistributionPlan,
): BelowMinimum<Claim> & { shared: bigint; minimum: Minimum | undefined } {
  const minimum = minimumOf(plan);
  const potOf = (losses: bigint) => (plan.neverAboveLoss && losses < pot ? losses : pot);
  const found: BelowMinimum<Claim> = minimum
    ? belowMinimum(sharers, minimum, potOf)
    : { below: [], others: [...sharers], rounds: [] };
  return { ...found, minimum, shared: potOf(found.others.reduce((sum, { loss }) => sum + loss, 0n)) };
}

interface Shares {
  states: Map<string, LineState>;
  /** The SIDs below the minimum, by round. */
  rounds: string[][];
  /** By SID. */
  payments: Map<string, bigint>;
  shared: bigint;
}

function sharedFirst(sharers: readonly SharingClaim[], pot: bigint, plan: DistributionPlan): Shares {
  const found = sharersOf(sharers, pot, plan);
  const payments = paymentsOf(sharers, found.states, found.shared, minimumOf(plan)?.amount ?? 0n);
  return { ...found, payments };
}

/** Where earlier distributions paid some of the claims: their payments count too (SHARE-12). */
function sharedLater(sharers: readonly SharingClaim[], pot: bigint, plan: DistributionPlan): Shares {
  const minimum = minimumOf(plan);
  const paid = sharers.map(({ sid, loss, paidBefore = 0n }) => ({ sid, loss, paidBefore }));
  const { below, rounds, ...found } = shareAgain(paid, pot, minimum, plan.neverAboveLoss === true);
  const states = new Map<string, LineState>(sharers.map(({ sid }) => [sid, 'SHARED']));
  for (const { sid } of below)
    states.set(sid, minimum?.treatment === 'ROUND_UP' ? 'RAISED' : 'BELOW_MINIMUM');
  return { ...found, states, rounds: rounds.map(sidsOf) };
}

function sidsOf(round: readonly Sharer[]): string[] {
  return round.map(({ sid }) => sid).sort(compareUtf8);
}

/** Determines each claim's state and the total to distribute. */
function sharersOf(sharers: readonly SharingClaim[], pot: bigint, plan: DistributionPlan) {
  const { minimum, ...found } = dividedSharers(sharers, pot, plan);
  const states = new Map<string, LineState>();
  for (const { sid } of found.others) states.set(sid, 'SHARED');
  for (const { sid } of found.below)
    states.set(sid, minimum?.treatment === 'ROUND_UP' ? 'RAISED' : 'BELOW_MINIMUM');
  return {
    states,
    rounds: found.rounds.map(sidsOf),
    shared: found.shared,
  };
}

function paymentsOf(
  sharers: readonly SharingClaim[],
  states: ReadonlyMap<string, LineState>,
  shared: bigint,
  minimum: bigint,
): Map<string, bigint> {
  const payments = new Map<string, bigint>();
  let left = shared;
  for (const { sid } of sharers) {
    if (states.get(sid) !== 'RAISED') continue;
    payments.set(sid, minimum);
    left -= minimum;
  }
  const others = sharers.filter(({ sid }) => states.get(sid) === 'SHARED');
  if (others.length === 0) return payments;
  const shares = largestRemainder(
    left,
    others.map(({ loss }) => loss),
  );
  others.forEach(({ sid }, at) => payments.set(sid, shares[at]!));
  return payments;
}

/** Takes interest first. */
function residueOf(left: Columns, amount: bigint): Columns {
  const interest = amount < left.interest ? amount : left.interest;
  return { principal: amount - interest, interest };
}
