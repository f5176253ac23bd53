import type { AssessmentRules, Weight } from './assessment-rules.js';
import { carriesClaim, settlesClaim, type ClaimLedger, type Move } from './claim-ledger.js';
import { type Acquired, amountsOfHeld, amountsOfSold, type Disposed } from './lot-amounts.js';
import { LOSS_PLACES, SHARE_PLACES, SIX_MORE, writeUnits } from '../decimals.js';
import { matchByDay, type ShareAccount } from './match-by-day.js';
import { lowest, noClaimSlice, type Basis, type Matched } from './slices.js';

/** What a lot that carries a claim keeps of its acquisition. */
interface Claimed extends Acquired {
  band: string | null;
  weight: Weight;
}

interface Lot {
  id: string;
  left: bigint;
  claimed: Claimed | undefined;
}

/** A disposal that is being matched with lots. */
interface Disposal {
  move: Move;
  left: bigint;
  /** Undefined when it does not realise a claim. */
  sold: (Disposed & { band: string | null }) | undefined;
}

/** FIFO and LIFO: a disposal takes the oldest or the newest lots first. */
export function matchLots({ opening, moves }: ClaimLedger, rules: AssessmentRules): Matched {
  const claim = new LotAccount(rules);
  claim.open(opening);
  matchByDay(claim, moves, rules);
  return claim.matched();
}

class LotAccount implements ShareAccount<Disposal> {
  private readonly slices: Matched['slices'] = [];
  private readonly lots: Lot[] = [];
  private oldest = 0;
  private short = 0n;
  private loss = 0n;
  private marketLoss = 0n;

  constructor(private readonly rules: AssessmentRules) {}

  open(shares: bigint) {
    if (shares > 0n) this.lots.push({ id: 'OPENING', left: shares, claimed: undefined });
    else this.short = -shares;
  }

  acquire(move: Move) {
    const { id, quantity } = move;
    const covering = quantity < this.short ? quantity : this.short;
    if (covering > 0n) {
      this.short -= covering;
      this.slices.push(noClaimSlice(id, 'SHORT', covering));
    }
    if (quantity === covering) return;
    this.lots.push({ id, left: quantity - covering, claimed: this.claimed(move) });
  }

  disposal(move: Move): Disposal {
    const { day, price, quantity } = move;
    if (!settlesClaim(move, this.rules)) return { move, left: quantity, sold: undefined };
    const { band, share } = this.rules.excessOf(day, price);
    return { move, left: quantity, sold: { day, price, excess: share, band } };
  }

  dispose(disposal: Disposal) {
    while (disposal.left > 0n) {
      const lot = this.rules.matching === 'FIFO' ? this.lots[this.oldest] : this.lots.at(-1);
      if (!lot || this.lots.length <= this.oldest) return;
      const quantity = lot.left < disposal.left ? lot.left : disposal.left;
      this.settle(lot, disposal, quantity);
      disposal.left -= quantity;
      lot.left -= quantity;
      if (lot.left === 0n) this.drop();
    }
  }

  goShort({ move, left }: Disposal) {
    if (left === 0n) return;
    this.short += left;
    this.slices.push(noClaimSlice('SHORT', move.id, left));
  }

  hold() {
    for (const lot of this.lots.slice(this.oldest)) {
      if (lot.claimed) this.keep(lot, lot.claimed);
      else this.slices.push(noClaimSlice(lot.id, 'HELD', lot.left));
    }
  }

  matched(): Matched {
    const { slices, loss } = this;
    return { slices, loss, marketLoss: this.rules.holdingPrice === undefined ? undefined : this.marketLoss };
  }

  private drop() {
    if (this.rules.matching === 'FIFO') this.oldest++;
    else this.lots.pop();
  }

  private claimed(move: Move): Claimed | undefined {
    const { day, price } = move;
    if (!carriesClaim(move, this.rules)) return undefined;
    const { band, share } = this.rules.excessOf(day, price);
    return { price, excess: share, band, weight: this.rules.weightOn(day) };
  }

  private settle({ id, claimed }: Lot, { move, sold }: Disposal, quantity: bigint) {
    if (!claimed || !sold) {
      this.slices.push(noClaimSlice(id, move.id, quantity));
      return;
    }
    const { rules } = this;
    const { basis, amount } = lowest(amountsOfSold(claimed, sold, rules));
    if (rules.holdingPrice !== undefined)
      this.marketLoss += quantity * (claimed.price - move.price) * SHARE_TO_LOSS;
    this.add({
      id,
      disposal: move.id,
      quantity,
      claimed,
      disposedBand: sold.band,
      basis,
      perShare: amount,
    });
  }

  private keep({ id, left }: Lot, claimed: Claimed) {
    const { rules } = this;
    const { holdingPrice } = rules;
    const { basis, amount } = lowest(amountsOfHeld(claimed, rules));
    if (holdingPrice !== undefined) this.marketLoss += left * (claimed.price - holdingPrice) * SHARE_TO_LOSS;
    this.add({ id, disposal: 'HELD', quantity: left, claimed, disposedBand: null, basis, perShare: amount });
  }

  private add(part: {
    id: string;
    disposal: string;
    quantity: bigint;
    claimed: Claimed;
    disposedBand: string | null;
    basis: Basis;
    perShare: bigint;
  }) {
    const { id, disposal, quantity, claimed, disposedBand, basis, perShare } = part;
    const loss = quantity * perShare * claimed.weight.units;
    this.loss += loss;
    this.slices.push({
      acquiredBand: claimed.band,
      acquisition: id,
      basis,
      disposal,
      disposedBand,
      loss: writeUnits(loss, LOSS_PLACES),
      perShare: writeUnits(perShare, SHARE_PLACES),
      quantity: String(quantity),
      weight: claimed.weight.text,
    });
  }
}

/** Converts shares times a price in units of 10^-6 to units of 10^-18. */
const SHARE_TO_LOSS = SIX_MORE * SIX_MORE;
