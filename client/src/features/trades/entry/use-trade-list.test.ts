import { MOST_ENTERED_TRADES, type TradeRow } from '@rules/trade-row.js';
import { act, renderHook } from '@testing-library/react';
import { useTradeList } from './use-trade-list';

it('brings all rows of the longest form back by one undo, at their places (TRADE-28, TRADE-34)', () => {
  const all = Array.from({ length: MOST_ENTERED_TRADES }, (_, at): TradeRow => ({
    ...{ key: `k${at}`, transactionType: 'BUY', tradeDate: '2018-02-01', quantity: String(at + 1) },
    ...{ pricePerShare: '2.5', totalAmount: '' },
  }));
  let rows: readonly TradeRow[] = all;
  const { result, rerender } = renderHook(() => useTradeList(rows, (next) => (rows = next)));
  const keys = new Set(all.map(({ key }) => key));
  act(() => result.current.remove(keys, '5,000 transactions were deleted.'));
  rerender();
  expect(rows).toEqual([]);
  expect(result.current.last).toEqual({ words: '5,000 transactions were deleted.', mayUndo: true });
  act(() => result.current.undo());
  expect(rows).toEqual(all);
});
