import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRow, aRun, aSubmissionPage, noExports } from '../../test-support/answers';
import { forgetPerson, Refusal, type Answers } from '../../test-support/open-app';
import { filterBy, filterCounts, openList, search, twoPages } from '../../test-support/submission-list';

describe('the list of new submissions', () => {
  // The clock differs from test to test; otherwise the list of the previous test would still be fresh.
  let hour = 0;
  const realNow = Date.now;
  beforeEach(() => {
    hour += 3_600_000;
    Date.now = () => realNow() + hour;
  });
  afterEach(() => {
    Date.now = realNow;
    forgetPerson();
  });

  it('has the prescribed columns and opens a submission in a new tab (LIST-1)', async () => {
    openList();
    const view = await screen.findByRole('link', { name: /^View Entity of page 1/ });
    expect(view).toHaveAttribute('href', '/settlement-scheme/view/s1?from=submissions&at=1');
    expect(view).toHaveAttribute('target', '_blank');
    const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
    expect(headers).toEqual(['SID', 'Legal Entity', 'Contact Email', 'Contact Name', 'Action']);
  });

  it('has both import pickers, Create Submission, and the exports of submissions, double ups and trade data (LIST-2)', async () => {
    openList('/admin/submissions-new', noExports);
    for (const label of ['Import Submissions', 'Import Trade Data'])
      expect(await screen.findByLabelText(label, { selector: 'input' })).toHaveAttribute('type', 'file');
    expect(screen.getByRole('link', { name: 'Create Submission' })).toHaveAttribute(
      'href',
      '/admin/create-submission',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    const exports = (await screen.findAllByRole('button', { name: /^Export / })).map(
      (button) => button.textContent,
    );
    expect(exports).toEqual(['Export submissions', 'Export double ups', 'Export trade data']);
  });

  it('names the accepted files and their templates under Import (IMPORT-1)', async () => {
    openList('/admin/submissions-new', noExports);
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
    const panel = screen.getByRole('group', { name: 'Import' });
    expect(within(panel).getAllByRole('button', { name: /^Download template for / })).toHaveLength(2);
    expect(within(panel).getByRole('link', { name: 'Import runs' })).toBeVisible();
    expect(within(panel).getByText(/^CSV up to 2 GB or XLSX up to 50 MB/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Import' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Import' })).toHaveFocus();
  });

  it('shows a run in one line, with its report on request', async () => {
    openList('/admin/submissions-new?run=r1', {
      ImportRun: aRun({ rejected: 2, unknownColumns: ['colour'] }),
      ...noExports,
    });
    expect(await screen.findByRole('heading', { name: 'trades.csv' })).toBeVisible();
    expect(screen.getByText(/^61 % · 6,140 of 10,000 rows/)).toBeVisible();
    expect(screen.queryByText('colour')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show report' }));
    expect(screen.getByText('colour')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close report' }));
    expect(screen.queryByRole('heading', { name: 'trades.csv' })).not.toBeInTheDocument();
  });

  it('shows why a run stopped without asking for the report', async () => {
    openList('/admin/submissions-new?run=r1', {
      ImportRun: aRun({ status: 'REFUSED', message: 'The column sid is missing.' }),
      ...noExports,
    });
    expect(await screen.findByText('The column sid is missing.')).toBeVisible();
  });

  it('shows N/A where a submission has no contact e-mail or name (SCREEN-23)', async () => {
    const bare = aRow({ contactEmail: '', contactName: '' });
    openList('/admin/submissions-new', { SubmissionList: aSubmissionPage(1, [bare]) });
    const row = (await screen.findByRole('cell', { name: 'Acme Pty Ltd' })).closest('tr')!;
    const cells = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells).toEqual(['00101', 'Acme Pty Ltd', 'N/A', 'N/A', 'View']);
  });

  it('keeps the page in the URL, with a first and a last page that it does not exceed (SCREEN-24, SCREEN-26)', async () => {
    const app = openList();
    await screen.findByText('Entity of page 1');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(app.url()).toBe('/admin/submissions-new');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Entity of page 2');
    expect(app.url()).toBe('/admin/submissions-new?page=2');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(app.url()).toBe('/admin/submissions-new?page=2');
  });

  it('sends the last claim with the next page, so that the server need not count rows', async () => {
    const app = openList();
    const asked = () => app.callsOf('SubmissionList').at(-1)?.variables;
    await screen.findByText('Entity of page 1');
    expect(asked()).not.toHaveProperty('after');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Entity of page 2');
    expect(asked()).toMatchObject({ page: 2, after: 's1' });
    await filterBy('Missing bank details');
    await screen.findByText('Entity of page 1');
    expect(asked()).not.toHaveProperty('after');
  });

  it('queries the server again for a page only after 5,000 ms (SCREEN-27)', async () => {
    const app = openList();
    await screen.findByText('Entity of page 1');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Entity of page 2');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByText('Entity of page 1');
    expect(app.callsOf('SubmissionList').map(({ variables }) => variables['page'])).toEqual([1, 2]);
    hour += 5_000;
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(app.callsOf('SubmissionList')).toHaveLength(3));
  });

  it('sends no search below 3 characters and says why (LIST-4)', async () => {
    const app = openList();
    const dialog = await search('ab');
    expect(await within(dialog).findByText('Type at least 3 characters')).toBeVisible();
    expect(app.callsOf('SubmissionSearch')).toHaveLength(0);
  });

  it('sends no search above 200 characters and says why', async () => {
    const app = openList();
    const dialog = await search('x'.repeat(201));
    expect(await within(dialog).findByText('Type at most 200 characters')).toBeVisible();
    expect(app.callsOf('SubmissionSearch')).toHaveLength(0);
  });

  it('shows the results instead of the paged list, and the list again when cleared (LIST-3, LIST-5, LIST-6)', async () => {
    const found = {
      submissionSearch: { __typename: 'SubmissionSearchResult', rows: [aRow({ id: 's9' })], more: true },
    };
    const app = openList('/admin/submissions-new?page=2', { SubmissionSearch: found });
    await screen.findByText('Entity of page 2');
    await search(' acme ');
    expect(await screen.findByRole('heading', { name: 'Results for search query' })).toBeVisible();
    expect(await screen.findByText('Acme Pty Ltd')).toBeVisible();
    expect(screen.getByText('More than 1 submissions match')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    expect(app.url()).toBe('/admin/submissions-new?search=acme');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }));
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
    expect(await screen.findByText('Entity of page 1')).toBeVisible();
  });

  it('searches within the filters of the URL, and shows them', async () => {
    const app = openList('/admin/submissions-new?search=acme&missingBank=yes', {
      SubmissionSearch: ({ filter }: Record<string, unknown>) => ({
        submissionSearch: {
          __typename: 'SubmissionSearchResult',
          rows: (filter as { missingBank?: boolean }).missingBank ? [] : [aRow({ id: 's9' })],
          more: false,
        },
      }),
    });
    expect(
      await screen.findByText(/^Among the submissions that match the filters above: no SID/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Missing bank details' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(app.callsOf('SubmissionSearch').at(-1)?.variables).toEqual({
      query: 'acme',
      filter: { missingBank: true },
    });
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
    expect(await screen.findByText('Acme Pty Ltd')).toBeVisible();
    expect(app.url()).toBe('/admin/submissions-new?search=acme');
  });

  it('says that a search in the URL is too short, above the whole list', async () => {
    const app = openList('/admin/submissions-new?search=ab&missingBank=yes');
    expect(await screen.findByText('“ab” is too short to search for')).toBeVisible();
    expect(await screen.findByText('Entity of page 1')).toBeVisible();
    expect(app.callsOf('SubmissionSearch')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }));
    expect(screen.queryByText('“ab” is too short to search for')).not.toBeInTheDocument();
    expect(app.url()).toBe('/admin/submissions-new?missingBank=yes');
  });

  it('keeps its filters and its order in the URL, together with the page', async () => {
    const app = openList('/admin/submissions-new?page=2&missingBank=yes&sort=sid&removed=perhaps');
    await screen.findByText('Entity of page 2');
    const asked = () => app.callsOf('SubmissionList').at(-1)?.variables;
    expect(asked()).toEqual({ page: 2, filter: { missingBank: true }, sort: 'SID' });
    expect(screen.getByRole('button', { name: 'Missing bank details' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.getByRole('columnheader', { name: 'SID' })).toHaveAttribute('aria-sort', 'ascending');

    await filterBy('Without attachments');
    await screen.findByText('Entity of page 1');
    expect(asked()).toEqual({ page: 1, filter: { missingBank: true, hasAttachments: false }, sort: 'SID' });
    await userEvent.click(screen.getByRole('checkbox', { name: /^With attachments/ }));
    await waitFor(() =>
      expect(asked()).toMatchObject({ filter: { missingBank: true, hasAttachments: true } }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Legal Entity' }));
    await waitFor(() => expect(asked()).toMatchObject({ sort: 'LEGAL_ENTITY' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(asked()).toEqual({ page: 1, filter: {}, sort: 'LEGAL_ENTITY' }));
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('shows each filter with its number, the filters that are on as buttons that turn them off (LIST-15)', async () => {
    const app = openList('/admin/submissions-new?withoutTrades=yes&filedFrom=2026-02-30');
    await screen.findByText('Entity of page 1');
    const asked = () => app.callsOf('SubmissionList').at(-1)?.variables['filter'];
    expect(asked()).toEqual({ withoutTrades: true });
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    expect(await screen.findByRole('checkbox', { name: 'Without trades 31' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Missing data 10,000+' })).not.toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /^Possible duplicate/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'SID missing 2' }));
    await userEvent.selectOptions(screen.getByLabelText('Source'), 'No source (4)');
    await userEvent.type(screen.getByLabelText('Filed from'), '1/1/1960{Enter}');
    await userEvent.type(screen.getByLabelText('Filed until'), '1/3/2026{Enter}');
    expect(screen.getByLabelText('Filed until')).toHaveValue('01-Mar-2026');
    await waitFor(() =>
      expect(asked()).toEqual({ withoutTrades: true, sidMissing: true, source: '', filedTo: '2026-03-01' }),
    );
    for (const name of ['Source: No source', 'Filed until 01-Mar-2026', 'SID missing']) {
      await userEvent.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
    }
    expect(app.url()).toBe('/admin/submissions-new?withoutTrades=yes&filedFrom=2026-02-30');
  });

  it('filters by what the checks of the newest run found (LIST-25)', async () => {
    const app = openList('/admin/submissions-new?finding=NO_SUCH_FINDING');
    await screen.findByText('Entity of page 1');
    const asked = () => app.callsOf('SubmissionList').at(-1)?.variables['filter'];
    expect(asked()).toEqual({});
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.selectOptions(
      await screen.findByLabelText('Found by the checks of the newest run'),
      'The stated closing balance differs from the transactions (12)',
    );
    await waitFor(() => expect(asked()).toEqual({ finding: 'CLOSING_DIFFERS' }));
    expect(app.url()).toBe('/admin/submissions-new?finding=CLOSING_DIFFERS');
    const name = 'Finding: The stated closing balance differs from the transactions';
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
    expect(app.url()).toBe('/admin/submissions-new');
  });

  it('shows the filters without numbers when these could not be loaded', async () => {
    openList('/admin/submissions-new', {
      SubmissionFilterCounts: new Refusal('INTERNAL_SERVER_ERROR', 'No.'),
    });
    await screen.findByText('Entity of page 1');
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    expect(await screen.findByText('The numbers could not be loaded.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Without trades' })).toBeVisible();
  });

  it('asks for the numbers of the menu together with the filters that are on (LIST-27)', async () => {
    const counted = ({ filter }: Record<string, unknown>) => ({
      submissionFilterCounts: { ...filterCounts.submissionFilterCounts, withoutTrades: filter ? 8 : 31 },
    });
    openList('/admin/submissions-new?missingBank=yes', { SubmissionFilterCounts: counted });
    await screen.findByText('Entity of page 1');
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    expect(await screen.findByRole('checkbox', { name: 'Without trades 8' })).toBeVisible();
    expect(screen.getByText(/together with the others that are on/)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Missing bank details/ }));
    expect(await screen.findByRole('checkbox', { name: 'Without trades 31' })).toBeVisible();
    expect(screen.queryByText(/together with the others/)).not.toBeInTheDocument();
  });

  it('asks for the numbers among what a search matches (LIST-28)', async () => {
    const counted = ({ filter, query }: Record<string, unknown>) => ({
      submissionFilterCounts:
        query === 'pty'
          ? { ...filterCounts.submissionFilterCounts, withoutTrades: filter ? 3 : 5 }
          : filterCounts.submissionFilterCounts,
    });
    openList('/admin/submissions-new?search=pty&missingBank=yes', {
      SubmissionSearch: { submissionSearch: { rows: [], more: false } },
      SubmissionFilterCounts: counted,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    expect(await screen.findByRole('checkbox', { name: 'Without trades 3' })).toBeVisible();
  });

  it('says when a search matches too many to be counted (LIST-28)', async () => {
    openList('/admin/submissions-new?search=pty', {
      SubmissionSearch: { submissionSearch: { rows: [], more: false } },
      SubmissionFilterCounts: { submissionFilterCounts: null },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    expect(await screen.findByText(/matches too many submissions to count/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Without trades' })).toBeVisible();
  });

  it('shows the number of each filter that is on (LIST-15)', async () => {
    openList(
      '/admin/submissions-new?withoutTrades=yes&missingData=yes&source=Paper+form&filedFrom=2026-01-01',
    );
    expect(await screen.findByText('31')).toBeVisible();
    const chips = within(screen.getByRole('group', { name: 'Filters' })).getAllByRole('button', {
      pressed: true,
    });
    expect(chips.map((chip) => chip.textContent)).toEqual([
      'Missing data10,000+',
      'Without trades31',
      'Source: Paper form10,000+',
      'Filed from 01-Jan-2026',
    ]);
    expect(chips[1]).toHaveAccessibleName('Without trades');
  });

  it.each([
    ['SID', 'SID', 'sid'],
    ['Legal Entity', 'LEGAL_ENTITY', 'legal-entity'],
    ['Contact Email', 'CONTACT_EMAIL', 'contact-email'],
    ['Contact Name', 'CONTACT_NAME', 'contact-name'],
  ])(
    'sorts by %s, the other way by a second press, and no longer by a third (LIST-17)',
    async (header, sort, param) => {
      const app = openList();
      await screen.findByText('Entity of page 1');
      const asked = () => app.callsOf('SubmissionList').at(-1)?.variables['sort'];
      const column = () => screen.getByRole('columnheader', { name: header });
      const press = () => userEvent.click(screen.getByRole('button', { name: header }));
      expect(column()).not.toHaveAttribute('aria-sort');
      await press();
      await waitFor(() => expect(asked()).toBe(sort));
      expect(column()).toHaveAttribute('aria-sort', 'ascending');
      expect(app.url()).toBe(`/admin/submissions-new?sort=${param}`);
      await press();
      await waitFor(() => expect(asked()).toBe(`${sort}_DESCENDING`));
      expect(column()).toHaveAttribute('aria-sort', 'descending');
      expect(app.url()).toBe(`/admin/submissions-new?sort=${param}-descending`);
      await press();
      await waitFor(() => expect(column()).not.toHaveAttribute('aria-sort'));
      expect(app.url()).toBe('/admin/submissions-new');
    },
  );

  it('says that no submission matches the filters, and how to see all again', async () => {
    openList('/admin/submissions-new?removed=yes', {
      SubmissionList: ({ filter }: Record<string, unknown>) =>
        (filter as { removed?: boolean }).removed ? aSubmissionPage(1, [], 0) : aSubmissionPage(1, [aRow()]),
    });
    expect(await screen.findByText('No submissions match')).toBeVisible();
    expect(screen.getByText('0 submissions')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
    expect(await screen.findByText('Acme Pty Ltd')).toBeVisible();
  });

  it('says what to do when there is nothing', async () => {
    openList('/admin/submissions-new', { SubmissionList: aSubmissionPage(1, [], 0) });
    expect(await screen.findByText('No submissions yet')).toBeVisible();
  });

  it('offers to try again when the list could not be loaded', async () => {
    const answers: Answers = {
      SubmissionList: new Refusal('INTERNAL_SERVER_ERROR', 'Something went wrong.'),
    };
    openList('/admin/submissions-new', answers);
    expect(await screen.findByText('The submissions could not be loaded.')).toBeVisible();
    answers['SubmissionList'] = twoPages;
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
