import type { KeptTrade } from '../trade-warnings.js';
import { assessClaim } from './assess-claim.js';
import type { AssessmentDocument } from './assessment-document.js';
import { assessmentRules } from './assessment-rules.js';
import { sliceSentence } from './slice-text.js';

const trade = (
  id: string,
  transactionType: KeptTrade['transactionType'],
  tradeDate: string,
  quantity: string,
  pricePerShare: string,
): KeptTrade => ({ id, transactionType, tradeDate, quantity, pricePerShare, totalAmount: '0' });

const RULES: AssessmentDocument = {
  openingDate: '2017-08-23',
  window: { from: '2017-08-24', to: '2018-11-12' },
  lastDay: '2018-11-12',
  method: 'INFLATION_DIFF',
  matching: 'FIFO',
  bands: [
    { id: 'A', from: '2017-08-24', to: '2018-07-27', inflation: '0.85' },
    { id: 'B', from: '2018-08-30', to: '2018-11-12', inflation: '0.3' },
  ],
};

/** The sentences about a claim by these rules. */
function sentences(
  changed: Partial<AssessmentDocument>,
  trades: KeptTrade[],
  openingBalance = '0',
  accepted: ('BALANCE_NEGATIVE' | 'OPENING_NEGATIVE')[] = [],
): string[] {
  const rules = { ...RULES, ...changed };
  const { slices } = assessClaim({ openingBalance, accepted, trades }, assessmentRules(rules));
  const context = { rules, currency: 'AUD', trades: new Map(trades.map((one) => [one.id, one])) };
  return slices.map((slice) => sliceSentence(slice, context));
}

