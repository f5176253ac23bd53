import { screen, within } from '@testing-library/react';
import { aSubmission, aTrade, scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs } from '../../test-support/open-app';

type Role = 'MASTER_ADMIN' | 'STANDARD';

function openClaim(role: Role, overrides: Parameters<typeof aSubmission>[0] = {}) {
  openApp('/settlement-scheme/view/s1', {
    ...scheme,
    ...signedInAs(role),
    SubmissionView: aSubmission(overrides),
  });
  return screen.findByRole('heading', { level: 1, name: 'Acme Pty Ltd' });
}

const valueOf = (label: string) => screen.getByText(label).closest('div')?.querySelector('dd');

describe('the submission view', () => {
  afterEach(forgetPerson);

  it('shows whose claim it is and lists only the parts that are there', async () => {
    await openClaim('STANDARD');
    expect(screen.getByText('Investor Class Action · Settlement Scheme Portal')).toBeVisible();
    expect(valueOf('RGM')).toHaveTextContent('Acme Nominees');
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    expect(
      within(contents)
        .getAllByRole('link', { hidden: true })
        .map((link) => link.textContent),
    ).toEqual(['Part A Contact Details', 'Part B RGM Claim Data', 'Part C RGM Trade Data']);
  });

  it('shows the Source to administrators', async () => {
    await openClaim('MASTER_ADMIN', { claimType: 'PORTFOLIO' });
    expect(valueOf('Source')).toHaveTextContent('PORTFOLIO');
  });

  it('shows no Source to members', async () => {
    await openClaim('STANDARD', { claimType: 'PORTFOLIO' });
    expect(screen.queryByText('Source')).not.toBeInTheDocument();
  });

  it('shows the BSB of a local bank', async () => {
    await openClaim('STANDARD');
    expect(valueOf('Bank country')).toHaveTextContent('Local (Australia)');
    expect(valueOf('BSB')).toHaveTextContent('062-000');
    expect(screen.queryByText('Swift code')).not.toBeInTheDocument();
  });

  it('shows swift code, city and country of an international bank', async () => {
    await openClaim('STANDARD', {
      bank: { bankType: 'INTERNATIONAL', swiftCode: 'PKOPPLPW', customerCity: 'Łódź' },
    });
    expect(valueOf('Swift code')).toHaveTextContent('PKOPPLPW');
    expect(valueOf('Customer city')).toHaveTextContent('Łódź');
    expect(screen.queryByText('BSB')).not.toBeInTheDocument();
  });

  it('hides OPEN rows and shows the others newest first, with exact figures', async () => {
    await openClaim('STANDARD', {
      trades: [
        aTrade({ id: 't1', transactionType: 'OPEN', tradeDate: '2017-08-23' }),
        aTrade({ id: 't2', tradeDate: '2017-09-30' }),
        aTrade({
          id: 't3',
          tradeDate: '2018-10-05',
          transactionType: 'SELL',
          quantity: '9007199254740993',
          totalAmount: '55155188319639262.031808',
        }),
      ],
    });
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
    expect(cells).toEqual([
      ['Sell', '05-Oct-2018', '9,007,199,254,740,993', '6.1234', '55,155,188,319,639,262.03'],
      ['Buy', '30-Sep-2017', '1,000', '6.1234', '6,123.46'],
    ]);
    expect(screen.getByText('Shares held at close of trade 23 August 2017')).toBeVisible();
  });

  it.each([
    ['12500', '12,500'],
    ['NONE', '0'],
    ['', '0'],
    ['about 500', '0'],
  ])('shows the opening balance %j as %s', async (openingBalance, shown) => {
    await openClaim('STANDARD', { openingBalance });
    expect(valueOf('Opening balance')).toHaveTextContent(shown);
  });

  it('says what is missing and leads to the field', async () => {
    await openClaim('STANDARD', {
      bank: { bsb: '' },
      missing: [{ path: 'bankDetails.bsb', message: 'BSB is required' }],
    });
    expect(screen.getByText('1 thing needs you')).toBeVisible();
    expect(screen.getByRole('link', { name: 'BSB is required' })).toHaveAttribute('href', '#bankDetails.bsb');
    expect(valueOf('BSB')).toHaveTextContent('BSB is required');
  });

  it('says so when the submission is absent or belongs to somebody else', async () => {
    openApp('/settlement-scheme/view/s2', {
      ...scheme,
      ...signedInAs('STANDARD'),
      SubmissionView: new Refusal('NOT_FOUND', 'There is no such submission.'),
    });
    expect(await screen.findByRole('heading', { name: 'Unable to view submission' })).toBeVisible();
  });
});
