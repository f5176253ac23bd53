import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anExportPage, anExportRun, noExports, scheme } from '../../test-support/answers';
import type { ExportRunRowFragment, ReportKind } from '../../generated/graphql';
import { myJobs } from '../../test-support/my-jobs';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';

const open = (answers: Answers, path = '/admin/exports') =>
  openApp(path, { ...scheme, ...signedInAs('MASTER_ADMIN'), ...answers });
const writing = anExportRun({
  status: 'WRITING',
  available: false,
  availableUntil: null,
  fileSize: null,
  rowsWritten: 2_500,
  secondsLeft: 8,
});
/** As the header gets it. */
const asOwn = (run: ExportRunRowFragment) => ({
  ...run,
  finishedAt: run.status === 'DONE' ? '2026-11-21T03:00:30Z' : null,
});

const names: Record<ReportKind, string> = {
  REGISTRATIONS: 'Old submissions',
  REGISTRATION_TRADES: 'Old trade data',
  SETTLEMENTS: 'Submissions',
  DOUBLE_UPS: 'Double ups',
  SETTLEMENT_TRADES: 'Trade data',
};
const reports = Object.entries(names) as [ReportKind, string][];

describe('the history of exports', () => {
  afterEach(forgetPerson);

  it('shows who requested what and when, rows, size, state, and until when the file is available', async () => {
    open({ ExportRunList: anExportPage(anExportRun({ report: 'DOUBLE_UPS', format: 'XLSX' })) });
    const cells = within((await screen.findByText('Double ups, Excel (XLSX)')).closest('tr')!).getAllByRole(
      'cell',
    );
    expect(cells.map((cell) => cell.textContent)).toEqual([
      'Double ups, Excel (XLSX)',
      '21-Nov-2026, 14:00',
      'Avery Quill',
      'Ready',
      '10,000 rows',
      '4.2 MB',
      '28-Nov-2026, 14:00',
      'Download',
    ]);
    expect(screen.getByText(/contain bank accounts/)).toBeVisible();
  });

  it('has a distinct name for each report (EXPORT-2)', async () => {
    const runs = reports.map(([report], at) => anExportRun({ id: `e${at}`, report }));
    open({ ExportRunList: anExportPage(...runs) });
    await screen.findByText('Old submissions, CSV');
    const shown = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[0]?.textContent);
    expect(shown.slice(1)).toEqual(reports.map(([, name]) => `${name}, CSV`));
  });

  it('requests a new link on each click (EXPORT-13)', async () => {
    let made = 0;
    const clicked: string[] = [];
    const realClick = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function follow() {
      clicked.push(new URL(this.href).pathname);
    };
    const ticket = () => ({
      createDownloadTicket: {
        __typename: 'DownloadTicket',
        url: `/api/downloads/${(made += 1)}`,
        expires: '2026-11-21T03:02:00Z',
      },
    });
    const app = open({ ExportRunList: anExportPage(anExportRun()), CreateDownloadTicket: ticket });
    const button = await screen.findByRole('button', { name: 'Download Submissions, CSV' });
    await userEvent.click(button);
    await userEvent.click(button);
    expect(clicked).toEqual(['/api/downloads/1', '/api/downloads/2']);
    expect(app.callsOf('CreateDownloadTicket')[0]?.variables).toEqual({ kind: 'EXPORT', id: 'e1' });
    HTMLAnchorElement.prototype.click = realClick;
  });

  it('says why an export failed and exports again', async () => {
    const failed = anExportRun({
      status: 'FAILED',
      available: false,
      availableUntil: null,
      message: 'The sheet takes 1,048,575 rows; choose CSV.',
      format: 'XLSX',
    });
    const app = open({
      ExportRunList: anExportPage(failed),
      StartExport: { startExport: { ...writing, id: 'e2' } },
      ExportRun: { exportRun: { ...writing, id: 'e2' } },
    });
    expect(await screen.findByText('The sheet takes 1,048,575 rows; choose CSV.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Export again: Submissions, Excel (XLSX)' }));
    await waitFor(() =>
      expect(app.callsOf('StartExport')[0]?.variables).toEqual({ report: 'SETTLEMENTS', format: 'XLSX' }),
    );
  });

  it('cancels an export that is being written, after a question (EXPORT-16)', async () => {
    const cancelled = { ...writing, status: 'CANCELLED' as const };
    const app = open({
      ExportRunList: anExportPage(writing),
      CancelExport: { cancelExport: cancelled },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the export Submissions, CSV' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel export' }));
    expect(await screen.findByText('Cancelled')).toBeVisible();
    expect(app.callsOf('CancelExport')[0]?.variables).toEqual({ id: 'e1' });
    expect(screen.getByRole('button', { name: 'Export again: Submissions, CSV' })).toBeVisible();
  });

  it('leaves an export of chosen submissions to be requested again where they are chosen', async () => {
    open({
      ExportRunList: anExportPage(anExportRun({ available: false, availableUntil: null, chosen: 12 })),
    });
    expect(await screen.findByText('No longer available')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Export again/ })).toBeNull();
  });

  it('offers to export again when the file is no longer available', async () => {
    open({ ExportRunList: anExportPage(anExportRun({ available: false, availableUntil: null })) });
    expect(await screen.findByText('No longer available')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export again: Submissions, CSV' })).toBeVisible();
  });

  it('shows messages when there are none, and when they could not be loaded', async () => {
    open(noExports);
    expect(await screen.findByText('No exports yet')).toBeVisible();
    forgetPerson();
    open({ ExportRunList: new Refusal('INTERNAL_SERVER_ERROR', 'Something went wrong') });
    expect(await screen.findByText('The exports could not be loaded.')).toBeVisible();
  });

  it('redirects members who open the exports to sign-in (SCREEN-6)', async () => {
    const app = openApp('/admin/exports', { ...scheme, ...signedInAs('STANDARD') });
    await waitFor(() => expect(app.url()).toBe('/login'));
    expect(app.callsOf('ExportRunList')).toHaveLength(0);
  });
});

