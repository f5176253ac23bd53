import fc from 'fast-check';
import {
  MATCHINGS,
  METHODS,
  SAME_DAY,
  type AssessmentDocument,
  type Band,
  type LookBack,
  type Weight,
} from '../server/src/rules/assessment/assessment-document.js';
import type { AssessedClaim } from '../server/src/rules/assessment/claim-ledger.js';
import type { KeptTrade } from '../server/src/rules/trade-warnings.js';
import { shuffled } from './shuffled.js';

const OPENING = '2021-02-26';
const WINDOW = { from: '2021-03-01', to: '2021-12-17' };
const LOOK_BACK_ENDS = '2022-03-17';

/** A day in these months; only a few days, so that trades share them. */
const tradeDay = fc
  .tuple(fc.integer({ min: 2, max: 15 }), fc.constantFrom(1, 2, 3, 17, 18, 26, 28))
  .map(([month, day]) => {
    const date = new Date(Date.UTC(2021, month - 1, day));
    return date.toISOString().slice(0, 10);
  });

/** An amount of money with the given number of decimals, as text. */
const money = (most: number, places = 2) =>
  fc
    .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: 10 ** places - 1 }))
    .map(([whole, decimals]) => `${whole}.${String(decimals).padStart(places, '0')}`);

const bandEdges = fc.uniqueArray(fc.constantFrom('2021-04-10', '2021-06-30', '2021-08-31', '2021-11-02'), {
  maxLength: 3,
});

function bandsOf(edges: readonly string[], values: readonly [string, string, string][]): Band[] {
  const ends = [...[...edges].sort(), WINDOW.to];
  return ends.map((to, at) => {
    const [inflation, percent, trueValue] = values[at]!;
    const from = at === 0 ? WINDOW.from : nextDay(ends[at - 1]!);
    return { id: `band ${at}`, from, to, inflation, percent, trueValue };
  });
}

function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

const lookBack: fc.Arbitrary<LookBack> = fc
  .tuple(
    money(9),
    fc.option(fc.array(money(9), { minLength: 1, maxLength: 3 }), { nil: undefined }),
    // The disclosure of one band may come before the window ends.
    fc.constantFrom('2021-12-20', '2021-10-01'),
  )
  .map(([mean, averages, from]) => ({
    from,
    to: LOOK_BACK_ENDS,
    mean,
    rolling: averages?.map((average, at) => ({
      date: [from, '2022-01-10', '2022-02-18'][at]!,
      average,
    })),
  }));

const weights: fc.Arbitrary<Weight[]> = fc.tuple(money(1, 6), money(1, 3)).map(([early, late]) => [
  { from: '2021-03-01', to: '2021-05-31', weight: early },
  { from: '2021-06-01', to: '2021-09-30', weight: late },
]);

/** Rules with every method and matching, and all options that can be combined. */
export const documents: fc.Arbitrary<AssessmentDocument> = fc
  .record({
    method: fc.constantFrom(...METHODS),
    matching: fc.constantFrom(...MATCHINGS),
    sameDay: fc.constantFrom(...SAME_DAY),
    edges: bandEdges,
    values: fc.array(fc.tuple(money(3), money(0, 2), money(9)), { minLength: 4, maxLength: 4 }),
    heldPrice: fc.option(money(9), { nil: undefined, freq: 2 }),
    needed: money(9),
    creditOnSale: fc.boolean(),
    lookBack: fc.option(lookBack, { nil: undefined }),
    overallCap: fc.option(fc.record({ holdingPrice: money(4) }), { nil: undefined, freq: 1 }),
    weights: fc.option(weights, { nil: undefined }),
    perShare: fc.option(money(2), { nil: undefined }),
    perClaim: fc.option(money(5_000), { nil: undefined }),
    transfersIn: fc.constantFrom('NO_CLAIM' as const, 'AS_ACQUISITION' as const),
    transfersOut: fc.constantFrom('NO_CLAIM' as const, 'AS_DISPOSAL' as const),
    rounding: fc.constantFrom('HALF_UP' as const, 'DOWN' as const),
  })
  .map(({ edges, values, needed, perShare, perClaim, creditOnSale, ...given }) => {
    const keepsLots = given.matching !== 'NET';
    const needsHeldPrice =
      given.method === 'NOMINAL' ||
      (given.method === 'INFLATION_DIFF_PRICE_CAP' && !(keepsLots && given.lookBack));
    return {
      ...given,
      heldPrice: given.heldPrice ?? (needsHeldPrice ? needed : undefined),
      openingDate: OPENING,
      window: WINDOW,
      lastDay: keepsLots && given.lookBack ? LOOK_BACK_ENDS : WINDOW.to,
      bands: given.method === 'NOMINAL' ? undefined : bandsOf(edges, values),
      creditOnSale: given.method === 'TRUE_VALUE' ? creditOnSale : undefined,
      lookBack: keepsLots ? given.lookBack : undefined,
      weights: given.matching === 'FIFO' || given.matching === 'LIFO' ? given.weights : undefined,
      caps: { perShare: keepsLots ? perShare : undefined, perClaim },
    };
  });

const trade = fc.record({
  transactionType: fc.constantFrom<KeptTrade['transactionType']>(
    'BUY',
    'BUY',
    'BUY',
    'SELL',
    'SELL',
    'TRANSFER_IN',
    'TRANSFER_OUT',
    'TRANSFER',
    'OPEN',
  ),
  tradeDate: tradeDay,
  quantity: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 5_000 })).map(String),
  pricePerShare: fc.oneof(money(9), money(9, 6), fc.constant('0')),
  totalAmount: money(9_000),
});

/** Claims with trades of every kind; for most of them an administrator has accepted the findings. */
export const claims: fc.Arbitrary<AssessedClaim> = fc
  .record({
    openingBalance: fc.oneof(
      fc.integer({ min: -50, max: 300 }).map(String),
      fc.constantFrom('NONE', '', 'about 500', '12.7', '0', '-0.5'),
    ),
    trades: fc.array(trade, { maxLength: 14, size: 'max' }),
    isAccepted: fc.integer({ min: 0, max: 9 }).map((chance) => chance > 0),
  })
  .map(({ openingBalance, trades, isAccepted }) => ({
    openingBalance,
    trades: trades.map((row, at) => ({ ...row, id: String(at + 1) })),
    accepted: isAccepted
      ? (['OPENING_NEGATIVE', 'BALANCE_NEGATIVE', 'DIRECTION_UNKNOWN'] as const)
      : undefined,
  }));

/** An equal claim of somebody else: its trades have other ids, which sort otherwise, and stand in another order. */
export function sameUnderOtherIds(claim: AssessedClaim, seed: number): AssessedClaim {
  const trades = shuffled(claim.trades, seed).map((row, at) => ({ ...row, id: `other ${9_999 - at}` }));
  return { ...claim, trades };
}
