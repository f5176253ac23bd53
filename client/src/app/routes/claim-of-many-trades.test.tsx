import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHome, aMessage, aSubmission, aThread, aTrade, claimPage, scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';

type Overrides = Parameters<typeof aSubmission>[0];

const PAGE = 25;
/** Newest first, as the server returns them; the oldest, a sale, makes the balance negative. */
const trades = Array.from({ length: 60 }, (_, at) =>
  aTrade({ id: `t${at}`, tradeDate: dayBefore(at), transactionType: at < 59 ? 'BUY' : 'SELL' }),
);

function dayBefore(days: number): string {
  return new Date(Date.UTC(2018, 5, 30) - days * 86_400_000).toISOString().slice(0, 10);
}

/** The server's response for a claim with these trades: a page of them, or all. */
const claim = (tradePage: unknown, overrides: Overrides = {}) => {
  const all = overrides.trades ?? trades;
  const shown = tradePage ? all.slice(0, PAGE) : all;
  return aSubmission({
    openingBalance: '10',
    ...overrides,
    trades: shown,
    moreTrades: shown.length < all.length,
  });
};

/** Holds back the responses to queries for all trades, to be sent later in any order. */
function heldQuestions() {
  const waiting: ((answer: object) => void)[] = [];
  return {
    waiting,
    hold: () => new Promise<object>((resolve) => waiting.push(resolve)),
    answer: async (at: number, data: object) => {
      await waitFor(() => expect(waiting.length).toBeGreaterThan(at));
      waiting[at]!(data);
    },
  };
}

async function openClaim(role: 'MASTER_ADMIN' | 'STANDARD', answers: Answers) {
  const app = openApp('/settlement-scheme/view/s1', {
    ...scheme,
    ...claimPage,
    ...signedInAs(role),
    ...answers,
  });
  await screen.findByRole('heading', { level: 1, name: 'Acme Pty Ltd' });
  return { ...app, asked: () => app.callsOf('SubmissionView').map(({ variables }) => variables) };
}

const table = () => screen.getByRole('table', { name: /^Transactions from/ });
const rows = () => within(table()).getAllByRole('row').slice(1);
const below = () => screen.queryByText(/The balance goes below zero on/);

