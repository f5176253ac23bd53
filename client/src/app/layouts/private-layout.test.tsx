import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aHome, aUser, scheme } from '../../test-support/answers';
import { forgetPerson, openApp, signedInAs } from '../../test-support/open-app';

const words = scheme.Scheme.scheme;
const fund = { __typename: 'SchemeLogo' as const, image: 'https://pictures.example/a.svg', alt: 'The Fund' };
const withLogo = { Scheme: { scheme: { ...words, logos: [fund] } } };
const home = { Me: { me: aUser() }, MySubmissions: aHome() };

describe('the pages that every footer links to (SCREEN-36)', () => {
  afterEach(forgetPerson);
  const account = { name: 'Account avery@scheme.example' };

  it.each(['/accessibility', '/is-this-email-real', '/notice'])(
    'keep the header of whoever is signed in, and are public: %s',
    async (path) => {
      signedInAs('STANDARD');
      openApp(path, { ...scheme, ...home });
      expect(await screen.findByRole('button', account)).toBeVisible();
      expect(screen.getByRole('link', { name: /go to your home page$/ })).toHaveAttribute(
        'href',
        '/account/profile',
      );
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      cleanup();
      forgetPerson();
      const app = openApp(path, scheme);
      expect(await screen.findByRole('link', { name: /go to the landing page$/ })).toBeVisible();
      expect(screen.queryByRole('button', account)).not.toBeInTheDocument();
      expect(app.url()).toBe(path);
    },
  );
});

describe('the header of private pages', () => {
  beforeEach(() => signedInAs('STANDARD'));
  afterEach(forgetPerson);

  it('has the logo of the scheme, which also names the browser tab (SCREEN-10)', async () => {
    openApp('/account/profile', { ...withLogo, ...home });
    const picture = await screen.findByRole('img', { name: 'The Fund' });
    expect(picture).toHaveAttribute('src', 'https://pictures.example/a.svg');
    const link = screen.getByRole('link', { name: 'The Fund, go to your home page' });
    expect(link).toContainElement(picture);
    expect(link).toHaveAttribute('href', '/account/profile');
    await screen.findByRole('heading', { name: 'Registrations' });
    await waitFor(() => expect(document.title).toMatch(/ · The Fund$/));
    expect(screen.queryByText('Prorata')).not.toBeInTheDocument();
  });

  it("shows the logo's text when the image cannot be loaded", async () => {
    openApp('/account/profile', { ...withLogo, ...home });
    fireEvent.error(await screen.findByRole('img', { name: 'The Fund' }));
    expect(screen.queryByRole('img', { name: 'The Fund' })).not.toBeInTheDocument();
    expect(screen.getByText('The Fund').closest('a')).toHaveAttribute('href', '/account/profile');
  });

  it('shows the logo last seen in this tab until the scheme is loaded', async () => {
    sessionStorage.setItem('scheme-logo', JSON.stringify({ image: fund.image, alt: fund.alt }));
    openApp('/account/profile', { ...home, Scheme: () => new Promise(() => undefined) });
    expect(await screen.findByRole('link', { name: 'The Fund, go to your home page' })).toBeVisible();
    expect(screen.queryByText('Prorata')).not.toBeInTheDocument();
  });

  it('shows the name of a scheme without a logo, whatever was seen before (SCREEN-35)', async () => {
    sessionStorage.setItem('scheme-logo', JSON.stringify({ image: fund.image, alt: fund.alt }));
    openApp('/account/profile', { ...scheme, ...home });
    expect(
      await screen.findByRole('link', { name: 'Investor Class Action, go to your home page' }),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/ · Investor Class Action$/));
    expect(sessionStorage.getItem('scheme-logo')).toBe('{"alt":"Investor Class Action"}');
  });
});
