import type { ComparedClaimFragment, TransactionType } from '../../generated/graphql';
import { comparedTrades } from './compared-trades';

type Details = ComparedClaimFragment['submissionData']['tradeDetails'];

/** Trades written as 'BUY 2018-02-01 1000 6.12 6120'. */
const details = (...lines: string[]): Details => ({
  openingBalance: '0',
  closingBalance: '',
  tradeData: lines.map((line, index) => {
    const [transactionType, tradeDate = '', quantity = '', pricePerShare = '', totalAmount = ''] =
      line.split(' ');
    return {
      id: String(index),
      transactionType: transactionType as TransactionType,
      ...{ tradeDate, quantity, pricePerShare, totalAmount },
    };
  }),
});
const rowsOf = (first: Details, second: Details) =>
  comparedTrades(first, second).map(
    ({ of, transactionType, tradeDate, quantity, pricePerShare }) =>
      `${of} ${transactionType} ${tradeDate} ${quantity} ${pricePerShare}`,
  );

const buy = 'BUY 2018-02-01 1000 6.12 6120';

describe('the trades of two claims', () => {
  it('are matched when all five fields are equal, however the numbers are written (TRADE-5)', () => {
    expect(rowsOf(details(buy), details('BUY 2018-02-01 1000 6.1200 6120.00'))).toEqual([
      'both BUY 2018-02-01 1000 6.12',
    ]);
  });

  it.each([
    'SELL 2018-02-01 1000 6.12 6120',
    'BUY 2018-02-02 1000 6.12 6120',
    'BUY 2018-02-01 1001 6.12 6120',
    'BUY 2018-02-01 1000 6.120001 6120',
    'BUY 2018-02-01 1000 6.12 6120.01',
  ])('do not match when one field differs: %s (TRADE-5)', (other) => {
    const found = comparedTrades(details(buy), details(other));
    expect(found.map(({ of }) => of).sort()).toEqual(['first', 'second']);
  });

  it('the trades of two claims are matched one to one', () => {
    const found = comparedTrades(details(buy, buy, buy), details(buy));
    expect(found.map(({ of }) => of)).toEqual(['both', 'first', 'first']);
    expect(new Set(found.map(({ key }) => key)).size).toBe(3);
  });

  it('compared trades are listed newest first, nearly equal ones side by side, without OPEN (DOUBLEUP-6)', () => {
    const first = details('OPEN 2017-08-23 50 0 0', buy, 'SELL 2018-03-01 9 7 63');
    const second = details(
      'SELL 2018-03-01 10 7 70',
      'BUY 2018-02-01 1000 6.13 6130',
      'BUY 2017-09-01 1 2 2',
    );
    expect(rowsOf(first, second)).toEqual([
      'first SELL 2018-03-01 9 7',
      'second SELL 2018-03-01 10 7',
      'first BUY 2018-02-01 1000 6.12',
      'second BUY 2018-02-01 1000 6.13',
      'second BUY 2017-09-01 1 2',
    ]);
  });
});
