import { ApolloClient } from '@apollo/client';
import { jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHome, aSignIn, aUser, scheme } from '../../../test-support/answers';
import { forgetPerson, keptInTab, openApp, Refusal, signedInAs } from '../../../test-support/open-app';

const home = {
  Me: { me: aUser() },
  MySubmissions: aHome(),
};
const codeField = () => screen.findByLabelText('One Time Password');
const proceed = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

afterEach(forgetPerson);

describe('asking for a one-time code', () => {
  it('clears the stored token, requests a code, and goes on to its page without the address in the URL (SIGNIN-2, SIGNIN-8)', async () => {
    signedInAs('STANDARD');
    const app = openApp('/otp-login', { ...scheme, RequestCode: { requestCode: { email: 'a@b.example' } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/login');
    await userEvent.type(screen.getByLabelText('Email'), ' a@b.example {Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Verify OTP' })).toBeVisible();
    expect(app.callsOf('RequestCode')[0]?.variables).toEqual({ email: 'a@b.example' });
    await waitFor(() => expect(app.url()).toBe('/otp-verification'));
    expect(screen.getByRole('button', { name: /^Send again in \d+ s$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('does not request a code without an address (SIGNIN-8)', async () => {
    const app = openApp('/otp-login', scheme);
    await userEvent.click(await screen.findByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('link', { name: 'Email is required' })).toBeVisible();
    expect(app.callsOf('RequestCode')).toHaveLength(0);
  });

  it("shows the server's message as an alert and next to the form (SIGNIN-11)", async () => {
    const words = 'Too many attempts. Please wait a little.';
    openApp('/otp-login', { ...scheme, RequestCode: new Refusal('RATE_LIMITED', words) });
    await userEvent.type(await screen.findByLabelText('Email'), 'a@b.example{Enter}');
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
  });

  it('leads on to the code that was sent a moment ago', async () => {
    const words = 'An e-mail was requested a moment ago. Please wait 20 seconds and try again.';
    const app = openApp('/otp-login', { ...scheme, RequestCode: new Refusal('RATE_LIMITED', words) });
    const email = await screen.findByLabelText('Email');
    expect(screen.queryByRole('link', { name: 'Enter the code we have sent' })).not.toBeInTheDocument();
    await userEvent.type(email, ' a@b.example {Enter}');
    await userEvent.click(await screen.findByRole('link', { name: 'Enter the code we have sent' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Verify OTP' })).toBeVisible();
    expect(screen.getByText(/^If a@b\.example is registered/)).toBeVisible();
    await waitFor(() => expect(app.url()).toBe('/otp-verification'));
  });

  it('shows a general error when the server rejects a request without a message (SIGNIN-11)', async () => {
    openApp('/otp-login', { ...scheme, RequestCode: new Refusal('INTERNAL_SERVER_ERROR', '') });
    await userEvent.type(await screen.findByLabelText('Email'), 'a@b.example{Enter}');
    expect(await screen.findByText('error')).toBeVisible();
  });
});

describe('entering the code', () => {
  it('reads the address from the query, removes it from the URL and continues after a reload (SIGNIN-9, ACCOUNT-30)', async () => {
    const first = openApp('/otp-verification?email=a%40b.example', scheme);
    expect(await screen.findByText('Please check your email for your One Time Password.')).toBeVisible();
    expect(
      screen.getByText('(check your spam/junk/other folders in case of auto-filing by your email program)'),
    ).toBeVisible();
    await waitFor(() => expect(first.url()).toBe('/otp-verification'));
    cleanup();
    openApp('/otp-verification', scheme);
    expect(await screen.findByText(/a@b.example/)).toBeVisible();
  });

  it('says of a code rejected after a lost response that the first attempt has probably used it', async () => {
    const refusal = new Refusal('BAD_USER_INPUT', 'That code is not right or has expired.');
    let tries = 0;
    openApp('/otp-verification?email=a%40b.example', {
      ...scheme,
      SignInWithCode: () => (tries++ === 0 ? Promise.reject(new TypeError('Failed to fetch')) : refusal),
    });
    await userEvent.type(await codeField(), '123456');
    await proceed();
    expect(await screen.findByText(/^The server did not respond/)).toBeVisible();
    await proceed();
    expect(await screen.findByText(/has probably used up the code/)).toBeVisible();
  });

  it('accepts a pasted code with spaces, signs in and redirects by role (SIGNIN-12)', async () => {
    const app = openApp('/otp-verification?email=a%40b.example', {
      ...scheme,
      ...home,
      SignInWithCode: { signInWithCode: aSignIn() },
    });
    const field = await codeField();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(field);
    await userEvent.paste(' 123 456 ');
    expect(field).toHaveValue('123456');
    await proceed();
    await waitFor(() => expect(app.url()).toBe('/account/profile'));
    expect(app.callsOf('SignInWithCode')[0]?.variables).toEqual({ email: 'a@b.example', code: '123456' });
    expect(localStorage.getItem('token')).toBe('prt_new');
    expect(keptInTab()).not.toContain('a@b.example');
  });

  it('keeps the address until the sign-in has finished, however long clearing the cache takes', async () => {
    let emptied: () => void = () => undefined;
    const emptying = jest
      .spyOn(ApolloClient.prototype, 'clearStore')
      .mockImplementation(() => new Promise((resolve) => (emptied = () => resolve([]))));
    const app = openApp('/otp-verification?email=a%40b.example', {
      ...scheme,
      ...home,
      SignInWithCode: { signInWithCode: aSignIn() },
    });
    await userEvent.type(await codeField(), '123456{Enter}');
    await waitFor(() => expect(emptying).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText(/We do not know/)).not.toBeInTheDocument();
    emptied();
    await waitFor(() => expect(app.url()).toBe('/account/profile'));
    emptying.mockRestore();
  });

  it('sends nothing unless the code has exactly 6 characters (SIGNIN-10)', async () => {
    const app = openApp('/otp-verification?email=a%40b.example', scheme);
    await codeField();
    await proceed();
    expect(await screen.findByRole('link', { name: 'OTP code is required' })).toBeVisible();
    await userEvent.type(await codeField(), '12345');
    await proceed();
    expect(await screen.findByRole('link', { name: 'OTP code must be 6 digits long' })).toBeVisible();
    expect(app.callsOf('SignInWithCode')).toHaveLength(0);
  });

  it('sends nothing without an address, and says where to get a code (SIGNIN-10)', async () => {
    const app = openApp('/otp-verification', scheme);
    await userEvent.type(await codeField(), '123456');
    await proceed();
    expect(screen.getByRole('link', { name: 'Ask for a new code' })).toHaveAttribute('href', '/otp-login');
    expect(app.callsOf('SignInWithCode')).toHaveLength(0);
  });

  it('shows a rejected code as an alert and keeps what was typed (SIGNIN-11)', async () => {
    const words = 'The code is not right or has expired.';
    openApp('/otp-verification?email=a%40b.example', {
      ...scheme,
      SignInWithCode: new Refusal('BAD_USER_INPUT', words),
    });
    await userEvent.type(await codeField(), '123456{Enter}');
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    expect(screen.getByText('ERROR')).toBeVisible();
    expect(await codeField()).toHaveValue('123456');
  });

  it('sends another code and counts down again (SIGNIN-13)', async () => {
    const app = openApp('/otp-verification?email=a%40b.example', {
      ...scheme,
      RequestCode: { requestCode: { email: 'a@b.example' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('A new code is on its way. Only the newest one works.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Send again in/ }));
    expect(app.callsOf('RequestCode')).toHaveLength(1);
  });

  it.each([
    ['the connection', new TypeError('Failed to fetch'), /^We could not send a code\. Check your connection/],
    [
      'the server',
      new Refusal('SERVICE_UNAVAILABLE', 'Away.'),
      /^Our server is busy or temporarily unavailable\. We could not send a code\. Try again in a few minutes\.$/,
    ],
  ])('reports when %s prevented sending another code', async (_, error, words) => {
    openApp('/otp-verification?email=a%40b.example', {
      ...scheme,
      RequestCode: () => {
        if (error instanceof Refusal) return error;
        throw error;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('leads back to the page that redirected to sign-in (SESSION-14)', async () => {
    const app = openApp('/settlement-scheme/view/s9', {
      ...scheme,
      ...home,
      RequestCode: { requestCode: { email: 'a@b.example' } },
      SignInWithCode: { signInWithCode: aSignIn() },
      SubmissionView: new Refusal('NOT_FOUND', 'We could not find this submission.'),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Sign in by e-mailed code' }));
    await screen.findByRole('link', { name: 'Cancel' });
    await userEvent.type(await screen.findByLabelText('Email'), 'a@b.example{Enter}');
    await userEvent.type(await codeField(), '123456{Enter}');
    await waitFor(() => expect(app.url()).toBe('/settlement-scheme/view/s9'));
  });
});
