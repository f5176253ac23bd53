import { tradeHolding } from './trade-holding.js';
import type { KeptTrade } from './trade-warnings.js';

const period = {
  openingBalanceDate: '2017-08-23',
  tradePeriodStart: '2017-08-24',
  tradePeriodEnd: '2017-11-12',
};

const aTrade = (
  transactionType: KeptTrade['transactionType'],
  tradeDate: string,
  quantity: string,
): KeptTrade => ({
  id: `${transactionType}${tradeDate}`,
  transactionType,
  tradeDate,
  quantity,
  pricePerShare: '1',
  totalAmount: quantity,
});

describe('the holding of a claim', () => {
  const trades = [
    aTrade('SELL', '2017-12-01', '5'),
    aTrade('SELL', '2017-10-31', '40'),
    aTrade('BUY', '2017-10-02', '100'),
    aTrade('TRANSFER_IN', '2017-09-30', '10'),
    aTrade('TRANSFER_OUT', '2017-09-30', '3'),
    aTrade('BUY', '2017-08-23', '7'),
    aTrade('OPEN', '2017-08-23', '50'),
  ];

  it('adds up from the opening to the closing balance (TRADE-23)', () => {
    const { opening, bought, sold, transferredIn, transferredOut, closing } = tradeHolding(
      trades,
      '50',
      period,
    );
    expect({ opening, bought, sold, transferredIn, transferredOut, closing }).toEqual({
      opening: 50n,
      bought: 100n,
      sold: 45n,
      transferredIn: 10n,
      transferredOut: 3n,
      closing: 112n,
    });
    expect(opening + bought - sold + transferredIn - transferredOut).toBe(closing);
  });

  it('says how many trades the opening balance has already (TRADE-33)', () => {
    expect(tradeHolding(trades, '50', period).inOpening).toBe(1);
  });

  it('is given for the opening day, the end of each month and the end of the period', () => {
    expect(tradeHolding(trades, '50', period).overTime).toEqual([
      { day: '2017-08-23', shares: 50n },
      { day: '2017-08-31', shares: 50n },
      { day: '2017-09-30', shares: 57n },
      { day: '2017-10-31', shares: 117n },
      { day: '2017-11-12', shares: 117n },
    ]);
  });

  it('is unknown after a trade without a direction', () => {
    const { closing, overTime } = tradeHolding(
      [...trades, aTrade('TRANSFER', '2017-09-15', '1')],
      'NONE',
      period,
    );
    expect(closing).toBeUndefined();
    expect(overTime.map(({ shares }) => shares)).toEqual([0n, 0n, undefined, undefined, undefined]);
  });

  it('of a long period is given for at most 25 days', () => {
    const { overTime } = tradeHolding([], '5', { ...period, tradePeriodEnd: '2027-08-23' });
    expect(overTime.length).toBeLessThanOrEqual(25);
    expect(overTime.at(-1)).toEqual({ day: '2027-08-23', shares: 5n });
  });
});
