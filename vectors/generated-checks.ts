import fc from 'fast-check';
import type { AssessmentDocument, Band } from '../server/src/rules/assessment/assessment-document.js';
import type { AssessedClaim } from '../server/src/rules/assessment/claim-ledger.js';
import { claims, documents } from './generated-schemes.js';

const CODES = [
  'OPENING_UNREADABLE',
  'OPENING_NEGATIVE',
  'BALANCE_NEGATIVE',
  'CLOSING_DIFFERS',
  'DIRECTION_UNKNOWN',
  'TRADING_HALT',
  'NOT_A_TRADING_DAY',
  'OUTSIDE_WINDOW',
  'PRICE_OUTSIDE_DAY',
  'CROSSED',
  'SETTLEMENT_DATE',
  'TOTAL_DIFFERS',
  'DUPLICATE_ROW',
  'NO_PRICE',
  'NO_TRADES',
  'BEFORE_OPENING',
  'AFTER_LAST_DAY',
] as const;

/** The lowest and highest price of a day, as texts. */
export interface DayRange {
  date: string;
  low: string;
  high: string;
}

const splitPrice = fc.constantFrom('0.01', '4.50', '5', '7.250001');

const cents = fc.integer({ min: 0, max: 9_999 });
const range = fc.tuple(cents, cents).map(([one, other]) => ({
  low: inMoney(Math.min(one, other)),
  high: inMoney(Math.max(one, other)),
}));

function inMoney(amount: number): string {
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}

/** Days of the generated trades, and the trading days before some of them. */
const marketDay = fc.constantFrom(
  '2021-02-26',
  '2021-03-01',
  '2021-03-02',
  '2021-03-26',
  '2021-04-01',
  '2021-06-15',
  '2021-06-16',
  '2021-06-17',
  '2021-06-18',
  '2021-11-26',
  '2021-12-01',
  '2021-12-17',
);

/** The lowest and highest prices of some days. */
export const markets: fc.Arbitrary<DayRange[]> = fc
  .uniqueArray(marketDay, { maxLength: 8 })
  .chain((dates) => fc.tuple(...dates.map((date) => range.map((prices) => ({ date, ...prices })))));

const severity = fc.constantFrom('ERROR', 'ERROR', 'WARNING', 'HINT');
const severities = fc.dictionary(fc.constantFrom(...CODES), severity, { maxKeys: 12, noNullPrototype: true });

const checks = fc.record(
  {
    weekends: fc.boolean(),
    holidays: fc.uniqueArray(marketDay, { maxLength: 4 }),
    halts: fc.constantFrom(
      [],
      [{ from: '2021-03-26', to: '2021-03-28' }],
      [
        { from: '2021-06-17', to: '2021-06-18' },
        { from: '2021-09-01', to: '2021-09-01' },
      ],
    ),
    priceRange: range,
    priceTolerancePercent: fc.constantFrom('0', '1', '12.5', '0.000001'),
    settlementDays: fc.integer({ min: 0, max: 12 }),
    totalTolerance: fc.record({
      percent: fc.constantFrom('0', '3', '99.5'),
      amount: fc.constantFrom('0', '50', '4000.25'),
    }),
    severity: severities,
  },
  { requiredKeys: [] },
);

/** Splits every band at a price, as on a day with news during trading. */
function splitByPrice(bands: readonly Band[], at: string): Band[] {
  return bands.flatMap((band) => [
    { ...band, id: `${band.id} above`, priceAtLeast: at },
    { ...band, id: `${band.id} below`, priceBelow: at, inflation: '0.07', percent: '0.01', trueValue: '1.5' },
  ]);
}

/** Rules with checks of every severity, and with bands that are split by price. */
export const checkedDocuments: fc.Arbitrary<AssessmentDocument> = fc
  .tuple(documents, checks, fc.option(splitPrice, { nil: undefined }))
  .map(([document, given, splitAt]) => ({
    ...document,
    checks: given,
    bands: document.bands && splitAt ? splitByPrice(document.bands, splitAt) : document.bands,
  }));

/** Balances as users type them: with decimals, thousands separators, signs or words. */
const oddBalances = fc.constantFrom(
  ...['0', '100', '100.0', '100.5', '1.000', '1.0000', '0.125', '1,000', '1,000,000', '1.000.000'],
  ...['+5', '-5', '-0.5', '.5', '5.', '- 5', '1e3', 'NONE', 'none', 'about 500', '\u00a0100 ', '٣'],
);

/** Claims with a possibly inconsistent ledger, some with more shares than a number can represent. */
export const checkedClaims: fc.Arbitrary<AssessedClaim> = fc
  .record({
    claim: claims,
    openingBalance: fc.oneof(
      { weight: 4, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: oddBalances },
    ),
    closingBalance: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(undefined, null, '', ' ') },
      { weight: 1, arbitrary: oddBalances },
      { weight: 1, arbitrary: fc.integer({ min: -500, max: 5_000 }).map(String) },
    ),
    notAccepted: fc.option(fc.subarray([...CODES], { maxLength: 3 }), { nil: undefined }),
    twice: fc.boolean(),
    factor: fc.constantFrom(1n, 1n, 1n, 9_007_199_254_740_993n),
  })
  .map(({ claim, openingBalance, closingBalance, notAccepted, twice, factor }) => {
    const trades = claim.trades.map((row) => ({ ...row, quantity: String(BigInt(row.quantity) * factor) }));
    const [first] = trades;
    return {
      ...claim,
      openingBalance: openingBalance ?? claim.openingBalance,
      closingBalance,
      accepted: notAccepted && CODES.filter((code) => !notAccepted.includes(code)),
      trades: twice && first ? [...trades, { ...first, id: '0', totalAmount: '1.00' }] : trades,
    };
  });
