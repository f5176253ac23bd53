import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHome, aSubmission, scheme } from '../../test-support/answers';
import {
  completeAnswers,
  completeClaim,
  field,
  fill,
  keptDraft,
  noDraft,
} from '../../test-support/claim-form';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';
import { wholeText } from '../../test-support/whole-text';

const filed = { createSubmission: { __typename: 'SubmissionCreated', submissionId: 's1', message: 'Made' } };

async function openForm(answers: Answers = {}) {
  const app = openApp('/settlement-scheme/create', {
    ...scheme,
    ...signedInAs('STANDARD'),
    ...noDraft,
    SubmissionView: aSubmission(),
    CreateSubmission: filed,
    ...answers,
  });
  await screen.findByRole('heading', { level: 1, name: 'New Submission' });
  await screen.findByLabelText('First name');
  return app;
}

/** Opens the form with every answer given on an earlier visit. */
const openComplete = (answers: Answers = {}) =>
  openForm({ ...keptDraft('SUBMISSION_CREATE', completeClaim), ...answers });

const button = (name: string) => screen.getByRole('button', { name });
const check = () => userEvent.click(button('Check your answers'));
/** Sends the claim, from the form or from the check of its answers. */
const submit = async () => {
  if (!screen.queryByRole('button', { name: 'Submit' })) await check();
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
};

