import { screen } from '@testing-library/react';
import { aSubmission, claimPage, scheme } from '../../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../../test-support/open-app';
import { countingOf, remedyOf, statusOf, type HeldFor, type OwnPayment } from './payment-status-text';

const payment = (part: Partial<OwnPayment> = {}): OwnPayment & { __typename: 'OwnPayment' } => ({
  __typename: 'OwnPayment',
  ...{
    id: 'y1',
    state: 'READY',
    heldReason: null,
    returnedFor: null,
    heldForReturn: false,
    net: '1158.33',
    distribution: 7,
    paymentDay: null,
    account: null,
  },
  ...part,
});
const inFile = { paymentDay: '2027-01-10', account: '••••123' };

describe('where a payment stands, in words (PAY-11)', () => {
  it.each<[Partial<OwnPayment>, string, string]>([
    [
      { state: 'READY' },
      'We are preparing your payment',
      '$1,158.33 will be paid. You will see the day here once it is fixed.',
    ],
    [
      { state: 'IN_FILE', ...inFile },
      'Your payment is ready for the bank',
      '$1,158.33 goes to the account ending in 123. The payment day is 10-Jan-2027.',
    ],
    [
      { state: 'SENT', ...inFile },
      'Your payment is with the bank',
      '$1,158.33 goes to the account ending in 123. The payment day is 10-Jan-2027.',
    ],
    [
      { state: 'SENT', paymentDay: '2027-01-10' },
      'Your payment is with the bank',
      '$1,158.33 will be paid. The payment day is 10-Jan-2027.',
    ],
    [{ state: 'PAID', ...inFile }, 'Paid', '$1,158.33 was paid to the account ending in 123 on 10-Jan-2027.'],
    [{ state: 'PAID', paymentDay: '2027-01-10' }, 'Paid', '$1,158.33 was paid on 10-Jan-2027.'],
    [
      { state: 'RETURNED', returnedFor: '3', ...inFile },
      'The bank could not make your payment',
      'The money came back to us. The bank’s reason: The account is closed. We pay you again with the next payments. You need not do anything now.',
    ],
  ])('%j', (part, title, sentences) => {
    const status = statusOf(payment(part));
    expect([status.title, status.sentences.join(' ')]).toEqual([title, sentences]);
    expect(status.heldFor).toBeUndefined();
  });

  it.each<[HeldFor, 'needs' | 'plain', RegExp]>([
    ['BANK_INVALID', 'needs', /Please give us the bank details of an account/],
    ['BANK_UNRELEASED', 'plain', /We have your new bank details and are checking them/],
    ['OBJECTION_OPEN', 'plain', /came back to us.*once your objection has been decided/],
    ['TAX_CLASS_UNKNOWN', 'needs', /came back to us.*whether you are an Australian resident/],
  ])('a payment that came back waits for %s (RETURN-4)', (heldReason, tone, words) => {
    const status = statusOf(payment({ state: 'RETURNED', returnedFor: 'XX', heldReason, ...inFile }));
    expect(status).toMatchObject({ tone, heldFor: heldReason });
    expect(status.sentences.join(' ')).toMatch(words);
    expect(status.sentences.join(' ')).not.toContain('XX');
  });

  it('one held for an account that the last payment came back from asks for another one (RETURN-6)', () => {
    const status = statusOf(payment({ state: 'HELD', heldReason: 'BANK_INVALID', heldForReturn: true }));
    expect(status).toMatchObject({
      tone: 'needs',
      heldFor: 'BANK_INVALID',
      sentences: [
        'Your last payment to this account came back. Please give us another account, or ask us if this one is right.',
      ],
    });
  });

  it('one that may have been paid is not said to have come back (RETURN-8)', () => {
    const { title, sentences } = statusOf(payment({ state: 'RETURNED', heldReason: 'BY_HAND', ...inFile }));
    expect(title).toBe('We are asking the bank about your payment');
    expect(sentences.join(' ')).toMatch(/whether you were paid/);
    expect(sentences.join(' ')).not.toMatch(/came back|pay you again/);
  });

  it.each(['REMOVED', 'DOUBLE_UP', 'SAME_ACCOUNT'] as const)(
    'one that waits for us, for %s, is not said to be paid again (RETURN-4)',
    (heldReason) => {
      const said = statusOf(
        payment({ state: 'RETURNED', returnedFor: '3', heldReason, ...inFile }),
      ).sentences.join(' ');
      expect(said).toMatch(/We have to look at something first/);
      expect(said).not.toContain('pay you again');
    },
  );

  const field = '/settlement-scheme/edit/s1?missing=1#';
  const request = '/settlement-scheme/view/s1#amendments';
  it.each<[HeldFor, RegExp, [words: string, to: string], [words: string, to: string]]>([
    [
      'BANK_MISSING',
      /^Your claim has no bank details\.$/,
      ['Add your bank details', `${field}bankDetails.bankName`],
      ['Ask us to add your bank details', request],
    ],
    [
      'BANK_INVALID',
      /^No payment can be made with your bank details as they are\..* we will contact you\.$/,
      ['Correct your bank details', `${field}bankDetails.accountNo`],
      ['Ask us to correct your bank details', request],
    ],
    [
      'ACCOUNT_TOO_LONG',
      /^Your account number is longer/,
      ['Correct your bank details', `${field}bankDetails.accountNo`],
      ['Ask us to correct your bank details', request],
    ],
    [
      'TAX_CLASS_UNKNOWN',
      /whether you are an Australian resident/,
      ['Say whether you are an Australian resident', `${field}legalDetails.australianCitizen`],
      ['Write to us whether you are an Australian resident', request],
    ],
    [
      'BANK_UNRELEASED',
      /^Your bank details were changed, and we have to confirm them first/,
      ['See your bank details', '/settlement-scheme/view/s1#part-b'],
      ['See your bank details', '/settlement-scheme/view/s1#part-b'],
    ],
    [
      'OBJECTION_OPEN',
      /^We pay once your objection has been decided/,
      ['See your objection', '/settlement-scheme/view/s1/assessment'],
      ['See your objection', '/settlement-scheme/view/s1/assessment'],
    ],
  ])('held for %s, with what its owner can do', (heldReason, words, [edit, editAt], [ask, askAt]) => {
    const { title, sentences, heldFor } = statusOf(payment({ state: 'HELD', heldReason }));
    expect(title).toBe('We cannot pay you yet');
    expect(sentences.join(' ')).toMatch(words);
    expect(heldFor).toBe(heldReason);
    expect(remedyOf(heldReason, { id: 's1', mayUpdate: true })).toEqual({ words: edit, to: editAt });
    expect(remedyOf(heldReason, { id: 's1', mayUpdate: false })).toEqual({ words: ask, to: askAt });
  });

  it('is told by us where the reason is ours', () => {
    const { title, sentences, heldFor } = statusOf(payment({ state: 'HELD' }));
    expect(title).toBe('We cannot pay you yet');
    expect(sentences.join(' ')).toMatch(/will contact you\. You need not do anything now\.$/);
    expect(heldFor).toBeUndefined();
  });

  it('leaves out what another payment replaced', () => {
    expect(countingOf([payment(), payment({ id: 'y3', state: 'REISSUED' })]).map(({ id }) => id)).toEqual([
      'y1',
    ]);
  });
});

