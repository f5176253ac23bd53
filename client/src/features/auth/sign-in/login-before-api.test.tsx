import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const { ApiNotLoaded } = await import('../../../lib/api-not-loaded');
const { loadApi: load } = await import('../../../domain/api/load-api');
const loadApi = jest.fn(load);
jest.unstable_mockModule('../../../domain/api/load-api', () => ({ loadApi }));

const { aHome, aSignIn, aUser, scheme } = await import('../../../test-support/answers');
const { forgetPerson, openApp } = await import('../../../test-support/open-app');

const answers = {
  ...scheme,
  SignIn: { signIn: aSignIn() },
  Me: { me: aUser() },
  MySubmissions: aHome(),
};
const login = () => screen.getByRole('button', { name: /Login/ });

async function fillIn() {
  await userEvent.type(await screen.findByLabelText('Email'), 'avery@scheme.example');
  await userEvent.type(screen.getByLabelText('Password'), 'a good password');
}

describe('the sign-in page before the GraphQL client is loaded', () => {
  afterEach(() => {
    loadApi.mockReset().mockImplementation(load);
    forgetPerson();
  });

  it('opens without it, and loads it when the user starts typing', async () => {
    const app = openApp('/login', answers);
    const email = await screen.findByLabelText('Email');
    expect(app.callsOf('Scheme')).toHaveLength(1);
    expect(loadApi).not.toHaveBeenCalled();
    await userEvent.click(email);
    expect(loadApi).toHaveBeenCalled();
  });

  it('shows the button as pending while the client loads slowly, then signs in, once', async () => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    loadApi.mockImplementation(() => arrived.then(load));
    const app = openApp('/login', answers);
    await fillIn();
    await userEvent.click(login());
    await waitFor(() => expect(login()).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(login());
    expect(app.callsOf('SignIn')).toHaveLength(0);
    arrive();
    await waitFor(() => expect(app.url()).toBe('/account/profile'));
    expect(app.callsOf('SignIn')).toHaveLength(1);
  });

  it('reports that it could not be loaded, keeps what was typed, and continues on a retry', async () => {
    loadApi.mockImplementation(() => Promise.reject(new ApiNotLoaded(new TypeError('Failed to fetch'))));
    const app = openApp('/login', answers);
    await fillIn();
    await userEvent.click(login());
    await waitFor(() => expect(screen.getAllByText(/^We could not reach the server/)).toHaveLength(2));
    expect(screen.getByText('ERROR')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('avery@scheme.example');
    expect(screen.getByLabelText('Password')).toHaveValue('a good password');
    loadApi.mockImplementation(load);
    await userEvent.click(login());
    await waitFor(() => expect(app.url()).toBe('/account/profile'));
  });
});
