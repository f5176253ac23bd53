import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aManagedUser, aUserPage, scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';

const open = (answers: Answers = {}, path = '/admin/manage-users') =>
  openApp(path, {
    ...scheme,
    ...signedInAs('MASTER_ADMIN'),
    UserList: ({ page, role }: Record<string, unknown>) =>
      aUserPage(page as number, [
        aManagedUser({ id: `${String(role)}-${String(page)}` }),
        aManagedUser({ id: 'pending', email: 'pending@vale.example', timeCreatedAt: null, enabled: false }),
      ]),
    EditedUser: { user: aManagedUser() },
    ...answers,
  });
const editFirst = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Edit robin@vale.example' }));

describe("the administrator's users", () => {
  afterEach(forgetPerson);

  it('shows standard users with the prescribed columns (USER-2, USER-3)', async () => {
    const app = open();
    const row = (await screen.findByText('robin@vale.example')).closest('tr')!;
    const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
    expect(headers).toEqual([
      'Registration Date',
      'Name',
      'Email',
      'Account Verification',
      'Status',
      'Action',
    ]);
    // The day in Sydney, where it was already the next one.
    expect(within(row).getByText('02-Mar-2026')).toBeVisible();
    expect(within(row).getByText('Verified')).toBeVisible();
    expect(within(row).getByText('Active')).toBeVisible();
    expect(screen.getByText('Pending')).toBeVisible();
    expect(screen.getByText('Disabled')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear Search' })).not.toBeInTheDocument();
    expect(app.callsOf('UserList')[0]?.variables).toEqual({ role: 'STANDARD', query: null, page: 1 });
  });

  it('shows the labels of the five roles (USER-1)', async () => {
    open();
    const roles = within(await screen.findByLabelText('Role')).getAllByRole<HTMLOptionElement>('option');
    expect(roles.map(({ value, textContent }) => [value, textContent])).toEqual([
      ['STANDARD', 'Standard'],
      ['MASTER_ADMIN', 'Admin'],
      ['REVIEWER', 'Reviewer'],
      ['SUPPORT', 'Support'],
      ['AUDITOR', 'Auditor'],
    ]);
  });

  it('opens the dialog by a click anywhere on the row, and by keyboard on its button', async () => {
    open();
    const row = (await screen.findByText('robin@vale.example')).closest('tr')!;
    await userEvent.click(within(row).getByText('02-Mar-2026'));
    expect(await screen.findByRole('dialog', { name: 'Edit User' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    screen.getByRole('button', { name: 'Edit robin@vale.example' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Edit User' })).toBeVisible();
  });

  it('keeps page, role and search in the URL; a new search starts at page 1 and can be cleared (USER-3, USER-4)', async () => {
    const app = open({}, '/admin/manage-users?page=2');
    await screen.findByText('Page 2 of 2');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(app.url()).toBe('/admin/manage-users?page=2');
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Admin');
    await waitFor(() => expect(app.url()).toBe('/admin/manage-users?role=MASTER_ADMIN'));
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(app.url()).toBe('/admin/manage-users?role=MASTER_ADMIN&page=2'));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await userEvent.type(await screen.findByPlaceholderText('Email, Name'), 'vale{Enter}');
    await waitFor(() => expect(app.url()).toBe('/admin/manage-users?role=MASTER_ADMIN&search=vale'));
    await waitFor(() =>
      expect(app.callsOf('UserList').at(-1)?.variables).toEqual({
        role: 'MASTER_ADMIN',
        query: 'vale',
        page: 1,
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Clear Search' }));
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
    await waitFor(() => expect(app.url()).toBe('/admin/manage-users?role=MASTER_ADMIN'));
  });

  it('edits a user: the dialog closes at once and the alert reports the outcome (USER-5, USER-6, USER-7)', async () => {
    const app = open({ UpdateUser: { updateUser: { message: 'User has been updated.' } } });
    await editFirst();
    const dialog = await screen.findByRole('dialog', { name: 'Edit User' });
    const name = await within(dialog).findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Update' }));
    expect(await within(dialog).findByRole('link', { name: 'Name: Required' })).toBeVisible();
    await userEvent.type(name, 'Robin V. Vale');
    await userEvent.selectOptions(within(dialog).getByLabelText('Role'), 'Auditor');
    await userEvent.click(within(dialog).getByLabelText('Active Status'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('User has been updated.')).toBeVisible();
    expect(app.callsOf('UpdateUser')[0]?.variables).toEqual({
      id: 'u7',
      version: 4,
      input: {
        name: 'Robin V. Vale',
        email: 'robin@vale.example',
        role: 'AUDITOR',
        enabled: false,
      },
    });
  });

  it('says from when on an account may check what others did, while it waits (USER-19)', async () => {
    const checksFrom = '2026-03-03T20:00:00Z';
    const waiting = aManagedUser({ role: 'MASTER_ADMIN', checksFrom });
    open({ EditedUser: { user: waiting } });
    await editFirst();
    const dialog = await screen.findByRole('dialog', { name: 'Edit User' });
    expect(
      await within(dialog).findByText(
        /^From 04-Mar-2026 at 07:00 on, this account can approve, confirm and release what others did/,
      ),
    ).toBeVisible();
  });

  describe('making somebody an administrator', () => {
    const NEEDED =
      'For your safety, somebody can only be made an administrator with a code or your password.';
    /** Answers that it must be proven first, then as `proven` does. */
    const unproven = (proven: object) => (variables: { proof?: object }) =>
      variables.proof ? proven : new Refusal('BAD_USER_INPUT', NEEDED, { proof: NEEDED });
    const promote = async () => {
      await editFirst();
      const dialog = await screen.findByRole('dialog', { name: 'Edit User' });
      await userEvent.selectOptions(await within(dialog).findByLabelText('Role'), 'Admin');
      expect(within(dialog).getByText(/^An administrator reads and changes every claim/)).toBeVisible();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Update' }));
    };
    const question = () => screen.findByRole('dialog', { name: 'Make robin@vale.example an administrator?' });

    it('needs nothing else just after signing in, and closes the dialog at once (USER-16)', async () => {
      const app = open({ UpdateUser: { updateUser: { message: 'User has been updated.' } } });
      await promote();
      expect(await screen.findByText('User has been updated.')).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(app.callsOf('UpdateUser')).toHaveLength(1);
    });

    it('asks for the password or a code where the server wants to know who does it (USER-16, ACT-2)', async () => {
      const app = open({ UpdateUser: unproven({ updateUser: { message: 'User has been updated.' } }) });
      await promote();
      const asked = await question();
      await userEvent.click(within(asked).getByRole('button', { name: 'Make administrator' }));
      expect(await within(asked).findByRole('link', { name: /No password provided/ })).toBeVisible();
      await userEvent.type(within(asked).getByLabelText('Password'), 'my password');
      await userEvent.click(within(asked).getByRole('button', { name: 'Make administrator' }));
      expect(await screen.findByText('User has been updated.')).toBeVisible();
      expect(app.callsOf('UpdateUser').at(-1)?.variables).toMatchObject({
        input: { role: 'MASTER_ADMIN' },
        proof: { password: 'my password' },
      });
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });

    it('shows a wrong password in the question, and returns to the edit by Cancel (USER-16)', async () => {
      const message = 'The password is not right.';
      open({ UpdateUser: unproven(new Refusal('BAD_USER_INPUT', message, { password: message })) });
      await promote();
      const asked = await question();
      await userEvent.type(within(asked).getByLabelText('Password'), 'wrong');
      await userEvent.click(within(asked).getByRole('button', { name: 'Make administrator' }));
      expect(await within(asked).findByRole('link', { name: message })).toBeVisible();
      await userEvent.click(within(asked).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(asked).not.toBeInTheDocument());
      const dialog = await screen.findByRole('dialog', { name: 'Edit User' });
      expect(await within(dialog).findByLabelText('Role')).toHaveValue('MASTER_ADMIN');
    });
  });

  it.each<[string, object, (dialog: HTMLElement) => Promise<unknown>]>([
    [
      'gets another mailbox',
      {},
      async (dialog) => {
        const email = within(dialog).getByLabelText('Email');
        await userEvent.clear(email);
        await userEvent.type(email, 'second@vale.example');
      },
    ],
    [
      'is enabled again',
      { enabled: false },
      (dialog) => userEvent.click(within(dialog).getByLabelText('Active Status')),
    ],
  ])(
    'says before that an administrator’s account which %s waits 48 hours (USER-18)',
    async (_, of, change) => {
      open({ EditedUser: { user: aManagedUser({ role: 'MASTER_ADMIN', ...of }) } });
      await editFirst();
      const dialog = await screen.findByRole('dialog', { name: 'Edit User' });
      await within(dialog).findByLabelText('Role');
      expect(within(dialog).queryByText(/^All administrators are notified/)).toBeNull();
      await change(dialog);
      expect(within(dialog).getByText(/^All administrators are notified/)).toBeVisible();
    },
  );

  it('validates on Update only: a message on blur would move the button away during a click', async () => {
    open({});
    await editFirst();
    await userEvent.clear(await screen.findByLabelText('Email'));
    await userEvent.tab();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText('Required')).not.toBeInTheDocument();
  });

  it('does not claim that an account was not updated when the response was lost', async () => {
    const app = open({ UpdateUser: () => Promise.reject(new TypeError('Failed to fetch')) });
    await editFirst();
    const lists = app.callsOf('UserList').length;
    await userEvent.click(await screen.findByRole('button', { name: 'Update' }));
    expect(await screen.findByText(/robin@vale.example may still have been updated/)).toBeVisible();
    expect(screen.queryByText(/was not updated/)).not.toBeInTheDocument();
    await waitFor(() => expect(app.callsOf('UserList').length).toBeGreaterThan(lists));
  });

  it('shows the message of the server, and restores what was typed (USER-7)', async () => {
    open({ UpdateUser: new Refusal('CONFLICT', 'The last administrator cannot be disabled.') });
    await editFirst();
    const email = await screen.findByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'new@vale.example');
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('The last administrator cannot be disabled.')).toBeVisible();
    expect(screen.getByText('ERROR')).toBeVisible();
    expect(screen.getByText(/^robin@vale.example was not updated/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit again' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('new@vale.example');
  });

  it('shows messages when nobody is found, and when the list could not be loaded', async () => {
    open({ UserList: { users: aUserPage(1, [], 0).users } }, '/admin/manage-users?search=nobody');
    expect(await screen.findByText('Nothing found')).toBeVisible();
    forgetPerson();
    open({ UserList: new Refusal('INTERNAL_SERVER_ERROR', 'Something went wrong') });
    expect(await screen.findByText('The users could not be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('is not accessible to members (SCREEN-6)', async () => {
    const app = openApp('/admin/manage-users', { ...scheme, ...signedInAs('STANDARD') });
    await waitFor(() => expect(app.url()).toBe('/login'));
    expect(app.callsOf('UserList')).toHaveLength(0);
  });
});
