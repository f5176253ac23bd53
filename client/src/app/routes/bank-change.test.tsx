import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSubmission, aUser, claimPage, scheme } from '../../test-support/answers';
import { confirmByPassword, field, fill, noDraft } from '../../test-support/claim-form';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';

const aClaim = (version = 1) => aSubmission({ mayUpdate: true, version });

async function openEdit(role: 'MASTER_ADMIN' | 'STANDARD', answers: Answers = {}) {
  const app = openApp('/settlement-scheme/edit/s1', {
    ...scheme,
    ...signedInAs(role),
    ...noDraft,
    ClaimToEdit: aClaim(),
    SubmissionView: aClaim(),
    UpdateSubmission: { updateSubmission: aClaim(2).submission },
    ...answers,
  });
  await screen.findByLabelText('First name');
  return app;
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));
const asked = async () =>
  within(await screen.findByRole('dialog', { name: 'Confirm your new bank details' }));

afterEach(forgetPerson);

describe('a member who changes bank details', () => {
  it('sees old and new side by side, the old number masked, and when the change applies (CLAIM-54)', async () => {
    const { callsOf } = await openEdit('STANDARD');
    const before = (field('Account number') as HTMLInputElement).value;
    fill({ 'Account number': '87654321', 'Bank name': 'Other Bank' });
    await submit();
    const dialog = await asked();
    const row = (name: RegExp) => dialog.getByRole('row', { name });
    expect(row(/^Account number/)).toHaveTextContent(`Account number••••${before.slice(-3)}87654321`);
    expect(row(/^Bank name/)).toHaveTextContent('Bank nameSouthern BankOther Bank');
    expect(dialog.queryByText(before)).not.toBeInTheDocument();
    expect(dialog.queryByRole('row', { name: /^BSB/ })).not.toBeInTheDocument();
    expect(
      dialog.getByText(
        /^Your claim shows the new account at once\. We check it before anything is paid to it/,
      ),
    ).toBeVisible();
    expect(callsOf('UpdateSubmission')).toEqual([]);
  });

  it('confirms with the password, which is not in the key of the call (CLAIM-51)', async () => {
    const wrong = new Refusal('BAD_USER_INPUT', 'No.', { password: 'The password is not correct' });
    let tries = 0;
    const { callsOf, url } = await openEdit('STANDARD', {
      UpdateSubmission: () => (tries++ === 0 ? wrong : { updateSubmission: aClaim(2).submission }),
    });
    fill({ 'Account number': '87654321' });
    await submit();
    await confirmByPassword();
    const dialog = await asked();
    expect((await dialog.findAllByText('The password is not correct')).at(-1)).toBeVisible();
    await confirmByPassword();
    await waitFor(() => expect(url()).toBe('/settlement-scheme/view/s1'));
    const [one, other] = callsOf('UpdateSubmission');
    expect(one?.variables.proof).toEqual({ password: 'my password' });
    expect(one?.idempotencyKey).toBe(other?.idempotencyKey);
  });

  it('without a password confirms with a mailed code (CLAIM-51, ACT-3)', async () => {
    const { callsOf } = await openEdit('STANDARD', {
      Me: { me: aUser({ hasPassword: false }) },
      SendBankChangeCode: {
        sendBankChangeCode: { __typename: 'MessageResult', message: 'A code was sent to a@example.com.' },
      },
    });
    fill({ 'Account number': '87654321' });
    await submit();
    const dialog = await asked();
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Send code' }));
    expect(await dialog.findByText('A code was sent to a@example.com.')).toBeVisible();
    expect(dialog.getByLabelText('Code from the e-mail')).toHaveFocus();
    expect(dialog.getByRole('button', { name: /^Send another code in \d+ s$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(callsOf('SendBankChangeCode')[0]?.variables).toEqual({ submissionId: 's1' });
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect((await dialog.findAllByText('OTP code is required')).at(-1)).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Code from the e-mail'), '123 456');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(callsOf('UpdateSubmission')).toHaveLength(1));
    expect(callsOf('UpdateSubmission')[0]?.variables.proof).toEqual({ code: '123456' });
  });

  it('who cancels finds everything as typed, and nothing was sent (CLAIM-54)', async () => {
    const { callsOf } = await openEdit('STANDARD');
    fill({ 'Account number': '87654321' });
    await submit();
    await userEvent.click((await asked()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field('Account number')).toHaveValue('87654321');
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
    expect(callsOf('UpdateSubmission')).toEqual([]);
    await submit();
    await confirmByPassword();
    await waitFor(() => expect(callsOf('UpdateSubmission')).toHaveLength(1));
  });

  it('sees an error of the edit at its field, below the closed question', async () => {
    const refusal = new Refusal('BAD_USER_INPUT', 'No.', { 'bankDetails.accountNo': 'Too strange' });
    await openEdit('STANDARD', { UpdateSubmission: refusal });
    fill({ 'Account number': '87654321' });
    await submit();
    await confirmByPassword();
    expect(await screen.findByRole('link', { name: 'Account number: Too strange' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is not asked about other answers', async () => {
    const { callsOf } = await openEdit('STANDARD');
    fill({ Phone: '0400 999 999' });
    await submit();
    await waitFor(() => expect(callsOf('UpdateSubmission')).toHaveLength(1));
    expect(callsOf('UpdateSubmission')[0]?.variables.proof).toBeUndefined();
  });

  it('confirms a request to change them too (CLAIM-51)', async () => {
    const { callsOf } = openApp('/settlement-scheme/view/s1', {
      ...scheme,
      ...claimPage,
      ...signedInAs('STANDARD'),
      SubmissionView: aSubmission(),
      SendAmendment: new Refusal('CONFLICT', 'Answered meanwhile.'),
    });
    await userEvent.type(await screen.findByLabelText('Your request'), 'Please pay here.');
    await userEvent.click(screen.getByRole('button', { name: 'Propose a change to my claim' }));
    await userEvent.selectOptions(screen.getByLabelText('Field to change'), 'Account number');
    await userEvent.click(screen.getByRole('button', { name: 'Change this field' }));
    const typed = screen.getByLabelText('New value: Account number');
    await userEvent.clear(typed);
    await userEvent.type(typed, '87654321');
    await userEvent.click(screen.getByRole('button', { name: 'Check and submit' }));
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect((await asked()).getByText(/^The change applies once an administrator/)).toBeVisible();
    await userEvent.click((await asked()).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { name: 'Check your request' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await confirmByPassword();
    expect(await screen.findByText('Your message was not sent')).toBeVisible();
    expect(callsOf('SendAmendment')[0]?.variables.proof).toEqual({ password: 'my password' });
  });
});

it('an administrator who changes bank details is not asked (CLAIM-51)', async () => {
  const { callsOf } = await openEdit('MASTER_ADMIN');
  fill({ 'Account number': '87654321' });
  await submit();
  await waitFor(() => expect(callsOf('UpdateSubmission')).toHaveLength(1));
});
