import { screen, within } from '@testing-library/react';
import {
  aDashboard,
  aManagedUser,
  anExportPage,
  aSubmission,
  aTrade,
  aUserPage,
  claimPage,
  scheme,
} from '../test-support/answers';
import { forgetPerson, openApp, signedInAs, type Answers } from '../test-support/open-app';
import type { Role } from '../generated/graphql';

const open = (role: Role, path: string, answers: Answers = {}) =>
  openApp(path, {
    ...scheme,
    ...claimPage,
    ...signedInAs(role),
    Dashboard: aDashboard({ submissions: 1 }),
    LatestImportRuns: { latestImportRuns: [] },
    ExportRunList: anExportPage(),
    UserList: aUserPage(1, [aManagedUser()], 1),
    SubmissionView: aSubmission({ mayUpdate: role === 'REVIEWER' }),
    ...answers,
  });
const openClaim = async (role: Role, answers?: Answers) => {
  open(role, '/settlement-scheme/view/s1', answers);
  await screen.findByRole('heading', { level: 1, name: 'Acme Pty Ltd' });
  await screen.findByText('The member has not sent a message yet.');
};
const placesOf = () =>
  screen
    .queryAllByRole('navigation', { name: 'More pages' })
    .flatMap((places) => within(within(places).getAllByRole('list')[0]!).getAllByRole('link'))
    .map((link) => link.textContent.trim());

describe('the roles of the office', () => {
  afterEach(forgetPerson);

  it.each<[Role, places: string[], tabs: number, figures: number]>([
    ['REVIEWER', ['Amendments', 'Duplicates', 'Bank changes'], 3, 6],
    ['SUPPORT', ['Amendments', 'Bank changes'], 3, 5],
    [
      'AUDITOR',
      [
        'Amendments',
        'Notices',
        'Duplicates',
        'Bank changes',
        'Imports',
        'Exports',
        'Rules',
        'Assessments',
        'Objections',
        'Distributions',
        'Payments',
        'Deadlines',
        'Settings',
        'Maintenance',
        'Identity documents',
      ],
      4,
      8,
    ],
  ])(
    'see in the navigation and on the home page what a %s may open (ACCESS-15)',
    async (role, places, tabs, figures) => {
      open(role, '/admin');
      await screen.findByRole('heading', { level: 1, name: 'Home' });
      await screen.findByRole('navigation', { name: 'More pages' });
      expect(placesOf()).toEqual(places);
      const [navigation] = screen.getAllByRole('navigation', { name: 'Administration' });
      expect(within(navigation!).getAllByRole('link')).toHaveLength(tabs);
      const cards = await screen.findByRole('list', { name: 'Scheme at a glance' });
      expect(within(cards).getAllByRole('listitem')).toHaveLength(figures);
    },
  );

  it('have the four tabs as administrators (SCREEN-12)', async () => {
    open('MASTER_ADMIN', '/admin');
    await screen.findByRole('heading', { level: 1, name: 'Home' });
    const [tabs] = screen.getAllByRole('navigation', { name: 'Administration' });
    const links = within(tabs!).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['HOME', '/admin'],
      ['SUBMISSIONS OLD', '/admin/submissions'],
      ['SUBMISSIONS NEW', '/admin/submissions-new'],
      ['USERS', '/admin/manage-users'],
    ]);
  });

  it.each<[Role, buttons: string[]]>([
    ['REVIEWER', ['Submit', 'Add Row']],
    ['SUPPORT', ['Submit']],
    ['AUDITOR', []],
  ])('see on a claim the actions of a %s (ACCESS-15)', async (role, offered) => {
    await openClaim(role);
    for (const name of ['Submit', 'Add Row'])
      expect(screen.queryAllByRole('button', { name })).toHaveLength(offered.includes(name) ? 1 : 0);
    expect(screen.queryAllByRole('link', { name: 'Edit' })).toHaveLength(role === 'REVIEWER' ? 1 : 0);
    expect(screen.queryAllByRole('link', { name: 'History' })).toHaveLength(role === 'SUPPORT' ? 0 : 1);
    expect(screen.queryAllByRole('link', { name: 'Upload' })).toHaveLength(role === 'REVIEWER' ? 1 : 0);
    expect(screen.queryByRole('button', { name: / SID$/ })).not.toBeInTheDocument();
  });

  it.each<Role>(['MASTER_ADMIN', 'REVIEWER', 'SUPPORT', 'AUDITOR'])(
    'read of a claim as of somebody else’s, also as %s (ACCESS-15)',
    async (role) => {
      await openClaim(role, {
        SubmissionView: aSubmission({
          openingBalance: '10',
          trades: [aTrade({ transactionType: 'SELL' })],
          missing: [{ path: 'bankDetails.bankName', message: 'Bank is required' }],
          removed: null,
        }),
      });
      const page = screen.getByRole('main');
      expect(await within(page).findByText(/^From that day on, more shares went out/)).toBeVisible();
      expect(page).toHaveTextContent('This table is locked for members');
      expect(page).not.toHaveTextContent(
        /\byour? (?:claims?|trades?|payment|bank|request|need)|\btell us\b/i,
      );
    },
  );

  it('get a message who may open a page that their role may not, with a link home (ACCESS-15)', async () => {
    open('SUPPORT', '/admin/manage-users');
    expect(await screen.findByRole('heading', { name: 'Your role does not open this page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/admin');
  });

  it('see the users without editing them as auditors (ACCESS-15)', async () => {
    open('AUDITOR', '/admin/manage-users');
    await screen.findByText('robin@vale.example');
    expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
  });
});
