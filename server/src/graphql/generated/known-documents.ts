// Made by `npm run codegen`.

const AmendmentQueueItem = `fragment AmendmentQueueItem on AmendmentQueueRow {
  submissionId
  sid
  legalEntity
  contactName
  waitingSince
  unanswered
  hasProposal
  lastMessage
  __typename
}`;

const ApiTokenRow = `fragment ApiTokenRow on ApiToken {
  id
  name
  scopes
  createdBy
  createdAt
  expiresAt
  lastUsedAt
  revokedAt
  __typename
}`;

const AttachmentRow = `fragment AttachmentRow on Attachment {
  id
  fileName
  mimetype
  size
  kind
  uploadedAt
  uploadedBy
  opensInTab
  mayDelete
  scan
  __typename
}`;

const ChangedTrade = `fragment ChangedTrade on Trade {
  id
  transactionType
  tradeDate
  quantity
  pricePerShare
  totalAmount
  __typename
}`;

const ClaimChangeEntry = `fragment ClaimChangeEntry on ClaimChange {
  id
  at
  action
  actorName
  mayView
  fields {
    path
    label
    before
    after
    masked
    __typename
  }
  tradesAdded
  tradesRemoved
  addedTrades {
    ...ChangedTrade
    __typename
  }
  removedTrades {
    ...ChangedTrade
    __typename
  }
  __typename
}`;

const ClaimData = `fragment ClaimData on SubmissionData {
  contactDetails {
    firstName
    lastName
    company
    position
    email
    mobile
    relationship
    __typename
  }
  legalDetails {
    claimType
    legalEntity
    registeredOwner
    abnAcn
    tradingAccount
    australianCitizen
    taxNumber
    __typename
  }
  bankDetails {
    bankName
    bankType
    bsb
    swiftCode
    customerCity
    customerCountry
    accountName
    accountNo
    paymentReference
    __typename
  }
  addressDetails {
    address
    suburb
    state
    postCode
    country
    __typename
  }
  tradeDetails {
    openingBalance
    tradeData {
      id
      transactionType
      tradeDate
      quantity
      pricePerShare
      totalAmount
      __typename
    }
    __typename
  }
  __typename
}`;

const ClaimToEdit = `fragment ClaimToEdit on Submission {
  id
  sid
  email
  version
  tradeVersion
  mayUpdate
  updatedAt
  submissionData {
    ...ClaimData
    __typename
  }
  moreTrades
  __typename
}`;

const ComparedClaim = `fragment ComparedClaim on Submission {
  id
  sid
  email
  updatedAt
  removed {
    message
    __typename
  }
  submissionData {
    contactDetails {
      firstName
      lastName
      company
      position
      email
      mobile
      relationship
      __typename
    }
    legalDetails {
      claimType
      legalEntity
      registeredOwner
      abnAcn
      tradingAccount
      australianCitizen
      taxNumber
      __typename
    }
    bankDetails {
      bankName
      bankType
      bsb
      swiftCode
      customerCity
      customerCountry
      accountName
      accountNo
      paymentReference
      __typename
    }
    addressDetails {
      address
      suburb
      state
      postCode
      country
      __typename
    }
    tradeDetails {
      openingBalance
      tradeData {
        transactionType
        tradeDate
        quantity
        pricePerShare
        totalAmount
        __typename
      }
      __typename
    }
    __typename
  }
  __typename
}`;

const DoubleUpPairFacts = `fragment DoubleUpPairFacts on DoubleUpPair {
  firstId
  secondId
  reasons
  verdict
  duplicateId
  markedBy
  markedAt
  __typename
}`;

const DraftSavedMoment = `fragment DraftSavedMoment on DraftSaved {
  version
  savedAt
  __typename
}`;

const ExportRunRow = `fragment ExportRunRow on ExportRun {
  id
  report
  format
  status
  message
  fileName
  fileSize
  rowsWritten
  rowsTotal
  available
  availableUntil
  requestedBy
  createdAt
  __typename
}`;

