import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHome, scheme } from '../../test-support/answers';
import { forgetPerson, openApp, signedInAs } from '../../test-support/open-app';

const endsIn = (secondsLeft: number, latest = 3_600) => ({
  __typename: 'SessionEnd' as const,
  endsAt: new Date(Date.now() + secondsLeft * 1_000).toISOString(),
  latestAt: new Date(Date.now() + latest * 1_000).toISOString(),
  secondsLeft,
});
const aSessionEnd = (...times: Parameters<typeof endsIn>) => ({
  sessionEnd: endsIn(...times),
  draftKey: 'AAECAwQFBgcICQoLDA0ODw==',
});
const open = (answers: object) =>
  openApp('/account/profile', {
    ...scheme,
    ...signedInAs('STANDARD'),
    MySubmissions: aHome(),
    SignOut: { signOut: true },
    ...answers,
  });

describe('the warning before the session ends', () => {
  afterEach(forgetPerson);

  it('shows the remaining time, and disappears when the user stays signed in (SESSION-15)', async () => {
    const app = open({
      SessionEnd: aSessionEnd(95),
      KeepSignedIn: { keepSignedIn: endsIn(3_600) },
    });
    expect(await screen.findByRole('alertdialog', { name: 'Your session is about to end' })).toBeVisible();
    expect(screen.getByText('less than 2 minutes')).toHaveAttribute('role', 'status');
    expect(screen.getByText(/1:3\d/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(app.callsOf('KeepSignedIn')).toHaveLength(1);
    expect(app.url()).toBe('/account/profile');
  });

  it('lets the user log out', async () => {
    const app = open({ SessionEnd: aSessionEnd(95) });
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(app.url()).toBe('/login'));
    expect(app.callsOf('SignOut')).toHaveLength(1);
    expect(screen.queryByText('Your session has ended')).toBeNull();
  });

  it('does not offer to stay when the session’s maximum duration ends, and stays closed after it was closed', async () => {
    const app = open({ SessionEnd: aSessionEnd(60, 60) });
    expect(await screen.findByText(/time limit for one sign-in/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stay signed in' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue until then' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(app.callsOf('KeepSignedIn')).toHaveLength(0);
  });

  it('is not shown when more than two minutes are left (SESSION-15)', async () => {
    const app = open({ SessionEnd: aSessionEnd(121) });
    await waitFor(() => expect(app.callsOf('SessionEnd')).toHaveLength(1));
    expect(await screen.findByRole('heading', { name: 'Registrations' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
