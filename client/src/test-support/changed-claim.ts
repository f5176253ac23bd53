import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSubmission, aTrade, claimPage, scheme } from './answers';
import { type Answers, openApp, Refusal, signedInAs } from './open-app';

type Trades = Parameters<typeof aTrade>[0][];

export const bought = aTrade({ id: 't1', tradeDate: '2018-10-05', totalAmount: '6123.456' });
export const sold = aTrade({ id: 't3', tradeDate: '2018-03-05', transactionType: 'SELL', quantity: '900' });
/** What `addPurchase` adds. */
export const tenShares = aTrade({
  id: 'ten',
  tradeDate: '2018-02-01',
  quantity: '10',
  pricePerShare: '2',
  totalAmount: '20',
});

/** The claim with these trades, as the server has it. */
export const claim = (trades: Trades, tradeVersion = 7) =>
  aSubmission({ sid: '00123', tradeVersion, trades: trades.map((trade) => aTrade(trade)) });

/** The answer to a change: what the list has become by it. */
export const at = (tradeVersion: number) => ({ __typename: 'Submission', tradeVersion });

/** The view of a claim, opened by an administrator unless said. */
export function openClaim(answers: Answers, role: 'MASTER_ADMIN' | 'STANDARD' = 'MASTER_ADMIN') {
  const app = openApp('/settlement-scheme/view/s1', {
    ...scheme,
    ...claimPage,
    ...signedInAs(role),
    ...answers,
  });
  return { ...app, user: userEvent.setup() };
}

/** A claim that `change` turns into that of version 8; how it is loaded again after that is set by `loads`. */
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

/** Types a purchase of 10 shares into the dialog and presses its button. */
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

/** The open question, once it has the focus: a dialog that is answered in its first frame gives none back. */
export async function findQuestion() {
  const question = await screen.findByRole('alertdialog');
  await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
  return within(question);
}

/** The dialog can neither be left by Esc nor by its cross. */
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
/** The connection broke before the answer. */
export const lost = () => {
  throw new TypeError('Failed to fetch');
};
