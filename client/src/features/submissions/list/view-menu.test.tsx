import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRow, aSubmissionPage, noExports, scheme } from '../../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../../test-support/open-app';

const view = (id: string, name: string, query: string) => ({ __typename: 'SavedView', id, name, query });

function openList(path: string, answers: Answers) {
  return openApp(path, {
    ...scheme,
    ...noExports,
    ...signedInAs('MASTER_ADMIN'),
    SubmissionList: aSubmissionPage(1, [aRow({ legalEntity: 'Acme Pty Ltd' })]),
    SubmissionSearch: {
      submissionSearch: { __typename: 'SubmissionSearchResult', rows: [aRow()], more: false },
    },
    ClaimFacts: { claimFacts: [] },
    ...answers,
  });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);

describe('the saved views of the list (LIST-24)', () => {
  // The columns are in a cookie of this page.
  beforeEach(() => window.history.replaceState(null, '', '/admin/submissions-new'));
  afterEach(() => {
    forgetPerson();
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0]}=; path=/admin/submissions-new; max-age=0`;
    window.history.replaceState(null, '', '/');
  });

  it('are none at first; the list is saved with filters, search, order and columns, without its page', async () => {
    const saved = view('v1', 'Banks', '');
    const app = openList('/admin/submissions-new?page=3&run=r1&missingBank=yes&search=acme&sort=sid', {
      SavedViews: { savedViews: [] },
      SaveView: { saveView: saved },
      ImportRun: new Refusal('NOT_FOUND', 'Gone.'),
    });
    await press('Columns');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Missing' }));
    await press('Views');
    expect(await screen.findByText('You have not saved a view yet.')).toBeVisible();
    await press('Save this view…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    expect((await dialog.findAllByText('Name is required')).length).toBeGreaterThan(0);
    await userEvent.type(dialog.getByLabelText('Name'), ' Banks ');
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    expect(await screen.findByText('The view “Banks” has been saved.')).toBeVisible();
    expect(app.callsOf('SaveView').map(({ variables }) => variables)).toEqual([
      { name: 'Banks', query: 'missingBank=yes&search=acme&sort=sid&columns=missing' },
    ]);
  });

  it('are opened with their columns, in place of what the list shows', async () => {
    const app = openList('/admin/submissions-new?withoutTrades=yes&page=2', {
      SavedViews: {
        savedViews: [view('v1', 'Banks', 'missingBank=yes&sort=sid&columns=trades.filed&run=x')],
      },
    });
    await screen.findByText('Acme Pty Ltd');
    await press('Views');
    await press('Banks');
    await waitFor(() => expect(app.url()).toBe('/admin/submissions-new?missingBank=yes&sort=sid'));
    await waitFor(() => expect(headers()).toContain('Filed'));
    expect(headers()).toContain('Trades');
    expect(screen.queryByRole('group', { name: 'Views' })).not.toBeInTheDocument();
  });

  it('are renamed and deleted; a name that is taken is refused with what was typed', async () => {
    const views = { savedViews: [view('v1', 'Banks', ''), view('v2', 'Trades', '')] };
    const app = openList('/admin/submissions-new', {
      SavedViews: views,
      RenameView: new Refusal('CONFLICT', 'You have a view with this name already.'),
      DeleteView: { deleteView: true },
    });
    await press('Views');
    await press('Rename Banks');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename “Banks”' }));
    await userEvent.clear(dialog.getByLabelText('Name'));
    await userEvent.type(dialog.getByLabelText('Name'), 'Trades');
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
    expect(await dialog.findByText('You have a view with this name already.')).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue('Trades');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await press('Views');
    await press('Delete Trades');
    expect(await screen.findByText('The view “Trades” has been deleted.')).toBeVisible();
    expect(app.callsOf('DeleteView').map(({ variables }) => variables)).toEqual([{ id: 'v2' }]);
  });

  it('can be loaded again after an error', async () => {
    let answer: object = new Refusal('INTERNAL_SERVER_ERROR', 'No.');
    openList('/admin/submissions-new', { SavedViews: () => answer });
    await press('Views');
    expect(await screen.findByText('Your views could not be loaded.')).toBeVisible();
    answer = { savedViews: [view('v1', 'Banks', '')] };
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Banks' })).toBeVisible();
  });
});
