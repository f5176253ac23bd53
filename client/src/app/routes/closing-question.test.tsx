import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSubmission, aTrade, claimPage, scheme } from '../../test-support/answers';
import { completeClaim, field, fill, keptDraft } from '../../test-support/claim-form';
import { ledgerRules } from '../../test-support/ledger-rules';
import { forgetPerson, openApp, signedInAs, type Answers } from '../../test-support/open-app';

const trade = {
  key: 'k1',
  transactionType: 'BUY',
  tradeDate: '2018-02-01',
  quantity: '150',
  pricePerShare: '2',
  totalAmount: '300',
};
/** Not counted: it is after the last day of the rules. */
const late = { ...trade, key: 'k2', tradeDate: '2018-11-13', quantity: '7', totalAmount: '14' };
const filed = { createSubmission: { __typename: 'SubmissionCreated', submissionId: 's1', message: 'Made' } };
const asks = (shares: string) => `So you held ${shares} shares at the close of 12-Nov-2018. Is that right?`;
const question = (shares: string) => screen.findByRole('radiogroup', { name: `${asks(shares)} (optional)` });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answer = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const YES = /^Yes$/;
const NO = /^No, I held another number$/;

async function openForm(tradeDetails: object, answers: Answers = ledgerRules) {
  const app = openApp('/settlement-scheme/create', {
    ...scheme,
    ...signedInAs('STANDARD'),
    ...keptDraft('SUBMISSION_CREATE', { ...completeClaim, tradeDetails }),
    SubmissionView: aSubmission(),
    CreateSubmission: filed,
    ...answers,
  });
  await screen.findByRole('button', { name: 'Check your answers' });
  return app;
}

type App = Awaited<ReturnType<typeof openForm>>;

/** Files the claim as it stands, and returns the closing balance that it stated. */
async function filedWith(app: App): Promise<unknown> {
  await press('Check your answers');
  await screen.findByRole('heading', { name: 'Check your answers' });
  await press('Submit');
  return statedBy(app);
}

async function statedBy({ callsOf }: App): Promise<unknown> {
  await waitFor(() => expect(callsOf('CreateSubmission')).toHaveLength(1));
  const [call] = callsOf('CreateSubmission');
  return (call!.variables.input as { tradeDetails: { closingBalance: unknown } }).tradeDetails.closingBalance;
}

describe('the closing balance of a new claim (TRADE-30)', () => {
  afterEach(forgetPerson);

  it('is the number that opening balance and counted trades leave, when the member says Yes', async () => {
    const app = await openForm({ openingBalance: '200', tradeData: [trade, late] });
    await question('350');
    expect(screen.getByRole('radio', { name: YES })).not.toBeChecked();
    await answer(YES);
    expect(screen.getByRole('radio', { name: YES })).toBeChecked();
    expect(await filedWith(app)).toBe('350');
  });

  it('is the member’s own number otherwise, with what to do about the difference, which prevents nothing', async () => {
    const app = await openForm({ openingBalance: '200', tradeData: [trade] });
    await question('350');
    await answer(NO);
    fill({ 'Closing balance': '1,400' });
    expect(
      await screen.findByText(/^The trades above leave 350\. Please add the trade that is missing/),
    ).toBeVisible();
    await press('Check your answers');
    const check = within(
      (await screen.findByRole('heading', { level: 2, name: 'Trades' })).closest('section')!,
    );
    expect(check.getByText('1,400')).toBeVisible();
    expect(
      check.getByText('The closing balance differs: 1,400 stated, 350 by the transactions'),
    ).toBeVisible();
    await press('Submit');
    expect(await statedBy(app)).toBe('1,400');
  });

  it('keeps the field for the own number while it passes the number that was asked about', async () => {
    await openForm({ openingBalance: '200', tradeData: [trade] });
    await question('350');
    await answer(NO);
    await userEvent.type(field('Closing balance'), '350');
    expect(field('Closing balance')).toHaveValue('350');
    expect(screen.queryByText(/^The trades above leave/)).not.toBeInTheDocument();
    await userEvent.type(field('Closing balance'), '0');
    expect(field('Closing balance')).toHaveValue('3500');
  });

  it('must be a whole number', async () => {
    await openForm({ openingBalance: '200', tradeData: [trade] });
    await question('350');
    await answer(NO);
    fill({ 'Closing balance': 'about 300' });
    await press('Check your answers');
    const message = 'Closing balance must be a whole number of shares, such as 1,200';
    expect(await screen.findByRole('link', { name: message })).toBeVisible();
  });

  it('is asked again when the number changes after a Yes, and not stated until then', async () => {
    const app = await openForm({ openingBalance: '200', tradeData: [trade] });
    await question('350');
    await answer(YES);
    fill({ 'Opening balance': '250' });
    await question('400');
    expect(screen.getByRole('radio', { name: YES })).not.toBeChecked();
    expect(
      screen.getByText('The number has changed since you answered, so please answer again.'),
    ).toBeVisible();
    expect(await filedWith(app)).toBe('');
  });

  it('keeps an own number when the trades change', async () => {
    await openForm({ openingBalance: '200', closingBalance: '500', tradeData: [trade] });
    await question('350');
    expect(field('Closing balance')).toHaveValue('500');
    fill({ 'Opening balance': '350' });
    await question('500');
    expect(screen.getByRole('radio', { name: YES })).toBeChecked();
  });

  it('is not asked about before there is something to count, below zero, or while no rules are in force', async () => {
    await openForm({ openingBalance: '', tradeData: [] });
    await waitFor(() => expect(field('Opening balance')).toHaveValue(''));
    expect(screen.queryByRole('radio', { name: YES })).not.toBeInTheDocument();
    fill({ 'Opening balance': '5' });
    await question('5');
    fill({ 'Opening balance': '-5' });
    expect(screen.queryByRole('radio', { name: YES })).not.toBeInTheDocument();
    forgetPerson();
    await openForm(
      { openingBalance: '200', tradeData: [trade] },
      {
        LedgerRules: { ledgerRules: null },
      },
    );
    expect(screen.queryByRole('radio', { name: YES })).not.toBeInTheDocument();
  });
});

describe('the closing balance of a filed claim', () => {
  afterEach(forgetPerson);

  const openView = (role: 'STANDARD' | 'MASTER_ADMIN', closingBalance: string) => {
    const claim = aSubmission({
      openingBalance: '200',
      trades: [aTrade({ tradeDate: '2018-02-01', quantity: '150', pricePerShare: '2', totalAmount: '300' })],
    });
    claim.submission.submissionData.tradeDetails.closingBalance = closingBalance;
    openApp('/settlement-scheme/view/s1', {
      ...scheme,
      ...claimPage,
      ...ledgerRules,
      ...signedInAs(role),
      SubmissionView: claim,
    });
  };

  it('is shown with its day, and with what it comes to when it differs (LEDGER-9)', async () => {
    openView('STANDARD', '400');
    expect(
      await screen.findByText('The closing balance differs: 400 stated, 350 by the transactions'),
    ).toBeVisible();
    expect(screen.getByText('Shares held at close of trade 12 November 2018')).toBeVisible();
    expect(
      screen.getByText(/Often a transaction is not recorded here\. If you know which one/),
    ).toBeVisible();
  });

  it('says nothing when it is right', async () => {
    openView('STANDARD', '350');
    expect(await screen.findByText('Shares held at close of trade 12 November 2018')).toBeVisible();
    expect(screen.queryByText(/^The closing balance differs/)).not.toBeInTheDocument();
  });
});
