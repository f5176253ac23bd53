import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  sold,
  at,
  openChanging,
  addPurchase,
  expectToStay,
  findQuestion,
  withTen,
  onClaimAlready,
} from '../../../test-support/changed-claim';
import { forgetPerson } from '../../../test-support/open-app';

const notLoaded = 'Your change has been saved, but the list could not be reloaded';

describe('trades that an administrator has changed', () => {
  afterEach(forgetPerson);

  it('the dialog of a new trade stays open until the server has responded, and no longer', async () => {
    let answer: ((data: object) => void) | undefined;
    const { user, server } = openChanging(withTen, (change) => ({
      AddTrade: () =>
        new Promise<object>((resolve) => {
          change();
          answer = resolve;
        }),
    }));
    await addPurchase(user);
    const dialog = screen.getByRole('dialog', { name: 'Trade Details' });
    await waitFor(() => expect(answer).toBeDefined());
    expectToStay(dialog);
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true');
    expect(await within(dialog).findByText('Please wait until this has finished.')).toBeVisible();
    server.loads = 'wait';
    answer!({ addTrade: at(8) });
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByText('Submission has been updated')).toBeVisible();
    expect(await screen.findByText('Saved. The list is being reloaded.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Row' })).toHaveFocus());
  });

  it('a dialog that is opened while the trades are reloaded is left alone', async () => {
    const { user, server, callsOf } = openChanging(withTen, (change) => ({
      AddTrade: ({ tradeVersion }) => {
        change();
        return { addTrade: at(Number(tradeVersion) + 1) };
      },
    }));
    server.loads = 'wait';
    await addPurchase(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Add Row' }));
    const second = within(await screen.findByRole('dialog', { name: 'Trade Details' }));
    await user.type(second.getByLabelText('Quantity'), '77');
    server.arrive();
    expect(await screen.findByText('3 transactions')).toBeInTheDocument();
    expect(second.getByLabelText('Quantity')).toHaveValue('77');
    await user.click(second.getByRole('button', { name: 'Cancel' }));
    await user.click(second.getByRole('button', { name: 'Discard' }));
    await addPurchase(user);
    await waitFor(() => expect(callsOf('AddTrade')).toHaveLength(2));
    expect(callsOf('AddTrade').map(({ variables }) => variables.tradeVersion)).toEqual([7, 8]);
  });

  it('a saved trade is reported while the list cannot be reloaded, with a button to reload it', async () => {
    const { user, server, callsOf } = openChanging(withTen, (change) => ({
      AddTrade: () => {
        change();
        return { addTrade: at(8) };
      },
    }));
    await addPurchase(user);
    expect(await screen.findByText(notLoaded)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(notLoaded).closest('[role=alert]')).toHaveTextContent(
      /do not need to make the change/,
    );
    const again = screen.getByRole('button', { name: 'Reload the list' });
    await user.click(again);
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
    expect(screen.getByText(notLoaded)).toBeVisible();
    expect(again).toHaveFocus();
    server.loads = 'work';
    await user.click(again);
    expect(await screen.findByText('3 transactions')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(notLoaded)).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Transactions from/ })).toHaveFocus());
    expect(callsOf('AddTrade')).toHaveLength(1);
  });

  it('another trade can be added before the list is reloaded: in a blank form, based on the new version', async () => {
    const { user, callsOf } = openChanging(withTen, (change) => ({
      AddTrade: ({ tradeVersion }) => {
        change();
        return { addTrade: at(Number(tradeVersion) + 1) };
      },
    }));
    await addPurchase(user);
    await screen.findByText(notLoaded);
    await user.click(screen.getByRole('button', { name: 'Add Row' }));
    const blank = within(await screen.findByRole('dialog', { name: 'Trade Details' }));
    expect(blank.getByLabelText('Quantity')).toHaveValue('');
    expect(blank.queryByRole('alert')).toBeNull();
    await user.click(blank.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await addPurchase(user);
    await waitFor(() => expect(callsOf('AddTrade')).toHaveLength(2));
    expect(callsOf('AddTrade').map(({ variables }) => variables.tradeVersion)).toEqual([7, 8]);
  });

  it('an added trade is recognised when it is typed again before the list is reloaded', async () => {
    const { user } = openChanging(withTen, (change) => ({
      AddTrade: () => {
        change();
        return { addTrade: at(8) };
      },
    }));
    await addPurchase(user);
    await screen.findByText(notLoaded);
    await user.click(screen.getByRole('button', { name: 'Add Row' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Trade Details' }));
    await user.selectOptions(dialog.getByLabelText('Transaction Type'), 'Buy');
    fireEvent.change(dialog.getByLabelText('Trade Date'), { target: { value: '2018-02-01' } });
    await user.type(dialog.getByLabelText('Quantity'), '10');
    await user.type(dialog.getByLabelText('Price per Share'), '2');
    expect(await dialog.findByText(onClaimAlready)).toBeVisible();
  });

  it('a deleted trade is gone at once, and stays gone when the list cannot be reloaded', async () => {
    const { user, server, callsOf } = openChanging([sold], (change) => ({
      DeleteTrade: () => {
        change();
        return { deleteTrade: at(8) };
      },
    }));
    await user.click(await screen.findByRole('button', { name: /^Delete the purchase/ }));
    const question = await findQuestion();
    await user.click(question.getByRole('button', { name: 'Delete this trade' }));
    expect(await screen.findByText(notLoaded)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('1 transaction')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Delete the purchase/ })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Delete the sale/ })).toHaveFocus());
    server.loads = 'work';
    await user.click(screen.getByRole('button', { name: 'Reload the list' }));
    await waitFor(() => expect(screen.queryByText(notLoaded)).toBeNull());
    expect(screen.getByText('1 transaction')).toBeVisible();
    expect(callsOf('DeleteTrade')).toHaveLength(1);
  });
});
