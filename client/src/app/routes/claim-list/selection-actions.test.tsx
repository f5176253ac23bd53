import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anExportRun, aRow, aSubmissionPage, noExports, scheme } from '../../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../../test-support/open-app';

const rows = [
  aRow({ id: 's1', sid: '00101', legalEntity: 'Acme Pty Ltd' }),
  aRow({ id: 's2', sid: '00102', legalEntity: 'Banksia Trust' }),
  aRow({ id: 's3', sid: null, legalEntity: 'Coolibah' }),
];

const asked = (submissionId: string, wasAsked: boolean) => ({
  __typename: 'AskedClaim',
  submissionId,
  sid: `SID of ${submissionId}`,
  legalEntity: 'Acme',
  asked: wasAsked,
});
const preview = {
  askPreview: {
    __typename: 'AskPreview',
    claims: 2,
    people: 1,
    withBankDetails: 1,
    waiting: 1,
    leftOut: [asked('s3', false)],
  },
};

function openList(answers: Answers = {}, role: Parameters<typeof signedInAs>[0] = 'MASTER_ADMIN') {
  return openApp('/admin/submissions-new', {
    ...scheme,
    ...noExports,
    ...signedInAs(role),
    SubmissionList: aSubmissionPage(1, rows, 1),
    ...answers,
  });
}

const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const variablesOf = (app: ReturnType<typeof openApp>, name: string) =>
  app.callsOf(name).map(({ variables }) => variables);

async function selectThree() {
  for (const name of ['00101', '00102', 'Coolibah']) await userEvent.click(await box(name));
}

afterEach(forgetPerson);

describe('the selection of the list', () => {
  it('is made by boxes and by the page, counted, and ended (LIST-21)', async () => {
    openList();
    expect(await box('00101')).not.toBeChecked();
    expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
    await userEvent.click(await box('00101'));
    expect(screen.getByText('1 submission selected')).toBeVisible();
    await press('Select');
    await press('Select 3 submissions on this page');
    expect(screen.getByText('3 submissions selected')).toBeVisible();
    expect(await box('Coolibah')).toBeChecked();
    await press('Clear selection');
    expect(await box('Coolibah')).not.toBeChecked();
    expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
  });

  it('is the whole list on request, of which the first 5,000 are taken, as is said (LIST-21)', async () => {
    const page = aSubmissionPage(1, rows, 241);
    page.submissions.pagination.totalItems = 6_001;
    const many = Array.from({ length: 5_000 }, (_, n) => ({
      __typename: 'SelectedSubmission',
      id: `m${n}`,
      sid: null,
    }));
    const app = openList({
      SubmissionList: page,
      SubmissionSelection: {
        submissionSelection: { __typename: 'SubmissionSelection', submissions: many, more: true },
      },
    });
    await userEvent.click(await box('00101'));
    await press('Select the first 5,000 of 6,001');
    expect(await screen.findByText('5,000 submissions selected')).toBeVisible();
    expect(screen.getByText(/The list has more than 5,000 submissions/)).toBeVisible();
    expect(variablesOf(app, 'SubmissionSelection')).toEqual([{ filter: {}, sort: 'NEWEST' }]);
    expect(screen.queryByRole('button', { name: /of 6,001/ })).not.toBeInTheDocument();
  });

  it('offers each action to those who may do it with one submission (LIST-22)', async () => {
    openList({}, 'SUPPORT');
    await userEvent.click(await box('00101'));
    expect(screen.getByRole('button', { name: 'Ask all for…' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export these' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mark as duplicates…' })).not.toBeInTheDocument();
    forgetPerson();
  });
});

