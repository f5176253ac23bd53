import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scheme } from '../../../test-support/answers';
import { openApp, Refusal } from '../../../test-support/open-app';
import type { Published } from './published-facts';

const published: Published = {
  runId: '0192f0c4-7b1e-7c33-9a53-0d2b6f1c2a44',
  number: 7,
  name: 'First distribution',
  rules: '11'.repeat(32),
  assessment: '22'.repeat(32),
  hash: '33'.repeat(32),
  plan: '{"minimumPayment":{"amount":"10.00","treatment":"DROP","sequence":"SMALLEST_FIRST"},"neverAboveLoss":true}',
  fund: {
    settlementSum: '100000.00',
    interest: '1500.50',
    sources: [],
    steps: [
      { name: 'Costs', amount: '20000.00', percent: null, of: null, basis: 'Order of 3 May 2019' },
      { name: 'Funder', amount: null, percent: '25', of: 'REMAINING', basis: 'Funding agreement' },
    ],
  },
  count: 1234,
  loss: '500000.00',
  principal: '60000.00',
  interest: '1125.37',
  residuePrincipal: '0.00',
  residueInterest: '0.00',
  root: '44'.repeat(32),
  seal: '55'.repeat(32),
  frozenAt: '2026-11-20T01:00:00Z',
  publishedAt: '2026-11-22T01:00:00Z',
  withdrawnAt: null,
  follows: null,
  lines: true,
};
const nameOf = ({ number, name, publishedAt, withdrawnAt }: Published) => ({
  ...{ __typename: 'PublishedName', number, name, publishedAt, withdrawnAt },
});
const open = (answer: Published | null, names = answer ? [nameOf(answer)] : []) =>
  openApp('/published', {
    ...scheme,
    PublishedDistribution: { publishedDistribution: answer, publishedDistributions: names },
  });

describe('the page of what was published', () => {
  it('says in plain words how the fund is shared, and gives everybody the files (FREEZE-12)', async () => {
    open(published);
    expect(await screen.findByText('Published on 22-Nov-2026')).toBeVisible();
    expect(screen.getByText(/^These numbers were fixed on 20-Nov-2026\./)).toBeVisible();
    expect(screen.getByText('1,234')).toBeVisible();
    expect(screen.getByText('$60,000.00')).toBeVisible();
    expect(screen.getByText('25 % of what remains')).toBeVisible();
    expect(screen.getByText('$10.00; nothing is paid below it')).toBeVisible();
    expect(screen.getByText('Nobody is paid more than the recognised loss.')).toBeVisible();
    for (const value of [
      published.seal,
      published.root,
      published.hash,
      published.rules,
      published.assessment,
    ])
      expect(screen.getByText(value)).toBeVisible();
    expect(screen.getByRole('link', { name: /\(JSON\)$/ })).toHaveAttribute(
      'href',
      '/api/published/distribution',
    );
    expect(screen.getByRole('link', { name: /\(CSV\)$/ })).toHaveAttribute(
      'href',
      '/api/published/distribution/lines',
    );
  });

  it('offers no lines where they are not published (FREEZE-9, FREEZE-12)', async () => {
    open({ ...published, lines: false });
    expect(await screen.findByText(published.seal)).toBeVisible();
    expect(screen.queryByRole('link', { name: /\(CSV\)$/ })).not.toBeInTheDocument();
  });

  it('says first of all that it was withdrawn (FREEZE-9, FREEZE-12)', async () => {
    open({ ...published, withdrawnAt: '2026-11-24T01:00:00Z' });
    expect(await screen.findByText('It was withdrawn on 24-Nov-2026, so nobody is paid by it')).toBeVisible();
    expect(screen.queryByText(/^Published on/)).not.toBeInTheDocument();
  });

  it('lists each that was published, and shows where the money of a later one comes from (FREEZE-15)', async () => {
    const sources = [
      { kind: 'RESERVE', distribution: 6, payments: null, principal: '99000.00', interest: '0.00' },
      { kind: 'UNCLAIMED', distribution: 6, payments: 2, principal: '1000.00', interest: '1500.50' },
    ];
    const later = {
      ...published,
      follows: { number: 6, seal: '66'.repeat(32) },
      fund: { ...published.fund, sources },
    };
    open(later, [nameOf({ ...published, number: 6, name: 'Interim' }), nameOf(later)]);
    expect(await screen.findByRole('link', { name: '6: Interim, published on 22-Nov-2026' })).toHaveAttribute(
      'href',
      '/published?distribution=6',
    );
    expect(screen.getByText(/^It shares what distribution 6 left\./)).toBeVisible();
    expect(screen.getByText('2 unclaimed payments of distribution 6')).toBeVisible();
    expect(screen.getByText('$1,000.00 and $1,500.50 of interest')).toBeVisible();
    expect(screen.getByRole('link', { name: /\(JSON\)$/ })).toHaveAttribute(
      'href',
      '/api/published/distribution?number=7',
    );
  });

  it('says that nothing has been published yet (FREEZE-12)', async () => {
    open(null);
    expect(await screen.findByText('Nothing has been published yet')).toBeVisible();
  });

  it('can be asked for again when it could not be loaded (FREEZE-12, UX-8)', async () => {
    const app = openApp('/published', {
      ...scheme,
      PublishedDistribution: new Refusal('SERVICE_UNAVAILABLE', 'No.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('What was published could not be loaded.')).toBeVisible();
    expect(app.callsOf('PublishedDistribution')).toHaveLength(2);
  });
});
