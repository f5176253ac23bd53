import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSubmission, claimPage, scheme } from '../../test-support/answers';
import { FakeUpload } from '../../test-support/fake-upload';
import { forgetPerson, openApp, signedInAs } from '../../test-support/open-app';

const original = window.XMLHttpRequest;
const pdf = new File(['%PDF-1.4'], 'scan 17.pdf', { type: 'application/pdf' });

interface Claim {
  role?: Parameters<typeof signedInAs>[0];
  hasNotice?: boolean;
  claim?: Parameters<typeof aSubmission>[0];
}

async function openClaim({ role = 'MASTER_ADMIN', hasNotice = false, claim }: Claim = {}) {
  let notice = hasNotice ? { __typename: 'AssessmentNotice', name: 'Assessment Notice' } : null;
  const app = openApp('/settlement-scheme/view/s1', {
    ...scheme,
    ...claimPage,
    ...signedInAs(role),
    SubmissionView: aSubmission(claim),
    AssessmentNotice: () => ({ assessmentNotice: notice, assessment: null }),
  });
  const heading = await screen.findByRole('heading', { name: 'Assessment Notice' });
  const card = within(heading.parentElement!);
  return {
    app,
    card,
    stored: () => {
      notice = { __typename: 'AssessmentNotice', name: 'Assessment Notice' };
    },
  };
}

describe('the upload of a claim’s assessment notice', () => {
  beforeEach(() => FakeUpload.install());
  afterEach(() => {
    window.XMLHttpRequest = original;
    forgetPerson();
  });

  it('takes a dropped PDF of any name, and then shows the notice (NOTICE-9)', async () => {
    const { card, stored } = await openClaim();
    const button = await card.findByRole('button', { name: 'Upload the notice' });
    expect(card.getByText('Not available yet.')).toBeVisible();
    fireEvent.drop(button.parentElement!, { dataTransfer: { files: [pdf] } });
    const sent = await FakeUpload.next();
    expect([sent.url, sent.file?.name]).toEqual(['/api/assessment-notice/s1/upload', 'scan 17.pdf']);
    sent.progress(4, 8);
    expect(card.getByRole('progressbar', { name: 'Sending scan 17.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    stored();
    sent.answer(201, { id: 'n1', name: 'Assessment Notice' });
    expect(await screen.findByText('The notice of SID 00101 has been saved.')).toBeVisible();
    expect(await card.findByRole('link', { name: /^Assessment Notice/ })).toBeVisible();
    expect(card.getByRole('button', { name: 'Replace the notice' })).toBeVisible();
  });

  it('asks before it replaces a notice (NOTICE-9)', async () => {
    const { card } = await openClaim({ hasNotice: true });
    const choose = await card.findByLabelText('Replace the notice', { selector: 'input' });
    await userEvent.upload(choose, pdf);
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Replace the notice of SID 00101?' }),
    );
    expect(dialog.getByText(/^scan 17\.pdf takes its place at once/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the notice' }));
    expect(FakeUpload.waiting()).toBe(0);
    await userEvent.upload(choose, pdf);
    await userEvent.click(await screen.findByRole('button', { name: 'Replace notice' }));
    const sent = await FakeUpload.next();
    expect(sent.url).toBe('/api/assessment-notice/s1/upload');
  });

  it('says why a file was refused, and sends it again (NOTICE-9)', async () => {
    const { card } = await openClaim();
    const choose = await card.findByLabelText('Upload the notice', { selector: 'input' });
    await userEvent.upload(choose, pdf);
    (await FakeUpload.next()).answer(400, { message: 'The file is not a PDF document.' });
    expect(await card.findByRole('alert')).toHaveTextContent('scan 17.pdf was not saved.');
    await userEvent.click(card.getByRole('button', { name: 'Try again' }));
    const again = await FakeUpload.next();
    again.allSent();
    again.fail();
    expect(await card.findByRole('alert')).toHaveTextContent('You can safely send it again.');
    await userEvent.click(card.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(card.queryByRole('alert')).toBeNull());
  });

  it.each<Claim>([
    { role: 'STANDARD' },
    { role: 'AUDITOR' },
    { claim: { sid: null } },
    { claim: { removed: { message: 'Removed.', date: '2024-02-02', answerBy: null } } },
  ])('is not offered for %j (NOTICE-9)', async (claim) => {
    const { app, card } = await openClaim(claim);
    await waitFor(() => expect(app.callsOf('ClaimParts')).not.toHaveLength(0));
    if (claim.role) await card.findByText('Not available yet.');
    expect(card.queryByRole('button', { name: 'Upload the notice' })).toBeNull();
  });
});
