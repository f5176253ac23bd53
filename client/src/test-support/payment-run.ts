import type { PaymentRunQuery } from '../generated/types';

type Run = PaymentRunQuery['paymentRun'];
type Act = Run['acts'][number];

/** What can be done with a run, each with why not. */
export const acts = (...given: [act: Act['act'], refusal: string | null][]): Act[] =>
  given.map(([act, refusal]) => ({ act, mayDo: refusal === null, refusal }));

/** A file of a run that was written and not fetched yet. */
export const aFile = (changed: Partial<Run['files'][number]> = {}): Run['files'][number] => ({
  ...{
    id: 'f1',
    number: 1,
    format: 'ABA',
    live: true,
    payments: 36,
    total: '999.80',
    size: 4_800,
    sha256: 'ab'.repeat(32),
  },
  ...{ kept: true, fetches: 0, sentAt: null, sender: null, receipt: null, version: 1 },
  ...{ rejection: null, reportRefusal: 'File 1 was not sent. Cancel it with its run instead.' },
  ...changed,
});

/** A prepared payment run. */
export const aRun = (changed: Partial<Run> = {}): Run & { __typename: 'PaymentRun' } => ({
  __typename: 'PaymentRun',
  ...{ id: 'p3', number: 3, state: 'PREPARED', distributionId: 'd7', distributionNumber: 7 },
  ...{ distributionName: 'First distribution', profile: 'Trust account', paymentDay: '2027-03-19' },
  returned: 0,
  ...{
    maker: 'Mary Maker',
    createdAt: '2026-11-20T01:00:00Z',
    version: 4,
    message: null,
    taxAccount: null,
    decisions: [],
    isStuck: false,
    refusals: [],
  },
  progress: 1,
  figures: {
    ...{ payments: 36, principal: '917.25', interest: '91.74', withheld: '9.19', net: '999.80', tax: '9.19' },
    changed: 1,
    held: [{ reason: 'SAME_ACCOUNT', payments: 2, net: '45.10' }],
  },
  files: [],
  acts: acts(['CHECK', null], ['APPROVE', null], ['CANCEL', null]),
  approvedElsewhere: '0.00',
  ...{ approvalsNeeded: 1, approver: null, approvedAt: null, secondApprover: null, secondApprovedAt: null },
  ...{
    writer: null,
    writtenAt: null,
    sentAt: null,
    settledAt: null,
    canceller: null,
    cancelledBecause: null,
  },
  ...changed,
});
