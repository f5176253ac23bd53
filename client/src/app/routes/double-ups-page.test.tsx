import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DoubleUpPairFactsFragment } from '../../generated/graphql';
import { aRow, aSubmission, aTrade, noExports, scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';

type Pair = DoubleUpPairFactsFragment;

const aPair = (overrides: Partial<Pair> = {}): Pair => ({
  ...{ __typename: 'DoubleUpPair' },
  firstId: 's1',
  secondId: 's2',
  reasons: ['ABN_ACN', 'BANK_ACCOUNT'],
  verdict: null,
  duplicateId: null,
  markedBy: null,
  markedAt: null,
  ...overrides,
});
const marked: Partial<Pair> = {
  verdict: 'DUPLICATE',
  duplicateId: 's2',
  markedBy: 'Avery Quill',
  markedAt: '2026-11-21T03:00:00Z',
};
const claims = [aRow(), aRow({ id: 's2', sid: '00102', legalEntity: 'ACME P/L' })];
const aList = (pairs: Pair[], overrides: object = {}) => ({
  doubleUps: {
    __typename: 'DoubleUpPage',
    groups: pairs.length ? [{ __typename: 'DoubleUpGroup', id: 's1', claims, pairs }] : [],
    pagination: { __typename: 'Pagination', page: 1, pageSize: 25, totalItems: pairs.length, totalPages: 1 },
    undecided: 1,
    foundAt: '2026-11-21T02:00:00Z',
    cameSince: 0,
    searching: false,
    ...overrides,
  },
});
const open = (answers: Answers, path = '/admin/double-ups') =>
  openApp(path, { ...scheme, ...noExports, ...signedInAs('MASTER_ADMIN'), ...answers });

describe('the list of double ups', () => {
  afterEach(forgetPerson);

  it('shows groups with the facts of their claims and the reason for each pair (DOUBLEUP-2)', async () => {
    open({ DoubleUpList: aList([aPair()]) });
    const pairs = await screen.findByRole('list', { name: 'Pairs' });
    expect(within(pairs).getByText('SID 00101 and SID 00102')).toBeVisible();
    expect(within(pairs).getByText('Same ABN/ACN · Same bank account')).toBeVisible();
    expect(within(pairs).getByText('Undecided')).toBeVisible();
    expect(screen.getByRole('cell', { name: 'ACME P/L' })).toBeVisible();
    expect(screen.getByText('The list is as of 21-Nov-2026 at 13:00.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Compare SID 00101 and SID 00102' })).toHaveAttribute(
      'href',
      '/admin/double-ups/s1/s2',
    );
    expect(screen.getByRole('button', { name: 'Export double ups' })).toBeVisible();
  });

  it('says how many claims came in since the search, and that it searches again at once (DOUBLEUP-10)', async () => {
    const waiting: ((list: object) => void)[] = [];
    let isLate = false;
    const list = aList([aPair()], { cameSince: 4132 });
    const app = open({
      DoubleUpList: () => (isLate ? new Promise<object>((resolve) => void waiting.push(resolve)) : list),
      FindDoubleUps: { findDoubleUps: true },
      OfficeCounts: {
        officeCounts: {
          ...{ __typename: 'OfficeCounts', unansweredRequests: 0, undecidedDoubleUps: 13 },
          ...{ importsRunning: 0, openObjections: 0, openBankChanges: 0 },
        },
      },
    });
    expect(await screen.findByText(/4,132 claims came in since this search\./)).toBeVisible();
    const counted = () => app.callsOf('OfficeCounts').length;
    await waitFor(() => expect(counted()).toBeGreaterThan(0));
    const before = counted();
    isLate = true;
    await userEvent.click(screen.getByRole('button', { name: 'Search again' }));
    // Before the long list was loaded again, and until it says that the search has ended.
    expect(await screen.findByText(/Searching all claims/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Search again' })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(waiting).not.toHaveLength(0));
    isLate = false;
    for (const answer of waiting) answer(list);
    await waitFor(() => expect(screen.queryByText(/Searching all claims/)).not.toBeInTheDocument());
    await waitFor(() => expect(counted()).toBeGreaterThan(before));
  });

  it('folds a group of many claims until all are asked for (DOUBLEUP-11)', async () => {
    const many = Array.from({ length: 103 }, (_, nth) => aRow({ id: `m${nth}`, sid: `${1000 + nth}` }));
    const list = aList([aPair({ firstId: 'm0', secondId: 'm1' })]);
    list.doubleUps.groups[0]!.claims = many;
    open({ DoubleUpList: list });
    const table = await screen.findByRole('table', { name: /103 claims/ });
    expect(within(table).getAllByRole('link', { name: /^View / })).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 103 claims' }));
    expect(within(table).getAllByRole('link', { name: /^View / })).toHaveLength(103);
    expect(screen.queryByRole('button', { name: 'Show all 103 claims' })).not.toBeInTheDocument();
  });

  it('the list of double ups is filtered and paged by the URL', async () => {
    const app = open({ DoubleUpList: aList([aPair()]) }, '/admin/double-ups?page=2');
    await userEvent.selectOptions(await screen.findByLabelText('Show'), 'All groups');
    await waitFor(() => expect(app.url()).toBe('/admin/double-ups?show=all'));
    await waitFor(() =>
      expect(app.callsOf('DoubleUpList').at(-1)?.variables).toEqual({ page: 1, undecidedOnly: false }),
    );
    expect(app.callsOf('DoubleUpList')[0]?.variables).toEqual({ page: 2, undecidedOnly: true });
  });

  it('the decision about two double ups can be withdrawn', async () => {
    let pair = aPair(marked);
    const app = open({
      DoubleUpList: () => aList([pair]),
      UnmarkDoubleUp: () => {
        pair = aPair();
        return { unmarkDoubleUp: true };
      },
    });
    expect(await screen.findByText('SID 00102 is a duplicate of SID 00101')).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: 'Undo the decision on SID 00101 and SID 00102' }),
    );
    expect(await screen.findByText('Undecided')).toBeVisible();
    expect(app.callsOf('UnmarkDoubleUp')[0]?.variables).toEqual({ firstId: 's1', secondId: 's2' });
  });

  it('decides a small pair where it is, with undo at the same place (DOUBLEUP-7)', async () => {
    const app = open({
      DoubleUpList: aList([aPair()], { undecided: 1 }),
      MarkDoubleUp: { markDoubleUp: true },
      UnmarkDoubleUp: { unmarkDoubleUp: true },
    });
    const names = 'SID 00101 and SID 00102';
    await userEvent.click(await screen.findByRole('button', { name: `Duplicate: ${names}` }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'SID 00101 is a duplicate of SID 00102' }));
    expect(await screen.findByText('SID 00101 is a duplicate of SID 00102')).toBeVisible();
    expect(app.callsOf('MarkDoubleUp')[0]?.variables).toEqual({
      firstId: 's1',
      secondId: 's2',
      verdict: 'DUPLICATE',
      duplicateId: 's1',
    });
    expect(screen.getByRole('option', { name: 'Undecided groups (0)' })).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(names));
    await userEvent.click(screen.getByRole('button', { name: `Undo the decision on ${names}` }));
    expect(await screen.findByText('Undecided')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: `Not a duplicate: ${names}` }));
    await waitFor(() =>
      expect(app.callsOf('MarkDoubleUp')[1]?.variables).toMatchObject({ verdict: 'NOT_DUPLICATE' }),
    );
    expect(app.callsOf('DoubleUpList')).toHaveLength(1);
  });

  it('only compares the pairs of a larger group (DOUBLEUP-7)', async () => {
    const members = ['s1', 's2', 's3', 's4'];
    const pairs = members.flatMap((firstId, at) =>
      members.slice(at + 1).map((secondId) => aPair({ firstId, secondId })),
    );
    open({ DoubleUpList: aList(pairs) });
    expect(await screen.findAllByRole('link', { name: /^Compare / })).toHaveLength(6);
    expect(screen.queryByRole('button', { name: /duplicate: /i })).not.toBeInTheDocument();
  });

  it('offers auditors no decision (DOUBLEUP-7)', async () => {
    open({ ...signedInAs('AUDITOR'), DoubleUpList: aList([aPair()]) });
    expect(await screen.findByRole('link', { name: /^Compare / })).toBeVisible();
    expect(screen.queryByRole('button', { name: /duplicate: /i })).not.toBeInTheDocument();
  });

  it('searches again, and shows the result when it is available', async () => {
    const lists = [
      aList([], { foundAt: null, undecided: 0 }),
      aList([], { foundAt: null, undecided: 0, searching: true }),
    ];
    open({ DoubleUpList: () => lists.shift() ?? aList([aPair()]), FindDoubleUps: { findDoubleUps: true } });
    expect(await screen.findByText('The claims have not been compared yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Search again' }));
    expect(await screen.findByText(/Searching all claims/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Search again' })).toHaveAttribute('aria-disabled', 'true');
    expect(await screen.findByText('SID 00101 and SID 00102', {}, { timeout: 3_500 })).toBeVisible();
  });

  it('has states for no undecided pairs, and for an error', async () => {
    open({ DoubleUpList: aList([], { undecided: 0 }) });
    expect(await screen.findByText('No pairs left to decide')).toBeVisible();
    forgetPerson();
    open({ DoubleUpList: new Refusal('INTERNAL_SERVER_ERROR', 'x') });
    expect(await screen.findByText('The possible duplicates could not be loaded.')).toBeVisible();
  });
});

