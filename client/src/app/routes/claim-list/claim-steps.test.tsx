import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRow, aSubmission, aSubmissionPage, claimPage, scheme } from '../../../test-support/answers';
import { forgetPerson, openApp, signedInAs, type Answers } from '../../../test-support/open-app';

const idAt = (position: number) => `s${position}`;

/** Claims s1, s2, … up to `total`, in pages of 25. */
const list = (total: number) => (variables: Record<string, unknown>) => {
  const page = Number(variables.page);
  const first = (page - 1) * 25 + 1;
  const rows = Array.from({ length: Math.max(0, Math.min(25, total - first + 1)) }, (_, row) =>
    aRow({ id: idAt(first + row), sid: `sid-${first + row}` }),
  );
  const { submissions } = aSubmissionPage(page, rows, Math.ceil(total / 25));
  return { submissions: { ...submissions, pagination: { ...submissions.pagination, totalItems: total } } };
};

/** The queue with the claims of these ids, all on one page. */
const queue = (...ids: string[]) => ({
  amendmentQueue: {
    __typename: 'AmendmentQueuePage',
    rows: ids.map((submissionId) => ({
      __typename: 'AmendmentQueueRow',
      submissionId,
      sid: submissionId,
      legalEntity: 'Acme Pty Ltd',
      contactName: 'Peter Baxter',
      waitingSince: '2026-11-10T22:00:00Z',
      unanswered: 1,
      hasProposal: false,
      lastMessage: 'Please',
    })),
    pagination: { __typename: 'Pagination', page: 1, pageSize: 25, totalItems: ids.length, totalPages: 1 },
  },
});

function open(path: string, answers: Answers = {}, role: Parameters<typeof signedInAs>[0] = 'MASTER_ADMIN') {
  return openApp(path, {
    ...scheme,
    ...claimPage,
    ...signedInAs(role),
    SubmissionView: ({ id }: Record<string, unknown>) =>
      aSubmission({ id: String(id), submissionId: String(id), sid: `sid-${String(id)}` }),
    SubmissionList: list(60),
    AmendmentQueue: queue('s1', 's2', 's3'),
    AmendmentCounts: {
      amendmentCounts: { __typename: 'AmendmentCounts', open: 3, answered: 0, closed: 0, proposals: 0 },
    },
    ...answers,
  });
}

const view = (id: string, query: string) => `/settlement-scheme/view/${id}?${query}`;

