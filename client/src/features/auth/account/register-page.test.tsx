import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scheme } from '../../../test-support/answers';
import { forgetPerson, openApp, Refusal } from '../../../test-support/open-app';

const sent = 'An email verification link has been sent to your email account.';

async function fillIn(values: { name: string; email: string; password: string; confirm: string }) {
  await userEvent.type(await screen.findByLabelText('Name'), values.name);
  await userEvent.type(screen.getByLabelText('Email'), values.email);
  await userEvent.type(screen.getByLabelText('Password'), values.password);
  await userEvent.type(screen.getByLabelText('Confirm Password'), values.confirm);
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
}

describe('registering', () => {
  afterEach(forgetPerson);

  it('sends name, e-mail and password, announces the mail and goes to the sign-in page (ACCOUNT-4)', async () => {
    const app = openApp('/register', { ...scheme, Register: { register: { message: sent } } });
    const password = 'long enough';
    await fillIn({ name: ' Robin Vale ', email: 'robin@vale.example', password, confirm: password });
    await waitFor(() => expect(app.url()).toBe('/login'));
    expect(app.callsOf('Register')[0]?.variables).toEqual({
      input: { name: 'Robin Vale', email: 'robin@vale.example', password },
    });
    expect(await screen.findByText('SUCCESS')).toBeVisible();
    // The alert disappears; the page keeps a copy.
    await waitFor(() => expect(screen.getAllByText(sent)).toHaveLength(2));
  });

  it('says where the mail went, and goes back to the form with name and address to correct it (ACCOUNT-34)', async () => {
    const app = openApp('/register', { ...scheme, Register: { register: { message: sent } } });
    const password = 'long enough';
    await fillIn({ name: 'Robin Vale', email: 'robin@vail.example', password, confirm: password });
    expect(await screen.findByText('robin@vail.example')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Change it' }));
    const email = await screen.findByLabelText('Email');
    expect(email).toHaveValue('robin@vail.example');
    expect(screen.getByLabelText('Name')).toHaveValue('Robin Vale');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    await userEvent.clear(email);
    await userEvent.type(email, 'robin@vale.example');
    await userEvent.type(screen.getByLabelText('Password'), password);
    await userEvent.type(screen.getByLabelText('Confirm Password'), password);
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('robin@vale.example')).toBeVisible();
    expect(app.callsOf('Register')).toHaveLength(2);
  });

  it('first offers the sign-in by code to members whose claim is already here (ACCOUNT-33)', async () => {
    const app = openApp('/register', scheme);
    expect(await screen.findByText('Is your claim already with us?')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'sign in by e-mailed code' }));
    await waitFor(() => expect(app.url()).toBe('/otp-login'));
  });

  it('reports missing fields and sends nothing (ACCOUNT-2)', async () => {
    const app = openApp('/register', scheme);
    await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
    expect(await screen.findByRole('link', { name: 'Name: Required' })).toBeVisible();
    const summary = within(screen.getByText('There is a problem').parentElement!).getAllByRole('link');
    expect(summary.map((link) => link.getAttribute('href'))).toEqual(['#name', '#email', '#password']);
    expect(screen.getByRole('link', { name: 'Email: Required' })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Required'));
    await fillIn({ name: 'Robin', email: 'robin@', password: 'short', confirm: 'other' });
    expect(await screen.findByRole('link', { name: 'Email: Invalid email' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Password should be at least 8 characters long' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Passwords must match' })).toBeVisible();
    expect(app.callsOf('Register')).toHaveLength(0);
  });

  it('shows the message of the server and keeps what was typed (ACCOUNT-1, ACCOUNT-9)', async () => {
    const words = 'Too many attempts. Please wait a little.';
    openApp('/register', { ...scheme, Register: new Refusal('RATE_LIMITED', words) });
    await fillIn({ name: 'Robin', email: 'r@v.example', password: 'long enough', confirm: 'long enough' });
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    expect(screen.getByLabelText('Email')).toHaveValue('r@v.example');
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });
});
