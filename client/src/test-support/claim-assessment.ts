import { assessClaim } from '@rules/assessment/assess-claim.js';
import type { AssessmentDocument } from '@rules/assessment/assessment-document.js';
import { assessmentRules } from '@rules/assessment/assessment-rules.js';
import { canonicalJson, type CanonicalValue } from '@rules/proof/canonical-json.js';
import type { RulesDocument } from '@rules/rules-document.js';
import { soundRules } from '@rules/sound-rules.js';
import type { ClaimAssessmentQuery, ClaimObjectionsQuery, ObjectionPartFragment } from '../generated/types';

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const assessmentDocument: AssessmentDocument = {
  openingDate: '2017-08-23',
  window: { from: '2017-08-24', to: '2018-11-12' },
  lastDay: '2018-11-12',
  method: 'INFLATION_DIFF',
  matching: 'FIFO',
  bands: [{ id: 'A', from: '2017-08-24', to: '2018-11-12', inflation: '0.85' }],
};
const rulesDocument = { ...soundRules, assessment: assessmentDocument } as RulesDocument;
const rules = canonicalJson(rulesDocument as unknown as CanonicalValue);
const bought = {
  id: '1',
  transactionType: 'BUY' as const,
  tradeDate: '2018-02-01',
  quantity: '1000',
  pricePerShare: '4.5',
  totalAmount: '4500',
};
const ledger = { openingBalance: '200', closingBalance: null, accepted: [], trades: [bought] };
const input = canonicalJson(ledger);
const result = assessClaim(ledger, assessmentRules(assessmentDocument));
/** The hashes of rules, input and derivation. */
export const rulesSha256 = await sha256(rules);
export const inputSha256 = await sha256(input);
export const traceSha256 = await sha256(canonicalJson(result as unknown as CanonicalValue));

export type Assessment = NonNullable<ClaimAssessmentQuery['assessment']>;
type Objections = NonNullable<ClaimObjectionsQuery['myObjection']>;
const NO_FIELDS = {
  quantity: null,
  acquiredBand: null,
  perShare: null,
  weight: null,
  poolQuantity: null,
  poolExcess: null,
  taken: null,
  acquired: null,
  disposed: null,
  withoutClaim: null,
  excess: null,
  credit: null,
};

/** The published assessment of a claim with one purchase. */
export function assessment(claim: object = {}, trace: object = {}): Assessment {
  return {
    __typename: 'ClaimAssessment',
    runNumber: 3,
    moment: '2026-11-01T00:00:00Z',
    publishedAt: '2026-11-02T00:00:00Z',
    objectionsUntil: '2027-01-31',
    isFinal: false,
    rulesNumber: 2,
    rules,
    rulesSha256,
    holder: 'Acme Pty Ltd',
    registeredOwner: '',
    code: '4K7Q-0XWD-9V2M-TB3E',
    trace: {
      __typename: 'AssessedClaimTrace',
      claim: {
        __typename: 'AssessedClaim',
        sid: '00101',
        status: 'ASSESSED',
        recognisedLoss: '850.00',
        sumOfSlices: '850',
        limitedBy: 'NONE',
        inputSha256,
        traceSha256,
        ...claim,
      },
      matching: 'FIFO',
      currency: 'AUD',
      isSame: true,
      areRulesAltered: false,
      findings: [],
      openingBalance: ledger.openingBalance,
      tradeCount: 1,
      trades: [{ __typename: 'AssessedTrade', ...bought }],
      sliceCount: result.slices.length,
      slices: result.slices.map((slice) => ({ __typename: 'AssessedSlice', ...NO_FIELDS, ...slice })),
      ...trace,
    },
  } as object as Assessment;
}

/** What the assessment was made from. */
export const check = (more: object = {}) => ({
  ClaimAssessmentCheck: {
    assessmentCheck: {
      __typename: 'ClaimAssessmentCheck',
      input,
      dayPrices: [],
      inputSha256,
      traceSha256,
      ...more,
    },
  },
});

/** The objections to it: none yet, in time. */
export const objections = (more: Partial<Objections> = {}) => ({
  ClaimObjections: {
    myObjection: {
      __typename: 'ClaimObjections' as const,
      objectionsUntil: '2027-01-31',
      isLate: false,
      mayRaise: true,
      objections: [],
      ...more,
    },
  },
});

/** An objection as its member reads it. */
export const anObjection = (more: Partial<ObjectionPartFragment> = {}) => ({
  __typename: 'Objection' as const,
  id: 'o1',
  submissionId: 's1',
  sid: '00101',
  runId: 'r3',
  runNumber: 3,
  recognisedLoss: '850.00',
  state: 'OPEN' as const,
  grounds: 'Two sales are missing.\nSee my statement.',
  ownFigure: '1034.5',
  late: false,
  lateBecause: '',
  raisedAt: '2026-11-20T03:04:00Z',
  byOffice: false,
  officer: null,
  officerEnabled: null,
  assignedAt: null,
  reason: null,
  endedAt: null,
  version: 1,
  ...more,
});
