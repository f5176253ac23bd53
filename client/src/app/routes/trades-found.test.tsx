import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSubmission, aTrade, claimPage, scheme } from '../../test-support/answers';
import { forgetPerson, openApp, signedInAs } from '../../test-support/open-app';

/** Newest first, a trade a day; every third is a sale. The quantity is the number of the day before 30-Jun-2018. */
const trades = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aTrade({
      id: `t${at}`,
      tradeDate: new Date(Date.UTC(2018, 5, 30) - at * 86_400_000).toISOString().slice(0, 10),
      transactionType: at % 3 === 2 ? 'SELL' : 'BUY',
      quantity: String(at + 1),
    }),
  );

async function openClaim(count: number, role: 'MASTER_ADMIN' | 'STANDARD' = 'MASTER_ADMIN') {
  openApp('/settlement-scheme/view/s1', {
    ...scheme,
    ...claimPage,
    ...signedInAs(role),
    SubmissionView: aSubmission({ trades: trades(count), openingBalance: '10' }),
  });
  const table = await screen.findByRole('table', { name: /^Transactions from/ });
  return { table, user: userEvent.setup() };
}

const table = () => screen.getByRole('table', { name: /^Transactions from/ });
const rows = () => within(table()).getAllByRole('row').slice(1);
const quantities = () => rows().map((row) => within(row).getAllByRole('cell')[2]!.textContent);

describe('finding transactions in a long claim', () => {
  afterEach(forgetPerson);

  it('filters a claim of many transactions by type and by days, and says how many match (TRADE-25)', async () => {
    const { user } = await openClaim(60);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Sell');
    expect(screen.getByText('20 of 60 match: Sell.')).toBeVisible();
    expect(quantities().slice(0, 3)).toEqual(['3', '6', '9']);
    await user.type(screen.getByLabelText('From'), '20/6/2018{Enter}');
    await user.type(screen.getByLabelText('To'), '27-Jun-2018');
    await user.tab();
    expect(screen.getByText('2 of 60 match: Sell, from 20-Jun-2018, to 27-Jun-2018.')).toBeVisible();
    expect(quantities()).toEqual(['6', '9']);
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getByText('25 of 60 transactions are shown. All are printed.')).toBeVisible();
  });

  it('keeps a date that it cannot read and says so, without filtering (TRADE-25)', async () => {
    const { user } = await openClaim(60);
    await user.type(screen.getByLabelText('From'), '31/2/2018{Enter}');
    expect(screen.getByText('“31/2/2018” is not a date. Type it like 3/10/2017.')).toBeVisible();
    expect(screen.getByLabelText('From')).toHaveValue('31/2/2018');
    expect(screen.queryByText(/of 60 match/)).not.toBeInTheDocument();
  });

  it('says that no transaction matches, and shows all again (TRADE-25)', async () => {
    const { user } = await openClaim(60);
    await user.type(screen.getByLabelText('To'), '1/1/2010{Enter}');
    expect(screen.getByText('No transaction matches.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(rows()).toHaveLength(25);
  });

  it('sorts by a column header, the second time the other way, and by the list of orders (TRADE-25)', async () => {
    const { user } = await openClaim(60);
    const header = (name: string) => within(table()).getByRole('columnheader', { name });
    expect(header('Trade Date')).toHaveAttribute('aria-sort', 'descending');
    await user.click(within(table()).getByRole('button', { name: 'Quantity' }));
    expect(header('Quantity')).toHaveAttribute('aria-sort', 'descending');
    expect(quantities().slice(0, 2)).toEqual(['60', '59']);
    await user.click(within(table()).getByRole('button', { name: 'Quantity' }));
    expect(quantities().slice(0, 2)).toEqual(['1', '2']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Trade Date, oldest first');
    expect(quantities().slice(0, 2)).toEqual(['60', '59']);
    expect(header('Trade Date')).toHaveAttribute('aria-sort', 'ascending');
  });

  it('goes to the date that is typed, or to the nearest one, and gives that row the focus (TRADE-25)', async () => {
    const { user } = await openClaim(60);
    await user.type(screen.getByLabelText('Jump to date'), '15/5/2018{Enter}');
    expect(screen.getByText('Now at 15 May 2018.')).toBeVisible();
    expect(document.activeElement).toHaveTextContent('15-May-2018');
    await user.clear(screen.getByLabelText('Jump to date'));
    await user.type(screen.getByLabelText('Jump to date'), '1/1/2018');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Go' }));
    expect(screen.getByText('There is none on 1 January 2018; the nearest is on 2 May 2018.')).toBeVisible();
    expect(document.activeElement).toHaveTextContent('02-May-2018');
  });

  it('has nothing to find in a claim of few transactions (TRADE-25)', async () => {
    await openClaim(25);
    expect(screen.queryByText('Filter, sort or jump to a date')).not.toBeInTheDocument();
  });
});

describe('a claim of thousands of transactions', () => {
  afterEach(() => {
    forgetPerson();
    jest.restoreAllMocks();
  });

  it('renders only a part of them, with one stop for Tab, and reaches every row by a jump and by arrow keys (TRADE-26)', async () => {
    const { user } = await openClaim(2_000);
    await user.click(screen.getByRole('button', { name: 'Show 175 more transactions' }));
    await user.click(screen.getByRole('button', { name: 'Show 1,800 more transactions' }));
    expect(rows().length).toBeLessThan(500);
    expect(table()).toHaveAttribute('aria-rowcount', '2001');
    await user.type(screen.getByLabelText('Jump to date'), '1/1/2014{Enter}');
    expect(document.activeElement).toHaveTextContent('01-Jan-2014');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('31-Dec-2013');
    expect(document.activeElement).toHaveAttribute('aria-rowindex', '1644');
    expect(table().querySelectorAll('[data-trade]:not([tabindex="-1"])')).toHaveLength(1);
    await user.tab();
    expect(document.activeElement).toHaveAccessibleName(/^Delete the .* on 31-Dec-2013$/);
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toHaveAccessibleName(/^Delete the .* on 01-Jan-2014$/);
  });

  it('asks before they are printed: the first, all or none of them (TRADE-27)', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await openClaim(1_001, 'STANDARD');
    const open = () => user.click(screen.getByRole('button', { name: 'Print' }));
    await open();
    const question = await screen.findByRole('dialog', { name: 'Print 1,001 transactions?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(print).not.toHaveBeenCalled();

    await open();
    await user.click(await screen.findByRole('button', { name: 'Print the summary and the first 500' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fireEvent(window, new Event('beforeprint'));
    expect(rows()).toHaveLength(500);
    expect(screen.getByText('The first 500 of 1,001 transactions are printed.')).toBeInTheDocument();
    fireEvent(window, new Event('afterprint'));

    fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true });
    await user.click(await screen.findByRole('button', { name: 'Print all 1,001' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
    fireEvent(window, new Event('beforeprint'));
    expect(rows()).toHaveLength(1_001);
    expect(screen.queryByText(/are printed\.$/)).not.toBeInTheDocument();
    fireEvent(window, new Event('afterprint'));
    expect(rows()).toHaveLength(25);
  });

  it('prints the first of them from the menu of the browser, which nothing can stop (TRADE-27)', async () => {
    await openClaim(1_001);
    fireEvent(window, new Event('beforeprint'));
    expect(rows()).toHaveLength(500);
    fireEvent(window, new Event('afterprint'));
  });

  it('a claim of up to 1,000 transactions is printed without a question (TRADE-27)', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await openClaim(1_000, 'STANDARD');
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});
