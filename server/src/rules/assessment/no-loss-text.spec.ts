import type { KeptTrade } from '../trade-warnings.js';
import { assessClaim } from './assess-claim.js';
import { METHODS, type AssessmentDocument, type Matching, type Method } from './assessment-document.js';
import { assessmentRules } from './assessment-rules.js';
import { sliceText } from './slice-text.js';
import type { LotSlice } from './slices.js';

/** Prices and amounts of a case, in whole dollars; `x` is what a share carried. */
interface Case {
  method: Method;
  bought: bigint;
  /** Undefined for shares that are held. */
  sold: bigint | undefined;
  held: bigint | undefined;
  average: bigint | undefined;
  cap: bigint | undefined;
  weight: '0' | '0.5' | '1';
  creditOnSale: boolean;
}

/** Inflation, true value and percentage of the bands of purchase and sale. */
const BOUGHT = { inflation: 2n, trueValue: 5n };
const SOLD = { inflation: 1n, trueValue: 3n };

function trades({ bought, sold }: Pick<Case, 'bought' | 'sold'>, type = 'SELL' as const): KeptTrade[] {
  const trade = { quantity: '10', totalAmount: '0' };
  const buy = { ...trade, id: '1', transactionType: 'BUY' as const, tradeDate: '2018-02-01' };
  const sell = { ...trade, id: '2', transactionType: type, tradeDate: '2018-11-05' };
  return [
    { ...buy, pricePerShare: String(bought) },
    ...(sold === undefined ? [] : [{ ...sell, pricePerShare: String(sold) }]),
  ];
}

function documentOf(given: Case, matching: Matching = 'FIFO'): AssessmentDocument {
  const { method, held, average, cap, weight, creditOnSale } = given;
  const band = ({ inflation, trueValue }: typeof BOUGHT) => ({
    inflation: String(inflation),
    trueValue: String(trueValue),
    percent: `0.${inflation}`,
  });
  return {
    openingDate: '2017-08-23',
    window: { from: '2017-08-24', to: '2018-10-31' },
    lastDay: '2018-11-12',
    method,
    matching,
    bands:
      method === 'NOMINAL'
        ? null
        : [
            { id: 'A', from: '2018-01-01', to: '2018-07-27', ...band(BOUGHT) },
            { id: 'B', from: '2018-08-30', to: '2018-11-12', ...band(SOLD) },
          ],
    heldPrice: held === undefined ? null : String(held),
    creditOnSale: method === 'TRUE_VALUE' ? creditOnSale : null,
    lookBack:
      average === undefined
        ? null
        : {
            from: '2018-11-01',
            to: '2018-11-12',
            mean: String(average),
            rolling: [{ date: '2018-11-01', average: String(average) }],
          },
    caps: { perShare: cap === undefined ? null : String(cap) },
    weights: weight === '1' ? [] : [{ from: '2018-01-01', to: '2018-12-31', weight }],
  };
}

const options = <Value>(...values: Value[]) => values;

function* cases(): Generator<Case> {
  for (const method of METHODS)
    for (const bought of options(4n, 6n))
      for (const sold of options(undefined, 2n, 4n, 9n))
        for (const held of options(undefined, 3n, 6n, 8n))
          for (const average of options(undefined, 1n, 4n, 7n))
            for (const cap of options(undefined, 0n, 1n))
              for (const weight of options('0' as const, '0.5' as const, '1' as const))
                for (const creditOnSale of method === 'TRUE_VALUE' ? [true, false] : [false]) {
                  if (method === 'NOMINAL' && held === undefined) continue;
                  yield { method, bought, sold, held, average, cap, weight, creditOnSale };
                }
}

/** What a share carried, in tenths of a dollar. */
function excess({ method, held }: Case, price: bigint, { inflation, trueValue }: typeof BOUGHT): bigint {
  if (method === 'NOMINAL') return 10n * (price - held!);
  if (method === 'PERCENT_INFLATION') return price * inflation;
  if (method === 'TRUE_VALUE') return price > trueValue ? 10n * (price - trueValue) : 0n;
  return 10n * inflation;
}

/** Whether a reason is true of a case; undefined for an unknown reason. */
function isTrue(result: string, given: Case): boolean | undefined {
  const { method, bought, sold, held, average, cap, weight, creditOnSale } = given;
  const carried = excess(given, bought, BOUGHT);
  const gaveBack =
    sold === undefined || (method === 'TRUE_VALUE' && !creditOnSale) ? 0n : excess(given, sold, SOLD);
  const isCapped = method === 'INFLATION_DIFF_PRICE_CAP' || method === 'NOMINAL';
  const reasons: [RegExp, () => boolean][] = [
    [/^no loss, because they were not priced above their worth/, () => carried === 0n],
    [/recovered in full$/, () => sold !== undefined && carried > 0n && carried <= gaveBack],
    [/sold for no less than they were bought for$/, () => isCapped && sold !== undefined && bought <= sold],
    [
      /no more than \$\d\.00, what a share still held is worth$/,
      () => isCapped && sold === undefined && bought <= held! && result.includes(`$${held}.00`),
    ],
    [
      /no more than \$\d\.00, the average price after the disclosure$/,
      () => bought <= average! && result.includes(`$${average}.00`),
    ],
    [/^no loss, because the rules limit the loss of a share to \$0\.00$/, () => cap === 0n],
    [/^no loss, because of a weight of 0: \$/, () => weight === '0'],
    [/^\$.+ = \$/, () => carried > gaveBack && weight !== '0'],
  ];
  return reasons.find(([pattern]) => pattern.test(result))?.[1]();
}

