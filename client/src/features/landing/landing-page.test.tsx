import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scheme } from '../../test-support/answers';
import { forgetPerson, openApp, signedInAs } from '../../test-support/open-app';

const words = scheme.Scheme.scheme;

describe('the landing page', () => {
  afterEach(forgetPerson);

  it('shows the sections of the scheme in its order, with the contact address as a link (SCREEN-8, SCHEME-12)', async () => {
    openApp('/', scheme);
    expect(await screen.findByRole('heading', { name: 'Investor Class Action', level: 1 })).toBeVisible();
    expect(screen.getByText('Settlement Administration Portal')).toBeVisible();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Sign in', 'Settlement', 'Claim Background', 'Nature of Claim']);
    const paragraph = screen.getByText(/with questions/);
    expect(paragraph).toHaveTextContent('Write to investors@scheme.example with questions.');
    expect(within(paragraph).getByRole('link')).toHaveAttribute('href', 'mailto:investors@scheme.example');
  });

  it('says that registered group members sign in by one-time code, and links there (SCREEN-8)', async () => {
    const app = openApp('/', scheme);
    const link = await screen.findByRole('link', { name: 'one-time-code login' });
    expect(link.closest('p')).toHaveTextContent(/^Registered Group Members \(RGMs\) sign in through/);
    expect(link).toHaveAttribute('href', '/otp-login');
    expect(screen.getByRole('link', { name: 'Sign in with a password' })).toHaveAttribute('href', '/login');
    await userEvent.click(screen.getByRole('link', { name: 'Sign in by e-mailed code' }));
    expect(app.url()).toBe('/otp-login');
  });

  it.each([
    ['STANDARD', 'Go to my registrations', '/account/profile'],
    ['MASTER_ADMIN', 'Go to administration', '/admin'],
  ] as const)(
    'stays open for a signed-in %s, with a link to their own start page',
    async (role, name, path) => {
      const app = openApp('/', { ...scheme, ...signedInAs(role) });
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
      expect(screen.getByRole('heading', { name: 'Nature of Claim' })).toBeVisible();
      expect(app.url()).toBe('/');
    },
  );

  it('has the logos of the scheme in its header', async () => {
    const logos = [
      { __typename: 'SchemeLogo' as const, image: 'https://pictures.example/a.svg', alt: 'The Fund' },
      { __typename: 'SchemeLogo' as const, image: '/b.svg', alt: 'The Trustee' },
    ];
    openApp('/', { Scheme: { scheme: { ...words, logos } } });
    const fund = await screen.findByRole('img', { name: 'The Fund' });
    expect(fund).toHaveAttribute('src', 'https://pictures.example/a.svg');
    expect(fund.closest('a')).toHaveAttribute('href', '/');
    expect(screen.getByRole('img', { name: 'The Trustee' })).toHaveAttribute('src', '/b.svg');
    fireEvent.error(fund);
    expect(screen.queryByRole('img', { name: 'The Fund' })).not.toBeInTheDocument();
    expect(screen.getByText('The Fund').closest('a')).toHaveAttribute('href', '/');
  });

  it('has its name as a mark, then ours, when the scheme has no logo, and the footer of the scheme (SCREEN-8, SCREEN-35)', async () => {
    openApp('/', scheme);
    const home = await screen.findByRole('link', { name: 'Investor Class Action, go to the landing page' });
    expect(home).toContainElement(screen.getByRole('img', { name: 'Investor Class Action' }));
    expect(screen.getByRole('img', { name: 'Prorata' })).toBeVisible();
    expect(screen.getByRole('banner')).toHaveTextContent(/Investor Class Action.*Prorata$/);
    expect(document.title).toMatch(/ · Investor Class Action$/);
    const footer = screen.getByRole('contentinfo');
    expect(within(footer).getByRole('link', { name: /Privacy Policy/ })).toHaveAttribute(
      'href',
      words.privacyUrl,
    );
    expect(footer).toHaveTextContent('© 2026 The Administrator');
  });
});

describe('a page that does not exist', () => {
  afterEach(forgetPerson);

  it('goes back to the previous page (SCREEN-4)', async () => {
    window.history.pushState({}, '');
    const app = openApp('/', scheme);
    await screen.findByRole('heading', { name: 'Settlement' });
    await act(() => app.router.navigate('/nowhere'));
    await userEvent.click(await screen.findByRole('button', { name: 'Go back' }));
    expect(await screen.findByRole('heading', { name: 'Settlement' })).toBeVisible();
  });
});
