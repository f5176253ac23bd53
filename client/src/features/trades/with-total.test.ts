import type { TradeTexts } from '@rules/trade-row.js';
import { withTotal } from './with-total';

const trade = (quantity: string, pricePerShare: string, totalAmount: string): TradeTexts => ({
  transactionType: 'BUY',
  tradeDate: '2018-02-01',
  quantity,
  pricePerShare,
  totalAmount,
});

describe('the total of a changed trade', () => {
  it.each<[string, TradeTexts, TradeTexts, string]>([
    ['is calculated when it is empty', trade('100', '', ''), trade('100', '2.5', ''), '250.00'],
    ['waits for the price', trade('', '', ''), trade('100', '', ''), ''],
    [
      'is recalculated when it was calculated',
      trade('100', '2.5', '250.00'),
      trade('200', '2.5', '250.00'),
      '500.00',
    ],
    [
      'is removed with the quantity from which it was calculated',
      trade('100', '2.5', '250.00'),
      trade('', '2.5', '250.00'),
      '',
    ],
    ['is kept when it was typed', trade('100', '2.5', '270'), trade('200', '2.5', '270'), '270'],
    ['may be typed', trade('100', '2.5', '250.00'), trade('100', '2.5', '251'), '251'],
    ['may be emptied', trade('100', '2.5', '250.00'), trade('100', '2.5', ''), ''],
  ])('the total of a changed trade %s', (_name, before, after, expected) =>
    expect(withTotal(before, after).totalAmount).toBe(expected),
  );
});
