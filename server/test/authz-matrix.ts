import { REGISTRATION } from './harness/registrations.js';

/**
 * Who may do what: every GraphQL field of Query and Mutation and every route, for every caller and every object (security
 * promises Z1 and Z2). `authz-matrix.e2e-spec.ts` runs all of it, and fails for an operation that is missing here.
 */

export type Outcome = 'OK' | 'BAD_USER_INPUT' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'CONFLICT';

/** Callers without a valid token. */
export const DEAD = [
  'anonymous',
  'forged session',
  'altered session',
  'expired session',
  'idle session',
  'ended session',
  'disabled user',
  'user with an unproven address',
  'forged token',
  'expired token',
  'revoked token',
  'token of a disabled administrator',
  'token of a demoted administrator',
] as const;

/** Callers with one, in the order of a `Row`. */
export const LIVING = ['member', 'administrator', 'read-only token', 'read/write token'] as const;

export type Caller = (typeof DEAD)[number] | (typeof LIVING)[number];

/** What each of `LIVING` gets. */
export type Row = readonly [member: Outcome, administrator: Outcome, readToken: Outcome, writeToken: Outcome];

/**
 * The object that is asked for. Claims and passkeys are the member's own and another member's; everything else is the
 * administrator's own (made or asked for by them, or their own account) and somebody else's.
 */
export const OBJECTS = ['own', 'other', 'absent', 'malformed'] as const;
export type ObjectName = (typeof OBJECTS)[number];
export type ObjectKind =
  | 'claims'
  | 'registrations'
  | 'imports'
  | 'exports'
  | 'users'
  | 'api tokens'
  | 'passkeys'
  | 'proposals'
  | 'proposals to withdraw'
  | 'notices'
  | 'noticed SIDs'
  | 'documents'
  | 'documents to delete';

export interface Request {
  body?: object;
  /** Sent as multipart form data, in the field `file`. */
  file?: string;
}

export interface Operation {
  /** The GraphQL document with its variables, or the REST path with its body. */
  ask: (id: string, object: ObjectName) => { text: string } & Request;
  /** What `DEAD` gets. */
  dead: Outcome;
  /** One row for an operation without an object, four with one. */
  rows: Row | Record<ObjectName, Row>;
  kind?: ObjectKind;
  /** The call ends the caller's session, so that each gets one of its own. */
  endsSession?: true;
}

const O = 'OK';
const B = 'BAD_USER_INPUT';
const F = 'FORBIDDEN';
const N = 'NOT_FOUND';
const C = 'CONFLICT';

let made = 0;
/** An address nobody has asked with before, so that no limit is met. */
const email = () => `nobody-${(made += 1)}@example.com`;

/** Open to everybody; the token does not matter, whatever it is. */
const open = (outcome: Outcome, text: string | (() => string), body?: () => object): Operation => ({
  ask: () => ({ text: typeof text === 'string' ? text : text(), body: body?.() }),
  dead: outcome,
  rows: [outcome, outcome, outcome, outcome],
});

/** Closed to who has no valid token. */
const closed = (rows: Row, text: string, request: Request = {}): Operation => ({
  ask: () => ({ text, ...request }),
  dead: 'UNAUTHENTICATED',
  rows,
});

/** Closed, about one object. */
const about = (
  kind: ObjectKind,
  rows: Record<ObjectName, Row>,
  text: (id: string, object: ObjectName) => string,
  body?: (object: ObjectName) => object,
): Operation => ({
  ask: (id, object) => ({ text: text(id, object), body: body?.(object) }),
  dead: 'UNAUTHENTICATED',
  rows,
  kind,
});