describe('a slice in words (NOTICE-13)', () => {
  it('explains purchases that were sold and that are held', () => {
    expect(
      sentences({}, [
        trade('1', 'BUY', '2018-02-01', '1500', '4.5'),
        trade('2', 'SELL', '2018-09-03', '500', '3.10'),
      ]),
    ).toEqual([
      '500 shares bought on 01-Feb-2018 at $4.50, sold on 03-Sep-2018 at $3.10: $0.55 a share = $275.00.',
      '1,000 shares bought on 01-Feb-2018 at $4.50, held at the close of 12-Nov-2018: $0.85 a share = $850.00.',
    ]);
  });

  it.each<[string, Partial<AssessmentDocument>, KeptTrade[], string, string]>([
    [
      'the opening balance',
      {},
      [],
      '1',
      '1 share of the opening balance, held at the close of 12-Nov-2018: no claim, because they were bought before the period of the claim.',
    ],
    [
      'a transfer in',
      {},
      [trade('1', 'TRANSFER_IN', '2018-02-01', '10', '4')],
      '0',
      '10 shares transferred in on 01-Feb-2018 at $4.00, held at the close of 12-Nov-2018: no claim, because shares that were transferred in carry none.',
    ],
    [
      'a purchase without a price',
      {},
      [trade('1', 'BUY', '2018-02-01', '10', '0')],
      '0',
      '10 shares bought on 01-Feb-2018, without a price, held at the close of 12-Nov-2018: no claim, because the purchase has no price.',
    ],
    [
      'a purchase outside the window',
      { window: { from: '2017-08-24', to: '2018-01-31' } },
      [trade('1', 'BUY', '2018-02-01', '10', '4')],
      '0',
      '10 shares bought on 01-Feb-2018 at $4.00, held at the close of 12-Nov-2018: no claim, because they were acquired outside the period of the claim.',
    ],
    [
      'a day without a band',
      {},
      [trade('1', 'BUY', '2018-08-01', '10', '4')],
      '0',
      '10 shares bought on 01-Aug-2018 at $4.00, held at the close of 12-Nov-2018: no loss, because they were not priced above their worth when they were acquired.',
    ],
    [
      'a transfer out',
      {},
      [trade('1', 'BUY', '2018-02-01', '10', '4'), trade('2', 'TRANSFER_OUT', '2018-09-03', '10', '3')],
      '0',
      '10 shares bought on 01-Feb-2018 at $4.00, transferred out on 03-Sep-2018 at $3.00: no loss, because a transfer out realises none.',
    ],
    [
      'a sale without a price',
      {},
      [trade('1', 'BUY', '2018-02-01', '10', '4'), trade('2', 'SELL', '2018-09-03', '10', '0')],
      '0',
      '10 shares bought on 01-Feb-2018 at $4.00, sold on 03-Sep-2018, without a price: no loss, because the sale has no price.',
    ],
    [
      'a sale with as much inflation as the purchase',
      {},
      [trade('1', 'BUY', '2018-08-31', '10', '4'), trade('2', 'SELL', '2018-09-03', '10', '3')],
      '0',
      '10 shares bought on 31-Aug-2018 at $4.00, sold on 03-Sep-2018 at $3.00: no loss, because what was paid above their worth was recovered in full.',
    ],
    [
      'a weight',
      { weights: [{ from: '2018-01-01', to: '2018-12-31', weight: '0.8' }] },
      [trade('1', 'BUY', '2018-02-01', '10', '4')],
      '0',
      '10 shares bought on 01-Feb-2018 at $4.00, held at the close of 12-Nov-2018: $0.85 a share × 0.8 = $6.80.',
    ],
    [
      'a cap for each share',
      { caps: { perShare: '0.5' } },
      [trade('1', 'BUY', '2018-02-01', '3', '4')],
      '0',
      '3 shares bought on 01-Feb-2018 at $4.00, held at the close of 12-Nov-2018: $0.50 a share, the most that a share can lose = $1.50.',
    ],
    [
      'the fall of the price',
      { method: 'INFLATION_DIFF_PRICE_CAP', heldPrice: '3.75' },
      [trade('1', 'BUY', '2018-02-01', '3', '4')],
      '0',
      '3 shares bought on 01-Feb-2018 at $4.00, held at the close of 12-Nov-2018: $0.25 a share, which is what they cost above $3.75 = $0.75.',
    ],
  ])('names the reason: %s', (_, changed, trades, opening, sentence) => {
    expect(sentences(changed, trades, opening)).toEqual([sentence]);
  });

  it('explains shares that were sold before they were bought', () => {
    expect(
      sentences(
        {},
        [trade('1', 'SELL', '2018-02-01', '10', '4'), trade('2', 'BUY', '2018-02-02', '10', '4')],
        '0',
        ['BALANCE_NEGATIVE'],
      ),
    ).toEqual([
      '10 shares that were not held, sold on 01-Feb-2018 at $4.00: no claim, because no shares were there to match.',
      '10 shares bought on 02-Feb-2018 at $4.00, which replaced shares that had left before: no claim, because they only replaced those shares.',
    ]);
  });

  it('explains a pool', () => {
    expect(
      sentences({ matching: 'AVERAGE' }, [
        trade('1', 'BUY', '2018-02-01', '100', '4'),
        trade('2', 'SELL', '2018-09-03', '50', '3'),
      ]),
    ).toEqual([
      '50 shares of a pool of 100, sold on 03-Sep-2018 at $3.00: they take $42.50 of the $85.00 that it carried, less $15.00 that the sale gave back = $27.50.',
      '50 shares of a pool of 50, held at the close of 12-Nov-2018: they take $42.50 of the $42.50 that it carried = $42.50.',
    ]);
  });

  it('explains purchases against sales', () => {
    expect(
      sentences({ matching: 'NET' }, [
        trade('1', 'BUY', '2018-02-01', '100', '4'),
        trade('2', 'SELL', '2018-09-03', '50', '3'),
      ]),
    ).toEqual([
      'All 100 shares bought with a claim carried $85.00, sales of 50 gave back $15.00: the rest = $70.00.',
    ]);
  });
});
