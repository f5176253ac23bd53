import { screen, waitFor } from '@testing-library/react';
import { apiClient } from '../../../domain/api/api-client';
import {
  bought,
  sold,
  tenShares,
  claim,
  at,
  openClaim,
  addPurchase,
  onClaimAlready,
  broken,
  conflict,
} from '../../../test-support/changed-claim';
import { forgetPerson } from '../../../test-support/open-app';

describe('trades that another user has changed', () => {
  afterEach(forgetPerson);

  it('trades are reloaded when another user changed them, and nothing is overwritten', async () => {
    let version = 7;
    const { user, callsOf } = openClaim({
      SubmissionView: () => claim(version === 7 ? [bought] : [bought, sold], version),
      AddTrade: ({ tradeVersion }) => {
        if (tradeVersion === 8) return { addTrade: at(9) };
        version = 8;
        return conflict();
      },
    });
    const dialog = await addPurchase(user);
    expect(
      await dialog.findByText(
        /This claim has been changed since you loaded it, so your change was not made. The list has been reloaded/,
      ),
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

  it('trades are reported as reloaded only once they are', async () => {
    let answer: ((data: object) => void) | undefined;
    let conflicts = 0;
    const { user } = openClaim({
      SubmissionView: () =>
        conflicts === 0 ? claim([bought]) : new Promise<object>((resolve) => (answer = resolve)),
      AddTrade: () => {
        conflicts += 1;
        return conflict();
      },
    });
    const dialog = await addPurchase(user);
    await waitFor(() => expect(answer).toBeDefined());
    expect(dialog.queryByText(/reloaded/)).toBeNull();
    expect(dialog.getByRole('button', { name: 'Add Trade Details' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    answer!(claim([bought, sold], 8));
    expect(await dialog.findByText(/The list has been reloaded/)).toBeVisible();
    expect(screen.getByText('2 transactions')).toBeInTheDocument();
  });

  it('a failed reload of the trades after a conflict is reported', async () => {
    let conflicts = 0;
    const { user, callsOf } = openClaim({
      SubmissionView: () => (conflicts === 1 ? broken() : claim([bought], 7 + conflicts)),
      AddTrade: () => {
        conflicts += 1;
        return conflict();
      },
    });
    const dialog = await addPurchase(user);
    expect(
      await dialog.findByText(
        /This claim has been changed since you loaded it, .* went wrong on our side\. The list could not be reloaded/,
      ),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add Trade Details' }));
    expect(await dialog.findByText(/The list has been reloaded/)).toBeVisible();
    expect(callsOf('AddTrade').map(({ variables }) => variables.tradeVersion)).toEqual([7, 7]);
  });

  it('a trade is not added twice when the list could not be reloaded after the conflict', async () => {
    let loads: 'first' | 'fail' | 'whole' = 'first';
    const { user, callsOf } = openClaim({
      SubmissionView: () => {
        if (loads === 'fail') return broken();
        return loads === 'first' ? claim([bought], 7) : claim([tenShares, bought], 8);
      },
      AddTrade: ({ tradeVersion }) => {
        loads = callsOf('AddTrade').length === 1 ? 'fail' : 'whole';
        return tradeVersion === 7 ? conflict() : { addTrade: at(9) };
      },
    });
    const dialog = await addPurchase(user);
    expect(await dialog.findByText(/could not be reloaded/)).toBeVisible();
    loads = 'whole';
    await apiClient.refetchQueries({ include: ['SubmissionView'] });
    expect(await dialog.findByText(onClaimAlready)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add Trade Details' }));
    expect(await dialog.findByText(/The list has been reloaded/)).toBeVisible();
    expect(callsOf('AddTrade').map(({ variables }) => variables.tradeVersion)).toEqual([7, 7]);
  });
});
