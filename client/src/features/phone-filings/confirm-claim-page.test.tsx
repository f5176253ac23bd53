import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSubmission, aTrade, scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, type Answers } from '../../test-support/open-app';

const copy = (pass = 'p1') => ({
  openClaimCopy: {
    __typename: 'ClaimCopy',
    pass,
    filedAt: '2026-11-20T03:04:05Z',
    copiedAt: '2026-11-20T03:04:06Z',
    sid: '00101',
    submissionData: aSubmission({ trades: [aTrade()] }).submission.submissionData,
  },
});
const GONE = new Refusal('NOT_FOUND', 'This link does not work any more.');
const answers: Answers = {
  ...scheme,
  RequestClaimCopyCode: { requestClaimCopyCode: true },
  OpenClaimCopy: copy(),
  ConfirmClaimCopy: {
    confirmClaimCopy: {
      __typename: 'ClaimCopyAnswered',
      message: 'Thank you. You have confirmed your claim.',
    },
  },
  DisputeClaimCopy: {
    disputeClaimCopy: { __typename: 'ClaimCopyAnswered', message: 'Thank you. We will look at your claim.' },
  },
};

const open = (more: Answers = {}, path = '/confirm-claim?token=t1') => openApp(path, { ...answers, ...more });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const enterCode = async () => {
  await press('Send me a code');
  await userEvent.type(await screen.findByLabelText('Code from our e-mail'), '123 456');
  await press('Continue');
};

describe('the page that confirms a claim filed by telephone (PHONE-7)', () => {
  afterEach(() => {
    forgetPerson();
    sessionStorage.clear();
  });

  it('sends nothing until its button is pressed, and takes the token out of the address', async () => {
    const { calls, callsOf, url } = open();
    await screen.findByRole('button', { name: 'Send me a code' });
    await waitFor(() => expect(url()).toBe('/confirm-claim'));
    expect(calls.map(({ operation }) => operation)).not.toContain('RequestClaimCopyCode');
    await press('Send me a code');
    await screen.findByLabelText('Code from our e-mail');
    expect(callsOf('RequestClaimCopyCode')[0]?.variables).toEqual({ token: 't1' });
  });

  it('shows the claim and its trades, and confirms it with the pass', async () => {
    const { callsOf } = open();
    await enterCode();
    expect(await screen.findByRole('heading', { level: 1, name: 'Is this your claim?' })).toBeVisible();
    expect(callsOf('OpenClaimCopy')[0]?.variables).toEqual({ token: 't1', code: '123456' });
    expect(screen.getByText('Acme Pty Ltd')).toBeVisible();
    expect(screen.getByText('01-Feb-2018')).toBeVisible();
    await press('This is right');
    expect(await screen.findByText('Thank you. You have confirmed your claim.')).toBeVisible();
    expect(callsOf('ConfirmClaimCopy')[0]?.variables).toEqual({ token: 't1', pass: 'p1' });
  });

  it('asks for words when something is wrong, and sends them', async () => {
    const { callsOf } = open();
    await enterCode();
    await press('Something is wrong');
    await press('Send this to us');
    expect(await screen.findByRole('link', { name: /Write a message/ })).toBeVisible();
    expect(callsOf('DisputeClaimCopy')).toEqual([]);
    await userEvent.type(screen.getByLabelText('What is wrong?'), 'The BSB.');
    await press('Send this to us');
    expect(await screen.findByText('Thank you. We will look at your claim.')).toBeVisible();
    expect(callsOf('DisputeClaimCopy')[0]?.variables).toEqual({
      token: 't1',
      pass: 'p1',
      message: 'The BSB.',
    });
  });

  it('asks for another code after an hour, and keeps the words that were typed', async () => {
    const late = new Refusal('BAD_USER_INPUT', 'An hour has passed since you entered the code.');
    let tries = 0;
    const { callsOf } = open({
      OpenClaimCopy: () => copy(`p${(tries += 1)}`),
      DisputeClaimCopy: ({ pass }) => (pass === 'p1' ? late : answers.DisputeClaimCopy!),
    });
    await enterCode();
    await press('Something is wrong');
    await userEvent.type(screen.getByLabelText('What is wrong?'), 'The BSB.');
    await press('Send this to us');
    expect(await screen.findByText('An hour has passed since you entered the code.')).toBeVisible();
    await enterCode();
    expect(await screen.findByLabelText('What is wrong?')).toHaveValue('The BSB.');
    await press('Send this to us');
    expect(await screen.findByText('Thank you. We will look at your claim.')).toBeVisible();
    expect(callsOf('DisputeClaimCopy')).toHaveLength(2);
  });

  it('shows a wrong code at its field, and stays there', async () => {
    const wrong = 'That code is not right';
    open({ OpenClaimCopy: new Refusal('BAD_USER_INPUT', wrong, { code: wrong }) });
    await enterCode();
    await waitFor(() =>
      expect(screen.getByLabelText('Code from our e-mail')).toHaveAccessibleDescription(
        /That code is not right/,
      ),
    );
  });

  it.each([
    ['when the code is requested', { RequestClaimCopyCode: GONE }],
    ['when it is entered', { OpenClaimCopy: GONE }],
  ])('says that the link does not work, %s (PHONE-9)', async (_, more) => {
    open(more);
    if ('OpenClaimCopy' in more) await enterCode();
    else await press('Send me a code');
    expect(await screen.findByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
    expect(screen.getByText('This link does not work any more.')).toBeVisible();
  });

  it('says that it needs the link when it is opened without', async () => {
    open({}, '/confirm-claim');
    expect(await screen.findByText('Please open this page with the link in our e-mail.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send me a code' })).not.toBeInTheDocument();
  });
});
