import type {
  AssessedClaimQuery,
  AssessedClaimRowFragment,
  AssessmentFiguresPartFragment,
  AssessmentRunDetailsFragment,
} from '../generated/graphql';

/** The result of a claim in a run. */
export const aClaimRow = (changed: Partial<AssessedClaimRowFragment> = {}) => ({
  __typename: 'AssessedClaim' as const,
  submissionId: 's1',
  sid: '00123',
  status: 'ASSESSED' as const,
  recognisedLoss: '70.85',
  sumOfSlices: '70.85',
  marketLoss: null,
  limitedBy: 'NONE',
  findings: [],
  previousLoss: null,
  differs: false,
  editedSince: false,
  ...changed,
});

/** What the review of a run looks at. */
export const aFigures = (changed: Partial<AssessmentFiguresPartFragment> = {}) => ({
  __typename: 'AssessmentFigures' as const,
  recognisedLoss: '1234567.89',
  withLoss: 147,
  statuses: [
    { __typename: 'AssessmentStatusCount' as const, status: 'ASSESSED' as const, claims: 151 },
    { __typename: 'AssessmentStatusCount' as const, status: 'BLOCKED' as const, claims: 3 },
  ],
  limits: [
    { __typename: 'AssessmentLimitCount' as const, limitedBy: 'NONE', claims: 150 },
    { __typename: 'AssessmentLimitCount' as const, limitedBy: 'MARKET_LOSS', claims: 1 },
  ],
  histogram: [
    { __typename: 'AssessmentLossBucket' as const, from: '0', to: '0.01', claims: 4, loss: '0.00' },
    { __typename: 'AssessmentLossBucket' as const, from: '0.01', to: '10', claims: 0, loss: '0.00' },
    { __typename: 'AssessmentLossBucket' as const, from: '10', to: '100', claims: 147, loss: '9000.50' },
    { __typename: 'AssessmentLossBucket' as const, from: '100', to: null, claims: 0, loss: '0.00' },
  ],
  findings: [
    {
      __typename: 'AssessmentFindingCount' as const,
      code: 'AFTER_LAST_DAY',
      severity: 'HINT',
      claims: 90,
      blocked: 0,
    },
    {
      __typename: 'AssessmentFindingCount' as const,
      code: 'NOT_A_TRADING_DAY',
      severity: 'WARNING',
      claims: 21,
      blocked: 1,
    },
    {
      __typename: 'AssessmentFindingCount' as const,
      code: 'TRADING_HALT',
      severity: 'ERROR',
      claims: 3,
      blocked: 3,
    },
  ],
  largest: [aClaimRow()],
  previousNumber: 2,
  changes: [
    {
      __typename: 'AssessmentLossChange' as const,
      submissionId: 's2',
      sid: '00124',
      before: null,
      after: '70.85',
    },
  ],
  editedSince: 0,
  ...changed,
});

/** A run in which both engines agreed. */
export const aRun = (changed: Partial<AssessmentRunDetailsFragment> = {}) => ({
  __typename: 'AssessmentRun' as const,
  id: 'r3',
  number: 3,
  state: 'AGREED' as const,
  message: null,
  rulesNumber: 2,
  rulesSha256: 'ab12',
  currency: 'AUD',
  moment: '2026-11-20T03:04:00Z',
  maker: 'Jo Admin',
  createdAt: '2026-11-20T03:05:00Z',
  progress: 1,
  claims: 154,
  assessed: 154,
  kept: 0,
  claimsPerSecond: null,
  secondsLeft: null,
  disagreed: 0,
  sha256: 'cd34',
  reviewer: null,
  reviewedAt: null,
  withdrawnBecause: null,
  approver: null,
  approvedAt: null,
  publishedAt: null,
  objectionsUntil: null,
  upheldObjections: 0,
  finalisers: [],
  finalAt: null,
  version: 4,
  mayCancel: false,
  acts: [
    { __typename: 'AssessmentActState' as const, act: 'REVIEW' as const, mayDo: true, refusal: null },
    { __typename: 'AssessmentActState' as const, act: 'WITHDRAW' as const, mayDo: true, refusal: null },
  ],
  figures: aFigures(),
  ...changed,
});

type Trace = AssessedClaimQuery['assessedClaimTrace'];

const aSlice = (changed: Partial<Trace['slices'][number]>) => ({
  __typename: 'AssessedSlice' as const,
  acquisition: '11',
  disposal: '12',
  quantity: '50',
  acquiredBand: 'A',
  disposedBand: 'B',
  basis: 'EXCESS',
  perShare: '0.55',
  weight: '1',
  poolQuantity: null,
  poolExcess: null,
  taken: null,
  acquired: null,
  disposed: null,
  withoutClaim: null,
  excess: null,
  credit: null,
  loss: '27.5',
  ...changed,
});

const aTrade = (id: string, transactionType: string, tradeDate: string, quantity: string) => ({
  __typename: 'AssessedTrade' as const,
  id,
  transactionType,
  tradeDate,
  quantity,
  pricePerShare: '3',
  totalAmount: '303',
});

/** How a run came to the loss of a claim: 101 bought, 50 of them sold. */
export const aTrace = (changed: Partial<Trace> = {}, claim: Partial<AssessedClaimRowFragment> = {}) => ({
  assessmentRun: {
    __typename: 'AssessmentRun' as const,
    id: 'r3',
    number: 3,
    state: 'PUBLISHED' as const,
    rulesNumber: 2,
    moment: '2026-11-20T03:04:00Z',
  },
  assessedClaimTrace: {
    __typename: 'AssessedClaimTrace' as const,
    claim: { ...aClaimRow(claim), inputSha256: 'ef56', traceSha256: '0789' },
    matching: 'FIFO',
    currency: 'AUD',
    openingBalance: '0',
    closingBalance: null,
    isSame: true,
    areRulesAltered: false,
    findings: [],
    accepted: [],
    mayAccept: false,
    tradeCount: 2,
    trades: [aTrade('11', 'BUY', '2013-09-02', '101'), aTrade('12', 'SELL', '2014-09-01', '50')],
    sliceCount: 2,
    slices: [
      aSlice({}),
      aSlice({ disposal: 'HELD', quantity: '51', disposedBand: null, perShare: '0.85', loss: '43.35' }),
    ],
    ...changed,
  },
});
