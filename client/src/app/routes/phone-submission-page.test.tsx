import { fieldsShown, type ClaimGroup } from '@rules/claim-catalogue.js';
import { READ_ALOUD, READ_BACK, READ_COPY } from '@rules/read-aloud.js';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSubmission, scheme } from '../../test-support/answers';
import { completeClaim, field, fill, keptDraft } from '../../test-support/claim-form';
import { formatDate } from '../../lib/dates';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';
import { aCall, aPhoneFiling, completePhoneClaim } from '../../test-support/phone-filing';

const PATH = '/admin/create-submission/by-telephone';
const filed = {
  fileByTelephone: { __typename: 'FiledByTelephone', submissionId: 's1', message: 'Made', copied: true },
};

async function openForm(claim: object, answers: Answers = {}) {
  const app = openApp(PATH, {
    ...scheme,
    ...signedInAs('MASTER_ADMIN'),
    ...keptDraft('SUBMISSION_PHONE_CREATE', claim),
    SubmissionView: aSubmission(),
    FileByTelephone: filed,
    ...answers,
  });
  await screen.findByLabelText('Name of the caller');
  return app;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const readBack = async () => {
  await press('Read the answers back');
  await screen.findByRole('heading', { level: 2, name: 'Read the answers back' });
};

describe('the form of a claim filed by telephone', () => {
  afterEach(forgetPerson);

  it('is reached from Create Submission, and not by members (PHONE-3, SCREEN-6)', async () => {
    const app = openApp('/admin/create-submission', {
      ...scheme,
      ...signedInAs('MASTER_ADMIN'),
      ...keptDraft('SUBMISSION_ADMIN_CREATE', completeClaim),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Filed by telephone' }));
    await waitFor(() => expect(app.url()).toBe(PATH));
    expect(await screen.findByRole('heading', { level: 1, name: 'Filed by telephone' })).toBeVisible();
    forgetPerson();
    const member = openApp(PATH, { ...scheme, ...signedInAs('STANDARD') });
    await waitFor(() => expect(member.url()).toBe('/login'));
  });

  it('has a sentence to read aloud above each question, which Create Submission has not (PHONE-3)', async () => {
    await openForm(completePhoneClaim);
    const groups: ClaimGroup[] = [
      'contactDetails',
      'legalDetails',
      'bankDetails',
      'addressDetails',
      'tradeDetails',
    ];
    const asked = groups
      .flatMap((group) => fieldsShown(group, 'LOCAL'))
      // Asked while rules are in force only.
      .filter(({ path }) => path !== 'tradeDetails.closingBalance');
    for (const { path, label } of asked) {
      const sentence = screen.getByText(READ_ALOUD[path]!);
      const isBefore = sentence.compareDocumentPosition(field(label)) & Node.DOCUMENT_POSITION_FOLLOWING;
      expect([path, Boolean(isBefore)]).toEqual([path, true]);
    }
    forgetPerson();
    openApp('/admin/create-submission', {
      ...scheme,
      ...signedInAs('MASTER_ADMIN'),
      ...keptDraft('SUBMISSION_ADMIN_CREATE', completeClaim),
    });
    await screen.findByLabelText('SID');
    expect(screen.queryByText(READ_ALOUD['contactDetails.firstName']!)).not.toBeInTheDocument();
  });

  it('asks who calls and how that was checked, before anything is read back (PHONE-2)', async () => {
    const { callsOf } = await openForm({
      ...completePhoneClaim,
      call: { ...aCall, caller: '', checks: ['HOLDING'] },
    });
    await press('Read the answers back');
    expect(await screen.findByRole('link', { name: /^Name of the caller: Enter the name/ })).toBeVisible();
    const link = screen.getByRole('link', { name: /Choose at least two ways/ });
    await userEvent.click(link);
    expect(screen.getByLabelText('Name and postal address as on the register')).toHaveFocus();
    expect(callsOf('FileByTelephone')).toEqual([]);
    await userEvent.click(screen.getByLabelText('SID or reference on a letter or notice we sent'));
    fill({ 'Name of the caller': 'Joan Quill' });
    await readBack();
  });

  it('lists errors in the order of the form: the call, the SID, then the claim (UX-5)', async () => {
    await openForm({
      ...completePhoneClaim,
      sid: '',
      call: { ...aCall, caller: '' },
      contactDetails: { ...completeClaim.contactDetails, firstName: '' },
      tradeDetails: { ...completeClaim.tradeDetails, openingBalance: 'some' },
    });
    await press('Read the answers back');
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Name of the caller: /),
      'SID is required',
      'First name is required',
      expect.stringMatching(/^Opening balance must be/),
    ]);
  });

  it('reads the answers back, then files claim and call, and shows the claim (PHONE-1, PHONE-3)', async () => {
    const { callsOf, url } = await openForm(completePhoneClaim, aPhoneFiling());
    await readBack();
    expect(screen.getByText(READ_BACK)).toBeVisible();
    expect(screen.getByText(READ_COPY)).toBeVisible();
    const sid = within(screen.getByRole('heading', { name: 'SID' }).closest('section')!);
    expect(sid.getByText('00077')).toBeVisible();
    const bank = within(screen.getByRole('heading', { name: 'Bank Account Details' }).closest('section')!);
    expect(bank.getByText('062-000')).toBeVisible();
    await press('Submit');
    await waitFor(() => expect(url()).toBe('/settlement-scheme/view/s1'));
    expect(callsOf('FileByTelephone')[0]?.variables).toMatchObject({
      sid: '00077',
      call: aCall,
      input: { contactDetails: { email: 'avery@claimant.example' } },
    });
    expect(callsOf('FileByTelephone')[0]?.idempotencyKey).toBeDefined();
  });

  it('needs no e-mail address, and says that a copy can then only be printed (PHONE-4)', async () => {
    const { callsOf } = await openForm({
      ...completePhoneClaim,
      contactDetails: { ...completeClaim.contactDetails, email: '' },
    });
    await readBack();
    expect(screen.getByText('There is no e-mail address: a copy can only be printed')).toBeVisible();
    expect(screen.queryByText(READ_COPY)).not.toBeInTheDocument();
    await press('Submit');
    await waitFor(() => expect(callsOf('FileByTelephone')).toHaveLength(1));
  });

  it('shows an error of the server at its field of the call (CLAIM-28)', async () => {
    await openForm(completePhoneClaim, {
      FileByTelephone: new Refusal('BAD_USER_INPUT', 'The call cannot be after today.', {
        'call.day': 'The call cannot be after today',
      }),
    });
    await readBack();
    await press('Submit');
    expect(await screen.findByRole('link', { name: /^Day of the call: / })).toBeVisible();
    expect(field('Day of the call')).toHaveAccessibleDescription(/cannot be after today/);
  });

  it('begins with the day and time of now, and keeps a draft of its own (PHONE-12)', async () => {
    const { callsOf } = await openForm({});
    expect(field('Day of the call')).toHaveValue(
      formatDate(new Date().toLocaleDateString('en-CA', { timeZone: 'Australia/Sydney' })),
    );
    expect(callsOf('KeptDraft')[0]?.variables).toMatchObject({ form: 'SUBMISSION_PHONE_CREATE' });
  });
});
