import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHome, scheme } from '../../test-support/answers';
import { field, fill, keptDraft, noDraft } from '../../test-support/claim-form';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';
import { addTrade, fillRegistration } from '../../test-support/registration';

const created = {
  createRegistration: { __typename: 'RegistrationCreated', id: 'r1', message: 'Submission has been created' },
};

async function openForm(answers: Answers = {}) {
  const app = openApp('/submission/create', {
    ...scheme,
    ...signedInAs('STANDARD'),
    ...noDraft,
    MyRegistrations: { myRegistrations: [] },
    MySubmissions: aHome(),
    CreateRegistration: created,
    ...answers,
  });
  // The first render of so long a form takes a while on a busy machine.
  await screen.findByLabelText('Title', {}, { timeout: 20_000 });
  return app;
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));
const summaryLinks = async () => {
  const summary = (await screen.findByText('There is a problem')).closest('div')!;
  return within(summary)
    .getAllByRole('link')
    .map((link) => link.textContent);
};

describe('the older registration form', () => {
  afterEach(() => {
    jest.useRealTimers();
    forgetPerson();
  });

  it('lists everything that is required, in the order of the form, with a link to each (REGISTRATION-8, REGISTRATION-13, REGISTRATION-14, REGISTRATION-15)', async () => {
    const { callsOf } = await openForm();
    await submit();
    expect(await summaryLinks()).toEqual([
      'Title is required',
      'First Name is required',
      'Last Name is required',
      'Mobile is required',
      'Email is required',
      'Mailing Address is required',
      'Suburb is required',
      'State is required',
      'Post Code is required',
      'Group Member Type is required',
      'Same as contact address is required',
      'Registered owner option is required',
      'HIN/SRN is required',
      'Opening balance is required',
      'Trades: Add at least one trade',
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Group Member Type is required' }));
    expect(screen.getByLabelText('Individual or joint shareholder')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Trades: Add at least one trade' }));
    expect(screen.getByRole('button', { name: 'Add Trade' })).toHaveFocus();
    expect(callsOf('CreateRegistration')).toEqual([]);
  });

  it.each([
    ['Individual or joint shareholder', ['Shareholder names are required']],
    ['Company', ['Company names are required', 'ABN/ACN/ARSN is required']],
    [
      'Trustee, custodian or agent',
      [
        'Trustee is required',
        'Group Entity Type is required',
        'Beneficial Owner is required',
        'On Behalf is required',
      ],
    ],
    ['Other', ['Other Specified is required', 'Group Member Name is required']],
  ])(
    'reveals the fields of: %s (REGISTRATION-10, REGISTRATION-11, REGISTRATION-12, REGISTRATION-19)',
    async (type, asked) => {
      await openForm();
      fillRegistration();
      fill({ 'Company names': '', 'ABN/ACN/ARSN': '' });
      await userEvent.click(screen.getByLabelText(type));
      await submit();
      expect(await summaryLinks()).toEqual([...asked, 'Trades: Add at least one trade']);
    },
  );

  it('connects trustee and beneficial owner by one of five relations (REGISTRATION-3)', async () => {
    await openForm();
    await userEvent.click(screen.getByLabelText('Trustee, custodian or agent'));
    const words = (await screen.findAllByText(/^as .+ for$/)).map(({ textContent }) => textContent);
    expect(words).toEqual([
      'as trustee for',
      'as responsible entity for',
      'as custodian for',
      'as investment manager for',
      'as agent for',
    ]);
  });

  it('requires address and owner only when they differ (REGISTRATION-13, REGISTRATION-14)', async () => {
    await openForm();
    fillRegistration();
    await userEvent.click(screen.getByLabelText('No'));
    await userEvent.click(screen.getByLabelText('Someone else'));
    await submit();
    expect(await summaryLinks()).toEqual([
      'Street address is required',
      'Suburb is required',
      'State is required',
      'Post Code is required',
      'Registered owner is required',
      'Trades: Add at least one trade',
    ]);
  });

  it('is sent once by a double click, confirms it, and redirects home after three seconds (REGISTRATION-24)', async () => {
    const { callsOf, url } = await openForm();
    fillRegistration();
    await addTrade('100');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    const button = screen.getByRole('button', { name: 'Submit' });
    act(() => {
      button.click();
      button.click();
    });
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getAllByText('Submission has been created').length).toBeGreaterThan(0);
    expect(callsOf('CreateRegistration')).toHaveLength(1);
    const [call] = callsOf('CreateRegistration');
    expect(call!.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(call!.variables.input).toMatchObject({
      contactInformation: { mobile: '0400 000 000' },
      groupMemberDetails: { groupMemberType: 'COMPANY', companyName: 'Quill Pty Ltd', onBehalf: null },
      groupMemberAddress: { sameAsContactAddress: true },
      tradeDetails: {
        openingBalance: 'NONE',
        tradeData: [
          {
            transactionType: 'BUY',
            tradeDate: '2018-03-01',
            quantity: '100',
            totalAmount: '450.255',
            tradeType: 'ON_MARKET',
          },
        ],
      },
    });
    await act(() => jest.advanceTimersByTimeAsync(2800));
    expect(url()).toBe('/submission/create');
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(url()).toBe('/account/profile');
  });

  it('does not send fields hidden by choices (REGISTRATION-10)', async () => {
    const { callsOf } = await openForm();
    fillRegistration();
    await userEvent.click(screen.getByLabelText('Individual or joint shareholder'));
    fill({ 'Shareholder names': 'Avery Quill' });
    await addTrade('100');
    await submit();
    await waitFor(() => expect(callsOf('CreateRegistration')).toHaveLength(1));
    expect(callsOf('CreateRegistration')[0]!.variables.input).toMatchObject({
      groupMemberDetails: { companyName: '', abnAcnArsn: '', shareholderNames: 'Avery Quill' },
    });
  });

  it('keeps what was typed when saving fails (REGISTRATION-25)', async () => {
    const refusal = new Refusal('BAD_USER_INPUT', 'Title may not be this.', {
      'contactInformation.title': 'Title may not be this',
    });
    await openForm({ CreateRegistration: () => refusal });
    fillRegistration();
    await addTrade('100');
    await submit();
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    expect(field('Title')).toHaveValue('Ms');
    expect(field('Title')).toHaveAccessibleDescription(expect.stringContaining('Title may not be this'));
    expect(screen.getByRole('button', { name: /^Delete Buy/ })).toBeVisible();
  });

  it('the older registration form is restored as it was left', async () => {
    await openForm(
      keptDraft('REGISTRATION_CREATE', {
        contactInformation: { title: 'Dr', firstName: 'Robin' },
        groupMemberDetails: { groupMemberType: 'COMPANY', companyName: 'Kept Pty Ltd' },
        unknown: 'of an older version',
      }),
    );
    expect(field('Title')).toHaveValue('Dr');
    expect(field('Company names')).toHaveValue('Kept Pty Ltd');
    expect(field('Last Name')).toHaveValue('');
    expect(screen.getByText(/We saved what you typed/)).toBeVisible();
  });
});

describe('the trades of the older form', () => {
  afterEach(forgetPerson);

  it('require every field of a trade, and offer four types (REGISTRATION-6, REGISTRATION-16, REGISTRATION-22)', async () => {
    await openForm();
    await userEvent.click(screen.getByRole('button', { name: 'Add Trade' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Trade Details' }));
    const offered = within(dialog.getByLabelText('Transaction Type')).getAllByRole('option');
    expect(offered.map((option) => option.textContent)).toEqual([
      '--SELECT--',
      'Buy',
      'Sell',
      'Transfer in',
      'Transfer out',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Add Trade Details' }));
    expect(await dialog.findAllByText('Required')).toHaveLength(5);
    expect(screen.queryByText('Title is required')).not.toBeInTheDocument();
    const summary = dialog.getByText('There is a problem').closest('div')!;
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Transaction Type: Required',
      'Trade Date: Required',
      'Quantity: Required',
      'Total Amount: Required',
      'Trade Type: Required',
    ]);
    expect(summary).toHaveFocus();
  });

  it('report an impossible date as invalid, not as missing', async () => {
    await openForm();
    await userEvent.click(screen.getByRole('button', { name: 'Add Trade' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Trade Details' }));
    await userEvent.type(dialog.getByLabelText('Trade Date'), '31/2/2018');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Trade Details' }));
    expect(
      await dialog.findByText('Enter a real date, such as 28/02/2018, 28-Feb-2018 or 2018-02-28'),
    ).toBeVisible();
    expect(dialog.getAllByText('Required')).toHaveLength(4);
  });

  it('warn of a date outside the period, and accept it (REGISTRATION-18)', async () => {
    await openForm();
    await userEvent.click(screen.getByRole('button', { name: 'Add Trade' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Trade Details' }));
    const warning = /^Trade Date is outside the period 24-Aug-2017 to 12-Nov-2018\. You can keep it/;
    fill({ 'Transaction Type': 'BUY', 'Trade Date': '2018-11-12' });
    expect(dialog.queryByText(warning)).toBeNull();
    fill({ 'Trade Date': '2020-01-01', Quantity: '100', 'Total Amount': '450', 'Trade Type': 'ON_MARKET' });
    expect(await dialog.findByText(warning)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add Trade Details' }));
    expect(await screen.findByRole('button', { name: 'Delete Buy 01-Jan-2020, 100 shares' })).toBeVisible();
  });

  it('delete exactly the chosen row, and restore it at its position (REGISTRATION-23)', async () => {
    await openForm();
    await addTrade('100');
    await addTrade('200');
    await addTrade('300');
    expect(screen.getAllByRole('cell', { name: /450\.26/ })).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Delete Buy 01-Mar-2018, 200 shares' }));
    expect(screen.getAllByRole('button', { name: /^Delete Buy/ }).map((button) => button.ariaLabel)).toEqual([
      'Delete Buy 01-Mar-2018, 100 shares',
      'Delete Buy 01-Mar-2018, 300 shares',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Restore it' }));
    expect(screen.getAllByRole('button', { name: /^Delete Buy/ })[1]!.ariaLabel).toContain('200 shares');
  });
});
