import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AttachmentRowFragment } from '../../../generated/graphql';
import { aSubmission, claimPage, scheme } from '../../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs } from '../../../test-support/open-app';

const aDocument = (id: string, fileName: string, overrides: Partial<AttachmentRowFragment> = {}) => ({
  __typename: 'Attachment' as const,
  id,
  fileName,
  mimetype: 'image/png',
  size: 1_200_000,
  kind: 'IDENTITY' as const,
  uploadedAt: '2026-11-20T13:30:00Z',
  uploadedBy: 'Avery Quill',
  opensInTab: true,
  mayDelete: false,
  scan: 'NOT_SCANNED' as const,
  ...overrides,
});
const licence = aDocument('a1', 'licence.png');
const note = aDocument('a2', 'note.pdf', { mimetype: 'application/pdf' });
const trades = aDocument('a3', 'trades.csv', { mimetype: 'text/csv', opensInTab: false });

function open(role: 'STANDARD' | 'MASTER_ADMIN', more = {}) {
  let links = 0;
  return openApp('/settlement-scheme/view/s1', {
    ...scheme,
    ...signedInAs(role),
    ...claimPage,
    SubmissionView: aSubmission(),
    AttachmentList: { attachments: [licence, note, trades] },
    CreateDownloadTicket: () => ({
      createDownloadTicket: { url: `/api/downloads/${++links}`, expires: '2026-11-21T00:00:00Z' },
    }),
    ...more,
  });
}

const { matchMedia } = window;
const widenWindow = () => {
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media.includes('min-width') });
};
const hasPdfViewer = (value: boolean) =>
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value, configurable: true });
const preview = (name: string) => screen.findByRole('button', { name: `Preview: ${name}` });

describe('the preview of a claim’s documents', () => {
  beforeEach(() => hasPdfViewer(true));
  afterEach(() => {
    window.matchMedia = matchMedia;
    forgetPerson();
  });

  it('shows a picture next to the claim, and by the arrow keys the other documents (ATTACH-19)', async () => {
    widenWindow();
    const app = open('MASTER_ADMIN');
    await userEvent.click(await preview('licence.png'));
    const drawer = await screen.findByRole('complementary', { name: 'licence.png' });
    expect(drawer).toHaveFocus();
    expect(drawer).toHaveTextContent('Proof of identity · 1.2 MB · 21-Nov-2026, 00:30 · Avery Quill');
    expect(await within(drawer).findByRole('img', { name: 'licence.png' })).toHaveAttribute(
      'src',
      '/api/downloads/1',
    );
    expect(app.callsOf('CreateDownloadTicket')[0]?.variables).toEqual({ kind: 'ATTACHMENT', id: 'a1' });

    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    const second = await screen.findByRole('complementary', { name: 'note.pdf' });
    expect(await within(second).findByTitle('note.pdf')).toHaveAttribute('src', '/api/downloads/2');
    expect(within(second).getByRole('status')).toHaveTextContent('2 of 3');

    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByText(/A file of this type cannot be shown here/)).toBeVisible();
    expect(app.callsOf('CreateDownloadTicket')).toHaveLength(2);

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('complementary', { name: 'trades.csv' })).toBeNull();
    expect(await preview('licence.png')).toHaveFocus();
  });

  it('opens the first document by the key D, and leaves the letter to whoever types it (ATTACH-19)', async () => {
    widenWindow();
    open('MASTER_ADMIN');
    await preview('licence.png');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reply to the member' }), 'd');
    expect(screen.queryByRole('complementary')).toBeNull();
    await userEvent.click(screen.getByRole('heading', { name: 'Documents' }));
    await userEvent.keyboard('d');
    expect(await screen.findByRole('complementary', { name: 'licence.png' })).toBeVisible();
  });

  it('is a dialog on a narrow window, also for members, without the name of the uploader (ATTACH-19)', async () => {
    open('STANDARD');
    await userEvent.click(await preview('licence.png'));
    const sheet = await screen.findByRole('dialog', { name: 'licence.png' });
    expect(sheet).not.toHaveTextContent('Avery Quill');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Next document' }));
    const next = await screen.findByRole('dialog', { name: 'note.pdf' });
    await userEvent.click(within(next).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers a tab where the browser cannot show a PDF inside a page (ATTACH-19)', async () => {
    hasPdfViewer(false);
    open('STANDARD');
    await userEvent.click(await preview('note.pdf'));
    const sheet = await screen.findByRole('dialog', { name: 'note.pdf' });
    expect(sheet).toHaveTextContent('This browser cannot show a PDF inside a page.');
    expect(within(sheet).getByRole('button', { name: 'Open in new tab' })).toBeVisible();
    expect(within(sheet).getByRole('button', { name: 'Download' })).toBeVisible();
  });

  it('says why there is no document, and requests another link (ATTACH-19)', async () => {
    let isAway = true;
    const away = new Refusal('SERVICE_UNAVAILABLE', 'The files cannot be reached.');
    const link = { createDownloadTicket: { url: '/api/downloads/9', expires: '2026-11-21T00:00:00Z' } };
    open('STANDARD', { CreateDownloadTicket: () => (isAway ? away : link) });
    await userEvent.click(await preview('licence.png'));
    const sheet = await screen.findByRole('dialog', { name: 'licence.png' });
    expect(await within(sheet).findByText('The document could not be loaded.')).toBeVisible();
    isAway = false;
    await userEvent.click(within(sheet).getByRole('button', { name: 'Try again' }));
    const picture = await within(sheet).findByRole('img', { name: 'licence.png' });
    fireEvent.error(picture);
    expect(await within(sheet).findByText('The picture could not be loaded.')).toBeVisible();
  });
});
