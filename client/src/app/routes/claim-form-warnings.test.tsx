import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSubmission, scheme } from '../../test-support/answers';
import { completeClaim, field, fill, keptDraft, noDraft } from '../../test-support/claim-form';
import { forgetPerson, openApp, signedInAs, type Answers } from '../../test-support/open-app';

const MISTYPED = /^This is not a valid tax file number: .* You can keep it if it is correct\.$/;

async function openForm(answers: Answers = noDraft) {
  const app = openApp('/settlement-scheme/create', {
    ...scheme,
    ...signedInAs('STANDARD'),
    SubmissionView: aSubmission(),
    CreateSubmission: {
      createSubmission: { __typename: 'SubmissionCreated', submissionId: 's1', message: 'Made' },
    },
    ...answers,
  });
  await screen.findByLabelText('First name');
  return app;
}

describe('the warnings of the claim form (CLAIM-44)', () => {
  afterEach(forgetPerson);

  it('appear politely when a field is left, describe it, and disappear with the mistake', async () => {
    await openForm();
    const input = field('Tax file number');
    fireEvent.change(input, { target: { value: '123 456 781' } });
    expect(screen.queryByText(MISTYPED)).not.toBeInTheDocument();
    fireEvent.blur(input);
    const warning = await screen.findByText(MISTYPED);
    expect(warning.closest('[aria-live=polite]')).not.toBeNull();
    expect(input).toHaveAccessibleDescription(/This is not a valid tax file number/);
    expect(input).toBeValid();
    fill({ 'Tax file number': '123 456 782' });
    await waitFor(() => expect(screen.queryByText(MISTYPED)).not.toBeInTheDocument());
  });

  it('follow the country of the bank and of the address', async () => {
    await openForm();
    fill({
      'Bank country': 'LOCAL',
      'Account number': 'PL61 1090',
      Country: 'Australia',
      'Post Code': '90-001',
    });
    expect(await screen.findByText(/^An Australian account number has digits only\./)).toBeVisible();
    expect(screen.getByText(/^An Australian post code has 4 digits\./)).toBeVisible();
    fill({ 'Bank country': 'INTERNATIONAL', Country: 'Poland' });
    await waitFor(() => expect(screen.queryByText(/^An Australian/)).not.toBeInTheDocument());
  });

  it('give way to an error of the same field', async () => {
    await openForm();
    fill({ 'Post Code': '60' });
    expect(await screen.findByText(/^An Australian post code/)).toBeVisible();
    fill({ 'Post Code': '' });
    expect(await screen.findByText('Post code is required')).toBeVisible();
    expect(screen.queryByText(/^An Australian post code/)).not.toBeInTheDocument();
  });

  it('are there for the answers of an earlier visit, and refuse nothing', async () => {
    const bankDetails = { ...completeClaim.bankDetails, bsb: '62000' };
    const { callsOf } = await openForm(keptDraft('SUBMISSION_CREATE', { ...completeClaim, bankDetails }));
    expect(screen.getByText(/^A BSB has 6 digits, this one has 5\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Check your answers' }));
    expect(await screen.findByText('Please look at this answer again')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(callsOf('CreateSubmission')).toHaveLength(1));
    expect(callsOf('CreateSubmission')[0]?.variables.input).toMatchObject({ bankDetails: { bsb: '62000' } });
  });
});
