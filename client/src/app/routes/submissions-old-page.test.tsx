import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RegistrationRowFactsFragment } from '../../generated/graphql';
import { noExports, scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';

const aRow = (overrides: Partial<RegistrationRowFactsFragment> = {}) => ({
  __typename: 'RegistrationRow',
  id: 'g1',
  dateFiled: '2026-03-01T20:00:00Z',
  name: 'Avery Quill',
  email: 'quill@vale.example',
  memberType: 'COMPANY',
  registeredOwner: 'Harbour Nominees',
  contactPerson: 'Robin Vale',
  contactEmail: 'robin@vale.example',
  ...overrides,
});
const aPage = (page: number, rows: object[], totalItems = 50) => ({
  registrations: {
    __typename: 'RegistrationPage',
    registrations: rows,
    pagination: {
      __typename: 'Pagination',
      page,
      pageSize: 25,
      totalItems,
      totalPages: Math.ceil(totalItems / 25),
    },
  },
});
const open = (path = '/admin/submissions', answers: Answers = {}) =>
  openApp(path, {
    ...scheme,
    ...noExports,
    ...signedInAs('MASTER_ADMIN'),
    RegistrationList: ({ page }: Record<string, unknown>) =>
      aPage(Number(page), [aRow({ id: `g${Number(page)}`, name: `Person of page ${Number(page)}` })]),
    ...answers,
  });

describe('the list of old submissions', () => {
  // The clock differs from test to test; otherwise the list of the previous test would still be fresh.
  let hour = 0;
  const realNow = Date.now;
  beforeEach(() => {
    hour += 3_600_000;
    Date.now = () => realNow() + hour;
  });
  afterEach(() => {
    Date.now = realNow;
    forgetPerson();
  });

  it('has the prescribed columns and opens a submission in a new tab (REGISTRATION-26, SCHEME-9)', async () => {
    open(undefined, { RegistrationList: aPage(1, [aRow()]) });
    const view = await screen.findByRole('link', { name: 'View Harbour Nominees in a new tab' });
    expect(view).toHaveAttribute('href', '/submission/g1/view');
    expect(view).toHaveAttribute('target', '_blank');
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Date Filed',
      'Name',
      'Email',
      'Member Type',
      'Registered Owner',
      'Contact Person',
      'Contact Email',
      'Action',
    ]);
    const cells = within(view.closest('tr')!).getAllByRole('cell');
    // The day in Sydney, where it was already the next one.
    expect(cells[0]).toHaveTextContent('02-Mar-2026');
    expect(cells[3]).toHaveTextContent('Company');
    const [tab] = screen.getAllByRole('link', { name: 'SUBMISSIONS OLD' });
    const [other] = screen.getAllByRole('link', { name: 'SUBMISSIONS NEW' });
    expect(tab).toHaveAttribute('aria-current', 'page');
    expect(other).not.toHaveAttribute('aria-current');
  });

  it('shows N/A for missing values (SCREEN-23)', async () => {
    const bare = aRow({ name: '', registeredOwner: '', contactPerson: '', contactEmail: '' });
    open(undefined, { RegistrationList: aPage(1, [bare]) });
    expect(await screen.findAllByText('N/A')).toHaveLength(4);
  });

  it('keeps page and search in the URL; a new search starts at page 1 and can be cleared (REGISTRATION-27, SCREEN-26)', async () => {
    const app = open('/admin/submissions?page=2');
    await screen.findByText('Person of page 2');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(app.url()).toBe('/admin/submissions?page=2');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByText('Person of page 1');
    expect(app.url()).toBe('/admin/submissions?page=1');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const dialog = await screen.findByRole('dialog', { name: 'Search Registrant' });
    const box = within(dialog).getByPlaceholderText('registrant name, registrant email');
    await userEvent.type(box, ' vale{Enter}');
    await waitFor(() => expect(app.url()).toBe('/admin/submissions?search=vale'));
    await waitFor(() =>
      expect(app.callsOf('RegistrationList').at(-1)?.variables).toEqual({ page: 1, search: 'vale' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }));
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
    await waitFor(() => expect(app.url()).toBe('/admin/submissions'));
    expect(screen.queryByRole('button', { name: 'Clear Search' })).not.toBeInTheDocument();
  });

  it.each([
    ['/admin/submissions', aPage(1, [], 0), 'No old submissions yet'],
    ['/admin/submissions?search=nobody', aPage(1, [], 0), 'Nothing found'],
    ['/admin/submissions?page=9', aPage(9, [], 30), 'There is no page 9'],
    [
      '/admin/submissions',
      new Refusal('INTERNAL_SERVER_ERROR', 'x'),
      'The old submissions could not be loaded.',
    ],
    [
      '/admin/submissions?search=much',
      new Refusal('BAD_USER_INPUT', 'Type at most 200 characters.'),
      'Type at most 200 characters.',
    ],
  ])('the list of old submissions has a state for %s: %# (UX-8)', async (path, answer, words) => {
    open(path, { RegistrationList: answer });
    expect(await screen.findByText(words)).toBeVisible();
  });
});
