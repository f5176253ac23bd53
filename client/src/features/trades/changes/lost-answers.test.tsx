import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SILENCE_MS } from '../../../lib/fetch-in-time';
import { aSubmission } from '../../../test-support/answers';
import {
  bought,
  sold,
  tenShares,
  claim,
  at,
  openClaim,
  openChanging,
  addPurchase,
  expectToStay,
  withTen,
  onClaimAlready,
  inDoubt,
  conflict,
  lost,
  findQuestion,
} from '../../../test-support/changed-claim';
import { forgetPerson, Refusal } from '../../../test-support/open-app';

/**
 * Deletes the purchase without a response, then again from the same dialog, with a conflict.
 * @param after the trades after the conflict
 */
async function deleteTwice(after: Parameters<typeof claim>[0]) {
  let version = 7;
  const { user } = openClaim({
    SubmissionView: () => claim(version === 7 ? [bought, sold] : after, version),
    DeleteTrade: () => {
      if (version === 8) return conflict();
      version = 8;
      return lost();
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Delete the purchase/ }));
  const question = await findQuestion();
  await user.click(question.getByRole('button', { name: 'Delete this trade' }));
  expect(await question.findByText(/Your change may still have been made/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete this trade' }));
  return question;
}

describe('changes of trades whose response is lost', () => {
  afterEach(forgetPerson);

  it('are reported as uncertain after their dialog was closed, and the next form is blank', async () => {
    const { user, server } = openChanging(withTen, (change) => ({
      AddTrade: () => {
        change();
        return lost();
      },
    }));
    const dialog = await addPurchase(user);
    await dialog.findByText(/Your change may still have been made/);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText(inDoubt)).toBeVisible();
    expect(
      screen.getByText(
        'You wanted to add the purchase of 10 shares on 01-Feb-2018, but the server did not confirm it.',
      ),
    ).toBeVisible();
    const again = screen.getByRole('button', { name: 'Reload the list' });
    await waitFor(() => expect(again).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Add Row' }));
    const blank = within(await screen.findByRole('dialog', { name: 'Trade Details' }));
    expect(blank.queryByRole('alert')).toBeNull();
    await user.click(blank.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Row' })).toHaveFocus());
    await user.click(again);
    expect(
      await screen.findByText(
        'Something went wrong on our side. The list could not be loaded. Reload the list later.',
      ),
    ).toBeVisible();
    server.loads = 'lost';
    await user.click(again);
    expect(
      await screen.findByText('The list could not be loaded. Check your connection and reload the list.'),
    ).toBeVisible();
    server.loads = 'work';
    await user.click(again);
    expect(await screen.findByText('3 transactions')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(inDoubt)).toBeNull());
    expect(screen.getByText('The list has been reloaded')).toBeVisible();
  });

  it('are reported as uncertain for a deletion too, whose dialog cannot be closed before', async () => {
    let fail: ((reason: Error) => void) | undefined;
    const { user } = openChanging([sold], (change) => ({
      DeleteTrade: () =>
        new Promise<object>((_, reject) => {
          change();
          fail = reject;
        }),
    }));
    await user.click(await screen.findByRole('button', { name: /^Delete the purchase/ }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete this trade' }));
    await waitFor(() => expect(fail).toBeDefined());
    expectToStay(question);
    expect(within(question).getByRole('button', { name: 'Keep it' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    fail!(new TypeError('Failed to fetch'));
    expect(await within(question).findByText(/Your change may still have been made/)).toBeVisible();
    fireEvent.keyDown(question, { key: 'Escape' });
    expect(await screen.findByText(inDoubt)).toBeVisible();
    expect(
      screen.getByText(/^You wanted to delete the purchase of 1,000 shares on 05-Oct-2018/),
    ).toBeVisible();
  });

  it('time out when there is no response, so that the dialog can be closed', async () => {
    const { user, callsOf } = openChanging(withTen, () => ({
      AddTrade: () => new Promise<object>(() => {}),
    }));
    // Testing Library does not work with a mocked clock.
    const { setTimeout: begin } = globalThis;
    const timers: { work: () => void; wait?: number }[] = [];
    globalThis.setTimeout = ((work: () => void, wait?: number) => {
      timers.push({ work, wait });
      return begin(work, wait);
    }) as typeof setTimeout;
    const dialog = await addPurchase(user);
    await waitFor(() => expect(callsOf('AddTrade')).toHaveLength(1));
    globalThis.setTimeout = begin;
    act(timers.findLast(({ wait }) => wait !== undefined && wait >= SILENCE_MS)!.work);
    expect(
      await dialog.findByText(/the server did not respond. Your change may still have been made/),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText(inDoubt)).toBeVisible();
  });

  it.each([
    ['is lost', new TypeError('Failed to fetch'), /^The server did not respond. Check whether your change/],
    ['is an error', conflict(), /^Your change to the transactions was not made/],
  ])(
    'a change of trades is reported by an alert when the response %s after the page was left',
    async (_, error, words) => {
      let answer: (() => void) | undefined;
      const { user, router } = openChanging(withTen, () => ({
        AddTrade: () =>
          new Promise<object>((resolve, reject) => {
            answer = () => (error instanceof Refusal ? resolve(error) : reject(error));
          }),
      }));
      const dialog = await addPurchase(user);
      await waitFor(() => expect(answer).toBeDefined());
      // Before it shows that it is sending, the dialog asks whether to discard what was typed.
      await dialog.findByText('Please wait until this has finished.');
      await act(() => router.navigate('/nowhere'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      answer!();
      expect(await screen.findByText(words)).toBeVisible();
    },
  );

  it('are named as a possible cause of a conflict in another dialog', async () => {
    const { user, server } = openChanging(withTen, (change) => ({
      AddTrade: () => {
        change();
        return lost();
      },
      DeleteTrade: () => conflict(),
    }));
    server.loads = 'work';
    const dialog = await addPurchase(user);
    await dialog.findByText(/Your change may still have been made/);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    await user.click(await screen.findByRole('button', { name: /^Delete the sale/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete this trade' }));
    expect(
      await screen.findByText(
        /perhaps through an earlier change of yours to which the server did not respond. This change was/,
      ),
    ).toBeVisible();
    expect(screen.queryByText(inDoubt)).toBeNull();
  });

  it('are recognised in the reloaded list before the trade is added again', async () => {
    let version = 7;
    const { user, callsOf } = openClaim({
      SubmissionView: () => claim(version === 7 ? [bought] : [bought, tenShares], version),
      AddTrade: () => {
        if (version === 8) return conflict();
        version = 8;
        return lost();
      },
    });
    const dialog = await addPurchase(user);
    expect(await dialog.findByText(/Your change may still have been made/)).toBeVisible();
    expect(dialog.queryByText(onClaimAlready)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Add Trade Details' }));
    expect(await dialog.findByText(onClaimAlready)).toBeVisible();
    expect(
      dialog.getByText(/That change was probably made after all. The list has been reloaded/),
    ).toBeVisible();
    expect(dialog.queryByText(/Somebody|open it again/)).toBeNull();
    expect(callsOf('AddTrade').map(({ variables }) => variables.tradeVersion)).toEqual([7, 7]);
  });

  it('are not reported as deleted by a first attempt when the trade still exists after the second', async () => {
    const question = await deleteTwice([bought, sold]);
    expect(
      await question.findByText(/this trade is still on it. If you still want to delete it, try again/),
    ).toBeVisible();
    expect(question.queryByText(/probably made/)).toBeNull();
  });

  it('are not made twice when the trade was loaded with the list before the retry', async () => {
    let arrive: ((data: object) => void) | undefined;
    const whole = claim([tenShares, bought], 8);
    let asked = 0;
    const { user, callsOf } = openClaim({
      SubmissionView: ({ tradePage }) => {
        if (tradePage)
          return aSubmission({ sid: '00123', tradeVersion: 7, trades: [bought], moreTrades: true });
        asked += 1;
        return asked > 1 ? whole : new Promise<object>((resolve) => (arrive = resolve));
      },
      AddTrade: ({ tradeVersion }) => {
        if (callsOf('AddTrade').length === 1) return lost();
        return tradeVersion === 7 ? conflict() : { addTrade: at(9) };
      },
    });
    const dialog = await addPurchase(user);
    expect(await dialog.findByText(/Your change may still have been made/)).toBeVisible();
    arrive!(whole);
    expect(await dialog.findByText(onClaimAlready)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add Trade Details' }));
    expect(await dialog.findByText(/The list has been reloaded/)).toBeVisible();
    expect(callsOf('AddTrade').map(({ variables }) => variables.tradeVersion)).toEqual([7, 7]);
  });

  it('are recognised when the trade whose deletion got no response is gone', async () => {
    await deleteTwice([sold]);
    const dialog = within(
      await screen.findByRole('alertdialog', { name: /^The purchase .* has been deleted$/ }),
    );
    expect(dialog.getByText(/this trade is not on it any more/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Delete this trade' })).toBeNull();
  });
});
