import { TOKEN_PERMISSIONS } from '@rules/permissions.js';
import { emptyClaim } from '../features/claim-form/claim-values';
import type {
  AmendmentThreadQuery,
  ApiTokenRowFragment,
  DashboardQuery,
  ExportRunRowFragment,
  HomeDraftFragment,
  HomeFactsFragment,
  ImportRunQuery,
  ManagedUserRowFragment,
  MeQuery,
  MySubmissionsQuery,
  SchemeQuery,
  SignInAnswerFragment,
  SubmissionRowFragment,
  SubmissionViewQuery,
  ThreadMessageFragment,
} from '../generated/graphql';
import type { ShownStatus } from '../features/submissions/shown-status';

type User = NonNullable<MeQuery['me']>;
type Run = ImportRunQuery['importRun'];
type Submission = SubmissionViewQuery['submission'];
type Trade = Submission['submissionData']['tradeDetails']['tradeData'][number];

/** Adds the type's name, which the Apollo cache needs and the generated types omit. */
const typed = <T extends object>(name: string, value: T): T => ({ __typename: name, ...value });

export const scheme: { Scheme: SchemeQuery } = {
  Scheme: {
    scheme: typed('Scheme', {
      classActionTitle: 'Investor Class Action',
      portalTitle: 'Settlement Administration Portal',
      settlementPortalTitle: 'Settlement Scheme Portal',
      contactEmail: 'investors@scheme.example',
      contactPhone: typed('SchemePhone', { number: '1800 160 401', hours: 'Monday to Friday' }),
      mailSender: 'notices@scheme.example',
      portalUrl: 'https://claims.scheme.example',
      supportEmail: 'support@scheme.example',
      nextNews: 'the Assessment Notices',
      shareName: 'Harrow Engineering Limited',
      openingBalanceDate: '2017-08-23',
      tradePeriodStart: '2017-08-24',
      tradePeriodEnd: '2018-11-12',
      privacyUrl: 'https://scheme.example/privacy',
      copyright: '© 2026 The Administrator',
      currency: 'AUD',
      timeZone: 'Australia/Sydney',
      courtOrderDate: '2024-06-19',
      acknowledgements: [
        'I am the Registered Group Member, or its authorised agent.',
        'All I say here is true.',
      ],
      tradeTemplateUrl: 'https://content.example/trades.xlsx',
      preliminaryNotice: typed('NoticeLink', {
        name: 'Preliminary Notice (PDF)',
        url: 'https://content.example/preliminary.pdf',
      }),
      assessmentName: 'Assessment Notice',
      mayCreate: true,
      mayUpdate: true,
      showNewSubmission: false,
      landing: [
        typed('LandingSection', {
          heading: 'Settlement',
          paragraphs: ['The Court has approved it.', 'Write to {email} with questions.'],
        }),
        typed('LandingSection', { heading: 'Claim Background', paragraphs: ['Shares were bought.'] }),
        typed('LandingSection', { heading: 'Nature of Claim', paragraphs: ['Statements misled.'] }),
      ],
      logos: [],
      maintenance: false,
    }),
  },
};

export const aUser = (overrides: Partial<User> = {}): User =>
  typed('User', {
    id: 'u1',
    name: 'Avery Quill',
    email: 'avery@scheme.example',
    role: 'STANDARD',
    hasPassword: true,
    tourEnded: true,
    checksFrom: null,
    ...overrides,
  });

/** A successful sign-in; without tokens an e-mailed code is still required. */
export const aSignIn = (overrides: Partial<SignInAnswerFragment> = {}): SignInAnswerFragment =>
  typed('SignInResult', {
    user: aUser(),
    tokens: { access: { token: 'prt_new', expires: '2026-11-22T00:00:00Z' } },
    stepUp: false,
    ...overrides,
  });

export const aManagedUser = (overrides: Partial<ManagedUserRowFragment> = {}): ManagedUserRowFragment =>
  typed('ManagedUser', {
    id: 'u7',
    name: 'Robin Vale',
    email: 'robin@vale.example',
    role: 'STANDARD',
    enabled: true,
    createdAt: '2026-03-01T20:00:00Z',
    timeCreatedAt: '2026-03-01T21:00:00Z',
    checksFrom: null,
    version: 4,
    ...overrides,
  });

/** A page of the user list, of 2 pages by default. */
export const aUserPage = (page: number, users: ManagedUserRowFragment[], totalPages = 2) => ({
  users: typed('ManagedUserPage', {
    users,
    pagination: typed('Pagination', { page, pageSize: 25, totalItems: users.length, totalPages }),
  }),
});

export const anApiToken = (overrides: Partial<ApiTokenRowFragment> = {}): ApiTokenRowFragment =>
  typed('ApiToken', {
    id: 't1',
    name: 'nightly import',
    scopes: ['READ', 'WRITE'],
    permissions: [...TOKEN_PERMISSIONS],
    createdBy: 'avery@scheme.example',
    createdAt: '2026-11-01T00:00:00Z',
    expiresAt: '2099-01-31T12:59:00Z',
    lastUsedAt: null,
    revokedAt: null,
    ...overrides,
  });

