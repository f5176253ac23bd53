import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManagedNoticeRowFragment } from '../../generated/graphql';
import { aRun, scheme } from '../../test-support/answers';
import { FakeUpload } from '../../test-support/fake-upload';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';

const aNotice = (overrides: Partial<ManagedNoticeRowFragment> = {}) => ({
  __typename: 'ManagedNotice',
  id: 'n1',
  sid: '00101',
  name: 'Assessment Notice 00101',
  url: null,
  updatedAt: '2026-11-20T03:04:05Z',
  submissionId: 's1',
  ...overrides,
});

const list = (notices: object[], totalItems = notices.length) => ({
  assessmentNotices: {
    __typename: 'ManagedNoticePage',
    notices,
    pagination: { __typename: 'Pagination', page: 1, pageSize: 25, totalItems, totalPages: 1 },
  },
});

const open = (answers: Answers = {}, path = '/admin/notices') =>
  openApp(path, {
    ...scheme,
    ...signedInAs('MASTER_ADMIN'),
    AssessmentNoticeList: list([
      aNotice(),
      aNotice({ id: 'n2', sid: '00999', url: 'https://content.example/n.pdf', submissionId: null }),
    ]),
    ...answers,
  });

describe('the assessment notices of an administrator', () => {
  afterEach(forgetPerson);

  it('lists them, and shows which SIDs no claim has', async () => {
    open();
    const row = within((await screen.findByRole('cell', { name: '00999' })).closest('tr')!);
    expect(row.getByText('No claim has this SID')).toBeVisible();
    expect(row.getByRole('link', { name: /Assessment Notice/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    expect(screen.getByRole('link', { name: 'View the claim of SID 00101' })).toHaveAttribute(
      'href',
      '/settlement-scheme/view/s1#assessment-notice',
    );
  });

  it('opens one stored in the portal, and shows when it was last uploaded', async () => {
    const usual = window.open;
    const shown: string[] = [];
    const tab = { opener: window as unknown, location: { replace: (url: string) => shown.push(url) } };
    window.open = () => tab as unknown as Window;
    const url = '/api/downloads/t1';
    const app = open({ CreateDownloadTicket: { createDownloadTicket: { __typename: 'Ticket', url } } });
    const row = within((await screen.findByRole('cell', { name: '00101' })).closest('tr')!);
    expect(row.getByText(/20-Nov-2026/)).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Assessment Notice 00101 (opens in a new tab)' }));
    await waitFor(() => expect(shown).toEqual([url]));
    expect(tab.opener).toBeNull();
    expect(app.callsOf('CreateDownloadTicket')[0]?.variables).toEqual({
      kind: 'ASSESSMENT_NOTICE',
      id: 'n1',
    });
    window.open = usual;
  });

  it('uploads a ZIP and leads to the run that reports on it (NOTICE-8)', async () => {
    FakeUpload.install();
    const app = open({ ImportRun: aRun({ id: 'r7', kind: 'ASSESSMENT_NOTICES', status: 'DONE' }) });
    await userEvent.upload(
      await screen.findByLabelText('Upload notices', { selector: 'input' }),
      new File(['zip'], 'notices.zip', { type: 'application/zip' }),
    );
    const upload = await FakeUpload.next();
    expect(upload.url).toBe('/api/import/assessment-notices');
    upload.progress(1, 3);
    expect(screen.getByRole('progressbar')).toBeVisible();
    upload.answer(202, { message: 'Uploading assessment notices', importId: 'r7' });
    await waitFor(() => expect(app.url()).toBe('/admin/imports/r7'));
    expect(await screen.findByText(/Assessment notices/)).toBeVisible();
  });

  it('does not redirect a user who has left the page when the upload ends', async () => {
    FakeUpload.install();
    const app = open();
    await userEvent.upload(
      await screen.findByLabelText('Upload notices', { selector: 'input' }),
      new File(['x'], '00101.zip', { type: 'application/zip' }),
    );
    const upload = await FakeUpload.next();
    await act(() => app.router.navigate('/'));
    upload.answer(202, { message: 'Uploading assessment notices', importId: 'r7' });
    expect(await screen.findByText('Uploading assessment notices')).toBeVisible();
    expect(app.url()).toBe('/');
  });

  it('says why an upload failed and retries', async () => {
    FakeUpload.install();
    open();
    await userEvent.upload(
      await screen.findByLabelText('Upload notices', { selector: 'input' }),
      new File(['x'], '00101.zip', { type: 'application/zip' }),
    );
    (await FakeUpload.next()).answer(415, { message: 'This is no PDF.' });
    expect(await screen.findAllByText('This is no PDF.')).not.toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await FakeUpload.next()).file?.name).toBe('00101.zip');
  });

  it('adds a link, https only (NOTICE-6, NOTICE-8)', async () => {
    const app = open({ SaveNoticeLink: { saveNoticeLink: aNotice({ sid: '00777' }) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a link' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Name')).toHaveValue('Assessment Notice');
    await userEvent.type(dialog.getByLabelText('SID'), ' 00777');
    await userEvent.type(dialog.getByLabelText('Address'), 'javascript:alert(1)');
    await userEvent.click(dialog.getByRole('button', { name: 'Save link' }));
    expect(
      await dialog.findAllByText('The address must start with https:// followed by a server name'),
    ).not.toHaveLength(0);
    await userEvent.clear(dialog.getByLabelText('Address'));
    await userEvent.type(dialog.getByLabelText('Address'), 'https://content.example/777.pdf');
    await userEvent.click(dialog.getByRole('button', { name: 'Save link' }));
    expect(await screen.findByText('The notice for SID 00777 has been saved.')).toBeVisible();
    expect(app.callsOf('SaveNoticeLink')[0]?.variables).toEqual({
      sid: '00777',
      name: 'Assessment Notice',
      url: 'https://content.example/777.pdf',
    });
  });

  it('deletes one after a question that names it (UX-10)', async () => {
    const app = open({ DeleteNotice: { deleteNotice: true } });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the notice for SID 00101' }));
    expect(
      await screen.findByRole('alertdialog', { name: 'Delete the notice for SID 00101?' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete notice' }));
    expect(await screen.findByText('The notice for SID 00101 has been deleted.')).toBeVisible();
    expect(app.callsOf('DeleteNotice')[0]?.variables).toEqual({ id: 'n1' });
  });

  it('searches, with the search in the URL', async () => {
    const app = open();
    await userEvent.type(await screen.findByLabelText('SID or name'), ' 0010{Enter}');
    await waitFor(() => expect(app.url()).toBe('/admin/notices?search=0010'));
    await waitFor(() =>
      expect(app.callsOf('AssessmentNoticeList').at(-1)?.variables).toEqual({ query: '0010', page: 1 }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Clear Search' }));
    await waitFor(() => expect(app.url()).toBe('/admin/notices'));
  });

  it('shows messages when there are none, and when they could not be loaded', async () => {
    open({ AssessmentNoticeList: list([]) });
    expect(await screen.findByText('No notices yet')).toBeVisible();
    forgetPerson();
    open({ AssessmentNoticeList: new Refusal('INTERNAL_SERVER_ERROR', 'Oh.') });
    expect(await screen.findByText('The notices could not be loaded.')).toBeVisible();
  });
});
