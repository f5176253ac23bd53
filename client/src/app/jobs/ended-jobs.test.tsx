import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { takeWatched, watchJob } from '../../domain/jobs/watched-jobs';
import { aRun, aSubmissionPage, anExportPage, scheme } from '../../test-support/answers';
import {
  myAssessment,
  myDistribution,
  myEndedExport,
  myEndedImport,
  myExport,
  myImport,
  myJobs,
  myPayments,
} from '../../test-support/my-jobs';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';

const open = (answers: Answers, path = '/admin/exports') =>
  openApp(path, {
    ...scheme,
    ...signedInAs('MASTER_ADMIN'),
    ExportRunList: anExportPage(),
    ...answers,
  });
const jobs = () => screen.findByRole('button', { name: /^Jobs/ });
const pause = (milliseconds: number) =>
  act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));
/** Longer than the interval while a job runs. */
const A_POLL = 2_400;

const ended: [what: string, run: ReturnType<typeof myImport>, words: string, variant: string][] = [
  ['done', myEndedImport(), 'trades.csv: the import is done.', 'SUCCESS'],
  [
    'done with one rejected row',
    myEndedImport({ rejected: 1 }),
    'trades.csv: the import is done, 1 row rejected.',
    'WARNING',
  ],
  [
    'done with rejected files',
    myEndedImport({ kind: 'ASSESSMENT_NOTICES', fileName: 'n.zip', rejected: 1_200 }),
    'n.zip: the import is done, 1,200 files rejected.',
    'WARNING',
  ],
  ['checked', myEndedImport({ checkOnly: true }), 'trades.csv: the check is done.', 'SUCCESS'],
  ['refused', myEndedImport({ status: 'REFUSED' }), 'trades.csv: the file was refused.', 'ERROR'],
  ['failed', myEndedImport({ status: 'FAILED' }), 'trades.csv: the import has failed.', 'ERROR'],
  ['cancelled', myEndedImport({ status: 'CANCELLED' }), 'trades.csv: the import was cancelled.', 'NEUTRAL'],
];