const CLAIMS: Record<ObjectName, Row> = {
  own: [O, O, O, O],
  other: [N, O, O, O],
  absent: [N, N, N, N],
  malformed: [N, N, N, N],
};
/** The claims that the signed-in see, closed to scripts. */
const PEOPLES_CLAIMS: Record<ObjectName, Row> = {
  own: [O, O, F, F],
  other: [N, O, F, F],
  absent: [N, N, F, F],
  malformed: [N, N, F, F],
};
const ADMINISTRATORS_AND_SCRIPTS: Record<ObjectName, Row> = {
  own: [F, O, O, O],
  other: [F, O, O, O],
  absent: [F, N, N, N],
  malformed: [F, N, N, N],
};
const ADMINISTRATORS_AND_WRITING_SCRIPTS: Record<ObjectName, Row> = {
  own: [F, O, F, O],
  other: [F, O, F, O],
  absent: [F, N, F, N],
  malformed: [F, N, F, N],
};
/** Claims that something is written to. */
const WRITTEN_CLAIMS: Record<ObjectName, Row> = {
  own: [O, O, F, O],
  other: [N, O, F, O],
  absent: [N, N, F, N],
  malformed: [N, N, F, N],
};
/** An edit by administrators and scripts that names a version the claim does not have, so that it changes nothing. */
const OUTDATED_EDITS: Record<ObjectName, Row> = {
  own: [F, C, F, C],
  other: [F, C, F, C],
  absent: [F, N, F, N],
  malformed: [F, N, F, N],
};
const ADMINISTRATORS: Record<ObjectName, Row> = {
  own: [F, O, F, F],
  other: [F, O, F, F],
  absent: [F, N, F, F],
  malformed: [F, N, F, F],
};

/** Own or all, as claims; a script changes them only with the scope for it. */
const CHANGED_CLAIMS: Record<ObjectName, Row> = {
  own: [O, O, F, O],
  other: [N, O, F, O],
  absent: [N, N, F, N],
  malformed: [N, N, F, N],
};

/** The accounts of the kind `users` as they are, so that saving one changes nothing. */
export const accountOf = (object: ObjectName) => ({
  name: `The ${object} account`,
  email: `matrix-${object}@example.com`,
  role: object === 'own' ? 'MASTER_ADMIN' : 'STANDARD',
  enabled: true,
});

/** The SID of a claim whose notice is saved. */
export const LINKED_SID = 'MATRIX-LINKED';

const inAMonth = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString();
const updateUser = (id: string, object: ObjectName) => {
  const { name, email: address, role } = accountOf(object);
  const input = `{ name: "${name}", email: "${address}", role: ${role}, enabled: true }`;
  return `mutation { updateUser(id: "${id}", version: 1, input: ${input}) { message } }`;
};
const wrongPassword = () => ({ email: email(), password: 'not the password' });
const newAccount = () => ({ name: 'New Person', email: email(), password: 'a password for nobody' });

/** The registrations as they are, so that saving one changes nothing; an enumeration stands bare in GraphQL. */
const registrationText = JSON.stringify(REGISTRATION)
  .replace(/"(\w+)":/g, '$1: ')
  .replace(/(\w+(?:Type|_option): )"(\w+)"/g, '$1$2');
const updateRegistration = (id: string) =>
  `mutation { updateRegistration(id: "${id}", version: 1, input: ${registrationText}) { id } }`;

/** A claim that answers nothing. */
const NO_CLAIM =
  '{ contactDetails: {}, legalDetails: {}, bankDetails: {}, addressDetails: {}, tradeDetails: {} }';
const A_TRADE =
  '{ transactionType: BUY, tradeDate: "2018-03-01", quantity: "1", pricePerShare: "1", totalAmount: "1" }';

