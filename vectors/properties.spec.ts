import { jest } from '@jest/globals';
import fc from 'fast-check';
import { assessClaim, type Assessment } from '../server/src/rules/assessment/assess-claim.js';
import type { AssessmentDocument } from '../server/src/rules/assessment/assessment-document.js';
import { assessmentDocumentErrors } from '../server/src/rules/assessment/assessment-document-errors.js';
import { assessmentRules } from '../server/src/rules/assessment/assessment-rules.js';
import {
  claimLedger,
  isAcquisition,
  type AssessedClaim,
} from '../server/src/rules/assessment/claim-ledger.js';
import { LOSS_PLACES, readUnits } from '../server/src/rules/decimals.js';
import type { Slice } from '../server/src/rules/assessment/slices.js';
import { claims, documents, sameUnderOtherIds } from './generated-schemes.js';
import { shuffled } from './shuffled.js';

fc.configureGlobal({ seed: jest.getSeed() });

const ROUNDS = { numRuns: 400 };

const assess = (claim: AssessedClaim, document: AssessmentDocument) =>
  assessClaim(claim, assessmentRules(document));

/** The amounts of an assessment, without the ids of rows. */
const amounts = ({ status, recognisedLoss, sumOfSlices, marketLoss, limitedBy }: Assessment) => ({
  status,
  recognisedLoss,
  sumOfSlices,
  marketLoss,
  limitedBy,
});

describe('the assessment of any claim by any rules', () => {
  it('has valid rules, and often a loss', () => {
    let withLoss = 0;
    fc.assert(
      fc.property(documents, claims, (document, claim) => {
        expect(assessmentDocumentErrors(document)).toEqual([]);
        if (cents(assess(claim, document)) > 0n) withLoss++;
      }),
      ROUNDS,
    );
    expect(withLoss).toBeGreaterThan(ROUNDS.numRuns / 6);
  });

  it('is the same in any order of the rows (ASSESS-4)', () => {
    fc.assert(
      fc.property(documents, claims, fc.nat(), (document, claim, seed) => {
        const other = { ...claim, trades: shuffled(claim.trades, seed) };
        expect(assess(other, document)).toEqual(assess(claim, document));
      }),
      ROUNDS,
    );
  });

  it('is the same with a trade split into two, except for the twelfth decimal of AVERAGE (ASSESS-5)', () => {
    fc.assert(
      fc.property(documents, claims, fc.nat(), (document, claim, seed) => {
        const splitAt = seed % Math.max(claim.trades.length, 1);
        const trades = claim.trades.flatMap((trade, at) => {
          const quantity = BigInt(trade.quantity);
          const first = quantity / 3n;
          if (at !== splitAt || first === 0n) return [trade];
          return [
            { ...trade, quantity: String(first) },
            { ...trade, id: `${trade.id} b`, quantity: String(quantity - first) },
          ];
        });
        const whole = assess(claim, document);
        const split = assess({ ...claim, trades }, document);
        if (document.matching === 'AVERAGE') expectNearly(split, whole);
        else expect(amounts(split)).toEqual(amounts(whole));
      }),
      ROUNDS,
    );
  });

  it('never decreases with one more share, without sales and an overall cap (ASSESS-6)', () => {
    fc.assert(
      fc.property(documents.filter(isFlooredByShare), claims, (document, claim) => {
        const rules = { ...document, overallCap: undefined };
        const bought = claim.trades.filter(({ transactionType }) => transactionType === 'BUY');
        const more = bought.map((trade, at) =>
          at === 0 ? { ...trade, quantity: String(BigInt(trade.quantity) + 1n) } : trade,
        );
        const openingBalance = '0';
        const before = assess({ ...claim, openingBalance, trades: bought }, rules);
        const after = assess({ ...claim, openingBalance, trades: more }, rules);
        expect(cents(after)).toBeGreaterThanOrEqual(cents(before));
      }),
      ROUNDS,
    );
  });

  it('is the same for equal claims, whatever their rows are called and in which order they stand (ASSESS-18)', () => {
    fc.assert(
      fc.property(documents, claims, fc.nat(), (document, claim, seed) => {
        expect(amounts(assess(sameUnderOtherIds(claim, seed), document))).toEqual(
          amounts(assess(claim, document)),
        );
      }),
      ROUNDS,
    );
  });

  it('is the same with weights of 1 as without weights (ASSESS-7)', () => {
    fc.assert(
      fc.property(documents, claims, (document, claim) => {
        const weights = [{ from: '2021-01-01', to: '2022-12-31', weight: '1.000' }];
        expect(assess(claim, { ...document, weights })).toEqual(
          assess(claim, { ...document, weights: undefined }),
        );
      }),
      ROUNDS,
    );
  });

  it('has no slice below 0, and slices that add up to the ledger (ASSESS-8)', () => {
    fc.assert(
      fc.property(documents, claims, (document, claim) => {
        const { slices, status } = assess(claim, document);
        for (const { loss } of slices) expect(readUnits(loss, LOSS_PLACES)).toBeGreaterThanOrEqual(0n);
        if (status === 'ASSESSED' && document.matching !== 'NET') expectLedger(slices, claim, document);
      }),
      ROUNDS,
    );
  });
});

