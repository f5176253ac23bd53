import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDashboard, aRun, scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';

const runs = (...statuses: Parameters<typeof aRun>[0][]) => ({
  importRuns: {
    __typename: 'ImportRunPage',
    importRuns: statuses.map((status) => aRun(status).importRun),
    pagination: {
      __typename: 'Pagination',
      page: 1,
      pageSize: 25,
      totalItems: statuses.length,
      totalPages: 1,
    },
  },
});

const figures = aDashboard({
  submissions: 1558,
  complete: 1168,
  missingData: 390,
  withoutTrades: 204,
  removed: 31,
  missingBank: 17,
  unansweredRequests: 31,
  answeredRequests: 100,
  notices: 779,
  importsRunning: 1,
  importsFailed: 2,
  undecidedDoubleUps: 5,
  bankChangesWaiting: 6,
  bankChangesStopped: 0,
  bankContradictions: 0,
  thisWeek: { submissions: 12, changedSubmissions: 3, amendments: 4, attachments: 9 },
  filings: [
    { week: '2026-11-09', weeks: 1, count: 40 },
    { week: '2026-11-16', weeks: 1, count: 12 },
  ],
});

const open = (answers: Answers = {}) =>
  openApp('/admin', {
    ...scheme,
    ...signedInAs('MASTER_ADMIN'),
    Dashboard: figures,
    LatestImportRuns: { latestImportRuns: [aRun({ status: 'DONE' }).importRun] },
    ...answers,
  });

