import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSubmission, scheme } from '../../test-support/answers';
import {
  completeAnswers,
  completeClaim,
  field,
  fill,
  keptDraft,
  noDraft,
} from '../../test-support/claim-form';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';

const wide = window.matchMedia;
const FORM = '/settlement-scheme/create';

async function openNarrow(answers: Answers = noDraft, query = '') {
  const app = openApp(`${FORM}${query}`, {
    ...scheme,
    ...signedInAs('STANDARD'),
    SubmissionView: aSubmission(),
    CreateSubmission: {
      createSubmission: { __typename: 'SubmissionCreated', submissionId: 's1', message: 'Made' },
    },
    ...answers,
  });
  await screen.findByRole('heading', { name: /^Step \d of 6/ });
  return app;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const of = (...labels: (keyof typeof completeAnswers)[]) =>
  Object.fromEntries(labels.map((label) => [label, completeAnswers[label]]));

describe('the claim form on a narrow screen, part by part (CLAIM-50)', () => {
  beforeEach(() => {
    window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') });
  });
  afterEach(() => {
    forgetPerson();
    window.matchMedia = wide;
  });

  it('asks for one part at a time, keeps each answer, and sends the claim after the check', async () => {
    const { router, url, callsOf } = await openNarrow();
    await step('Step 1 of 6 · Part A Contact Details');
    expect(screen.queryByLabelText('Bank name')).not.toBeInTheDocument();
    fill(of('First name', 'Last name', 'Email', 'Phone', 'Relationship to RGM'));
    await press('Continue');
    expect(await step('Step 2 of 6 · Part B Legal Details')).toHaveFocus();
    expect(url()).toBe(`${FORM}?step=legal`);
    fill(of('Legal entity on the share register', 'Registered owner if different', 'Australian resident'));
    await press('Continue');
    await step('Step 3 of 6 · Part B Bank Account Details');
    fill(of('Bank name', 'Bank country'));
    fill(of('BSB', 'Account name', 'Account number'));
    await press('Back');
    expect(await step('Step 2 of 6 · Part B Legal Details')).toHaveFocus();
    await router.navigate(-1);
    await step('Step 3 of 6 · Part B Bank Account Details');
    expect(field('BSB')).toHaveValue('062-000');
    await press('Continue');
    await step('Step 4 of 6 · Part B Address Details');
    fill(of('Address', 'Suburb/Town', 'State', 'Post Code', 'Country'));
    await press('Continue');
    await step('Step 5 of 6 · Part C RGM Trade Data');
    fill(of('Opening balance'));
    await press('Check your answers');
    expect(await step('Step 6 of 6 Check your answers')).toHaveFocus();
    expect(callsOf('CreateSubmission')).toEqual([]);
    await press('Submit');
    await waitFor(() => expect(url()).toBe('/settlement-scheme/view/s1'));
    expect(callsOf('CreateSubmission')).toHaveLength(1);
  });

  it('names only the errors of the part, and continues once they are corrected', async () => {
    await openNarrow();
    fill(of('First name', 'Last name', 'Email', 'Relationship to RGM'));
    await press('Continue');
    const link = await screen.findByRole('link', { name: 'Phone is required' });
    await waitFor(() => expect(screen.getByRole('alert', { name: 'There is a problem' })).toHaveFocus());
    expect(screen.queryByRole('link', { name: 'Bank name is required' })).not.toBeInTheDocument();
    expect(field('First name')).toHaveValue('Avery');
    await userEvent.click(link);
    expect(field('Phone')).toHaveFocus();
    fill(of('Phone'));
    await press('Continue');
    await step('Step 2 of 6 · Part B Legal Details');
    expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
    expect(screen.queryByText(/ is required$/)).not.toBeInTheDocument();
  });

  it('asks once about an answer whose form is unusual, keeps it, and names it at the check (CLAIM-44)', async () => {
    const { callsOf } = await openNarrow(keptDraft('SUBMISSION_CREATE', completeClaim), '?step=bank');
    fireEvent.change(field('BSB'), { target: { value: '999-999' } });
    await press('Continue');
    const asked = await screen.findByRole('group', { name: 'Please look at this answer again' });
    expect(asked).toHaveFocus();
    expect(asked).toHaveTextContent('BSB: No bank has this BSB.');
    expect(
      await screen.findByText(/^No bank has this BSB\..* You can keep it if it is correct\.$/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'BSB' }));
    expect(field('BSB')).toHaveFocus();
    await press('Continue');
    await step('Step 4 of 6 · Part B Address Details');
    await press('Back');
    await press('Continue');
    await step('Step 4 of 6 · Part B Address Details');
    await press('Continue');
    await press('Check your answers');
    await step('Step 6 of 6 Check your answers');
    expect(screen.getByText('Please look at this answer again')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'BSB' }));
    await waitFor(() => expect(field('BSB')).toHaveFocus());
    fireEvent.change(field('BSB'), { target: { value: '62000' } });
    await press('Check your answers');
    expect(await screen.findByRole('group', { name: 'Please look at this answer again' })).toHaveFocus();
    fill({ BSB: '062-000' });
    await waitFor(() =>
      expect(screen.queryByText('Please look at this answer again')).not.toBeInTheDocument(),
    );
    await press('Check your answers');
    await step('Step 6 of 6 Check your answers');
    expect(screen.queryByText('Please look at this answer again')).not.toBeInTheDocument();
    expect(callsOf('CreateSubmission')).toEqual([]);
  });

  it('opens a draft at the first part that lacks an answer, with a way to the first step', async () => {
    const { url } = await openNarrow(
      keptDraft('SUBMISSION_CREATE', { ...completeClaim, addressDetails: { state: 'WA' } }),
    );
    await step('Step 4 of 6 · Part B Address Details');
    expect(field('State')).toHaveValue('WA');
    expect(screen.getByText('You stopped at this step')).toBeVisible();
    expect(screen.queryByText(/ is required$/)).not.toBeInTheDocument();
    await press('Go to the first step');
    expect(await step('Step 1 of 6 · Part A Contact Details')).toHaveFocus();
    expect(url()).toBe(`${FORM}?step=contact`);
    expect(screen.queryByText('You stopped at this step')).not.toBeInTheDocument();
  });

  it('opens a draft in which no answer is missing at its trades', async () => {
    await openNarrow(keptDraft('SUBMISSION_CREATE', completeClaim));
    await step('Step 5 of 6 · Part C RGM Trade Data');
  });

  it('leads from the last part to the first one that lacks an answer', async () => {
    const bankDetails = { ...completeClaim.bankDetails, accountNo: '' };
    await openNarrow(keptDraft('SUBMISSION_CREATE', { ...completeClaim, bankDetails }), '?step=trades');
    await press('Check your answers');
    await step('Step 3 of 6 · Part B Bank Account Details');
    expect(screen.getByRole('link', { name: 'Account number is required' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('alert', { name: 'There is a problem' })).toHaveFocus());
  });

  it('changes an answer from the check, in its part, and returns to the check', async () => {
    const { url } = await openNarrow(keptDraft('SUBMISSION_CREATE', completeClaim), '?step=check');
    await press('Change bank account details');
    await waitFor(() => expect(field('Bank name')).toHaveFocus());
    expect(url()).toBe(`${FORM}?step=bank&from=check`);
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    fill({ 'Bank name': '' });
    await press('Check your answers');
    expect(await screen.findByRole('link', { name: 'Bank is required' })).toBeVisible();
    fill({ 'Bank name': 'Other Bank' });
    await press('Check your answers');
    expect(await step('Step 6 of 6 Check your answers')).toHaveFocus();
    expect(url()).toBe(`${FORM}?step=check`);
    expect(screen.getByText('Other Bank')).toBeVisible();
  });

  it('names the step in the title of the browser tab', async () => {
    await openNarrow();
    await waitFor(() => expect(document.title).toMatch(/^Step 1 of 6: Contact Details · New Submission · /));
    fill(of('First name', 'Last name', 'Email', 'Phone', 'Relationship to RGM'));
    await press('Continue');
    await waitFor(() => expect(document.title).toMatch(/^Step 2 of 6: Legal Details · New Submission · /));
  });

  it('returns to the part whose answer the server refuses', async () => {
    const fields = { 'addressDetails.suburb': 'The text contains control characters' };
    const { url } = await openNarrow(
      {
        ...keptDraft('SUBMISSION_CREATE', completeClaim),
        CreateSubmission: new Refusal('BAD_USER_INPUT', 'Please check what you have entered.', fields),
      },
      '?step=check',
    );
    await press('Submit');
    await userEvent.click(await screen.findByRole('link', { name: /^Suburb\/Town: / }));
    expect(field('Suburb/Town')).toHaveFocus();
    expect(url()).toBe(`${FORM}?step=address`);
  });

  it('says by the button, and only there, when the draft was saved', async () => {
    await openNarrow();
    fill(of('First name'));
    const saved = await screen.findByText(/^Draft saved \d\d:\d\d$/);
    expect(saved.parentElement).toContainElement(screen.getByRole('button', { name: 'Continue' }));
  });
});