describe('the payment on the page of a claim (PAY-11)', () => {
  afterEach(forgetPerson);

  const line = (state: string) => ({
    ClaimPayment: {
      distributionLine: { __typename: 'PaymentLine', state, net: '1158.33', number: 7, numbers: [7] },
    },
  });
  const view = (given: Answers, who = signedInAs('STANDARD')) =>
    openApp('/settlement-scheme/view/s1', {
      ...scheme,
      ...who,
      ...claimPage,
      SubmissionView: aSubmission(),
      ...line('SHARED'),
      ...given,
    });
  const missing = { paymentsOf: [payment({ state: 'HELD', heldReason: 'BANK_MISSING' })] };

  it('leads its owner to what holds it up', async () => {
    const app = view({ OwnPayments: missing });
    expect(await screen.findByText('We cannot pay you yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add your bank details' })).toHaveAttribute(
      'href',
      '/settlement-scheme/edit/s1?missing=1#bankDetails.bankName',
    );
    expect(app.callsOf('OwnPayments')[0]?.variables).toEqual({ submissionId: 's1' });
  });

  it('is being prepared while there is none', async () => {
    // Of another distribution.
    view({ OwnPayments: { paymentsOf: [payment({ state: 'PAID', distribution: 6 })] } });
    expect(await screen.findByText('We are preparing your payment')).toBeVisible();
    expect(screen.getByText(/^\$1,158\.33 will be paid\./)).toBeVisible();
  });

  it('says that it was not claimed in time (UNCLAIMED-4)', async () => {
    view({ OwnPayments: { paymentsOf: [payment({ state: 'CANCELLED' })] } });
    expect(await screen.findByText('This payment was not claimed in time')).toBeVisible();
  });

  it('leads to each of several payments (LINE-5)', async () => {
    const several = { __typename: 'PaymentLine', state: 'SHARED', net: '12.00', number: 7, numbers: [5, 7] };
    view({ ClaimPayment: { distributionLine: several }, OwnPayments: { paymentsOf: [] } });
    expect(await screen.findByText('Payment from distribution 7: $12.00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'The payment from distribution 5' })).toHaveAttribute(
      'href',
      '/settlement-scheme/view/s1/payment?distribution=5',
    );
  });

  it('shows the office what its owner reads, without the links that are for them', async () => {
    view({ OwnPayments: missing }, signedInAs('AUDITOR'));
    expect(await screen.findByText('We cannot pay you yet')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add your bank details' })).not.toBeInTheDocument();
  });

  it('says that it could not be loaded, and asks again', async () => {
    view({ OwnPayments: new Refusal('INTERNAL_SERVER_ERROR', 'Out of order') });
    expect(await screen.findByText('The status of the payment could not be loaded.')).toBeVisible();
    expect(screen.queryByText('We are preparing your payment')).not.toBeInTheDocument();
  });

  it.each([['NO_LOSS'], ['BELOW_MINIMUM'], [null]])('is not asked for where %s', async (state) => {
    const app = view(state === null ? { ClaimPayment: { distributionLine: null } } : line(state));
    const words = state === null ? 'Not Available' : 'Payment: $1,158.33';
    // The Assessment Notice is not available either.
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(app.callsOf('OwnPayments')).toEqual([]);
  });
});
