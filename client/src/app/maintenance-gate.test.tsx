import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen, waitFor } from '@testing-library/react';
import { system } from '../components/theme/system';
import { scheme } from '../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs } from '../test-support/open-app';
import { AppErrorBoundary } from './app-error-boundary';

const words = "We are currently implementing improvements. Won't be too long. Please check again tomorrow.";
const closed = { Scheme: { scheme: { ...scheme.Scheme.scheme, maintenance: true } } };

describe('the maintenance notice', () => {
  afterEach(forgetPerson);

  it('stands on its route, with the support address, whether or not maintenance is on', async () => {
    openApp('/maintenance', scheme);
    expect(await screen.findByRole('heading', { name: words })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'support@scheme.example' })).toHaveAttribute(
      'href',
      'mailto:support@scheme.example',
    );
  });

  it.each(['/', '/register', '/reset-password', '/nowhere'])(
    'stands in place of %s for the public',
    async (path) => {
      openApp(path, closed);
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByRole('link', { name: 'support@scheme.example' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Administrators sign in here' })).toHaveAttribute(
        'href',
        '/login',
      );
    },
  );

  it.each(['/', '/account/profile', '/settlement-scheme/view/s1', '/admin'])(
    'stands in place of %s for members',
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
  ])('leaves %s to administrators', async (path, heading) => {
    openApp(path, closed);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it.each(['/admin', '/account/profile', '/settlement-scheme/view/s1'])(
    'sends the signed-out from %s to sign in',
    async (path) => {
      const app = openApp(path, closed);
      await waitFor(() => expect(app.url()).toBe('/login'));
      expect(await screen.findByText('Only administrators can sign in until it is over.')).toBeVisible();
    },
  );

  it('is a banner for administrators, who go on', async () => {
    openApp('/admin/scheme', {
      ...closed,
      ...signedInAs('MASTER_ADMIN'),
      SchemeSettings: { schemeSettings: { file: null, settings: [] } },
    });
    expect(await screen.findByRole('heading', { name: 'Scheme settings' })).toBeVisible();
    expect(screen.getByText('Maintenance is on: members and the public see the notice.')).toBeVisible();
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it('comes up as soon as a call is not served', async () => {
    let on = false;
    const app = openApp('/account/profile', {
      ...signedInAs('STANDARD'),
      Scheme: () => ({ scheme: { ...scheme.Scheme.scheme, maintenance: on } }),
      MySubmissions: { mySubmissions: [] },
      SubmissionView: () => {
        on = true;
        return new Refusal('SERVICE_UNAVAILABLE', words);
      },
    });
    await screen.findByRole('heading', { name: 'Registrations' });
    await act(() => app.router.navigate('/settlement-scheme/view/s1'));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('stands when the whole application fails, with the address seen last', async () => {
    const told = console.error;
    console.error = () => undefined;
    openApp('/maintenance', scheme);
    await screen.findByRole('link', { name: 'support@scheme.example' });
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
    console.error = told;
  });
});
