import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DayPricesQuery, Role } from '../../generated/graphql';
import { FakeUpload } from '../../test-support/fake-upload';
import { scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';

const answer = (changed: Partial<DayPricesQuery['dayPrices']> = {}): DayPricesQuery => ({
  dayPrices: {
    count: 2,
    from: '2014-03-03',
    to: '2014-03-04',
    missing: 0,
    firstMissing: [],
    prices: [
      { day: '2014-03-04', low: '1.6', high: '2.000001' },
      { day: '2014-03-03', low: '1.5', high: '2.25' },
    ],
    pagination: { page: 1, totalPages: 1, totalItems: 2 },
    ...changed,
  },
});

const open = (answers: Answers = {}, role: Role = 'MASTER_ADMIN') =>
  openApp('/admin/rules/day-prices', { ...scheme, ...signedInAs(role), DayPrices: answer(), ...answers });

afterEach(forgetPerson);

describe('the page of day prices', () => {
  it('lists the days with their exact prices (RULES-18)', async () => {
    open();
    const row = (await screen.findByRole('cell', { name: '04-Mar-2014' })).closest('tr');
    expect(row).toHaveTextContent('04-Mar-20141.62.000001');
    expect(screen.queryByText(/no price$/)).not.toBeInTheDocument();
  });

  it('says which trading days have no price (RULES-18)', async () => {
    open({ DayPrices: answer({ missing: 22, firstMissing: ['2014-03-05', '2014-03-06'] }) });
    expect(await screen.findByText('22 trading days have no price')).toBeVisible();
    expect(screen.getByText(/05-Mar-2014, 06-Mar-2014, and 20 more/)).toBeVisible();
  });

  it('says what to do first when there are none, and reports when they could not be loaded', async () => {
    open({ DayPrices: answer({ count: 0, prices: [] }) });
    expect(await screen.findByText('No day prices yet')).toBeVisible();
    forgetPerson();
    open({ DayPrices: new Refusal('INTERNAL_SERVER_ERROR', 'No.') });
    expect(await screen.findByText('The day prices could not be loaded.')).toBeVisible();
  });

  it('is read by an auditor, who cannot import (ACCESS-15)', async () => {
    open({}, 'AUDITOR');
    await screen.findByText('Days');
    expect(screen.queryByRole('button', { name: 'Import day prices' })).not.toBeInTheDocument();
  });

  it('sends a file with the options that matter for prices (RULES-17)', async () => {
    FakeUpload.install();
    open();
    await screen.findByText('Days');
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, new File(['date,low,high'], 'prices.csv', { type: 'text/csv' }));
    expect(await screen.findByRole('dialog', { name: 'Import day prices' })).toBeVisible();
    expect(screen.getByLabelText('Dates')).toBeVisible();
    expect(screen.queryByLabelText(/Overwrite changes/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByLabelText('Check only'));
    await userEvent.click(screen.getByRole('button', { name: 'Check file' }));
    expect((await FakeUpload.next()).url).toBe('/api/import/day-prices?check=true');
  });
});
