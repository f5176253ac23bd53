import { screen } from '@testing-library/react';
import { scheme } from '../../test-support/answers';
import { openApp } from '../../test-support/open-app';

it('the accessibility page says to anybody what to do when something does not work for them, with the number to call (UX-18)', async () => {
  openApp('/accessibility', scheme);
  expect(await screen.findByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  expect(
    await screen.findByRole('heading', { level: 2, name: 'If something does not work for you' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: '1800 160 401' })).toHaveAttribute('href', 'tel:1800160401');
  expect(screen.getByRole('link', { name: 'Accessibility' })).toHaveAttribute('href', '/accessibility');
});