/** Whether what a sentence says of the limit is the amount that it names. */
function isLimit(result: string, { bought, sold, held, average, cap }: Case): boolean {
  const is = (expected: bigint) => result.includes(`$${expected}.00 a share`);
  if (result.includes(', which is what the price fell by')) return is(bought - sold!);
  if (result.includes(', which is what they cost above')) return sold === undefined && is(bought - held!);
  if (result.includes(', limited by the average price')) return is(bought - average!);
  return !result.includes(', the most that a share can lose') || is(cap!);
}

function textOf(given: Case, matching?: Matching, type?: 'SELL'): { result: string; slice: LotSlice } {
  const rows = trades(given, type);
  const rules = documentOf(given, matching);
  const claim = { openingBalance: '0', trades: rows };
  const slice = assessClaim(claim, assessmentRules(rules)).slices[0] as LotSlice;
  const context = { rules, currency: 'AUD', trades: new Map(rows.map((row) => [row.id, row])) };
  return { result: sliceText(slice, context).result, slice };
}

describe('the reason of a slice (NOTICE-13)', () => {
  it('is true under every method, with every limit, of shares that were sold and that are held', () => {
    const untrue: string[] = [];
    for (const given of cases()) {
      const { result, slice } = textOf(given);
      const saysNone = result.startsWith('no loss');
      if (isTrue(result, given) === true && saysNone === (slice.loss === '0') && isLimit(result, given))
        continue;
      const shown = Object.entries(given).map(([key, value]) => `${key} ${String(value)}`);
      untrue.push(`${shown.join(', ')}: ${result} (${slice.basis}, ${slice.perShare})`);
    }
    expect(untrue.slice(0, 10)).toEqual([]);
  });

  const capped: Case = {
    method: 'INFLATION_DIFF_PRICE_CAP',
    bought: 4n,
    sold: undefined,
    held: 5n,
    average: undefined,
    cap: undefined,
    weight: '1',
    creditOnSale: false,
  };

  it.each<[string, Partial<Case>, string]>([
    [
      'held shares below the price of the cap',
      {},
      'no loss, because they cost no more than $5.00, what a share still held is worth',
    ],
    [
      'shares sold above their price under a price cap',
      { sold: 9n },
      'no loss, because they were sold for no less than they were bought for',
    ],
    [
      'held shares that cost less than the average',
      { held: undefined, average: 7n },
      'no loss, because they cost no more than $7.00, the average price after the disclosure',
    ],
    [
      'held shares of nominal value',
      { method: 'NOMINAL' },
      'no loss, because they cost no more than $5.00, what a share still held is worth',
    ],
    [
      'a purchase below its true value',
      { method: 'TRUE_VALUE' },
      'no loss, because they were not priced above their worth when they were acquired',
    ],
    [
      'a weight of 0',
      { held: 3n, weight: '0' },
      'no loss, because of a weight of 0: $1.00 a share, which is what they cost above $3.00',
    ],
  ])('%s', (_, changed, expected) => {
    expect(textOf({ ...capped, ...changed }).result).toBe(expected);
  });

  it.each<[string, Matching, Partial<Case>, string]>([
    [
      'a pool of held shares below the price of the cap',
      'AVERAGE',
      {},
      'no loss, because the limits by the price leave nothing; they take $20.00 of the $20.00 that it carried',
    ],
    [
      'a pool that was sold above its price',
      'AVERAGE',
      { sold: 9n },
      'no loss, because the limits by the price leave nothing; they take $20.00 of the $20.00 that it carried, less $10.00 that the sale gave back',
    ],
    [
      'a pool below the average',
      'AVERAGE',
      { method: 'INFLATION_DIFF', average: 7n },
      'no loss, because the limits by the price leave nothing; they take $20.00 of the $20.00 that it carried',
    ],
    [
      'a pool with two limits by price',
      'AVERAGE',
      { average: 7n },
      'no loss, because the limits by the price leave nothing; they take $20.00 of the $20.00 that it carried',
    ],
    [
      'a pool of nominal value',
      'AVERAGE',
      { method: 'NOMINAL', bought: 6n, sold: 9n },
      'no loss, because nothing is left; they take $10.00 of the $10.00 that it carried, less $40.00 that the sale gave back',
    ],
    [
      'a pool that was sold below what a held share is worth',
      'AVERAGE',
      { method: 'NOMINAL', bought: 4n, sold: 2n },
      'they take -$10.00 of the -$10.00 that it carried, plus $30.00 that the sale lacked = $20.00',
    ],
    ['sums below 0', 'NET', { method: 'NOMINAL', sold: 6n }, 'no loss, because nothing is left'],
    [
      'sums that the price limits',
      'NET',
      { sold: 9n },
      'no loss, because the sales and what a share still held is worth cover what they cost',
    ],
  ])('%s', (_, matching, changed, expected) => {
    expect(textOf({ ...capped, ...changed }, matching).result).toBe(expected);
  });
});
