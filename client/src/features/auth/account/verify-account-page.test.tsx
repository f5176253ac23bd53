import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scheme } from '../../../test-support/answers';
import { forgetPerson, keptInTab, openApp, Refusal } from '../../../test-support/open-app';

const path = '/register/verify-account';

describe('verifying an account', () => {
  afterEach(forgetPerson);

  it('verifies without a click, once, and removes the code from the address bar (ACCOUNT-10, ACCOUNT-30)', async () => {
    const app = openApp(`${path}?code=c0de`, {
      ...scheme,
      VerifyAccount: { verifyAccount: { message: 'Your account is verified.' } },
    });
    expect(await screen.findByRole('heading', { name: 'Successfully Verified' })).toBeVisible();
    expect(screen.getByText('Your account is verified.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(app.callsOf('VerifyAccount').map(({ variables }) => variables)).toEqual([{ code: 'c0de' }]);
    expect(app.url()).toBe(path);
    expect(keptInTab()).not.toContain('c0de');
  });

  it('shows a spinner with text while it verifies (ACCOUNT-10)', async () => {
    openApp(`${path}?code=c0de`, { ...scheme, VerifyAccount: () => new Promise(() => undefined) });
    expect(await screen.findByRole('heading', { name: 'Verifying Account' })).toBeVisible();
  });

  it('does not claim that nothing was done when the response was lost', async () => {
    openApp(`${path}?code=c0de`, {
      ...scheme,
      VerifyAccount: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    expect(
      await screen.findByRole('heading', { name: 'We do not know yet whether your account is verified' }),
    ).toBeVisible();
    expect(
      screen.getAllByText(/^The server did not respond\. Your account may still have been verified/),
    ).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('continues after a reload with the code kept in the tab (ACCOUNT-30)', async () => {
    sessionStorage.setItem(`${path}?code`, 'c0de');
    const app = openApp(path, { ...scheme, VerifyAccount: { verifyAccount: { message: 'ok' } } });
    expect(await screen.findByRole('heading', { name: 'Successfully Verified' })).toBeVisible();
    expect(app.callsOf('VerifyAccount')).toHaveLength(1);
  });

  it('shows the message of the server and offers a new link (ACCOUNT-9, ACCOUNT-10, ACCOUNT-11)', async () => {
    const words = 'This link no longer works.';
    const app = openApp(`${path}?code=old`, {
      ...scheme,
      VerifyAccount: new Refusal('BAD_USER_INPUT', words),
      RequestVerificationLink: { requestVerificationLink: { message: 'We have sent a link.' } },
    });
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    // A user who opens the link again may be verified already: the heading must not contradict that.
    expect(screen.getByRole('heading', { name: 'Your account could not be verified' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await userEvent.type(screen.getByLabelText('Email'), 'r@v.example{Enter}');
    expect(await screen.findByText('We have sent a link.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check your e-mail');
    expect(screen.queryByText('Your account could not be verified')).toBeNull();
    expect(app.callsOf('RequestVerificationLink')[0]?.variables).toEqual({ email: 'r@v.example' });
  });

  it('offers a new link when it was opened without a code', async () => {
    const app = openApp(path, scheme);
    expect(await screen.findByText('Please open this page with the link in our e-mail.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send a new link' })).toBeVisible();
    expect(app.callsOf('VerifyAccount')).toHaveLength(0);
  });
});
