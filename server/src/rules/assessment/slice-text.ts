import type { AssessmentDocument } from './assessment-document.js';
import { noLossOfLot, noLossOfNet, noLossOfPool } from './no-loss-text.js';
import type { LotSlice, NetSlice, PoolSlice } from './slices.js';
import type { KeptTrade } from '../trade-warnings.js';
import { dayText } from '../day-text.js';
import { moneyIn } from '../describe-rules.js';
import { t } from '../text.js';

/** What a slice refers to: the trades by their ids, and the rules. */
export interface SliceContext {
  trades: ReadonlyMap<string, Pick<KeptTrade, 'transactionType' | 'tradeDate' | 'pricePerShare'>>;
  rules: AssessmentDocument;
  /** The currency of the rules, `AUD`. */
  currency: string;
}

/** A slice as both APIs give it; which fields are set depends on the matching. */
export interface AnySlice {
  acquisition: string;
  disposal: string;
  basis: string;
  loss: string;
  quantity?: string | null;
  perShare?: string | null;
  weight?: string | null;
  poolQuantity?: string | null;
  poolExcess?: string | null;
  taken?: string | null;
  acquired?: string | null;
  disposed?: string | null;
  withoutClaim?: string | null;
  excess?: string | null;
  credit?: string | null;
}

/** A slice in words. */
export interface SliceText {
  /** `200 shares bought on 10-Jan-2017 at $12.00`. */
  acquired: string;
  /** `sold on 02-Mar-2018 at $3.10`, or `held at the close of 12-Nov-2018`. */
  disposed: string;
  /** `$0.55 a share = $27.50`, or why there is no loss. */
  result: string;
}

/**
 * Explains a slice of an assessment in words (NOTICE-13). Amounts are exact, so that each line can be recalculated.
 */
export function sliceText(slice: AnySlice, context: SliceContext): SliceText {
  if (slice.acquisition === 'ALL') return netText(slice as NetSlice, context);
  if (slice.acquisition === 'POOL') return poolText(slice as PoolSlice, context);
  return lotText(slice as LotSlice, context);
}

/** The three parts as one sentence. */
export function sliceSentence(slice: AnySlice, context: SliceContext): string {
  const { acquired, disposed, result } = sliceText(slice, context);
  return `${acquired}, ${disposed}: ${result}.`;
}

function lotText(slice: LotSlice, context: SliceContext): SliceText {
  return {
    acquired: acquiredText(slice, context),
    disposed: disposedText(slice.disposal, context),
    result: slice.basis === 'NO_CLAIM' ? noClaimText(slice, context) : lossText(slice, context),
  };
}

function acquiredText({ acquisition, quantity }: LotSlice, context: SliceContext): string {
  const shares = sharesText(quantity);
  if (acquisition === 'OPENING') return t('{shares} of the opening balance', { shares });
  if (acquisition === 'SHORT') return t('{shares} that were not held', { shares });
  const trade = context.trades.get(acquisition);
  const verb = trade?.transactionType === 'TRANSFER_IN' ? t('transferred in') : 'bought';
  return `${shares} ${verb}${whenText(trade, context)}`;
}

function disposedText(disposal: string, context: SliceContext): string {
  if (disposal === 'HELD')
    return t('held at the close of {dayText}', { dayText: dayText(context.rules.lastDay) });
  if (disposal === 'SHORT') return t('which replaced shares that had left before');
  const trade = context.trades.get(disposal);
  const verb = trade?.transactionType === 'TRANSFER_OUT' ? t('transferred out') : 'sold';
  return `${verb}${whenText(trade, context)}`;
}

function whenText(
  trade: Pick<KeptTrade, 'tradeDate' | 'pricePerShare'> | undefined,
  { currency }: SliceContext,
): string {
  if (!trade) return '';
  const money = moneyIn(currency);
  const price = /[1-9]/.test(trade.pricePerShare)
    ? t(' at {money}', { money: money(trade.pricePerShare) })
    : t(', without a price');
  return t(' on {dayText}{price}', { dayText: dayText(trade.tradeDate), price });
}

/** Why shares carry no claim: the lot's reason first, since it holds whatever became of them. */
function noClaimText({ acquisition, disposal }: LotSlice, { trades, rules }: SliceContext): string {
  if (acquisition === 'OPENING')
    return t('no claim, because they were bought before the period of the claim');
  if (acquisition === 'SHORT') return t('no claim, because no shares were there to match');
  if (disposal === 'SHORT') return t('no claim, because they only replaced those shares');
  const lot = trades.get(acquisition);
  if (lot?.transactionType === 'TRANSFER_IN' && rules.transfersIn !== 'AS_ACQUISITION')
    return t('no claim, because shares that were transferred in carry none');
  if (lot && !/[1-9]/.test(lot.pricePerShare)) return t('no claim, because the purchase has no price');
  if (lot && (lot.tradeDate < rules.window.from || lot.tradeDate > rules.window.to))
    return t('no claim, because they were acquired outside the period of the claim');
  return noDisposalText(trades.get(disposal), rules);
}