describe('the selected submissions', () => {
  it('are exported with the chosen format (LIST-22, EXPORT-15)', async () => {
    const app = openList({ ExportSelected: { exportSelected: anExportRun({ chosen: 3 }) } });
    await selectThree();
    await press('Export these');
    expect(screen.getByText('Only the 3 selected submissions.')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Format'), 'XLSX');
    await press('Export trade data');
    await waitFor(() =>
      expect(variablesOf(app, 'ExportSelected')).toEqual([
        { report: 'SETTLEMENT_TRADES', format: 'XLSX', submissionIds: ['s1', 's2', 's3'] },
      ]),
    );
  });

  it('are asked with one text after it was shown whom it reaches, with a result for each (LIST-23, AMEND-20)', async () => {
    const result = { __typename: 'AskResult', people: 1, claims: [asked('s3', false), asked('s1', true)] };
    const app = openList({ AskPreview: preview, AskAll: { askAll: result } });
    await selectThree();
    await press('Ask all for…');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Write to the owners of 2 submissions' }),
    );
    expect(dialog.getByText(/2 submissions get this message, and 1 person gets one e-mail/)).toBeVisible();
    expect(dialog.getByText('1 of these submissions has bank details already.')).toBeVisible();
    expect(dialog.getByText(/In 1 of these submissions a message from the member waits/)).toBeVisible();
    expect(dialog.getByText('1 submission left out')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'SID SID of s3 · Acme' })).toHaveAttribute(
      'href',
      '/settlement-scheme/view/s3',
    );
    const message = dialog.getByLabelText<HTMLTextAreaElement>('Message');
    // One of them has bank details: the text that says otherwise has to be asked for.
    expect(message.value).toBe('');
    await press('Use the text about missing bank details');
    expect(message.value).toContain('bank details of your claim are missing');
    await userEvent.clear(message);
    await userEvent.type(message, 'Please call us.');
    await press('Send to 1 person');
    const after = within(await screen.findByRole('dialog', { name: '1 submission asked' }));
    expect(after.getByText('Asked')).toBeVisible();
    expect(after.getByText('Left out')).toBeVisible();
    expect(after.getByRole('button', { name: 'Done' })).toHaveFocus();
    expect(variablesOf(app, 'AskAll')).toEqual([
      { submissionIds: ['s1', 's2', 's3'], message: 'Please call us.' },
    ]);
    // What was typed was sent: nothing is asked before it closes.
    await press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('cannot be asked without a text, and nobody is asked when there is nobody (AMEND-17)', async () => {
    const none = { askPreview: { ...preview.askPreview, claims: 0, people: 0 } };
    let answer: object = none;
    const app = openList({ AskPreview: () => answer });
    await selectThree();
    await press('Ask all for…');
    expect(await screen.findByText(/Nobody can be asked/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    answer = preview;
    await press('Ask all for…');
    await userEvent.clear(await screen.findByLabelText('Message'));
    await press('Send to 1 person');
    expect((await screen.findAllByText('Write a message')).length).toBeGreaterThan(0);
    expect(app.callsOf('AskAll')).toEqual([]);
  });

  it('keep what was typed when the message could not be sent', async () => {
    openList({ AskPreview: preview, AskAll: new Refusal('SERVICE_UNAVAILABLE', 'Busy.') });
    await selectThree();
    await press('Ask all for…');
    await userEvent.type(await screen.findByLabelText('Message'), ' Thank you.');
    await press('Send to 1 person');
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(/It may still have been done/)).toBeVisible();
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Message').value).toContain('Thank you.');
  });

  it('are marked as duplicates of the chosen one, as far as they are listed and undecided (DOUBLEUP-9)', async () => {
    const pair = (firstId: string, secondId: string, verdict: string | null = null) => ({
      __typename: 'DoubleUpPair',
      firstId,
      secondId,
      reasons: ['ABN_ACN'],
      verdict,
      duplicateId: null,
      markedBy: verdict && 'Avery Admin',
      markedAt: null,
    });
    const among = {
      doubleUpsAmong: {
        __typename: 'DoubleUpsAmong',
        claims: rows.map(({ id, sid, legalEntity }) => ({
          __typename: 'SubmissionListItem',
          id,
          sid,
          legalEntity,
        })),
        pairs: [pair('s1', 's2'), pair('s1', 's3', 'NOT_DUPLICATE')],
      },
    };
    const app = openList({ DoubleUpsAmong: among, MarkDoubleUps: { markDoubleUps: true } });
    await selectThree();
    await press('Mark as duplicates…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as duplicates' }));
    await press('Mark as duplicates');
    expect((await dialog.findAllByText('Choose one of the submissions')).length).toBeGreaterThan(0);
    await userEvent.click(dialog.getByRole('radio', { name: /00101/ }));
    expect(dialog.getByText('Will be marked: Same ABN/ACN')).toBeVisible();
    expect(dialog.getByText('Left out: Avery Admin decided otherwise')).toBeVisible();
    await press('Mark as duplicates');
    const after = within(await screen.findByRole('dialog', { name: '1 submission marked' }));
    expect(after.getByText('Marked')).toBeVisible();
    expect(variablesOf(app, 'MarkDoubleUps')).toEqual([{ originalId: 's1', duplicateIds: ['s2'] }]);
  });

  it('are not marked when there is one only, or nothing in common (DOUBLEUP-9)', async () => {
    const among = { __typename: 'DoubleUpsAmong', claims: [], pairs: [] };
    openList({ DoubleUpsAmong: { doubleUpsAmong: among } });
    await userEvent.click(await box('00101'));
    await press('Mark as duplicates…');
    expect(await screen.findByText(/Choose 2 to 20 submissions/)).toBeVisible();
    await userEvent.click(await box('00102'));
    await press('Mark as duplicates…');
    expect(await screen.findByText(/found nothing that two of these have in common/)).toBeVisible();
  });
});