const notAsked = new Refusal('INTERNAL_SERVER_ERROR', 'not asked here');
/** The lists of the pages with an export panel. */
const notLoaded = { RegistrationList: notAsked, SubmissionList: notAsked, DoubleUpList: notAsked };

/** Opens a page and shows its exports, which are in a menu of the list of new submissions. */
async function openExports(path: string) {
  open({ ...noExports, ...notLoaded }, path);
  if (path === '/admin/submissions-new')
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
}

describe('the export panel', () => {
  afterEach(forgetPerson);

  it('starts an export in the chosen format, shows its progress, and reports on another page when it is ready (UX-9)', async () => {
    let run = writing;
    let started = false;
    const app = open(
      {
        RegistrationList: new Refusal('INTERNAL_SERVER_ERROR', 'not asked here'),
        ExportRunList: () => (started ? anExportPage(run) : anExportPage()),
        StartExport: () => {
          started = true;
          return { startExport: run };
        },
        MyJobs: () => myJobs({ exports: started ? [asOwn(run)] : [] }),
      },
      '/admin/submissions',
    );
    expect(await screen.findByRole('button', { name: 'Export old submissions' })).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Format'), 'Excel (XLSX)');
    run = { ...writing, report: 'REGISTRATION_TRADES', format: 'XLSX' };
    await userEvent.click(screen.getByRole('button', { name: 'Export old trade data' }));
    expect(app.callsOf('StartExport')[0]?.variables).toEqual({
      report: 'REGISTRATION_TRADES',
      format: 'XLSX',
    });
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByText('25 % · 2,500 of 10,000 rows · 900 rows/s · about 8 s left')).toBeVisible();
    await act(() => app.router.navigate('/admin/exports'));
    run = { ...anExportRun(), report: 'REGISTRATION_TRADES', format: 'XLSX' };
    expect(
      await screen.findByText('Old trade data, Excel (XLSX): the export is ready.', {}, { timeout: 5_000 }),
    ).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Download Old trade data/ })).toBeVisible();
  });

  it('offers each report on a page (EXPORT-1, EXPORT-2)', async () => {
    const offered = new Set<string | null>();
    for (const path of ['/admin/submissions', '/admin/submissions-new', '/admin/double-ups']) {
      await openExports(path);
      for (const button of await screen.findAllByRole('button', { name: /^Export / }))
        offered.add(button.textContent);
      cleanup();
      forgetPerson();
    }
    const expected = reports.map(([, name]) => `Export ${name.toLowerCase()}`);
    expect([...offered].sort()).toEqual(expected.sort());
  });

  it.each([
    ['/admin/submissions', /^The files contain HIN\/SRN, and are kept for a week\./],
    [
      '/admin/submissions-new',
      /^The files contain tax file numbers, trading accounts and bank accounts, and are kept for a week\./,
    ],
    ['/admin/double-ups', /^The files are kept for a week\./],
  ])('says at %s which restricted values the export files contain', async (path, words) => {
    await openExports(path);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('reports when an export cannot be started', async () => {
    open(
      {
        ...noExports,
        RegistrationList: new Refusal('INTERNAL_SERVER_ERROR', 'not asked here'),
        StartExport: new Refusal('FORBIDDEN', 'Exports are for administrators.'),
      },
      '/admin/submissions',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Export old submissions' }));
    expect(await screen.findByText('Exports are for administrators.')).toBeVisible();
  });
});
