import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRun, aSubmissionPage, scheme } from '../../test-support/answers';
import { FakeUpload } from '../../test-support/fake-upload';
import { forgetPerson, openApp, signedInAs } from '../../test-support/open-app';

const file = new File(['sid\n00101\n'], 'trades-2026.csv', { type: 'text/csv' });

async function choose(label: string) {
  const app = openApp('/admin/submissions-new', {
    ...scheme,
    ...signedInAs('MASTER_ADMIN'),
    SubmissionList: aSubmissionPage(1, []),
    ImportRun: aRun({ id: '7', status: 'DONE', progress: 1 }),
  });
  await userEvent.upload(await screen.findByLabelText(label, { selector: 'input' }), file);
  return { app, dialog: await screen.findByRole('dialog', { name: label }) };
}

describe('the import pickers', () => {
  beforeEach(() => FakeUpload.install());
  afterEach(forgetPerson);

  it('names the file, sends it with the chosen options, alerts, and opens the run (IMPORT-1, IMPORT-2)', async () => {
    const { app, dialog } = await choose('Import Trade Data');
    expect(dialog).toHaveTextContent('trades-2026.csv · 10 B');
    await userEvent.click(within(dialog).getByLabelText('Add to the existing trades'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Import file' }));
    const upload = await FakeUpload.next();
    expect(upload.url).toBe('/api/import/settlement-records/trade?mode=append');
    expect(upload.headers).toEqual({
      Authorization: expect.stringMatching(/^Bearer prt_test\d+$/) as string,
    });
    expect(upload.file?.name).toBe('trades-2026.csv');
    upload.progress(5, 10);
    expect(await screen.findByText(/^50 % · 5 B of 10 B sent/)).toBeVisible();
    upload.answer(202, { message: 'Uploading trade data', importId: '7' });
    expect(await screen.findByText('WARNING')).toBeVisible();
    expect(screen.getByText('Uploading trade data')).toBeVisible();
    expect(await screen.findByRole('progressbar', { name: 'Import of trades.csv' })).toBeVisible();
    expect(app.url()).toContain('run=7');
  });

  it('sends the number and date format when it is chosen (IMPORT-15)', async () => {
    const { dialog } = await choose('Import Trade Data');
    await userEvent.selectOptions(within(dialog).getByLabelText('Numbers'), '1.234,56');
    await userEvent.selectOptions(within(dialog).getByLabelText('Dates'), '12/31/2018');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Import file' }));
    expect((await FakeUpload.next()).url).toBe(
      '/api/import/settlement-records/trade?numbers=comma&days=month-first',
    );
  });

  it('makes a dry run on request (IMPORT-26)', async () => {
    const { dialog } = await choose('Import Submissions');
    await userEvent.click(within(dialog).getByLabelText('Check only'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Check file' }));
    expect((await FakeUpload.next()).url).toBe('/api/import/settlement-records?check=true');
  });

  it('keeps the reason on the page when the server rejects the file, and can try again (IMPORT-2)', async () => {
    const { dialog } = await choose('Import Submissions');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Import file' }));
    (await FakeUpload.next()).answer(413, { message: 'The file is larger than 2 GB.' });
    expect(await screen.findByText('Nothing was imported.')).toBeVisible();
    expect(screen.getAllByText('The file is larger than 2 GB.')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await FakeUpload.next()).file?.name).toBe('trades-2026.csv');
  });

  it('does not claim that nothing was imported when only the response was lost', async () => {
    const { dialog } = await choose('Import Submissions');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Import file' }));
    const upload = await FakeUpload.next();
    upload.allSent();
    upload.fail();
    expect(await screen.findByText(/The file may still have arrived/)).toBeVisible();
    expect(screen.queryByText('Nothing was imported.')).not.toBeInTheDocument();
  });

  it('asks again, with the same file and options, when a file was added before (IMPORT-28)', async () => {
    const refusal =
      'This file has already been appended, as trades-2026.csv on 20-Nov-2026 (import 6). To append it once more, choose “Even if this file was added before” (again=true).';
    const { dialog } = await choose('Import Trade Data');
    await userEvent.click(within(dialog).getByLabelText('Add to the existing trades'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Import file' }));
    (await FakeUpload.next()).answer(409, { message: refusal });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    const again = await screen.findByRole('dialog', { name: 'Import Trade Data' });
    expect(again).toHaveTextContent('trades-2026.csv · 10 B');
    expect(within(again).getByLabelText('Add to the existing trades')).toBeChecked();
    await userEvent.click(within(again).getByLabelText('Even if this file was added before'));
    await userEvent.click(within(again).getByRole('button', { name: 'Import file' }));
    const upload = await FakeUpload.next();
    expect(upload.url).toBe('/api/import/settlement-records/trade?mode=append&again=true');
    expect(upload.file?.name).toBe('trades-2026.csv');
  });
});