describe('the administrator’s home', () => {
  afterEach(forgetPerson);

  it('shows the figures of the scheme, each linking to its list (LIST-12, SCREEN-13)', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await screen.findByText('1,558');
    const cards = within(screen.getByRole('list', { name: 'Scheme at a glance' })).getAllByRole('link');
    expect(cards.map((card) => [card.textContent, card.getAttribute('href')])).toEqual([
      ['Submissions 1,558', '/admin/submissions-new'],
      ['Without trades 204', '/admin/submissions-new?withoutTrades=yes'],
      ['Missing bank details 17', '/admin/submissions-new?missingBank=yes'],
      ['Unanswered requests 31', '/admin/amendments'],
      ['Duplicates to decide 5', '/admin/double-ups'],
      ['Bank changes to release 6', '/admin/bank-changes'],
      ['Imports running 1', '/admin/imports?show=running'],
      ['Imports failed (7 days) 2', '/admin/imports?show=failed'],
    ]);
  });

  it('alarms about a change of bank details that somebody says was not theirs (BANK-5)', async () => {
    const { dashboard } = figures;
    open({ Dashboard: aDashboard({ ...dashboard, bankChangesStopped: 1 }) });
    expect(await screen.findByText('A change of bank details was stopped: ‘This was not me’.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Look at it now' })).toHaveAttribute(
      'href',
      '/admin/bank-changes',
    );
  });

  it('alarms about a file of the bank that contradicts what was decided about returned payments (RETURN-11)', async () => {
    const { dashboard } = figures;
    open({ Dashboard: aDashboard({ ...dashboard, bankContradictions: 2 }) });
    const text = '2 files of the bank contradict what was decided about returned payments.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Look at it now' })).toHaveAttribute(
      'href',
      '/admin/payments/returns',
    );
  });

  it("shows this week's activity, and the filings of each week as a table too", async () => {
    open();
    const week = await screen.findByRole('region', { name: 'This week' });
    await within(week).findByText('12');
    expect(week).toHaveTextContent(
      'New submissions12Earlier submissions changed3Submissions with new messages from members4Submissions with new attachments9',
    );
    expect(
      within(week)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/admin/submissions-new?newThisWeek=yes',
      '/admin/submissions-new?changedThisWeek=yes',
      '/admin/submissions-new?messagedThisWeek=yes',
      '/admin/submissions-new?attachedThisWeek=yes',
    ]);
    const filings = screen.getByRole('region', { name: 'Submissions filed, by week' });
    expect(filings).toHaveTextContent('All 52 submissions, in weeks of 09-Nov-2026 to 16-Nov-2026.');
    await userEvent.click(within(filings).getByText('Show as a table'));
    const rows = within(filings).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual(['16-Nov-202612', '09-Nov-202640']);
  });

  it('shows how far the scheme is, each stage linking to its list (LIST-19)', async () => {
    open();
    const progress = await screen.findByRole('region', { name: 'Progress' });
    await within(progress).findByText('Of 1,558 submissions.');
    const stages = within(progress).getAllByRole('listitem');
    expect(
      stages.map((stage) => [stage.textContent, within(stage).getByRole('link').getAttribute('href')]),
    ).toEqual([
      ['Complete data1,168 75 %', '/admin/submissions-new?missingData=no'],
      ['Missing data390 25 %', '/admin/submissions-new?missingData=yes'],
      ['Without trades204 13 %', '/admin/submissions-new?withoutTrades=yes'],
      ['Removed31 2 %', '/admin/submissions-new?removed=yes'],
      ['Requests answered100 6 %', '/admin/amendments?state=ANSWERED'],
      ['Uploaded notices779 50 %', '/admin/notices'],
    ]);
  });

  it('draws bars of several weeks when the filings cover a longer time (LIST-20)', async () => {
    const filings = [
      { week: '2026-10-26', weeks: 2, count: 323 },
      { week: '2026-11-09', weeks: 2, count: 11 },
    ];
    open({ Dashboard: aDashboard({ submissions: 334, filings }) });
    const filed = await screen.findByRole('region', { name: 'Submissions filed, by 2 weeks' });
    expect(filed).toHaveTextContent('All 334 submissions, in weeks of 26-Oct-2026 to 16-Nov-2026.');
  });

  it('names years, and cuts a bar that would leave nothing to see of the others (LIST-20)', async () => {
    const filings = [
      { week: '2023-05-22', weeks: 52, count: 40 },
      { week: '2024-05-20', weeks: 52, count: 12 },
      { week: '2025-05-19', weeks: 52, count: 4_127 },
    ];
    open({ Dashboard: aDashboard({ submissions: 4_179, filings }) });
    const filed = await screen.findByRole('region', { name: 'Submissions filed, by 52 weeks' });
    const chart = filed.querySelector('[data-chart]')!;
    expect(chart).toHaveTextContent(/May-2023.*May-2024.*May-2025/);
    const heights = [...chart.querySelectorAll<HTMLElement>('[data-bar]')].map((bar) => bar.style.height);
    expect(heights).toEqual(['100%', '30%', '100%']);
    expect(chart.querySelectorAll('[data-cut]')).toHaveLength(1);
    expect(within(chart as HTMLElement).getByText('4,127')).toBeInTheDocument();
  });

  it('shows the first three steps in an empty scheme (LIST-19)', async () => {
    open({ Dashboard: aDashboard(), LatestImportRuns: { latestImportRuns: [] } });
    const steps = within(await screen.findByRole('region', { name: 'First steps' })).getAllByRole('link');
    expect(steps.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Check the settings', '/admin/scheme'],
      ['Import the submissions', '/admin/submissions-new'],
      ['Import the trade data', '/admin/submissions-new'],
    ]);
    expect(screen.queryByRole('list', { name: 'Scheme at a glance' })).not.toBeInTheDocument();
    expect(await screen.findByText('No imports yet')).toBeVisible();
  });

  it('offers no steps to those who may not take them (LIST-19)', async () => {
    open({ ...signedInAs('REVIEWER'), Dashboard: aDashboard() });
    expect(await screen.findByText('No submissions yet')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
  });

  it('keeps the rest of the page when the figures could not be loaded, and retries', async () => {
    const answers: Answers = { Dashboard: new Refusal('INTERNAL_SERVER_ERROR', 'Oh.') };
    let failing = true;
    open({ Dashboard: () => (failing ? answers['Dashboard']! : figures) });
    expect(await screen.findByText('The figures could not be loaded.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Latest import runs' })).toBeVisible();
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1,558')).toBeVisible();
  });

  it("filters its imports by the URL's parameter", async () => {
    signedInAs('MASTER_ADMIN');
    const app = openApp('/admin/imports?show=failed', {
      ...scheme,
      ...signedInAs('MASTER_ADMIN'),
      ImportRunList: ({ filter }: Record<string, unknown>) =>
        filter === 'FAILED' ? runs() : runs({ status: 'DONE' }),
    });
    expect(await screen.findByText('None failed in the last 7 days.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Failed in the last 7 days' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('trades.csv')).toBeVisible();
    expect(app.url()).toBe('/admin/imports');
  });
});
