import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aManagedUser,
  aRow,
  aSubmission,
  aSubmissionPage,
  aUserPage,
  claimPage,
  noExports,
  scheme,
} from '../../../test-support/answers';
import { forgetPerson, keptInTab, openApp, signedInAs, type Answers } from '../../../test-support/open-app';

const rows = ['s1', 's2', 's3'].map((id) => aRow({ id, sid: `sid-${id}`, legalEntity: `Entity of ${id}` }));

const queue = {
  amendmentQueue: {
    __typename: 'AmendmentQueuePage',
    rows: rows.map(({ id, sid, legalEntity }) => ({
      __typename: 'AmendmentQueueRow',
      submissionId: id,
      sid,
      legalEntity,
      contactName: 'Peter Baxter',
      waitingSince: '2026-11-10T22:00:00Z',
      unanswered: 1,
      hasProposal: false,
      lastMessage: 'Please',
    })),
    pagination: { __typename: 'Pagination', page: 1, pageSize: 25, totalItems: 3, totalPages: 1 },
  },
};

const open = (path: string, answers: Answers = {}) =>
  openApp(path, {
    ...scheme,
    ...claimPage,
    ...noExports,
    ...signedInAs('MASTER_ADMIN'),
    SubmissionView: ({ id }: Record<string, unknown>) =>
      aSubmission({ id: String(id), submissionId: String(id), sid: `sid-${String(id)}` }),
    SubmissionList: aSubmissionPage(1, rows, 1),
    SubmissionSearch: { submissionSearch: { __typename: 'SubmissionSearchResult', rows, more: false } },
    AmendmentQueue: queue,
    AmendmentCounts: {
      amendmentCounts: { __typename: 'AmendmentCounts', open: 3, answered: 0, closed: 0, proposals: 0 },
    },
    ...answers,
  });

const rowOf = (id: string) => screen.getByText(`Entity of ${id}`).closest('tr');
const claimIsThere = () => screen.findByRole('heading', { level: 1, name: 'Acme Pty Ltd' });

/** Opens the second row by its key, and waits for the claim. */
async function openSecond() {
  await screen.findByText('Entity of s2');
  await userEvent.keyboard('jj{Enter}');
  await claimIsThere();
}

const LISTS = [
  ['the list', '/admin/submissions-new'],
  ['a filtered list', '/admin/submissions-new?withoutTrades=yes&sort=sid'],
  ['the results of a search', '/admin/submissions-new?search=entity'],
  ['the queue', '/admin/amendments'],
] as const;

describe('the way back from a claim to its row', () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  afterEach(() => {
    forgetPerson();
    scrolled.mockClear();
  });
  afterAll(() => scrolled.mockRestore());

  it.each(LISTS)("the browser's Back leads to the row in %s (LIST-26)", async (_, path) => {
    const app = open(path);
    await openSecond();
    scrolled.mockClear();
    await app.router.navigate(-1);
    await screen.findByText('Entity of s2');
    await waitFor(() => expect(rowOf('s2')).toHaveFocus());
    expect(scrolled.mock.contexts).toContain(rowOf('s2'));
    // And the keys go on from there.
    await userEvent.keyboard('j');
    expect(rowOf('s3')).toHaveFocus();
  });

  it.each(LISTS)('the breadcrumb leads to the row in %s (LIST-26)', async (_, path) => {
    const app = open(path);
    await openSecond();
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    await userEvent.click(await within(trail).findByRole('link', { name: /^2 of / }));
    await screen.findByText('Entity of s2');
    expect(app.url()).toBe(path);
    await waitFor(() => expect(rowOf('s2')).toHaveFocus());
  });

  it('waits for rows that come late, and leaves the focus to whoever works meanwhile (LIST-26)', async () => {
    const found = { submissionSearch: { __typename: 'SubmissionSearchResult', rows, more: false } };
    let isLate = false;
    let release: (() => void) | undefined;
    const app = open('/admin/submissions-new?search=entity', {
      SubmissionSearch: () =>
        isLate ? new Promise<object>((resolve) => (release = () => resolve(found))) : found,
    });
    await openSecond();
    isLate = true;
    await app.router.navigate(-1);
    await screen.findByRole('heading', { name: 'Results for search query' });
    const columns = screen.getByRole('button', { name: 'Columns' });
    columns.focus();
    await waitFor(() => expect(release).toBeDefined());
    release!();
    await screen.findByText('Entity of s2');
    await waitFor(() => expect(keptInTab()).not.toContain('s2'));
    expect(columns).toHaveFocus();
  });

  it('a list that is opened anew begins at its top (LIST-26)', async () => {
    const app = open('/admin/submissions-new');
    await openSecond();
    await app.router.navigate('/admin/submissions-new');
    await screen.findByText('Entity of s2');
    await userEvent.keyboard('j');
    expect(rowOf('s1')).toHaveFocus();
  });
});

describe('the lists of the office by keyboard', () => {
  afterEach(forgetPerson);

  it('moves through the users by j and k, edits one by Enter and shows the keys by ? (LIST-16)', async () => {
    open('/admin/manage-users', {
      UserList: () =>
        aUserPage(1, [
          aManagedUser({ id: 'u1', name: 'Entity of u1' }),
          aManagedUser({ id: 'u2', name: 'Entity of u2' }),
        ]),
      EditedUser: { user: aManagedUser() },
    });
    await screen.findByText('Entity of u1');
    await userEvent.keyboard('jjk');
    expect(rowOf('u1')).toHaveFocus();
    await userEvent.keyboard('?');
    const keys = await screen.findByRole('dialog', { name: 'Keys of the list' });
    expect(within(keys).getByText('Open the row')).toBeVisible();
    expect(within(keys).queryByText(/Select the row/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    rowOf('u1')?.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Edit User' })).toBeVisible();
  });

  it('shows the keys of a claim by ?, and edits it by E in its list (VIEW-31)', async () => {
    const app = open('/settlement-scheme/view/s2?from=submissions&at=2', {
      SubmissionView: ({ id }: Record<string, unknown>) =>
        aSubmission({ id: String(id), submissionId: String(id), sid: 'sid-s2', mayUpdate: true }),
    });
    await claimIsThere();
    await userEvent.keyboard('?');
    const keys = await screen.findByRole('dialog', { name: 'Keys of a claim' });
    expect(within(keys).getByText('Edit the claim')).toBeVisible();
    await userEvent.keyboard('e{Escape}');
    expect(app.url()).toBe('/settlement-scheme/view/s2?from=submissions&at=2');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('e');
    await waitFor(() => expect(app.url()).toContain('/edit'));
    expect(app.url()).toContain('from=submissions&at=2');
  });
});
