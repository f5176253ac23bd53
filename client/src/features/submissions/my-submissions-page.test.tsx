import { screen } from '@testing-library/react';
import { aRow, scheme } from '../../test-support/answers';
import { forgetPerson, openApp, signedInAs } from '../../test-support/open-app';

describe("the member's home", () => {
  afterEach(forgetPerson);

  it('lists the registrations with what each still needs (SCREEN-11, SCREEN-14)', async () => {
    openApp('/account/profile', {
      ...scheme,
      ...signedInAs('STANDARD'),
      MySubmissions: {
        mySubmissions: [aRow({ missing: 2 }), aRow({ id: 's2', legalEntity: 'Koala Trust', sid: null })],
      },
    });
    const first = await screen.findByRole('link', { name: /Acme Pty Ltd/ });
    expect(first).toHaveAttribute('href', '/settlement-scheme/view/s1');
    expect(first).toHaveTextContent('SID 00101');
    expect(first).toHaveTextContent('2 answers are missing');
    expect(screen.getByRole('link', { name: /Koala Trust/ })).toHaveTextContent('SID not set yet');
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      'https://scheme.example/privacy',
    );
    expect(screen.getByText('© 2026 The Administrator')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Administration' })).not.toBeInTheDocument();
  });

  it('shows a removed claim as removed', async () => {
    openApp('/account/profile', {
      ...scheme,
      ...signedInAs('STANDARD'),
      MySubmissions: { mySubmissions: [aRow({ removed: true })] },
    });
    expect(await screen.findByRole('link', { name: /Acme Pty Ltd/ })).toHaveTextContent(
      'This claim has been removed',
    );
    expect(screen.queryByText('Nothing is missing')).not.toBeInTheDocument();
  });

  it('says what to do when there are none', async () => {
    openApp('/account/profile', {
      ...scheme,
      ...signedInAs('STANDARD'),
      MySubmissions: { mySubmissions: [] },
    });
    expect(await screen.findByText('There is no registration for your e-mail address')).toBeVisible();
  });
});
