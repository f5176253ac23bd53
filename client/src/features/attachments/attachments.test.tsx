import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AttachmentRowFragment } from '../../generated/graphql';
import { aSubmission, claimPage, scheme } from '../../test-support/answers';
import { FakeUpload } from '../../test-support/fake-upload';
import { forgetPerson, openApp, Refusal, signedInAs } from '../../test-support/open-app';

const anAttachment = (overrides: Partial<AttachmentRowFragment> = {}) => ({
  __typename: 'Attachment' as const,
  id: 'a1',
  fileName: 'passport.pdf',
  mimetype: 'application/pdf',
  size: 1_200_000,
  sha256: '00',
  kind: 'IDENTITY' as const,
  uploadedAt: '2026-11-20T13:30:00Z',
  uploadedBy: 'Avery Quill',
  opensInTab: true,
  mayDelete: true,
  scan: 'NOT_SCANNED' as const,
  ...overrides,
});

const png = (name: string) => new File(['png'], name, { type: 'image/png' });

function open(attachments: object, more = {}, role: 'STANDARD' | 'MASTER_ADMIN' = 'STANDARD') {
  return openApp('/settlement-scheme/view/s1', {
    ...scheme,
    ...signedInAs(role),
    ...claimPage,
    SubmissionView: aSubmission(),
    AttachmentList: attachments,
    ...more,
  });
}

const openWindow = window.open;

/** Mocks the tabs that the browser opens. */
function fakeTab() {
  const shown: string[] = [];
  const tab = {
    opener: window as unknown,
    shown,
    closed: false,
    location: { replace: (url: string) => shown.push(url) },
    close: () => {
      tab.closed = true;
    },
  };
  window.open = () => tab as unknown as Window;
  return tab;
}

const documents = () => screen.findByRole('region', { name: 'Documents' });
const pick = async (label: string, files: File | File[]) =>
  userEvent.upload(await screen.findByLabelText(label, { selector: 'input' }), files);

