import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDashboard, aHome, anExportPage, scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';
import type { Role } from '../../generated/graphql';

const counts = (
  unansweredRequests: number | null,
  undecidedDoubleUps: number,
  importsRunning: number,
  openObjections = 0,
) => ({
  officeCounts: {
    __typename: 'OfficeCounts',
    unansweredRequests,
    undecidedDoubleUps,
    importsRunning,
    openObjections,
    openBankChanges: 0,
  },
});

const open = (path: string, answers: Answers = {}, role: Role = 'MASTER_ADMIN') =>
  openApp(path, {
    ...scheme,
    ...signedInAs(role),
    Dashboard: aDashboard(),
    LatestImportRuns: { latestImportRuns: [] },
    ExportRunList: anExportPage(),
    OfficeCounts: counts(2, 1000, 0, 3),
    ...answers,
  });

const morePages = () => screen.findByRole('navigation', { name: 'More pages' });
const rowOf = (pages: HTMLElement) => within(within(pages).getByRole('list'));

const wide = window.matchMedia;

describe("the second level of the office's navigation", () => {
  afterEach(() => {
    forgetPerson();
    window.matchMedia = wide;
  });

  it('links to each page without a tab, with what waits there (SCREEN-32)', async () => {
    open('/admin');
    const pages = await morePages();
    await rowOf(pages).findByRole('link', { name: 'Amendments 2 unanswered' });
    expect(
      rowOf(pages)
        .getAllByRole('link')
        .map((link) => [link.textContent.trim(), link.getAttribute('href')]),
    ).toEqual([
      ['Amendments 2 unanswered', '/admin/amendments'],
      ['Notices', '/admin/notices'],
      ['Duplicates 1,000+ undecided', '/admin/double-ups'],
      ['Bank changes', '/admin/bank-changes'],
      ['Imports', '/admin/imports'],
      ['Exports', '/admin/exports'],
      ['Rules', '/admin/rules'],
      ['Assessments', '/admin/assessments'],
      ['Objections 3 unassigned', '/admin/objections'],
      ['Distributions', '/admin/distributions'],
      ['Payments', '/admin/payments'],
      ['Deadlines', '/admin/deadlines'],
      ['Settings', '/admin/scheme'],
      ['Maintenance', '/admin/maintenance'],
      ['Identity documents', '/admin/identity-documents'],
    ]);
    expect(screen.queryByRole('button', { name: /^Menu/ })).not.toBeInTheDocument();
  });

  it('marks the open page and counts again with every page (SCREEN-32)', async () => {
    let waiting = 2;
    const app = open('/admin', { OfficeCounts: () => counts(waiting, 0, 1) });
    const pages = await morePages();
    await rowOf(pages).findByRole('link', { name: 'Amendments 2 unanswered' });
    waiting = 5;
    await userEvent.click(rowOf(pages).getByRole('link', { name: 'Exports' }));
    await waitFor(() => expect(app.url()).toBe('/admin/exports'));
    await rowOf(pages).findByRole('link', { name: 'Amendments 5 unanswered' });
    expect(rowOf(pages).getByRole('link', { name: 'Exports' })).toHaveAttribute('aria-current', 'page');
  });

  it('is a menu with the tabs on a phone, which says what waits and closes with each page (SCREEN-32, UX-32)', async () => {
    window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') });
    const app = open('/admin', { OfficeCounts: counts(2, 3, 1) });
    // Running imports do not wait for anybody.
    const menu = await screen.findByRole('button', { name: 'Menu 5 waiting' });
    expect(screen.queryByRole('navigation', { name: 'More pages' })).not.toBeInTheDocument();
    await userEvent.click(menu);
    const tabs = within(screen.getByRole('navigation', { name: 'Administration' }));
    expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin',
      '/admin/submissions',
      '/admin/submissions-new',
      '/admin/manage-users',
    ]);
    const pages = await morePages();
    expect(rowOf(pages).getByRole('link', { name: 'Amendments 2 unanswered' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('navigation', { name: 'More pages' })).not.toBeInTheDocument();
    expect(menu).toHaveFocus();
    await userEvent.click(menu);
    await userEvent.click(rowOf(await morePages()).getByRole('link', { name: 'Exports' }));
    await waitFor(() => expect(app.url()).toBe('/admin/exports'));
    expect(screen.queryByRole('navigation', { name: 'More pages' })).not.toBeInTheDocument();
  });

  it('keeps its links when the counts could not be loaded (SCREEN-32)', async () => {
    open('/admin', { OfficeCounts: new Refusal('INTERNAL_SERVER_ERROR', 'Oh.') });
    expect(rowOf(await morePages()).getByRole('link', { name: 'Amendments' })).toBeInTheDocument();
  });

  it('is not loaded for members', async () => {
    const { callsOf } = open('/account/profile', { MySubmissions: aHome() }, 'STANDARD');
    await screen.findByRole('heading', { name: 'Registrations' });
    expect(screen.queryByRole('navigation', { name: 'More pages' })).not.toBeInTheDocument();
    expect(callsOf('OfficeCounts')).toEqual([]);
  });
});
