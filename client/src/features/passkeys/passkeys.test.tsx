import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs } from '../../test-support/open-app';
import { deviceMessage } from './device';

const aPasskey = (lastUsedAt: string | null) => ({
  __typename: 'Passkey',
  id: 'p1',
  name: 'my phone',
  createdAt: '2026-11-20T00:00:00Z',
  lastUsedAt,
});

function lendPasskeys() {
  Object.assign(window, { PublicKeyCredential: () => undefined });
}

describe('passkeys', () => {
  afterEach(() => {
    forgetPerson();
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });

  it('are not mentioned when the browser does not support them (PASSKEY-1)', async () => {
    const login = openApp('/login', scheme);
    expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
    expect(screen.queryByText('Sign in with a passkey')).not.toBeInTheDocument();
    forgetPerson();
    const settings = openApp('/change-password', { ...scheme, ...signedInAs('STANDARD') });
    expect(await screen.findByLabelText('Current Password')).toBeVisible();
    expect(screen.queryByText('Passkeys')).not.toBeInTheDocument();
    expect([...login.callsOf('PasskeyList'), ...settings.callsOf('PasskeyList')]).toEqual([]);
  });

  it('are offered below the other ways to sign in (SIGNIN-14)', async () => {
    lendPasskeys();
    openApp('/login', scheme);
    const button = await screen.findByRole('button', { name: 'Sign in with a passkey' });
    const login = screen.getByRole('button', { name: 'Login' });
    expect(login.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('passkeys that do not work say so once, on the sign-in page', async () => {
    lendPasskeys();
    const words = 'Too many attempts. Please wait a little.';
    openApp('/login', { ...scheme, BeginPasskeySignIn: new Refusal('RATE_LIMITED', words) });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    expect(await screen.findAllByText(words)).toHaveLength(1);
    expect(screen.getByText(words)).toHaveAttribute('role', 'alert');
  });

  it('are listed with their last use and removed after a question that names the passkey', async () => {
    lendPasskeys();
    let passkeys = [aPasskey('2026-11-20T00:00:00Z')];
    const app = openApp('/change-password', {
      ...scheme,
      ...signedInAs('STANDARD'),
      PasskeyList: () => ({ passkeys }),
      RemovePasskey: () => {
        passkeys = [];
        return { removePasskey: { __typename: 'MessageResult', message: 'It is gone.' } };
      },
    });
    expect(await screen.findByText('Added 20-Nov-2026. Last used: 20-Nov-2026, 11:00')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove my phone' }));
    expect(await screen.findByRole('alertdialog', { name: 'Remove “my phone”?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove passkey' }));
    expect(await screen.findByText('It is gone.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('my phone')).not.toBeInTheDocument());
    expect(app.callsOf('RemovePasskey')[0]?.variables).toEqual({ id: 'p1' });
  });

  it.each([
    ['NotAllowedError', 'No passkey was used.'],
    ['InvalidStateError', 'This device already has a passkey for your account.'],
    ['SecurityError', 'Passkeys do not work at this address.'],
    ['ConstraintError', 'This device cannot store a passkey.'],
  ])('explain %s of the browser in words', (name, words) => {
    expect(deviceMessage(Object.assign(new Error('technical'), { name }))).toContain(words);
    expect(deviceMessage(new TypeError('technical'))).toBeUndefined();
  });
});