/** `query` or `mutation`, then the field. */
export const GRAPHQL: Record<string, Operation> = {
  'query scheme': open(O, '{ scheme { portalTitle } }'),
  'query schemeSettings': closed([F, O, F, F], '{ schemeSettings { file } }'),
  'query maintenance': closed([F, O, F, F], '{ maintenance { on } }'),
  // It is off already, so that nothing changes.
  'mutation setMaintenance': closed([F, O, F, F], 'mutation { setMaintenance(on: false) { on } }'),
  'mutation signIn': open(
    B,
    () => `mutation { signIn(input: { email: "${email()}", password: "x" }) { user { id } } }`,
  ),
  'mutation register': open(
    O,
    () =>
      `mutation { register(input: { name: "New Person", email: "${email()}", password: "a password for nobody" }) { message } }`,
  ),
  'mutation verifyAccount': open(B, 'mutation { verifyAccount(code: "no code") { message } }'),
  'mutation requestVerificationLink': open(
    O,
    () => `mutation { requestVerificationLink(email: "${email()}") { message } }`,
  ),
  'mutation requestCode': open(O, () => `mutation { requestCode(email: "${email()}") { email } }`),
  'mutation signInWithCode': open(
    B,
    () => `mutation { signInWithCode(email: "${email()}", code: "12345") { user { id } } }`,
  ),
  'mutation forgotPassword': open(O, () => `mutation { forgotPassword(email: "${email()}") { message } }`),
  'mutation resetPassword': open(
    B,
    'mutation { resetPassword(input: { password: "a password for nobody", token: "no token" }) { message } }',
  ),
  'mutation beginPasskeySignIn': open(O, 'mutation { beginPasskeySignIn }'),
  'mutation finishPasskeySignIn': open(
    B,
    'mutation { finishPasskeySignIn(response: "no answer") { user { id } } }',
  ),

  'query passkeys': closed([O, O, F, F], '{ passkeys { id } }'),
  'mutation beginPasskeyRegistration': closed([O, O, F, F], 'mutation { beginPasskeyRegistration }'),
  'mutation finishPasskeyRegistration': closed(
    [B, B, F, F],
    'mutation { finishPasskeyRegistration(name: "Phone", response: "no answer") { id } }',
  ),
  'mutation removePasskey': about(
    'passkeys',
    {
      own: [O, N, F, F],
      other: [N, N, F, F],
      absent: [N, N, F, F],
      malformed: [N, N, F, F],
    },
    (id) => `mutation { removePasskey(id: "${id}") { message } }`,
  ),

  'query me': closed([O, O, F, F], '{ me { id } }'),
  'mutation signOut': { ...closed([O, O, F, F], 'mutation { signOut }'), endsSession: true },
  'mutation changePassword': closed(
    [B, B, F, F],
    'mutation { changePassword(input: { currentPassword: "wrong", newPassword: "a new one for tests" }) { message } }',
  ),

  'query sessionEnd': closed([O, O, F, F], '{ sessionEnd { endsAt } }'),
  'mutation keepSignedIn': closed([O, O, F, F], 'mutation { keepSignedIn { endsAt } }'),
  'query draft': about(
    'claims',
    PEOPLES_CLAIMS,
    (id) => `{ draft(form: SUBMISSION_EDIT, subjectId: "${id}") { data } }`,
  ),
  'mutation saveDraft': about(
    'claims',
    PEOPLES_CLAIMS,
    (id) =>
      `mutation { saveDraft(form: SUBMISSION_EDIT, subjectId: "${id}", data: "{}", version: 0) { version } }`,
  ),
  // Whether there was one of the caller's own is all it tells.
  'mutation discardDraft': about(
    'claims',
    { own: [O, O, F, F], other: [O, O, F, F], absent: [O, O, F, F], malformed: [O, O, F, F] },
    (id) => `mutation { discardDraft(form: SUBMISSION_EDIT, subjectId: "${id}") }`,
  ),

  'query submissions': closed([O, O, O, O], '{ submissions { pagination { page } } }'),
  'query dashboard': closed([F, O, O, O], '{ dashboard { submissions } }'),
  'query mySubmissions': closed([O, O, O, O], '{ mySubmissions { id } }'),
  'query submission': about('claims', CLAIMS, (id) => `{ submission(id: "${id}") { id } }`),
  'query submissionWalk': closed([F, O, O, O], '{ submissionWalk(first: 1) { next } }'),
  'query submissionSearch': closed([F, O, O, O], '{ submissionSearch(query: "abc") { more } }'),
  'mutation createSubmission': closed(
    [B, B, F, F],
    `mutation { createSubmission(input: ${NO_CLAIM}) { submissionId } }`,
  ),
  'mutation adminCreateSubmission': closed(
    [F, B, F, B],
    `mutation { adminCreateSubmission(sid: "", input: ${NO_CLAIM}) { submissionId } }`,
  ),
  'mutation updateSubmission': about(
    'claims',
    WRITTEN_CLAIMS,
    (id) => `mutation { updateSubmission(id: "${id}", version: 1, tradeVersion: 0, input: {}) { id } }`,
  ),
  'mutation updateSid': about(
    'claims',
    OUTDATED_EDITS,
    (id) => `mutation { updateSid(id: "${id}", version: 999, sid: "MATRIX") { id } }`,
  ),
  'mutation addTrade': about(
    'claims',
    OUTDATED_EDITS,
    (id) => `mutation { addTrade(submissionId: "${id}", tradeVersion: 999, trade: ${A_TRADE}) { id } }`,
  ),
  'mutation deleteTrade': about(
    'claims',
    OUTDATED_EDITS,
    (id) => `mutation { deleteTrade(submissionId: "${id}", tradeVersion: 999, tradeId: "1") { id } }`,
  ),
  'query claimHistory': about(
    'claims',
    ADMINISTRATORS,
    (id) => `{ claimHistory(submissionId: "${id}") { pagination { page } } }`,
  ),
  'query claimAsOf': closed([F, N, F, F], '{ claimAsOf(submissionId: "no-id", changeId: "1") { at } }'),

  'query registration': about('registrations', CLAIMS, (id) => `{ registration(id: "${id}") { id } }`),
  'query registrations': closed([O, O, O, O], '{ registrations { pagination { page } } }'),
  'query myRegistrations': closed([O, O, O, O], '{ myRegistrations { id } }'),
  'mutation createRegistration': closed(
    [O, O, F, O],
    `mutation { createRegistration(input: ${registrationText}) { id } }`,
  ),
  'mutation updateRegistration': about('registrations', CHANGED_CLAIMS, updateRegistration),

  'query amendments': about('claims', CLAIMS, (id) => `{ amendments(submissionId: "${id}") { state } }`),
  'query amendmentQueue': closed([F, O, O, O], '{ amendmentQueue { pagination { page } } }'),
  'query amendmentCounts': closed([F, O, O, O], '{ amendmentCounts { open } }'),
  'mutation sendAmendment': about(
    'claims',
    WRITTEN_CLAIMS,
    (id) => `mutation { sendAmendment(submissionId: "${id}", message: "From the matrix") { id } }`,
  ),
  'mutation closeAmendments': about(
    'claims',
    ADMINISTRATORS_AND_WRITING_SCRIPTS,
    (id) => `mutation { closeAmendments(submissionId: "${id}") { state } }`,
  ),
  'mutation decideProposal': about(
    'proposals',
    ADMINISTRATORS,
    (id) => `mutation { decideProposal(id: "${id}", accept: false, reason: "The matrix says no") { state } }`,
  ),
  'mutation withdrawProposal': about(
    'proposals to withdraw',
    { own: [O, N, F, F], other: [N, N, F, F], absent: [N, N, F, F], malformed: [N, N, F, F] },
    (id) => `mutation { withdrawProposal(id: "${id}") { state } }`,
  ),

  'query assessmentNotice': about(
    'claims',
    PEOPLES_CLAIMS,
    (id) => `{ assessmentNotice(submissionId: "${id}") { url } }`,
  ),
  'query assessmentNotices': closed([F, O, O, O], '{ assessmentNotices { pagination { page } } }'),
  'mutation saveNoticeLink': closed(
    [F, O, F, O],
    `mutation { saveNoticeLink(sid: "${LINKED_SID}", name: "Notice", url: "https://example.com/n.pdf") { id } }`,
  ),
  'mutation deleteNotice': about('notices', ADMINISTRATORS, (id) => `mutation { deleteNotice(id: "${id}") }`),

  'query importRun': about(
    'imports',
    ADMINISTRATORS_AND_SCRIPTS,
    (id) => `{ importRun(id: "${id}") { id } }`,
  ),
  'query importRuns': closed([F, O, O, O], '{ importRuns { pagination { page } } }'),
  'mutation cancelImport': about(
    'imports',
    ADMINISTRATORS_AND_WRITING_SCRIPTS,
    (id) => `mutation { cancelImport(id: "${id}") { id } }`,
  ),
  'mutation createDownloadTicket': closed(
    [F, O, F, F],
    'mutation { createDownloadTicket(kind: IMPORT_REJECTIONS, id: "any") { url } }',
  ),

  'query exportRun': about('exports', ADMINISTRATORS, (id) => `{ exportRun(id: "${id}") { id } }`),
  'query exportRuns': closed([F, O, F, F], '{ exportRuns { pagination { page } } }'),
  'mutation startExport': closed([F, O, F, F], 'mutation { startExport(report: DOUBLE_UPS) { id } }'),
  'query doubleUp': closed([F, N, F, F], '{ doubleUp(firstId: "x", secondId: "y") { pair { firstId } } }'),
  'query doubleUps': closed([F, O, F, F], '{ doubleUps { undecided } }'),
  'mutation findDoubleUps': closed([F, O, F, F], 'mutation { findDoubleUps }'),
  'mutation markDoubleUp': closed(
    [F, N, F, F],
    'mutation { markDoubleUp(firstId: "x", secondId: "y", verdict: NOT_DUPLICATE) }',
  ),
  'mutation unmarkDoubleUp': closed([F, N, F, F], 'mutation { unmarkDoubleUp(firstId: "x", secondId: "y") }'),
  'query attachments': about('claims', CLAIMS, (id) => `{ attachments(submissionId: "${id}") { id } }`),
  'mutation deleteAttachment': about(
    'documents to delete',
    {
      own: [O, N, F, F],
      other: [N, N, F, F],
      absent: [N, N, F, F],
      malformed: [N, N, F, F],
    },
    (id) => `mutation { deleteAttachment(id: "${id}") }`,
  ),
  'query identityDocumentsTaken': closed([O, O, F, F], '{ identityDocumentsTaken }'),
  'query identityPurge': closed([F, O, F, F], '{ identityPurge { state } }'),
  'mutation requestIdentityPurge': closed([F, O, F, F], 'mutation { requestIdentityPurge { state } }'),
  // Who asked for it never confirms it.
  'mutation confirmIdentityPurge': closed([F, C, F, F], 'mutation { confirmIdentityPurge { state } }'),
  'mutation cancelIdentityPurge': closed([F, O, F, F], 'mutation { cancelIdentityPurge { state } }'),

  'query users': closed([F, O, F, F], '{ users(role: STANDARD) { pagination { page } } }'),
  'query user': about('users', ADMINISTRATORS, (id) => `{ user(id: "${id}") { id } }`),
  'mutation updateUser': about('users', ADMINISTRATORS, updateUser),

  'query apiTokens': closed([F, O, F, F], '{ apiTokens { id } }'),
  'mutation createApiToken': closed(
    [F, O, F, F],
    `mutation { createApiToken(input: { name: "More", scopes: [READ], expiresAt: "${inAMonth}" }) { token } }`,
  ),
  'mutation revokeApiToken': about(
    'api tokens',
    ADMINISTRATORS,
    (id) => `mutation { revokeApiToken(id: "${id}") { id } }`,
  ),
};

