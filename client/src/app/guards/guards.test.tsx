import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHome, aSignIn, aUser, scheme } from '../../test-support/answers';
import { noDraft } from '../../test-support/claim-form';
import { forgetPerson, openApp, signedInAs } from '../../test-support/open-app';

const SIGNED_IN = [
  '/change-password',
  '/account/profile',
  '/submission/create',
  '/submission/r1',
  '/submission/r1/view',
  '/settlement-scheme/create',
  '/settlement-scheme/edit/s1',
  '/settlement-scheme/view/s1',
];

describe('access to pages', () => {
  afterEach(forgetPerson);

  it('redirects a signed-out visitor to sign-in, and back to the requested page (SESSION-14, SCREEN-5)', async () => {
    const app = openApp('/account/profile', {
      ...scheme,
      SignIn: { signIn: aSignIn() },
      Me: { me: aUser() },
      MySubmissions: aHome(),
    });
    await waitFor(() => expect(app.url()).toBe('/login'));
    await userEvent.type(await screen.findByLabelText('Email'), 'avery@scheme.example');
    await userEvent.type(screen.getByLabelText('Password'), 'a good password');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('heading', { name: 'Registrations' })).toBeVisible();
    expect(app.url()).toBe('/account/profile');
  });

  it.each(SIGNED_IN)('does not open %s for a signed-out visitor (SCREEN-2)', async (path) => {
    const app = openApp(path, scheme);
    await waitFor(() => expect(app.url()).toBe('/login'));
  });

  it.each(SIGNED_IN)('opens %s for a member (SCREEN-2)', async (path) => {
    const app = openApp(path, { ...scheme, ...signedInAs('STANDARD'), ...noDraft });
    expect(await screen.findByRole('button', { name: /avery@scheme.example/ })).toBeVisible();
    await waitFor(() => expect(screen.queryAllByRole('heading')).not.toEqual([]));
    expect(app.url()).toBe(path);
    expect(screen.queryByText('Page not found')).not.toBeInTheDocument();
  });

  it('redirects a member who opens an administrator page to sign-in (SCREEN-6)', async () => {
    const app = openApp('/admin/submissions-new', { ...scheme, ...signedInAs('STANDARD') });
    await waitFor(() => expect(app.url()).toBe('/login'));
    expect(app.callsOf('SubmissionList')).toHaveLength(0);
  });

  it('redirects a user with an unknown token to sign-in', async () => {
    signedInAs('STANDARD');
    const app = openApp('/account/profile', {
      ...scheme,
      Me: { me: null },
      MySubmissions: aHome(),
    });
    await waitFor(() => expect(app.url()).toBe('/login'));
  });

  it("logs out: ends the session at the server, deletes the user's data and goes to sign-in without storing the page (SESSION-17)", async () => {
    const app = openApp('/account/profile', {
      ...scheme,
      ...signedInAs('STANDARD'),
      MySubmissions: aHome(),
      SignOut: { signOut: true },
    });
    await userEvent.click(await screen.findByRole('button', { name: /avery@scheme.example/ }));
    await screen.findByRole('menuitem', { name: 'Logout' });
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(app.url()).toBe('/login'));
    expect(app.callsOf('SignOut')[0]?.authorization).toMatch(/^Bearer prt_test\d+$/);
    expect(localStorage).toHaveLength(0);
    expect(app.router.state.location.state).toBeNull();
  });

  it('shows an unknown path as not found, with links (SCREEN-4)', async () => {
    openApp('/nowhere', scheme);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go back' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To dashboard' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: /avery@scheme.example/ })).not.toBeInTheDocument();
  });

  it("keeps a signed-in user's layout around an unknown path", async () => {
    openApp('/nowhere', { ...scheme, ...signedInAs('STANDARD') });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('button', { name: /avery@scheme.example/ })).toBeVisible();
  });
});
