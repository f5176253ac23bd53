import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { TradeRow } from '@rules/trade-row.js';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { system } from '../../components/theme/system';
import { apiClient } from '../../domain/api/api-client';
import { aSubmission, aTrade, claimPage, scheme } from '../../test-support/answers';
import { ledgerRules } from '../../test-support/ledger-rules';
import { answerGraphql, forgetPerson, openApp, signedInAs } from '../../test-support/open-app';
import { TradeEntry } from './entry/trade-entry';

const period = {
  openingBalanceDate: '2017-08-23',
  tradePeriodStart: '2017-08-24',
  tradePeriodEnd: '2018-11-12',
};
const row = (key: string, changed: Partial<TradeRow> = {}): TradeRow => ({
  key,
  transactionType: 'BUY',
  tradeDate: '2018-10-05',
  quantity: '100',
  pricePerShare: '2.25',
  totalAmount: '225.00',
  ...changed,
});

function Owner({ rows: given }: { rows: TradeRow[] }) {
  const [rows, setRows] = useState(given);
  return (
    <TradeEntry
      rows={rows}
      onChange={setRows}
      openingBalance="0"
      period={period}
      shareName="Corvane Engineering Limited (CVE)"
      mayEdit
    />
  );
}

async function openEntry(rows: TradeRow[]) {
  answerGraphql(ledgerRules);
  await apiClient.clearStore();
  render(
    <ChakraProvider value={system}>
      <ApolloProvider client={apiClient}>
        <RouterProvider
          router={createMemoryRouter([{ path: '*', element: <Owner rows={rows} /> }])}
          useTransitions={false}
        />
      </ApolloProvider>
    </ChakraProvider>,
  );
}

describe('the findings of the rules while trades are typed', () => {
  afterEach(cleanup);

  it('are listed with the row and how to fix them, and go when they are fixed (LEDGER-7, LEDGER-8)', async () => {
    await openEntry([
      row('a', { tradeDate: '2018-05-07' }),
      row('b', { pricePerShare: '9', totalAmount: '900' }),
    ]);
    expect(await screen.findByText('2 values are unusual')).toBeVisible();
    expect(
      screen.getByText(/is a day on which trading was halted\. Enter the day that the contract note/),
    ).toBeVisible();
    expect(screen.getByText(/is outside the prices of that day, 2 to 2\.5\./)).toBeVisible();
    const date = within(screen.getByRole('rowheader', { name: 'Row 1' }).closest('tr')!).getAllByRole(
      'gridcell',
    )[1]!;
    await userEvent.dblClick(date);
    const editor = screen.getByRole('textbox');
    await userEvent.clear(editor);
    await userEvent.type(editor, '05/10/2018{Enter}');
    expect(await screen.findByText('1 value is unusual')).toBeVisible();
    expect(screen.queryByText(/trading was halted/)).not.toBeInTheDocument();
  });

  it('are said in the dialog of a trade too (LEDGER-8)', async () => {
    await openEntry([]);
    await userEvent.click(screen.getByRole('button', { name: 'Add Row' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Trade Details' }));
    await userEvent.selectOptions(dialog.getByLabelText('Transaction Type'), 'BUY');
    await userEvent.type(dialog.getByLabelText('Trade Date'), '06/05/2018');
    await userEvent.type(dialog.getByLabelText('Quantity'), '100');
    await userEvent.type(dialog.getByLabelText(/^Price per share/i), '2.25');
    await userEvent.tab();
    expect(
      await dialog.findByText(
        /^Trade Date is a day on which trading was halted.*You can keep it if it is correct\.$/,
      ),
    ).toBeVisible();
  });
});

describe('the findings of the rules in the claim', () => {
  afterEach(forgetPerson);

  it('mark the values of its transactions (LEDGER-7)', async () => {
    openApp('/settlement-scheme/view/s1', {
      ...scheme,
      ...claimPage,
      ...ledgerRules,
      ...signedInAs('STANDARD'),
      SubmissionView: aSubmission({
        trades: [
          aTrade({ id: 't1', tradeDate: '2018-05-07' }),
          aTrade({
            id: 't2',
            tradeDate: '2018-10-05',
            pricePerShare: '9',
            totalAmount: '900',
            quantity: '100',
          }),
        ],
      }),
    });
    const halted = await screen.findByText('Trading was halted');
    expect(halted.closest('tr')).toHaveTextContent('07-May-2018');
    expect(screen.getByText('Unusual for this day').closest('tr')).toHaveTextContent('05-Oct-2018');
    expect(screen.getByText(/nothing in your claim is rejected/)).toBeVisible();
  });
});
