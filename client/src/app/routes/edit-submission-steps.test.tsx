import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmByPassword, field, fill } from '../../test-support/claim-form';
import { aClaim, openEdit, saved, withContact } from '../../test-support/edit-claim';
import { forgetPerson, Refusal } from '../../test-support/open-app';

const wide = window.matchMedia;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const updated = (callsOf: Awaited<ReturnType<typeof openEdit>>['callsOf']) =>
  waitFor(() => expect(callsOf('UpdateSubmission')).toHaveLength(1));

describe('the edit of a claim on a narrow screen, part by part (CLAIM-56)', () => {
  beforeEach(() => {
    window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') });
  });
  afterEach(() => {
    forgetPerson();
    window.matchMedia = wide;
  });

  it('asks for one part at a time, and submits at the last one', async () => {
    const { callsOf, url } = await openEdit('STANDARD');
    await step('Step 1 of 4 · Part A Contact Details');
    await waitFor(() => expect(document.title).toMatch(/^Step 1 of 4: Contact Details · Edit /));
    expect(screen.queryByText('This table is locked')).not.toBeInTheDocument();
    fill({ Phone: '0400 999 999' });
    await press('Continue');
    expect(await step('Step 2 of 4 · Part B Legal Details')).toHaveFocus();
    await press('Continue');
    await step('Step 3 of 4 · Part B Bank Account Details');
    await press('Continue');
    await step('Step 4 of 4 · Part B Address Details');
    expect(screen.getByText('Your trades are not part of this form')).toBeVisible();
    fill({ 'Suburb/Town': 'Fremantle' });
    expect(screen.queryByRole('button', { name: 'Submit now' })).not.toBeInTheDocument();
    await press('Submit');
    await updated(callsOf);
    expect(callsOf('UpdateSubmission')[0]?.variables.input).toMatchObject({
      contactDetails: { mobile: '0400 999 999' },
      addressDetails: { suburb: 'Fremantle' },
    });
    await waitFor(() => expect(url()).toBe('/settlement-scheme/view/s1'));
  });

  it('submits from the first part when nothing else is to be changed', async () => {
    const { callsOf } = await openEdit('STANDARD');
    fill({ Phone: '0400 999 999' });
    await press('Submit now');
    await updated(callsOf);
  });

  it('leads to the part that lacks an answer instead of submitting', async () => {
    const { callsOf } = await openEdit('STANDARD', { ClaimToEdit: aClaim({ bank: { bsb: '' } }) });
    await press('Submit now');
    await step('Step 3 of 4 · Part B Bank Account Details');
    expect(screen.getByRole('link', { name: 'BSB is required' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('alert', { name: 'There is a problem' })).toHaveFocus());
    expect(callsOf('UpdateSubmission')).toEqual([]);
    fill({ BSB: '062-000' });
    await press('Submit now');
    await confirmByPassword();
    await updated(callsOf);
  });

  it('opens at the missing answer that the link names, and leads to each other one (CLAIM-45)', async () => {
    const claim = withContact(aClaim({ bank: { bsb: '' } }), { mobile: '' });
    await openEdit('STANDARD', { ClaimToEdit: claim }, '?missing=1#bankDetails.bsb');
    await step('Step 3 of 4 · Part B Bank Account Details');
    await waitFor(() => expect(field('BSB')).toHaveFocus());
    await userEvent.click(screen.getByRole('link', { name: 'Phone is required' }));
    await step('Step 1 of 4 · Part A Contact Details');
    await waitFor(() => expect(field('Phone')).toHaveFocus());
  });

  it('saves all parts when the answers of somebody else meanwhile are settled', async () => {
    const theirs = withContact(aClaim({ version: 2 }), { mobile: '0400 111 111' });
    let asked = 0;
    const { callsOf } = await openEdit('STANDARD', {
      ClaimToEdit: () => (asked++ === 0 ? aClaim() : theirs),
      UpdateSubmission: ({ version }) =>
        version === 2
          ? saved(aClaim({ version: 3 }))
          : new Refusal('CONFLICT', 'Someone else has changed this claim.'),
    });
    fill({ Phone: '0400 999 999' });
    await press('Submit now');
    await screen.findByText('Someone else changed this claim while you were editing it');
    await press('Keep mine and save');
    await waitFor(() => expect(callsOf('UpdateSubmission')).toHaveLength(2));
    expect(callsOf('UpdateSubmission')[1]?.variables).toMatchObject({ version: 2 });
  });

  it('hides a stored account number until its field has the focus (CLAIM-57)', async () => {
    const bank = { accountNo: '123456789' };
    await openEdit('STANDARD', { ClaimToEdit: aClaim({ bank }) });
    await press('Continue');
    await press('Continue');
    await step('Step 3 of 4 · Part B Bank Account Details');
    expect(field('Account number')).toHaveValue('••••789');
    await press('Show account number');
    expect(field('Account number')).toHaveValue('123456789');
    await press('Hide account number');
    expect(field('Account number')).toHaveValue('••••789');
    await userEvent.type(field('Account number'), '01');
    expect(field('Account number')).toHaveValue('12345678901');
    expect(field('Account number')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /account number/ })).not.toBeInTheDocument();
  });
});

describe('the form of an administrator on a narrow screen (CLAIM-56, CLAIM-57)', () => {
  beforeEach(() => {
    window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') });
  });
  afterEach(() => {
    forgetPerson();
    window.matchMedia = wide;
  });

  it('stays one page with readable numbers', async () => {
    await openEdit('MASTER_ADMIN', { ClaimToEdit: aClaim({ bank: { accountNo: '123456789' } }) });
    expect(screen.queryByRole('heading', { name: /^Step / })).not.toBeInTheDocument();
    expect(field('Account number')).toHaveValue('123456789');
  });
});
