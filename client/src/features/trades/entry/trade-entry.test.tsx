import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { aRow, cell, openEntry, paste } from '../../../test-support/trade-entry';

afterEach(cleanup);

describe('the table of trades, by keyboard', () => {
  it('accepts two trades typed without a mouse, with calculated totals and a running balance', async () => {
    const { user, sent } = openEntry({ openingBalance: '50' });
    cell('New row', 0).focus();
    await user.keyboard('b{Tab}1/2/2018{Tab}1,000{Tab}2.5{Tab}');
    await user.keyboard('{Tab}s{Tab}02-Mar-18{Tab}300{Tab}3{Enter}');
    expect(sent()).toEqual([
      {
        transactionType: 'BUY',
        tradeDate: '2018-02-01',
        quantity: '1000',
        pricePerShare: '2.5',
        totalAmount: '2500',
      },
      {
        transactionType: 'SELL',
        tradeDate: '2018-03-02',
        quantity: '300',
        pricePerShare: '3',
        totalAmount: '900',
      },
    ]);
    expect(cell('Row 1', 5)).toHaveTextContent('1,050');
    expect(cell('Row 2', 5)).toHaveTextContent('750');
    expect(screen.getByText(/2 trades · bought 1,000 · sold 300 · closing balance/)).toBeVisible();
    // Enter moved down, into the empty row at the end.
    expect(cell('New row', 3)).toHaveFocus();
  });

  it.each([
    ['ends a composition', { key: 'Enter', isComposing: true }],
    ['ends a composition in Safari', { key: 'Enter', keyCode: 229 }],
    ['chooses a candidate', { key: 'ArrowDown', isComposing: true }],
    ['cancels a composition', { key: 'Escape', isComposing: true }],
  ])('leaves the key that %s to the input method editor', async (_, key) => {
    const { user } = openEntry({ rows: [aRow()] });
    cell('Row 1', 2).focus();
    await user.keyboard('30');
    const editor = screen.getByRole('textbox', { name: 'Row 1, Quantity' });
    fireEvent.keyDown(editor, key);
    expect(editor).toHaveFocus();
    expect(editor).toHaveValue('30');
  });

  it('moves by arrow keys, edits by F2 and by typing, and cancels an edit by Esc', async () => {
    const { user, lines } = openEntry({
      rows: [aRow(), aRow({ key: 'k2', quantity: '200', totalAmount: '500.00' })],
    });
    cell('Row 1', 2).focus();
    await user.keyboard('{ArrowDown}{F2}');
    expect(screen.getByRole('textbox', { name: 'Row 2, Quantity' })).toHaveValue('200');
    await user.keyboard('7{Escape}');
    expect(lines()[1]).toContain(' 200 ');
    expect(cell('Row 2', 2)).toHaveFocus();
    await user.keyboard('7{ArrowUp}');
    expect(lines()[1]).toBe('BUY 2018-02-01 7 2.50 17.50');
    expect(cell('Row 1', 2)).toHaveFocus();
    await user.keyboard('{Delete}');
    expect(lines()[0]).toBe('BUY 2018-02-01  2.50 ');
    await user.keyboard('{Control>}z{/Control}');
    expect(lines()[0]).toBe('BUY 2018-02-01 100 2.50 250.00');
  });

  it('is one tab stop: Tab enters it at the last focused cell and leaves it from any cell (TRADE-22)', async () => {
    const { user } = openEntry({ rows: [aRow(), aRow({ key: 'k2' })] });
    const grid = screen.getByRole('grid');
    screen.getByRole('button', { name: 'Select all 2' }).focus();
    await user.keyboard('{Tab}');
    expect(cell('Row 1', 0)).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}{Tab}');
    expect(grid).not.toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    expect(cell('Row 2', 1)).toHaveFocus();
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    expect(grid).not.toContainElement(document.activeElement as HTMLElement);
    cell('Row 1', 0).focus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Add Row' })).toHaveFocus();
  });

  it('Tab goes to the next cell only while one is edited, and after Esc leaves the table (TRADE-22)', async () => {
    const { user, lines } = openEntry({ rows: [aRow(), aRow({ key: 'k2' })] });
    cell('Row 1', 4).focus();
    await user.keyboard('300{Tab}');
    expect(screen.getByRole('combobox', { name: 'Row 2, Transaction Type' })).toHaveFocus();
    await user.keyboard('t{Shift>}{Tab}{/Shift}');
    expect(screen.getByRole('textbox', { name: 'Row 1, Total Amount Paid' })).toHaveFocus();
    await user.keyboard('{Escape}{Tab}');
    expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
    expect(lines()).toEqual(['BUY 2018-02-01 100 2.50 300', 'TRANSFER_IN 2018-02-01 100 2.50 250.00']);
  });

  it('T chooses a transfer in, a second T a transfer out', async () => {
    const { user, lines } = openEntry({ rows: [aRow()] });
    cell('Row 1', 0).focus();
    await user.keyboard('tt{Enter}');
    expect(lines()[0]).toMatch(/^TRANSFER_OUT /);
  });

  it('deletes exactly the row whose number has the focus, says so, and undoes it', async () => {
    const { user, lines } = openEntry({
      rows: [aRow(), aRow({ key: 'k2' }), aRow({ key: 'k3', quantity: '5' })],
    });
    screen.getByRole('rowheader', { name: 'Row 2' }).focus();
    await user.keyboard('{Delete}');
    expect(lines()).toHaveLength(2);
    expect(screen.getByText('Row 2 was deleted.')).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Row 2' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(lines()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Delete row 3' }));
    expect(lines()).toEqual(['BUY 2018-02-01 100 2.50 250.00', 'BUY 2018-02-01 100 2.50 250.00']);
  });
});