const IdentityPurgeState = `fragment IdentityPurgeState on IdentityPurge {
  state
  documents
  requestedBy
  requestedAt
  confirmedBy
  confirmedAt
  finishedAt
  mayConfirm
  lacksSecondAdministrator
  certificateId
  __typename
}`;

const ImportRunSummary = `fragment ImportRunSummary on ImportRun {
  id
  kind
  mode
  checkOnly
  overwrite
  status
  fileName
  fileSize
  progress
  read
  created
  updated
  unchanged
  rejected
  removed
  requestedBy
  createdAt
  finishedAt
  __typename
}`;

const MaintenanceState = `fragment MaintenanceState on Maintenance {
  on
  byVariable
  changedAt
  changedBy
  __typename
}`;

const ManagedNoticeRow = `fragment ManagedNoticeRow on ManagedNotice {
  id
  sid
  name
  url
  updatedAt
  submissionId
  __typename
}`;

const ManagedUserRow = `fragment ManagedUserRow on ManagedUser {
  id
  name
  email
  role
  enabled
  createdAt
  timeCreatedAt
  version
  __typename
}`;

const PasskeyRow = `fragment PasskeyRow on Passkey {
  id
  name
  createdAt
  lastUsedAt
  __typename
}`;

const Proposal = `fragment Proposal on ProposedChange {
  id
  state
  outdated
  reason
  decidedAt
  fields {
    path
    label
    before
    proposed
    current
    __typename
  }
  tradesAdded {
    ...TradeOfProposal
    __typename
  }
  tradesRemoved {
    ...TradeOfProposal
    __typename
  }
  __typename
}`;

const RegistrationAnswers = `fragment RegistrationAnswers on Registration {
  id
  version
  timeCreatedAt
  owner {
    name
    email
    __typename
  }
  data {
    contactInformation {
      title
      firstName
      middleName
      lastName
      company
      position
      landline
      mobile
      email
      mailingAddress
      suburb
      state
      postCode
      country
      __typename
    }
    groupMemberDetails {
      groupMemberType
      shareholderNames
      companyName
      abnAcnArsn
      trusteeName
      groupEntityType
      beneficialOwner
      onBehalf
      othersSpecified
      groupMemberName
      __typename
    }
    groupMemberAddress {
      sameAsContactAddress
      streetAddress
      suburb2
      state2
      postCode2
      country2
      __typename
    }
    shareholderDetails {
      registered_owner_option
      registeredOwner
      hinSrn
      __typename
    }
    tradeDetails {
      openingBalance
      tradeData {
        id
        transactionType
        tradeDate
        quantity
        totalAmount
        tradeType
        __typename
      }
      __typename
    }
    __typename
  }
  __typename
}`;

const RegistrationRowFacts = `fragment RegistrationRowFacts on RegistrationRow {
  id
  dateFiled
  name
  email
  memberType
  registeredOwner
  contactPerson
  contactEmail
  __typename
}`;

const SessionEndTimes = `fragment SessionEndTimes on SessionEnd {
  endsAt
  latestAt
  secondsLeft
  __typename
}`;

const SignInAnswer = `fragment SignInAnswer on SignInResult {
  user {
    ...SignedInUser
    __typename
  }
  tokens {
    access {
      token
      expires
      __typename
    }
    __typename
  }
  stepUp
  __typename
}`;

const SignedInUser = `fragment SignedInUser on User {
  id
  name
  email
  role
  hasPassword
  __typename
}`;

const SubmissionRow = `fragment SubmissionRow on SubmissionListItem {
  id
  sid
  legalEntity
  contactEmail
  contactName
  missing
  removed
  __typename
}`;

const ThreadMessage = `fragment ThreadMessage on Amendment {
  id
  message
  isAdmin
  timeCreatedAt
  proposal {
    ...Proposal
    __typename
  }
  __typename
}`;

