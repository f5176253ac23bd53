import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  bought,
  tenShares,
  claim,
  at,
  openClaim,
  addPurchase,
  findQuestion,
} from '../../test-support/changed-claim';
import { forgetPerson } from '../../test-support/open-app';

describe('the trades of a claim, changed by an administrator', () => {
  afterEach(forgetPerson);

  it('trades are locked for members, who are referred to Requested Amendments (TRADE-11, TRADE-16, TRADE-12)', async () => {
    openClaim({ SubmissionView: claim([bought]) }, 'STANDARD');
    const note = within((await screen.findByText('This table is locked')).parentElement!);
    expect(note.getByRole('link', { name: 'Requested Amendments' })).toHaveAttribute('href', '#amendments');
    expect(screen.queryByRole('columnheader', { name: 'Action' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add Row' })).toBeNull();
  });

  it('deletes exactly the chosen one of two equal trades, after a question that names it (TRADE-15, UX-10)', async () => {
    let trades = [bought, { ...bought, id: 't2' }];
    const { user, callsOf } = openClaim({
      SubmissionView: () => claim(trades, trades.length === 2 ? 7 : 8),
      DeleteTrade: () => {
        trades = [bought];
        return { deleteTrade: at(8) };
      },
    });
    const buttons = await screen.findAllByRole('button', {
      name: 'Delete the purchase of 1,000 shares on 05-Oct-2018',
    });
    expect(buttons).toHaveLength(2);
    await user.click(buttons[1]!);
    const question = await screen.findByRole('alertdialog', {
      name: 'Delete the purchase of 1,000 shares on 05-Oct-2018 from SID 00123?',
    });
    await user.click(within(question).getByRole('button', { name: 'Delete this trade' }));
    await waitFor(() => expect(screen.getByText('1 transaction')).toBeVisible());
    expect(callsOf('DeleteTrade').map(({ variables }) => variables)).toEqual([
      { submissionId: 's1', tradeVersion: 7, tradeId: 't2' },
    ]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('the focus moves to the next row after a trade is deleted, and after the last one to the heading', async () => {
    let trades = [bought, { ...bought, id: 't4', quantity: '20', tradeDate: '2018-02-01' }];
    const { user } = openClaim({
      SubmissionView: () => claim(trades, 9 - trades.length),
      DeleteTrade: ({ tradeId }) => {
        trades = trades.filter(({ id }) => id !== tradeId);
        return { deleteTrade: at(9 - trades.length) };
      },
    });
    const remove = async (row: RegExp, answer: string) => {
      await user.click(await screen.findByRole('button', { name: row }));
      const question = await findQuestion();
      await user.click(question.getByRole('button', { name: answer }));
    };
    await remove(/1,000 shares/, 'Keep it');
    await waitFor(() => expect(screen.getByRole('button', { name: /1,000 shares/ })).toHaveFocus());
    await remove(/1,000 shares/, 'Delete this trade');
    await waitFor(() => expect(screen.getByRole('button', { name: /20 shares/ })).toHaveFocus());
    await remove(/20 shares/, 'Delete this trade');
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Transactions from/ })).toHaveFocus());
  });

  it('missing values of a trade are listed in the order of the dialog, by a summary that takes the focus', async () => {
    const { user } = openClaim({ SubmissionView: claim([bought]) });
    await user.click(await screen.findByRole('button', { name: 'Add Row' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Trade Details' }));
    await user.click(dialog.getByRole('button', { name: 'Add Trade Details' }));
    const summary = await dialog.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Transaction Type is required',
      'Trade Date is required',
      'Quantity is required',
      'Total Amount Paid is required',
      'Price per Share is required',
    ]);
    await waitFor(() => expect(summary).toHaveFocus());
  });

  it('an impossible trade date is not reported as missing', async () => {
    const { user } = openClaim({ SubmissionView: claim([bought]) });
    await user.click(await screen.findByRole('button', { name: 'Add Row' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Trade Details' }));
    await user.type(dialog.getByLabelText('Trade Date'), '29/02/2018');
    await user.click(dialog.getByRole('button', { name: 'Add Trade Details' }));
    expect(await dialog.findAllByText(/^Trade Date must be a real date/)).not.toHaveLength(0);
    expect(dialog.queryByText('Trade Date is required')).not.toBeInTheDocument();
  });

  it('a number of many digits in a trade is shown in full, with places to wrap', async () => {
    openClaim({
      SubmissionView: claim([{ ...bought, quantity: '99999999999999', totalAmount: '12345.67' }]),
    });
    const table = within(await screen.findByRole('table', { name: /^Transactions from/ }));
    expect(table.getByText('99,999,999,999,999').querySelectorAll('wbr')).toHaveLength(5);
    expect(screen.getByRole('cell', { name: /12,345\.67/ }).querySelector('wbr')).toBeNull();
  });

  it('a trade that is added below the first rows of a claim is rendered', async () => {
    let trades = Array.from({ length: 30 }, (_, place) => ({ ...bought, id: `t${place}` }));
    const { user } = openClaim({
      SubmissionView: () => claim(trades, trades.length === 30 ? 7 : 8),
      AddTrade: () => {
        trades = [...trades, tenShares];
        return { addTrade: at(8) };
      },
    });
    const table = await screen.findByRole('table', { name: /Transactions from/ });
    expect(table.querySelectorAll('tbody tr')).toHaveLength(25);
    await addPurchase(user);
    expect(await screen.findByText('31 transactions')).toBeVisible();
    expect(within(table).getByRole('cell', { name: /01-Feb-2018/ })).toBeVisible();
  });

  it('all trades stay on screen when one is added to as many as are rendered at first', async () => {
    let trades = Array.from({ length: 25 }, (_, place) => ({ ...bought, id: `t${place}` }));
    const { user } = openClaim({
      SubmissionView: () => claim(trades, trades.length === 25 ? 7 : 10),
      DeleteTrade: () => {
        // Another user added two.
        trades = [...trades.slice(1), { ...bought, id: 'a' }, { ...bought, id: 'b' }];
        return { deleteTrade: at(8) };
      },
    });
    const table = await screen.findByRole('table', { name: /Transactions from/ });
    await user.click(within(table).getAllByRole('button')[0]!);
    await user.click(await screen.findByRole('button', { name: 'Delete this trade' }));
    expect(await screen.findByText('26 transactions')).toBeVisible();
    expect(table.querySelectorAll('tbody tr')).toHaveLength(26);
  });

  it('up to 1,000 trades are rendered in part, and all in print', async () => {
    const trades = Array.from({ length: 450 }, (_, index) => ({ ...bought, id: `t${index}` }));
    const { user } = openClaim({ SubmissionView: claim(trades) });
    const table = await screen.findByRole('table', { name: /Transactions from/ });
    expect(table.querySelectorAll('tbody tr')).toHaveLength(25);
    await user.click(screen.getByRole('button', { name: 'Show 175 more transactions' }));
    expect(table.querySelectorAll('tbody tr')).toHaveLength(200);
    fireEvent(window, new Event('beforeprint'));
    expect(table.querySelectorAll('tbody tr')).toHaveLength(450);
    fireEvent(window, new Event('afterprint'));
    expect(table.querySelectorAll('tbody tr')).toHaveLength(200);
    await user.click(screen.getByRole('button', { name: 'Show 250 more transactions' }));
    expect(table.querySelectorAll('tbody tr')).toHaveLength(450);
  });
});
