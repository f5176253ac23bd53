import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aDashboard,
  aHome,
  aRow,
  aSubmission,
  aSubmissionPage,
  claimPage,
  scheme,
} from '../../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../../test-support/open-app';

const claims = [
  aRow({ id: 's1', sid: '00101', legalEntity: 'Acme Pty Ltd' }),
  aRow({ id: 's2', sid: '001011', legalEntity: 'Acme Holdings' }),
  aRow({ id: 's3', sid: 'ab-7', legalEntity: 'Abel', contactName: '', contactEmail: '' }),
];

const found = (rows: typeof claims, more = false) => ({
  submissionSearch: { __typename: 'SubmissionSearchResult', rows, more },
});

/** The claims whose SID or name contains the text. */
const matching = ({ query }: Record<string, unknown>) =>
  found(
    claims.filter(({ sid, legalEntity }) =>
      `${sid} ${legalEntity}`.toLowerCase().includes(String(query).toLowerCase()),
    ),
  );

async function openHome(answers: Answers = {}) {
  const app = openApp('/admin', {
    ...scheme,
    ...claimPage,
    ...signedInAs('MASTER_ADMIN'),
    Dashboard: aDashboard(),
    LatestImportRuns: { latestImportRuns: [] },
    SubmissionList: aSubmissionPage(1, []),
    SubmissionView: aSubmission(),
    SubmissionSearch: matching,
    FoundSubmissions: matching,
    ...answers,
  });
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  return app;
}

const box = () => screen.getByRole('combobox', { name: 'Find a claim' });
const options = () => screen.findAllByRole('option');

describe('the search in the top bar', () => {
  afterEach(forgetPerson);

  it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
    'gets the focus by %s (LIST-13)',
    async (keys) => {
      await openHome();
      await userEvent.keyboard(keys);
      await waitFor(() => expect(box()).toHaveFocus());
      expect(box()).toHaveValue('');
    },
  );

  it('takes a slash typed in a text field as text', async () => {
    await openHome();
    await userEvent.type(box(), 'a/b');
    expect(box()).toHaveValue('a/b');
  });

  it('shows claims from the third character, once the typing pauses (LIST-13)', async () => {
    const app = await openHome();
    await userEvent.type(box(), 'ac');
    expect(await screen.findByText('Type at least 3 characters')).toBeVisible();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(box(), 'me');
    expect((await options()).map((option) => option.textContent)).toEqual([
      '00101Acme Pty LtdPeter Baxter · peter@acme.example',
      '001011Acme HoldingsPeter Baxter · peter@acme.example',
      'Show all results in the list',
    ]);
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(screen.getByText('2 claims found')).toBeVisible();
    expect(app.callsOf('FoundSubmissions').map(({ variables }) => variables['query'])).toEqual(['acme']);
  });

  it('moves by the arrow keys and opens the active claim by Enter (LIST-13)', async () => {
    const app = await openHome();
    await userEvent.type(box(), 'acme');
    await options();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = screen.getByRole('option', { selected: true });
    expect(active).toHaveTextContent('Acme Holdings');
    expect(box()).toHaveAttribute('aria-activedescendant', active.id);
    expect(box()).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Show all results');
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(app.url()).toMatch(/\/view\/s1\?from=submissions&search=acme?&at=1$/));
    expect(box()).toHaveValue('');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it.each([
    ['00101', 's1'],
    ['AB-7', 's3'],
  ])('opens the claim of the SID %s at once by Enter, with its place (LIST-13, VIEW-19)', async (sid, id) => {
    const app = await openHome();
    await userEvent.type(box(), `${sid}{Enter}`);
    const path = `/settlement-scheme/view/${id}?from=submissions&search=${sid}&at=1`;
    await waitFor(() => expect(app.url()).toBe(path));
  });

  it('shows the list of results when no SID is exactly the text', async () => {
    const app = await openHome();
    await userEvent.type(box(), 'acme & co{Enter}');
    await waitFor(() => expect(app.url()).toBe('/admin/submissions-new?search=acme+%26+co'));
    expect(await screen.findByRole('heading', { name: 'Results for search query' })).toBeVisible();
  });

  it('shows the answer to what was typed last, although an earlier one arrives later', async () => {
    let answerFirst: ((answer: object) => void) | undefined;
    const app = await openHome({
      FoundSubmissions: ({ query }) =>
        query === 'acm' ? new Promise<object>((answer) => (answerFirst = answer)) : found([claims[2]!]),
    });
    await userEvent.type(box(), 'acm');
    await waitFor(() => expect(app.callsOf('FoundSubmissions')).toHaveLength(1));
    await userEvent.type(box(), 'e');
    expect(await screen.findByText('1 claim found')).toBeVisible();
    answerFirst?.(found(claims));
    await new Promise((wait) => setTimeout(wait, 50));
    expect((await options())[0]).toHaveTextContent('Abel');
    expect(screen.getByText('1 claim found')).toBeVisible();
  });

  it('says that nothing was found, and why a search failed', async () => {
    const answers: Answers = {};
    await openHome(answers);
    await userEvent.type(box(), 'zzz');
    expect(await screen.findByText(/^No SID, legal entity/)).toBeVisible();
    forgetPerson();
    await openHome({ FoundSubmissions: new Refusal('BAD_USER_INPUT', 'The search contains a character.') });
    await userEvent.type(box(), 'acme');
    expect(await screen.findByText('The search contains a character.')).toBeVisible();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes the list by Esc and by leaving the field, and clears the field by a second Esc', async () => {
    await openHome();
    await userEvent.type(box(), 'acme');
    await options();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box()).toHaveValue('acme');
    await userEvent.keyboard('{Escape}');
    expect(box()).toHaveValue('');
    await userEvent.type(box(), 'acme');
    await options();
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('is not there for members', async () => {
    openApp('/account/profile', {
      ...scheme,
      ...signedInAs('STANDARD'),
      MySubmissions: aHome(),
      MyRegistrations: { myRegistrations: [] },
    });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('works the same in the dialog of the list, where Search shows the results (LIST-3)', async () => {
    const app = openApp('/admin/submissions-new', {
      ...scheme,
      ...claimPage,
      ...signedInAs('MASTER_ADMIN'),
      SubmissionList: aSubmissionPage(1, [aRow()]),
      SubmissionView: aSubmission(),
      FoundSubmissions: matching,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByRole('combobox', { name: 'Search for' });
    await userEvent.type(field, 'acme');
    expect(await within(dialog).findAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(app.url()).toMatch(/\/view\/s1\?from=submissions&search=acme?&at=1$/));
  });
});
