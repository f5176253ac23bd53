import { cleanup, screen } from '@testing-library/react';
import { aRow, cell, openEntry, rowNames, thirty } from '../../../test-support/trade-entry';

afterEach(cleanup);

describe('finding rows in a long table of trades', () => {
  it('shows the rows that match under their own numbers, each with its balance in the whole list (TRADE-25)', async () => {
    const { user } = openEntry({ rows: thirty(), openingBalance: '1000' });
    const before = cell('Row 6', 5).textContent;
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Sell');
    expect(screen.getByText('10 of 30 match: Sell.')).toBeVisible();
    expect(rowNames()).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30].map((number) => `Row ${number}`));
    expect(cell('Row 6', 5)).toHaveTextContent(before);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Quantity, largest first');
    expect(rowNames()[0]).toBe('Row 30');
    expect(screen.getByRole('columnheader', { name: 'Quantity' })).toHaveAttribute('aria-sort', 'descending');
    expect(cell('Row 6', 5)).toHaveTextContent(before);
    // Down from the first row shown is the second one shown.
    cell('Row 30', 2).focus();
    await user.keyboard('{ArrowDown}');
    expect(cell('Row 27', 2)).toHaveFocus();
  });

  it('a row that is changed stays where it is until the filter is applied again (TRADE-25)', async () => {
    const { user, lines } = openEntry({ rows: thirty() });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Sell');
    cell('Row 3', 0).focus();
    await user.keyboard('b{Enter}');
    expect(lines()[2]).toMatch(/^BUY /);
    expect(rowNames()).toContain('Row 3');
    cell('New row', 0).focus();
    await user.keyboard('b{Enter}');
    expect(rowNames().at(-1)).toBe('Row 31');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'All types');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Sell');
    expect(rowNames()).not.toContain('Row 3');
  });

  it('goes to the row of a date, and shows all rows to go to one with an error (TRADE-25)', async () => {
    const { user } = openEntry({ rows: [...thirty(), aRow({ key: 'bad', quantity: '-5' })] });
    await user.type(screen.getByLabelText('Jump to date'), '20/2/2018{Enter}');
    expect(cell('Row 17', 1)).toHaveFocus();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Sell');
    expect(rowNames()).not.toContain('Row 31');
    await user.click(screen.getByRole('button', { name: 'Row 31, Quantity:' }));
    expect(cell('Row 31', 2)).toHaveFocus();
  });

  it('has nothing to find in a table of few rows (TRADE-25)', () => {
    openEntry({ rows: thirty().slice(0, 25) });
    expect(screen.queryByText('Filter, sort or jump to a date')).not.toBeInTheDocument();
  });
});

describe('the totals below the trades', () => {
  const early = aRow({ key: 'early', tradeDate: '2016-06-05', quantity: '500' });

  it('say why a trade up to the opening day is in none of the sums (TRADE-33)', () => {
    openEntry({ rows: [early], openingBalance: '0' });
    const totals = screen.getByRole('rowheader', { name: /closing balance/ });
    expect(totals).toHaveTextContent(
      '1 trade is dated up to 23-Aug-2017: the opening balance has it already, so it is not counted again.',
    );
    cleanup();
    openEntry({ rows: [aRow()] });
    expect(screen.queryByText(/dated up to/)).not.toBeInTheDocument();
  });
});

describe('selecting rows in the table of trades', () => {
  it('rows selected by Space and by Shift with an arrow are deleted together and restored by one undo (TRADE-28)', async () => {
    const { user, lines } = openEntry({ rows: thirty() });
    const before = lines();
    screen.getByRole('rowheader', { name: 'Row 2' }).focus();
    await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(screen.getByRole('rowheader', { name: 'Row 4' })).toHaveFocus();
    expect(screen.getAllByRole('row', { selected: true })).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Delete 3 rows' }));
    expect(screen.getByText('3 rows were deleted.')).toBeVisible();
    expect(lines()).toEqual([before[0], ...before.slice(4)]);
    expect(screen.queryByRole('row', { selected: true })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(lines()).toEqual(before);
  });

  it('the mouse selects one row, and with Shift all up to another (TRADE-28)', async () => {
    const { user, lines } = openEntry({ rows: thirty() });
    await user.click(screen.getByRole('checkbox', { name: 'Select row 3' }));
    expect(screen.getByRole('rowheader', { name: 'Row 3' })).toHaveFocus();
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select row 6' }));
    await user.keyboard('{/Shift}');
    await user.click(screen.getByRole('checkbox', { name: 'Select row 4' }));
    await user.click(screen.getByRole('button', { name: 'Delete 3 rows' }));
    expect(
      lines()
        .map((line) => line.split(' ')[2])
        .slice(0, 4),
    ).toEqual(['1', '2', '4', '7']);
  });

  it('all rows that a filter shows are deleted, and none of the others (TRADE-28)', async () => {
    const { user, lines } = openEntry({ rows: thirty() });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Sell');
    await user.click(screen.getByRole('button', { name: 'Select all 10' }));
    await user.click(screen.getByRole('button', { name: 'Delete 10 rows' }));
    expect(lines()).toHaveLength(20);
    expect(lines().every((line) => line.startsWith('BUY '))).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(lines()).toHaveLength(30);
    expect(rowNames()).toHaveLength(10);
  });

  it('nothing is deleted while nothing is selected (TRADE-28)', async () => {
    const { user, lines } = openEntry({ rows: thirty() });
    await user.click(screen.getByRole('button', { name: 'Delete selected' }));
    screen.getByRole('rowheader', { name: 'New row' }).focus();
    await user.keyboard(' ');
    expect(screen.getByRole('button', { name: 'Delete selected' })).toHaveAttribute('aria-disabled', 'true');
    expect(lines()).toHaveLength(30);
  });

  it('of thousands of rows a part is rendered, and the focused cell stays (TRADE-26)', async () => {
    const rows = Array.from({ length: 1_190 }, (_, at) => aRow({ key: `k${at}` }));
    const { user } = openEntry({ rows });
    expect(rowNames().length).toBeLessThan(300);
    cell('Row 1', 2).focus();
    await user.keyboard('{Control>}{ArrowDown}{/Control}');
    expect(cell('New row', 2)).toHaveFocus();
    expect(rowNames()).toContain('Row 1190');
    expect(rowNames().length).toBeLessThan(300);
  });
});