function cents({ recognisedLoss }: Assessment): bigint {
  return readUnits(recognisedLoss ?? '0', 2);
}

/**
 * For a pool and for sums, the minimum of 0 applies to the whole: a cheap share lowers it if its own part can be
 * negative.
 */
function isFlooredByShare({ matching, method, lookBack }: AssessmentDocument): boolean {
  const isLots = matching === 'FIFO' || matching === 'LIFO';
  return isLots || (method !== 'NOMINAL' && method !== 'INFLATION_DIFF_PRICE_CAP' && !lookBack);
}

function expectNearly(one: Assessment, other: Assessment) {
  expect({ ...amounts(one), ...NOT_EXACT }).toEqual({ ...amounts(other), ...NOT_EXACT });
  const off =
    readUnits(one.sumOfSlices ?? '0', LOSS_PLACES) - readUnits(other.sumOfSlices ?? '0', LOSS_PLACES);
  expect(off < 0n ? -off : off).toBeLessThanOrEqual(NEARLY);
}

const NOT_EXACT = { recognisedLoss: null, sumOfSlices: null, marketLoss: null, limitedBy: null };
/** A claim of 14 trades rounds the twelfth decimal that often, each time by at most the price of a share. */
const NEARLY = 10n ** BigInt(LOSS_PLACES - 9);

/** Every acquired share must be in a slice as acquired, every disposed share in one as disposed of. */
function expectLedger(slices: readonly Slice[], claim: AssessedClaim, document: AssessmentDocument) {
  const { opening, moves } = claimLedger(claim, assessmentRules(document));
  const sum = (amounts: readonly bigint[]) => amounts.reduce((one, other) => one + other, 0n);
  const shares = slices.map((slice) => ({
    ...slice,
    quantity: 'quantity' in slice ? BigInt(slice.quantity) : 0n,
  }));
  const out = moves.filter((move) => !isAcquisition(move)).map(({ quantity }) => quantity);
  const held = shares.filter(({ disposal }) => disposal === 'HELD').map(({ quantity }) => quantity);
  const short = shares.filter(({ acquisition }) => acquisition === 'SHORT').map(({ quantity }) => quantity);
  const covering = shares.filter(({ disposal }) => disposal === 'SHORT').map(({ quantity }) => quantity);
  const taken = shares
    .filter(
      ({ acquisition, disposal }) => acquisition !== 'SHORT' && disposal !== 'HELD' && disposal !== 'SHORT',
    )
    .map(({ quantity }) => quantity);
  expect(sum(taken) + sum(short)).toBe(sum(out));
  const came = sum(moves.filter(isAcquisition).map(({ quantity }) => quantity));
  expect(sum(taken) + sum(held) + sum(covering)).toBe(came + (opening > 0n ? opening : 0n));
}