describe('the documents of a claim', () => {
  beforeEach(() => FakeUpload.install());
  afterEach(() => {
    forgetPerson();
    window.open = openWindow;
  });

  it('sends each file with its kind, one after the other, and lists it when it is stored (ATTACH-1, ATTACH-14)', async () => {
    let stored: object[] = [];
    const app = open(() => ({ attachments: stored }));
    expect(await screen.findByText('No documents yet')).toBeVisible();
    expect(screen.getByText('PDF, JPEG or PNG, up to 10 MB each.')).toBeVisible();
    await pick('Upload proof of identity', [png('one.png'), png('two.png')]);
    const first = await FakeUpload.next();
    expect(first.url).toBe('/api/attachments/s1/upload');
    expect(first.fields).toEqual({ fileName: 'one.png', kind: 'IDENTITY' });
    expect(first.headers['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
    expect(screen.getByText('Waiting for the previous file')).toBeVisible();
    first.progress(2, 4);
    expect(await screen.findByText('67 % · 2 B of 3 B sent')).toBeVisible();
    stored = [anAttachment({ fileName: 'one.png' })];
    first.answer(201, { id: 'a1', metadata: {} });
    expect(await screen.findByText('Attachment uploaded.')).toBeVisible();
    expect(
      await screen.findByRole('row', { name: /one\.png Proof of identity 1\.2 MB 21-Nov-2026/ }),
    ).toBeVisible();
    // The alert goes after five seconds; this stays.
    expect(screen.getByText('We have received one.png')).toBeVisible();
    expect((await FakeUpload.next()).file?.name).toBe('two.png');
    expect(app.callsOf('AttachmentList')).not.toHaveLength(0);
  });

  it('says that a large photo is being made smaller, which takes a while on an old phone (ATTACH-21)', async () => {
    const before = globalThis.createImageBitmap;
    globalThis.createImageBitmap = () => new Promise(() => undefined);
    open({ attachments: [] });
    await pick('Upload proof of identity', new File([new Uint8Array(1_000_001)], 'licence.jpg'));
    expect(await screen.findByText(/^Your photo is being made smaller/)).toBeVisible();
    globalThis.createImageBitmap = before;
  });

  it.each([
    ['is lost', (upload: FakeUpload) => upload.fail()],
    ['is another server’s', (upload: FakeUpload) => upload.answer(200, { data: null })],
  ])(
    'does not claim to know the outcome of a file whose response %s, and reloads the list',
    async (_, end) => {
      const app = open({ attachments: [] });
      await pick('Upload proof of identity', png('one.png'));
      const upload = await FakeUpload.next();
      const lists = app.callsOf('AttachmentList').length;
      upload.allSent();
      end(upload);
      expect(await screen.findByText('We do not know whether this file was saved.')).toBeVisible();
      expect(screen.queryByText('Attachment uploaded.')).toBeNull();
      await waitFor(() => expect(app.callsOf('AttachmentList').length).toBeGreaterThan(lists));
    },
  );

  it('says that the list is old when it could not be loaded after an upload, and loads it once online', async () => {
    let answer: object = { attachments: [] };
    open(() => answer);
    await pick('Upload proof of identity', png('one.png'));
    const upload = await FakeUpload.next();
    answer = new Refusal('SERVICE_UNAVAILABLE', 'Busy.');
    upload.answer(201, { id: 'a1', metadata: {} });
    const old = 'The list of documents could not be updated.';
    expect(await screen.findByText(old)).toBeVisible();
    answer = { attachments: [anAttachment({ fileName: 'one.png' })] };
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('row', { name: /one\.png Proof of identity/ })).toBeVisible();
    expect(screen.queryByText(old)).toBeNull();
  });

  it('sends no file that was chosen by a user who has signed out since', async () => {
    open({ attachments: [] });
    await pick('Upload proof of identity', [png('one.png'), png('two.png')]);
    const first = await FakeUpload.next();
    signedInAs('MASTER_ADMIN');
    first.answer(401, { message: 'Please sign in.' });
    expect(await screen.findByText('Please sign in.')).toBeVisible();
    expect(FakeUpload.waiting()).toBe(0);
    expect(localStorage.getItem('token')).toMatch(/^prt_test/);
  });

  it('names a file that was not stored after the page with its list was left', async () => {
    const app = open({ attachments: [] });
    await pick('Upload proof of identity', png('one.png'));
    const upload = await FakeUpload.next();
    await act(() => app.router.navigate('/'));
    upload.answer(503, { message: 'Storage is away.' });
    expect(await screen.findByText('one.png was not saved. Storage is away.')).toBeVisible();
  });

  it('shows the reason next to a rejected file, and sends it again with the same key (ATTACH-15, IDEMPOTENCY-5)', async () => {
    open({ attachments: [] });
    await pick('Upload proof of identity', png('id.png'));
    const upload = await FakeUpload.next();
    upload.answer(503, { message: 'The service is temporarily unavailable.' });
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    const card = screen.getByRole('region', { name: 'Upload of id.png' });
    expect(card).toHaveTextContent('This file was not saved.The service is temporarily unavailable.');
    await userEvent.click(within(card).getByRole('button', { name: 'Try again' }));
    const again = await FakeUpload.next();
    expect(again.headers['Idempotency-Key']).toBe(upload.headers['Idempotency-Key']);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel upload of id.png' }));
    await waitFor(() => expect(screen.queryByText('id.png')).toBeNull());
  });

  it.each([
    ['of the wrong type', 415, { message: 'This type of file is not accepted.' }],
    [
      'that is no longer accepted',
      409,
      { message: 'No longer accepted.', fields: { file: 'No longer accepted' } },
    ],
  ])('does not offer to send a file %s again', async (_what, status, body) => {
    open({ attachments: [] });
    await pick('Upload proof of identity', png('id.png'));
    (await FakeUpload.next()).answer(status, body);
    expect(await screen.findByText(body.message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it.each([
    ['an empty file', new File([], 'a.pdf'), 'The file is empty.'],
    ['a web page', new File(['<p>'], 'a.html'), /This type of file is not accepted/],
    [
      'a file of more than 10 MB',
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.pdf'),
      /larger than 10 MB/,
    ],
  ])('says at once why it does not send %s', async (_, file, words) => {
    open({ attachments: [] });
    const input = await screen.findByLabelText('Upload supporting files', { selector: 'input' });
    await userEvent.setup({ applyAccept: false }).upload(input, file);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove from this list' }));
    expect(screen.queryByText(words)).toBeNull();
  });

  it('opens a document in a tab without an opener, by a link requested on click (ATTACH-14)', async () => {
    const tab = fakeTab();
    const ticket = { createDownloadTicket: { url: '/api/downloads/x', expires: '2026-11-21T00:00:00Z' } };
    const app = open({ attachments: [anAttachment()] }, { CreateDownloadTicket: ticket });
    expect(app.callsOf('CreateDownloadTicket')).toHaveLength(0);
    await userEvent.click(await screen.findByRole('button', { name: 'Open in new tab: passport.pdf' }));
    await waitFor(() => expect(tab.shown).toEqual(['/api/downloads/x']));
    expect(tab.opener).toBeNull();
    expect(app.callsOf('CreateDownloadTicket')[0]?.variables).toEqual({ kind: 'ATTACHMENT', id: 'a1' });
  });

  it('closes the empty tab and says why when there is no link', async () => {
    const tab = fakeTab();
    open(
      { attachments: [anAttachment()] },
      { CreateDownloadTicket: new Refusal('NOT_FOUND', 'We could not find this document.') },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Open in new tab: passport.pdf' }));
    expect(await screen.findByText('We could not find this document.')).toBeVisible();
    expect(tab.closed).toBe(true);
  });

  it('deletes after a question that names the file (UX-10)', async () => {
    const app = open({ attachments: [anAttachment()] }, { DeleteAttachment: { deleteAttachment: true } });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete passport.pdf' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this document?' });
    expect(dialog).toHaveTextContent('“passport.pdf”');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete document' }));
    expect(await screen.findByText('passport.pdf has been deleted.')).toBeVisible();
    expect(app.callsOf('DeleteAttachment')[0]?.variables).toEqual({ id: 'a1' });
  });

  it('says which documents are held back and which were rejected, and opens neither (ATTACH-11)', async () => {
    const held = { opensInTab: false, mayDelete: false };
    open({
      attachments: [
        anAttachment({ ...held, scan: 'PENDING' }),
        anAttachment({ ...held, id: 'a2', fileName: 'bad.pdf', scan: 'INFECTED' }),
      ],
    });
    const list = await documents();
    expect(await within(list).findByText('Being checked for viruses')).toBeVisible();
    expect(within(list).getByText('Rejected: virus found')).toBeVisible();
    expect(within(list).queryByRole('button', { name: /^(Open|Download|Delete)/ })).toBeNull();
  });

  it('shows an administrator who uploaded a document, and offers to reload a list that failed to load', async () => {
    open({ attachments: [anAttachment()] }, {}, 'MASTER_ADMIN');
    expect(await screen.findByRole('cell', { name: 'Avery Quill' })).toBeVisible();
    forgetPerson();
    open(new Refusal('SERVICE_UNAVAILABLE', 'Away.'));
    expect(await screen.findByText('The documents could not be loaded.')).toBeVisible();
  });
});
