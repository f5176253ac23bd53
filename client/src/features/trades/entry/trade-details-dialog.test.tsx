import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { openEntry } from '../../../test-support/trade-entry';

afterEach(cleanup);

describe('the Trade Details dialog', () => {
  it.each([
    ['3/10/2017', '3 October 2017'],
    ['03.10.17', '3 October 2017'],
    ['3 Oct 2017', '3 October 2017'],
    ['2017-10-03', '3 October 2017'],
    ['29/02/2018', ''],
    ['3/10', ''],
  ])('echoes the typed date %s as %j (TRADE-24)', async (typed, words) => {
    const { user } = openEntry();
    await user.click(screen.getByRole('button', { name: 'Add Row' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Trade Details' }));
    const input = dialog.getByLabelText('Trade Date');
    expect(input).toHaveAccessibleDescription(/^Day, month and year/);
    await user.type(input, typed);
    const echo = input.closest('[role=dialog]')!.querySelector('[data-day-echo]');
    expect(echo).toHaveAttribute('role', 'status');
    expect(echo).toHaveTextContent(words === '' ? /^$/ : words);
  });

  it('stores each value under its own name, calculates the total and lists what is required (TRADE-14, TRADE-1)', async () => {
    const { user, sent } = openEntry();
    await user.click(screen.getByRole('button', { name: 'Add Row' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Trade Details' }));
    await user.click(dialog.getByRole('button', { name: 'Add Trade Details' }));
    expect(await dialog.findAllByText('Transaction Type is required')).not.toHaveLength(0);
    expect(dialog.getByLabelText('Transaction Type')).toHaveDisplayValue('--SELECT--');
    await user.selectOptions(dialog.getByLabelText('Transaction Type'), 'Transfer out');
    fireEvent.change(dialog.getByLabelText('Trade Date'), { target: { value: '2019-02-01' } });
    await user.type(dialog.getByLabelText('Quantity'), '1,000');
    await user.type(dialog.getByLabelText('Price per Share'), '2.5');
    expect(dialog.getByLabelText('Total Amount Paid')).toHaveValue('2500.00');
    expect(dialog.getByText(/Trade Date is outside the period/)).toBeVisible();
    await user.clear(dialog.getByLabelText('Total Amount Paid'));
    await user.type(dialog.getByLabelText('Total Amount Paid'), '2,600.00');
    expect(await dialog.findByText(/Total Amount Paid is not quantity × price \(2,500.00\)/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add Trade Details' }));
    expect(sent()).toEqual([
      {
        transactionType: 'TRANSFER_OUT',
        tradeDate: '2019-02-01',
        quantity: '1000',
        pricePerShare: '2.5',
        totalAmount: '2600',
      },
    ]);
  });

  it('shows a message for a value that it cannot read', async () => {
    const { user, sent } = openEntry();
    await user.click(screen.getByRole('button', { name: 'Add Row' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Trade Details' }));
    await user.type(dialog.getByLabelText('Quantity'), '1e999');
    await user.click(dialog.getByRole('button', { name: 'Add Trade Details' }));
    expect(
      await dialog.findAllByText('Quantity must be a whole number above 0 with at most 15 digits'),
    ).not.toHaveLength(0);
    expect(sent()).toEqual([]);
  });
});
