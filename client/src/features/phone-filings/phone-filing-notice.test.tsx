import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '../../generated/graphql';
import { aSubmission, scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';
import { aPhoneFiling } from '../../test-support/phone-filing';

const open = (role: Role, answers: Answers) =>
  openApp('/settlement-scheme/view/s1', {
    ...scheme,
    ...signedInAs(role),
    SubmissionView: aSubmission(),
    ...answers,
  });

/** The call is folded into a line. */
const openCall = async (line: string | RegExp) => {
  const summary = await screen.findByText(line);
  expect(summary.closest('details')).not.toHaveAttribute('open');
  await userEvent.click(summary);
};

describe('a claim filed by telephone, on its page (PHONE-11)', () => {
  afterEach(forgetPerson);

  it('is folded into one line with what became of the copy, and names the call and who filed it to the office (PHONE-13)', async () => {
    open('MASTER_ADMIN', aPhoneFiling());
    await openCall('Filed by telephone on 20-Nov-2026 at 14:04 by Olive Operator: copy not confirmed yet');
    expect(screen.getByText('Caller: Joan Quill (the group member), on 12-Jan-2026 at 14:05.')).toBeVisible();
    expect(
      screen.getByText(
        'Identity checked by: name and postal address as on the register; last four digits of the HIN/SRN.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Copy sent on 20-Nov-2026 at 14:04; not confirmed yet.')).toBeVisible();
    const point = screen.getByRole('link', { name: 'Telephone copy not confirmed yet' });
    expect(document.querySelector(point.getAttribute('href')!)).toHaveTextContent(/^Filed by telephone/);
  });

  it('sends the copy again, and says when it could not (PHONE-10)', async () => {
    const disputed = aPhoneFiling({ disputedAt: '2026-11-21T03:04:05Z' });
    let filing = disputed.PhoneFiling;
    const { callsOf } = open('MASTER_ADMIN', {
      PhoneFiling: () => filing,
      SendClaimCopyAgain: () => {
        filing = aPhoneFiling().PhoneFiling;
        return { sendClaimCopyAgain: filing.phoneFiling };
      },
    });
    await openCall(/: copy disputed$/);
    expect(screen.queryByRole('link', { name: /^Telephone copy/ })).not.toBeInTheDocument();
    await screen.findByText(/; disputed on 21-Nov-2026 at 14:04, see Requested Amendments\.$/);
    await userEvent.click(screen.getByRole('button', { name: 'Send the copy again' }));
    expect(await screen.findByText(/^The copy is on its way\./)).toBeVisible();
    expect(await screen.findByText(/; not confirmed yet\.$/)).toBeVisible();
    expect(callsOf('SendClaimCopyAgain')[0]?.variables).toEqual({ submissionId: 's1' });
    forgetPerson();
    open('MASTER_ADMIN', {
      ...disputed,
      SendClaimCopyAgain: new Refusal('RATE_LIMITED', 'A copy was sent a moment ago.'),
    });
    await openCall(/: copy disputed$/);
    await userEvent.click(await screen.findByRole('button', { name: 'Send the copy again' }));
    expect(await screen.findByText('A copy was sent a moment ago.')).toBeVisible();
  });

  it('offers to print a copy where there is no address (PHONE-4)', async () => {
    open('MASTER_ADMIN', aPhoneFiling({ copiedAt: null, maySend: false }));
    await openCall(/: no copy sent$/);
    expect(await screen.findByText('There is no e-mail address: a copy can only be printed.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print a copy' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Send the copy/ })).not.toBeInTheDocument();
  });

  it('tells the member when they filed and confirmed it, and nothing of the call', async () => {
    const confirmedAt = '2026-11-21T03:04:05Z';
    open('STANDARD', aPhoneFiling({ call: null, maySend: false, confirmedAt }));
    expect(
      await screen.findByText('You filed this claim by telephone on 20-Nov-2026 at 14:04'),
    ).toBeVisible();
    expect(screen.getByText('You confirmed it on 21-Nov-2026 at 14:04.')).toBeVisible();
    expect(screen.queryByText(/Joan/)).not.toBeInTheDocument();
  });

  it('is not mentioned for any other claim', async () => {
    const { callsOf } = open('MASTER_ADMIN', { PhoneFiling: { phoneFiling: null } });
    await waitFor(() => expect(callsOf('ClaimParts')).toHaveLength(1));
    await screen.findByText('Part A Contact Details', { selector: 'h2' });
    expect(screen.queryByText(/by telephone/)).not.toBeInTheDocument();
  });
});
