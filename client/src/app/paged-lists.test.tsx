import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noExports, scheme } from '../test-support/answers';
import { forgetPerson, openApp, signedInAs } from '../test-support/open-app';

/**
 * Every list with a page in its URL: its path, its query, the field of its answer, and the field and type of its rows.
 */
const LISTS: [path: string, query: string, field: string, rows: string, type: string][] = [
  ['/admin/submissions', 'RegistrationList', 'registrations', 'registrations', 'RegistrationPage'],
  ['/admin/submissions-new', 'SubmissionList', 'submissions', 'submissions', 'SubmissionPage'],
  ['/admin/manage-users', 'UserList', 'users', 'users', 'ManagedUserPage'],
  ['/admin/imports', 'ImportRunList', 'importRuns', 'importRuns', 'ImportRunPage'],
  ['/admin/exports', 'ExportRunList', 'exportRuns', 'exportRuns', 'ExportRunPage'],
  ['/admin/double-ups', 'DoubleUpList', 'doubleUps', 'groups', 'DoubleUpPage'],
  ['/admin/amendments', 'AmendmentQueue', 'amendmentQueue', 'rows', 'AmendmentQueuePage'],
  ['/admin/objections', 'ObjectionList', 'objections', 'objections', 'ObjectionPage'],
  ['/admin/notices', 'AssessmentNoticeList', 'assessmentNotices', 'notices', 'ManagedNoticePage'],
  ['/settlement-scheme/view/s1/history', 'ClaimHistory', 'claimHistory', 'changes', 'ClaimHistoryPage'],
];

describe.each(LISTS)('the list at %s', (path, query, field, rows, type) => {
  afterEach(forgetPerson);

  const open = (page: string) =>
    openApp(`${path}?page=${page}`, {
      ...scheme,
      ...noExports,
      ...signedInAs('MASTER_ADMIN'),
      AmendmentCounts: {
        amendmentCounts: {
          ...{ __typename: 'AmendmentCounts', open: 1, answered: 0, closed: 0, proposals: 0 },
        },
      },
      [query]: (variables: Record<string, unknown>) => ({
        [field]: {
          __typename: type,
          [rows]: [],
          pagination: {
            ...{ __typename: 'Pagination', page: variables['page'], pageSize: 25 },
            ...{ totalItems: 60, totalPages: 3 },
          },
          ...(type === 'DoubleUpPage' && { undecided: 60, foundAt: null, cameSince: 0, searching: false }),
        },
      }),
    });

  it.each(['-1', 'abc', '4', '1000000000'])('says that it has no page %s (SCREEN-24)', async (page) => {
    open(page);
    expect(await screen.findByText(`There is no page ${page}`)).toBeVisible();
    expect(screen.getByText(/has 3 pages\.$/)).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it('links to its first and its last page (SCREEN-24)', async () => {
    const app = open('abc');
    const asked = () => app.callsOf(query).map(({ variables }) => variables['page']);
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the last page' }));
    await waitFor(() => expect(asked()).toContain(3));
    expect(app.url()).toBe(`${path}?page=3`);
    await userEvent.click(await screen.findByRole('button', { name: 'Go to page 1' }));
    await waitFor(() => expect(asked()).toContain(1));
    expect(app.url()).toBe(`${path}?page=1`);
  });
});
