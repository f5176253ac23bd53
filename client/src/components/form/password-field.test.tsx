import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scheme } from '../../test-support/answers';
import { openApp, Refusal } from '../../test-support/open-app';

it('a password is shown while it is typed when the user wants it, and hidden when the form is sent (ACCOUNT-32)', async () => {
  openApp('/login', { ...scheme, SignIn: new Refusal('BAD_USER_INPUT', 'The password is not right.') });
  const field = await screen.findByLabelText('Password');
  await userEvent.type(screen.getByLabelText('Email'), 'avery@scheme.example');
  await userEvent.type(field, 'wattle');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.type(field, '-harbour');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findAllByText('The password is not right.');
  await waitFor(() => expect(field).toHaveAttribute('type', 'password'));
  expect(field).toHaveValue('wattle-harbour');
});
