/** The parameter of an edit's URL that marks the missing answers. */
export const FILL_IN_MISSING = 'missing';
/** The parameter of a claim form's URL that says which part is shown. */
export const FORM_STEP = 'step';

/** The parameter of a claim's URL that opens its receipt. */
export const RECEIPT = 'receipt';

/** The hash of a removed claim's URL that opens a request at its transactions. */
export const DECLARE_TRADES = 'declare-trades';

/** The routes of SCREEN-1, SCREEN-2, SCREEN-3 that have a page. */
export const paths = {
  home: '/',
  maintenance: '/maintenance',
  mailCheck: '/is-this-email-real',
  accessibility: '/accessibility',
  login: '/login',
  register: '/register',
  verifyAccount: '/register/verify-account',
  otpLogin: '/otp-login',
  otpVerification: (email: string) => `/otp-verification?email=${encodeURIComponent(email)}`,
  confirmClaim: '/confirm-claim',
  resetPassword: '/reset-password',
  changePassword: '/change-password',
  passkeys: '/change-password#passkeys',
  profile: '/account/profile',
  admin: '/admin',
  submissionsOld: '/admin/submissions',
  submissionsNew: '/admin/submissions-new',
  /** The results of a search in the list of new submissions. */
  submissionsFound: (query: string) =>
    `/admin/submissions-new?${new URLSearchParams({ search: query }).toString()}`,
  /** The submissions in which the checks of the newest run found something. */
  submissionsWithFinding: (finding: string) =>
    `/admin/submissions-new?${new URLSearchParams({ finding }).toString()}`,
  exports: '/admin/exports',
  doubleUps: '/admin/double-ups',
  doubleUp: (firstId: string, secondId: string) =>
    `/admin/double-ups/${encodeURIComponent(firstId)}/${encodeURIComponent(secondId)}`,
  /** Changed bank details: those that wait, or those in a state. */
  bankChanges: '/admin/bank-changes',
  manageUsers: '/admin/manage-users',
  apiTokens: '/admin/api-tokens',
  imports: '/admin/imports',
  amendments: '/admin/amendments',
  notices: '/admin/notices',
  audit: '/admin/audit',
  identityDocuments: '/admin/identity-documents',
  maintenanceSwitch: '/admin/maintenance',
  schemeSettings: '/admin/scheme',
  rules: '/admin/rules',
  /** Starting from a version, or empty. */
  dayPrices: '/admin/rules/day-prices',
  rulesNew: (from?: number) => (from === undefined ? '/admin/rules/new' : `/admin/rules/new?from=${from}`),
  rulesVersion: (number: number) => `/admin/rules/${number}`,
  rulesEdit: (number: number) => `/admin/rules/${number}/edit`,
  assessments: '/admin/assessments',
  assessment: (id: string) => `/admin/assessments/${encodeURIComponent(id)}`,
  /** The claims of a run, all or those of a filter. */
  assessedClaims: (id: string, filter?: Record<string, string>) =>
    `/admin/assessments/${encodeURIComponent(id)}/claims${filter ? `?${new URLSearchParams(filter).toString()}` : ''}`,
  assessedClaim: (id: string, submissionId: string) =>
    `/admin/assessments/${encodeURIComponent(id)}/claims/${encodeURIComponent(submissionId)}`,
  payments: '/admin/payments',
  bankProfiles: '/admin/payments/profiles',
  returnedPayments: '/admin/payments/returns',
  paymentRun: (id: string) => `/admin/payments/${encodeURIComponent(id)}`,
  /** @param filter by state, or by the reason for which they are held */
  paymentsOfRun: (id: string, filter?: { state: string } | { reason: string }) =>
    `/admin/payments/${encodeURIComponent(id)}/all${filter ? `?${new URLSearchParams(filter).toString()}` : ''}`,
  distributions: '/admin/distributions',
  distributionNew: '/admin/distributions/new',
  /** A new one that shares what a published one left. */
  distributionAfter: (id: string) =>
    `/admin/distributions/new?${new URLSearchParams({ after: id }).toString()}`,
  distribution: (id: string) => `/admin/distributions/${encodeURIComponent(id)}`,
  distributionEdit: (id: string) => `/admin/distributions/${encodeURIComponent(id)}/edit`,
  /** All lines, or those of a state. */
  distributionLines: (id: string, filter?: { state: string } | { class: string }) =>
    `/admin/distributions/${encodeURIComponent(id)}/lines${filter ? `?${new URLSearchParams(filter).toString()}` : ''}`,
  courtReports: '/admin/court-reports',
  /** @param other the report that it is compared with */
  courtReport: (id: string, other?: string) =>
    `/admin/court-reports/${encodeURIComponent(id)}${other === undefined ? '' : `?${new URLSearchParams({ with: other }).toString()}`}`,
  /** The list behind a figure, by its key. */
  courtReportList: (id: string, figure: string) =>
    `/admin/court-reports/${encodeURIComponent(id)}/list?${new URLSearchParams({ figure }).toString()}`,
  objections: '/admin/objections',
  objection: (id: string) => `/admin/objections/${encodeURIComponent(id)}`,
  deadlines: '/admin/deadlines',
  importRun: (id: string) => `/admin/imports/${encodeURIComponent(id)}`,
  adminCreateSubmission: '/admin/create-submission',
  phoneSubmission: '/admin/create-submission/by-telephone',
  submissionCreate: '/settlement-scheme/create',
  submissionEdit: (id: string) => `/settlement-scheme/edit/${encodeURIComponent(id)}`,
  submissionFillIn: (id: string) => `/settlement-scheme/edit/${encodeURIComponent(id)}?${FILL_IN_MISSING}=1`,
  submissionView: (id: string) => `/settlement-scheme/view/${encodeURIComponent(id)}`,
  /** The claim of a member who has trades to declare: it opens a request at them (VIEW-24). */
  declareTrades: (id: string) => `/settlement-scheme/view/${encodeURIComponent(id)}#${DECLARE_TRADES}`,
  claimReceipt: (id: string) => `/settlement-scheme/view/${encodeURIComponent(id)}?${RECEIPT}=1`,
  /** @param number of one of several distributions */
  claimPayment: (id: string, number?: number) =>
    `/settlement-scheme/view/${encodeURIComponent(id)}/payment${number === undefined ? '' : `?distribution=${number}`}`,
  claimAssessment: (id: string) => `/settlement-scheme/view/${encodeURIComponent(id)}/assessment`,
  /** Whether a notice is real. */
  published: '/published',
  noticeCode: (code: string) => `/notice/${encodeURIComponent(code)}`,
  claimHistory: (id: string) => `/settlement-scheme/view/${encodeURIComponent(id)}/history`,
  claimAsOf: (id: string, changeId: string) =>
    `/settlement-scheme/view/${encodeURIComponent(id)}/history/${encodeURIComponent(changeId)}`,
  registrationCreate: '/submission/create',
  registrationEdit: (id: string) => `/submission/${encodeURIComponent(id)}`,
  registrationView: (id: string) => `/submission/${encodeURIComponent(id)}/view`,
} as const;