describe('the claims before and after the one that is open', () => {
  afterEach(forgetPerson);

  it('follows the queue from the row that was opened, by J and K, and says the place (VIEW-19)', async () => {
    const app = open('/admin/amendments');
    await userEvent.click(await screen.findByRole('link', { name: /SID s2/ }));
    expect(await screen.findByRole('link', { name: '2 of 3 · Unanswered requests' })).toHaveAttribute(
      'href',
      '/admin/amendments',
    );
    await userEvent.keyboard('j');
    await screen.findByText('3 of 3 · Unanswered requests');
    expect(app.url()).toBe(view('s3', 'from=amendments&at=3'));
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('j');
    expect(app.url()).toBe(view('s3', 'from=amendments&at=3'));
    await userEvent.keyboard('k');
    await screen.findByText('2 of 3 · Unanswered requests');
    await userEvent.click(screen.getByRole('link', { name: 'Previous' }));
    await screen.findByText('1 of 3 · Unanswered requests');
  });

  it('crosses the pages of the list in its order and filters (VIEW-19)', async () => {
    const app = open(view('s25', 'from=submissions&withoutTrades=yes&sort=sid&at=25'));
    await screen.findByText('25 of 60 · Submissions: Without trades');
    const next = await screen.findByRole('link', { name: 'Next' });
    expect(next).toHaveAttribute('href', view('s26', 'from=submissions&withoutTrades=yes&sort=sid&at=26'));
    await userEvent.click(next);
    await screen.findByText('26 of 60 · Submissions: Without trades');
    expect(await screen.findByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      view('s25', 'from=submissions&withoutTrades=yes&sort=sid&at=25'),
    );
    expect(screen.getByRole('link', { name: /26 of 60/ })).toHaveAttribute(
      'href',
      '/admin/submissions-new?withoutTrades=yes&sort=sid&page=2',
    );
    for (const { variables } of app.callsOf('SubmissionList')) {
      expect(variables).toMatchObject({ filter: { withoutTrades: true }, sort: 'SID' });
    }
  });

  it('finds a claim that moved to the next page of the list meanwhile (VIEW-19)', async () => {
    open(view('s26', 'from=submissions&at=25'));
    await screen.findByText('26 of 60 · Submissions');
    expect(await screen.findByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      view('s27', 'from=submissions&at=27'),
    );
  });

  it('follows the results of a search (VIEW-19)', async () => {
    open(view('s2', 'from=submissions&search=acme&at=2'), {
      SubmissionSearch: {
        submissionSearch: {
          __typename: 'SubmissionSearchResult',
          rows: ['s1', 's2', 's9'].map((id) => aRow({ id })),
          more: true,
        },
      },
    });
    await screen.findByText('2 of 3+ · Search “acme”');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      view('s9', 'from=submissions&search=acme&at=3'),
    );
  });

  it('goes on where the claim was when it has left the list (VIEW-19)', async () => {
    open(view('answered', 'from=amendments&at=2'));
    await screen.findByText('3 left · Unanswered requests');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/settlement-scheme/view/s2?from=amendments&at=2#amendments',
    );
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      '/settlement-scheme/view/s1?from=amendments&at=1#amendments',
    );
  });

  it('goes back to the row in the list by U (VIEW-31)', async () => {
    const app = open(view('s2', 'from=amendments&at=2'));
    await screen.findByText('2 of 3 · Unanswered requests');
    await userEvent.keyboard('u');
    expect(await screen.findByRole('heading', { level: 1, name: 'Amendments' })).toBeVisible();
    expect(app.url()).toBe('/admin/amendments');
    await waitFor(() => expect(screen.getByRole('row', { name: /SID s2/ })).toHaveFocus());
  });

  it('keeps R for the reply while the claim loads, until something else is pressed (VIEW-31)', async () => {
    for (const [keys, isKept] of [
      ['r', true],
      ['rx', false],
    ] as const) {
      let arrive: () => void = () => undefined;
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      open(view('s2', 'from=amendments&at=2'), {
        SubmissionView: () =>
          arrived.then(() => aSubmission({ id: 's2', submissionId: 's2', sid: 'sid-s2' })),
      });
      await screen.findByText('Loading...');
      await userEvent.keyboard(keys);
      arrive();
      const reply = await screen.findByLabelText('Reply to the member');
      await screen.findByText('2 of 3 · Unanswered requests');
      expect(document.activeElement === reply).toBe(isKept);
      forgetPerson();
    }
  });

  it('leaves J and K to whoever types them (VIEW-20)', async () => {
    const app = open(view('s2', 'from=amendments&at=2'));
    await screen.findByText('2 of 3 · Unanswered requests');
    await userEvent.type(await screen.findByLabelText('Reply to the member'), 'jk');
    expect(screen.getByLabelText('Reply to the member')).toHaveValue('jk');
    expect(app.url()).toBe(view('s2', 'from=amendments&at=2'));
  });

  it('is offered neither without a list nor to a member (VIEW-19)', async () => {
    open('/settlement-scheme/view/s1');
    await screen.findByRole('heading', { level: 1, name: 'Acme Pty Ltd' });
    expect(screen.queryByRole('navigation', { name: 'Claims of this list' })).toBeNull();
    forgetPerson();
    const app = open(view('s1', 'from=amendments&at=1'), {}, 'STANDARD');
    await screen.findByRole('heading', { level: 1, name: 'Acme Pty Ltd' });
    await waitFor(() => expect(app.callsOf('ClaimParts')).not.toHaveLength(0));
    expect(screen.queryByRole('navigation', { name: 'Claims of this list' })).toBeNull();
    expect(app.callsOf('AmendmentQueue')).toHaveLength(0);
  });

  it.each(['from=amendments&at=0', 'from=amendments', 'from=toString&at=1', 'from=amendments&at=-2'])(
    'ignores a place that no list has: %s',
    async (query) => {
      open(view('s1', query));
      await screen.findByRole('heading', { level: 1, name: 'Acme Pty Ltd' });
      expect(screen.queryByRole('navigation', { name: 'Claims of this list' })).toBeNull();
    },
  );
});
