import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { columnOf } from '@rules/distribution/cents-column.js';
import { shareFund } from '@rules/distribution/share-fund.js';
import { writeCents } from '@rules/decimals.js';
import { merkleSumTree, proofOf } from '@rules/proof/merkle-sum-tree.js';
import { proofText } from '@rules/proof/proof-text.js';
import { sha256 } from '@rules/proof/sha256.js';
import { hex } from '@rules/proof/tree-bytes.js';
import { scheme } from '../../../test-support/answers';
import { forgetPerson, openApp, signedInAs, type Answers } from '../../../test-support/open-app';
import type { PaymentLine } from './line-text';

const RUN = '0192f0c4-7b1e-7c33-9a53-0d2b6f1c2a44';
const FUND = {
  settlementSum: '1000.00',
  interest: '50.00',
  steps: [{ name: 'Costs', from: 'PRINCIPAL' as const, amount: '100.00' }],
};
const PLAN = { minimumPayment: { amount: '10.00', treatment: 'DROP' as const }, neverAboveLoss: true };

/** A shared fund: what is published of it, and the line and proof of the claim 00101. */
function shared() {
  const sids = ['00101', '00102', '00103'];
  const claims = {
    loss: columnOf(sids.map((_, at) => BigInt((at + 1) * 100_000))),
    taxClass: new Uint8Array(sids.length),
  };
  const { line: lineAt, residue, distributable } = shareFund(claims, FUND, PLAN);
  const lines = sids.map((sid, at) => ({ sid, ...lineAt(at) }));
  const salted = lines.map((line, at) => ({ ...line, salt: new Uint8Array(32).fill(at + 1) }));
  const tree = merkleSumTree(RUN, salted, sha256);
  const { sid, state, ...amounts } = lines[0]!;
  const money = Object.fromEntries(Object.entries(amounts).map(([key, cents]) => [key, writeCents(cents)]));
  const text = { sid, state, ...money } as Parameters<typeof proofText>[0];
  const steps = proofOf(tree, tree.placeOf.get(sid)!);
  const published = {
    format: 'prorata-published/1',
    runId: RUN,
    count: lines.length,
    loss: writeCents(tree.root.loss),
    principal: writeCents(tree.root.principal),
    interest: writeCents(tree.root.interest),
    residuePrincipal: writeCents(residue.principal),
    residueInterest: writeCents(residue.interest),
    root: hex(tree.root.hash),
    seal: hex(tree.seal),
    fund: FUND,
    plan: PLAN,
  };
  const shown: PaymentLine = {
    ...text,
    state,
    taxClass: 'RESIDENT_QUOTED',
    account: '••••123',
    publishedAt: '2026-11-26T03:00:00Z',
    number: 7,
    numbers: [7],
    paidBefore: '0.00',
    fund: {
      ...FUND,
      sources: [],
      steps: FUND.steps.map((step) => ({ ...step, percent: null, of: null })),
    },
    distributable: {
      principal: writeCents(distributable.principal),
      interest: writeCents(distributable.interest),
    },
    losses: writeCents(tree.root.loss),
    plan: JSON.stringify(PLAN),
    mayCheck: true,
  };
  return { published, shown, proof: proofText(text, { runId: RUN, salt: salted[0]!.salt, steps }) };
}

const { published, shown, proof } = shared();

const open = (line: PaymentLine | null, more: Answers = {}) =>
  openApp('/settlement-scheme/view/s1/payment', {
    ...scheme,
    ...signedInAs('STANDARD'),
    PaymentLine: { distributionLine: line },
    PaymentLineProof: { distributionLineProof: proof },
    OwnPayments: { paymentsOf: [] },
    ...more,
  });

/** Answers the public address as the server does, and everything else as before. */
function answerPublished(answer: object) {
  const before = globalThis.fetch;
  globalThis.fetch = (input: RequestInfo | URL, init?: RequestInit) =>
    input === '/api/published/distribution'
      ? Promise.resolve(new Response(JSON.stringify(answer)))
      : before(input, init);
}

