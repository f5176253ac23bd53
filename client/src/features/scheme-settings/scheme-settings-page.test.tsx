import userEvent from '@testing-library/user-event';
import { screen, within } from '@testing-library/react';
import { scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs } from '../../test-support/open-app';

const setting = (section: string, name: string, value: string) => ({
  __typename: 'SchemeSetting' as const,
  section,
  label: `About ${name}`,
  name,
  value,
});
const settings = [
  setting('Titles', 'titles.portal', 'Claims Portal'),
  setting('Addresses', 'contactEmail', 'claims@fund.example'),
  setting('Addresses', 'privacyUrl', 'https://fund.example/privacy'),
  setting('Dates', 'openingBalanceDate', '2020-02-28'),
  setting('Dates', 'tradeTemplateUrl', ''),
  setting('Members', 'members.mayCreate', 'true'),
  setting('Texts', 'acknowledgements', 'I claim.\nI keep my notes.'),
  setting('Removed claims', 'removedClaims.sids', Array.from({ length: 330 }, (_, n) => `S-${n}`).join('\n')),
];
const open = (file: string | null) =>
  openApp('/admin/scheme', {
    ...scheme,
    ...signedInAs('MASTER_ADMIN'),
    SchemeSettings: { schemeSettings: { __typename: 'SchemeSettings', file, settings } },
  });
const valueOf = (name: string) => screen.getByText(name).closest('dt')!.nextElementSibling as HTMLElement;

describe('the settings of the scheme', () => {
  afterEach(forgetPerson);

  const showNames = async () =>
    userEvent.click(await screen.findByLabelText('Show the names that the settings have in the file'));

  it('settings are shown in their groups, each in words, on request by its name, with working links (SCHEME-13, SCHEME-16)', async () => {
    open('/etc/prorata/scheme.json');
    expect(await screen.findByText('/etc/prorata/scheme.json')).toBeVisible();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Titles', 'Addresses', 'Dates', 'Members', 'Texts', 'Removed claims']);
    expect(screen.queryByText('titles.portal')).not.toBeInTheDocument();
    await showNames();
    expect(screen.getByText('titles.portal').closest('dt')).toHaveTextContent(/^About titles\.portal/);
    expect(valueOf('titles.portal')).toHaveTextContent('Claims Portal');
    expect(within(valueOf('contactEmail')).getByRole('link')).toHaveAttribute(
      'href',
      'mailto:claims@fund.example',
    );
    expect(within(valueOf('privacyUrl')).getByRole('link')).toHaveAttribute(
      'href',
      'https://fund.example/privacy',
    );
    expect(valueOf('openingBalanceDate')).toHaveTextContent('28-Feb-2020');
    expect(valueOf('tradeTemplateUrl')).toHaveTextContent('Not given');
    expect(valueOf('members.mayCreate')).toHaveTextContent('Yes');
    expect(valueOf('acknowledgements').querySelectorAll('p')).toHaveLength(2);
  });

  it('count and list the removed SIDs', async () => {
    open(null);
    expect(await screen.findByText('Prorata’s default settings')).toBeVisible();
    await showNames();
    const sids = valueOf('removedClaims.sids');
    expect(within(sids).getByText('330 SIDs')).toBeVisible();
    expect(sids.querySelectorAll('li')).toHaveLength(330);
  });

  it('settings that could not be loaded can be loaded again', async () => {
    openApp('/admin/scheme', {
      ...scheme,
      ...signedInAs('MASTER_ADMIN'),
      SchemeSettings: new Refusal('INTERNAL_SERVER_ERROR', 'No.'),
    });
    expect(await screen.findByText('The settings could not be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
