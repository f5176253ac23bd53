import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSubmission, scheme } from '../../test-support/answers';
import { completeClaim, field, fill, keptDraft } from '../../test-support/claim-form';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';

async function openForm(answers: Answers = {}) {
  const app = openApp('/admin/create-submission', {
    ...scheme,
    ...signedInAs('MASTER_ADMIN'),
    ...keptDraft('SUBMISSION_ADMIN_CREATE', completeClaim),
    SubmissionView: aSubmission(),
    AdminCreateSubmission: {
      adminCreateSubmission: { __typename: 'SubmissionCreated', submissionId: 's1', message: 'Made' },
    },
    ...answers,
  });
  await screen.findByRole('heading', { level: 1, name: 'Create Submission' });
  await screen.findByLabelText('SID');
  return app;
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));

describe('the claim form of an administrator', () => {
  afterEach(forgetPerson);

  it('asks for the SID and not for the opening balance (CLAIM-17)', async () => {
    const { callsOf } = await openForm();
    fill({ SID: ' ', 'Opening balance': '' });
    await submit();
    expect(await screen.findByRole('link', { name: 'SID is required' })).toBeVisible();
    expect(screen.queryByText('Opening balance is required')).not.toBeInTheDocument();
    expect(callsOf('AdminCreateSubmission')).toEqual([]);
  });

  it('files the claim with SID and Source, and shows it (CLAIM-26)', async () => {
    const { callsOf, url } = await openForm();
    fill({ SID: ' 00077 ', Source: 'PORTFOLIO' });
    await submit();
    expect(await screen.findByText('Submission has been created')).toBeVisible();
    await waitFor(() => expect(url()).toBe('/settlement-scheme/view/s1'));
    expect(callsOf('AdminCreateSubmission')[0]?.variables).toMatchObject({
      sid: '00077',
      input: { legalDetails: { claimType: 'PORTFOLIO', legalEntity: 'Claimant Holdings Pty Ltd' } },
    });
  });

  it('says at the SID that another submission holds it (CLAIM-38)', async () => {
    await openForm({
      AdminCreateSubmission: new Refusal('CONFLICT', 'Another submission already has this SID.', {
        sid: 'Another submission already has this SID',
      }),
    });
    await submit();
    expect(
      await screen.findByRole('link', { name: 'SID: Another submission already has this SID' }),
    ).toBeVisible();
    expect(field('SID')).toHaveAccessibleDescription(/Another submission already has this SID/);
    expect(field('Email')).toHaveValue('avery@claimant.example');
  });

  it('lets the browser fill in nothing about the administrator', async () => {
    await openForm();
    for (const label of ['First name', 'Email', 'Phone', 'Address', 'Country'])
      expect(field(label)).toHaveAttribute('autocomplete', 'off');
  });

  it('the claim form of an administrator is not for members (SCREEN-6)', async () => {
    const { url } = openApp('/admin/create-submission', { ...scheme, ...signedInAs('STANDARD') });
    await waitFor(() => expect(url()).toBe('/login'));
  });
});
