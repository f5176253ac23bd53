import { jest } from '@jest/globals';
import fc from 'fast-check';
import pg from 'pg';
import { checkedClaims, checkedDocuments, markets, type DayRange } from '../../vectors/generated-checks.js';
import { claims, documents, sameUnderOtherIds } from '../../vectors/generated-schemes.js';
import { assessBySql, type Query, type Row, type SqlAssessment } from '../../vectors/sql-ways.js';
import { dayPrices } from '../../vectors/rules-ways.js';
import { assessClaim } from '../src/rules/assessment/assess-claim.js';
import { MATCHINGS, METHODS, type AssessmentDocument } from '../src/rules/assessment/assessment-document.js';
import { assessmentDocumentErrors } from '../src/rules/assessment/assessment-document-errors.js';
import { assessmentRules } from '../src/rules/assessment/assessment-rules.js';
import type { AssessedClaim } from '../src/rules/assessment/claim-ledger.js';
import { createScratchDatabase, type ScratchDatabase } from './harness/scratch-database.js';

fc.configureGlobal({ seed: jest.getSeed() });

const TRADES = 50_000;
/** The worker's time limit for a statement. */
const STATEMENT_TIMEOUT = '60s';

describe('both engines', () => {
  let database: ScratchDatabase;
  let client: pg.Client;
  const query: Query = async (statement, values) =>
    (await client.query<Row>({ name: 'assess', text: statement, values: [...values] })).rows;

  beforeAll(async () => {
    database = await createScratchDatabase();
    client = new pg.Client({ connectionString: database.appUrl });
    await client.connect();
    await client.query(`SET statement_timeout = '${STATEMENT_TIMEOUT}'`);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  /** The number of claims of the batch with a loss, after both engines returned the same result for each claim. */
  async function agree(document: AssessmentDocument, batch: AssessedClaim[], market: DayRange[] = []) {
    const rules = assessmentRules(document, dayPrices(market));
    const first = batch.map((claim) => amounts(assessClaim(claim, rules)));
    expect(await assessBySql(query, document, batch, market)).toEqual(first);
    return first;
  }

  it('agree on every claim under every rules, method and matching (ASSESS-15)', async () => {
    const seen = new Set<string>();
    let withLoss = 0;
    const property = fc.asyncProperty(documents, batchOf(claims), async (document, batch) => {
      seen.add(`${document.method} ${document.matching}`);
      withLoss += withLossOf(await agree(document, batch));
    });
    await fc.assert(property, { numRuns: 250 });
    expect(seen.size).toBe(METHODS.length * MATCHINGS.length);
    expect(withLoss).toBeGreaterThan(200);
  });

  it('agree on which claims the checks block, whatever the severities (ASSESS-14, ASSESS-15)', async () => {
    const counts = { ASSESSED: 0, BLOCKED: 0, withLoss: 0 };
    const property = fc.asyncProperty(
      checkedDocuments,
      batchOf(checkedClaims),
      markets,
      async (document, batch, market) => {
        expect(assessmentDocumentErrors(document)).toEqual([]);
        const found = await agree(document, batch, market);
        for (const { status } of found) counts[status as 'ASSESSED' | 'BLOCKED']++;
        counts.withLoss += withLossOf(found);
      },
    );
    await fc.assert(property, { numRuns: 250 });
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(100);
  });

  it.each([
    [0, 'ASSESSED'],
    [1, 'BLOCKED'],
  ] as const)(
    'agree on settlement after %s trading days, whatever the prices of the rules (LEDGER-2, ASSESS-15)',
    async (settlementDays, status) => {
      // On 1 June the market was dearer than the purchase; the day before it was not.
      const market = [
        { date: '2021-05-31', low: '1', high: '3' },
        { date: '2021-06-01', low: '5', high: '6' },
      ];
      const checks = { settlementDays, priceRange: { low: '1', high: '9' } };
      const document = { ...LONG, checks: { ...checks, severity: { SETTLEMENT_DATE: 'ERROR' as const } } };
      const claim = { openingBalance: '0', trades: [row('BUY', '2021-06-01', '100', '2')] };
      const [found] = await agree({ ...document, matching: 'FIFO' }, [claim], market);
      expect(found?.status).toBe(status);
    },
  );

  it('come to equal losses for equal claims (ASSESS-18)', async () => {
    const property = fc.asyncProperty(documents, batchOf(claims), fc.nat(), async (document, batch, seed) => {
      const others = batch.map((claim) => sameUnderOtherIds(claim, seed));
      const found = await agree(document, [...batch, ...others]);
      expect(found.slice(batch.length)).toEqual(found.slice(0, batch.length));
    });
    await fc.assert(property, { numRuns: 40 });
  });

  it.each(MATCHINGS)('agree on claims that nobody expects, by %s (ASSESS-15, LEDGER-1)', async (matching) => {
    const found = await agree({ ...LONG, matching }, Object.values(UNUSUAL));
    expect(Object.fromEntries(Object.keys(UNUSUAL).map((name, at) => [name, found[at]!.status]))).toEqual({
      'no trades': 'ASSESSED',
      'only sales': 'BLOCKED',
      'only sales of shares held before': 'ASSESSED',
      'a day before the opening': 'ASSESSED',
      'a price of 0': 'ASSESSED',
      'the most shares': 'ASSESSED',
      'the most shares, sold at a price with six decimals': 'ASSESSED',
      'a TRANSFER': 'BLOCKED',
      'an opening balance in words': 'ASSESSED',
    });
    for (const name of [
      'no trades',
      'only sales of shares held before',
      'a day before the opening',
      'a price of 0',
    ])
      expect([name, found[Object.keys(UNUSUAL).indexOf(name)]!.recognisedLoss]).toEqual([name, '0.00']);
  });

  it('agree by rules of 10,000 bands (RULES-6, ASSESS-15)', async () => {
    const bands = Array.from({ length: 10_000 }, (_, at) => {
      const day = new Date(Date.UTC(1994, 6, 18 + at)).toISOString().slice(0, 10);
      return { id: String(at), from: day, to: day, inflation: `0.${String(at).padStart(4, '0')}` };
    });
    const trades = long('SELL').trades.filter((_, at) => at % 500 === 0);
    const [{ recognisedLoss }] = (await agree({ ...LONG, matching: 'FIFO', bands }, [
      { openingBalance: '1000', trades },
    ])) as [SqlAssessment];
    expect(recognisedLoss).not.toBe('0.00');
  });

  it.each(['FIFO', 'AVERAGE'] as const)(
    `agree on a claim of ${TRADES} trades on one day, by %s (ASSESS-17)`,
    async (matching) => {
      const { trades, ...claim } = long('SELL');
      const oneDay = trades.map((trade) => ({ ...trade, tradeDate: '2021-06-01' }));
      const [{ status }] = (await agree({ ...LONG, matching }, [{ ...claim, trades: oneDay }])) as [
        SqlAssessment,
      ];
      expect(status).toBe('ASSESSED');
    },
  );

  it.each(MATCHINGS)(
    `agree on a claim of ${TRADES} trades that all match one another, by %s (ASSESS-17)`,
    async (matching) => {
      const document = { ...LONG, matching };
      const [{ recognisedLoss }] = (await agree(document, [long('SELL')])) as [SqlAssessment];
      expect(Number(recognisedLoss)).toBeGreaterThan(1_000);
      await agree(document, [long('BUY')]);
    },
  );
});

const row = (
  transactionType: AssessedClaim['trades'][number]['transactionType'],
  tradeDate: string,
  quantity: string,
  pricePerShare: string,
  id = '1',
): AssessedClaim['trades'][number] => ({
  id,
  transactionType,
  tradeDate,
  quantity,
  pricePerShare,
  totalAmount: '0',
});
const MOST_SHARES = '900000000000000000';

const UNUSUAL: Record<string, AssessedClaim> = {
  'no trades': { openingBalance: '100', trades: [] },
  'only sales': { openingBalance: '0', trades: [row('SELL', '2021-04-01', '100', '9')] },
  'only sales of shares held before': {
    openingBalance: '100',
    trades: [row('SELL', '2021-04-01', '100', '9')],
  },
  'a day before the opening': { openingBalance: '0', trades: [row('BUY', '1999-12-31', '100', '9')] },
  'a price of 0': { openingBalance: '0', trades: [row('BUY', '2021-04-01', '100', '0')] },
  'the most shares': { openingBalance: '0', trades: [row('BUY', '2021-04-01', MOST_SHARES, '9')] },
  'the most shares, sold at a price with six decimals': {
    openingBalance: MOST_SHARES,
    trades: [
      row('BUY', '2021-04-01', MOST_SHARES, '9.123457'),
      row('SELL', '2021-10-01', '899999999999999999', '5.000001', '2'),
    ],
  },
  'a TRANSFER': { openingBalance: '0', trades: [row('TRANSFER', '2021-04-01', '100', '9')] },
  'an opening balance in words': {
    openingBalance: 'about 500',
    trades: [row('BUY', '2021-04-01', '100', '9')],
  },
};

const batchOf = (claim: fc.Arbitrary<AssessedClaim>) => fc.array(claim, { minLength: 8, maxLength: 8 });

const withLossOf = (found: readonly SqlAssessment[]) =>
  found.filter(({ recognisedLoss }) => Number(recognisedLoss) > 0).length;

function amounts({
  status,
  recognisedLoss,
  sumOfSlices,
  marketLoss,
  limitedBy,
}: SqlAssessment): SqlAssessment {
  return { status, recognisedLoss, sumOfSlices, marketLoss, limitedBy };
}

const LONG: Omit<AssessmentDocument, 'matching'> = {
  openingDate: '2021-02-26',
  window: { from: '2021-03-01', to: '2021-12-17' },
  lastDay: '2021-12-17',
  method: 'INFLATION_DIFF_PRICE_CAP',
  heldPrice: '5.60',
  bands: [
    { id: 'A', from: '2021-03-01', to: '2021-08-31', inflation: '1.20' },
    { id: 'B', from: '2021-09-01', to: '2021-12-17', inflation: '0.50' },
  ],
  overallCap: { holdingPrice: '5.10' },
};

/** Half of the trades are purchases, each of one share more; the rest is sales, or purchases and sales in turn. */
function long(rest: 'SELL' | 'BUY'): AssessedClaim {
  const trades = Array.from({ length: TRADES }, (_, at) => {
    const isBuy = at < TRADES / 2 ? true : rest === 'BUY' && at % 2 === 0;
    const day = new Date(Date.UTC(2021, 2, 1 + Math.floor((at * 290) / TRADES)));
    const price = (500 + ((at * 7_919) % 400)) / 100;
    return {
      id: String(at + 1),
      transactionType: isBuy ? ('BUY' as const) : ('SELL' as const),
      tradeDate: day.toISOString().slice(0, 10),
      quantity: String(isBuy ? 1 + at : TRADES - at),
      pricePerShare: price.toFixed(2),
      totalAmount: '0',
    };
  });
  return { openingBalance: '1000', trades };
}
