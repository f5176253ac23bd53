import { assessClaim } from '../server/src/rules/assessment/assess-claim.js';
import type { AssessmentDocument } from '../server/src/rules/assessment/assessment-document.js';
import { assessmentDocumentErrors } from '../server/src/rules/assessment/assessment-document-errors.js';
import { assessmentRules, type DayPrices } from '../server/src/rules/assessment/assessment-rules.js';
import type { AssessedClaim } from '../server/src/rules/assessment/claim-ledger.js';
import { limitClaim } from '../server/src/rules/assessment/claim-limits.js';
import {
  LOSS_PLACES,
  PRICE_PLACES,
  readUnits,
  toCents,
  writeCents,
} from '../server/src/rules/assessment/decimals.js';
import { shuffled } from './shuffled.js';
import type { Vector } from './vector-file.js';

/** A way of computing what a vector asks for. */
export interface Way {
  name: string;
  compute: (vector: Vector) => unknown;
}

const assessed: Way = { name: 'TypeScript', compute: (vector) => assess(vector, claimOf(vector)) };

const assessedShuffled: Way = {
  name: 'TypeScript, trades shuffled',
  compute(vector) {
    const claim = claimOf(vector);
    return assess(vector, { ...claim, trades: shuffled(claim.trades, vector.id.length) });
  },
};

const limited: Way = {
  name: 'TypeScript',
  compute({ sumOfSlices, marketLoss }) {
    const { loss, limitedBy } = limitClaim(
      readUnits(sumOfSlices as string, LOSS_PLACES),
      readUnits(marketLoss as string, LOSS_PLACES),
      undefined,
    );
    return { recognisedLoss: writeCents(toCents(loss, 'HALF_UP')), limitedBy };
  },
};

const refused: Way = {
  name: 'TypeScript',
  compute: ({ rules }) => ({ refused: assessmentDocumentErrors(rules) }),
};

/** Every way of computing that there is, by the kind of the vector. */
export const ways: Readonly<Record<string, readonly Way[]>> = {
  ASSESSMENT: [assessed, assessedShuffled],
  OVERALL_CAP: [limited],
  RULES_REFUSED: [refused],
};

function claimOf({ claim }: Vector): AssessedClaim {
  return claim as AssessedClaim;
}

function assess({ rules, market }: Vector, claim: AssessedClaim) {
  const errors = assessmentDocumentErrors(rules);
  if (errors.length > 0) return { refused: errors };
  return assessClaim(claim, assessmentRules(rules as AssessmentDocument, dayPrices(market)));
}

function dayPrices(market: unknown): DayPrices {
  const days = (market ?? []) as { date: string; low: string; high: string }[];
  return new Map(
    days.map(({ date, low, high }) => [
      date,
      { low: readUnits(low, PRICE_PLACES), high: readUnits(high, PRICE_PLACES) },
    ]),
  );
}