const TradeOfProposal = `fragment TradeOfProposal on ProposedTrade {
  transactionType
  tradeDate
  quantity
  pricePerShare
  totalAmount
  __typename
}`;

/** What the client sends. */
export const CLIENT_DOCUMENTS: readonly string[] = [
`mutation AddTrade($submissionId: ID!, $tradeVersion: Int!, $trade: TradeInput!) {
  addTrade(
    submissionId: $submissionId
    tradeVersion: $tradeVersion
    trade: $trade
  ) {
    tradeVersion
    __typename
  }
}`,
`mutation AdminCreateSubmission($sid: String!, $input: SubmissionDataInput!) {
  adminCreateSubmission(sid: $sid, input: $input) {
    submissionId
    message
    __typename
  }
}`,
`mutation BeginPasskeyRegistration {
  beginPasskeyRegistration
}`,
`mutation BeginPasskeySignIn {
  beginPasskeySignIn
}`,
`mutation CancelIdentityPurge {
  cancelIdentityPurge {
    ...IdentityPurgeState
    __typename
  }
}

${IdentityPurgeState}`,
`mutation CancelImport($id: ID!) {
  cancelImport(id: $id) {
    id
    status
    cancelRequested
    __typename
  }
}`,
`mutation ChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    message
    __typename
  }
}`,
`mutation CloseAmendments($submissionId: ID!) {
  closeAmendments(submissionId: $submissionId) {
    submissionId
    state
    messages {
      ...ThreadMessage
      __typename
    }
    __typename
  }
}

${ThreadMessage}

${Proposal}

${TradeOfProposal}`,
`mutation ConfirmIdentityPurge {
  confirmIdentityPurge {
    ...IdentityPurgeState
    __typename
  }
}

${IdentityPurgeState}`,
`mutation CreateApiToken($input: CreateApiTokenInput!) {
  createApiToken(input: $input) {
    token
    apiToken {
      ...ApiTokenRow
      __typename
    }
    __typename
  }
}

${ApiTokenRow}`,
`mutation CreateDownloadTicket($kind: DownloadKind!, $id: ID!) {
  createDownloadTicket(kind: $kind, id: $id) {
    url
    expires
    __typename
  }
}`,
`mutation CreateRegistration($input: RegistrationInput!) {
  createRegistration(input: $input) {
    id
    message
    __typename
  }
}`,
`mutation CreateSubmission($input: SubmissionDataInput!) {
  createSubmission(input: $input) {
    submissionId
    message
    __typename
  }
}`,
`mutation DecideProposal($id: ID!, $accept: Boolean!, $reason: String!) {
  decideProposal(id: $id, accept: $accept, reason: $reason) {
    ...Proposal
    __typename
  }
}

${Proposal}

${TradeOfProposal}`,
`mutation DeleteAttachment($id: ID!) {
  deleteAttachment(id: $id)
}`,
`mutation DeleteNotice($id: ID!) {
  deleteNotice(id: $id)
}`,
`mutation DeleteTrade($submissionId: ID!, $tradeVersion: Int!, $tradeId: ID!) {
  deleteTrade(
    submissionId: $submissionId
    tradeVersion: $tradeVersion
    tradeId: $tradeId
  ) {
    tradeVersion
    __typename
  }
}`,
`mutation DiscardDraft($form: DraftForm!, $subjectId: ID) {
  discardDraft(form: $form, subjectId: $subjectId)
}`,
`mutation FindDoubleUps {
  findDoubleUps
}`,
`mutation FinishPasskeyRegistration($name: String!, $response: String!) {
  finishPasskeyRegistration(name: $name, response: $response) {
    ...PasskeyRow
    __typename
  }
}

${PasskeyRow}`,
`mutation FinishPasskeySignIn($response: String!) {
  finishPasskeySignIn(response: $response) {
    ...SignInAnswer
    __typename
  }
}

${SignInAnswer}

${SignedInUser}`,
`mutation ForgotPassword($email: String!) {
  forgotPassword(email: $email) {
    message
    __typename
  }
}`,
`mutation KeepSignedIn {
  keepSignedIn {
    ...SessionEndTimes
    __typename
  }
}

${SessionEndTimes}`,
`mutation MarkDoubleUp($firstId: ID!, $secondId: ID!, $verdict: DoubleUpVerdict!, $duplicateId: ID) {
  markDoubleUp(
    firstId: $firstId
    secondId: $secondId
    verdict: $verdict
    duplicateId: $duplicateId
  )
}`,
`mutation Register($input: RegisterInput!) {
  register(input: $input) {
    message
    __typename
  }
}`,
`mutation RemovePasskey($id: ID!) {
  removePasskey(id: $id) {
    message
    __typename
  }
}`,
`mutation RequestCode($email: String!) {
  requestCode(email: $email) {
    email
    __typename
  }
}`,
`mutation RequestIdentityPurge {
  requestIdentityPurge {
    ...IdentityPurgeState
    __typename
  }
}

${IdentityPurgeState}`,
`mutation RequestVerificationLink($email: String!) {
  requestVerificationLink(email: $email) {
    message
    __typename
  }
}`,
`mutation ResetPassword($input: ResetPasswordInput!) {
  resetPassword(input: $input) {
    message
    __typename
  }
}`,
`mutation RevokeApiToken($id: ID!) {
  revokeApiToken(id: $id) {
    ...ApiTokenRow
    __typename
  }
}

${ApiTokenRow}`,
`mutation SaveDraft($form: DraftForm!, $subjectId: ID, $data: String!, $version: Int!) {
  saveDraft(form: $form, subjectId: $subjectId, data: $data, version: $version) {
    ...DraftSavedMoment
    __typename
  }
}

${DraftSavedMoment}`,
`mutation SaveNoticeLink($sid: String!, $name: String!, $url: String!) {
  saveNoticeLink(sid: $sid, name: $name, url: $url) {
    ...ManagedNoticeRow
    __typename
  }
}

${ManagedNoticeRow}`,
`mutation SendAmendment($submissionId: ID!, $message: String!, $proposal: ProposedChangeInput) {
  sendAmendment(
    submissionId: $submissionId
    message: $message
    proposal: $proposal
  ) {
    ...ThreadMessage
    __typename
  }
}

${ThreadMessage}

${Proposal}

${TradeOfProposal}`,
`mutation SetMaintenance($on: Boolean!) {
  setMaintenance(on: $on) {
    ...MaintenanceState
    __typename
  }
}

${MaintenanceState}`,
`mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    ...SignInAnswer
    __typename
  }
}

${SignInAnswer}

${SignedInUser}`,
`mutation SignInWithCode($email: String!, $code: String!) {
  signInWithCode(email: $email, code: $code) {
    ...SignInAnswer
    __typename
  }
}

${SignInAnswer}

${SignedInUser}`,
`mutation SignOut {
  signOut
}`,
`mutation StartExport($report: ReportKind!, $format: ExportFormat!) {
  startExport(report: $report, format: $format) {
    ...ExportRunRow
    __typename
  }
}

${ExportRunRow}`,
`mutation UnmarkDoubleUp($firstId: ID!, $secondId: ID!) {
  unmarkDoubleUp(firstId: $firstId, secondId: $secondId)
}`,
`mutation UpdateRegistration($id: ID!, $version: Int!, $input: RegistrationInput!) {
  updateRegistration(id: $id, version: $version, input: $input) {
    ...RegistrationAnswers
    __typename
  }
}

${RegistrationAnswers}`,
`mutation UpdateSid($id: ID!, $version: Int!, $sid: String!) {
  updateSid(id: $id, version: $version, sid: $sid) {
    id
    sid
    version
    updatedAt
    removed {
      message
      date
      __typename
    }
    __typename
  }
}`,
`mutation UpdateSubmission($id: ID!, $version: Int!, $tradeVersion: Int!, $sid: String, $email: String, $input: SubmissionChangesInput!) {
  updateSubmission(
    id: $id
    version: $version
    tradeVersion: $tradeVersion
    sid: $sid
    email: $email
    input: $input
  ) {
    ...ClaimToEdit
    __typename
  }
}

${ClaimToEdit}

${ClaimData}`,
`mutation UpdateUser($id: ID!, $version: Int!, $input: UpdateUserInput!) {
  updateUser(id: $id, version: $version, input: $input) {
    message
    __typename
  }
}`,
`mutation VerifyAccount($code: String!) {
  verifyAccount(code: $code) {
    message
    __typename
  }
}`,
`mutation WithdrawProposal($id: ID!) {
  withdrawProposal(id: $id) {
    ...Proposal
    __typename
  }
}

${Proposal}

${TradeOfProposal}`,
`query AmendmentCounts {
  amendmentCounts {
    open
    answered
    closed
    proposals
    __typename
  }
}`,
`query AmendmentQueue($state: AmendmentState!, $page: Int!) {
  amendmentQueue(state: $state, page: $page) {
    rows {
      ...AmendmentQueueItem
      __typename
    }
    pagination {
      page
      pageSize
      totalItems
      totalPages
      __typename
    }
    __typename
  }
}

${AmendmentQueueItem}`,
`query AmendmentThread($submissionId: ID!) {
  amendments(submissionId: $submissionId) {
    submissionId
    state
    messages {
      ...ThreadMessage
      __typename
    }
    __typename
  }
}

${ThreadMessage}

${Proposal}

${TradeOfProposal}`,
`query ApiTokenList($page: Int!) {
  apiTokens(page: $page) {
    apiTokens {
      ...ApiTokenRow
      __typename
    }
    pagination {
      totalItems
      totalPages
      __typename
    }
    __typename
  }
}

${ApiTokenRow}`,
`query AssessmentNotice($submissionId: ID!) {
  assessmentNotice(submissionId: $submissionId) {
    name
    __typename
  }
}`,
`query AssessmentNoticeAddress($submissionId: ID!) {
  assessmentNotice(submissionId: $submissionId) {
    name
    url
    __typename
  }
}`,
`query AssessmentNoticeList($query: String, $page: Int!) {
  assessmentNotices(query: $query, page: $page) {
    notices {
      ...ManagedNoticeRow
      __typename
    }
    pagination {
      page
      pageSize
      totalItems
      totalPages
      __typename
    }
    __typename
  }
}

${ManagedNoticeRow}`,
`query AttachmentList($submissionId: ID!) {
  attachments(submissionId: $submissionId) {
    ...AttachmentRow
    __typename
  }
}

${AttachmentRow}`,
`query ClaimAsOf($submissionId: ID!, $changeId: ID!) {
  claimAsOf(submissionId: $submissionId, changeId: $changeId) {
    at
    sid
    email
    submissionData {
      ...ClaimData
      __typename
    }
    __typename
  }
}

${ClaimData}`,
`query ClaimHistory($submissionId: ID!, $page: Int!) {
  claimHistory(submissionId: $submissionId, page: $page) {
    changes {
      ...ClaimChangeEntry
      __typename
    }
    pagination {
      page
      pageSize
      totalItems
      totalPages
      __typename
    }
    __typename
  }
}

${ClaimChangeEntry}

${ChangedTrade}`,
`query ClaimToEdit($id: ID!) {
  submission(id: $id) {
    ...ClaimToEdit
    __typename
  }
}

${ClaimToEdit}

${ClaimData}`,
`query ComparedClaims($firstId: ID!, $secondId: ID!) {
  first: submission(id: $firstId) {
    ...ComparedClaim
    __typename
  }
  second: submission(id: $secondId) {
    ...ComparedClaim
    __typename
  }
}

${ComparedClaim}`,
`query Dashboard {
  dashboard {
    submissions
    withoutTrades
    missingBank
    unansweredRequests
    importsRunning
    importsFailed
    undecidedDoubleUps
    thisWeek {
      submissions
      changedSubmissions
      amendments
      attachments
      __typename
    }
    filings {
      week
      count
      __typename
    }
    __typename
  }
}`,
`query DoubleUpList($page: Int!, $undecidedOnly: Boolean!) {
  doubleUps(page: $page, undecidedOnly: $undecidedOnly) {
    groups {
      id
      claims {
        id
        sid
        legalEntity
        contactEmail
        contactName
        missing
        __typename
      }
      pairs {
        ...DoubleUpPairFacts
        __typename
      }
      __typename
    }
    pagination {
      page
      pageSize
      totalItems
      totalPages
      __typename
    }
    undecided
    foundAt
    searching
    __typename
  }
}

${DoubleUpPairFacts}`,
`query DoubleUpPair($firstId: ID!, $secondId: ID!) {
  doubleUp(firstId: $firstId, secondId: $secondId) {
    pair {
      ...DoubleUpPairFacts
      __typename
    }
    nextUndecided {
      firstId
      secondId
      __typename
    }
    __typename
  }
}

${DoubleUpPairFacts}`,
`query EditedUser($id: ID!) {
  user(id: $id) {
    ...ManagedUserRow
    __typename
  }
}

${ManagedUserRow}`,
`query ExportRun($id: ID!) {
  exportRun(id: $id) {
    ...ExportRunRow
    __typename
  }
}

${ExportRunRow}`,
`query ExportRunList($page: Int!) {
  exportRuns(page: $page) {
    exportRuns {
      ...ExportRunRow
      __typename
    }
    pagination {
      page
      pageSize
      totalItems
      totalPages
      __typename
    }
    __typename
  }
}

${ExportRunRow}`,
`query IdentityDocumentsTaken {
  identityDocumentsTaken
}`,
`query IdentityPurge {
  identityPurge {
    ...IdentityPurgeState
    __typename
  }
}

${IdentityPurgeState}`,
`query ImportRun($id: ID!) {
  importRun(id: $id) {
    ...ImportRunSummary
    message
    notation
    bytesRead
    rowsTotal
    rowsPerSecond
    secondsLeft
    unknownColumns
    cancelRequested
    startedAt
    rejectionsUrl
    rejections {
      line
      column
      message
      __typename
    }
    __typename
  }
}

${ImportRunSummary}`,
`query ImportRunList($page: Int!, $filter: ImportRunFilter) {
  importRuns(page: $page, filter: $filter) {
    importRuns {
      ...ImportRunSummary
      __typename
    }
    pagination {
      page
      pageSize
      totalItems
      totalPages
      __typename
    }
    __typename
  }
}

${ImportRunSummary}`,
`query KeptDraft($form: DraftForm!, $subjectId: ID) {
  draft(form: $form, subjectId: $subjectId) {
    form
    subjectId
    data
    version
    savedAt
    __typename
  }
  draftKey
}`,
`query LatestImportRuns {
  latestImportRuns {
    ...ImportRunSummary
    __typename
  }
}

${ImportRunSummary}`,
`query Maintenance {
  maintenance {
    ...MaintenanceState
    __typename
  }
}

${MaintenanceState}`,
`query Me {
  me {
    ...SignedInUser
    __typename
  }
}

${SignedInUser}`,
`query MyRegistrations {
  myRegistrations {
    id
    name
    timeCreatedAt
    __typename
  }
}`,
`query MySubmissions {
  mySubmissions {
    ...SubmissionRow
    __typename
  }
}

${SubmissionRow}`,
`query PasskeyList {
  passkeys {
    ...PasskeyRow
    __typename
  }
}

${PasskeyRow}`,
`query RegistrationList($page: Int!, $search: String) {
  registrations(page: $page, search: $search) {
    registrations {
      ...RegistrationRowFacts
      __typename
    }
    pagination {
      page
      pageSize
      totalItems
      totalPages
      __typename
    }
    __typename
  }
}

${RegistrationRowFacts}`,
`query RegistrationView($id: ID!) {
  registration(id: $id) {
    ...RegistrationAnswers
    __typename
  }
}

${RegistrationAnswers}`,
`query SchemeSettings {
  schemeSettings {
    file
    settings {
      section
      name
      value
      __typename
    }
    __typename
  }
}`,
`query Scheme{scheme{classActionTitle portalTitle settlementPortalTitle contactEmail supportEmail shareName openingBalanceDate tradePeriodStart tradePeriodEnd privacyUrl copyright currency timeZone courtOrderDate acknowledgements tradeTemplateUrl preliminaryNotice{name url}assessmentName mayCreate mayUpdate showNewSubmission landing{heading paragraphs}logos{image alt}maintenance}}`,
`query SessionEnd {
  sessionEnd {
    ...SessionEndTimes
    __typename
  }
}

${SessionEndTimes}`,
`query SubmissionList($page: Int!, $filter: SubmissionFilter, $sort: SubmissionSort, $after: ID, $before: ID) {
  submissions(
    page: $page
    filter: $filter
    sort: $sort
    after: $after
    before: $before
  ) {
    submissions {
      ...SubmissionRow
      __typename
    }
    pagination {
      page
      pageSize
      totalItems
      totalPages
      __typename
    }
    __typename
  }
}

${SubmissionRow}`,
`query SubmissionSearch($query: String!, $filter: SubmissionFilter) {
  submissionSearch(query: $query, filter: $filter) {
    rows {
      ...SubmissionRow
      __typename
    }
    more
    __typename
  }
}

${SubmissionRow}`,
`query SubmissionView($id: ID!, $tradePage: Int) {
  submission(id: $id, tradePage: $tradePage) {
    id
    sid
    submissionId
    email
    version
    tradeVersion
    mayUpdate
    updatedAt
    removed {
      message
      date
      __typename
    }
    missing {
      path
      message
      __typename
    }
    submissionData {
      ...ClaimData
      __typename
    }
    moreTrades
    __typename
  }
}

${ClaimData}`,
`query UndecidedDoubleUpsOf($submissionId: ID!) {
  undecidedDoubleUpsOf(submissionId: $submissionId) {
    firstId
    secondId
    __typename
  }
}`,
`query UserList($role: Role!, $query: String, $page: Int!) {
  users(role: $role, query: $query, page: $page) {
    users {
      ...ManagedUserRow
      __typename
    }
    pagination {
      page
      pageSize
      totalItems
      totalPages
      __typename
    }
    __typename
  }
}

${ManagedUserRow}`,
];

/** What the scripts of README.md and docs/scripting.md send. */
export const SCRIPT_DOCUMENTS: readonly string[] = [
`query ($id: ID!) { importRun(id: $id) { status progress read created updated unchanged rejected } }`,
`query ($id: ID!) {
  importRun(id: $id) { status message read created updated unchanged rejected }
}`,
`query ($after: ID, $updatedSince: DateTime) {
  submissionWalk(after: $after, first: 500, updatedSince: $updatedSince) {
    asOf
    next
    submissions {
      submissionId sid email updatedAt
      submissionData {
        legalDetails { legalEntity registeredOwner abnAcn }
        tradeDetails { openingBalance tradeData { transactionType tradeDate quantity pricePerShare totalAmount } }
      }
    }
  }
}`,
`query ($id: ID!) { importRun(id: $id) { status message read created updated unchanged rejected } }`,
];