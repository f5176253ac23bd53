import type { MyJobsQuery } from '../generated/graphql';
import { aRun, anExportRun } from './answers';

type MyImport = NonNullable<MyJobsQuery['myImports']>[number];
type MyExport = NonNullable<MyJobsQuery['myExports']>[number];
type MyAssessment = NonNullable<MyJobsQuery['myAssessments']>[number];
type MyDistribution = NonNullable<MyJobsQuery['myDistributions']>[number];
type MyPayments = NonNullable<MyJobsQuery['myPayments']>[number];

const ENDED = '2026-11-21T03:00:30Z';

/** A running import of the user; with an end it is done. */
export const myImport = (overrides: Partial<MyImport> = {}): MyImport => ({
  ...aRun(overrides.finishedAt ? { status: 'DONE', progress: 1, read: 10_000, secondsLeft: null } : {})
    .importRun,
  ...overrides,
});

/** An import that is done. */
export const myEndedImport = (overrides: Partial<MyImport> = {}): MyImport =>
  myImport({ finishedAt: ENDED, ...overrides });

/** An export of the user that is ready. */
export const myEndedExport = (overrides: Partial<MyExport> = {}): MyExport => ({
  ...anExportRun(),
  finishedAt: ENDED,
  ...overrides,
});

/** An export of the user that is being written. */
export const myExport = (overrides: Partial<MyExport> = {}): MyExport => ({
  ...anExportRun({ status: 'WRITING', available: false, availableUntil: null, fileSize: null }),
  rowsWritten: 2_500,
  secondsLeft: 8,
  finishedAt: null,
  ...overrides,
});

/** A running assessment run of the user; with an end both engines agreed. */
export const myAssessment = (overrides: Partial<MyAssessment> = {}) => ({
  __typename: 'AssessmentRunSummary' as const,
  id: 'a3',
  number: 3,
  state: overrides.finishedAt ? ('AGREED' as const) : ('COMPUTING' as const),
  progress: 0.61,
  disagreed: 0,
  assessed: 6_100,
  claims: 10_000,
  claimsPerSecond: 920,
  secondsLeft: 4,
  createdAt: '2026-11-21T03:40:00Z',
  finishedAt: null,
  message: null,
  ...overrides,
});

/** A distribution of the user that is being computed; with an end it is computed. */
export const myDistribution = (overrides: Partial<MyDistribution> = {}) => ({
  __typename: 'DistributionJob' as const,
  id: 'd2',
  number: 2,
  state: overrides.finishedAt ? ('COMPUTED' as const) : ('COMPUTING' as const),
  progress: 0.61,
  secondsLeft: 4,
  disagreed: 0,
  message: null,
  refused: false,
  createdAt: '2026-11-21T03:45:00Z',
  finishedAt: null,
  ...overrides,
});

/** A payment run of the user that is being prepared; with an end it is prepared. */
export const myPayments = (overrides: Partial<MyPayments> = {}) => ({
  __typename: 'PaymentJob' as const,
  id: 'p2',
  number: 2,
  state: overrides.finishedAt ? ('PREPARED' as const) : ('PREPARING' as const),
  progress: overrides.finishedAt ? null : 0.61,
  message: null,
  createdAt: '2026-11-21T03:45:00Z',
  finishedAt: null,
  ...overrides,
});

/** The jobs in the header; none by default. */
export const myJobs = ({
  imports = [],
  exports = [],
  assessments = [],
  distributions = [],
  payments = [],
  mailsWaiting = 0,
}: {
  imports?: MyImport[];
  exports?: MyExport[];
  assessments?: MyAssessment[];
  distributions?: MyDistribution[];
  payments?: MyPayments[];
  mailsWaiting?: number;
} = {}): MyJobsQuery => ({
  myImports: imports,
  myExports: exports,
  myAssessments: assessments,
  myDistributions: distributions,
  myPayments: payments,
  mailsWaiting,
});
