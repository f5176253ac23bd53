import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHome, aSignIn, aUser, scheme } from '../../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs } from '../../../test-support/open-app';

const accepted = (role: 'MASTER_ADMIN' | 'STANDARD') => ({ signIn: aSignIn({ user: aUser({ role }) }) });
const home = {
  LatestImportRuns: { latestImportRuns: [] },
  MySubmissions: aHome(),
};

async function fillIn(email: string, password: string) {
  await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

describe('the sign-in page', () => {
  afterEach(forgetPerson);

  it('shows the titles of the scheme and links to the other screens (SIGNIN-1, SCREEN-9)', async () => {
    openApp('/login', scheme);
    expect(await screen.findByRole('heading', { level: 1, name: 'Investor Class Action' })).toBeVisible();
    expect(screen.getByText('Settlement Administration Portal')).toBeVisible();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/register', '/otp-login', '/reset-password']));
  });

  it('removes the stored token when it opens (SIGNIN-2)', async () => {
    signedInAs('STANDARD');
    openApp('/login', scheme);
    await screen.findByLabelText('Email');
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('lists missing fields in a summary that takes the focus, and sends nothing (SIGNIN-5)', async () => {
    const app = openApp('/login', scheme);
    await userEvent.click(await screen.findByRole('button', { name: 'Login' }));
    const summary = (await screen.findByText('There is a problem')).parentElement;
    await waitFor(() => expect(summary).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Email is required' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'No password provided' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(app.callsOf('SignIn')).toHaveLength(0);
    await userEvent.click(screen.getByRole('link', { name: 'No password provided' }));
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('shows the message of the server as an alert and next to the form, and keeps what was typed (SIGNIN-7)', async () => {
    const message = 'The e-mail address or the password is not right.';
    openApp('/login', { ...scheme, SignIn: new Refusal('BAD_USER_INPUT', message) });
    await fillIn('avery@scheme.example', 'wrong');
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    expect(screen.getByText('ERROR')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('avery@scheme.example');
  });

  it('says that the session has ended and leads back to the page where it ended (SESSION-14)', async () => {
    sessionStorage.setItem('return-to', '/change-password');
    const app = openApp('/login', {
      ...scheme,
      SignIn: accepted('STANDARD'),
      Me: { me: aUser() },
      PasskeyList: { passkeys: [] },
    });
    expect(await screen.findByText('Your session has ended')).toBeVisible();
    await fillIn('avery@scheme.example', 'a good password');
    await waitFor(() => expect(app.url()).toBe('/change-password'));
    expect(sessionStorage.getItem('return-to')).toBeNull();
  });

  it('begins with the address of the session that has ended, and the notice about it has the focus (SIGNIN-51)', async () => {
    sessionStorage.setItem('return-to', '/change-password');
    sessionStorage.setItem('return-as', 'avery@scheme.example');
    openApp('/login', scheme);
    await waitFor(() => expect(screen.getByRole('group', { name: 'Your session has ended' })).toHaveFocus());
    expect(screen.getByLabelText('Email')).toHaveValue('avery@scheme.example');
    sessionStorage.clear();
  });

  it.each([
    ['Forgot your password?', '/reset-password'],
    ['Sign in by e-mailed code', '/otp-login'],
  ])('takes the typed address along with %s (SIGNIN-51)', async (link, path) => {
    const app = openApp('/login', scheme);
    await userEvent.type(await screen.findByLabelText('Email'), 'avery@scheme.example');
    await userEvent.click(screen.getByRole('link', { name: link }));
    await waitFor(() => expect(app.url()).toBe(path));
    expect(await screen.findByLabelText('Email')).toHaveValue('avery@scheme.example');
  });

  it.each([
    ['MASTER_ADMIN', '/admin'],
    ['STANDARD', '/account/profile'],
  ] as const)(
    'takes %s to %s and stores token and user (SIGNIN-3, SIGNIN-4, SESSION-10)',
    async (role, path) => {
      const app = openApp('/login', {
        ...scheme,
        ...home,
        SignIn: accepted(role),
        Me: { me: aUser({ role }) },
      });
      await fillIn(' avery@scheme.example ', 'a good password');
      await waitFor(() => expect(app.url()).toBe(path));
      expect(app.callsOf('SignIn')[0]?.variables).toEqual({
        input: { email: 'avery@scheme.example', password: 'a good password' },
      });
      expect(localStorage.getItem('token')).toBe('prt_new');
      expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ role });
    },
  );

  it('asks an administrator for the e-mailed code when that is configured, and stores no token before it (SIGNIN-4, SIGNIN-24)', async () => {
    const app = openApp('/login', {
      ...scheme,
      SignIn: { signIn: aSignIn({ user: aUser({ role: 'MASTER_ADMIN' }), tokens: null, stepUp: true }) },
    });
    await fillIn('avery@scheme.example', 'a good password');
    expect(await screen.findByRole('heading', { name: 'Verify OTP' })).toBeVisible();
    expect(screen.getByText('Please check your email for your One Time Password.')).toBeVisible();
    expect(screen.getByText(/Your password is correct.*sent 6 digits to avery@scheme.example/)).toBeVisible();
    expect(screen.queryByText(/is registered/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start again with your password' })).toHaveAttribute(
      'href',
      '/login',
    );
    expect(app.url()).toBe('/otp-verification');
    expect(localStorage.getItem('token')).toBeNull();
  });
});
