import { jest } from '@jest/globals';
import fc from 'fast-check';
import pg from 'pg';
import { funds, laterClaims, plans, sharingClaims } from '../../vectors/generated-distributions.js';
import { shareBySql, type Query, type Row, type SqlSharer } from '../../vectors/sql-ways.js';
import { shareInCents } from '../../vectors/rules-ways.js';
import type { SharingClaim } from '../../vectors/shared-lines.js';
import { writeCents } from '../src/rules/decimals.js';
import {
  TAX_CLASSES,
  type DistributionPlan,
  type Fund,
} from '../src/rules/distribution/distribution-plan.js';
import { createScratchDatabase, type ScratchDatabase } from './harness/scratch-database.js';

fc.configureGlobal({ seed: jest.getSeed() });

const CLAIMS = 20_000;

const given = (claims: readonly SharingClaim[]): SqlSharer[] =>
  claims.map(({ sid, loss, taxClass, paidBefore }) => ({
    sid,
    loss: writeCents(loss),
    taxClass,
    ...(paidBefore !== undefined && { paidBefore: writeCents(paidBefore) }),
  }));

describe('both ways of sharing a fund', () => {
  let database: ScratchDatabase;
  let client: pg.Client;
  const query: Query = async (statement, values) => (await client.query<Row>(statement, [...values])).rows;

  beforeAll(async () => {
    database = await createScratchDatabase();
    client = new pg.Client({ connectionString: database.appUrl });
    await client.connect();
    await client.query(`SET statement_timeout = '60s'`);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  /** What both came to, after they agreed on it. */
  const agree = async (claims: readonly SharingClaim[], fund: Fund, plan: DistributionPlan) => {
    const first = shareInCents(claims, fund, plan);
    expect(await shareBySql(query, plan, fund, given(claims))).toEqual(first);
    return first;
  };

  it('agree on every line, the waterfall, the residue, the rounds and every refusal (SHARE-10)', async () => {
    const seen = new Set<string>();
    const withoutRate = fc.constantFrom(undefined, ...TAX_CLASSES);
    const property = fc.asyncProperty(
      sharingClaims,
      funds,
      plans,
      withoutRate,
      async (claims, fund, plan, taxClass) => {
        const rates = Object.fromEntries(
          Object.entries(plan.withholding!.rates).filter(([name]) => name !== taxClass),
        );
        const found = await agree(claims, fund, { ...plan, withholding: { ...plan.withholding!, rates } });
        if ('refused' in found) seen.add(found.refused.replace(/:.*/, ''));
        else for (const { state } of found.lines) seen.add(state);
      },
    );
    await fc.assert(property, { numRuns: 500 });
    for (const kind of ['SHARED', 'RAISED', 'BELOW_MINIMUM', 'NO_LOSS', 'NO_RATE', 'NOT_TOGETHER'])
      expect(seen).toContain(kind);
  });

  it('agree on what a later distribution pays, where earlier payments count (SHARE-10, SHARE-12)', async () => {
    const seen = new Set<string>();
    const property = fc.asyncProperty(laterClaims, funds, plans, async (claims, fund, plan) => {
      const found = await agree(claims, fund, plan);
      if ('refused' in found) seen.add(found.refused.replace(/:.*/, ''));
      else for (const { state } of found.lines) seen.add(state);
    });
    await fc.assert(property, { numRuns: 1_000 });
    for (const kind of [
      'SHARED',
      'RAISED',
      'BELOW_MINIMUM',
      'NO_LOSS',
      'NOBODY_REACHES_MINIMUM',
      'NOTHING_TO_SHARE',
    ])
      expect(seen).toContain(kind);
  });

  it.each([
    ['DROP', 'ALL_AT_ONCE', true],
    ['DROP', 'SMALLEST_FIRST', true],
    ['ROUND_UP', undefined, false],
  ] as const)(
    'agree on a later distribution where thousands of claims fall or are full: %s %s (SHARE-12)',
    async (treatment, sequence, neverAboveLoss) => {
      const claims = Array.from({ length: CLAIMS }, (_, at) => ({
        sid: `S${(at * 7919) % CLAIMS}`,
        loss: BigInt(at % 15_000),
        taxClass: TAX_CLASSES[at % TAX_CLASSES.length]!,
        paidBefore: at % 3 === 0 ? 0n : BigInt(Math.min(at % 15_000, (at * 31) % 1_900)),
      }));
      const fund = { settlementSum: '400000.00', interest: '1234.56', steps: [] };
      const plan = { minimumPayment: { amount: '12.00', treatment, sequence }, neverAboveLoss };
      const found = await agree(claims, fund, plan);
      if ('refused' in found) throw new Error(found.refused);
      const fallen = found.lines.filter(({ state }) => state === 'BELOW_MINIMUM' || state === 'RAISED');
      expect(fallen.length).toBeGreaterThan(500);
    },
  );

  it.each([
    ['DROP', 'ALL_AT_ONCE', 1],
    ['DROP', 'SMALLEST_FIRST', 4_000],
    ['ROUND_UP', undefined, 2],
  ] as const)(
    'agree where thousands of claims fall: %s %s (SHARE-7, SHARE-10)',
    async (treatment, sequence, rounds) => {
      const claims = Array.from({ length: CLAIMS }, (_, at) => ({
        sid: `S${(at * 7919) % CLAIMS}`,
        loss: BigInt(at % 15_000),
        taxClass: TAX_CLASSES[at % TAX_CLASSES.length]!,
      }));
      const fund = { settlementSum: '200000.00', interest: '1234.56', steps: [] };
      const found = await agree(claims, fund, { minimumPayment: { amount: '8.00', treatment, sequence } });
      if ('refused' in found) throw new Error(found.refused);
      const fallen = found.lines.filter(({ state }) => state === 'BELOW_MINIMUM' || state === 'RAISED');
      expect(fallen.length).toBeGreaterThan(5_000);
      expect(found.rounds.length).toBeGreaterThanOrEqual(rounds);
    },
  );

  it('refuse an amount of a step that its column cannot cover, and a fund of nothing (SHARE-8, SHARE-10)', async () => {
    const claims = [{ sid: 'A', loss: 100n, taxClass: 'UNKNOWN' as const }];
    const costs = { name: 'Costs', from: 'INTEREST', amount: '5.01' } as const;
    const fund = { settlementSum: '100.00', interest: '5.00', steps: [costs] };
    expect(await agree(claims, fund, {})).toEqual({ refused: 'STEP_NOT_COVERED:0' });
    const nothing = { settlementSum: '0.00', interest: '0.00', steps: [] };
    expect(await agree(claims, nothing, {})).toEqual({ refused: 'EMPTY_FUND' });
  });
});