describe('the end of a job', () => {
  afterEach(() => {
    forgetPerson();
    Object.defineProperty(document, 'hidden', { configurable: true, value: false });
  });

  it.each([
    ['AGREED', 'Assessment run 3: both engines agree, it can be reviewed.'],
    ['DISAGREED', 'Assessment run 3: the two engines differ on 2 claims.'],
    ['FAILED', 'Assessment run 3: the run has failed.'],
    ['CANCELLED', 'Assessment run 3: the run was cancelled.'],
  ] as const)(
    'is announced for an assessment run that is %s, with a link to it (JOBS-5)',
    async (state, words) => {
      let run = myAssessment();
      open({ MyJobs: () => myJobs({ assessments: [run] }) });
      await screen.findByRole('button', { name: 'Jobs 1 running' });
      run = myAssessment({ state, disagreed: 2, finishedAt: '2026-11-21T03:41:00Z' });
      expect(await screen.findByText(words, {}, { timeout: 5_000 })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Open the run' })).toHaveAttribute(
        'href',
        '/admin/assessments/a3',
      );
    },
  );

  it.each([
    [{ state: 'COMPUTED' }, 'Distribution 2: computed, both engines agree on every line.'],
    [{ state: 'DISAGREED', disagreed: 1 }, 'Distribution 2: the two engines differ on 1 line.'],
    [{ state: 'DRAFT', refused: true }, 'Distribution 2: this fund cannot be shared.'],
    [{ state: 'DRAFT', message: 'The database is full.' }, 'Distribution 2: it was not computed.'],
    [{ state: 'FROZEN' }, 'Distribution 2: frozen, another person can approve it.'],
    [{ state: 'COMPUTED', message: 'Its lines were altered.' }, 'Distribution 2: it was not frozen.'],
  ] as const)('is announced for a distribution: %j (JOBS-5)', async (ended, words) => {
    let run = myDistribution();
    open({ MyJobs: () => myJobs({ distributions: [run] }) });
    await screen.findByRole('button', { name: 'Jobs 1 running' });
    run = myDistribution({ ...ended, finishedAt: '2026-11-21T03:46:00Z' });
    expect(await screen.findByText(words, {}, { timeout: 5_000 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the distribution' })).toHaveAttribute(
      'href',
      '/admin/distributions/d2',
    );
  });

  it.each([
    [{ state: 'PREPARED' }, 'Payment run 2: prepared, another person can approve it.'],
    [{ state: 'PREPARED', message: 'The database is full.' }, 'Payment run 2: it was not prepared whole.'],
    [{ state: 'APPROVED', message: 'The sum is too large.' }, 'Payment run 2: no file was written.'],
    [{ state: 'WRITTEN' }, 'Payment run 2: the files are written and checked.'],
    [{ state: 'SENT' }, 'Payment run 2: its payments are up to date.'],
  ] as const)('is announced for a payment run: %j (JOBS-5)', async (ended, words) => {
    let run = myPayments();
    open({ MyJobs: () => myJobs({ payments: [run] }) });
    await screen.findByRole('button', { name: 'Jobs 1 running' });
    run = myPayments({ ...ended, finishedAt: '2026-11-21T03:46:00Z' });
    expect(await screen.findByText(words, {}, { timeout: 5_000 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the run' })).toHaveAttribute('href', '/admin/payments/p2');
  });

  it('is announced once on another page, with a link (JOBS-5)', async () => {
    let run = myImport();
    const app = open({ MyJobs: () => myJobs({ imports: [run] }) });
    await screen.findByRole('button', { name: 'Jobs 1 running' });
    run = myEndedImport();
    const notice = await screen.findByText('trades.csv: the import is done.', {}, { timeout: 5_000 });
    expect(notice.closest('[role=status]')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('link', { name: 'Open the report' })).toHaveAttribute(
      'href',
      '/admin/imports/r1',
    );
    act(() => watchJob('another'));
    await waitFor(() => expect(app.callsOf('MyJobs').length).toBeGreaterThanOrEqual(3));
    await pause(100);
    expect(screen.getAllByText('trades.csv: the import is done.')).toHaveLength(1);
  });

  it.each(ended)('says whether it is %s (JOBS-5)', async (_, run, words, variant) => {
    watchJob(run.id);
    open({ MyJobs: myJobs({ imports: [run] }) });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText(variant)).toBeVisible();
  });

  it.each([
    ['is ready', myEndedExport(), 'Submissions, CSV: the export is ready.'],
    ['has failed', myEndedExport({ status: 'FAILED' }), 'Submissions, CSV: the export has failed.'],
  ])('says that an export %s, and where it is (JOBS-5)', async (_, run, words) => {
    watchJob(run.id);
    open({ MyJobs: myJobs({ exports: [run] }) }, '/admin/double-ups');
    expect(await screen.findByText(words)).toBeVisible();
    const notice = within(screen.getByText(words).parentElement!);
    expect(notice.getByRole('link', { name: 'All exports' })).toHaveAttribute('href', '/admin/exports');
  });

  it('is announced after the page was reloaded meanwhile (JOBS-5)', async () => {
    open({ MyJobs: myJobs({ imports: [myImport()], exports: [myExport()] }) });
    await screen.findByRole('button', { name: 'Jobs 2 running' });
    cleanup();
    open({ MyJobs: myJobs({ imports: [myEndedImport()], exports: [myEndedExport()] }) });
    expect(await screen.findByText('trades.csv: the import is done.')).toBeVisible();
    expect(screen.getByText('Submissions, CSV: the export is ready.')).toBeVisible();
    cleanup();
    open({ MyJobs: myJobs({ imports: [myEndedImport()], exports: [myEndedExport()] }) });
    await jobs();
    await pause(200);
    expect(screen.queryAllByText('trades.csv: the import is done.').length).toBeLessThanOrEqual(1);
  });

  it('is not announced for a job that nobody saw running, or that another tab has announced (JOBS-5)', async () => {
    let run = myImport();
    const app = open({ MyJobs: () => myJobs({ imports: [run], exports: [myEndedExport()] }) });
    await screen.findByRole('button', { name: 'Jobs 1 running' });
    expect(takeWatched('r1')).toBe(true);
    run = myEndedImport();
    const asked = app.callsOf('MyJobs').length;
    act(() => watchJob('another'));
    await waitFor(() => expect(app.callsOf('MyJobs').length).toBeGreaterThan(asked));
    await screen.findByRole('button', { name: 'Jobs' });
    await pause(100);
    expect(screen.queryByText(/the import is done|the export is ready/)).not.toBeInTheDocument();
  });

  it.each(['/admin/imports/r1', '/admin/submissions-new?run=r1'])(
    'is not announced at %s, where the report of the import is (JOBS-5)',
    async (path) => {
      watchJob('r1');
      const answers = {
        MyJobs: myJobs({ imports: [myEndedImport()] }),
        ImportRun: aRun({ status: 'DONE' }),
        SubmissionList: aSubmissionPage(1, []),
      };
      open(answers, path);
      await jobs();
      await waitFor(() => expect(takeWatched('r1')).toBe(false));
      expect(await screen.findByText('Done')).toBeVisible();
      expect(screen.queryByText('trades.csv: the import is done.')).not.toBeInTheDocument();
    },
  );

  it('is announced after the server was unavailable for a moment (JOBS-6)', async () => {
    let asked = 0;
    open({
      MyJobs: () => {
        asked += 1;
        if (asked === 1) return myJobs({ exports: [myExport()] });
        return asked === 2
          ? new Refusal('SERVICE_UNAVAILABLE', 'Away.')
          : myJobs({ exports: [myEndedExport()] });
      },
    });
    expect(
      await screen.findByText('Submissions, CSV: the export is ready.', {}, { timeout: 10_000 }),
    ).toBeVisible();
  });
});

describe('the jobs', () => {
  afterEach(() => {
    forgetPerson();
    Object.defineProperty(document, 'hidden', { configurable: true, value: false });
  });

  it('are requested every 2 seconds while one is running and the tab is shown (JOBS-6)', async () => {
    const app = open({ MyJobs: myJobs({ imports: [myImport()] }) });
    await screen.findByRole('button', { name: 'Jobs 1 running' });
    await pause(A_POLL);
    const shown = app.callsOf('MyJobs').length;
    expect(shown).toBe(2);
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    await pause(A_POLL);
    expect(app.callsOf('MyJobs')).toHaveLength(shown);
    Object.defineProperty(document, 'hidden', { configurable: true, value: false });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(app.callsOf('MyJobs')).toHaveLength(shown + 1));
  });

  it('are requested rarely while none is running, and at once when one is started here (JOBS-6)', async () => {
    const app = open({ MyJobs: myJobs() });
    await jobs();
    await waitFor(() => expect(app.callsOf('MyJobs')).toHaveLength(1));
    await pause(A_POLL);
    expect(app.callsOf('MyJobs')).toHaveLength(1);
    act(() => watchJob('r9'));
    await waitFor(() => expect(app.callsOf('MyJobs')).toHaveLength(2));
  });
});
