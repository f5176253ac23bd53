import { screen, within } from '@testing-library/react';
import { aSubmission, aTrade, claimPage, scheme } from '../../test-support/answers';
import { forgetPerson, openApp, signedInAs } from '../../test-support/open-app';

type Role = 'MASTER_ADMIN' | 'STANDARD';

const outside = aTrade({ id: 't1', tradeDate: '2019-01-05' });
const wrongTotal = aTrade({ id: 't2', tradeDate: '2018-10-05', totalAmount: '6000' });
const sold = aTrade({ id: 't3', tradeDate: '2018-03-05', transactionType: 'SELL', quantity: '900' });

async function openTrades(role: Role, overrides: Parameters<typeof aSubmission>[0] = {}) {
  openApp('/settlement-scheme/view/s1', {
    ...scheme,
    ...claimPage,
    ...signedInAs(role),
    SubmissionView: aSubmission(overrides),
  });
  await screen.findByRole('heading', { level: 1, name: 'Acme Pty Ltd' });
}

const rowOf = (date: string) => within(screen.getByRole('cell', { name: new RegExp(date) }).closest('tr')!);

describe('Part C', () => {
  afterEach(forgetPerson);

  it.each<Role>(['MASTER_ADMIN', 'STANDARD'])(
    'marks what is unusual in a row, to a %s (TRADE-9)',
    async (role) => {
      await openTrades(role, { trades: [outside, wrongTotal] });
      expect(rowOf('05-Jan-2019').getByText('Outside the period')).toBeVisible();
      expect(rowOf('05-Jan-2019').queryByText('Total is not quantity × price')).not.toBeInTheDocument();
      expect(rowOf('05-Oct-2018').getByText('Total is not quantity × price')).toBeVisible();
      expect(rowOf('05-Oct-2018').queryByText('Outside the period')).not.toBeInTheDocument();
      const reassurance = screen.queryAllByText(/nothing in your claim is rejected/);
      expect(reassurance).toHaveLength(role === 'STANDARD' ? 1 : 0);
    },
  );

  it('Part C shows no warnings when everything is consistent', async () => {
    await openTrades('MASTER_ADMIN', { trades: [aTrade()], openingBalance: 'NONE' });
    expect(screen.queryByText(/Outside the period|Total is not|below zero|not a number/)).toBeNull();
  });

  it('names the first day the balance goes below zero, to administrators in technical terms (TRADE-9)', async () => {
    await openTrades('MASTER_ADMIN', { trades: [sold], openingBalance: '100' });
    expect(screen.getByText('The balance goes below zero on 5 March 2018')).toBeVisible();
    expect(screen.getByText(/more shares went out/)).toBeVisible();
  });

  it('names it to members too, and says that the claim is not rejected (TRADE-9)', async () => {
    await openTrades('STANDARD', { trades: [sold], openingBalance: '100' });
    expect(screen.getByText('The balance goes below zero on 5 March 2018')).toBeVisible();
    expect(screen.getByText(/Your claim stays as it is/)).toBeVisible();
  });

  it('shows administrators an opening balance that is not a number (CLAIM-10)', async () => {
    await openTrades('MASTER_ADMIN', { openingBalance: 'about 500' });
    expect(screen.getByText('The opening balance is not a number')).toBeVisible();
    expect(screen.getByText(/“about 500”/)).toBeVisible();
  });

  it('does not show that warning to members', async () => {
    await openTrades('STANDARD', { openingBalance: 'about 500' });
    expect(screen.queryByText('The opening balance is not a number')).not.toBeInTheDocument();
  });

  it.each<Role>(['MASTER_ADMIN', 'STANDARD'])(
    'shows the sums and the holding over the period, as a table too, to a %s (TRADE-23)',
    async (role) => {
      await openTrades(role, { trades: [aTrade(), sold], openingBalance: '100' });
      const figureOf = (name: string) => screen.getByText(name).nextElementSibling;
      expect(figureOf('Opening')).toHaveTextContent('100');
      expect(figureOf('Bought')).toHaveTextContent('1,000');
      expect(figureOf('Sold')).toHaveTextContent('900');
      expect(figureOf('Closing')).toHaveTextContent('200');
      expect(screen.getByText('No transfers in or out.')).toBeVisible();
      expect(document.querySelectorAll('[data-chart] [data-bar]')).toHaveLength(17);
      const table = screen.getByRole('table', { name: 'Shares held over the trade period', hidden: true });
      const line = (day: string) => within(table).getByText(day).closest('tr');
      expect(line('31-Jan-2018')).toHaveTextContent('100');
      expect(line('28-Feb-2018')).toHaveTextContent('1,100');
      expect(line('12-Nov-2018')).toHaveTextContent('200');
    },
  );

  it('names the shares that were transferred (TRADE-23)', async () => {
    const transfers = [
      aTrade({ id: 't5', transactionType: 'TRANSFER_IN', quantity: '30' }),
      aTrade({ id: 't6', transactionType: 'TRANSFER_OUT', quantity: '1200' }),
    ];
    await openTrades('STANDARD', { trades: transfers, openingBalance: '2000' });
    expect(screen.getByText('Transferred in 30, transferred out 1,200.')).toBeVisible();
    expect(screen.getByText('Closing').nextElementSibling).toHaveTextContent('830');
  });

  it('says that a trade up to the opening day is part of the opening balance (TRADE-33)', async () => {
    const early = aTrade({ id: 't7', transactionType: 'BUY', tradeDate: '2016-06-05', quantity: '30' });
    await openTrades('STANDARD', { trades: [early], openingBalance: '2000' });
    expect(screen.getByText(/^1 trade is dated up to 23-Aug-2017: the opening balance has it/)).toBeVisible();
    expect(screen.getByText('Closing').nextElementSibling).toHaveTextContent('2,000');
  });

  it('shows no sums for a claim without transactions', async () => {
    await openTrades('STANDARD', { trades: [] });
    expect(screen.queryByText('Shares held')).toBeNull();
  });
});
