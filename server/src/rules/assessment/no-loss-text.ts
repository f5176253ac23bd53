import type { AssessmentDocument } from './assessment-document.js';
import { assessmentRules, type AssessmentRules } from './assessment-rules.js';
import { PRICE_PLACES, readUnits, SHARE_PLACES, writeUnits } from '../decimals.js';
import { amountsOfHeld, amountsOfSold } from './lot-amounts.js';
import { type LotSlice, lowestLimit, type NetSlice, type PoolSlice } from './slices.js';
import { t } from '../text.js';

/** A trade that a slice names, as far as its reason depends on it. */
export interface PricedTrade {
  tradeDate: string;
  pricePerShare: string;
}

type Money = (amount: string) => string;

const NOT_ABOVE_WORTH = t('no loss, because they were not priced above their worth when they were acquired');
const RECOVERED = t('no loss, because what was paid above their worth was recovered in full');
const PRICE_DID_NOT_FALL = t('no loss, because they were sold for no less than they were bought for');
const NOTHING_IS_LEFT = t('no loss, because nothing is left');

/**
 * Why shares that carry a claim have no loss a share: the limit that the engine found lowest (NOTICE-13).
 * @param slice one whose amount a share is 0
 */
export function noLossOfLot(
  { disposal }: LotSlice,
  bought: PricedTrade,
  sold: PricedTrade | undefined,
  document: AssessmentDocument,
  money: Money,
): string {
  const rules = preparedRules(document);
  const acquired = pricedIn(rules, bought);
  const isHeld = disposal === 'HELD';
  // What carries nothing has no loss whatever else the rules say, and no other reason is as short.
  if (rules.method !== 'NOMINAL' && acquired.excess === 0n) return NOT_ABOVE_WORTH;
  const amounts = sold
    ? amountsOfSold(acquired, pricedIn(rules, sold), rules)
    : amountsOfHeld(acquired, rules);
  const { basis } = lowestLimit(amounts);
  switch (basis) {
    case 'EXCESS':
      if (rules.method !== 'NOMINAL') return RECOVERED;
      return isHeld ? worthTheirPrice(document, money) : PRICE_DID_NOT_FALL;
    case 'PRICE':
      return isHeld ? worthTheirPrice(document, money) : PRICE_DID_NOT_FALL;
    case 'LOOK_BACK': {
      const average = sold ? rules.lookBack!.averageOn(sold.tradeDate)! : rules.lookBack!.mean;
      return t('no loss, because they cost no more than {average}, the average price after the disclosure', {
        average: money(writeUnits(average, PRICE_PLACES)),
      });
    }
    case 'SHARE_CAP':
      return t('no loss, because the rules limit the loss of a share to {cap}', {
        cap: money(document.caps!.perShare!),
      });
  }
}

/**
 * Why a part of the pool whose lowest limit is below 0 has no loss. The pool also has shares without a claim, whose prices are
 * in no slice: no more than this is sure.
 */
export function noLossOfPool({ taken, credit }: PoolSlice): string {
  return isBelow(taken, credit)
    ? NOTHING_IS_LEFT
    : t('no loss, because the limits by the price leave nothing');
}

/** Why purchases set against sales have no loss, where their lowest limit is below 0. */
export function noLossOfNet({ acquired, withoutClaim, excess, credit }: NetSlice): string {
  if (acquired === '0') return t('no loss, because no shares were bought with a claim');
  if (BigInt(withoutClaim) >= BigInt(acquired))
    return t('no loss, because as many shares left without a claim');
  if (isBelow(excess, credit)) return NOTHING_IS_LEFT;
  return t('no loss, because the sales and what a share still held is worth cover what they cost');
}

function worthTheirPrice({ heldPrice }: AssessmentDocument, money: Money): string {
  return t('no loss, because they cost no more than {held}, what a share still held is worth', {
    held: money(heldPrice!),
  });
}

function pricedIn(rules: AssessmentRules, { tradeDate, pricePerShare }: PricedTrade) {
  const price = readUnits(pricePerShare, PRICE_PLACES);
  return { day: tradeDate, price, excess: rules.excessOf(tradeDate, price).share };
}

function isBelow(one: string, other: string): boolean {
  return readUnits(one, SHARE_PLACES) < readUnits(other, SHARE_PLACES);
}

const prepared = new WeakMap<AssessmentDocument, AssessmentRules>();

/** A notice has hundreds of slices under the same rules. */
function preparedRules(document: AssessmentDocument): AssessmentRules {
  const known = prepared.get(document) ?? assessmentRules(document);
  prepared.set(document, known);
  return known;
}
