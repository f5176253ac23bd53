import { screen } from '@testing-library/react';
import { scheme } from '../../test-support/answers';
import { openApp } from '../../test-support/open-app';

it('the page about our e-mails says how to tell that an e-mail is ours, to anybody (MAIL-13, SCHEME-14)', async () => {
  openApp('/is-this-email-real', scheme);
  expect(await screen.findByRole('heading', { level: 1, name: 'Is this e-mail real?' })).toBeVisible();
  expect(
    await screen.findByText((_, element) => element?.textContent === 'come from notices@scheme.example'),
  ).toBeVisible();
  // Not the address in the browser's bar: a copy of this page elsewhere must not vouch for itself.
  expect(screen.getByText('https://claims.scheme.example/')).toBeVisible();
  expect(screen.getByText('have a subject that begins with “Investor Class Action:”')).toBeVisible();
  expect(screen.getByRole('link', { name: '1800 160 401' })).toHaveAttribute('href', 'tel:1800160401');
  expect(screen.getByRole('link', { name: 'Is this e-mail real?' })).toHaveAttribute(
    'href',
    '/is-this-email-real',
  );
});
