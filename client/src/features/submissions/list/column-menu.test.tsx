import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSession } from '../../../domain/session/session';
import type { ClaimFactsQuery } from '../../../generated/graphql';
import { aRow, aSubmissionPage, aUser, noExports, scheme } from '../../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../../test-support/open-app';

type Facts = ClaimFactsQuery['claimFacts'][number];

const factsOf = (id: string, overrides: Partial<Facts> = {}) => ({
  __typename: 'ClaimFacts',
  id,
  trades: 12,
  request: 'OPEN',
  requestSince: '2026-02-22T20:00:00Z',
  onlyOfficeWrote: false,
  hasNotice: true,
  source: 'Portal',
  createdAt: '2026-01-31T20:00:00Z',
  updatedAt: '2026-03-01T20:05:00Z',
  ...overrides,
});

const answerFacts = ({ ids }: Record<string, unknown>) => ({
  claimFacts: (ids as string[]).map((id) => factsOf(id)),
});

function openList(answers: Answers = {}) {
  return openApp('/admin/submissions-new', {
    ...scheme,
    ...noExports,
    ...signedInAs('MASTER_ADMIN'),
    SubmissionList: aSubmissionPage(1, [aRow({ id: 's1', legalEntity: 'Acme Pty Ltd', missing: 4 })]),
    ClaimFacts: answerFacts,
    ...answers,
  });
}

const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
const PRESCRIBED = ['SID', 'Legal Entity', 'Contact Email', 'Contact Name', 'Action'];
const withMore = (...more: string[]) => PRESCRIBED.toSpliced(-1, 0, ...more);

/** The cells of the only row between Contact Name and Action. */
const moreCells = () => {
  const row = screen.getByRole('cell', { name: 'Acme Pty Ltd' }).closest('tr')!;
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
    .slice(4, -1);
};

async function toggleColumns(...labels: string[]) {
  await screen.findByText('Acme Pty Ltd');
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  for (const label of labels) await userEvent.click(screen.getByRole('checkbox', { name: label }));
  await userEvent.keyboard('{Escape}');
}

const ALL = ['Trades', 'Missing', 'Request', 'Notice', 'Source', 'Filed', 'Updated'];

