import type { AssessmentRules } from './assessment-rules.js';
import { carriesClaim, settlesClaim, type ClaimLedger, type Move } from './claim-ledger.js';
import { divideHalfAway, LOSS_PLACES, SHARE_PLACES, SIX_MORE, writeUnits } from '../decimals.js';
import { matchByDay, type ShareAccount } from './match-by-day.js';
import { lowest, noClaimSlice, type Basis, type Matched } from './slices.js';

/** The sums of the pool, in units of 10^-12. */
interface Sums {
  /** The total excess of the shares. */
  excess: bigint;
  /** The total by which their prices exceed the reference price. */
  abovePrice: bigint;
  cost: bigint;
  /** The number of shares that carry a claim. */
  claimed: bigint;
}

interface Disposal {
  move: Move;
  left: bigint;
  isSettling: boolean;
}

const ONE_SHARE = 10n ** BigInt(SHARE_PLACES);

/**
 * AVERAGE: all shares form one pool, and each disposal takes a proportional part. Opening shares and shares without a
 * claim are added with an excess and a cost of 0.
 */
export function matchPool({ opening, moves }: ClaimLedger, rules: AssessmentRules): Matched {
  const claim = new PoolAccount(rules, opening);
  matchByDay(claim, moves, rules);
  return claim.matched();
}

class PoolAccount implements ShareAccount<Disposal> {
  private readonly slices: Matched['slices'] = [];
  private shares: bigint;
  private sums: Sums = { excess: 0n, abovePrice: 0n, cost: 0n, claimed: 0n };
  private short: bigint;
  /** In units of 10^-12, like the sums. */
  private loss = 0n;
  /** In units of 10^-18. */
  private marketLoss = 0n;
  private readonly reference: bigint;

  constructor(
    private readonly rules: AssessmentRules,
    opening: bigint,
  ) {
    this.shares = opening > 0n ? opening : 0n;
    this.short = opening < 0n ? -opening : 0n;
    this.reference = rules.heldPrice ?? rules.lookBack?.mean ?? 0n;
  }

  acquire(move: Move) {
    const covering = move.quantity < this.short ? move.quantity : this.short;
    if (covering > 0n) {
      this.short -= covering;
      this.slices.push(noClaimSlice(move.id, 'SHORT', covering));
    }
    const quantity = move.quantity - covering;
    this.shares += quantity;
    if (!carriesClaim(move, this.rules)) return;
    this.sums.excess += quantity * this.rules.excessOf(move.day, move.price).share;
    this.sums.abovePrice += quantity * (move.price - this.reference) * SIX_MORE;
    this.sums.cost += quantity * move.price * SIX_MORE;
    this.sums.claimed += quantity * ONE_SHARE;
  }

  disposal(move: Move): Disposal {
    return { move, left: move.quantity, isSettling: settlesClaim(move, this.rules) };
  }

  dispose(disposal: Disposal) {
    const { move, isSettling } = disposal;
    const quantity = disposal.left < this.shares ? disposal.left : this.shares;
    if (quantity === 0n) return;
    const taken = this.part(quantity);
    const { rules } = this;
    const average = rules.lookBack?.averageOn(move.day);
    const credit =
      isSettling && rules.creditsSales ? quantity * rules.excessOf(move.day, move.price).share : 0n;
    const above = (price: bigint) => quantity * (price - this.reference) * SIX_MORE;
    const found = isSettling
      ? lowest({
          EXCESS: taken.excess - credit,
          PRICE: rules.capsByPrice ? taken.abovePrice - above(move.price) : undefined,
          LOOK_BACK: average === undefined ? undefined : taken.abovePrice - above(average),
          SHARE_CAP: rules.shareCap && quantity * rules.shareCap,
        })
      : NO_CLAIM;
    if (isSettling) this.marketLoss += taken.cost * SIX_MORE - taken.claimed * move.price;
    this.add(move.id, quantity, taken.excess, credit, found);
    this.remove(quantity, taken);
    disposal.left -= quantity;
  }

  goShort({ move, left }: Disposal) {
    if (left === 0n) return;
    this.short += left;
    this.slices.push(noClaimSlice('SHORT', move.id, left));
  }

  hold() {
    const { shares, sums, rules } = this;
    if (shares === 0n) return;
    const above = (price: bigint) => shares * (price - this.reference) * SIX_MORE;
    const { heldPrice, lookBack } = rules;
    const found = lowest({
      EXCESS: sums.excess,
      PRICE: rules.capsByPrice && heldPrice !== undefined ? sums.abovePrice - above(heldPrice) : undefined,
      LOOK_BACK: lookBack && sums.abovePrice - above(lookBack.mean),
      SHARE_CAP: rules.shareCap && shares * rules.shareCap,
    });
    this.marketLoss += sums.cost * SIX_MORE - sums.claimed * (rules.holdingPrice ?? 0n);
    this.add('HELD', shares, sums.excess, 0n, found);
  }

  matched(): Matched {
    return {
      slices: this.slices,
      loss: this.loss * SIX_MORE,
      marketLoss: this.rules.holdingPrice === undefined ? undefined : this.marketLoss,
    };
  }

  /** The part of each sum that belongs to the shares taken, rounded to 12 decimals, halves away from zero. */
  private part(quantity: bigint): Sums {
    const of = (sum: bigint) => divideHalfAway(sum * quantity, this.shares);
    const { excess, abovePrice, cost, claimed } = this.sums;
    return { excess: of(excess), abovePrice: of(abovePrice), cost: of(cost), claimed: of(claimed) };
  }

  private remove(quantity: bigint, taken: Sums) {
    this.shares -= quantity;
    this.sums = {
      excess: this.sums.excess - taken.excess,
      abovePrice: this.sums.abovePrice - taken.abovePrice,
      cost: this.sums.cost - taken.cost,
      claimed: this.sums.claimed - taken.claimed,
    };
  }

  private add(
    disposal: string,
    quantity: bigint,
    taken: bigint,
    credit: bigint,
    { basis, amount }: { basis: Basis; amount: bigint },
  ) {
    this.loss += amount;
    this.slices.push({
      acquisition: 'POOL',
      basis,
      credit: writeUnits(credit, SHARE_PLACES),
      disposal,
      loss: writeUnits(amount * SIX_MORE, LOSS_PLACES),
      poolExcess: writeUnits(this.sums.excess, SHARE_PLACES),
      poolQuantity: String(this.shares),
      quantity: String(quantity),
      taken: writeUnits(taken, SHARE_PLACES),
    });
  }
}

const NO_CLAIM = { basis: 'NO_CLAIM', amount: 0n } as const;
