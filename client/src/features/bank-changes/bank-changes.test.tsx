import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BankChangeShownFragment, BankDetailsShownFragment, Role } from '../../generated/graphql';
import { aSubmission, claimPage, scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';
import { newAdministrator, NOT_YET } from '../../test-support/new-administrator';

const typed = <T extends object>(name: string, value: T): T => ({ __typename: name, ...value });

const bank = (accountNo: string): BankDetailsShownFragment =>
  typed('BankDetails', {
    bankName: 'Bank of Tests',
    bankType: 'LOCAL' as const,
    bsb: '••••',
    swiftCode: '',
    customerCity: '',
    customerCountry: '',
    accountName: 'Avery Claimant',
    accountNo,
    paymentReference: '',
  });
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const aChange = (overrides: Partial<BankChangeShownFragment> = {}): BankChangeShownFragment =>
  typed('BankChange', {
    id: 'b1',
    submissionId: 's1',
    sid: 'RGM-1',
    legalEntity: 'Avery Claimant',
    state: 'PENDING' as const,
    changedAt: '2026-11-21T03:00:00Z',
    way: 'Edited',
    madeBy: 'Mary Maker',
    earlierMakers: [],
    isOwn: false,
    released: bank('••••040'),
    changed: bank('••••766'),
    changedFields: ['accountNo'],
    releasableAt: '2026-11-23T03:00:05Z',
    paymentDay: null,
    sameAccount: 0,
    sameAccountClaims: [],
    stoppedBefore: false,
    stoppedAt: null,
    decider: null,
    decidedAt: null,
    checkResult: null,
    words: null,
    version: 2,
    ...overrides,
  });
const pageOf = (...changes: BankChangeShownFragment[]) => ({
  bankChanges: typed('BankChangePage', {
    changes,
    pagination: typed('Pagination', { totalItems: changes.length, totalPages: 1 }),
  }),
});
const open = (changes: BankChangeShownFragment[], answers: Answers = {}, role: Role = 'MASTER_ADMIN') =>
  openApp('/admin/bank-changes', {
    ...scheme,
    ...signedInAs(role),
    BankChanges: pageOf(...changes),
    ...answers,
  });
const card = (name: string) => screen.findByRole('region', { name });

describe('the page of changed bank details', () => {
  afterEach(forgetPerson);

  it('shows the released and the new details side by side, masked until they are asked for (BANK-9)', async () => {
    const revealed = { released: bank('10203040'), changed: bank('99887766') };
    const app = open([aChange()], {
      RevealBankChange: { revealBankChange: typed('RevealedBankChange', revealed) },
    });
    const shown = within(await card('RGM-1'));
    expect(shown.getByRole('row', { name: /Account number/ })).toHaveTextContent('••••040••••766');
    expect(shown.getByText(/^Edited by Mary Maker on 21-Nov-2026/)).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Show the numbers of RGM-1' }));
    expect(await shown.findByText('99887766')).toBeVisible();
    expect(app.callsOf('RevealBankChange').map(({ variables }) => variables)).toEqual([{ id: 'b1' }]);
    await userEvent.click(shown.getByRole('button', { name: 'Hide the numbers of RGM-1' }));
    expect(shown.queryByText('99887766')).toBeNull();
  });

  it('marks what differs, also where the masked values look the same (BANK-9)', async () => {
    open([aChange({ released: bank('••••766') })]);
    const row = within(await card('RGM-1')).getByRole('row', { name: /Account number/ });
    expect(within(row).getByText('••••766', { selector: 'strong' })).toBeVisible();
    expect(screen.getByRole('row', { name: /Account name/ }).querySelector('strong')).toBeNull();
  });

  it('releases with the result of the check, words where needed, and the code (BANK-7)', async () => {
    const app = open([aChange()], {
      ReleaseBankChange: { releaseBankChange: typed('BankChange', { id: 'b1' }) },
    });
    await userEvent.click(
      within(await card('RGM-1')).getByRole('button', { name: 'Release the bank details of RGM-1' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Release the bank details of RGM-1' }));
    const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Release' }));
    await submit();
    expect(await dialog.findAllByText('Choose what the check said')).not.toHaveLength(0);
    await userEvent.click(dialog.getByRole('radio', { name: 'No match' }));
    await userEvent.type(dialog.getByLabelText('Code from the e-mail'), '123456');
    await submit();
    expect(await dialog.findAllByText('Write what you found')).not.toHaveLength(0);
    expect(app.callsOf('ReleaseBankChange')).toEqual([]);
    await userEvent.click(dialog.getByRole('radio', { name: /^Match/ }));
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.callsOf('ReleaseBankChange').map(({ variables }) => variables)).toEqual([
      { id: 'b1', version: 2, result: 'MATCH', words: null, code: '123456' },
    ]);
  });

  it('refuses with a reason (BANK-9)', async () => {
    const app = open([aChange()], {
      RefuseBankChange: { refuseBankChange: typed('BankChange', { id: 'b1' }) },
    });
    await userEvent.click(
      within(await card('RGM-1')).getByRole('button', { name: 'Refuse the bank details of RGM-1' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Nobody answers.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    await waitFor(() =>
      expect(app.callsOf('RefuseBankChange').map(({ variables }) => variables)).toEqual([
        { id: 'b1', version: 2, reason: 'Nobody answers.' },
      ]),
    );
  });

  it.each<[string, Partial<BankChangeShownFragment>, RegExp]>([
    ['48 hours', { releasableAt: inHours(29.5) }, /^It can be released in 30 hours, from /],
    ['a payment day', { paymentDay: '2026-12-01' }, /^Payments are made on 01-Dec-2026\./],
    ['the mails', { releasableAt: null }, /^The e-mails about it are on their way\./],
    ['somebody else', { isOwn: true }, /^You entered these details, or/],
  ])('offers no release before %s (BANK-6, BANK-8)', async (_, change, words) => {
    open([aChange(change)]);
    const shown = within(await card('RGM-1'));
    expect(shown.getByText(words)).toBeVisible();
    expect(shown.queryByText(/Changed before by/)).toBeNull();
    expect(shown.queryByRole('button', { name: /^Release/ })).toBeNull();
    expect(shown.getByRole('button', { name: /^Refuse/ })).toBeVisible();
  });

  it('offers no release to a new administrator (USER-19)', async () => {
    open([aChange()], newAdministrator);
    const shown = within(await card('RGM-1'));
    expect(await shown.findByText(NOT_YET)).toBeVisible();
    expect(shown.queryByRole('button', { name: /^Release/ })).toBeNull();
    expect(shown.getByRole('button', { name: /^Refuse/ })).toBeVisible();
  });

  it('names all who changed the details since they were released last (BANK-9)', async () => {
    open([aChange({ earlierMakers: ['Charles Checker', 'Import file.csv'] })]);
    const shown = within(await card('RGM-1'));
    expect(
      shown.getByText(
        / Changed before by Charles Checker, Import file\.csv, since the details were released last\.$/,
      ),
    ).toBeVisible();
  });

  it('warns of a stopped change and of an account that other claims have, with links to them (BANK-5, BANK-9)', async () => {
    const sameAccountClaims = [typed('SameAccountClaim', { id: 's2', sid: 'RGM-2' })];
    open([
      aChange({
        state: 'STOPPED',
        stoppedAt: '2026-11-21T05:00:00Z',
        stoppedBefore: true,
        sameAccount: 3,
        sameAccountClaims,
      }),
    ]);
    const shown = within(await card('RGM-1'));
    expect(shown.getByText('Stopped: ‘This was not me’')).toBeVisible();
    expect(shown.getByText('An earlier change of this claim was stopped: ‘This was not me’.')).toBeVisible();
    expect(shown.getByText('3 other claims name the same account as this claim.')).toBeVisible();
    expect(shown.getByRole('link', { name: 'RGM-2' })).toHaveAttribute('href', '/settlement-scheme/view/s2');
    expect(shown.getByText('and 2 more')).toBeVisible();
  });

  it('shows who released and why, and what to expect when there are none', async () => {
    const done = {
      state: 'RELEASED' as const,
      decider: 'Charles',
      decidedAt: '2026-11-24T00:00:00Z',
      checkResult: 'CLOSE_MATCH' as const,
      words: 'A middle name.',
    };
    const app = open([], {
      BankChanges: ({ state }: { state?: string }) =>
        state === 'RELEASED' ? pageOf(aChange(done)) : pageOf(),
    });
    expect(await screen.findByText('No bank details wait for a decision')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Released');
    expect(
      await screen.findByText(/^Charles released it on 24-Nov-2026 .* Check: Close match\.$/),
    ).toBeVisible();
    expect(screen.getByText('A middle name.')).toBeVisible();
    expect(app.url()).toBe('/admin/bank-changes?state=RELEASED');
  });

  it('offers support nothing but to look (ACCESS-13)', async () => {
    open([aChange()], {}, 'SUPPORT');
    const shown = within(await card('RGM-1'));
    expect(shown.queryByRole('button')).toBeNull();
  });
});

describe('the page behind ‘This was not me’ (BANK-5)', () => {
  const link = (answers: Answers) => openApp('/not-me?token=abc', { ...scheme, ...answers });

  it('does nothing until its button is pressed, and then says what happens next', async () => {
    const app = link({ StopBankChange: { stopBankChange: true } });
    await screen.findByRole('heading', { name: 'Was this not you?' });
    expect(app.url()).toBe('/not-me');
    expect(app.callsOf('StopBankChange')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'This was not me: stop the change' }));
    expect(await screen.findByRole('heading', { name: 'We have stopped the change' })).toBeVisible();
    expect(app.callsOf('StopBankChange').map(({ variables }) => variables)).toEqual([{ token: 'abc' }]);
  });

  it('says that a link does not work', async () => {
    link({ StopBankChange: new Refusal('NOT_FOUND', 'This link does not work.') });
    await userEvent.click(await screen.findByRole('button', { name: /^This was not me/ }));
    expect(await screen.findByText('This link does not work.')).toBeVisible();
  });
});

describe('a claim whose bank details are held (BANK-11)', () => {
  afterEach(forgetPerson);

  const hold = (state: string, more: object = {}) => ({
    bankHold: typed('BankHold', { state, account: '••••766', releasableAt: null, paymentDay: null, ...more }),
  });
  const view = (role: Role, BankHold: object) =>
    openApp('/settlement-scheme/view/s1', {
      ...scheme,
      ...signedInAs(role),
      ...claimPage,
      SubmissionView: aSubmission(),
      BankHold,
    });

  it.each<[string, object, string, RegExp]>([
    [
      'PENDING',
      { releasableAt: '2026-11-23T03:00:05Z' },
      'We are checking your new bank details',
      /^We pay nothing to account ••••766 until we have checked it\. This takes at least until 23-Nov-2026 at 14:00,/,
    ],
    [
      'PENDING',
      {},
      'We are checking your new bank details',
      /This takes at least 48 hours, and we may call you\./,
    ],
    [
      'PENDING',
      { releasableAt: '2026-11-23T03:00:05Z', paymentDay: '2026-12-01' },
      'We are checking your new bank details',
      /As payments are made on 01-Dec-2026, we do so after that day, and may call you\./,
    ],
    ['STOPPED', {}, 'The change of your bank details was stopped', /^Somebody reported that it was not you/],
    [
      'REFUSED',
      {},
      'We could not confirm your new bank details',
      /^Nothing is paid to account ••••766\. Please look/,
    ],
  ])('tells the member what is checked and what to do, %s %j', async (state, more, title, words) => {
    view('STANDARD', hold(state, more));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(
      screen.getByText(/^If it was not you who changed them, press ‘This was not me’ in our e-mail/),
    ).toBeVisible();
  });

  it.each([
    ['PENDING', 'Bank details changed, not released', '/admin/bank-changes'],
    ['STOPPED', 'Bank details changed and stopped: ‘This was not me’', '/admin/bank-changes'],
    ['REFUSED', 'Bank details changed and refused', '/admin/bank-changes?state=REFUSED'],
  ])('tells the office that they are not released, %s', async (state, title, link) => {
    view('REVIEWER', hold(state));
    // Among the open points and above its own notice.
    expect(await screen.findAllByText(title)).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Open the bank changes' })).toHaveAttribute('href', link);
  });
});
