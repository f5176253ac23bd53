import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSubmission, aTrade, claimPage, scheme } from '../../../test-support/answers';
import { forgetPerson, openApp, signedInAs } from '../../../test-support/open-app';

async function openClaim(claim: Parameters<typeof aSubmission>[0] = {}) {
  openApp('/settlement-scheme/view/s1?from=amendments&at=4&state=CLOSED', {
    ...scheme,
    ...claimPage,
    ...signedInAs('MASTER_ADMIN'),
    SubmissionView: aSubmission({ trades: [aTrade()], mayUpdate: true, ...claim }),
  });
  await screen.findByRole('heading', { level: 1 });
  return within(document.querySelector('main')!);
}

describe('the header of a claim for administrators (VIEW-21)', () => {
  afterEach(forgetPerson);

  it('shows SID, name, state and owner, and keeps the place in the list for Edit and History', async () => {
    const main = await openClaim();
    const bar = within(document.querySelector<HTMLElement>('[data-page-bar]')!);
    expect(bar.getByRole('heading', { level: 1, name: 'Acme Pty Ltd' })).toBeVisible();
    expect(bar.getByText('00101')).toBeVisible();
    expect(await bar.findByText('Nothing open')).toBeVisible();
    expect(main.getAllByText('peter@acme.example', { selector: 'dl dd' })[0]).toBeVisible();
    const kept = '?from=amendments&at=4&state=CLOSED';
    expect(bar.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/settlement-scheme/edit/s1${kept}`,
    );
    expect(bar.getByRole('link', { name: 'History' })).toHaveAttribute(
      'href',
      `/settlement-scheme/view/s1/history${kept}`,
    );
    expect(document.title).toMatch(/^00101 Acme Pty Ltd · /);
  });

  it.each([
    [{ trades: [], missing: [{ path: 'bankDetails.bsb', message: 'BSB is required' }] }, '2 open points'],
    [{ removed: { message: 'Removed.', date: '2024-02-02', answerBy: null } }, 'Removed'],
  ])('says what is open: %j', async (claim, words) => {
    const main = await openClaim(claim);
    expect(await main.findByText(words, { selector: '[data-page-bar] *' })).toBeVisible();
  });

  it('shows the submission id once it was copied', async () => {
    const user = userEvent.setup();
    const main = await openClaim({ submissionId: 'id-4711' });
    expect(main.queryByText('Copied: id-4711')).toBeNull();
    await user.click(main.getByRole('button', { name: 'Copy the submission id' }));
    expect(await main.findByText('Copied: id-4711')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('id-4711');
  });

  it('explains SID and RGM at the term itself', async () => {
    const main = await openClaim();
    expect(main.getByRole('button', { name: 'RGM' })).toHaveAccessibleDescription(
      'Registered Group Member: the investor the claim belongs to.',
    );
    expect(main.getByRole('button', { name: 'SID' })).toHaveAccessibleDescription(
      'The SID is the number that identifies the claim in this scheme.',
    );
  });
});
