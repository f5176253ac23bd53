import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiClient } from '../../lib/api-client';
import { aSubmission, aTrade, claimPage, scheme } from '../../test-support/answers';
import { showImpossibleDay } from '../../test-support/claim-form';
import { forgetPerson, openApp, Refusal, signedInAs } from '../../test-support/open-app';

type Role = 'MASTER_ADMIN' | 'STANDARD';

const sold = aTrade({ id: 't3', tradeDate: '2018-03-05', transactionType: 'SELL', quantity: '900' });

describe('the trades of a claim, changed by an administrator', () => {
  afterEach(forgetPerson);

  const bought = aTrade({ id: 't1', tradeDate: '2018-10-05', totalAmount: '6123.456' });
  const twin = aTrade({ id: 't2', tradeDate: '2018-10-05', totalAmount: '6123.456' });
  const claim = (trades: Parameters<typeof aTrade>[0][], tradeVersion = 7) =>
    aSubmission({ sid: '00123', tradeVersion, trades: trades.map((trade) => aTrade(trade)) });

  function openClaim(role: Role, answers: Parameters<typeof openApp>[1]) {
    const app = openApp('/settlement-scheme/view/s1', {
      ...scheme,
      ...claimPage,
      ...signedInAs(role),
      ...answers,
    });
    return { ...app, user: userEvent.setup() };
  }

  it('are locked to members, who are sent to Requested Amendments', async () => {
    openClaim('STANDARD', { SubmissionView: claim([bought]) });
    const note = within((await screen.findByText('This table is locked')).parentElement!);
    expect(note.getByRole('link', { name: 'Requested Amendments' })).toHaveAttribute('href', '#amendments');
    expect(screen.queryByRole('columnheader', { name: 'Action' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add Row' })).toBeNull();
  });

  it('go one by one, exactly the chosen one of two that are alike, after a question that names it', async () => {
    let trades = [bought, twin];
    const { user, callsOf } = openClaim('MASTER_ADMIN', {
      SubmissionView: () => claim(trades),
      DeleteTrade: () => {
        trades = [bought];
        return { deleteTrade: { __typename: 'Submission', id: 's1' } };
      },
    });
    const buttons = await screen.findAllByRole('button', {
      name: 'Delete the purchase of 1,000 shares on 05-Oct-2018',
    });
    expect(buttons).toHaveLength(2);
    await user.click(buttons[1]!);
    const question = await screen.findByRole('alertdialog', {
      name: 'Delete the purchase of 1,000 shares on 05-Oct-2018 of SID 00123?',
    });
    await user.click(within(question).getByRole('button', { name: 'Delete this trade' }));
    await waitFor(() => expect(screen.getByText('1 transaction')).toBeVisible());
    expect(callsOf('DeleteTrade').map(({ variables }) => variables)).toEqual([
      { submissionId: 's1', tradeVersion: 7, tradeId: 't2' },
    ]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('hand the focus on when they go: to the next row, and after the last to the heading', async () => {
    let trades = [bought, { ...bought, id: 't4', quantity: '20', tradeDate: '2018-02-01' }];
    const { user } = openClaim('MASTER_ADMIN', {
      SubmissionView: () => claim(trades),
      DeleteTrade: ({ tradeId }) => {
        trades = trades.filter(({ id }) => id !== tradeId);
        return { deleteTrade: { __typename: 'Submission', id: 's1' } };
      },
    });
    const remove = async (row: RegExp, answer: string) => {
      await user.click(await screen.findByRole('button', { name: row }));
      const question = within(await screen.findByRole('alertdialog'));
      await user.click(question.getByRole('button', { name: answer }));
    };
    await remove(/1,000 shares/, 'Keep it');
    await waitFor(() => expect(screen.getByRole('button', { name: /1,000 shares/ })).toHaveFocus());
    await remove(/1,000 shares/, 'Delete this trade');
    await waitFor(() => expect(screen.getByRole('button', { name: /20 shares/ })).toHaveFocus());
    await remove(/20 shares/, 'Delete this trade');
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Transactions from/ })).toHaveFocus());
  });

  it('are asked for in the order of the dialog, by a summary that takes the focus', async () => {
    const { user } = openClaim('MASTER_ADMIN', { SubmissionView: claim([bought]) });
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

  it('are not said to miss a day that is typed and is none', async () => {
    const { user } = openClaim('MASTER_ADMIN', { SubmissionView: claim([bought]) });
    await user.click(await screen.findByRole('button', { name: 'Add Row' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Trade Details' }));
    showImpossibleDay(dialog.getByLabelText('Trade Date'));
    await user.click(dialog.getByRole('button', { name: 'Add Trade Details' }));
    expect(await dialog.findAllByText(/^Trade Date must be a real date/)).not.toHaveLength(0);
    expect(dialog.queryByText('Trade Date is required')).not.toBeInTheDocument();
  });

  it('show a number of many digits whole, with places to break it', async () => {
    openClaim('MASTER_ADMIN', {
      SubmissionView: claim([{ ...bought, quantity: '99999999999999', totalAmount: '12345.67' }]),
    });
    expect((await screen.findByText('99,999,999,999,999')).querySelectorAll('wbr')).toHaveLength(5);
    expect(screen.getByRole('cell', { name: /12,345\.67/ }).querySelector('wbr')).toBeNull();
  });

  /** Types a purchase of 10 shares into the dialog and presses its button. */
  async function addPurchase(user: ReturnType<typeof userEvent.setup>) {
    await user.click(await screen.findByRole('button', { name: 'Add Row' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Trade Details' }));
    await user.selectOptions(dialog.getByLabelText('Transaction Type'), 'Buy');
    fireEvent.change(dialog.getByLabelText('Trade Date'), { target: { value: '2018-02-01' } });
    await user.type(dialog.getByLabelText('Quantity'), '10');
    await user.type(dialog.getByLabelText('Price per Share'), '2');
    await user.click(dialog.getByRole('button', { name: 'Add Trade Details' }));
    return dialog;
  }
  const tenShares = aTrade({
    id: 't5',
    tradeDate: '2018-02-01',
    quantity: '10',
    pricePerShare: '2',
    totalAmount: '20',
  });
  const changed = { __typename: 'Submission', id: 's1' };
  const broken = () => new Refusal('INTERNAL_SERVER_ERROR', 'Nobody foresaw this.');
  const onClaimAlready = /This trade is on the claim already/;

  it('are loaded again when somebody else changed them, and nothing is overwritten', async () => {
    let version = 7;
    const { user, callsOf } = openClaim('MASTER_ADMIN', {
      SubmissionView: () => claim(version === 7 ? [bought] : [bought, sold], version),
      AddTrade: ({ tradeVersion }) => {
        if (tradeVersion === 8) return { addTrade: changed };
        version = 8;
        return new Refusal('CONFLICT', 'Somebody else has changed these trades.');
      },
    });
    const dialog = await addPurchase(user);
    expect(
      await dialog.findByText(/Somebody else has changed these trades. The list has been loaded again/),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByText('2 transactions')).toBeInTheDocument());
    expect(dialog.queryByText(onClaimAlready)).toBeNull();
    expect(dialog.getByLabelText('Quantity')).toHaveValue('10');
    await user.click(dialog.getByRole('button', { name: 'Add Trade Details' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Trade Details' })).toBeNull());
    expect(callsOf('AddTrade').map(({ variables }) => variables)).toEqual(
      [7, 8].map((tradeVersion) => ({
        submissionId: 's1',
        tradeVersion,
        trade: {
          transactionType: 'BUY',
          tradeDate: '2018-02-01',
          quantity: '10',
          pricePerShare: '2',
          totalAmount: '20',
        },
      })),
    );
  });

  it('are said to be loaded again only once they are', async () => {
    let answer: ((data: object) => void) | undefined;
    let conflicts = 0;
    const { user } = openClaim('MASTER_ADMIN', {
      SubmissionView: () =>
        conflicts === 0 ? claim([bought]) : new Promise<object>((resolve) => (answer = resolve)),
      AddTrade: () => {
        conflicts += 1;
        return new Refusal('CONFLICT', 'Somebody else has changed these trades.');
      },
    });
    const dialog = await addPurchase(user);
    await waitFor(() => expect(answer).toBeDefined());
    expect(dialog.queryByText(/loaded again/)).toBeNull();
    expect(dialog.getByRole('button', { name: 'Add Trade Details' })).toBeDisabled();
    answer!(claim([bought, sold], 8));
    expect(await dialog.findByText(/The list has been loaded again/)).toBeVisible();
    expect(screen.getByText('2 transactions')).toBeInTheDocument();
  });

  it('are said not to be loaded again after a conflict when that fails', async () => {
    let conflicts = 0;
    const { user, callsOf } = openClaim('MASTER_ADMIN', {
      SubmissionView: () => (conflicts === 1 ? broken() : claim([bought], 7 + conflicts)),
      AddTrade: () => {
        conflicts += 1;
        return new Refusal('CONFLICT', 'Somebody else has changed these trades.');
      },
    });
    const dialog = await addPurchase(user);
    expect(
      await dialog.findByText(/Somebody else has changed these trades. The list could not be loaded again/),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add Trade Details' }));
    expect(await dialog.findByText(/The list has been loaded again/)).toBeVisible();
    expect(callsOf('AddTrade').map(({ variables }) => variables.tradeVersion)).toEqual([7, 7]);
  });

  it('are told as added when only the list cannot be loaded again, which can be done there', async () => {
    let added = false;
    let works = false;
    const { user, callsOf } = openClaim('MASTER_ADMIN', {
      SubmissionView: () => {
        if (!added) return claim([bought]);
        return works ? claim([bought, tenShares], 8) : broken();
      },
      AddTrade: () => {
        added = true;
        return { addTrade: changed };
      },
    });
    await addPurchase(user);
    const told = within(await screen.findByRole('alertdialog', { name: 'The trade was added' }));
    expect(screen.queryByRole('dialog', { name: 'Trade Details' })).toBeNull();
    expect(screen.getByText('Submission has been updated')).toBeVisible();
    expect(told.getByRole('alert')).toHaveTextContent('The list could not be loaded again.');
    await user.click(told.getByRole('button', { name: 'Load the list again' }));
    expect(await told.findByRole('alert')).toBeVisible();
    works = true;
    await user.click(told.getByRole('button', { name: 'Load the list again' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('2 transactions')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Row' })).toHaveFocus());
    expect(callsOf('AddTrade')).toHaveLength(1);
  });

  it('are told as deleted when only the list cannot be loaded again', async () => {
    let deleted = false;
    let works = false;
    const { user, callsOf } = openClaim('MASTER_ADMIN', {
      SubmissionView: () => {
        if (!deleted) return claim([bought, sold]);
        return works ? claim([sold], 8) : broken();
      },
      DeleteTrade: () => {
        deleted = true;
        return { deleteTrade: changed };
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Delete the purchase/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete this trade' }));
    const told = within(await screen.findByRole('alertdialog', { name: 'The trade was deleted' }));
    expect(screen.getByText('Submission has been updated')).toBeVisible();
    works = true;
    await user.click(told.getByRole('button', { name: 'Load the list again' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('1 transaction')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Delete the sale/ })).toHaveFocus());
    expect(callsOf('DeleteTrade')).toHaveLength(1);
  });

  it('are seen to hold the trade whose answer was lost, before it is added once more', async () => {
    let version = 7;
    const { user, callsOf } = openClaim('MASTER_ADMIN', {
      SubmissionView: () => claim(version === 7 ? [bought] : [bought, tenShares], version),
      AddTrade: () => {
        if (version === 8) return new Refusal('CONFLICT', 'Somebody has changed this claim meanwhile.');
        version = 8;
        throw new TypeError('Failed to fetch');
      },
    });
    const dialog = await addPurchase(user);
    expect(await dialog.findByText(/Your change may have been made all the same/)).toBeVisible();
    expect(dialog.queryByText(onClaimAlready)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Add Trade Details' }));
    expect(await dialog.findByText(onClaimAlready)).toBeVisible();
    expect(callsOf('AddTrade').map(({ variables }) => variables.tradeVersion)).toEqual([7, 7]);
  });

  it('are not added twice by a try whose change came with the other trades before it was repeated', async () => {
    let arrive: ((data: object) => void) | undefined;
    const whole = claim([tenShares, bought], 8);
    let asked = 0;
    const { user, callsOf } = openClaim('MASTER_ADMIN', {
      SubmissionView: ({ tradePage }) => {
        if (tradePage)
          return aSubmission({ sid: '00123', tradeVersion: 7, trades: [bought], moreTrades: true });
        asked += 1;
        return asked > 1 ? whole : new Promise<object>((resolve) => (arrive = resolve));
      },
      AddTrade: ({ tradeVersion }) => {
        if (callsOf('AddTrade').length === 1) throw new TypeError('Failed to fetch');
        return tradeVersion === 7
          ? new Refusal('CONFLICT', 'Somebody else has changed these trades.')
          : { addTrade: changed };
      },
    });
    const dialog = await addPurchase(user);
    expect(await dialog.findByText(/Your change may have been made all the same/)).toBeVisible();
    arrive!(whole);
    expect(await dialog.findByText(onClaimAlready)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add Trade Details' }));
    expect(await dialog.findByText(/The list has been loaded again/)).toBeVisible();
    expect(callsOf('AddTrade').map(({ variables }) => variables.tradeVersion)).toEqual([7, 7]);
  });

  it('are not added twice either when the list could not be loaded after the conflict', async () => {
    let loads: 'first' | 'fail' | 'whole' = 'first';
    const { user, callsOf } = openClaim('MASTER_ADMIN', {
      SubmissionView: () => {
        if (loads === 'fail') return broken();
        return loads === 'first' ? claim([bought], 7) : claim([tenShares, bought], 8);
      },
      AddTrade: ({ tradeVersion }) => {
        loads = callsOf('AddTrade').length === 1 ? 'fail' : 'whole';
        return tradeVersion === 7
          ? new Refusal('CONFLICT', 'Somebody else has changed these trades.')
          : { addTrade: changed };
      },
    });
    const dialog = await addPurchase(user);
    expect(await dialog.findByText(/could not be loaded again/)).toBeVisible();
    loads = 'whole';
    await apiClient.refetchQueries({ include: ['SubmissionView'] });
    expect(await dialog.findByText(onClaimAlready)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add Trade Details' }));
    expect(await dialog.findByText(/The list has been loaded again/)).toBeVisible();
    expect(callsOf('AddTrade').map(({ variables }) => variables.tradeVersion)).toEqual([7, 7]);
  });

  it('are drawn when they are added behind the first rows of a claim', async () => {
    let trades = Array.from({ length: 30 }, (_, at) => ({ ...bought, id: `t${at}` }));
    const { user } = openClaim('MASTER_ADMIN', {
      SubmissionView: () => claim(trades),
      AddTrade: () => {
        trades = [...trades, tenShares];
        return { addTrade: changed };
      },
    });
    const table = await screen.findByRole('table', { name: /Transactions from/ });
    expect(table.querySelectorAll('tbody tr')).toHaveLength(25);
    await addPurchase(user);
    expect(await screen.findByText('31 transactions')).toBeVisible();
    expect(within(table).getByRole('cell', { name: /01-Feb-2018/ })).toBeVisible();
  });

  it('are seen to be without the trade whose deletion got no answer', async () => {
    let version = 7;
    const { user } = openClaim('MASTER_ADMIN', {
      SubmissionView: () => claim(version === 7 ? [bought, sold] : [sold], version),
      DeleteTrade: () => {
        if (version === 8) return new Refusal('CONFLICT', 'Somebody has changed this claim meanwhile.');
        version = 8;
        throw new TypeError('Failed to fetch');
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Delete the purchase/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete this trade' }));
    expect(await question.findByText(/Your change may have been made all the same/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete this trade' }));
    const told = within(await screen.findByRole('alertdialog', { name: /^The purchase .* is gone$/ }));
    expect(told.getByText(/this trade is not on it any more/)).toBeVisible();
    expect(told.queryByRole('button', { name: 'Delete this trade' })).toBeNull();
  });

  it('stay all on screen when one is added to as many as are drawn at first', async () => {
    let trades = Array.from({ length: 25 }, (_, at) => ({ ...bought, id: `t${at}` }));
    const { user } = openClaim('MASTER_ADMIN', {
      SubmissionView: () => claim(trades),
      DeleteTrade: () => {
        // Somebody else added two.
        trades = [...trades.slice(1), { ...bought, id: 'a' }, { ...bought, id: 'b' }];
        return { deleteTrade: { __typename: 'Submission', id: 's1' } };
      },
    });
    const table = await screen.findByRole('table', { name: /Transactions from/ });
    await user.click(within(table).getAllByRole('button')[0]!);
    await user.click(await screen.findByRole('button', { name: 'Delete this trade' }));
    expect(await screen.findByText('26 transactions')).toBeVisible();
    expect(table.querySelectorAll('tbody tr')).toHaveLength(26);
  });

  it('are drawn in part when there are many, and all for the printer', async () => {
    const trades = Array.from({ length: 1500 }, (_, index) => ({ ...bought, id: `t${index}` }));
    const { user } = openClaim('MASTER_ADMIN', { SubmissionView: claim(trades) });
    const table = await screen.findByRole('table', { name: /Transactions from/ });
    expect(table.querySelectorAll('tbody tr')).toHaveLength(25);
    await user.click(screen.getByRole('button', { name: 'Show 175 more transactions' }));
    expect(table.querySelectorAll('tbody tr')).toHaveLength(200);
    await user.click(screen.getByRole('button', { name: 'Show 1,000 more transactions' }));
    expect(table.querySelectorAll('tbody tr')).toHaveLength(1200);
    fireEvent(window, new Event('beforeprint'));
    expect(table.querySelectorAll('tbody tr')).toHaveLength(1500);
    fireEvent(window, new Event('afterprint'));
    expect(table.querySelectorAll('tbody tr')).toHaveLength(1200);
  });
});