describe("a member's claim form", () => {
  afterEach(forgetPerson);

  it('has no SID, no Source and cannot be sent without the required fields (CLAIM-12, CLAIM-13, CLAIM-20, CLAIM-24, UX-5)', async () => {
    const { callsOf } = await openForm();
    expect(screen.queryByLabelText('SID')).not.toBeInTheDocument();
    expect(screen.queryByLabelText(/Source/)).not.toBeInTheDocument();
    expect(screen.queryByText('First name is required')).not.toBeInTheDocument();
    await check();
    const summary = (await screen.findByText('There is a problem')).closest('div')!;
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Phone is required',
      'Relationship is required',
      'Legal entity is required',
      'Registered owner is required',
      'Australian resident is required',
      'Bank is required',
      'Bank country is required',
      'Account name is required',
      'Account number is required',
      'Address is required',
      'Suburb is required',
      'State is required',
      'Post code is required',
      'Country is required',
      'Opening balance is required',
    ]);
    await userEvent.click(within(summary).getByRole('link', { name: 'Phone is required' }));
    expect(field('Phone')).toHaveFocus();
    expect(field('Phone')).toHaveAccessibleDescription('Phone is required');
    expect(callsOf('CreateSubmission')).toEqual([]);
  });

  it('shows where to find numbers, and fills in what it knows when asked (CLAIM-49)', async () => {
    await openForm();
    for (const what of ['HIN or SRN', 'Opening balance'])
      expect(screen.getByLabelText(`Where do I find this? ${what}`)).toBeVisible();
    expect(screen.queryByLabelText('Where do I find this? BSB')).not.toBeInTheDocument();
    fill({ 'Bank country': 'LOCAL', 'Legal entity on the share register': 'Avery Pty Ltd' });
    await userEvent.click(await screen.findByLabelText('Where do I find this? BSB'));
    expect(screen.getByText('Example: bank statement')).toBeVisible();
    await userEvent.click(button('Same name as the legal entity'));
    expect(field('Account name')).toHaveFocus();
    expect(field('Account name')).toHaveValue('Avery Pty Ltd');
    await userEvent.click(button('Same as the legal entity'));
    expect(field('Registered owner if different')).toHaveValue('Avery Pty Ltd');
    expect(screen.queryByRole('button', { name: /^Same/ })).not.toBeInTheDocument();
    await userEvent.click(button('Use avery@scheme.example'));
    expect(field('Email')).toHaveValue('avery@scheme.example');
    expect(screen.getByText(/^Questions\? Write to us at/)).toHaveTextContent('1800 160 401');
    expect(screen.getByText(/dividend reinvestment plan \(DRP\) count as a Buy/)).toBeVisible();
  });

  it('validates on every change, and shows an error once a field has been left (CLAIM-18)', async () => {
    await openForm();
    fill({ Email: 'avery@' });
    expect(await screen.findByText('Invalid email address')).toBeVisible();
    await userEvent.type(field('Email'), 'claimant.example');
    await waitFor(() => expect(screen.queryByText('Invalid email address')).not.toBeInTheDocument());
  });

  it('requires the fields of the bank’s country (CLAIM-14, CLAIM-15, CLAIM-23)', async () => {
    await openForm();
    expect(screen.queryByLabelText('BSB')).not.toBeInTheDocument();
    fill({ 'Bank country': 'LOCAL', BSB: '' });
    expect(await screen.findByText('BSB is required')).toBeVisible();
    fill({ 'Bank country': 'INTERNATIONAL' });
    expect(screen.queryByLabelText('BSB')).not.toBeInTheDocument();
    fill({ 'Swift code': '', 'Customer city': '', 'Customer country': '' });
    for (const name of ['Swift code', 'Customer city', 'Customer country'])
      expect(await screen.findByText(`${name} is required`)).toBeVisible();
  });

  it('reads an opening balance with separators, so that no balance is reckoned from 0 (CLAIM-55)', async () => {
    await openForm();
    await userEvent.type(field('Opening balance'), '1,000');
    expect(screen.queryByText('The opening balance is not a number')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(field('Opening balance')).toHaveValue('1000');
    await userEvent.clear(field('Opening balance'));
    await userEvent.type(field('Opening balance'), '2 500{Enter}');
    expect(field('Opening balance')).toHaveValue('2500');
    await userEvent.clear(field('Opening balance'));
    await userEvent.type(field('Opening balance'), 'Nil');
    await userEvent.tab();
    expect(field('Opening balance')).toHaveValue('0');
  });

  it.each(['-5', '1.5', '1000 shares'])(
    'does not go on with the opening balance %s, which would count as 0 (CLAIM-58)',
    async (typed) => {
      const app = await openForm();
      fill({ ...completeAnswers, 'Opening balance': typed });
      await check();
      await waitFor(() =>
        expect(field('Opening balance')).toHaveAccessibleDescription(
          expect.stringContaining(
            'must be a whole number of shares, such as 1,200. Enter 0 if there were none.',
          ),
        ),
      );
      expect(screen.queryByRole('heading', { name: 'Check your answers' })).not.toBeInTheDocument();
      expect(app.callsOf('CreateSubmission')).toHaveLength(0);
    },
  );

  it('copies the legal entity to the registered owner', async () => {
    await openForm();
    fill({ 'Legal entity on the share register': 'Acme Pty Ltd' });
    await userEvent.click(screen.getByRole('button', { name: 'Same as the legal entity' }));
    expect(field('Registered owner if different')).toHaveValue('Acme Pty Ltd');
  });

  it('files the claim, confirms it and shows it (CLAIM-26)', async () => {
    const { callsOf, url } = await openForm();
    fill(completeAnswers);
    await submit();
    expect(await screen.findByText('Submission has been created')).toBeVisible();
    await waitFor(() => expect(url()).toBe('/settlement-scheme/view/s1'));
    const [call] = callsOf('CreateSubmission');
    expect(call?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(call?.variables.input).toMatchObject({
      contactDetails: { firstName: 'Avery', relationship: 'INDIVIDUAL', company: '' },
      bankDetails: { bankType: 'LOCAL', bsb: '062-000', swiftCode: '' },
      tradeDetails: { openingBalance: '1200', tradeData: [] },
    });
    await waitFor(() => expect(callsOf('DiscardDraft')).toHaveLength(1));
  });

  it('shows that the claim was received, with id and date, until the member closes the message (VIEW-17, VIEW-18)', async () => {
    const { url } = await openComplete({ SubmissionView: aSubmission({ sid: null }) });
    await submit();
    await waitFor(() => expect(url()).toBe('/settlement-scheme/view/s1'));
    const title = await screen.findByRole('heading', { name: 'We have received your claim' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.getByText('20-Nov-2026 at 10:13')).toBeVisible();
    expect(screen.getByText('We give your claim a SID. It will be shown on this page.')).toBeVisible();
    cleanup();
    openApp('/settlement-scheme/view/s1', {
      ...scheme,
      ...signedInAs('STANDARD'),
      SubmissionView: aSubmission(),
    });
    await screen.findByRole('heading', { name: 'We have received your claim' });
    expect(screen.queryByText(/^We give your claim a SID/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('heading', { name: 'We have received your claim' })).not.toBeInTheDocument();
    expect(screen.getByText(wholeText('In this portal since 20-Nov-2026 at 10:13.'))).toBeVisible();
  });

  it('shows the receipt again to whoever opens it from the claim (VIEW-17)', async () => {
    const { url } = openApp('/settlement-scheme/view/s1', {
      ...scheme,
      ...signedInAs('STANDARD'),
      SubmissionView: aSubmission(),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Your receipt' }));
    const title = await screen.findByRole('heading', { name: 'Your claim is with us' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(url()).toBe('/settlement-scheme/view/s1?receipt=1');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('heading', { name: 'Your claim is with us' })).not.toBeInTheDocument();
    expect(url()).toBe('/settlement-scheme/view/s1');
  });

  it('sends only the fields of the bank’s country', async () => {
    const { callsOf } = await openComplete();
    fill({ 'Bank country': 'INTERNATIONAL' });
    fill({ 'Swift code': 'PKOPPLPW', 'Customer city': 'Łódź', 'Customer country': 'Poland' });
    await submit();
    await waitFor(() => expect(callsOf('CreateSubmission')).toHaveLength(1));
    expect(callsOf('CreateSubmission')[0]?.variables.input).toMatchObject({
      bankDetails: { bankType: 'INTERNATIONAL', bsb: '', swiftCode: 'PKOPPLPW', customerCity: 'Łódź' },
    });
  });

  it('files once however often Submit is pressed', async () => {
    let answer: (value: object) => void = () => undefined;
    const { callsOf } = await openComplete({
      CreateSubmission: () => new Promise<object>((resolve) => (answer = resolve)),
    });
    await check();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(callsOf('CreateSubmission')).toHaveLength(1));
    expect(button('Submit')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    answer(filed);
    expect(await screen.findByText('Submission has been created')).toBeVisible();
    expect(callsOf('CreateSubmission')).toHaveLength(1);
  });

  it('shows the server’s messages at the fields and keeps everything that was typed (CLAIM-28)', async () => {
    const fields = { 'contactDetails.mobile': 'The text contains control characters' };
    const { callsOf } = await openComplete({
      CreateSubmission: new Refusal('BAD_USER_INPUT', 'Please check what you have entered.', fields),
    });
    await submit();
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    expect(
      await screen.findByRole('link', { name: 'Phone: The text contains control characters' }),
    ).toBeVisible();
    expect(field('Phone')).toHaveAccessibleDescription('The text contains control characters');
    expect(field('Phone')).toHaveValue('0400 000 000');
    // A change elsewhere keeps the message; a change of the field removes it.
    fill({ 'First name': 'Robin' });
    expect(field('Phone')).toBeInvalid();
    fill({ Phone: '0400 000 001' });
    await waitFor(() => expect(field('Phone')).toBeValid());
    await submit();
    await waitFor(() => expect(callsOf('CreateSubmission')).toHaveLength(2));
    const [first, second] = callsOf('CreateSubmission');
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it("shows the server's message above the form, and sends the same values again with the same key (CLAIM-28, IDEMPOTENCY-5)", async () => {
    const { callsOf } = await openComplete({
      CreateSubmission: new Refusal('SERVICE_UNAVAILABLE', 'The portal is being looked after.'),
    });
    await submit();
    expect(await screen.findByText('The portal is being looked after.')).toBeVisible();
    await submit();
    await waitFor(() => expect(callsOf('CreateSubmission')).toHaveLength(2));
    const [first, second] = callsOf('CreateSubmission');
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('sends the same values with the same key when the response was lost and the page is reloaded (IDEMPOTENCY-5)', async () => {
    const lost = { CreateSubmission: new Refusal('SERVICE_UNAVAILABLE', 'No answer.') };
    const { callsOf } = await openComplete(lost);
    await submit();
    await screen.findByText('No answer.');
    cleanup();
    const again = await openComplete(lost);
    await submit();
    await waitFor(() => expect(again.callsOf('CreateSubmission')).toHaveLength(1));
    expect(again.callsOf('CreateSubmission')[0]?.idempotencyKey).toBe(
      callsOf('CreateSubmission')[0]?.idempotencyKey,
    );
  });

  it('asks the user to check before it files a changed claim whose first attempt had no response (IDEMPOTENCY-7)', async () => {
    const lost = () => {
      throw new TypeError('Failed to fetch');
    };
    const { callsOf } = await openComplete({ CreateSubmission: lost });
    await submit();
    expect(await screen.findByText(/^No answer came back, so your claim may have been filed/)).toBeVisible();
    await userEvent.click(button('Back to the form'));
    await userEvent.type(field('Position'), 'x');
    await submit();
    expect(
      await screen.findByText(/your claim may have been filed already, without your last/),
    ).toBeVisible();
    expect(callsOf('CreateSubmission')).toHaveLength(1);
    await submit();
    await waitFor(() => expect(callsOf('CreateSubmission')).toHaveLength(2));
    const [first, second] = callsOf('CreateSubmission');
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('files a changed claim at once when the first attempt was rejected', async () => {
    const { callsOf } = await openComplete({
      CreateSubmission: new Refusal('BAD_USER_INPUT', 'Please check what you have entered.'),
    });
    await submit();
    await screen.findByText('Please check what you have entered.');
    await userEvent.click(button('Back to the form'));
    await userEvent.type(field('Position'), 'x');
    await submit();
    await waitFor(() => expect(callsOf('CreateSubmission')).toHaveLength(2));
  });

  it('restores what was typed on an earlier visit, until the user starts again', async () => {
    const { callsOf } = await openForm(
      keptDraft('SUBMISSION_CREATE', { contactDetails: { firstName: 'Avery' }, unknown: 1 }),
    );
    expect(field('First name')).toHaveValue('Avery');
    expect(field('Last name')).toHaveValue('');
    expect(screen.getByText(/We saved what you typed on 2[01]-Nov-2026/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(field('First name')).toHaveValue(''));
    expect(callsOf('DiscardDraft')).toHaveLength(1);
  });

  it('is closed when the scheme accepts no new submissions', async () => {
    openApp('/settlement-scheme/create', {
      ...signedInAs('STANDARD'),
      ...noDraft,
      Scheme: { scheme: { ...scheme.Scheme.scheme, mayCreate: false } },
    });
    expect(await screen.findByText('New submissions are not being accepted')).toBeVisible();
    expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
  });
});

describe('New Submission on the member’s home', () => {
  afterEach(forgetPerson);

  it.each([true, false])(
    'New Submission is on the member’s home: %j (SCREEN-15)',
    async (showNewSubmission) => {
      openApp('/account/profile', {
        ...signedInAs('STANDARD'),
        Scheme: { scheme: { ...scheme.Scheme.scheme, showNewSubmission } },
        MySubmissions: aHome(),
      });
      await screen.findByRole('heading', { level: 1, name: 'Investor Class Action' });
      const link = screen.queryByRole('link', { name: 'New Submission' });
      if (showNewSubmission) expect(link).toHaveAttribute('href', '/settlement-scheme/create');
      else expect(link).not.toBeInTheDocument();
    },
  );
});
