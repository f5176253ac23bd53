import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRun, scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';

function openRun(answers: Answers) {
  return openApp('/admin/imports/r1', { ...scheme, ...signedInAs('MASTER_ADMIN'), ...answers });
}

function failing(error: Error): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

describe('an import run', () => {
  afterEach(forgetPerson);

  it('shows amount, rate, time left and counts (IMPORT-3, UX-9)', async () => {
    openRun({ ImportRun: aRun() });
    expect(await screen.findByRole('progressbar', { name: 'Import of trades.csv' })).toHaveAttribute(
      'aria-valuenow',
      '61',
    );
    expect(screen.getByText('61 % · 6,140 of 10,000 rows · 920 rows/s · about 4 s left')).toBeVisible();
    expect(screen.getByText('Uploading trade data')).toBeVisible();
    expect(screen.getByText('Created').closest('div')).toHaveTextContent('6,000');
  });

  it('says of a check what would be done', async () => {
    openRun({ ImportRun: aRun({ status: 'DONE', checkOnly: true, progress: 1, read: 10_000 }) });
    expect((await screen.findByText('Would be created')).closest('div')).toHaveTextContent('6,000');
    expect(screen.queryByText('Created')).toBeNull();
  });

  it('shows the number and date format of the file', async () => {
    openRun({ ImportRun: aRun({ notation: 'Numbers as 1.234,56; dates as 31/12/2018' }) });
    expect(await screen.findByText(/Numbers as 1\.234,56; dates as 31\/12\/2018$/)).toBeVisible();
  });

  it('polls each second until the run has ended, and no longer', async () => {
    const states = [aRun(), aRun({ status: 'DONE', progress: 1, read: 10_000 })];
    const app = openRun({
      ImportRun: () => states.shift() ?? aRun({ status: 'DONE', progress: 1, read: 10_000 }),
    });
    expect(await screen.findByText('Importing')).toBeVisible();
    expect(await screen.findByText('Done', {}, { timeout: 3_000 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(app.callsOf('ImportRun')).toHaveLength(2);
  });

  it('shows the first rejected rows with line, column and reason, and offers all of them (IMPORT-3)', async () => {
    const rejections = [
      {
        __typename: 'ImportRejection',
        line: 12,
        column: 'pricePerShare',
        columnLabel: 'Price per Share',
        message: 'Price per Share is not a number.',
      },
      {
        __typename: 'ImportRejection',
        line: 13,
        column: null,
        columnLabel: null,
        message: 'The row has 9 cells, the header has 6.',
      },
    ];
    const app = openRun({
      ImportRun: aRun({
        status: 'DONE',
        rejected: 40,
        rejections,
        rejectionsUrl: '/api/import/r1/rejections',
      }),
      CreateDownloadTicket: new Refusal('NOT_FOUND', 'The rejected rows are no longer kept.'),
    });
    const table = await screen.findByRole('table', { name: 'Rejected rows' });
    expect(
      within(table).getByRole('row', { name: '12 Price per Share Price per Share is not a number.' }),
    ).toBeVisible();
    expect(within(table).getByText('Whole row')).toBeVisible();
    expect(screen.getByText(/The first 2 of 40/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Download rejected rows' }));
    expect(await screen.findByText('The rejected rows are no longer kept.')).toBeVisible();
    expect(app.callsOf('CreateDownloadTicket')[0]?.variables).toEqual({
      kind: 'IMPORT_REJECTIONS',
      id: 'r1',
    });
  });

  it('cancels only after a question that names the file (UX-10)', async () => {
    const app = openRun({
      ImportRun: aRun(),
      CancelImport: {
        cancelImport: { __typename: 'ImportRun', id: 'r1', status: 'APPLYING', cancelRequested: true },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('trades.csv');
    expect(app.callsOf('CancelImport')).toHaveLength(0);
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel import' }));
    await waitFor(() => expect(app.callsOf('CancelImport')[0]?.variables).toEqual({ id: 'r1' }));
  });

  it('says why a file was refused and that nothing was imported', async () => {
    openRun({
      ImportRun: aRun({ status: 'REFUSED', message: 'photo.csv is not a text file.', rowsTotal: null }),
    });
    expect(await screen.findByText('photo.csv is not a text file.')).toBeVisible();
    expect(screen.getByText('The file was refused')).toBeVisible();
    expect(screen.getByText('Nothing from this file was imported.')).toBeVisible();
    expect(screen.getByText('Refused')).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByText(/ % · /)).not.toBeInTheDocument();
  });

  it.each([
    ['CANCELLED' as const, {}, 'The import was cancelled', /6,000 created, 100 updated, 0 removed/],
    ['FAILED' as const, {}, 'The import stopped before it finished', /Import the same file again to finish/],
    ['FAILED' as const, { message: 'The disk is full.' }, 'The disk is full.', /6,000 created/],
    [
      'FAILED' as const,
      { created: 0, updated: 0 },
      'The import stopped before it finished',
      /^Nothing was changed/,
    ],
    ['CANCELLED' as const, { checkOnly: true }, 'The import was cancelled', /nothing was changed/],
  ])('says what a run in state %s has applied: %j', async (status, overrides, title, applied) => {
    openRun({ ImportRun: aRun({ status, ...overrides }) });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(applied)).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '61');
  });

  it.each([
    [
      'a lost connection',
      new TypeError('Failed to fetch'),
      /^The run itself continues\. Check your connection/,
    ],
    [
      'an internal error',
      new Refusal('INTERNAL_SERVER_ERROR', 'Nobody foresaw this.'),
      /^Something went wrong on our side\. The run itself continues\. Try again later\.$/,
    ],
  ])('an import run that cannot be loaded names %s as the cause', async (_, error, words) => {
    openRun({ ImportRun: () => failing(error) });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    ['The connection has been lost.', new TypeError('Failed to fetch')],
    ['Our server is busy or temporarily unavailable.', new Refusal('SERVICE_UNAVAILABLE', 'Away.')],
  ])('an import run whose progress could not be loaded says: %s', async (words, error) => {
    let asked = 0;
    openRun({ ImportRun: () => ((asked += 1) === 1 ? aRun() : failing(error)) });
    expect(
      await screen.findByText(
        `${words} The import continues; we will keep checking.`,
        {},
        { timeout: 5_000 },
      ),
    ).toBeVisible();
  });

  it('says so when there is no such run', async () => {
    openRun({ ImportRun: new Refusal('NOT_FOUND', 'We could not find this import run.') });
    expect(await screen.findByText('We could not find this import run.')).toBeVisible();
  });

  it('reports on notices as files and not as rows (NOTICE-11)', async () => {
    openRun({
      ImportRun: aRun({
        kind: 'ASSESSMENT_NOTICES',
        status: 'DONE',
        read: 2,
        rowsTotal: 2,
        rejected: 1,
        rejections: [
          {
            line: 2,
            column: 'scan.pdf',
            columnLabel: 'scan.pdf',
            message: 'No claim has the SID scan.',
          },
        ],
        rejectionsUrl: '/api/import/r1/rejections',
      }),
    });
    const table = await screen.findByRole('table', { name: 'Rejected files' });
    expect(within(table).getByRole('row', { name: 'scan.pdf No claim has the SID scan.' })).toBeVisible();
    expect(screen.getByText(/2 of 2 files/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download the list of rejected files' })).toBeVisible();
    expect(screen.queryByText(/rows|Line/)).toBeNull();
  });
});
