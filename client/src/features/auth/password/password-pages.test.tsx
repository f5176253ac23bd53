import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHome, aUser, scheme } from '../../../test-support/answers';
import { forgetPerson, keptInTab, openApp, Refusal, signedInAs } from '../../../test-support/open-app';
import { newAdministrator, NOT_YET } from '../../../test-support/new-administrator';

afterEach(forgetPerson);

describe('asking for a reset link', () => {
  it('asks for the address and says that a mail was sent (ACCOUNT-17, ACCOUNT-18)', async () => {
    const app = openApp('/reset-password', {
      ...scheme,
      ForgotPassword: { forgotPassword: { message: 'x' } },
    });
    expect(await screen.findByRole('heading', { name: 'Reset Password' })).toBeVisible();
    expect(screen.getByText('Enter your registered email to send reset link')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email'), 'r@v.example');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByRole('heading', { name: 'Email Verification' })).toBeVisible();
    expect(screen.getByText('We have sent an email to complete your password reset')).toBeVisible();
    expect(screen.getByText(/check your spam folder/)).toBeVisible();
    expect(app.callsOf('ForgotPassword')[0]?.variables).toEqual({ email: 'r@v.example' });
  });

  it("requires an address, and shows the server's error (ACCOUNT-17, ACCOUNT-23)", async () => {
    openApp('/reset-password', { ...scheme, ForgotPassword: new Refusal('RATE_LIMITED', 'Please wait.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Reset' }));
    expect(await screen.findByRole('link', { name: 'Email is required' })).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email'), 'r@v.example{Enter}');
    await waitFor(() => expect(screen.getAllByText('Please wait.')).toHaveLength(2));
  });
});

describe('a mailed link that no longer works', () => {
  it('is said before a password is typed, and a new one can be asked for (ACCOUNT-35)', async () => {
    const app = openApp('/reset-password?token=used', {
      ...scheme,
      ResetLink: { resetLinkValid: false },
      ForgotPassword: { forgotPassword: { message: 'x' } },
    });
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'This link no longer works' })).toHaveFocus(),
    );
    expect(app.callsOf('ResetLink')[0]?.variables).toEqual({ token: 'used' });
    expect(screen.getByLabelText('Password')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a new link' }));
    await userEvent.type(await screen.findByLabelText('Email'), 'r@v.example{Enter}');
    expect(await screen.findByRole('heading', { name: 'Email Verification' })).toBeVisible();
    expect(keptInTab()).not.toContain('used');
  });
});

