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
/** The row of a wide window; the phone's menu, with the same links, follows it. */
const rowOf = (pages: HTMLElement) => within(within(pages).getAllByRole('list')[0]!);

describe("the second level of the office's navigation", () => {
  afterEach(forgetPerson);

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
      ['API tokens', '/admin/api-tokens'],
    ]);
    expect(
      within(pages).getByText('More: Amendments 2, Duplicates 1,000+, Objections 3'),
    ).toBeInTheDocument();
  });

  it('marks the open page, counts again with every page, and folds on a phone (SCREEN-32)', async () => {
    let waiting = 2;
    const app = open('/admin', { OfficeCounts: () => counts(waiting, 0, 1) });
    const pages = await morePages();
    await rowOf(pages).findByRole('link', { name: 'Amendments 2 unanswered' });
    await userEvent.click(within(pages).getByText('More: Amendments 2, Imports 1'));
    waiting = 5;
    await userEvent.click(within(pages).getAllByRole('link', { name: 'Exports' })[1]!);
    await waitFor(() => expect(app.url()).toBe('/admin/exports'));
    await rowOf(pages).findByRole('link', { name: 'Amendments 5 unanswered' });
    expect(rowOf(pages).getByRole('link', { name: 'Exports' })).toHaveAttribute('aria-current', 'page');
    expect(within(pages).getByText('More: Exports').closest('details')).not.toHaveAttribute('open');
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
