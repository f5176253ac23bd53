import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClaimChangeEntryFragment } from '../../generated/graphql';
import { aSubmission, aTrade, scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';

const field = (overrides: Partial<ClaimChangeEntryFragment['fields'][number]> = {}) => ({
  __typename: 'FieldChange',
  path: 'contactDetails.mobile',
  label: 'Phone',
  before: '0400000000',
  after: '0411111111',
  masked: false,
  ...overrides,
});

const change = (overrides: Partial<ClaimChangeEntryFragment> = {}) => ({
  __typename: 'ClaimChange',
  id: 'c1',
  at: '2026-11-20T03:04:05Z',
  action: 'Edited',
  actorName: 'Avery Quill',
  mayView: true,
  fields: [field()],
  tradesAdded: 0,
  tradesRemoved: 0,
  addedTrades: [],
  removedTrades: [],
  ...overrides,
});

const history = (changes: object[], totalItems = changes.length) => ({
  claimHistory: {
    __typename: 'ClaimHistoryPage',
    sid: '00123',
    legalEntity: 'Acme Pty Ltd',
    changes,
    pagination: { __typename: 'Pagination', page: 1, pageSize: 25, totalItems, totalPages: 1 },
  },
});

const open = (answers: Answers = {}, path = '/settlement-scheme/view/s1/history') =>
  openApp(path, { ...scheme, ...signedInAs('MASTER_ADMIN'), ...answers });

describe('the history of a claim', () => {
  afterEach(forgetPerson);

  it('names the claim in heading, title and breadcrumbs (SCREEN-33)', async () => {
    open({ ClaimHistory: history([change()]) });
    await screen.findByRole('heading', { level: 1, name: 'History of SID 00123 · Acme Pty Ltd' });
    expect(document.title).toMatch(/^History of SID 00123, Acme Pty Ltd · /);
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/submissions-new',
      '/settlement-scheme/view/s1',
    ]);
    expect(way.getByRole('link', { name: 'SID 00123' })).toBeVisible();
    expect(way.getByText('History')).toHaveAttribute('aria-current', 'page');
  });

  it('shows who changed what and when, field by field, restricted values masked (HISTORY-1, HISTORY-2)', async () => {
    open({
      ClaimHistory: history([
        change({
          fields: [
            field(),
            field({
              path: 'bankDetails.accountNo',
              label: 'Account number',
              before: '',
              after: '••••321',
              masked: true,
            }),
            field({
              path: 'bankDetails.bankType',
              label: 'Bank country',
              before: 'LOCAL',
              after: 'INTERNATIONAL',
            }),
          ],
          tradesAdded: 3,
          addedTrades: [aTrade()],
          tradesRemoved: 1,
        }),
      ]),
    });
    const entry = within(await screen.findByRole('region', { name: 'Edited, 20-Nov-2026, 14:04' }));
    expect(entry.getByText('20-Nov-2026, 14:04 · Avery Quill')).toBeVisible();
    const cells = (name: string) =>
      within(entry.getByRole('cell', { name }).closest('tr')!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(cells('Phone')).toEqual(['Phone', '0400000000', '0411111111']);
    expect(cells('Account number')).toEqual(['Account number', 'Not given', '••••321']);
    expect(cells('Bank country')).toEqual(['Bank country', 'Local (Australia)', 'International']);
    await userEvent.click(entry.getByText('3 transactions added'));
    expect(entry.getByText('Buy 01-Feb-2018: 1,000 shares at 6.1234, total 6,123.46')).toBeVisible();
    expect(entry.getByText('and 2 more')).toBeVisible();
    expect(entry.getByText('1 transaction removed')).toBeVisible();
  });

  it('links to the claim as it was, which says so clearly and is read-only (HISTORY-3)', async () => {
    const { submissionData } = aSubmission({ trades: [aTrade()] }).submission;
    const app = open({
      ClaimHistory: history([change(), change({ id: 'c0', mayView: false })]),
      ClaimAsOf: {
        claimAsOf: {
          __typename: 'ClaimAsOf',
          at: '2026-11-20T03:04:05Z',
          sid: '00077',
          email: 'old@acme.example',
          submissionData,
        },
      },
    });
    const links = await screen.findAllByRole('link', { name: /View as it was/ });
    expect(links).toHaveLength(1);
    await userEvent.click(links[0]!);
    expect(await screen.findByText('This is the claim as it was on 20-Nov-2026, 14:04')).toBeVisible();
    expect(app.callsOf('ClaimAsOf')[0]?.variables).toEqual({ submissionId: 's1', changeId: 'c1' });
    expect(screen.getByText('00077')).toBeVisible();
    expect(screen.getByText('0400000000')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Edit|Delete|Add|Submit/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View the current claim' })).toBeVisible();
  });

  it('shows messages when nothing has changed, and when it could not be loaded', async () => {
    open({ ClaimHistory: history([]) });
    expect(await screen.findByText('Nothing has changed yet')).toBeVisible();
    forgetPerson();
    open({ ClaimHistory: new Refusal('INTERNAL_SERVER_ERROR', 'Oh.') });
    expect(await screen.findByText('The history could not be loaded.')).toBeVisible();
  });

  it('is not accessible to members (SCREEN-6)', async () => {
    const app = openApp('/settlement-scheme/view/s1/history', { ...scheme, ...signedInAs('STANDARD') });
    await waitFor(() => expect(app.url()).toBe('/login'));
    expect(app.callsOf('ClaimHistory')).toHaveLength(0);
  });
});
