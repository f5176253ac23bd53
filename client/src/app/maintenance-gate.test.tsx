import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen, waitFor } from '@testing-library/react';
import { system } from '../components/theme/system';
import { aHome, scheme } from '../test-support/answers';
import { forgetPerson, keptInTab, openApp, Refusal, signedInAs } from '../test-support/open-app';
import { AppErrorBoundary } from './app-error-boundary';

const words = "We are currently implementing improvements. Won't be too long. Please check again tomorrow.";
const closed = { Scheme: { scheme: { ...scheme.Scheme.scheme, maintenance: true } } };

/** The name of the mail link; jsdom puts a space where the address may be broken. */
const supportAddress = /^support ?@scheme\.example$/;

describe('the maintenance notice', () => {
  afterEach(forgetPerson);

  it('the maintenance notice has its own route, with the support address, whether or not maintenance is on (MAINT-1, MAINT-2)', async () => {
    openApp('/maintenance', scheme);
    expect(await screen.findByRole('heading', { name: words })).toBeVisible();
    expect(await screen.findByRole('link', { name: supportAddress })).toHaveAttribute(
      'href',
      'mailto:support@scheme.example',
    );
  });

  it.each(['/', '/register', '/reset-password', '/nowhere'])(
    'the maintenance notice replaces %s for the public (MAINT-2)',
    async (path) => {
      openApp(path, closed);
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByRole('link', { name: supportAddress })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Administrators sign in here' })).toHaveAttribute(
        'href',
        '/login',
      );
    },
  );

  it.each(['/', '/account/profile', '/settlement-scheme/view/s1', '/admin'])(
    'the maintenance notice replaces %s for members (MAINT-2)',
    async (path) => {
      const refusal = new Refusal('SERVICE_UNAVAILABLE', words);
      openApp(path, {
        ...closed,
        ...signedInAs('STANDARD'),
        Me: refusal,
        MySubmissions: refusal,
        SubmissionView: refusal,
      });
      expect(await screen.findByText(words)).toBeVisible();
    },
  );

  it.each([
    ['/login', 'Investor Class Action'],
    ['/otp-login', 'Login'],
    ['/otp-verification?email=a@b.example', 'Verify OTP'],
  ])('maintenance leaves %s open to administrators, and says so (MAINT-5)', async (path, heading) => {
    openApp(path, closed);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(await screen.findByText('Only administrators can sign in until it is over.')).toBeVisible();
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it.each(['/admin', '/account/profile', '/settlement-scheme/view/s1'])(
    'maintenance redirects signed-out visitors from %s to sign-in',
    async (path) => {
      const app = openApp(path, closed);
      await waitFor(() => expect(app.url()).toBe('/login'));
      expect(await screen.findByText('Only administrators can sign in until it is over.')).toBeVisible();
    },
  );

  it('administrators see a maintenance banner and can go on working (MAINT-5)', async () => {
    openApp('/admin/scheme', {
      ...closed,
      ...signedInAs('MASTER_ADMIN'),
      SchemeSettings: { schemeSettings: { file: null, settings: [] } },
    });
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
    expect(
      await screen.findByText('Maintenance is on: members and the public see the notice.'),
    ).toBeVisible();
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it.each([500, 502, 504])(
    'the maintenance notice replaces / when the server responds with %i (MAINT-3)',
    async (status) => {
      openApp('/', scheme);
      globalThis.fetch = () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status }));
      expect(await screen.findByText(words, {}, { timeout: 4_000 })).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Administrators sign in here' })).not.toBeInTheDocument();
    },
  );

  it('the maintenance notice replaces / when the scheme cannot be loaded, and no other page (MAINT-3)', async () => {
    const app = openApp('/', { Scheme: new Refusal('INTERNAL_SERVER_ERROR', 'Something went wrong') });
    expect(await screen.findByRole('heading', { name: words })).toBeVisible();
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
    await act(() => app.router.navigate('/login'));
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it('the maintenance notice is shown without an additional alert when a mailed link is opened during maintenance', async () => {
    const app = openApp('/register/verify-account?code=c0de', {
      // The response to the link may arrive before the one about maintenance.
      Scheme: () => new Promise((resolve) => setTimeout(() => resolve(closed.Scheme), 50)),
      VerifyAccount: new Refusal('SERVICE_UNAVAILABLE', words),
    });
    expect(await screen.findByRole('link', { name: 'Administrators sign in here' })).toBeVisible();
    expect(app.callsOf('VerifyAccount')).toHaveLength(1);
    expect(screen.getAllByText(words)).toHaveLength(1);
    expect(keptInTab()).toContain('c0de');
  });

  it('the maintenance notice appears as soon as a call is not served', async () => {
    let on = false;
    const app = openApp('/account/profile', {
      ...signedInAs('STANDARD'),
      Scheme: () => ({ scheme: { ...scheme.Scheme.scheme, maintenance: on } }),
      MySubmissions: aHome(),
      SubmissionView: () => {
        on = true;
        return new Refusal('SERVICE_UNAVAILABLE', words);
      },
    });
    await screen.findByRole('heading', { name: 'Registrations' });
    await act(() => app.router.navigate('/settlement-scheme/view/s1'));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('the maintenance notice is shown when the whole application fails, with the address seen last (MAINT-3)', async () => {
    const consoleError = console.error;
    console.error = () => undefined;
    openApp('/maintenance', scheme);
    await screen.findByRole('link', { name: supportAddress });
    function Broken(): never {
      throw new Error('Nothing works.');
    }
    const { container } = render(
      <ChakraProvider value={system}>
        <AppErrorBoundary>
          <Broken />
        </AppErrorBoundary>
      </ChakraProvider>,
    );
    expect(container).toHaveTextContent(words);
    expect(container.querySelector('a')).toHaveAttribute('href', 'mailto:support@scheme.example');
    console.error = consoleError;
  });
});