describe('a new password by the mailed link', () => {
  const type = async (password: string, confirm: string) => {
    await userEvent.type(await screen.findByLabelText('Password'), password);
    await userEvent.type(screen.getByLabelText('Confirm Password'), `${confirm}{Enter}`);
  };

  it('removes the token from the address bar, sends it and leads to sign in (ACCOUNT-20, ACCOUNT-22, ACCOUNT-30)', async () => {
    const app = openApp('/reset-password?token=t0ken', {
      ...scheme,
      ResetPassword: { resetPassword: { message: 'Password has been updated' } },
    });
    await waitFor(() => expect(app.url()).toBe('/reset-password'));
    await type('long enough', 'long enough');
    expect(await screen.findByRole('heading', { name: 'Password has been updated' })).toBeVisible();
    expect(app.callsOf('ResetPassword')[0]?.variables).toEqual({
      input: { password: 'long enough', token: 't0ken' },
    });
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(keptInTab()).not.toContain('t0ken');
  });

  it('rejects a short password and two different ones (ACCOUNT-21)', async () => {
    const app = openApp('/reset-password?token=t0ken', scheme);
    await type('short', 'other');
    expect(
      await screen.findByRole('link', { name: 'Password should be at least 8 characters long' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Passwords must match' })).toBeVisible();
    expect(app.callsOf('ResetPassword')).toHaveLength(0);
  });

  it("shows the server's error and offers a new link (ACCOUNT-23)", async () => {
    const words = 'This link no longer works.';
    const app = openApp('/reset-password?token=old', {
      ...scheme,
      ResetPassword: new Refusal('BAD_USER_INPUT', words),
    });
    await type('long enough', 'long enough');
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a new one' }));
    expect(await screen.findByText('Enter your registered email to send reset link')).toBeVisible();
    expect(app.url()).toBe('/reset-password');
  });
});

describe('a change of the password whose response was lost', () => {
  const lostThen = (refusal: Refusal) => {
    let tries = 0;
    return () => (tries++ === 0 ? Promise.reject(new TypeError('Failed to fetch')) : refusal);
  };

  it('is reported as possibly made, and as probably made when the retry is rejected', async () => {
    const words = 'The current password is not correct';
    openApp('/change-password', {
      ...scheme,
      ...signedInAs('STANDARD'),
      ChangePassword: lostThen(new Refusal('BAD_USER_INPUT', `${words}.`, { currentPassword: words })),
    });
    await userEvent.type(await screen.findByLabelText('Current Password'), 'old password');
    await userEvent.type(screen.getByLabelText('New Password'), 'new password');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'new password{Enter}');
    expect(
      await screen.findByText(/^The server did not respond\. Your password may still have been changed/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText(/has probably changed your password/)).toBeVisible();
    // Values other than those of the lost attempt are rejected as usual.
    await userEvent.type(screen.getByLabelText('Current Password'), '!{Enter}');
    expect(await screen.findByRole('link', { name: words })).toBeVisible();
  });

  it.each([
    [
      'a limit',
      new Refusal('RATE_LIMITED', 'Too many attempts. Please wait a minute.'),
      /^Too many attempts/,
    ],
    [
      'an error in the new password',
      new Refusal('BAD_USER_INPUT', 'It is common.', { newPassword: 'It is common' }),
      /It is common/,
    ],
  ])('is not reported as probably made when the retry fails by %s', async (_, refusal, words) => {
    openApp('/change-password', { ...scheme, ...signedInAs('STANDARD'), ChangePassword: lostThen(refusal) });
    await userEvent.type(await screen.findByLabelText('Current Password'), 'old password');
    await userEvent.type(screen.getByLabelText('New Password'), 'new password');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'new password{Enter}');
    await screen.findByText(/^The server did not respond\./);
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect((await screen.findAllByText(words))[0]).toBeVisible();
    expect(screen.queryByText(/has probably changed/)).not.toBeInTheDocument();
  });

  it('by a mailed link is reported as possibly made, and then as probably made', async () => {
    openApp('/reset-password?token=t0ken', {
      ...scheme,
      ResetPassword: lostThen(new Refusal('BAD_USER_INPUT', 'This link has been used already.')),
    });
    await userEvent.type(await screen.findByLabelText('Password'), 'long enough');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'long enough{Enter}');
    expect(
      await screen.findByText(/^The server did not respond\. Your new password may still have been set/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(/has probably set your new password/)).toBeVisible();
  });
});

describe('changing the password', () => {
  it('is reached from the account menu and asks for the current password (ACCOUNT-26)', async () => {
    const app = openApp('/account/profile', {
      ...scheme,
      ...signedInAs('STANDARD'),
      MySubmissions: aHome(),
      ChangePassword: { changePassword: { message: 'Password has been updated' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: /avery@scheme.example/ }));
    await screen.findByRole('menuitem', { name: 'Change password' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(app.url()).toBe('/change-password'));
    const submit = await screen.findByRole('button', { name: 'Change password' });
    await userEvent.click(submit);
    expect(await screen.findByRole('link', { name: 'No password provided' })).toBeVisible();
    await userEvent.type(screen.getByLabelText('Current Password'), 'old password');
    await userEvent.type(screen.getByLabelText('New Password'), 'new password');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'new password{Enter}');
    await waitFor(() => expect(screen.getAllByText('Password has been updated')).toHaveLength(2));
    expect(app.callsOf('ChangePassword')[0]?.variables).toEqual({
      input: { currentPassword: 'old password', newPassword: 'new password' },
    });
  });

  it("shows the server's error at its field, also after the field is left (ACCOUNT-27)", async () => {
    const words = 'The current password is not correct';
    openApp('/change-password', {
      ...scheme,
      ...signedInAs('STANDARD'),
      ChangePassword: new Refusal('BAD_USER_INPUT', `${words}.`, { currentPassword: words }),
    });
    await userEvent.type(await screen.findByLabelText('Current Password'), 'wrong password');
    await userEvent.type(screen.getByLabelText('New Password'), 'new password');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'new password{Enter}');
    expect(await screen.findByText(`${words}.`)).toBeVisible();
    // The summary takes the focus out of the field; validation on blur would run a moment later.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.getByRole('link', { name: words })).toBeVisible();
    expect(screen.getByLabelText('Current Password')).toHaveAccessibleDescription(words);
  });

  it('lets a member who has only used codes set the first one (ACCOUNT-26)', async () => {
    signedInAs('STANDARD');
    const app = openApp('/change-password', {
      ...scheme,
      Me: { me: aUser({ hasPassword: false }) },
      ChangePassword: { changePassword: { message: 'Password has been updated' } },
    });
    expect(await screen.findByRole('heading', { name: 'Set a password' })).toBeVisible();
    expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('New Password'), 'new password');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'new password{Enter}');
    await waitFor(() => expect(screen.getAllByText('Password has been updated')).toHaveLength(2));
    expect(app.callsOf('ChangePassword')[0]?.variables).toEqual({ input: { newPassword: 'new password' } });
  });

  it('says to a new administrator from when on the account checks what others did (USER-19)', async () => {
    openApp('/change-password', { ...scheme, ...signedInAs('MASTER_ADMIN'), ...newAdministrator });
    expect(await screen.findByText(NOT_YET)).toBeVisible();
  });

  it('requires a signed-in user (ACCOUNT-26)', async () => {
    const app = openApp('/change-password', scheme);
    await waitFor(() => expect(app.url()).toBe('/login'));
  });
});
