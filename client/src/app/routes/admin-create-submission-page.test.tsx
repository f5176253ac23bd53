import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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

describe("an administrator's claim form", () => {
  afterEach(forgetPerson);

  it('has Parts A, B and C, a table of transactions to add rows to and delete them from, and Submit (CLAIM-22)', async () => {
    await openForm();
    const parts = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(parts.filter((title) => title.startsWith('Part'))).toEqual([
      'Part A Contact Details',
      'Part B RGM Claim Data',
      'Part C RGM Trade Data',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Add Row' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.selectOptions(within(dialog).getByLabelText('Transaction Type'), 'BUY');
    fireEvent.change(within(dialog).getByLabelText('Trade Date'), { target: { value: '2018-03-01' } });
    await userEvent.type(within(dialog).getByLabelText('Quantity'), '100');
    await userEvent.type(within(dialog).getByLabelText('Price per Share'), '4.5');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Trade Details' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete row 1' }));
    expect(screen.queryByRole('button', { name: 'Delete row 1' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeVisible();
  });

  it('has every field with its label (CLAIM-7, CLAIM-8)', async () => {
    await openForm();
    const everywhere = [
      ...['First name', 'Last name', 'Company', 'Position', 'Email', 'Phone', 'Relationship to RGM'],
      ...['Source', 'Legal entity on the share register', 'Registered owner if different', 'ABN/ACN'],
      ...['Trading account HIN/SRN', 'Australian resident', 'Tax file number'],
      ...['Bank name', 'Bank country', 'Account name', 'Account number', 'Payment reference'],
      ...['Address', 'Suburb/Town', 'State', 'Post Code', 'Country', 'Opening balance'],
    ];
    for (const label of [...everywhere, 'BSB']) expect(field(label)).toBeVisible();
    await userEvent.selectOptions(field('Bank country'), 'INTERNATIONAL');
    for (const label of [...everywhere, 'Swift code', 'Customer city', 'Customer country'])
      expect(field(label)).toBeVisible();
  });

  it('requires the SID but not the opening balance (CLAIM-17)', async () => {
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

  it('says at the SID that another submission has it (CLAIM-38)', async () => {
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

  it("does not let the browser autofill the administrator's own data", async () => {
    await openForm();
    for (const label of ['First name', 'Email', 'Phone', 'Address', 'Country'])
      expect(field(label)).toHaveAttribute('autocomplete', 'off');
  });

  it('the claim form of an administrator is not accessible to members (SCREEN-6)', async () => {
    const { url } = openApp('/admin/create-submission', { ...scheme, ...signedInAs('STANDARD') });
    await waitFor(() => expect(url()).toBe('/login'));
  });
});