describe('the payment of a claim', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
    forgetPerson();
  });

  it('says what is paid, where it goes and how the fund became it (LINE-2)', async () => {
    open(shown);
    expect(await screen.findByText('$158.33', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('This is your share, in proportion to your recognised loss.')).toBeVisible();
    expect(screen.getByText('It goes to the account ending in 123.')).toBeVisible();
    expect(screen.getByText('Subject to tax advice given to the administrator.')).toBeVisible();
    for (const sentence of [
      'The settlement sum of $1,000.00 and interest of $50.00 are $1,050.00 together.',
      'One step comes off first, which leaves $950.00 to share.',
      'It is shared in proportion to the recognised losses: $6,000.00 of all claims, $1,000.00 of this one.',
      'A share below $10.00 is not paid; it goes to the others.',
      'Nobody is paid more than the recognised loss.',
    ])
      expect(screen.getByText(sentence)).toBeVisible();
    const picture = screen.getByRole('table', { name: 'From the fund to what is shared' });
    expect(within(picture).getByText('Costs')).toBeVisible();
    expect(within(picture).getByText('−$100.00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'the page for checks' })).toHaveAttribute('href', '/verify');
  });

  it.each([
    ['RAISED', 'Your share is below the minimum payment of $10.00, so it was raised to it.', true],
    ['BELOW_MINIMUM', /^Your share is below the minimum payment of \$10\.00\. By the rules nothing/, false],
    ['NO_LOSS', 'This claim has no recognised loss, so nothing is paid.', false],
  ] as const)('says in words what %s means (LINE-2)', async (state, words, isPaid) => {
    open({ ...shown, state, account: null });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryAllByText(/^There is no account for it yet/)).toHaveLength(isPaid ? 1 : 0);
  });

  it.each([
    ['RESIDENT_NOT_QUOTED', '23.00', /^Tax was withheld because no tax file number or ABN that passes/],
    ['NON_RESIDENT', '5.00', 'Tax was withheld because you are not an Australian resident.'],
    ['RESIDENT_NOT_QUOTED', '0.00', null],
    ['RESIDENT_QUOTED', '5.00', null],
  ] as const)('says why tax was withheld, %s of $%s (TAX-10)', async (taxClass, withheld, words) => {
    open({ ...shown, taxClass, withheld });
    expect(await screen.findByText('Tax withheld')).toBeVisible();
    if (words === null) expect(screen.queryByText(/^Tax was withheld because/)).not.toBeInTheDocument();
    else expect(screen.getByText(words)).toBeVisible();
  });

  it('is checked in the browser against what everybody can read (LINE-3)', async () => {
    open(shown);
    answerPublished(published);
    await userEvent.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('Everything holds')).toBeVisible();
    expect(screen.getByText(/^The line of claim 00101 is one of the 3 lines under the seal/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeEnabled();
  });

  it.each([
    ['the published result was changed', shown, { ...published, count: 4 }, /does not fit its seal/],
    [
      'the page shows another amount',
      { ...shown, net: '158.34' },
      published,
      /^The proof is of another line/,
    ],
  ])('says what does not hold when %s (LINE-3)', async (_title, line, answer, words) => {
    open(line);
    answerPublished(answer);
    await userEvent.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('Something does not hold')).toBeVisible();
    expect(screen.getAllByText(words)[0]).toBeVisible();
    expect(screen.queryByText('Everything holds')).toBeNull();
  });

  it('is kept as a file with its proof (LINE-4)', async () => {
    const app = open(shown, {
      CreateDownloadTicket: { createDownloadTicket: { __typename: 'DownloadTicket', url: '#file' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Download line and proof' }));
    expect(app.callsOf('CreateDownloadTicket')[0]?.variables).toEqual({ kind: 'LINE_PROOF', id: 's1' });
  });

  it('is shown to the office without what is for the owner alone (LINE-3)', async () => {
    open({ ...shown, mayCheck: false }, signedInAs('MASTER_ADMIN'));
    expect(await screen.findByText('$158.33', { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download line and proof' })).toBeNull();
  });

  it('says so before there is one (LINE-2)', async () => {
    open(null);
    expect(await screen.findByText('Not Available')).toBeVisible();
  });
});
