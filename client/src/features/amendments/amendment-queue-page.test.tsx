import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AmendmentQueueItemFragment } from '../../generated/graphql';
import { claimPage, scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';
import { waitedText } from '../../lib/waited-text';

const counts = {
  amendmentCounts: { __typename: 'AmendmentCounts', open: 31, answered: 4, closed: 1200, proposals: 2 },
};

const aRequest = (overrides: Partial<AmendmentQueueItemFragment> = {}) => ({
  __typename: 'AmendmentQueueRow',
  submissionId: 's1',
  sid: '00101',
  legalEntity: 'Acme Pty Ltd',
  contactName: 'Peter Baxter',
  waitingSince: '2026-11-10T22:00:00Z',
  unanswered: 2,
  hasProposal: true,
  lastMessage: 'Please add the shares of my late aunt',
  ...overrides,
});

const queue = (rows: object[], page = 1, totalPages = 2, totalItems = rows.length) => ({
  amendmentQueue: {
    __typename: 'AmendmentQueuePage',
    rows,
    pagination: { __typename: 'Pagination', page, pageSize: 25, totalItems, totalPages },
  },
});

const open = (answers: Answers = {}, path = '/admin/amendments') =>
  openApp(path, {
    ...scheme,
    ...claimPage,
    ...signedInAs('MASTER_ADMIN'),
    AmendmentCounts: counts,
    AmendmentQueue: ({ page, state }: Record<string, unknown>) =>
      queue([aRequest({ legalEntity: `${String(state)} ${String(page)}` })], Number(page)),
    SubmissionView: new Refusal('NOT_FOUND', 'We could not find this submission.'),
    ...answers,
  });

describe('the queue of amendment requests', () => {
  afterEach(forgetPerson);

  it('shows who has been waiting since when, how long, and for what (AMEND-10)', async () => {
    const app = open({ AmendmentQueue: queue([aRequest()]) });
    const row = within((await screen.findByText('Acme Pty Ltd')).closest('tr')!);
    expect(row.getByText('11-Nov-2026')).toBeVisible();
    expect(row.getByText('Peter Baxter')).toBeVisible();
    expect(row.getByText('Proposed change')).toBeVisible();
    expect(row.getByText('Please add the shares of my late aunt')).toBeVisible();
    expect(app.callsOf('AmendmentQueue')[0]?.variables).toEqual({ state: 'OPEN', page: 1 });
  });

  it('opens the claim at its thread by a click anywhere in the row', async () => {
    const app = open();
    await userEvent.click(await screen.findByText('Please add the shares of my late aunt'));
    await waitFor(() => expect(app.url()).toBe('/settlement-scheme/view/s1?from=amendments&at=1'));
    expect(app.router.state.location.hash).toBe('#amendments');
  });

  it('keeps state and page in the URL', async () => {
    const app = open();
    await screen.findByText('OPEN 1');
    expect(await screen.findByRole('option', { name: 'Closed (1,200)' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('OPEN 2');
    await userEvent.selectOptions(screen.getByLabelText('State'), 'ANSWERED');
    await screen.findByText('ANSWERED 1');
    expect(app.url()).toBe('/admin/amendments?state=ANSWERED');
  });

  it('shows a message when nobody is waiting, when a page is past the end, and when the list could not be loaded', async () => {
    open({ AmendmentQueue: queue([], 1, 0) });
    expect(await screen.findByText('No requests are waiting')).toBeVisible();
    forgetPerson();
    open({ AmendmentQueue: queue([], 9, 2, 30) }, '/admin/amendments?page=9');
    expect(await screen.findByText('There is no page 9')).toBeVisible();
    forgetPerson();
    open({ AmendmentQueue: new Refusal('INTERNAL_SERVER_ERROR', 'Oh.') });
    expect(await screen.findByText('The requests could not be loaded.')).toBeVisible();
  });

  it('is not accessible to members (SCREEN-6)', async () => {
    const app = openApp('/admin/amendments', { ...scheme, ...signedInAs('STANDARD') });
    await waitFor(() => expect(app.url()).toBe('/login'));
    expect(app.callsOf('AmendmentQueue')).toHaveLength(0);
  });
});

it.each([
  ['2026-11-20T23:30:00Z', 'less than an hour'],
  ['2026-11-20T22:00:00Z', '2 hours'],
  ['2026-11-19T23:59:00Z', '1 day'],
  ['2026-11-16T00:00:00Z', '5 days'],
  ['2026-11-22T00:00:00Z', 'less than an hour'],
])('the queue of requests says how long a request of %s has waited: %s', (since, words) => {
  expect(waitedText(since, Date.parse('2026-11-21T00:00:00Z'))).toBe(words);
});