describe('two claims side by side', () => {
  afterEach(forgetPerson);
  const first = aSubmission().submission;
  const second = aSubmission({ bank: { bsb: '062000', bankName: 'Northern Bank' }, trades: [] }).submission;
  const compared = { first, second: { ...second, id: 's2', sid: '00102' } };
  const comparison = (pair: Pair, nextUndecided: object | null = null) => ({
    doubleUp: { __typename: 'DoubleUpComparison', pair, nextUndecided },
  });

  it('marks differences, and shows only those on request', async () => {
    open({ DoubleUpPair: comparison(aPair()), ComparedClaims: compared }, '/admin/double-ups/s1/s2');
    await screen.findByRole('heading', { name: 'Compare A (SID 00101) and B (SID 00102)' });
    const rowOf = (label: string) => screen.getAllByRole('cell', { name: label })[0]!.closest('tr')!;
    expect(rowOf('Bank name')).toHaveTextContent(/Southern Bank.*Northern Bank.*Differs/);
    expect(rowOf('BSB')).toHaveTextContent('Written differently');
    expect(rowOf('Account number')).toHaveTextContent('Same');
    expect(rowOf('Number of trades')).toHaveTextContent(/^Number of trades ?1 ?0 ?Differs/);
    await userEvent.click(screen.getByLabelText('Show only differences'));
    expect(screen.queryByRole('cell', { name: 'Account number' })).not.toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'BSB' })).toBeVisible();
  });

  it('compares the trades themselves, 400 of them', async () => {
    const trades = Array.from({ length: 400 }, (_, index) => ({ ...aTrade(), quantity: `${index + 1}` }));
    const [, dearer, ...rest] = trades;
    const claimOf = (tradeData: typeof trades) => aSubmission({ trades: tradeData }).submission;
    open(
      {
        DoubleUpPair: comparison(aPair()),
        ComparedClaims: {
          first: claimOf(trades),
          second: {
            ...claimOf([{ ...dearer!, pricePerShare: `${dearer!.pricePerShare}0001` }, ...rest]),
            id: 's2',
            sid: '00102',
          },
        },
      },
      '/admin/double-ups/s1/s2',
    );
    expect(
      await screen.findByText(/^398 in both, 2 only in A \(SID 00101\), 1 only in B \(SID 00102\)/),
    ).toBeVisible();
    const table = () => screen.getByRole('table', { name: 'Trades of both claims' });
    expect(within(table()).getAllByRole('row')).toHaveLength(201);
    await userEvent.click(screen.getByRole('button', { name: 'Show 201 more' }));
    expect(within(table()).getAllByRole('row')).toHaveLength(402);
    await userEvent.click(screen.getByLabelText('Show only differences'));
    const left = within(table()).getAllByRole('row').slice(1);
    expect(left.map((row) => row.textContent)).toEqual([
      'Buy01-Feb-201816.1234566,123.456Only in A',
      'Buy01-Feb-201826.1234566,123.456Only in A',
      'Buy01-Feb-201826.12345600016,123.456Only in B',
    ]);
  });

  /** The compared pair, which a decision marks and undoing it leaves undecided; s3 and s4 are the next. */
  function openUndecided(decision: Pick<Pair, 'verdict' | 'duplicateId'>) {
    let pair = aPair();
    return open(
      {
        ComparedClaims: compared,
        DoubleUpPair: () => comparison(pair, { __typename: 'DoubleUpPair', firstId: 's3', secondId: 's4' }),
        MarkDoubleUp: () => {
          pair = aPair({ ...marked, ...decision });
          return { markDoubleUp: true };
        },
        UnmarkDoubleUp: () => {
          pair = aPair();
          return { unmarkDoubleUp: true };
        },
      },
      '/admin/double-ups/s1/s2',
    );
  }

  it.each([
    ['Not a duplicate', 'NOT_DUPLICATE', null],
    ['B (SID 00102) is a duplicate of A (SID 00101)', 'DUPLICATE', 's2'],
    ['A (SID 00101) is a duplicate of B (SID 00102)', 'DUPLICATE', 's1'],
  ] as const)(
    'accepts the decision %s and leads to the next pair (DOUBLEUP-4)',
    async (words, verdict, duplicateId) => {
      const app = openUndecided({ verdict, duplicateId });
      await userEvent.click(await screen.findByRole('button', { name: words }));
      const outcome = await screen.findByText(/Marked by Avery Quill/);
      expect(screen.getByText(words)).toBeVisible();
      await waitFor(() => expect(document.activeElement).toContainElement(outcome));
      expect(app.callsOf('MarkDoubleUp')[0]?.variables).toEqual({
        firstId: 's1',
        secondId: 's2',
        verdict,
        duplicateId,
      });
      // Reading a claim is audited: once is enough.
      expect(app.callsOf('ComparedClaims')).toHaveLength(1);
      expect(screen.getByRole('link', { name: 'Next undecided pair' })).toHaveAttribute(
        'href',
        '/admin/double-ups/s3/s4',
      );
    },
  );

  it.each([
    ['n', 'NOT_DUPLICATE', null],
    ['b', 'DUPLICATE', 's2'],
    ['a', 'DUPLICATE', 's1'],
  ] as const)(
    'accepts the decision by the key %s, and goes to the next by j (DOUBLEUP-8)',
    async (key, verdict, duplicateId) => {
      const app = openUndecided({ verdict, duplicateId });
      await screen.findByText('Keys: N not a duplicate, B or A which of them is the duplicate, J next pair.');
      await userEvent.keyboard(key);
      await screen.findByText(/Marked by Avery Quill/);
      expect(app.callsOf('MarkDoubleUp')[0]?.variables).toMatchObject({ verdict, duplicateId });
      await screen.findByText('Keys: U undo, J next pair.');
      await userEvent.keyboard('u');
      await screen.findByText(/^Keys: N /);
      await userEvent.keyboard('j');
      await waitFor(() => expect(app.url()).toBe('/admin/double-ups/s3/s4'));
    },
  );

  it('says when the two claims are not among the double ups', async () => {
    const absent = new Refusal('NOT_FOUND', 'These two claims are not listed as possible duplicates.');
    open({ DoubleUpPair: absent, ComparedClaims: compared }, '/admin/double-ups/s1/s9');
    expect(await screen.findByText('These two claims are not listed as possible duplicates.')).toBeVisible();
  });
});
