import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHome, scheme } from '../../test-support/answers';
import { field, fill, noDraft } from '../../test-support/claim-form';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';
import { aRegistration, aRegistrationTrade } from '../../test-support/registration';

const open = (path: string, answers: Answers = {}) =>
  openApp(path, {
    ...scheme,
    ...signedInAs('STANDARD'),
    ...noDraft,
    MySubmissions: aHome(),
    MyRegistrations: { myRegistrations: [] },
    RegistrationView: aRegistration(),
    ...answers,
  });
const absent = { RegistrationView: () => new Refusal('NOT_FOUND', 'Unable to view submission') };
/** The first render of so long a form takes a while on a busy machine. */
const patience = { timeout: 20_000 };
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));

describe('the view of an older registration', () => {
  afterEach(forgetPerson);

  it('shows all parts, totals to two decimals and days as dd-MMM-yyyy (REGISTRATION-21, SCREEN-20, SCREEN-21)', async () => {
    open('/submission/r1/view', {
      RegistrationView: aRegistration({
        trades: [
          aRegistrationTrade({ id: 't1', tradeDate: '2018-01-05', totalAmount: '1234567.005' }),
          aRegistrationTrade({ id: 't2', tradeDate: '2018-03-01', transactionType: 'TRANSFER' }),
        ],
      }),
    });
    await screen.findByRole('heading', { level: 1, name: 'Avery & Robin Quill' });
    expect(screen.getByText('Filed on 03-Jan-2022 by Avery Quill (avery@scheme.example)')).toBeVisible();
    for (const part of ['1 Contact Details', '2 Group Member', '5 Trade Data'])
      expect(screen.getByRole('heading', { name: `Part ${part}` })).toBeVisible();
    expect(screen.getByText('X0012345678')).toBeVisible();
    expect(screen.queryByText('Company names')).not.toBeInTheDocument();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['Transfer', '01-Mar-2018', '100', '450.26', 'On market'],
      ['Buy', '05-Jan-2018', '100', '1,234,567.01', 'On market'],
    ]);
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/submission/r1');
    expect(screen.queryAllByRole('textbox')).toEqual([]);
  });

  it.each(['/submission/none/view', '/submission/none'])(
    'says at %s that the registration does not exist (REGISTRATION-20, SCREEN-29)',
    async (path) => {
      open(path, absent);
      expect(await screen.findByRole('heading', { name: 'Unable to view submission' })).toBeVisible();
    },
  );
});

describe('the edit of an older registration', () => {
  afterEach(forgetPerson);

  it('starts with the stored answers and saves over the version that was read (REGISTRATION-20, REGISTRATION-24)', async () => {
    const { callsOf } = open('/submission/r1', {
      UpdateRegistration: { updateRegistration: aRegistration({ version: 2 }).registration },
    });
    expect(await screen.findByLabelText('First Name', {}, patience)).toHaveValue('Avery');
    expect(screen.getByLabelText('Individual or joint shareholder')).toBeChecked();
    fill({ 'First Name': 'Robin' });
    await submit();
    expect((await screen.findAllByText('Submission has been updated')).length).toBeGreaterThan(0);
    expect(callsOf('UpdateRegistration')[0]!.variables).toMatchObject({
      id: 'r1',
      version: 1,
      input: {
        contactInformation: { firstName: 'Robin' },
        tradeDetails: { tradeData: [{ quantity: '100' }] },
      },
    });
  });

  it('deletes one of two equal trades, and no other (REGISTRATION-23)', async () => {
    const equal = [aRegistrationTrade({ id: 't1' }), aRegistrationTrade({ id: 't2' })];
    const trades = [...equal, aRegistrationTrade({ id: 't3', quantity: '7' })];
    const { callsOf } = open('/submission/r1', {
      RegistrationView: aRegistration({ trades }),
      UpdateRegistration: { updateRegistration: aRegistration({ version: 2 }).registration },
    });
    const buttons = await screen.findAllByRole(
      'button',
      { name: 'Delete Buy 01-Mar-2018, 100 shares' },
      patience,
    );
    await userEvent.click(buttons[0]!);
    await submit();
    await waitFor(() => expect(callsOf('UpdateRegistration')).toHaveLength(1));
    expect(callsOf('UpdateRegistration')[0]!.variables.input).toMatchObject({
      tradeDetails: { tradeData: [{ quantity: '100' }, { quantity: '7' }] },
    });
  });

  it('shows what another user changed meanwhile, and overwrites nothing', async () => {
    let now = aRegistration();
    const conflict = new Refusal('CONFLICT', 'Someone has changed this registration in the meantime.');
    const saved = { updateRegistration: aRegistration({ version: 3 }).registration };
    const { callsOf } = open('/submission/r1', {
      RegistrationView: () => now,
      UpdateRegistration: ({ version }) => (version === 2 ? saved : conflict),
    });
    await screen.findByLabelText('First Name', {}, patience);
    now = aRegistration({ version: 2, firstName: 'Theirs', company: 'Their Pty Ltd' });
    fill({ 'First Name': 'Mine' });
    await submit();
    const panel = within(
      await screen.findByRole('alert', { name: 'The registration was changed in the meantime' }),
    );
    const rows = panel.getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['First Name', 'Avery', 'Theirs', 'Mine'],
      ['Company', 'Not given', 'Their Pty Ltd', 'You did not change it'],
    ]);
    expect(field('First Name')).toHaveValue('Mine');
    await userEvent.click(panel.getByRole('button', { name: 'Keep my answers' }));
    expect(screen.getByRole('textbox', { name: 'Company (optional)' })).toHaveValue('Their Pty Ltd');
    await submit();
    await waitFor(() => expect(callsOf('UpdateRegistration')).toHaveLength(2));
    expect(callsOf('UpdateRegistration')[1]!.variables).toMatchObject({
      version: 2,
      input: { contactInformation: { firstName: 'Mine', company: 'Their Pty Ltd' } },
    });
  });

  it('cancels the redirect home when the member leaves first', async () => {
    const { router, url } = open('/submission/r1', {
      UpdateRegistration: { updateRegistration: aRegistration({ version: 2 }).registration },
    });
    await screen.findByLabelText('First Name', {}, patience);
    await submit();
    await userEvent.click(await screen.findByRole('link', { name: 'view what you submitted' }));
    expect(url()).toBe('/submission/r1/view');
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 3100)));
    expect(router.state.location.pathname).toBe('/submission/r1/view');
  });
});

describe("the older registrations on a member's home", () => {
  afterEach(forgetPerson);

  it('older registrations have their own heading, each linked to its view (SCREEN-16)', async () => {
    const row = { __typename: 'RegistrationListItem', id: 'r1', name: 'Avery & Robin Quill' };
    open('/account/profile', {
      MyRegistrations: { myRegistrations: [{ ...row, timeCreatedAt: '2022-01-02T20:00:00Z' }] },
    });
    expect(await screen.findByRole('heading', { name: 'Older registrations' })).toBeVisible();
    const link = screen.getByRole('link', { name: /Avery & Robin Quill/ });
    expect(link).toHaveAttribute('href', '/submission/r1/view');
    expect(await within(link).findByText('Filed on 03-Jan-2022')).toBeVisible();
  });

  it('older registrations are not mentioned when there are none (SCREEN-16)', async () => {
    open('/account/profile');
    await screen.findByText('There is no registration for your e-mail address');
    expect(screen.queryByRole('heading', { name: 'Older registrations' })).not.toBeInTheDocument();
  });
});
