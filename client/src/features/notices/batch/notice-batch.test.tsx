import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scheme } from '../../../test-support/answers';
import { FakeUpload } from '../../../test-support/fake-upload';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../../test-support/open-app';

const original = window.XMLHttpRequest;
const pdf = (name: string, content = '%PDF-1.4') => new File([content], name, { type: 'application/pdf' });

const recipient = (sid: string, overrides: object = {}) => ({
  __typename: 'NoticeRecipient',
  sid,
  submissionId: `claim-${sid}`,
  legalEntity: `Holder of ${sid}`,
  hasNotice: false,
  removed: false,
  ...overrides,
});

const claims = {
  noticeRecipients: [
    recipient('00101'),
    recipient('00102', { hasNotice: true }),
    recipient('00103', { removed: true }),
  ],
};

async function choose(files: File[], answers: Answers = {}) {
  const pagination = { __typename: 'Pagination', page: 1, pageSize: 25, totalItems: 0, totalPages: 1 };
  const app = openApp('/admin/notices', {
    ...scheme,
    ...signedInAs('MASTER_ADMIN'),
    AssessmentNoticeList: {
      assessmentNotices: { __typename: 'ManagedNoticePage', notices: [], pagination },
    },
    NoticeRecipients: claims,
    ...answers,
  });
  await userEvent.upload(await screen.findByLabelText('Upload notices', { selector: 'input' }), files);
  const table = await screen.findByRole('table', { name: 'Chosen files' });
  const row = (name: string) => within(table).getByRole('row', { name: new RegExp(name) });
  return { app, row };
}

describe('many notices at once', () => {
  beforeEach(() => FakeUpload.install());
  afterEach(() => {
    window.XMLHttpRequest = original;
    forgetPerson();
  });

  it('are at most 200, and a choice of more says that the others were left out (NOTICE-10)', async () => {
    await choose(Array.from({ length: 202 }, (_, at) => pdf(`${10_000 + at}.pdf`)));
    expect(await screen.findByText(/^2 files were left out: at most 200/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Remove .* from this list$/ })).toHaveLength(200);
  });

  it('are compared with the claims by their names before anything is sent (NOTICE-10)', async () => {
    const { app, row } = await choose([
      pdf('00101.pdf'),
      pdf('00102.pdf'),
      pdf('00103.pdf'),
      pdf('00999.pdf'),
      pdf(' 00101 .PDF'),
      pdf(`${'scan'.repeat(20)}.pdf`),
      pdf('00104.pdf', ''),
    ]);
    await waitFor(() => expect(row('00102.pdf')).toHaveTextContent('Replaces the earlier one'));
    expect(row('^00101.pdf')).toHaveTextContent(/Holder of 00101.*New.*Ready/);
    expect(row('00103.pdf')).toHaveTextContent('This claim has been removed and gets no notice.');
    expect(row('00999.pdf')).toHaveTextContent('No claim has the SID 00999.');
    expect(row('00101 .PDF')).toHaveTextContent('Another file of this list is for SID 00101.');
    expect(row('scan')).toHaveTextContent('Rename the file to the SID followed by .pdf');
    expect(row('00104.pdf')).toHaveTextContent('The file is empty.');
    expect(screen.getByText('7 files · 2 ready · 5 with a problem')).toBeVisible();
    expect(app.callsOf('NoticeRecipients').at(-1)?.variables).toEqual({
      sids: ['00101', '00102', '00103', '00104', '00999'],
    });
    expect(FakeUpload.waiting()).toBe(0);
  });

  it('are sent one after the other, each row with its result, and a failed one again (NOTICE-10)', async () => {
    const { app, row } = await choose([pdf('00101.pdf'), pdf('00102.pdf')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Send 2 notices' }));
    const question = await screen.findByRole('alertdialog', { name: 'Replace 1 notice?' });
    expect(question).toHaveTextContent('SID 00102: the current notice is deleted');
    await userEvent.click(within(question).getByRole('button', { name: 'Send 2 notices' }));
    const first = await FakeUpload.next();
    expect([first.url, first.file?.name]).toEqual(['/api/assessment-notice/claim-00101/upload', '00101.pdf']);
    expect(row('00102.pdf')).toHaveTextContent('Waiting');
    first.answer(201, { id: 'n1', name: 'Assessment Notice' });
    const second = await FakeUpload.next();
    await waitFor(() => expect(row('00101.pdf')).toHaveTextContent('Saved'));
    second.answer(400, { message: 'The file is not a PDF document.' });
    await waitFor(() =>
      expect(row('00102.pdf')).toHaveTextContent('Not saved The file is not a PDF document.'),
    );
    const result = await screen.findByRole('group', { name: '1 notice saved, 1 not saved' });
    expect(result).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeEmptyDOMElement();
    expect(app.url()).toBe('/admin/notices');

    await userEvent.click(screen.getByRole('button', { name: 'Try again: 00102.pdf' }));
    (await FakeUpload.next()).answer(201, { id: 'n2', name: 'Assessment Notice' });
    await waitFor(() => expect(row('00102.pdf')).toHaveTextContent('Saved'));
    expect(await screen.findByRole('group', { name: '1 notice saved' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
  });

  it('leave out a file that was not chosen, and one that was removed (NOTICE-10)', async () => {
    const { row } = await choose([pdf('00101.pdf'), pdf('00102.pdf')]);
    await userEvent.click(await screen.findByRole('checkbox', { name: '00102.pdf' }));
    expect(row('00102.pdf')).toHaveTextContent('Left out');
    expect(await screen.findByRole('button', { name: 'Send 1 notice' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove 00101.pdf from this list' }));
    expect(await screen.findByRole('button', { name: 'Send 0 notices' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('say when they could not be compared with the claims (NOTICE-10)', async () => {
    const pagination = { __typename: 'Pagination', page: 1, pageSize: 25, totalItems: 0, totalPages: 1 };
    let isAway = true;
    const away = new Refusal('SERVICE_UNAVAILABLE', 'Away.');
    openApp('/admin/notices', {
      ...scheme,
      ...signedInAs('MASTER_ADMIN'),
      AssessmentNoticeList: {
        assessmentNotices: { __typename: 'ManagedNoticePage', notices: [], pagination },
      },
      NoticeRecipients: () => (isAway ? away : claims),
    });
    const input = await screen.findByLabelText('Upload notices', { selector: 'input' });
    await userEvent.upload(input, [pdf('00101.pdf')]);
    expect(await screen.findByText('The files could not be compared with the claims.')).toBeVisible();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ready')).toBeVisible();
  });
});