// The choice is in a cookie of this page.
beforeEach(() => window.history.replaceState(null, '', '/admin/submissions-new'));
afterEach(() => {
  forgetPerson();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/admin/submissions-new; max-age=0`;
  window.history.replaceState(null, '', '/');
});

describe('the columns of the list (LIST-18)', () => {
  it('are the prescribed ones at first, and nothing more is asked of the server', async () => {
    const app = openList();
    await screen.findByText('Acme Pty Ltd');
    expect(headers()).toEqual(PRESCRIBED);
    expect(app.callsOf('ClaimFacts')).toEqual([]);
  });

  it('are added in the order of the table, whatever the order of choosing, and taken away again', async () => {
    const app = openList();
    await toggleColumns(...ALL.toReversed());
    expect(headers()).toEqual(withMore(...ALL));
    await waitFor(() =>
      expect(moreCells()).toEqual([
        '12',
        '4',
        'Waiting since 23-Feb-2026',
        'Published',
        'Portal',
        '01-Feb-2026',
        expect.stringContaining('02-Mar-2026'),
      ]),
    );
    expect(app.callsOf('ClaimFacts').map(({ variables }) => variables)).toEqual([{ ids: ['s1'] }]);
    await toggleColumns(...ALL);
    expect(headers()).toEqual(PRESCRIBED);
  });

  it('show what a claim does not have, and many trades as 1,000+', async () => {
    const bare = { trades: 1001, request: null, requestSince: null, hasNotice: false, source: '' };
    openList({ ClaimFacts: { claimFacts: [factsOf('s1', bare)] } });
    await toggleColumns('Trades', 'Request', 'Notice', 'Source');
    await waitFor(() => expect(moreCells()).toEqual(['1,000+', 'None', 'None', 'N/A']));
  });

  it('do not call a thread answered in which only the office has written', async () => {
    const asked = { request: 'ANSWERED' as const, onlyOfficeWrote: true };
    openList({ ClaimFacts: { claimFacts: [factsOf('s1', asked)] } });
    await toggleColumns('Request');
    await waitFor(() => expect(moreCells()).toEqual(['Asked by us 23-Feb-2026']));
  });

  it('need no further answer for what the rows contain', async () => {
    const app = openList();
    await toggleColumns('Missing');
    expect(moreCells()).toEqual(['4']);
    expect(app.callsOf('ClaimFacts')).toEqual([]);
  });

  it('are kept for the same person after the session, and not for another', async () => {
    openList();
    await toggleColumns('Missing', 'Trades');
    forgetPerson();

    openList();
    await screen.findByText('Acme Pty Ltd');
    expect(headers()).toEqual(withMore('Trades', 'Missing'));
    forgetPerson();

    const other = aUser({ id: 'u2', role: 'MASTER_ADMIN' });
    startSession('prt_other', other);
    openApp('/admin/submissions-new', {
      ...scheme,
      ...noExports,
      Me: { me: other },
      SubmissionList: aSubmissionPage(1, [aRow({ id: 's1', legalEntity: 'Acme Pty Ltd' })]),
    });
    await screen.findByText('Acme Pty Ltd');
    expect(headers()).toEqual(PRESCRIBED);
  });

  it('are chosen until the page is left in a browser that keeps no cookie', async () => {
    window.history.replaceState(null, '', '/elsewhere');
    openList();
    await toggleColumns('Missing');
    expect(headers()).toEqual(withMore('Missing'));
    await toggleColumns('Missing');
    expect(headers()).toEqual(PRESCRIBED);
  });

  it('leave the list at sight when their content could not be loaded, and are loaded on a retry', async () => {
    let facts: object = new Refusal('INTERNAL_SERVER_ERROR', 'No.');
    openList({ ClaimFacts: () => facts });
    await toggleColumns('Trades');
    expect(await screen.findByText('Some columns could not be loaded.')).toBeVisible();
    expect(screen.getByText('Acme Pty Ltd')).toBeVisible();
    facts = { claimFacts: [factsOf('s1')] };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(moreCells()).toEqual(['12']));
    expect(screen.queryByText('Some columns could not be loaded.')).not.toBeInTheDocument();
  });
});

describe('the order by an added column (LIST-17)', () => {
  it.each([
    ['Trades', 'TRADES', 'trades'],
    ['Missing', 'MISSING', 'missing'],
    ['Request', 'REQUEST', 'request'],
    ['Notice', 'NOTICE', 'notice'],
    ['Source', 'SOURCE', 'source'],
    ['Updated', 'UPDATED', 'updated'],
  ])('%s is turned round by a second press, and newest first by a third', async (header, sort, param) => {
    const app = openList();
    await toggleColumns(header);
    const asked = () => app.callsOf('SubmissionList').at(-1)?.variables['sort'];
    const press = () => userEvent.click(screen.getByRole('button', { name: header }));
    await press();
    await waitFor(() => expect(asked()).toBe(sort));
    expect(screen.getByRole('columnheader', { name: header })).toHaveAttribute('aria-sort', 'ascending');
    expect(app.url()).toBe(`/admin/submissions-new?sort=${param}`);
    await press();
    await waitFor(() => expect(asked()).toBe(`${sort}_DESCENDING`));
    expect(app.url()).toBe(`/admin/submissions-new?sort=${param}-descending`);
    await press();
    // That page is known already, so nothing is asked for.
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: header })).not.toHaveAttribute('aria-sort'),
    );
    expect(app.url()).toBe('/admin/submissions-new');
  });

  it('Filed is the order of the list as it opens, turned round by each press', async () => {
    const app = openList();
    await toggleColumns('Filed');
    const column = () => screen.getByRole('columnheader', { name: 'Filed' });
    const press = () => userEvent.click(screen.getByRole('button', { name: 'Filed' }));
    expect(column()).toHaveAttribute('aria-sort', 'descending');
    await press();
    await waitFor(() => expect(column()).toHaveAttribute('aria-sort', 'ascending'));
    expect(app.url()).toBe('/admin/submissions-new?sort=oldest');
    await press();
    await waitFor(() => expect(column()).toHaveAttribute('aria-sort', 'descending'));
    expect(app.url()).toBe('/admin/submissions-new');
  });
});
