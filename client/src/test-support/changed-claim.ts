import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSubmission, aTrade, claimPage, scheme } from './answers';
import { type Answers, openApp, Refusal, signedInAs } from './open-app';

type Trades = Parameters<typeof aTrade>[0][];

export const bought = aTrade({ id: 't1', tradeDate: '2018-10-05', totalAmount: '6123.456' });
export const sold = aTrade({ id: 't3', tradeDate: '2018-03-05', transactionType: 'SELL', quantity: '900' });
/** The trade that `addPurchase` adds. */
export const tenShares = aTrade({
  id: 'ten',
  tradeDate: '2018-02-01',
  quantity: '10',
  pricePerShare: '2',
  totalAmount: '20',
});

/** The server's claim with these trades. */
export const claim = (trades: Trades, tradeVersion = 7) =>
  aSubmission({ sid: '00123', tradeVersion, trades: trades.map((trade) => aTrade(trade)) });

/** The response to a change: the new trade version. */
export const at = (tradeVersion: number) => ({ __typename: 'Submission', tradeVersion });

/** Opens the view of a claim, by default as an administrator. */
export function openClaim(answers: Answers, role: 'MASTER_ADMIN' | 'STANDARD' = 'MASTER_ADMIN') {
  const app = openApp('/settlement-scheme/view/s1', {
    ...scheme,
    ...claimPage,
    ...signedInAs(role),
    ...answers,
  });
  return { ...app, user: userEvent.setup() };
}

/** Opens a claim that `change` changes to version 8; `loads` determines how it is reloaded afterwards. */
export function openChanging(after: Trades, answers: (change: () => void) => Answers) {
  const server = { version: 7, loads: 'fail' as 'fail' | 'lost' | 'wait' | 'work', arrive: () => {} };
  const change = () => {
    server.version = 8;
  };
  const opened = openClaim({
    SubmissionView: () => {
      if (server.version === 7) return claim([bought, sold]);
      if (server.loads === 'fail') return broken();
      if (server.loads === 'lost') return lost();
      if (server.loads === 'work') return claim(after, 8);
      return new Promise<object>((resolve) => (server.arrive = () => resolve(claim(after, 8))));
    },
    ...answers(change),
  });
  return { ...opened, server };
}

/** Enters a purchase of 10 shares in the dialog and presses its button. */
export async function addPurchase(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Add Row' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Trade Details' }));
  await user.selectOptions(dialog.getByLabelText('Transaction Type'), 'Buy');
  fireEvent.change(dialog.getByLabelText('Trade Date'), { target: { value: '2018-02-01' } });
  await user.type(dialog.getByLabelText('Quantity'), '10');
  await user.type(dialog.getByLabelText('Price per Share'), '2');
  await user.click(dialog.getByRole('button', { name: 'Add Trade Details' }));
  return dialog;
}

/**
 * The open confirmation dialog, once it has the focus: a dialog that is closed in its first frame does not return it.
 */
export async function findQuestion() {
  const question = await screen.findByRole('alertdialog');
  await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
  return within(question);
}

/** Expects that neither Esc nor the close button closes the dialog. */
export function expectToStay(dialog: HTMLElement) {
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(dialog).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveAttribute('aria-disabled', 'true');
}

export const withTen = [bought, sold, tenShares];
export const onClaimAlready = /This trade is already on the claim/;
export const inDoubt = 'We do not know whether your change was made';

export const broken = () => new Refusal('INTERNAL_SERVER_ERROR', 'Nobody foresaw this.');
export const conflict = () => new Refusal('CONFLICT', 'Someone has changed this claim in the meantime.');
/** Fails as when the connection breaks before the response. */
export const lost = () => {
  throw new TypeError('Failed to fetch');
};