describe('a claim with more trades than a page', () => {
  afterEach(forgetPerson);

  it('is shown with the newest trades at once, and completely when the others have loaded', async () => {
    const { hold, answer } = heldQuestions();
    const app = await openClaim('MASTER_ADMIN', {
      SubmissionView: ({ tradePage }) => (tradePage ? claim(tradePage) : hold()),
    });
    expect(rows()).toHaveLength(PAGE);
    expect(table()).toHaveAttribute('aria-rowcount', '-1');
    expect(await screen.findByText(/The other transactions are being loaded/)).toBeVisible();
    expect(screen.getByText('Not all transactions are loaded yet.')).toBeVisible();
    expect(screen.queryByText(/^\d+ transactions?$/)).not.toBeInTheDocument();
    expect(below()).toBeNull();
    const first = rows()[0]!;
    within(first).getByRole('button').focus();

    const status = screen.getByText('Not all transactions are loaded yet.');
    expect(status).toHaveAttribute('role', 'status');

    await answer(0, claim(undefined));
    await waitFor(() => expect(status).toHaveTextContent('60 transactions'));
    expect(rows()).toHaveLength(PAGE);
    expect(rows()[0]).toBe(first);
    expect(within(first).getByRole('button')).toHaveFocus();
    expect(screen.getByText(/^25 of 60 transactions are shown/)).toBeVisible();
    expect(table()).toHaveAttribute('aria-rowcount', '61');
    // Counted after the list is shown.
    await waitFor(() => expect(below()).toBeVisible());
    expect(screen.queryByText(/other transactions/)).not.toBeInTheDocument();
    expect(status).toBeInTheDocument();

    const moreRows = screen.getByRole('button', { name: 'Show 35 more transactions' });
    await userEvent.click(moreRows);
    expect(rows()).toHaveLength(60);
    expect(rows()[PAGE]).toHaveFocus();
    expect(screen.getByText('All 60 transactions are shown.')).toBeVisible();
    expect(moreRows).not.toBeInTheDocument();
    expect(app.asked()).toEqual([{ id: 's1', tradePage: 1 }, { id: 's1' }]);
  });

  it('is queried once when it has few trades', async () => {
    const app = await openClaim('STANDARD', {
      SubmissionView: ({ tradePage }) => claim(tradePage, { trades: trades.slice(0, PAGE) }),
    });
    expect(screen.getByText('25 transactions')).toBeVisible();
    expect(screen.queryByText(/are shown/)).not.toBeInTheDocument();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(app.asked()).toEqual([{ id: 's1', tradePage: 1 }]);
  });

  it('is not shown as without transactions while the first page contains only opening balances', async () => {
    const opening = trades.slice(0, 30).map((trade) => ({ ...trade, transactionType: 'OPEN' as const }));
    await openClaim('STANDARD', {
      SubmissionView: ({ tradePage }) =>
        tradePage ? claim(tradePage, { trades: opening }) : heldQuestions().hold(),
    });
    expect(await screen.findByText(/The other transactions are being loaded/)).toBeVisible();
    expect(screen.queryByText('No transactions')).not.toBeInTheDocument();
  });

  it('a claim with more trades than a page that changed between the two responses is shown as in the second', async () => {
    const { waiting, hold, answer } = heldQuestions();
    await openClaim('MASTER_ADMIN', {
      SubmissionView: ({ tradePage }) => (tradePage ? claim(tradePage) : hold()),
    });
    await waitFor(() => expect(waiting).toHaveLength(1));
    const left = trades.slice(30);
    await answer(0, claim(undefined, { trades: left, sid: '00999', tradeVersion: 2 }));
    expect(await screen.findByText('00999')).toBeVisible();
    expect(screen.getByText('30 transactions')).toBeVisible();
  });

  it('shows a change that is made meanwhile, whatever was being loaded before', async () => {
    const { waiting, hold, answer } = heldQuestions();
    const user = userEvent.setup();
    await openClaim('MASTER_ADMIN', {
      SubmissionView: ({ tradePage }) => (tradePage ? claim(tradePage) : hold()),
      UpdateSid: {
        updateSid: {
          __typename: 'Submission',
          id: 's1',
          sid: '00202',
          version: 2,
          updatedAt: '',
          removed: null,
        },
      },
    });
    await waitFor(() => expect(waiting).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Edit SID' }));
    await user.clear(screen.getByLabelText('New SID'));
    await user.type(screen.getByLabelText('New SID'), '00202{Enter}');
    expect(await screen.findByText('SID Updated')).toBeVisible();
    expect(await screen.findByText('00202')).toBeVisible();
    await waitFor(() => expect(waiting).toHaveLength(2));
    await answer(0, claim(undefined));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByText('00202')).toBeVisible();
    await answer(1, claim(undefined, { sid: '00202', version: 2 }));
    expect(await screen.findByText('60 transactions')).toBeVisible();
    expect(screen.getByText('00202')).toBeVisible();
  });

  it('keeps the loaded trades when the others cannot be loaded, and loads them on demand', async () => {
    let works = false;
    await openClaim('STANDARD', {
      SubmissionView: ({ tradePage }) =>
        tradePage || works ? claim(tradePage) : new Refusal('SERVICE_UNAVAILABLE', 'Busy.'),
    });
    const failure = await screen.findByText('The other transactions could not be loaded. Busy.');
    expect(failure.closest('[role=alert]')).toBeVisible();
    expect(rows()).toHaveLength(PAGE);
    expect(await screen.findByText('Not all transactions are loaded yet.')).toBeVisible();
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const status = await screen.findByText('25 of 60 transactions are shown. All are printed.');
    expect(status).toHaveFocus();
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  });

  it('is shown completely on the next visit, and reloaded completely', async () => {
    const { hold, answer } = heldQuestions();
    const app = await openClaim('STANDARD', {
      MySubmissions: aHome(),
      SubmissionView: ({ tradePage }) => (tradePage ? claim(tradePage) : hold()),
    });
    await answer(0, claim(undefined));
    await screen.findByText('60 transactions');
    await act(() => app.router.navigate('/account/profile'));
    await screen.findByRole('heading', { name: 'Registrations' });
    await act(() => app.router.navigate('/settlement-scheme/view/s1'));
    await screen.findByRole('heading', { level: 1, name: 'Acme Pty Ltd' });
    expect(screen.getByText('60 transactions')).toBeVisible();
    await waitFor(() => expect(app.asked()).toHaveLength(3));
    expect(app.asked()[2]).toEqual({ id: 's1' });
  });

  it('is shown completely again after another claim was shown instead', async () => {
    const app = await openClaim('STANDARD', {
      SubmissionView: ({ id, tradePage }) =>
        id === 's1' ? claim(tradePage) : claim(tradePage, { id: 's2', trades: trades.slice(0, 3) }),
    });
    await screen.findByText('60 transactions');
    await userEvent.click(screen.getByRole('button', { name: 'Show 35 more transactions' }));
    await act(() => app.router.navigate('/settlement-scheme/view/s2'));
    await screen.findByText('3 transactions');
    await act(() => app.router.navigate('/settlement-scheme/view/s1'));
    expect(await screen.findByText('60 transactions')).toBeVisible();
    expect(rows()).toHaveLength(PAGE);
    await waitFor(() => expect(app.asked()).toHaveLength(4));
    expect(app.asked()[3]).toEqual({ id: 's1' });
  });

  it('disappears from the screen when the server reports that it no longer exists', async () => {
    const { hold, answer } = heldQuestions();
    await openClaim('STANDARD', {
      SubmissionView: ({ tradePage }) => (tradePage ? claim(tradePage) : hold()),
    });
    await answer(0, new Refusal('NOT_FOUND', 'Not found'));
    expect(await screen.findByText('We could not find this submission.')).toBeVisible();
    expect(screen.queryByText('Acme Pty Ltd')).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('does not render a hidden row when the others arrive', async () => {
    const opening = aTrade({ id: 'opening', transactionType: 'OPEN', tradeDate: '2018-06-29' });
    const withOpening = [trades[0]!, opening, ...trades.slice(1)];
    const { hold, answer } = heldQuestions();
    await openClaim('STANDARD', {
      SubmissionView: ({ tradePage }) => (tradePage ? claim(tradePage, { trades: withOpening }) : hold()),
    });
    expect(rows()).toHaveLength(24);
    await answer(0, claim(undefined, { trades: withOpening }));
    await screen.findByText('24 of 60 transactions are shown. All are printed.');
    expect(rows()).toHaveLength(24);
  });

  it('a change can be proposed only once all transactions are loaded', async () => {
    const { hold, answer } = heldQuestions();
    await openClaim('STANDARD', {
      SubmissionView: ({ tradePage }) => (tradePage ? claim(tradePage) : hold()),
    });
    await userEvent.type(await screen.findByLabelText('Your request'), 'Please add a trade.');
    expect(screen.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-disabled');
    await userEvent.click(screen.getByRole('button', { name: 'Propose a change to my claim' }));
    expect(screen.getByText(/Your proposed change will be shown once all transactions/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check and submit' })).toHaveAttribute('aria-disabled', 'true');
    await answer(0, claim(undefined));
    await userEvent.click(await screen.findByText('Transactions to remove'));
    expect(screen.getAllByRole('checkbox')).toHaveLength(60);
    expect(screen.getByLabelText('Your request')).toHaveValue('Please add a trade.');
    expect(screen.getByRole('button', { name: 'Check and submit' })).not.toHaveAttribute('aria-disabled');
  });

  it('lets a proposed change be accepted only when its inconsistencies are known (AMEND-9)', async () => {
    const { hold, answer } = heldQuestions();
    const proposal = {
      __typename: 'ProposedChange',
      id: 'p1',
      state: 'PROPOSED' as const,
      outdated: false,
      reason: null,
      decidedAt: null,
      decidedBy: null,
      fields: [],
      tradesAdded: [{ ...aTrade({ tradeDate: '2018-07-01' }), __typename: 'ProposedTrade' }],
      tradesRemoved: [],
    };
    await openClaim('MASTER_ADMIN', {
      AmendmentThread: aThread('OPEN', [aMessage({ proposal })]),
      SubmissionView: ({ tradePage }) => (tradePage ? claim(tradePage) : hold()),
    });
    expect(await screen.findByRole('button', { name: 'Accept change' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Decline' })).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByText(/The balance would go below zero/)).not.toBeInTheDocument();
    await answer(0, claim(undefined));
    expect(await screen.findByText(/The balance would go below zero/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Accept change' })).not.toHaveAttribute('aria-disabled');
  });
});
