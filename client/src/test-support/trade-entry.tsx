import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { checkTradeRows, type TradeErrors, type TradeRow } from '@rules/trade-row.js';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useState } from 'react';
import { system } from '../components/theme/system';
import { apiClient } from '../domain/api/api-client';
import { TradeEntry } from '../features/trades/entry/trade-entry';

export const period = {
  openingBalanceDate: '2017-08-23',
  tradePeriodStart: '2017-08-24',
  tradePeriodEnd: '2018-11-12',
};

/** A purchase. */
export const aRow = (overrides: Partial<TradeRow> = {}): TradeRow => ({
  key: 'k1',
  transactionType: 'BUY',
  tradeDate: '2018-02-01',
  quantity: '100',
  pricePerShare: '2.50',
  totalAmount: '250.00',
  ...overrides,
});

interface Options {
  rows?: TradeRow[];
  openingBalance?: string;
  mayEdit?: boolean;
  errors?: Record<number, TradeErrors>;
}

/** Renders the table; returns the user, the trades that would be sent, and the rows as lines. */
export function openEntry({ rows = [], openingBalance = '0', mayEdit = true, errors }: Options = {}) {
  const kept: { rows: TradeRow[] } = { rows };
  function Owner() {
    const [trades, setTrades] = useState(rows);
    const change = (next: TradeRow[]) => {
      kept.rows = next;
      setTrades(next);
    };
    return (
      <TradeEntry
        rows={trades}
        onChange={change}
        openingBalance={openingBalance}
        period={period}
        shareName="Corvane Engineering Limited (CVE)"
        mayEdit={mayEdit}
        errors={errors}
      />
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Owner /> }]);
  render(
    <ChakraProvider value={system}>
      <ApolloProvider client={apiClient}>
        <RouterProvider router={router} useTransitions={false} />
      </ApolloProvider>
    </ChakraProvider>,
  );
  return {
    user: userEvent.setup(),
    sent: () => checkTradeRows(kept.rows).trades,
    lines: () =>
      kept.rows.map(({ transactionType, tradeDate, quantity, pricePerShare, totalAmount }) =>
        [transactionType, tradeDate, quantity, pricePerShare, totalAmount].join(' '),
      ),
  };
}

const gridRow = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')!;
/** A cell of the row with this name. */
export const cell = (row: string, at: number) => within(gridRow(row)).getAllByRole('gridcell')[at]!;

/** Pastes a text. */
export const paste = (text: string, target: Element = document.activeElement!) =>
  fireEvent.paste(target, { clipboardData: { getData: () => text } });

/** Thirty trades, newest first as stored; every third is a sale. The quantity is the row's number. */
export const thirty = () =>
  Array.from({ length: 30 }, (_, at) =>
    aRow({
      key: `k${at}`,
      id: `k${at}`,
      transactionType: at % 3 === 2 ? 'SELL' : 'BUY',
      tradeDate: `2018-02-${String(28 - Math.floor(at / 2)).padStart(2, '0')}`,
      quantity: String(at + 1),
      pricePerShare: '1',
      totalAmount: String(at + 1),
    }),
  );
/** The names of the rows that are shown. */
export const rowNames = () =>
  screen
    .getAllByRole('rowheader')
    .map((header) => header.getAttribute('aria-label'))
    .filter((name) => name?.startsWith('Row '));