const USER = '/api/admin/user-management/user';
const CHECK_ONLY = 'check=true';

/** The method, then the route as the server names it. HEAD is GET without the body, and runs with it. */
export const REST: Record<string, Operation> = {
  'GET /api/health/live': open(O, '/api/health/live'),
  'GET /api/health/ready': open(O, '/api/health/ready'),
  'POST /api/auth/signin': open(B, '/api/auth/signin', wrongPassword),
  'POST /api/auth/otp-login': open(O, '/api/auth/otp-login', () => ({ email: email() })),
  'POST /api/auth/otp-verify': open(B, '/api/auth/otp-verify', () => ({ email: email(), otp: '12345' })),
  'POST /api/auth/forgot-password': open(O, '/api/auth/forgot-password', () => ({ email: email() })),
  'POST /api/auth/reset-password': open(B, '/api/auth/reset-password', () => ({
    password: 'a password for nobody',
    token: 'no token',
  })),
  'POST /api/register': open(O, '/api/register', newAccount),
  'PATCH /api/register/verify-account': open(B, '/api/register/verify-account', () => ({ code: 'no code' })),
  // The link is the right to it: single use, for a minute (security rule 6).
  'GET /api/downloads/:ticket': open(N, '/api/downloads/no-ticket'),

  'GET /api/user/profile': closed([O, O, F, F], '/api/user/profile'),
  'GET /api/settlement-submission': closed([O, O, O, O], '/api/settlement-submission?page=1'),
  'GET /api/settlement-submission/search': closed(
    [F, O, O, O],
    '/api/settlement-submission/search?query=abc',
  ),
  'POST /api/settlement-submission/create': closed([B, B, F, F], '/api/settlement-submission/create', {
    body: {},
  }),
  'POST /api/settlement-submission/admin-create': closed(
    [F, B, F, B],
    '/api/settlement-submission/admin-create',
    { body: {} },
  ),
  'PUT /api/settlement-submission/:id/update': about(
    'claims',
    WRITTEN_CLAIMS,
    (id) => `/api/settlement-submission/${id}/update`,
    () => ({}),
  ),
  'PUT /api/settlement-submission/:id/sid': about(
    'claims',
    ADMINISTRATORS_AND_WRITING_SCRIPTS,
    (id) => `/api/settlement-submission/${id}/sid`,
    (object) => ({ sid: `MATRIX-SID-${object}` }),
  ),
  'GET /api/settlement-submission/:id': about('claims', CLAIMS, (id) => `/api/settlement-submission/${id}`),

  'GET /api/submission': closed([O, O, O, O], '/api/submission?page=1'),
  'POST /api/submission': closed([O, O, F, O], '/api/submission', { body: REGISTRATION }),
  'GET /api/submission/:id': about('registrations', CLAIMS, (id) => `/api/submission/${id}`),
  'PUT /api/submission/:id': about(
    'registrations',
    CHANGED_CLAIMS,
    (id) => `/api/submission/${id}`,
    () => REGISTRATION,
  ),

  'GET /api/amendments/:submissionId': about('claims', CLAIMS, (id) => `/api/amendments/${id}`),
  'POST /api/amendments/:submissionId': about(
    'claims',
    WRITTEN_CLAIMS,
    (id) => `/api/amendments/${id}`,
    () => ({ message: 'From the matrix' }),
  ),
  'GET /api/assessment-notice/:sid': about(
    'noticed SIDs',
    PEOPLES_CLAIMS,
    (sid) => `/api/assessment-notice/${sid}`,
  ),
  'POST /api/import/assessment-notices': closed(
    [F, O, F, O],
    `/api/import/assessment-notices?${CHECK_ONLY}`,
    { file: '%PDF-1.4\n%%EOF\n' },
  ),

  'POST /api/attachments/:submissionId/upload': {
    ask: (id) => ({ text: `/api/attachments/${id}/upload`, file: 'date,quantity\n' }),
    dead: 'UNAUTHENTICATED',
    rows: {
      own: [O, O, F, O],
      other: [N, O, F, O],
      absent: [N, N, F, N],
      malformed: [N, N, F, N],
    },
    kind: 'claims',
  },
  'GET /api/attachments/:submissionId': about(
    'claims',
    CLAIMS,
    (id) => `/api/attachments/${id}?content=none`,
  ),
  // Documents are restricted as a whole, and these tokens lack the scope.
  'GET /api/attachments/:submissionId/:id': about(
    'documents',
    {
      own: [O, O, F, F],
      other: [N, O, F, F],
      absent: [N, N, F, F],
      malformed: [N, N, F, F],
    },
    (id) => `/api/attachments/${id}`,
  ),

  'GET /api/import/templates/:kind': closed([F, O, O, O], '/api/import/templates/trades'),
  'GET /api/import/:id/rejections': about(
    'imports',
    ADMINISTRATORS_AND_SCRIPTS,
    (id) => `/api/import/${id}/rejections`,
  ),
  'POST /api/import/settlement-records': closed(
    [F, O, F, O],
    `/api/import/settlement-records?${CHECK_ONLY}`,
    { file: 'sid,email,legalEntity\nM-1,matrix@example.com,Matrix\n' },
  ),
  'POST /api/import/settlement-records/trade': closed(
    [F, O, F, O],
    `/api/import/settlement-records/trade?${CHECK_ONLY}`,
    {
      file: 'sid,transactionType,tradeDate,quantity,pricePerShare,totalAmount\nM-1,BUY,2018-01-02,1,1,1\n',
    },
  ),

  ...Object.fromEntries(
    [
      'submissions/rcr-export-v1',
      'trade-data/rcr-export-v1',
      'settlements-export',
      'settlements-export-v3',
      'settlements-trade-export',
    ].map((report) => [`GET /api/reports/${report}`, closed([F, O, O, O], `/api/reports/${report}`)]),
  ),

  [`GET ${USER}`]: closed([F, O, F, F], USER),
  [`GET ${USER}/:id`]: about('users', ADMINISTRATORS, (id) => `${USER}/${id}`),
  [`PUT ${USER}/:id`]: about('users', ADMINISTRATORS, (id) => `${USER}/${id}`, accountOf),
};

/** Routes without the guard, and why that is right. */
export const UNGUARDED: Record<string, string> = {
  'POST /graphql': 'each field has its own row above',
  'GET /graphql': 'the same, and queries only',
  'OPTIONS /graphql': 'allows nothing to other origins',
  'GET /*': 'the client, which holds no data',
  'GET /api/docs': 'the documentation of these paths, which holds no data',
  'GET /api/docs/json': 'the same',
  'GET /api/docs/style.css': 'the same',
  'GET /graphiql': 'development only; a page without data',
  'GET /graphiql/explorer.css': 'the same',
  'GET /graphiql/explorer.mjs': 'the same',
  'GET /mailbox': 'development only, and only on this machine',
  'GET /mailbox.json': 'development only, and only on this machine',
  'GET /mailbox.css': 'development only, and only on this machine',
  'GET /mailbox/:number': 'development only, and only on this machine',
  'GET /mailbox/:number/body': 'development only, and only on this machine',
};
