import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSubmissionPage, anExportPage, scheme } from '../../test-support/answers';
import { FakeUpload } from '../../test-support/fake-upload';
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
    SubmissionList: aSubmissionPage(1, []),
    ...answers,
  });
const tray = () => screen.findByRole('button', { name: /^Jobs/ });
const panel = () => screen.findByRole('group', { name: 'Jobs' });

/** Opens the panel, and waits for what it loads. */
async function openPanel() {
  await userEvent.click(await tray());
  const opened = within(await panel());
  await opened.findByRole('link', { name: 'All import runs' });
  return opened;
}

describe('the jobs in the header', () => {
  afterEach(forgetPerson);

  it('are counted while they run, and listed with amount, rate and time left, running ones first (JOBS-3)', async () => {
    open({
      MyJobs: myJobs({
        imports: [myImport(), myEndedImport({ id: 'r2', fileName: 'old.csv' })],
        exports: [
          myExport({ createdAt: '2026-11-21T03:30:00Z' }),
          myEndedExport({ id: 'e2', report: 'DOUBLE_UPS' }),
        ],
      }),
    });
    expect(await screen.findByRole('button', { name: 'Jobs 2 running' })).toBeVisible();
    const opened = await openPanel();
    const jobs = opened.getAllByRole('listitem').map((item) => item.textContent);
    expect(jobs).toEqual([
      'Submissions, CSVWriting25 % · 2,500 of 10,000 rows · 900 rows/s · about 8 s leftCancel',
      'trades.csvImporting61 % · 6,140 of 10,000 rows · 920 rows/s · about 4 s leftCancel',
      expect.stringMatching(/^(old\.csvDone|Double ups, CSVReadyDownload)$/),
      expect.stringMatching(/^(old\.csvDone|Double ups, CSVReadyDownload)$/),
    ]);
    expect(opened.getByRole('progressbar', { name: 'Import of trades.csv' })).toHaveAttribute(
      'aria-valuenow',
      '61',
    );
    expect(opened.getByRole('progressbar', { name: 'Submissions, CSV' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    expect(opened.getByRole('link', { name: 'trades.csv' })).toHaveAttribute('href', '/admin/imports/r1');
    expect(opened.getByRole('button', { name: 'Download Double ups, CSV' })).toBeVisible();
  });

  it('are assessment runs too, with claims a second, each a link to its page (JOBS-3)', async () => {
    open({ MyJobs: myJobs({ imports: [myEndedImport()], assessments: [myAssessment()] }) });
    expect(await screen.findByRole('button', { name: 'Jobs 1 running' })).toBeVisible();
    const opened = await openPanel();
    expect(opened.getAllByRole('listitem')[0]).toHaveTextContent(
      'Assessment run 3Computing, 61 %61 % · 6,100 of 10,000 claims · 920 claims/s · about 4 s left',
    );
    expect(opened.getByRole('link', { name: 'Assessment run 3' })).toHaveAttribute(
      'href',
      '/admin/assessments/a3',
    );
  });

  it('are distributions too, each a link to its page (JOBS-3)', async () => {
    const refused = myDistribution({
      id: 'd3',
      number: 3,
      state: 'DRAFT',
      refused: true,
      finishedAt: '2026-11-21T03:00:30Z',
    });
    open({ MyJobs: myJobs({ distributions: [refused, myDistribution({ state: 'FREEZING' })] }) });
    const opened = await openPanel();
    const jobs = opened.getAllByRole('listitem').map((item) => item.textContent);
    expect(jobs).toEqual([
      'Distribution 2Freezing61 % · about 4 s left',
      'Distribution 3DraftThis fund cannot be shared',
    ]);
    expect(opened.getByRole('link', { name: 'Distribution 2' })).toHaveAttribute(
      'href',
      '/admin/distributions/d2',
    );
  });

  it('are payment runs too, each a link to its page (JOBS-3)', async () => {
    const written = myPayments({ id: 'p3', number: 3, state: 'WRITTEN', finishedAt: '2026-11-21T03:00:30Z' });
    const moving = myPayments({ id: 'p4', number: 4, state: 'SENT', progress: null });
    open({ MyJobs: myJobs({ payments: [written, myPayments(), moving] }) });
    const opened = await openPanel();
    const jobs = opened.getAllByRole('listitem').map((item) => item.textContent);
    expect(jobs).toContain('Payment run 2Preparing61 %');
    expect(jobs.some((job) => job.includes('Its payments are being updated.'))).toBe(true);
    expect(opened.getByRole('link', { name: 'Payment run 3' })).toHaveAttribute('href', '/admin/payments/p3');
  });

  it('have no number while none is running, and failed ones say why (JOBS-3)', async () => {
    const stopped = 'The export stopped because a file could not be read.';
    open({
      MyJobs: myJobs({
        imports: [myEndedImport({ status: 'REFUSED', message: 'The column sid is missing.' })],
        exports: [myEndedExport({ status: 'FAILED', available: false, message: stopped })],
      }),
    });
    expect(await screen.findByRole('button', { name: 'Jobs' })).toBeVisible();
    const opened = await openPanel();
    expect(opened.getByText('Refused')).toBeVisible();
    expect(opened.getByText('The column sid is missing.')).toBeVisible();
    expect(opened.getByText(stopped)).toBeVisible();
    expect(opened.getByRole('button', { name: 'Export again: Submissions, CSV' })).toBeVisible();
    expect(opened.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('leave out what is unknown: neither rate nor time before the first row (JOBS-2)', async () => {
    const unknown = { rowsPerSecond: null, secondsLeft: null, rowsTotal: null };
    open({
      MyJobs: myJobs({
        imports: [myImport({ ...unknown, status: 'CHECKING', read: 0, progress: 0.1 })],
        exports: [myExport({ ...unknown, rowsWritten: 0 })],
      }),
    });
    const opened = await openPanel();
    expect(opened.getByText('10 % · 2 MB of 4 MB read')).toBeVisible();
    expect(opened.getByText('0 rows')).toBeVisible();
    expect(opened.queryByText(/left/)).not.toBeInTheDocument();
  });

  it('are cancelled after a question that leaves the panel open, by keyboard (JOBS-4)', async () => {
    const user = userEvent.setup();
    let run = myImport();
    const app = open({
      MyJobs: () => myJobs({ imports: [run] }),
      CancelImport: () => {
        run = myEndedImport({ status: 'CANCELLED', cancelRequested: true });
        return { cancelImport: run };
      },
    });
    (await tray()).focus();
    await user.keyboard('{Enter}');
    const opened = within(await panel());
    const cancel = await opened.findByRole('button', { name: 'Cancel the import of trades.csv' });
    await user.tab();
    expect(opened.getByRole('link', { name: 'trades.csv' })).toHaveFocus();
    await user.tab();
    expect(cancel).toHaveFocus();

    await user.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this import?' });
    await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(cancel).toHaveFocus());
    expect(app.callsOf('CancelImport')).toHaveLength(0);

    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Cancel import' }));
    expect(await opened.findByText('Cancelled')).toBeVisible();
    expect(app.callsOf('CancelImport')[0]?.variables).toEqual({ id: 'r1' });
    await waitFor(() => expect(opened.getByRole('link', { name: 'trades.csv' })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Jobs' })).not.toBeInTheDocument();
    expect(await tray()).toHaveFocus();
  });

  it('close when a link is followed or something else is used (JOBS-4)', async () => {
    const user = userEvent.setup();
    const app = open({
      MyJobs: myJobs(),
      ImportRunList: new Refusal('INTERNAL_SERVER_ERROR', 'not asked here'),
    });
    const opened = await openPanel();
    await user.click(opened.getByRole('link', { name: 'All import runs' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Jobs' })).not.toBeInTheDocument());
    expect(app.url()).toBe('/admin/imports');
    await openPanel();
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('group', { name: 'Jobs' })).not.toBeInTheDocument();
    await openPanel();
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Jobs' })).not.toBeInTheDocument());
  });

  it('say that there are none, or that they could not be loaded', async () => {
    open({ MyJobs: myJobs() });
    expect(
      (await openPanel()).getByText(
        /^You have started no import, export, assessment run, distribution or payment run since yesterday\./,
      ),
    ).toBeVisible();
    forgetPerson();
    open({ MyJobs: new Refusal('INTERNAL_SERVER_ERROR', 'Something went wrong') });
    const opened = await openPanel();
    expect(await opened.findByText(/Jobs continue; we will keep checking\.$/)).toBeVisible();
    expect(opened.queryByText(/^You have started no/)).not.toBeInTheDocument();
  });

  it('list the uploads of this tab on every page until they end (JOBS-7)', async () => {
    FakeUpload.install();
    const app = open({ MyJobs: myJobs() }, '/admin/submissions-new');
    const file = new File(['sid\n00101\n'], 'trades-2026.csv', { type: 'text/csv' });
    const picker = await screen.findByLabelText('Import Trade Data', { selector: 'input' });
    await userEvent.upload(picker, file);
    await userEvent.click(await screen.findByRole('button', { name: 'Import file' }));
    const upload = await FakeUpload.next();
    expect(await screen.findByRole('button', { name: 'Jobs 1 running' })).toBeVisible();
    await act(() => app.router.navigate('/admin/exports'));
    const opened = await openPanel();
    upload.progress(5, 10);
    expect(await opened.findByText(/^50 % · 5 B of 10 B · .+\/s · about \d+ s left$/)).toBeVisible();
    expect(opened.getByRole('progressbar', { name: 'Sending trades-2026.csv' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    // The form around the file is longer than the file.
    upload.progress(300, 310);
    expect(await opened.findByText('Waiting for the server')).toBeVisible();
    upload.answer(400, { message: 'The column sid is missing.' });
    await waitFor(() => expect(opened.queryByText('trades-2026.csv')).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: 'Jobs' })).toBeVisible();
  });

  it.each([
    [1, '1 e-mail is waiting to be sent.'],
    [40, '40 e-mails are waiting to be sent.'],
    [1_000, '1,000+ e-mails are waiting to be sent.'],
  ])('say how many mails wait: %i (JOBS-7)', async (mailsWaiting, words) => {
    open({ MyJobs: myJobs({ mailsWaiting }) });
    expect((await openPanel()).getByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Jobs' })).toBeVisible();
  });

  it.each(['AUDITOR', 'REVIEWER', 'SUPPORT'] as const)(
    'are for those who may run imports or exports, not for the role %s (JOBS-3)',
    async (role) => {
      const app = openApp('/admin', { ...scheme, ...signedInAs(role) });
      await screen.findByRole('navigation', { name: 'More pages' });
      expect(screen.queryByRole('button', { name: /^Jobs/ })).not.toBeInTheDocument();
      expect(app.callsOf('MyJobs')).toHaveLength(0);
    },
  );
});