describe('errors and warnings in the table', () => {
  it('are shown at the cell and in the list, which links to the cells', async () => {
    const { user } = openEntry({ rows: [aRow(), aRow({ key: 'k2', quantity: '-5' })] });
    expect(cell('Row 2', 2)).toHaveAttribute('aria-invalid', 'true');
    expect(cell('Row 2', 2)).toHaveAttribute(
      'title',
      expect.stringMatching(/^Quantity must be a whole number above 0/),
    );
    expect(screen.getByText('1 value needs to be corrected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Row 2, Quantity:' }));
    expect(cell('Row 2', 2)).toHaveFocus();
  });

  it('include warnings that do not prevent saving: a total, a date outside the period, a balance below zero (TRADE-9)', () => {
    const { sent } = openEntry({
      rows: [
        aRow({ totalAmount: '251' }),
        aRow({
          key: 'k2',
          transactionType: 'SELL',
          tradeDate: '2019-01-05',
          quantity: '101',
          totalAmount: '252.50',
        }),
      ],
    });
    expect(cell('Row 1', 4)).toHaveAttribute('title', 'Total Amount Paid is not quantity × price (250.00)');
    expect(cell('Row 2', 1)).toHaveAttribute(
      'title',
      'Trade Date is outside the period 24-Aug-2017 to 12-Nov-2018',
    );
    expect(cell('Row 2', 5)).toHaveAttribute(
      'title',
      'Balance goes below zero on 05-Jan-2019, the first day',
    );
    expect(cell('Row 2', 5)).toHaveTextContent('−1');
    expect(screen.getByText('The balance goes below zero on 5 January 2019')).toBeVisible();
    expect(screen.getByText('2 values are unusual')).toBeVisible();
    expect(sent()).toHaveLength(2);
  });

  it('do not appear for a row that is being filled in, until it is left', async () => {
    const { user } = openEntry();
    cell('New row', 0).focus();
    await user.keyboard('b{Tab}never{Tab}');
    expect(screen.getByText('1 value needs to be corrected')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/^Row 1: Trade Date must be a real date/);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText('4 values need to be corrected')).toBeVisible();
  });

  it('errors in the table of trades include those of the server', () => {
    openEntry({ rows: [aRow()], errors: { 0: { pricePerShare: 'Price per Share is too strange' } } });
    expect(cell('Row 1', 3)).toHaveAttribute('title', 'Price per Share is too strange');
  });

  it('are shown in a locked table, where nothing can be changed', () => {
    openEntry({ rows: [aRow({ quantity: '0' })], mayEdit: false });
    expect(screen.getByRole('table')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add Row|Delete/ })).toBeNull();
    expect(screen.getByText('1 value needs to be corrected')).toBeVisible();
  });
});

