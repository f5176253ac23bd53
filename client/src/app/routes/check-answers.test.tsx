import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSubmission, scheme } from '../../test-support/answers';
import { completeClaim, field, fill, keptDraft } from '../../test-support/claim-form';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';

const trade = {
  key: 'k1',
  transactionType: 'BUY',
  tradeDate: '2018-02-01',
  quantity: '1000',
  pricePerShare: '6.12',
  totalAmount: '6120',
};
const withTrade = { ...completeClaim, tradeDetails: { openingBalance: '1200', tradeData: [trade] } };
const filed = { createSubmission: { __typename: 'SubmissionCreated', submissionId: 's1', message: 'Made' } };

async function openForm(claim: object, answers: Answers = {}, query = '') {
  const app = openApp(`/settlement-scheme/create${query}`, {
    ...scheme,
    ...signedInAs('STANDARD'),
    ...keptDraft('SUBMISSION_CREATE', claim),
    SubmissionView: aSubmission(),
    CreateSubmission: filed,
    ...answers,
  });
  await screen.findByRole('button', { name: /^(Check your answers|Submit)$/ });
  return app;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const checkHeading = () => screen.findByRole('heading', { name: 'Check your answers' });
const part = (title: string) =>
  within(screen.getByRole('heading', { level: 2, name: title }).closest('section')!);

describe('the check of the answers before a claim is filed (CLAIM-46)', () => {
  afterEach(forgetPerson);

  it('shows every answer, the trades, the acknowledgements and what cannot be changed afterwards, and sends nothing yet', async () => {
    const { callsOf, url } = await openForm(withTrade);
    await press('Check your answers');
    expect(await checkHeading()).toHaveFocus();
    expect(url()).toBe('/settlement-scheme/create?step=check');
    expect(part('Contact Details').getByText('Avery')).toBeVisible();
    expect(part('Contact Details').getByText('Individual (I am the RGM)')).toBeVisible();
    expect(part('Bank Account Details').getByText('062-000')).toBeVisible();
    expect(part('Bank Account Details').queryByText('Swift code')).not.toBeInTheDocument();
    expect(part('Trades').getByText('1200')).toBeVisible();
    expect(part('Trades').getByText('01-Feb-2018')).toBeVisible();
    for (const text of scheme.Scheme.scheme.acknowledgements)
      expect(part('Acknowledgements').getByText(text)).toBeVisible();
    expect(screen.getByText('After this, trades can only be changed by request')).toBeVisible();
    expect(callsOf('CreateSubmission')).toEqual([]);
    await press('Submit');
    await waitFor(() => expect(url()).toBe('/settlement-scheme/view/s1'));
    expect(callsOf('CreateSubmission')).toHaveLength(1);
  });

  it('leads to the field that is to be changed, and keeps what was typed', async () => {
    await openForm(completeClaim);
    fill({ Position: 'Trustee' });
    await press('Check your answers');
    await checkHeading();
    expect(screen.getByText('Trustee')).toBeVisible();
    expect(screen.getByText('You have entered no transactions.')).toBeVisible();
    await press('Change bank account details');
    await waitFor(() => expect(field('Bank name')).toHaveFocus());
    expect(field('Position')).toHaveValue('Trustee');
  });

  it('says at an answer that its form is unusual (CLAIM-44)', async () => {
    await openForm({ ...completeClaim, bankDetails: { ...completeClaim.bankDetails, bsb: '62000' } });
    await press('Check your answers');
    await checkHeading();
    expect(part('Bank Account Details').getByText(/^A BSB has 6 digits, this one has 5\./)).toBeVisible();
  });

  it('is not reached, by button or URL, while an answer is missing', async () => {
    const { url } = await openForm(
      { ...completeClaim, contactDetails: { ...completeClaim.contactDetails, mobile: '' } },
      {},
      '?step=check',
    );
    await waitFor(() => expect(url()).toBe('/settlement-scheme/create'));
    await press('Check your answers');
    expect(await screen.findByRole('link', { name: 'Phone is required' })).toBeVisible();
    expect(url()).toBe('/settlement-scheme/create');
  });

  it('is shown again after a reload', async () => {
    await openForm(completeClaim, {}, '?step=check');
    expect(await checkHeading()).toBeVisible();
  });

  it('gives way to the form when the server refuses an answer (CLAIM-28)', async () => {
    const fields = { 'contactDetails.mobile': 'The text contains control characters' };
    const { url } = await openForm(completeClaim, {
      CreateSubmission: new Refusal('BAD_USER_INPUT', 'Please check what you have entered.', fields),
    });
    await press('Check your answers');
    await checkHeading();
    await press('Submit');
    const link = await screen.findByRole('link', { name: /^Phone: / });
    await waitFor(() => expect(url()).toBe('/settlement-scheme/create'));
    await userEvent.click(link);
    expect(field('Phone')).toHaveFocus();
  });
});