export const aRow = (overrides: Partial<SubmissionRowFragment> = {}): SubmissionRowFragment =>
  typed('SubmissionListItem', {
    id: 's1',
    sid: '00101',
    legalEntity: 'Acme Pty Ltd',
    contactEmail: 'peter@acme.example',
    contactName: 'Peter Baxter',
    missing: 0,
    removed: false,
    ...overrides,
  });

/** The facts on the home about the claim of `aRow`: complete, and nothing asked. */
export const homeFacts = (overrides: Partial<HomeFactsFragment> = {}): HomeFactsFragment =>
  typed('MyClaimFacts', {
    id: 's1',
    hasTrades: true,
    lacksProof: false,
    hasUnreadableBalance: false,
    isBlocked: false,
    bankHold: null,
    lacksTaxNumber: false,
    request: null,
    requestSince: null,
    onlyOfficeWrote: false,
    hasNewAnswer: false,
    hasNotice: false,
    latestObjection: null,
    hasNewDecision: false,
    objectionsUntil: null,
    createdAt: '2026-11-19T23:13:00Z',
    ...overrides,
  });

/** How far the payment of the claim of `aRow` is: it was paid. */
export const aPaymentStatus = (overrides: Partial<ShownStatus> = {}): ShownStatus =>
  typed('PaymentStatus', {
    submissionId: 's1',
    stage: 'PAID',
    needsMember: false,
    day: '2027-01-10',
    ...overrides,
  });

interface Home {
  rows?: SubmissionRowFragment[];
  facts?: HomeFactsFragment[];
  payments?: ShownStatus[];
  drafts?: Omit<HomeDraftFragment, '__typename'>[];
}

/** What the member's home loads; no claim by default. */
export const aHome = ({
  rows = [],
  facts = [],
  payments = [],
  drafts = [],
}: Home = {}): MySubmissionsQuery => ({
  mySubmissions: rows,
  myClaimFacts: facts,
  myPaymentStatuses: payments,
  myDrafts: drafts.map((draft) => typed('MyDraft', draft)),
});

/** A page of the submission list, of 2 pages by default. */
export const aSubmissionPage = (page: number, rows: SubmissionRowFragment[], totalPages = 2) => ({
  submissions: typed('SubmissionPage', {
    submissions: rows,
    pagination: typed('Pagination', { page, pageSize: 25, totalItems: totalPages * 25, totalPages }),
  }),
});

export const aTrade = (overrides: Partial<Trade> = {}): Trade =>
  typed('Trade', {
    id: 't1',
    transactionType: 'BUY',
    tradeDate: '2018-02-01',
    quantity: '1000',
    pricePerShare: '6.123456',
    totalAmount: '6123.456000',
    ...overrides,
  });

interface SubmissionOverrides extends Partial<Omit<Submission, 'submissionData'>> {
  bank?: Partial<Submission['submissionData']['bankDetails']>;
  claimType?: string | null;
  trades?: Trade[];
  openingBalance?: string;
}

export function aSubmission({
  bank,
  claimType,
  trades,
  openingBalance,
  ...overrides
}: SubmissionOverrides = {}) {
  const submission: Submission = {
    id: 's1',
    sid: '00101',
    submissionId: 's1',
    email: 'peter@acme.example',
    version: 1,
    tradeVersion: 1,
    mayUpdate: false,
    createdAt: '2026-11-19T23:13:00Z',
    updatedAt: '2026-11-20T03:04:05Z',
    removed: null,
    missing: [],
    moreTrades: false,
    submissionData: typed('SubmissionData', {
      contactDetails: {
        ...emptyClaim.contactDetails,
        firstName: 'Peter',
        lastName: 'Baxter',
        email: 'peter@acme.example',
        mobile: '0400000000',
        relationship: 'DIRECTOR',
      },
      legalDetails: {
        ...emptyClaim.legalDetails,
        claimType: claimType ?? null,
        legalEntity: 'Acme Pty Ltd',
        registeredOwner: 'Acme Nominees',
        tradingAccount: 'X0012345678',
        australianCitizen: 'YES',
      },
      // Its fields are a fragment of their own, which Apollo matches by the type.
      bankDetails: typed('BankDetails', {
        ...emptyClaim.bankDetails,
        bankName: 'Southern Bank',
        bankType: 'LOCAL',
        bsb: '062-000',
        accountName: 'Acme',
        accountNo: '12345678',
        ...bank,
      }),
      addressDetails: {
        ...emptyClaim.addressDetails,
        address: '1 High St',
        suburb: 'Perth',
        state: 'WA',
        postCode: '6000',
        country: 'Australia',
      },
      tradeDetails: {
        openingBalance: openingBalance ?? '12500',
        closingBalance: '',
        tradeData: trades ?? [aTrade()],
      },
    }),
    ...overrides,
  };
  return { submission: typed('Submission', submission) };
}