describe('pasting into the table', () => {
  it('pasting trades of a broker into the table adds them, marks what could not be read, and can be undone (TRADE-18)', async () => {
    const { user, lines } = openEntry({ rows: [aRow()] });
    cell('Row 1', 0).focus();
    paste(
      'Date\tSide\tMarket\tUnits\tPrice\tValue\n1/2/18\tB\tASX\t1,000\t$6.12\t6,120.00\n31/02/2018\tS\tASX\t5\t1\t5',
    );
    const preview = within(await screen.findByRole('dialog', { name: 'Paste or open a statement' }));
    expect(lines()).toHaveLength(1);
    await user.click(preview.getByRole('button', { name: 'Add 2 rows' }));
    expect(lines()).toEqual([
      'BUY 2018-02-01 100 2.50 250.00',
      'BUY 2018-02-01 1000 6.12 6120.00',
      'SELL 31/02/2018 5 1 5',
    ]);
    expect(screen.getByText('2 rows were added.')).toBeVisible();
    expect(screen.getByText('Columns not used: Market')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Row 3, Trade Date:' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(lines()).toHaveLength(1);
  });

  it('pasting a column into the table of trades fills the cells below, pasting one value fills the cell', async () => {
    const { user, lines } = openEntry({ rows: [aRow({ totalAmount: '9' })] });
    cell('Row 1', 2).focus();
    paste('1,234');
    expect(lines()[0]).toContain(' 1234 ');
    paste('5\n6');
    expect(lines()).toEqual(['BUY 2018-02-01 5 2.50 9', '  6  ']);
    await user.click(cell('Row 2', 0));
    paste('Buy\t2/2/2018', screen.getByRole('combobox', { name: 'Row 2, Transaction Type' }));
    expect(lines()[1]).toBe('BUY 2018-02-02 6  ');
  });
});

describe('a statement in the dialog', () => {
  it('shows how its columns are interpreted, lets the user change that, and adds the rows', async () => {
    const { user, lines } = openEntry();
    await user.click(screen.getByRole('button', { name: 'Paste or open a statement' }));
    const dialog = await screen.findByRole('dialog', { name: 'Paste or open a statement' });
    await user.click(within(dialog).getByLabelText('Or paste the cells here'));
    await user.paste('Date;Type;Units;Net;Kurs\n01/02/2018;Buy;100;255;2.50\n02/02/2018;Gift;5;5;1');
    expect(await within(dialog).findByText('2 rows found.')).toBeVisible();
    expect(within(dialog).getByText('2 rows have values to correct')).toBeVisible();
    expect(within(dialog).getByText('Columns not used: Net, Kurs')).toBeVisible();
    await user.selectOptions(within(dialog).getByLabelText('Kurs is read as'), 'Price per Share');
    await user.click(within(dialog).getByRole('button', { name: 'Add 2 rows' }));
    expect(lines()).toEqual(['BUY 2018-02-01 100 2.50 250.00', 'Gift 2018-02-02 5 1 ']);
  });

  it('is refused when no column has the dates, until one is chosen (TRADE-32)', async () => {
    const { user, lines } = openEntry();
    await user.click(screen.getByRole('button', { name: 'Paste or open a statement' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste or open a statement' }));
    await user.click(dialog.getByLabelText('Or paste the cells here'));
    await user.paste('Wann;Type;Units;Price\n2018 February 1;Buy;100;2.50');
    expect(dialog.getByRole('alert')).toHaveTextContent(
      /^We do not know this statement.*dates of the trades/,
    );
    expect(dialog.queryByRole('region', { name: 'Rows to add' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Add rows' })).toHaveAttribute('aria-disabled', 'true');
    await user.selectOptions(dialog.getByLabelText('Wann is read as'), 'Trade Date');
    expect(dialog.queryByRole('alert')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Add 1 row' }));
    expect(lines()).toEqual(['BUY 2018 February 1 100 2.50 250.00']);
  });

  it('reads a statement without a column of types once the user says that all rows are sales (TRADE-32)', async () => {
    const { user, lines } = openEntry();
    await user.click(screen.getByRole('button', { name: 'Paste or open a statement' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste or open a statement' }));
    await user.click(dialog.getByLabelText('Or paste the cells here'));
    await user.paste('Date;Units;Price\n01/02/2018;100;2.50\n02/02/2018;-50;2.60');
    expect(dialog.queryByLabelText('All rows are')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Choose another' }));
    await user.click(dialog.getByLabelText('Or paste the cells here'));
    await user.paste('Date;Units;Price\n01/02/2018;100;2.50');
    expect(dialog.getByRole('alert')).toHaveTextContent(/no column that says Buy or Sell/);
    await user.selectOptions(dialog.getByLabelText('All rows are'), 'Sell');
    expect(dialog.queryByRole('alert')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Add 1 row' }));
    expect(lines()).toEqual(['SELL 2018-02-01 100 2.50 250.00']);
  });

  it('shows the rows with errors marked and the reason, before they are added (TRADE-21)', async () => {
    const { user, lines } = openEntry();
    cell('New row', 0).focus();
    paste('Date\tType\tUnits\tPrice\n01/02/2018\tBuy\t100\t2.50\n31/02/2018\tBuy\tmany\t2.50');
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste or open a statement' }));
    expect(dialog.getByText('1 row has values to correct')).toBeVisible();
    expect(
      dialog.getByText('Row 2: 31/02/2018 is no date, many is no whole number of shares above 0', {
        exact: false,
      }),
    ).toBeVisible();
    const rows = within(dialog.getByRole('region', { name: 'Rows to add' })).getAllByRole('row');
    expect(within(rows[1]!).queryByRole('img')).toBeNull();
    expect(within(rows[2]!).getByRole('img', { name: '31/02/2018 is no date' })).toBeVisible();
    expect(dialog.queryByText(/outside the claim period/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(lines()).toEqual([]);
  });

  it('names the rows outside the claim period before they are added, wherever they are (TRADE-21)', async () => {
    const { user } = openEntry();
    await user.click(screen.getByRole('button', { name: 'Paste or open a statement' }));
    const inside = Array.from({ length: 15 }, () => '01/02/2018\tBuy\t100\t2.50');
    const rows = [
      '23/08/2017\tBuy\t1\t2.50',
      ...inside,
      '12/11/2018\tBuy\t1\t2.50',
      '01/09/2020\tBuy\t1\t2.50',
    ];
    fireEvent.change(screen.getByLabelText('Or paste the cells here'), {
      target: { value: ['Date\tType\tUnits\tPrice', ...rows].join('\n') },
    });
    const dialog = within(screen.getByRole('dialog', { name: 'Paste or open a statement' }));
    expect(dialog.getByText('2 rows are outside the claim period')).toBeVisible();
    expect(dialog.getAllByText(/^Row \d+:/).map((item) => item.textContent)).toEqual([
      'Row 1: 23-Aug-2017',
      'Row 18: 01-Sep-2020',
    ]);
    expect(dialog.getByText(/The period is 24 August 2017 to 12 November 2018/)).toBeVisible();
    const marked = within(dialog.getByRole('region', { name: 'Rows to add' })).getAllByRole('img');
    expect(marked.map((mark) => mark.closest('tr')!.textContent)).toEqual([
      expect.stringContaining('23-Aug-2017'),
      expect.stringContaining('01-Sep-2020'),
    ]);
    expect(dialog.getByText('11 of 18 rows are shown here. The others have no errors.')).toBeVisible();
  });

  it('says of the rows that a long paste does not show that they have no errors (TRADE-21)', async () => {
    openEntry();
    cell('New row', 0).focus();
    const rowsOf = (bad: number) =>
      Array.from({ length: 40 }, (_, at) => `${at < 40 - bad ? '01/02/2018' : '31/02/2018'}\tBuy\t100\t2.50`);
    paste(['Date\tType\tUnits\tPrice', ...rowsOf(2)].join('\n'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste or open a statement' }));
    expect(dialog.getByText('12 of 40 rows are shown here. The others have no errors.')).toBeVisible();
    expect(dialog.getByRole('rowheader', { name: '40' })).toBeVisible();
  });

  it('adds the trades of the claim’s share from a statement of CommSec, and says what is left out (TRADE-20)', () => {
    const { lines } = openEntry();
    cell('New row', 0).focus();
    paste(
      'Date,Reference,Details,Debit($),Credit($),Balance($)\n05/02/2018,C1,B 500 CVE @ 4.50,2269.95,,0.00\n06/02/2018,R2,Direct Transfer,,2269.95,0.00\n07/02/2018,C3,S 5 HRW @ 20.00,,80.05,0.00',
    );
    expect(lines()).toEqual(['BUY 2018-02-05 500 4.50 2250.00']);
    expect(screen.getByText('Left out: 1 row of other shares (HRW 1)')).toBeVisible();
    expect(screen.getByText('Left out: 1 row that is no trade, for example “Direct Transfer”')).toBeVisible();
  });

  it('asks for the share when a statement has others only (TRADE-20)', async () => {
    const { user, lines } = openEntry();
    cell('New row', 0).focus();
    paste('Date,Type,Code,Units,Price\n01/02/2018,Buy,CVX,100,2.50\n02/02/2018,Buy,HRW,5,20');
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste or open a statement' }));
    expect(dialog.getByRole('button', { name: 'Add rows' })).toHaveAttribute('aria-disabled', 'true');
    await user.selectOptions(dialog.getByLabelText('Share'), 'CVX: 1 row');
    await user.click(dialog.getByRole('button', { name: 'Add 1 row' }));
    expect(lines()).toEqual(['BUY 2018-02-01 100 2.50 250.00']);
  });

  it('asks for the number format when it is ambiguous, before any trade is added', async () => {
    const { user, lines } = openEntry();
    await user.click(screen.getByRole('button', { name: 'Paste or open a statement' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste or open a statement' }));
    await user.click(dialog.getByLabelText('Or paste the cells here'));
    await user.paste('Date\tType\tUnits\tPrice\tValue\n31/12/2018\tBuy\t100\t9,125\t912,500');
    expect(dialog.getByRole('button', { name: 'Add 1 row' })).toHaveAttribute('aria-disabled', 'true');
    expect(dialog.getByText(/^9,125 \(row 1, Price per Share\) can be read in two ways/)).toBeVisible();
    expect(dialog.queryByText(/to correct/)).toBeNull();
    await user.selectOptions(dialog.getByLabelText('Numbers'), '1.234,56');
    await user.click(dialog.getByRole('button', { name: 'Add 1 row' }));
    expect(lines()).toEqual(['BUY 2018-12-31 100 9.125 912.500']);
  });

  it('is opened from a file; a workbook is rejected with a message', async () => {
    const { user, lines } = openEntry();
    await user.click(screen.getByRole('button', { name: 'Paste or open a statement' }));
    const input = await screen.findByLabelText('Open a file', { selector: 'input' });
    await user.upload(input, new File(['PK\u0003\u0004\u0000'], 'trades.csv', { type: 'text/csv' }));
    expect(await screen.findByText(/trades.csv is not a text file/)).toBeVisible();
    await user.upload(input, new File(['Buy,01/02/2018,100,2.50,250\n'], 'trades.csv', { type: 'text/csv' }));
    await user.click(await screen.findByRole('button', { name: 'Add 1 row' }));
    expect(lines()).toEqual(['BUY 2018-02-01 100 2.50 250']);
  });
});
