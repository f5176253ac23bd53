import { screen, waitFor, within } from '@testing-library/react';
import { aMessage, aPaymentStatus, aThread } from '../../test-support/answers';
import { openClaim } from '../../test-support/claim-view';
import { forgetPerson } from '../../test-support/open-app';

const hold = (state: 'PENDING' | 'REFUSED' | 'STOPPED') => ({
  BankHold: {
    bankHold: { __typename: 'BankHold', state, account: '••••766', releasableAt: null, paymentDay: null },
  },
});
const status = (given: Parameters<typeof aPaymentStatus>[0]) => ({
  MyPaymentStatuses: { myPaymentStatuses: [aPaymentStatus({ day: null, ...given })] },
});
const assessed = {
  AssessmentNotice: {
    assessmentNotice: { __typename: 'AssessmentNotice' as const, name: 'Assessment Notice' },
    assessment: null,
  },
};
const FILL_IN = '/settlement-scheme/edit/s1?missing=1#bankDetails.accountNo';

describe('what a claim says of its payment and its bank details', () => {
  afterEach(forgetPerson);

  it.each([
    ['REFUSED', true, 'Correct your new bank details', FILL_IN],
    ['REFUSED', false, 'Correct your new bank details', '#amendments'],
    ['STOPPED', true, 'The change of your bank details was stopped: write to us', '#amendments'],
  ] as const)(
    'asks its member about new bank details that are %s, with edits %s (BANK-11)',
    async (state, mayUpdate, name, href) => {
      await openClaim('STANDARD', { mayUpdate }, hold(state));
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
      expect(screen.getByText('1 thing needs you')).toBeVisible();
      expect(screen.queryByText('Nothing is missing')).not.toBeInTheDocument();
    },
  );

  it('asks for nothing while new bank details are checked (BANK-11)', async () => {
    await openClaim('STANDARD', {}, hold('PENDING'));
    expect(await screen.findByText('We are checking your new bank details')).toBeVisible();
    expect(screen.getByText('Nothing is missing')).toBeVisible();
  });

  it.each([
    ['STOPPED', 'Bank details changed and stopped: ‘This was not me’', '/admin/bank-changes'],
    ['REFUSED', 'Bank details changed and refused', '/admin/bank-changes?state=REFUSED'],
    ['PENDING', 'Bank details changed, not released', '/admin/bank-changes'],
  ] as const)(
    'is an open point of the office while bank details are %s (VIEW-15)',
    async (state, name, href) => {
      await openClaim('MASTER_ADMIN', {}, hold(state));
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
      expect(screen.getByText('1 open point')).toBeVisible();
      expect(screen.queryByText(/^Nothing (is )?open$/)).not.toBeInTheDocument();
    },
  );

  it.each([
    ['RETURNED', 'Your payment needs other bank details: see what to do'],
    ['HELD', 'Your payment needs other bank details: see what to do'],
  ] as const)('asks its member what a payment needs that is %s (PAY-18)', async (stage, name) => {
    await openClaim('STANDARD', {}, { ...assessed, ...status({ stage, needsMember: true }) });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '#final-distribution-notice');
    expect(screen.getByText('1 thing needs you')).toBeVisible();
    const stages = screen.getByRole('region', { name: 'How far your claim is' });
    expect(stages).toHaveTextContent('PaidWaits for you');
    expect(stages).toHaveTextContent('No payment can be made until what is listed above is done.');
  });

  it.each([
    [{ stage: 'PREPARING' }, 'In preparation', false],
    [{ stage: 'HELD' }, 'Waits for us', false],
    [{ stage: 'IN_FILE', day: '2027-01-10' }, 'In preparation', false],
    [{ stage: 'SENT', day: '2027-01-10' }, 'With the bank', false],
    [{ stage: 'PAID', day: '2027-01-10' }, '10-Jan-2027', true],
    [{ stage: 'RETURNED' }, 'Waits for us', false],
    [{ stage: 'QUERIED' }, 'With the bank', false],
    [{ stage: 'UNCLAIMED' }, 'Not claimed', true],
    [{ stage: 'NONE' }, 'No payment', true],
  ] as const)('says how far the payment is: %j (VIEW-25)', async (given, word, isOver) => {
    await openClaim('STANDARD', {}, { ...assessed, ...status(given) });
    const stages = await screen.findByRole('region', { name: 'How far your claim is' });
    await waitFor(() => expect(stages).toHaveTextContent(`AssessedDonePaid${word}`));
    expect(within(stages).queryAllByRole('listitem', { current: 'step' })).toHaveLength(isOver ? 0 : 1);
    expect(screen.getByText('Nothing is missing')).toBeVisible();
  });

  it('waits for nothing once it is paid, whatever is missing still (VIEW-25)', async () => {
    const missing = [{ path: 'contactDetails.mobile', message: 'Mobile is required' }];
    const paid = status({ stage: 'PAID', day: '2027-01-10' });
    await openClaim('STANDARD', { missing }, { ...assessed, ...paid });
    const stages = await screen.findByRole('region', { name: 'How far your claim is' });
    expect(stages).toHaveTextContent('Paid10-Jan-2027');
    expect(stages).not.toHaveTextContent('No payment can be made');
  });

  const written = (state: 'ANSWERED' | 'CLOSED', replied = false) => ({
    AmendmentThread: aThread(state, [
      aMessage({ isAdmin: true, message: 'Please send us your trades.' }),
      ...(replied ? [aMessage({ id: 'a2' }), aMessage({ id: 'a3', isAdmin: true })] : []),
    ]),
  });

  it('says that the office has written until its member replies (AMEND-22)', async () => {
    await openClaim('STANDARD', {}, written('ANSWERED'));
    expect((await screen.findAllByText('We have written to you'))[0]).toBeVisible();
    expect(screen.getByText(/^Please read/)).toHaveTextContent(
      'Please read our message of 19-Nov-2026 and reply to it.',
    );
    expect(screen.getByRole('link', { name: 'our message of 19-Nov-2026' })).toHaveAttribute(
      'href',
      '#amendments',
    );
    expect(screen.queryByText('Nothing is missing')).not.toBeInTheDocument();
  });

  it('says it beside what is missing (AMEND-22)', async () => {
    await openClaim('STANDARD', { trades: [] }, written('ANSWERED'));
    expect(await screen.findByText('1 thing needs you')).toBeVisible();
    expect(screen.getByText(/^Please read/)).toBeVisible();
  });

  it.each([
    ['closed', written('CLOSED')],
    ['answered', written('ANSWERED', true)],
  ])('says nothing of a thread that is %s (AMEND-22)', async (_, thread) => {
    await openClaim('STANDARD', {}, thread);
    expect(await screen.findByText('Nothing is missing')).toBeVisible();
    expect(screen.queryByText(/^Please read/)).not.toBeInTheDocument();
  });
});