export const aRun = (overrides: Partial<Run> = {}): { importRun: Run } => ({
  importRun: typed('ImportRun', {
    id: 'r1',
    kind: 'TRADES',
    mode: 'REPLACE',
    checkOnly: false,
    overwrite: false,
    status: 'APPLYING',
    fileName: 'trades.csv',
    fileSize: 4_000_000,
    message: null,
    notation: null,
    progress: 0.614,
    bytesRead: 2_000_000,
    rowsTotal: 10_000,
    rowsPerSecond: 920,
    secondsLeft: 4,
    read: 6_140,
    created: 6_000,
    updated: 100,
    unchanged: 38,
    rejected: 0,
    removed: 0,
    unknownColumns: [],
    cancelRequested: false,
    requestedBy: 'avery@scheme.example',
    createdAt: '2026-11-21T00:39:00Z',
    startedAt: '2026-11-21T00:39:02Z',
    finishedAt: null,
    rejections: [],
    rejectionsUrl: null,
    ...overrides,
  }),
});

export const anExportRun = (overrides: Partial<ExportRunRowFragment> = {}): ExportRunRowFragment =>
  typed('ExportRun', {
    id: 'e1',
    report: 'SETTLEMENTS',
    format: 'CSV',
    chosen: null,
    status: 'DONE',
    message: null,
    fileName: 'settlements-2026-11-21-0300.csv',
    fileSize: 4_200_000,
    rowsWritten: 10_000,
    rowsTotal: 10_000,
    rowsPerSecond: 900,
    secondsLeft: null,
    available: true,
    availableUntil: '2026-11-28T03:00:30Z',
    requestedBy: 'Avery Quill',
    createdAt: '2026-11-21T03:00:00Z',
    ...overrides,
  });

/** The only page of exports. */
export const anExportPage = (...exportRuns: ExportRunRowFragment[]) => ({
  exportRuns: typed('ExportRunPage', {
    exportRuns,
    pagination: typed('Pagination', { page: 1, pageSize: 25, totalItems: exportRuns.length, totalPages: 1 }),
  }),
});

/** The responses for a page with the export panel: nothing has been exported yet. */
export const noExports = { ExportRunList: anExportPage() };

/** A message of the member in a claim's thread. */
export const aMessage = (overrides: Partial<ThreadMessageFragment> = {}): ThreadMessageFragment =>
  typed('Amendment', {
    id: 'a1',
    message: 'Please correct my phone number.',
    isAdmin: false,
    author: null,
    timeCreatedAt: '2026-11-18T22:00:00Z',
    proposal: null,
    ...overrides,
  });

/** The thread of the claim of `aSubmission`. */
export const aThread = (
  state: AmendmentThreadQuery['amendments']['state'],
  messages: ThreadMessageFragment[],
): AmendmentThreadQuery => ({
  amendments: typed('AmendmentThread', { submissionId: 's1', state, messages }),
});

/** The responses for a claim's page besides the claim: no messages, uploads or assessment yet. */
export const claimPage = {
  AmendmentThread: aThread(null, []),
  AssessmentNotice: { assessmentNotice: null, assessment: null },
  AttachmentList: { attachments: [] },
  BankHold: { bankHold: null },
  ClaimTax: { claimTax: null },
  ClaimPayment: { distributionLine: null },
  ClaimDecisions: { claimDecisions: [] },
  IdentityDocumentsTaken: { identityDocumentsTaken: true },
  ClaimObjections: { myObjection: null },
  UndecidedDoubleUpsOf: { undecidedDoubleUpsOf: [] },
  KeptDraft: { draft: null, draftKey: 'AAECAwQFBgcICQoLDA0ODw==' },
  SaveDraft: { saveDraft: typed('DraftSaved', { version: 1, savedAt: '2026-11-21T03:03:00Z' }) },
  DiscardDraft: { discardDraft: true },
};

/** The figures of the administrator's home, all 0 by default. */
export const aDashboard = (overrides: Partial<DashboardQuery['dashboard']> = {}): DashboardQuery => ({
  dashboard: typed('Dashboard', {
    submissions: 0,
    complete: 0,
    missingData: 0,
    withoutTrades: 0,
    removed: 0,
    missingBank: 0,
    unansweredRequests: 0,
    answeredRequests: 0,
    notices: 0,
    importsRunning: 0,
    importsFailed: 0,
    undecidedDoubleUps: 0,
    bankChangesWaiting: 0,
    bankChangesStopped: 0,
    bankContradictions: 0,
    thisWeek: typed('WeekFigures', { submissions: 0, changedSubmissions: 0, amendments: 0, attachments: 0 }),
    filings: [],
    ...overrides,
  }),
});