/** Why a disposal realises no loss of the shares that it takes. */
function noDisposalText(
  disposal: Pick<KeptTrade, 'transactionType'> | undefined,
  rules: AssessmentDocument,
): string {
  if (disposal?.transactionType !== 'TRANSFER_OUT') return t('no loss, because the sale has no price');
  return rules.transfersOut === 'AS_DISPOSAL'
    ? t('no loss, because the transfer out has no price')
    : t('no loss, because a transfer out realises none');
}

/** What limited a loss, after it; the price limits shares that were sold and shares that are held in different ways. */
function limitText(
  { basis, disposal }: Pick<AnySlice, 'basis' | 'disposal'>,
  { heldPrice }: AssessmentDocument,
  money: (amount: string) => string,
): string {
  if (basis === 'LOOK_BACK') return t(', limited by the average price after the disclosure');
  if (basis === 'SHARE_CAP') return t(', the most that a share can lose');
  if (basis !== 'PRICE') return '';
  return disposal === 'HELD' && heldPrice
    ? t(', which is what they cost above {held}', { held: money(heldPrice) })
    : t(', which is what the price fell by');
}

function lossText(slice: LotSlice, context: SliceContext): string {
  const { perShare, weight, loss, acquisition, disposal } = slice;
  const { currency, rules, trades } = context;
  const money = moneyIn(currency);
  const bought = trades.get(acquisition);
  if (!/[1-9]/.test(perShare) && bought)
    return noLossOfLot(slice, bought, trades.get(disposal), rules, money);
  const limit = limitText(slice, rules, money);
  if (weight === '0')
    return t('no loss, because of a weight of 0: {excess} a share{limit}', {
      excess: money(perShare),
      limit,
    });
  return t('{excess} a share{basis}{part} = {loss}', {
    excess: money(perShare),
    basis: limit,
    part: weight === '1' ? '' : ` × ${weight}`,
    loss: money(loss),
  });
}

function poolText(slice: PoolSlice, context: SliceContext): SliceText {
  const { quantity, poolQuantity } = slice;
  return {
    acquired: t('{sharesText} of a pool of {grouped}', {
      sharesText: sharesText(quantity),
      grouped: grouped(poolQuantity),
    }),
    disposed: disposedText(slice.disposal, context),
    result: poolResult(slice, context),
  };
}

function poolResult(slice: PoolSlice, context: SliceContext): string {
  const { disposal, poolExcess, taken, credit, basis, loss } = slice;
  const { currency, trades, rules } = context;
  const money = moneyIn(currency);
  const from = t('take {taken} of the {carried} that it carried', {
    taken: money(taken),
    carried: money(poolExcess),
  });
  if (basis === 'NO_CLAIM')
    return t('{reason}; they {from}', { reason: noDisposalText(trades.get(disposal), rules), from });
  const part = t('they {from}{less}', { from, less: creditText(credit, money) });
  if (basis === 'FLOOR') return t('{reason}; {part}', { reason: noLossOfPool(slice), part });
  return t('{part}{basis} = {money}', {
    part,
    // The pool's prices are in no slice, and shares without a claim are in it.
    basis: basis === 'PRICE' ? t(', limited by the price') : limitText(slice, rules, money),
    money: money(loss),
  });
}

/** Below 0 by NOMINAL, where shares were sold for less than a share still held is worth. */
function creditText(credit: string, money: (amount: string) => string): string {
  if (!/[1-9]/.test(credit)) return '';
  return credit.startsWith('-')
    ? t(', plus {money} that the sale lacked', { money: money(credit.slice(1)) })
    : t(', less {money} that the sale gave back', { money: money(credit) });
}

function netText(slice: NetSlice, { currency, rules }: SliceContext): SliceText {
  const { acquired, disposed, withoutClaim, excess, credit, basis, loss } = slice;
  const money = moneyIn(currency);
  const left = /[1-9]/.test(withoutClaim)
    ? t('; {grouped} left without a claim', { grouped: grouped(withoutClaim) })
    : '';
  const limit = limitText(slice, rules, money);
  return {
    acquired: t('All {sharesText} bought with a claim carried {money}', {
      sharesText: sharesText(acquired),
      money: money(excess),
    }),
    disposed: t('sales of {grouped} gave back {money}{left}', {
      grouped: grouped(disposed),
      money: money(credit),
      left,
    }),
    result:
      basis === 'FLOOR'
        ? noLossOfNet(slice)
        : t('{isBasis, select, true {the loss{basis}} other {the rest}} = {money}', {
            isBasis: String(limit !== ''),
            basis: limit,
            money: money(loss),
          }),
  };
}

const sharesText = (quantity: string) =>
  t('{grouped} {isQuantity, select, true {share} other {shares}}', {
    grouped: grouped(quantity),
    isQuantity: String(quantity === '1'),
  });

const grouped = (quantity: string) => BigInt(quantity).toLocaleString('en');
