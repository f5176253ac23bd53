// Made by `npm run codegen`.

const AmendmentQueueItem = `fragment AmendmentQueueItem on AmendmentQueueRow {\n  submissionId\n  sid\n  legalEntity\n  contactName\n  waitingSince\n  unanswered\n  hasProposal\n  lastMessage\n  __typename\n}`;

const ApiTokenRow = `fragment ApiTokenRow on ApiToken {\n  id\n  name\n  scopes\n  permissions\n  createdBy\n  createdAt\n  expiresAt\n  lastUsedAt\n  revokedAt\n  __typename\n}`;

const AskedClaimFacts = `fragment AskedClaimFacts on AskedClaim {\n  submissionId\n  sid\n  legalEntity\n  asked\n  __typename\n}`;

const AssessedClaimRow = `fragment AssessedClaimRow on AssessedClaim {\n  submissionId\n  sid\n  status\n  recognisedLoss\n  sumOfSlices\n  marketLoss\n  limitedBy\n  findings\n  previousLoss\n  differs\n  editedSince\n  __typename\n}`;

const AssessedTracePart = `fragment AssessedTracePart on AssessedClaimTrace {\n  claim {\n    ...AssessedClaimRow\n    inputSha256\n    traceSha256\n    __typename\n  }\n  matching\n  currency\n  openingBalance\n  closingBalance\n  isSame\n  areRulesAltered\n  findings {\n    code\n    severity\n    trade\n    day\n    __typename\n  }\n  accepted {\n    id\n    code\n    reason\n    acceptedBy\n    acceptedAt\n    holds\n    withdrawnAt\n    withdrawnBy\n    withdrawnBecause\n    __typename\n  }\n  mayAccept\n  tradeCount\n  trades {\n    ...AssessedTradePart\n    __typename\n  }\n  sliceCount\n  slices {\n    ...SlicePart\n    disposedBand\n    __typename\n  }\n  __typename\n}`;

const AssessedTradePart = `fragment AssessedTradePart on AssessedTrade {\n  id\n  transactionType\n  tradeDate\n  quantity\n  pricePerShare\n  totalAmount\n  __typename\n}`;

const AssessmentFiguresPart = `fragment AssessmentFiguresPart on AssessmentFigures {\n  recognisedLoss\n  withLoss\n  statuses {\n    status\n    claims\n    __typename\n  }\n  limits {\n    limitedBy\n    claims\n    __typename\n  }\n  histogram {\n    from\n    to\n    claims\n    loss\n    __typename\n  }\n  findings {\n    code\n    severity\n    claims\n    blocked\n    __typename\n  }\n  largest {\n    ...AssessedClaimRow\n    __typename\n  }\n  previousNumber\n  changes {\n    submissionId\n    sid\n    before\n    after\n    __typename\n  }\n  editedSince\n  __typename\n}`;

const AssessmentRow = `fragment AssessmentRow on AssessmentRunSummary {\n  id\n  number\n  state\n  rulesNumber\n  currency\n  moment\n  maker\n  createdAt\n  progress\n  claims\n  disagreed\n  recognisedLoss\n  __typename\n}`;

const AssessmentRunDetails = `fragment AssessmentRunDetails on AssessmentRun {\n  id\n  number\n  state\n  message\n  rulesNumber\n  rulesSha256\n  currency\n  moment\n  maker\n  createdAt\n  progress\n  claims\n  assessed\n  kept\n  claimsPerSecond\n  secondsLeft\n  disagreed\n  sha256\n  reviewer\n  reviewedAt\n  withdrawnBecause\n  approver\n  approvedAt\n  publishedAt\n  objectionsUntil\n  upheldObjections\n  finalisers\n  finalAt\n  version\n  mayCancel\n  acts {\n    act\n    mayDo\n    refusal\n    __typename\n  }\n  figures {\n    ...AssessmentFiguresPart\n    __typename\n  }\n  __typename\n}`;

const AttachmentRow = `fragment AttachmentRow on Attachment {\n  id\n  fileName\n  mimetype\n  size\n  sha256\n  kind\n  uploadedAt\n  uploadedBy\n  opensInTab\n  mayDelete\n  scan\n  __typename\n}`;

const AuditEntryRow = `fragment AuditEntryRow on AuditEntry {\n  id\n  at\n  actorKind\n  actorName\n  actorEmail\n  actorId\n  action\n  subjectType\n  subjectId\n  subjectName\n  details {\n    name\n    before\n    value\n    __typename\n  }\n  detailsLeftOut\n  __typename\n}`;

const BankChangeShown = `fragment BankChangeShown on BankChange {\n  id\n  submissionId\n  sid\n  legalEntity\n  state\n  changedAt\n  way\n  madeBy\n  earlierMakers\n  isOwn\n  released {\n    ...BankDetailsShown\n    __typename\n  }\n  changed {\n    ...BankDetailsShown\n    __typename\n  }\n  changedFields\n  releasableAt\n  paymentDay\n  sameAccount\n  sameAccountClaims {\n    id\n    sid\n    __typename\n  }\n  stoppedBefore\n  stoppedAt\n  decider\n  decidedAt\n  checkResult\n  words\n  version\n  __typename\n}`;

const BankDetailsShown = `fragment BankDetailsShown on BankDetails {\n  bankName\n  bankType\n  bsb\n  swiftCode\n  customerCity\n  customerCountry\n  accountName\n  accountNo\n  paymentReference\n  __typename\n}`;

const BankHoldShown = `fragment BankHoldShown on BankHold {\n  state\n  account\n  releasableAt\n  paymentDay\n  __typename\n}`;

const BankProfileDetails = `fragment BankProfileDetails on BankProfile {\n  id\n  name\n  format\n  editor\n  updatedAt\n  version\n  institution\n  userName\n  userId\n  description\n  traceBsb\n  traceAccount\n  remitter\n  balanced\n  maxTotal\n  maxRows\n  longTitles\n  initiator\n  initiatorId\n  debtor\n  __typename\n}`;

const ChangedTrade = `fragment ChangedTrade on Trade {\n  id\n  transactionType\n  tradeDate\n  quantity\n  pricePerShare\n  totalAmount\n  __typename\n}`;

const ClaimChangeEntry = `fragment ClaimChangeEntry on ClaimChange {\n  id\n  at\n  action\n  actorName\n  mayView\n  fields {\n    path\n    label\n    before\n    after\n    masked\n    __typename\n  }\n  tradesAdded\n  tradesRemoved\n  addedTrades {\n    ...ChangedTrade\n    __typename\n  }\n  removedTrades {\n    ...ChangedTrade\n    __typename\n  }\n  __typename\n}`;

const ClaimData = `fragment ClaimData on SubmissionData {\n  contactDetails {\n    firstName\n    lastName\n    company\n    position\n    email\n    mobile\n    relationship\n    __typename\n  }\n  legalDetails {\n    claimType\n    legalEntity\n    registeredOwner\n    abnAcn\n    tradingAccount\n    australianCitizen\n    taxNumber\n    __typename\n  }\n  bankDetails {\n    ...BankDetailsShown\n    __typename\n  }\n  addressDetails {\n    address\n    suburb\n    state\n    postCode\n    country\n    __typename\n  }\n  tradeDetails {\n    openingBalance\n    closingBalance\n    tradeData {\n      id\n      transactionType\n      tradeDate\n      quantity\n      pricePerShare\n      totalAmount\n      __typename\n    }\n    __typename\n  }\n  __typename\n}`;

const ClaimDecisionShown = `fragment ClaimDecisionShown on ClaimDecision {\n  id\n  sid\n  submissionId\n  kind\n  origin\n  state\n  reason\n  evidence {\n    id\n    fileName\n    __typename\n  }\n  cureUntil\n  answerBy\n  maker\n  proposedAt\n  checker\n  decidedAt\n  refusedBecause\n  version\n  isOwn\n  __typename\n}`;

const ClaimRemovalPart = `fragment ClaimRemovalPart on RemovedClaim {\n  message\n  date\n  answerBy\n  __typename\n}`;

const ClaimTaxShown = `fragment ClaimTaxShown on ClaimTax {\n  basis\n  number\n  exemption\n  base\n  rate\n  __typename\n}`;

const ClaimToEdit = `fragment ClaimToEdit on Submission {\n  id\n  sid\n  email\n  version\n  tradeVersion\n  mayUpdate\n  updatedAt\n  submissionData {\n    ...ClaimData\n    __typename\n  }\n  moreTrades\n  __typename\n}`;

const ComparedClaim = `fragment ComparedClaim on Submission {\n  id\n  sid\n  email\n  updatedAt\n  removed {\n    message\n    __typename\n  }\n  submissionData {\n    ...ClaimData\n    __typename\n  }\n  __typename\n}`;

const CourtFigureRow = `fragment CourtFigureRow on CourtFigure {\n  key\n  section\n  name\n  about\n  distribution\n  unit\n  value\n  cap\n  hasList\n  run\n  query\n  __typename\n}`;

const CourtReportDetails = `fragment CourtReportDetails on CourtReport {\n  id\n  number\n  state\n  maker\n  createdAt\n  moment\n  message\n  membersNotified\n  snapshot\n  figures {\n    ...CourtFigureRow\n    __typename\n  }\n  csvSha256\n  pdfSha256\n  __typename\n}`;

const CourtReportItemRow = `fragment CourtReportItemRow on CourtReportItem {\n  place\n  kind\n  sid\n  submissionId\n  amount\n  at\n  what\n  madeBy\n  checkedBy\n  __typename\n}`;

const CourtReportRow = `fragment CourtReportRow on CourtReportSummary {\n  id\n  number\n  state\n  maker\n  createdAt\n  moment\n  message\n  __typename\n}`;

const DeadlineRow = `fragment DeadlineRow on Deadline {\n  id\n  rowId\n  kind\n  due\n  firstDue\n  daysLeft\n  holds\n  reason\n  setBy\n  runNumber\n  runId\n  sid\n  submissionId\n  legalEntity\n  version\n  __typename\n}`;

const DistributionChangePart = `fragment DistributionChangePart on DistributionChange {\n  submissionId\n  sid\n  before\n  after\n  __typename\n}`;

const DistributionDetails = `fragment DistributionDetails on Distribution {\n  id\n  number\n  name\n  state\n  runId\n  runNumber\n  copyOfId\n  copyOfNumber\n  followsId\n  followsNumber\n  maker\n  createdAt\n  computedAt\n  version\n  fund {\n    settlementSum\n    interest\n    sources {\n      kind\n      distribution\n      payments\n      principal\n      interest\n      __typename\n    }\n    steps {\n      name\n      kind\n      from\n      amount\n      percent\n      of\n      basis\n      cap\n      __typename\n    }\n    __typename\n  }\n  plan\n  departs\n  message\n  refusal\n  progress\n  mayEdit\n  freezeRefusal\n  acts {\n    act\n    mayDo\n    refusal\n    __typename\n  }\n  publishLines\n  frozenAt\n  sha256\n  seal\n  leaves\n  approver\n  approvedAt\n  publisher\n  publishedAt\n  withdrawer\n  withdrawnAt\n  withdrawnBecause\n  figures {\n    waterfall {\n      name\n      principal\n      interest\n      __typename\n    }\n    distributable {\n      principal\n      interest\n      __typename\n    }\n    residue {\n      principal\n      interest\n      __typename\n    }\n    rounds\n    paid\n    loss\n    payment\n    principal\n    interest\n    withheld\n    net\n    average\n    median\n    largest\n    smallest\n    states {\n      state\n      claims\n      __typename\n    }\n    taxClasses {\n      taxClass\n      claims\n      withheld\n      __typename\n    }\n    curve\n    disagreed\n    __typename\n  }\n  __typename\n}`;

const DistributionRow = `fragment DistributionRow on DistributionSummary {\n  id\n  number\n  name\n  state\n  runId\n  runNumber\n  copyOfId\n  copyOfNumber\n  followsNumber\n  maker\n  createdAt\n  payment\n  paid\n  __typename\n}`;

const DoubleUpPairFacts = `fragment DoubleUpPairFacts on DoubleUpPair {\n  firstId\n  secondId\n  reasons\n  verdict\n  duplicateId\n  markedBy\n  markedAt\n  __typename\n}`;

const DraftSavedMoment = `fragment DraftSavedMoment on DraftSaved {\n  version\n  savedAt\n  __typename\n}`;

const EngineValuesPart = `fragment EngineValuesPart on EngineValuesModel {\n  status\n  recognisedLoss\n  sumOfSlices\n  marketLoss\n  limitedBy\n  __typename\n}`;

const ExportRunRow = `fragment ExportRunRow on ExportRun {\n  id\n  report\n  format\n  chosen\n  status\n  message\n  fileName\n  fileSize\n  rowsWritten\n  rowsTotal\n  rowsPerSecond\n  secondsLeft\n  available\n  availableUntil\n  requestedBy\n  createdAt\n  __typename\n}`;

const HomeDraft = `fragment HomeDraft on MyDraft {\n  form\n  subjectId\n  savedAt\n  __typename\n}`;

const HomeFacts = `fragment HomeFacts on MyClaimFacts {\n  id\n  hasTrades\n  lacksProof\n  hasUnreadableBalance\n  isBlocked\n  bankHold\n  lacksTaxNumber\n  request\n  requestSince\n  onlyOfficeWrote\n  hasNewAnswer\n  hasNotice\n  latestObjection {\n    ...LatestObjectionShown\n    __typename\n  }\n  hasNewDecision\n  objectionsUntil\n  createdAt\n  __typename\n}`;

const IdentityPurgeState = `fragment IdentityPurgeState on IdentityPurge {\n  state\n  documents\n  requestedBy\n  requestedAt\n  confirmedBy\n  confirmedAt\n  finishedAt\n  heldUp\n  mayConfirm\n  lacksSecondAdministrator\n  certificateId\n  __typename\n}`;

const ImportRunSummary = `fragment ImportRunSummary on ImportRun {\n  id\n  kind\n  mode\n  checkOnly\n  overwrite\n  status\n  fileName\n  fileSize\n  progress\n  read\n  created\n  updated\n  unchanged\n  rejected\n  removed\n  requestedBy\n  createdAt\n  finishedAt\n  __typename\n}`;

const LatestObjectionShown = `fragment LatestObjectionShown on LatestObjection {\n  state\n  raisedAt\n  endedAt\n  __typename\n}`;

const MaintenanceState = `fragment MaintenanceState on Maintenance {\n  on\n  byVariable\n  changedAt\n  changedBy\n  __typename\n}`;

const ManagedNoticeRow = `fragment ManagedNoticeRow on ManagedNotice {\n  id\n  sid\n  name\n  url\n  updatedAt\n  submissionId\n  __typename\n}`;

const ManagedUserRow = `fragment ManagedUserRow on ManagedUser {\n  id\n  name\n  email\n  role\n  enabled\n  createdAt\n  timeCreatedAt\n  checksFrom\n  version\n  __typename\n}`;

const MoneyLeftDetails = `fragment MoneyLeftDetails on MoneyLeft {\n  id\n  sources {\n    kind\n    distribution\n    payments\n    principal\n    interest\n    __typename\n  }\n  followedBy\n  waitingPayments\n  waiting\n  unclaimedPayments\n  unclaimedPrincipal\n  unclaimedInterest\n  unclaimedTaxKept\n  declareRefusal\n  declarations {\n    id\n    state\n    basis\n    due\n    payments\n    principal\n    interest\n    taxKept\n    maker\n    madeAt\n    decider\n    decidedAt\n    refusedBecause\n    takenBy\n    importers\n    version\n    confirmRefusal\n    __typename\n  }\n  __typename\n}`;

const ObjectionPart = `fragment ObjectionPart on Objection {\n  id\n  submissionId\n  sid\n  runId\n  runNumber\n  recognisedLoss\n  state\n  grounds\n  ownFigure\n  late\n  lateBecause\n  raisedAt\n  byOffice\n  officer\n  officerEnabled\n  assignedAt\n  reason\n  endedAt\n  version\n  __typename\n}`;

const ObjectionReviewPart = `fragment ObjectionReviewPart on ObjectionReview {\n  objection {\n    ...ObjectionPart\n    __typename\n  }\n  trace {\n    ...AssessedTracePart\n    __typename\n  }\n  present {\n    status\n    recognisedLoss\n    findings\n    isChanged\n    __typename\n  }\n  mayAssign\n  mayDecide\n  __typename\n}`;

const PasskeyRow = `fragment PasskeyRow on Passkey {\n  id\n  name\n  createdAt\n  lastUsedAt\n  __typename\n}`;

const PaymentRow = `fragment PaymentRow on Payment {\n  id\n  kind\n  submissionId\n  sid\n  net\n  withheld\n  state\n  heldReason\n  heldCodes\n  heldBecause\n  holder\n  releasedBecause\n  releaser\n  returnedFor\n  reissuedIn\n  reissueOf\n  account\n  version\n  __typename\n}`;

const PaymentRunDetails = `fragment PaymentRunDetails on PaymentRun {\n  id\n  number\n  state\n  distributionId\n  distributionNumber\n  distributionName\n  profile\n  paymentDay\n  maker\n  createdAt\n  returned\n  version\n  message\n  refusals {\n    code\n    sid\n    __typename\n  }\n  progress\n  figures {\n    payments\n    principal\n    interest\n    withheld\n    net\n    tax\n    held {\n      reason\n      payments\n      net\n      __typename\n    }\n    changed\n    __typename\n  }\n  files {\n    id\n    number\n    format\n    live\n    payments\n    total\n    size\n    sha256\n    kept\n    fetches\n    sentAt\n    sender\n    receipt\n    rejection {\n      state\n      because\n      reference\n      maker\n      madeAt\n      decider\n      decidedAt\n      decidedBecause\n      applied\n      confirmRefusal\n      __typename\n    }\n    reportRefusal\n    version\n    __typename\n  }\n  taxAccount {\n    name\n    bsb\n    account\n    __typename\n  }\n  decisions {\n    kind\n    person\n    payments\n    __typename\n  }\n  isStuck\n  acts {\n    act\n    mayDo\n    refusal\n    __typename\n  }\n  approvalsNeeded\n  approvedElsewhere\n  approver\n  approvedAt\n  secondApprover\n  secondApprovedAt\n  writer\n  writtenAt\n  sentAt\n  settledAt\n  canceller\n  cancelledBecause\n  __typename\n}`;

const PaymentRunRow = `fragment PaymentRunRow on PaymentRunSummary {\n  id\n  number\n  state\n  distributionId\n  distributionNumber\n  distributionName\n  profile\n  paymentDay\n  maker\n  createdAt\n  payments\n  net\n  held\n  returned\n  __typename\n}`;

const PhoneFilingShown = `fragment PhoneFilingShown on PhoneFiling {\n  submissionId\n  filedAt\n  copiedAt\n  confirmedAt\n  disputedAt\n  maySend\n  call {\n    caller\n    relation\n    day\n    time\n    checks\n    note\n    filedBy\n    __typename\n  }\n  __typename\n}`;

const Proposal = `fragment Proposal on ProposedChange {\n  id\n  state\n  outdated\n  reason\n  decidedAt\n  decidedBy\n  fields {\n    path\n    label\n    before\n    proposed\n    current\n    __typename\n  }\n  tradesAdded {\n    ...TradeOfProposal\n    __typename\n  }\n  tradesRemoved {\n    ...TradeOfProposal\n    __typename\n  }\n  __typename\n}`;

const RegistrationAnswers = `fragment RegistrationAnswers on Registration {\n  id\n  version\n  timeCreatedAt\n  owner {\n    name\n    email\n    __typename\n  }\n  data {\n    contactInformation {\n      title\n      firstName\n      middleName\n      lastName\n      company\n      position\n      landline\n      mobile\n      email\n      mailingAddress\n      suburb\n      state\n      postCode\n      country\n      __typename\n    }\n    groupMemberDetails {\n      groupMemberType\n      shareholderNames\n      companyName\n      abnAcnArsn\n      trusteeName\n      groupEntityType\n      beneficialOwner\n      onBehalf\n      othersSpecified\n      groupMemberName\n      __typename\n    }\n    groupMemberAddress {\n      sameAsContactAddress\n      streetAddress\n      suburb2\n      state2\n      postCode2\n      country2\n      __typename\n    }\n    shareholderDetails {\n      registered_owner_option\n      registeredOwner\n      hinSrn\n      __typename\n    }\n    tradeDetails {\n      openingBalance\n      tradeData {\n        id\n        transactionType\n        tradeDate\n        quantity\n        totalAmount\n        tradeType\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n  __typename\n}`;

const RegistrationRowFacts = `fragment RegistrationRowFacts on RegistrationRow {\n  id\n  dateFiled\n  name\n  email\n  memberType\n  registeredOwner\n  contactPerson\n  contactEmail\n  __typename\n}`;

const ReturnedPaymentRow = `fragment ReturnedPaymentRow on ReturnedPayment {\n  id\n  submissionId\n  sid\n  net\n  state\n  reason\n  matter\n  returnedAt\n  account\n  runId\n  runNumber\n  reissueRunId\n  reissueRunNumber\n  reissuer\n  reissueBecause\n  mayReissue\n  finder\n  foundPaidBecause\n  mayFindPaid\n  version\n  __typename\n}`;

const RulesDetails = `fragment RulesDetails on RulesVersionModel {\n  number\n  state\n  effectiveFrom\n  basis\n  author\n  createdAt\n  approvedBy\n  approvedAt\n  version\n  mayEdit\n  mayApprove\n  mayRetire\n  retiredBy\n  retiredAt\n  retiredBecause\n  sha256\n  document\n  isAltered\n  inWords {\n    title\n    sentences\n    __typename\n  }\n  __typename\n}`;

const RulesRow = `fragment RulesRow on RulesVersionSummary {\n  number\n  state\n  effectiveFrom\n  basis\n  author\n  createdAt\n  approvedBy\n  approvedAt\n  version\n  mayEdit\n  __typename\n}`;

const SavedViewRow = `fragment SavedViewRow on SavedView {\n  id\n  name\n  query\n  __typename\n}`;

const SessionEndTimes = `fragment SessionEndTimes on SessionEnd {\n  endsAt\n  latestAt\n  secondsLeft\n  __typename\n}`;

const SignInAnswer = `fragment SignInAnswer on SignInResult {\n  user {\n    ...SignedInUser\n    __typename\n  }\n  tokens {\n    access {\n      token\n      expires\n      __typename\n    }\n    __typename\n  }\n  stepUp\n  __typename\n}`;

const SignedInUser = `fragment SignedInUser on User {\n  id\n  name\n  email\n  role\n  hasPassword\n  tourEnded\n  checksFrom\n  __typename\n}`;

const SlicePart = `fragment SlicePart on AssessedSlice {\n  acquisition\n  disposal\n  quantity\n  acquiredBand\n  basis\n  perShare\n  weight\n  poolQuantity\n  poolExcess\n  taken\n  acquired\n  disposed\n  withoutClaim\n  excess\n  credit\n  loss\n  __typename\n}`;

const SubmissionRow = `fragment SubmissionRow on SubmissionListItem {\n  id\n  sid\n  legalEntity\n  contactEmail\n  contactName\n  missing\n  removed\n  __typename\n}`;

const TaxExemptionShown = `fragment TaxExemptionShown on TaxExemption {\n  id\n  ground\n  reason\n  maker\n  madeAt\n  __typename\n}`;

const ThreadMessage = `fragment ThreadMessage on Amendment {\n  id\n  message\n  isAdmin\n  author\n  timeCreatedAt\n  proposal {\n    ...Proposal\n    __typename\n  }\n  __typename\n}`;

const TradeOfProposal = `fragment TradeOfProposal on ProposedTrade {\n  transactionType\n  tradeDate\n  quantity\n  pricePerShare\n  totalAmount\n  __typename\n}`;

const UndecidedObjection = `fragment UndecidedObjection on Objection {\n  id\n  state\n  raisedAt\n  officer\n  __typename\n}`;

/** What the client sends. */
export const CLIENT_DOCUMENTS: readonly string[] = [
`mutation AcceptFinding($runId: ID!, $submissionId: ID!, $code: String!, $reason: String!) {\n  acceptFinding(\n    runId: $runId\n    submissionId: $submissionId\n    code: $code\n    reason: $reason\n  ) {\n    mayAccept\n    __typename\n  }\n}`,
`mutation AddTrade($submissionId: ID!, $tradeVersion: Int!, $trade: TradeInput!) {\n  addTrade(\n    submissionId: $submissionId\n    tradeVersion: $tradeVersion\n    trade: $trade\n  ) {\n    tradeVersion\n    __typename\n  }\n}`,
`mutation AdminCreateSubmission($sid: String!, $input: SubmissionDataInput!) {\n  adminCreateSubmission(sid: $sid, input: $input) {\n    submissionId\n    message\n    __typename\n  }\n}`,
`mutation ApproveAssessment($id: ID!, $version: Int!, $code: String!) {\n  approveAssessment(id: $id, version: $version, code: $code) {\n    ...AssessmentRunDetails\n    __typename\n  }\n}\n\n${AssessmentRunDetails}\n\n${AssessmentFiguresPart}\n\n${AssessedClaimRow}`,
`mutation ApproveDistribution($id: ID!, $version: Int!, $code: String!, $publishLines: Boolean!) {\n  approveDistribution(\n    id: $id\n    version: $version\n    code: $code\n    publishLines: $publishLines\n  ) {\n    ...DistributionDetails\n    __typename\n  }\n}\n\n${DistributionDetails}`,
`mutation ApprovePayments($id: ID!, $version: Int!, $code: String!) {\n  approvePayments(id: $id, version: $version, code: $code) {\n    ...PaymentRunDetails\n    __typename\n  }\n}\n\n${PaymentRunDetails}`,
`mutation ApproveRules($number: Int!, $version: Int!, $code: String!) {\n  approveRules(number: $number, version: $version, code: $code) {\n    ...RulesDetails\n    __typename\n  }\n}\n\n${RulesDetails}`,
`mutation AskAll($submissionIds: [ID!]!, $message: String!) {\n  askAll(submissionIds: $submissionIds, message: $message) {\n    people\n    claims {\n      ...AskedClaimFacts\n      __typename\n    }\n    __typename\n  }\n}\n\n${AskedClaimFacts}`,
`mutation AssignObjection($id: ID!, $version: Int!, $officerId: ID!) {\n  assignObjection(id: $id, version: $version, officerId: $officerId) {\n    ...ObjectionReviewPart\n    __typename\n  }\n}\n\n${ObjectionReviewPart}\n\n${ObjectionPart}\n\n${AssessedTracePart}\n\n${AssessedClaimRow}\n\n${AssessedTradePart}\n\n${SlicePart}`,
`mutation BeginPasskeyRegistration {\n  beginPasskeyRegistration\n}`,
`mutation BeginPasskeySignIn {\n  beginPasskeySignIn\n}`,
`mutation CancelAssessment($id: ID!, $version: Int!) {\n  cancelAssessment(id: $id, version: $version) {\n    ...AssessmentRunDetails\n    __typename\n  }\n}\n\n${AssessmentRunDetails}\n\n${AssessmentFiguresPart}\n\n${AssessedClaimRow}`,
`mutation CancelExport($id: ID!) {\n  cancelExport(id: $id) {\n    ...ExportRunRow\n    __typename\n  }\n}\n\n${ExportRunRow}`,
`mutation CancelIdentityPurge {\n  cancelIdentityPurge {\n    ...IdentityPurgeState\n    __typename\n  }\n}\n\n${IdentityPurgeState}`,
`mutation CancelImport($id: ID!) {\n  cancelImport(id: $id) {\n    id\n    status\n    cancelRequested\n    __typename\n  }\n}`,
`mutation CancelPayments($id: ID!, $version: Int!, $because: String!, $neverSent: Boolean!) {\n  cancelPayments(\n    id: $id\n    version: $version\n    because: $because\n    neverSent: $neverSent\n  ) {\n    ...PaymentRunDetails\n    __typename\n  }\n}\n\n${PaymentRunDetails}`,
`mutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input) {\n    message\n    __typename\n  }\n}`,
`mutation CheckPayments($id: ID!, $version: Int!) {\n  checkPayments(id: $id, version: $version) {\n    ...PaymentRunDetails\n    __typename\n  }\n}\n\n${PaymentRunDetails}`,
`mutation CloseAmendments($submissionId: ID!, $lastSeenId: ID) {\n  closeAmendments(submissionId: $submissionId, lastSeenId: $lastSeenId) {\n    submissionId\n    state\n    messages {\n      ...ThreadMessage\n      __typename\n    }\n    __typename\n  }\n}\n\n${ThreadMessage}\n\n${Proposal}\n\n${TradeOfProposal}`,
`mutation CloseBankContradiction($runId: ID!, $importId: ID!, $because: String!) {\n  closeBankContradiction(runId: $runId, importId: $importId, because: $because) {\n    message\n    __typename\n  }\n}`,
`mutation ComputeDistribution($id: ID!, $version: Int!) {\n  computeDistribution(id: $id, version: $version) {\n    ...DistributionDetails\n    __typename\n  }\n}\n\n${DistributionDetails}`,
`mutation ConfirmClaimCopy($token: String!, $pass: String!) {\n  confirmClaimCopy(token: $token, pass: $pass) {\n    message\n    __typename\n  }\n}`,
`mutation ConfirmClaimDecision($id: ID!, $version: Int!, $code: String!) {\n  confirmClaimDecision(id: $id, version: $version, code: $code) {\n    ...ClaimDecisionShown\n    __typename\n  }\n}\n\n${ClaimDecisionShown}`,
`mutation ConfirmFileRejected($id: ID!, $version: Int!, $because: String!, $code: String!) {\n  confirmFileRejected(id: $id, version: $version, because: $because, code: $code) {\n    ...PaymentRunDetails\n    __typename\n  }\n}\n\n${PaymentRunDetails}`,
`mutation ConfirmIdentityPurge {\n  confirmIdentityPurge {\n    ...IdentityPurgeState\n    __typename\n  }\n}\n\n${IdentityPurgeState}`,
`mutation ConfirmUnclaimed($id: ID!, $version: Int!, $code: String!) {\n  confirmUnclaimed(id: $id, version: $version, code: $code) {\n    ...MoneyLeftDetails\n    __typename\n  }\n}\n\n${MoneyLeftDetails}`,
`mutation CopyDistribution($id: ID!) {\n  copyDistribution(id: $id) {\n    ...DistributionDetails\n    __typename\n  }\n}\n\n${DistributionDetails}`,
`mutation CreateApiToken($input: CreateApiTokenInput!, $proof: ActProofInput) {\n  createApiToken(input: $input, proof: $proof) {\n    token\n    apiToken {\n      ...ApiTokenRow\n      __typename\n    }\n    __typename\n  }\n}\n\n${ApiTokenRow}`,
`mutation CreateDownloadTicket($kind: DownloadKind!, $id: ID!, $distribution: Int) {\n  createDownloadTicket(kind: $kind, id: $id, distribution: $distribution) {\n    url\n    expires\n    __typename\n  }\n}`,
`mutation CreateRegistration($input: RegistrationInput!) {\n  createRegistration(input: $input) {\n    id\n    message\n    __typename\n  }\n}`,
`mutation CreateSubmission($input: SubmissionDataInput!) {\n  createSubmission(input: $input) {\n    submissionId\n    message\n    __typename\n  }\n}`,
`mutation DecideClaim($submissionId: ID!, $kind: ClaimDecisionKind!, $reason: String!, $evidenceIds: [ID!], $cureUntil: Date) {\n  decideClaim(\n    submissionId: $submissionId\n    kind: $kind\n    reason: $reason\n    evidenceIds: $evidenceIds\n    cureUntil: $cureUntil\n  ) {\n    ...ClaimDecisionShown\n    __typename\n  }\n}\n\n${ClaimDecisionShown}`,
`mutation DecideObjection($id: ID!, $version: Int!, $outcome: ObjectionOutcome!, $reason: String!) {\n  decideObjection(id: $id, version: $version, outcome: $outcome, reason: $reason) {\n    ...ObjectionReviewPart\n    __typename\n  }\n}\n\n${ObjectionReviewPart}\n\n${ObjectionPart}\n\n${AssessedTracePart}\n\n${AssessedClaimRow}\n\n${AssessedTradePart}\n\n${SlicePart}`,
`mutation DecideProposal($id: ID!, $accept: Boolean!, $reason: String!, $lastSeenId: ID) {\n  decideProposal(\n    id: $id\n    accept: $accept\n    reason: $reason\n    lastSeenId: $lastSeenId\n  ) {\n    ...Proposal\n    __typename\n  }\n}\n\n${Proposal}\n\n${TradeOfProposal}`,
`mutation DecideTaxExemption($submissionId: ID!, $ground: TaxExemptionGround, $reason: String!) {\n  decideTaxExemption(\n    submissionId: $submissionId\n    ground: $ground\n    reason: $reason\n  ) {\n    ...TaxExemptionShown\n    __typename\n  }\n}\n\n${TaxExemptionShown}`,
`mutation DeclareUnclaimed($distributionId: ID!, $basis: String!) {\n  declareUnclaimed(distributionId: $distributionId, basis: $basis) {\n    ...MoneyLeftDetails\n    __typename\n  }\n}\n\n${MoneyLeftDetails}`,
`mutation DeleteAttachment($id: ID!) {\n  deleteAttachment(id: $id)\n}`,
`mutation DeleteNotice($id: ID!) {\n  deleteNotice(id: $id)\n}`,
`mutation DeleteTrade($submissionId: ID!, $tradeVersion: Int!, $tradeId: ID!) {\n  deleteTrade(\n    submissionId: $submissionId\n    tradeVersion: $tradeVersion\n    tradeId: $tradeId\n  ) {\n    tradeVersion\n    __typename\n  }\n}`,
`mutation DeleteView($id: ID!) {\n  deleteView(id: $id)\n}`,
`mutation DiscardDraft($form: DraftForm!, $subjectId: ID) {\n  discardDraft(form: $form, subjectId: $subjectId)\n}`,
`mutation DisputeClaimCopy($token: String!, $pass: String!, $message: String!) {\n  disputeClaimCopy(token: $token, pass: $pass, message: $message) {\n    message\n    __typename\n  }\n}`,
`mutation DraftRules($input: DraftRulesInput!) {\n  draftRules(input: $input) {\n    ...RulesDetails\n    __typename\n  }\n}\n\n${RulesDetails}`,
`mutation EndTour {\n  endTour {\n    ...SignedInUser\n    __typename\n  }\n}\n\n${SignedInUser}`,
`mutation ExportSelected($report: ReportKind!, $format: ExportFormat!, $submissionIds: [ID!]!) {\n  exportSelected(report: $report, format: $format, submissionIds: $submissionIds) {\n    ...ExportRunRow\n    __typename\n  }\n}\n\n${ExportRunRow}`,
`mutation ExtendDeadline($id: ID!, $version: Int!, $day: Date!, $reason: String!, $sid: String) {\n  extendDeadline(\n    id: $id\n    version: $version\n    day: $day\n    reason: $reason\n    sid: $sid\n  ) {\n    ...DeadlineRow\n    __typename\n  }\n}\n\n${DeadlineRow}`,
`mutation FileByTelephone($sid: String!, $input: SubmissionDataInput!, $call: PhoneCallInput!) {\n  fileByTelephone(sid: $sid, input: $input, call: $call) {\n    submissionId\n    message\n    copied\n    __typename\n  }\n}`,
`mutation FinaliseAssessment($id: ID!, $version: Int!, $code: String!) {\n  finaliseAssessment(id: $id, version: $version, code: $code) {\n    ...AssessmentRunDetails\n    __typename\n  }\n}\n\n${AssessmentRunDetails}\n\n${AssessmentFiguresPart}\n\n${AssessedClaimRow}`,
`mutation FindDoubleUps {\n  findDoubleUps\n}`,
`mutation FindPaymentPaid($id: ID!, $version: Int!, $because: String!, $code: String!) {\n  findPaymentPaid(id: $id, version: $version, because: $because, code: $code) {\n    ...ReturnedPaymentRow\n    __typename\n  }\n}\n\n${ReturnedPaymentRow}`,
`mutation FinishPasskeyRegistration($name: String!, $response: String!) {\n  finishPasskeyRegistration(name: $name, response: $response) {\n    ...PasskeyRow\n    __typename\n  }\n}\n\n${PasskeyRow}`,
`mutation FinishPasskeySignIn($response: String!) {\n  finishPasskeySignIn(response: $response) {\n    ...SignInAnswer\n    __typename\n  }\n}\n\n${SignInAnswer}\n\n${SignedInUser}`,
`mutation ForgotPassword($email: String!) {\n  forgotPassword(email: $email) {\n    message\n    __typename\n  }\n}`,
`mutation FreezeDistribution($id: ID!, $version: Int!, $publishLines: Boolean!) {\n  freezeDistribution(id: $id, version: $version, publishLines: $publishLines) {\n    ...DistributionDetails\n    __typename\n  }\n}\n\n${DistributionDetails}`,
`mutation HoldPayment($id: ID!, $version: Int!, $reason: String!) {\n  holdPayment(id: $id, version: $version, reason: $reason) {\n    ...PaymentRunDetails\n    __typename\n  }\n}\n\n${PaymentRunDetails}`,
`mutation KeepSignedIn {\n  keepSignedIn {\n    ...SessionEndTimes\n    __typename\n  }\n}\n\n${SessionEndTimes}`,
`mutation MarkDoubleUp($firstId: ID!, $secondId: ID!, $verdict: DoubleUpVerdict!, $duplicateId: ID) {\n  markDoubleUp(\n    firstId: $firstId\n    secondId: $secondId\n    verdict: $verdict\n    duplicateId: $duplicateId\n  )\n}`,
`mutation MarkDoubleUps($originalId: ID!, $duplicateIds: [ID!]!) {\n  markDoubleUps(originalId: $originalId, duplicateIds: $duplicateIds)\n}`,
`mutation MarkFileSent($id: ID!, $version: Int!, $receipt: String!) {\n  markFileSent(id: $id, version: $version, receipt: $receipt) {\n    ...PaymentRunDetails\n    __typename\n  }\n}\n\n${PaymentRunDetails}`,
`mutation MovePayments($id: ID!, $version: Int!) {\n  movePayments(id: $id, version: $version) {\n    ...PaymentRunDetails\n    __typename\n  }\n}\n\n${PaymentRunDetails}`,
`mutation OpenClaimCopy($token: String!, $code: String!) {\n  openClaimCopy(token: $token, code: $code) {\n    pass\n    filedAt\n    copiedAt\n    sid\n    submissionData {\n      ...ClaimData\n      __typename\n    }\n    __typename\n  }\n}\n\n${ClaimData}\n\n${BankDetailsShown}`,
`mutation PreparePaymentRun($distributionId: ID!, $profileId: ID!, $day: String!) {\n  preparePayments(\n    distributionId: $distributionId\n    profileId: $profileId\n    day: $day\n  ) {\n    ...PaymentRunDetails\n    __typename\n  }\n}\n\n${PaymentRunDetails}`,
`mutation PublishAssessment($id: ID!, $version: Int!, $code: String!, $objectionsUntil: Date!) {\n  publishAssessment(\n    id: $id\n    version: $version\n    code: $code\n    objectionsUntil: $objectionsUntil\n  ) {\n    ...AssessmentRunDetails\n    __typename\n  }\n}\n\n${AssessmentRunDetails}\n\n${AssessmentFiguresPart}\n\n${AssessedClaimRow}`,
`mutation PublishDistribution($id: ID!, $version: Int!, $code: String!) {\n  publishDistribution(id: $id, version: $version, code: $code) {\n    ...DistributionDetails\n    __typename\n  }\n}\n\n${DistributionDetails}`,
`mutation RaiseObjection($submissionId: ID!, $grounds: String!, $ownFigure: String, $lateBecause: String) {\n  raiseObjection(\n    submissionId: $submissionId\n    grounds: $grounds\n    ownFigure: $ownFigure\n    lateBecause: $lateBecause\n  ) {\n    ...ObjectionPart\n    __typename\n  }\n}\n\n${ObjectionPart}`,
`mutation RefuseBankChange($id: ID!, $version: Int!, $reason: String!) {\n  refuseBankChange(id: $id, version: $version, reason: $reason) {\n    id\n    __typename\n  }\n}`,
`mutation RefuseClaimDecision($id: ID!, $version: Int!, $reason: String!) {\n  refuseClaimDecision(id: $id, version: $version, reason: $reason) {\n    ...ClaimDecisionShown\n    __typename\n  }\n}\n\n${ClaimDecisionShown}`,
`mutation RefuseFileRejected($id: ID!, $version: Int!, $because: String!) {\n  refuseFileRejected(id: $id, version: $version, because: $because) {\n    ...PaymentRunDetails\n    __typename\n  }\n}\n\n${PaymentRunDetails}`,
`mutation RefuseUnclaimed($id: ID!, $version: Int!, $because: String!) {\n  refuseUnclaimed(id: $id, version: $version, because: $because) {\n    ...MoneyLeftDetails\n    __typename\n  }\n}\n\n${MoneyLeftDetails}`,
`mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    message\n    __typename\n  }\n}`,
`mutation ReissuePayment($id: ID!, $version: Int!, $because: String!, $code: String!) {\n  reissuePayment(id: $id, version: $version, because: $because, code: $code) {\n    ...ReturnedPaymentRow\n    __typename\n  }\n}\n\n${ReturnedPaymentRow}`,
`mutation ReleaseBankChange($id: ID!, $version: Int!, $result: BankCheckResult!, $words: String, $code: String!) {\n  releaseBankChange(\n    id: $id\n    version: $version\n    result: $result\n    words: $words\n    code: $code\n  ) {\n    id\n    __typename\n  }\n}`,
`mutation ReleasePayment($id: ID!, $version: Int!, $because: String!, $code: String!) {\n  releasePayment(id: $id, version: $version, because: $because, code: $code) {\n    ...PaymentRunDetails\n    __typename\n  }\n}\n\n${PaymentRunDetails}`,
`mutation RemovePasskey($id: ID!) {\n  removePasskey(id: $id) {\n    message\n    __typename\n  }\n}`,
`mutation RenameView($id: ID!, $name: String!) {\n  renameView(id: $id, name: $name) {\n    ...SavedViewRow\n    __typename\n  }\n}\n\n${SavedViewRow}`,
`mutation ReportFileRejected($id: ID!, $version: Int!, $because: String!, $reference: String!) {\n  reportFileRejected(\n    id: $id\n    version: $version\n    because: $because\n    reference: $reference\n  ) {\n    ...PaymentRunDetails\n    __typename\n  }\n}\n\n${PaymentRunDetails}`,
`mutation RequestClaimCopyCode($token: String!) {\n  requestClaimCopyCode(token: $token)\n}`,
`mutation RequestCode($email: String!) {\n  requestCode(email: $email) {\n    email\n    __typename\n  }\n}`,
`mutation RequestIdentityPurge {\n  requestIdentityPurge {\n    ...IdentityPurgeState\n    __typename\n  }\n}\n\n${IdentityPurgeState}`,
`mutation RequestVerificationLink($email: String!) {\n  requestVerificationLink(email: $email) {\n    message\n    __typename\n  }\n}`,
`mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input) {\n    message\n    __typename\n  }\n}`,
`mutation RetireRules($number: Int!, $version: Int!, $reason: String!) {\n  retireRules(number: $number, version: $version, reason: $reason) {\n    ...RulesDetails\n    __typename\n  }\n}\n\n${RulesDetails}`,
`mutation RevealBankChange($id: ID!) {\n  revealBankChange(id: $id) {\n    released {\n      ...BankDetailsShown\n      __typename\n    }\n    changed {\n      ...BankDetailsShown\n      __typename\n    }\n    __typename\n  }\n}\n\n${BankDetailsShown}`,
`mutation RevealBankProfile($id: ID!) {\n  revealBankProfile(id: $id) {\n    ...BankProfileDetails\n    __typename\n  }\n}\n\n${BankProfileDetails}`,
`mutation ReviewAssessment($id: ID!, $version: Int!, $code: String!, $withdrawBecause: String) {\n  reviewAssessment(\n    id: $id\n    version: $version\n    code: $code\n    withdrawBecause: $withdrawBecause\n  ) {\n    ...AssessmentRunDetails\n    __typename\n  }\n}\n\n${AssessmentRunDetails}\n\n${AssessmentFiguresPart}\n\n${AssessedClaimRow}`,
`mutation RevokeApiToken($id: ID!) {\n  revokeApiToken(id: $id) {\n    ...ApiTokenRow\n    __typename\n  }\n}\n\n${ApiTokenRow}`,
`mutation SaveBankProfile($id: ID, $version: Int, $input: BankProfileInput!) {\n  saveBankProfile(id: $id, version: $version, input: $input) {\n    id\n    name\n    format\n    editor\n    updatedAt\n    version\n    __typename\n  }\n}`,
`mutation SaveDistribution($id: ID, $version: Int, $input: DistributionInput!) {\n  saveDistribution(id: $id, version: $version, input: $input) {\n    ...DistributionDetails\n    __typename\n  }\n}\n\n${DistributionDetails}`,
`mutation SaveDraft($form: DraftForm!, $subjectId: ID, $data: String!, $version: Int!) {\n  saveDraft(form: $form, subjectId: $subjectId, data: $data, version: $version) {\n    ...DraftSavedMoment\n    __typename\n  }\n}\n\n${DraftSavedMoment}`,
`mutation SaveNoticeLink($sid: String!, $name: String!, $url: String!) {\n  saveNoticeLink(sid: $sid, name: $name, url: $url) {\n    ...ManagedNoticeRow\n    __typename\n  }\n}\n\n${ManagedNoticeRow}`,
`mutation SaveView($name: String!, $query: String!) {\n  saveView(name: $name, query: $query) {\n    ...SavedViewRow\n    __typename\n  }\n}\n\n${SavedViewRow}`,
`mutation SendAdministratorCode($id: ID!) {\n  sendAdministratorCode(id: $id) {\n    message\n    __typename\n  }\n}`,
`mutation SendAmendment($submissionId: ID!, $message: String!, $proposal: ProposedChangeInput, $lastSeenId: ID, $proof: ActProofInput) {\n  sendAmendment(\n    submissionId: $submissionId\n    message: $message\n    proposal: $proposal\n    lastSeenId: $lastSeenId\n    proof: $proof\n  ) {\n    ...ThreadMessage\n    __typename\n  }\n}\n\n${ThreadMessage}\n\n${Proposal}\n\n${TradeOfProposal}`,
`mutation SendApiTokenCode {\n  sendApiTokenCode {\n    message\n    __typename\n  }\n}`,
`mutation SendAssessmentCode($id: ID!, $version: Int!, $act: AssessmentAct!) {\n  sendAssessmentCode(id: $id, version: $version, act: $act) {\n    message\n    __typename\n  }\n}`,
`mutation SendBankChangeCode($submissionId: ID!) {\n  sendBankChangeCode(submissionId: $submissionId) {\n    message\n    __typename\n  }\n}`,
`mutation SendBankReleaseCode($id: ID!, $version: Int!) {\n  sendBankReleaseCode(id: $id, version: $version) {\n    message\n    __typename\n  }\n}`,
`mutation SendClaimCopyAgain($submissionId: ID!) {\n  sendClaimCopyAgain(submissionId: $submissionId) {\n    ...PhoneFilingShown\n    __typename\n  }\n}\n\n${PhoneFilingShown}`,
`mutation SendClaimDecisionCode($id: ID!, $version: Int!) {\n  sendClaimDecisionCode(id: $id, version: $version) {\n    message\n    __typename\n  }\n}`,
`mutation SendDistributionCode($id: ID!, $version: Int!, $act: DistributionAct!) {\n  sendDistributionCode(id: $id, version: $version, act: $act) {\n    message\n    __typename\n  }\n}`,
`mutation SendFileRejectedCode($id: ID!, $version: Int!) {\n  sendFileRejectedCode(id: $id, version: $version) {\n    message\n    __typename\n  }\n}`,
`mutation SendFindPaidCode($id: ID!, $version: Int!) {\n  sendFindPaidCode(id: $id, version: $version) {\n    message\n    __typename\n  }\n}`,
`mutation SendPaymentReleaseCode($id: ID!, $version: Int!) {\n  sendPaymentReleaseCode(id: $id, version: $version) {\n    message\n    __typename\n  }\n}`,
`mutation SendPaymentsCode($id: ID!, $version: Int!, $act: PaymentAct!) {\n  sendPaymentsCode(id: $id, version: $version, act: $act) {\n    message\n    __typename\n  }\n}`,
`mutation SendReissueCode($id: ID!, $version: Int!) {\n  sendReissueCode(id: $id, version: $version) {\n    message\n    __typename\n  }\n}`,
`mutation SendRulesApprovalCode($number: Int!, $version: Int!) {\n  sendRulesApprovalCode(number: $number, version: $version) {\n    message\n    __typename\n  }\n}`,
`mutation SendUnclaimedCode($id: ID!, $version: Int!) {\n  sendUnclaimedCode(id: $id, version: $version) {\n    message\n    __typename\n  }\n}`,
`mutation SetDeadline($kind: DeadlineKind!, $day: Date!, $reason: String!) {\n  setDeadline(kind: $kind, day: $day, reason: $reason) {\n    ...DeadlineRow\n    __typename\n  }\n}\n\n${DeadlineRow}`,
`mutation SetMaintenance($on: Boolean!) {\n  setMaintenance(on: $on) {\n    ...MaintenanceState\n    __typename\n  }\n}\n\n${MaintenanceState}`,
`mutation SettlePayments($id: ID!, $version: Int!) {\n  settlePayments(id: $id, version: $version) {\n    ...PaymentRunDetails\n    __typename\n  }\n}\n\n${PaymentRunDetails}`,
`mutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    ...SignInAnswer\n    __typename\n  }\n}\n\n${SignInAnswer}\n\n${SignedInUser}`,
`mutation SignInWithCode($email: String!, $code: String!) {\n  signInWithCode(email: $email, code: $code) {\n    ...SignInAnswer\n    __typename\n  }\n}\n\n${SignInAnswer}\n\n${SignedInUser}`,
`mutation SignOut {\n  signOut\n}`,
`mutation StartAssessment($rulesNumber: Int!, $moment: DateTime, $anew: Boolean) {\n  startAssessment(rulesNumber: $rulesNumber, moment: $moment, anew: $anew) {\n    id\n    number\n    __typename\n  }\n}`,
`mutation StartCourtReport($membersNotified: Int) {\n  startCourtReport(membersNotified: $membersNotified) {\n    ...CourtReportDetails\n    __typename\n  }\n}\n\n${CourtReportDetails}\n\n${CourtFigureRow}`,
`mutation StartExport($report: ReportKind!, $format: ExportFormat!) {\n  startExport(report: $report, format: $format) {\n    ...ExportRunRow\n    __typename\n  }\n}\n\n${ExportRunRow}`,
`mutation StopBankChange($token: String!) {\n  stopBankChange(token: $token)\n}`,
`mutation UnmarkDoubleUp($firstId: ID!, $secondId: ID!) {\n  unmarkDoubleUp(firstId: $firstId, secondId: $secondId)\n}`,
`mutation UpdateRegistration($id: ID!, $version: Int!, $input: RegistrationInput!) {\n  updateRegistration(id: $id, version: $version, input: $input) {\n    ...RegistrationAnswers\n    __typename\n  }\n}\n\n${RegistrationAnswers}`,
`mutation UpdateSid($id: ID!, $version: Int!, $sid: String!) {\n  updateSid(id: $id, version: $version, sid: $sid) {\n    id\n    sid\n    version\n    updatedAt\n    removed {\n      message\n      date\n      answerBy\n      __typename\n    }\n    __typename\n  }\n}`,
`mutation UpdateSubmission($id: ID!, $version: Int!, $tradeVersion: Int!, $sid: String, $email: String, $input: SubmissionChangesInput!, $proof: ActProofInput, $allTradesUpTo: Int) {\n  updateSubmission(\n    id: $id\n    version: $version\n    tradeVersion: $tradeVersion\n    sid: $sid\n    email: $email\n    input: $input\n    proof: $proof\n    allTradesUpTo: $allTradesUpTo\n  ) {\n    ...ClaimToEdit\n    __typename\n  }\n}\n\n${ClaimToEdit}\n\n${ClaimData}\n\n${BankDetailsShown}`,
`mutation UpdateUser($id: ID!, $version: Int!, $input: UpdateUserInput!, $proof: ActProofInput) {\n  updateUser(id: $id, version: $version, input: $input, proof: $proof) {\n    message\n    __typename\n  }\n}`,
`mutation VerifyAccount($code: String!) {\n  verifyAccount(code: $code) {\n    message\n    __typename\n  }\n}`,
`mutation WithdrawAcceptance($id: ID!, $reason: String!) {\n  withdrawAcceptance(id: $id, reason: $reason) {\n    id\n    holds\n    withdrawnAt\n    withdrawnBy\n    withdrawnBecause\n    __typename\n  }\n}`,
`mutation WithdrawDistribution($id: ID!, $version: Int!, $code: String!, $because: String!) {\n  withdrawDistribution(id: $id, version: $version, code: $code, because: $because) {\n    ...DistributionDetails\n    __typename\n  }\n}\n\n${DistributionDetails}`,
`mutation WithdrawObjection($id: ID!, $version: Int!) {\n  withdrawObjection(id: $id, version: $version) {\n    ...ObjectionPart\n    __typename\n  }\n}\n\n${ObjectionPart}`,
`mutation WithdrawProposal($id: ID!) {\n  withdrawProposal(id: $id) {\n    ...Proposal\n    __typename\n  }\n}\n\n${Proposal}\n\n${TradeOfProposal}`,
`mutation WritePayments($id: ID!, $version: Int!, $code: String!) {\n  writePayments(id: $id, version: $version, code: $code) {\n    ...PaymentRunDetails\n    __typename\n  }\n}\n\n${PaymentRunDetails}`,
`query AmendmentCounts {\n  amendmentCounts {\n    open\n    answered\n    closed\n    proposals\n    __typename\n  }\n}`,
`query AmendmentQueue($state: AmendmentState!, $page: Int!) {\n  amendmentQueue(state: $state, page: $page) {\n    rows {\n      ...AmendmentQueueItem\n      __typename\n    }\n    pagination {\n      page\n      pageSize\n      totalItems\n      totalPages\n      __typename\n    }\n    __typename\n  }\n}\n\n${AmendmentQueueItem}`,
`query AmendmentThread($submissionId: ID!) {\n  amendments(submissionId: $submissionId) {\n    submissionId\n    state\n    messages {\n      ...ThreadMessage\n      __typename\n    }\n    __typename\n  }\n}\n\n${ThreadMessage}\n\n${Proposal}\n\n${TradeOfProposal}`,
`query ApiTokenList($page: Int!) {\n  apiTokens(page: $page) {\n    apiTokens {\n      ...ApiTokenRow\n      __typename\n    }\n    pagination {\n      totalItems\n      totalPages\n      __typename\n    }\n    __typename\n  }\n}\n\n${ApiTokenRow}`,
`query AskPreview($submissionIds: [ID!]!) {\n  askPreview(submissionIds: $submissionIds) {\n    claims\n    people\n    withBankDetails\n    waiting\n    leftOut {\n      ...AskedClaimFacts\n      __typename\n    }\n    __typename\n  }\n}\n\n${AskedClaimFacts}`,
`query AssessedClaim($runId: ID!, $submissionId: ID!) {\n  assessmentRun(id: $runId) {\n    id\n    number\n    state\n    rulesNumber\n    moment\n    __typename\n  }\n  assessedClaimTrace(runId: $runId, submissionId: $submissionId) {\n    ...AssessedTracePart\n    __typename\n  }\n}\n\n${AssessedTracePart}\n\n${AssessedClaimRow}\n\n${AssessedTradePart}\n\n${SlicePart}`,
`query AssessedClaims($runId: ID!, $filter: AssessedClaimsFilter, $page: Int!) {\n  assessmentRun(id: $runId) {\n    id\n    number\n    currency\n    __typename\n  }\n  assessedClaims(runId: $runId, filter: $filter, page: $page) {\n    claims {\n      ...AssessedClaimRow\n      __typename\n    }\n    pagination {\n      page\n      pageSize\n      totalItems\n      totalPages\n      __typename\n    }\n    __typename\n  }\n}\n\n${AssessedClaimRow}`,
`query AssessmentDisagreement($runId: ID!, $submissionId: ID!) {\n  assessmentDisagreement(runId: $runId, submissionId: $submissionId) {\n    submissionId\n    first {\n      ...EngineValuesPart\n      __typename\n    }\n    second {\n      ...EngineValuesPart\n      __typename\n    }\n    firstInput\n    secondInput\n    __typename\n  }\n}\n\n${EngineValuesPart}`,
`query AssessmentNotice($submissionId: ID!) {\n  assessmentNotice(submissionId: $submissionId) {\n    name\n    __typename\n  }\n  assessment(submissionId: $submissionId) {\n    status\n    blockedBy\n    latestObjection {\n      ...LatestObjectionShown\n      __typename\n    }\n    __typename\n  }\n}\n\n${LatestObjectionShown}`,
`query AssessmentNoticeAddress($submissionId: ID!) {\n  assessmentNotice(submissionId: $submissionId) {\n    name\n    url\n    __typename\n  }\n}`,
`query AssessmentNoticeList($query: String, $page: Int!) {\n  assessmentNotices(query: $query, page: $page) {\n    notices {\n      ...ManagedNoticeRow\n      __typename\n    }\n    pagination {\n      page\n      pageSize\n      totalItems\n      totalPages\n      __typename\n    }\n    __typename\n  }\n}\n\n${ManagedNoticeRow}`,
`query AssessmentRun($id: ID!) {\n  assessmentRun(id: $id) {\n    ...AssessmentRunDetails\n    __typename\n  }\n}\n\n${AssessmentRunDetails}\n\n${AssessmentFiguresPart}\n\n${AssessedClaimRow}`,
`query AssessmentRuns {\n  assessmentRuns {\n    ...AssessmentRow\n    __typename\n  }\n}\n\n${AssessmentRow}`,
`query AttachmentList($submissionId: ID!) {\n  attachments(submissionId: $submissionId) {\n    ...AttachmentRow\n    __typename\n  }\n}\n\n${AttachmentRow}`,
`query AuditEntries($after: ID, $from: Date, $to: Date, $action: String, $actor: String, $subject: String) {\n  auditEntries(\n    after: $after\n    from: $from\n    to: $to\n    action: $action\n    actor: $actor\n    subject: $subject\n  ) {\n    entries {\n      ...AuditEntryRow\n      __typename\n    }\n    next\n    lookedBackTo\n    __typename\n  }\n}\n\n${AuditEntryRow}`,
`query BankChanges($state: BankChangeState, $page: Int) {\n  bankChanges(state: $state, page: $page) {\n    changes {\n      ...BankChangeShown\n      __typename\n    }\n    pagination {\n      totalItems\n      totalPages\n      __typename\n    }\n    __typename\n  }\n}\n\n${BankChangeShown}\n\n${BankDetailsShown}`,
`query BankContradictions($runId: ID) {\n  bankContradictions(runId: $runId) {\n    runId\n    runNumber\n    importId\n    foundAt\n    importer\n    payments\n    first {\n      paymentId\n      submissionId\n      sid\n      net\n      state\n      said\n      made\n      before\n      isFileRejected\n      finder\n      reissuer\n      reissueRunNumber\n      __typename\n    }\n    closeRefusal\n    __typename\n  }\n}`,
`query BankProfiles {\n  bankProfiles {\n    id\n    name\n    format\n    editor\n    updatedAt\n    version\n    __typename\n  }\n}`,
`query ClaimAsOf($submissionId: ID!, $changeId: ID!) {\n  claimAsOf(submissionId: $submissionId, changeId: $changeId) {\n    at\n    sid\n    email\n    submissionData {\n      ...ClaimData\n      __typename\n    }\n    __typename\n  }\n}\n\n${ClaimData}\n\n${BankDetailsShown}`,
`query ClaimAssessment($submissionId: ID!) {\n  assessment(submissionId: $submissionId) {\n    runNumber\n    moment\n    publishedAt\n    objectionsUntil\n    isFinal\n    rulesNumber\n    rules\n    rulesSha256\n    holder\n    registeredOwner\n    code\n    trace {\n      claim {\n        sid\n        status\n        recognisedLoss\n        sumOfSlices\n        limitedBy\n        inputSha256\n        traceSha256\n        __typename\n      }\n      matching\n      currency\n      isSame\n      areRulesAltered\n      findings {\n        code\n        severity\n        trade\n        day\n        __typename\n      }\n      openingBalance\n      tradeCount\n      trades {\n        ...AssessedTradePart\n        __typename\n      }\n      sliceCount\n      slices {\n        ...SlicePart\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n}\n\n${AssessedTradePart}\n\n${SlicePart}`,
`query ClaimAssessmentCheck($submissionId: ID!) {\n  assessmentCheck(submissionId: $submissionId) {\n    input\n    dayPrices {\n      day\n      low\n      high\n      __typename\n    }\n    inputSha256\n    traceSha256\n    __typename\n  }\n}`,
`query ClaimDecisions($submissionId: ID!) {\n  claimDecisions(submissionId: $submissionId) {\n    ...ClaimDecisionShown\n    __typename\n  }\n}\n\n${ClaimDecisionShown}`,
`query ClaimFacts($ids: [ID!]!) {\n  claimFacts(ids: $ids) {\n    id\n    trades\n    request\n    requestSince\n    onlyOfficeWrote\n    hasNotice\n    source\n    createdAt\n    updatedAt\n    __typename\n  }\n}`,
`query ClaimHistory($submissionId: ID!, $page: Int!) {\n  claimHistory(submissionId: $submissionId, page: $page) {\n    sid\n    legalEntity\n    changes {\n      ...ClaimChangeEntry\n      __typename\n    }\n    pagination {\n      page\n      pageSize\n      totalItems\n      totalPages\n      __typename\n    }\n    __typename\n  }\n}\n\n${ClaimChangeEntry}\n\n${ChangedTrade}`,
`query ClaimObjections($submissionId: ID!) {\n  myObjection(submissionId: $submissionId) {\n    objectionsUntil\n    isLate\n    mayRaise\n    objections {\n      ...ObjectionPart\n      __typename\n    }\n    __typename\n  }\n}\n\n${ObjectionPart}`,
`query ClaimParts($submissionId: ID!, $withDuplicates: Boolean!, $withDecisions: Boolean!, $withObjections: Boolean!, $withPayment: Boolean!, $withStatus: Boolean!, $withRules: Boolean!) {\n  amendments(submissionId: $submissionId) {\n    submissionId\n    state\n    messages {\n      ...ThreadMessage\n      __typename\n    }\n    __typename\n  }\n  attachments(submissionId: $submissionId) {\n    ...AttachmentRow\n    __typename\n  }\n  identityDocumentsTaken\n  assessmentNotice(submissionId: $submissionId) {\n    name\n    __typename\n  }\n  assessment(submissionId: $submissionId) {\n    status\n    blockedBy\n    latestObjection {\n      ...LatestObjectionShown\n      __typename\n    }\n    __typename\n  }\n  distributionLine(submissionId: $submissionId) @include(if: $withPayment) {\n    number\n    numbers\n    state\n    net\n    __typename\n  }\n  myPaymentStatuses(submissionId: $submissionId) @include(if: $withStatus) {\n    submissionId\n    stage\n    needsMember\n    day\n    __typename\n  }\n  phoneFiling(submissionId: $submissionId) {\n    ...PhoneFilingShown\n    __typename\n  }\n  bankHold(submissionId: $submissionId) {\n    ...BankHoldShown\n    __typename\n  }\n  claimTax(submissionId: $submissionId) {\n    ...ClaimTaxShown\n    __typename\n  }\n  claimDecisions(submissionId: $submissionId) @include(if: $withDecisions) {\n    ...ClaimDecisionShown\n    __typename\n  }\n  myObjection(submissionId: $submissionId) @include(if: $withObjections) {\n    objections {\n      ...UndecidedObjection\n      __typename\n    }\n    __typename\n  }\n  undecidedDoubleUpsOf(submissionId: $submissionId) @include(if: $withDuplicates) {\n    firstId\n    secondId\n    __typename\n  }\n  ledgerRules @include(if: $withRules) {\n    number\n    document\n    dayPrices {\n      day\n      low\n      high\n      __typename\n    }\n    __typename\n  }\n}\n\n${ThreadMessage}\n\n${Proposal}\n\n${TradeOfProposal}\n\n${AttachmentRow}\n\n${LatestObjectionShown}\n\n${PhoneFilingShown}\n\n${BankHoldShown}\n\n${ClaimTaxShown}\n\n${ClaimDecisionShown}\n\n${UndecidedObjection}`,
`query ClaimPayment($submissionId: ID!) {\n  distributionLine(submissionId: $submissionId) {\n    number\n    numbers\n    state\n    net\n    __typename\n  }\n}`,
`query ClaimRemoval($submissionId: ID!) {\n  claimRemoval(submissionId: $submissionId) {\n    ...ClaimRemovalPart\n    __typename\n  }\n}\n\n${ClaimRemovalPart}`,
`query ClaimToEdit($id: ID!, $allTradesUpTo: Int) {\n  submission(id: $id, allTradesUpTo: $allTradesUpTo) {\n    ...ClaimToEdit\n    __typename\n  }\n}\n\n${ClaimToEdit}\n\n${ClaimData}\n\n${BankDetailsShown}`,
`query ComparedClaims($firstId: ID!, $secondId: ID!) {\n  first: submission(id: $firstId) {\n    ...ComparedClaim\n    __typename\n  }\n  second: submission(id: $secondId) {\n    ...ComparedClaim\n    __typename\n  }\n}\n\n${ComparedClaim}\n\n${ClaimData}\n\n${BankDetailsShown}`,
`query CostCaps {\n  costCaps {\n    basis\n    taken\n    cap\n    __typename\n  }\n}`,
`query CourtReport($id: ID!) {\n  courtReport(id: $id) {\n    ...CourtReportDetails\n    __typename\n  }\n}\n\n${CourtReportDetails}\n\n${CourtFigureRow}`,
`query CourtReportItems($id: ID!, $figure: String!, $page: Int) {\n  courtReport(id: $id) {\n    id\n    number\n    moment\n    figures {\n      ...CourtFigureRow\n      __typename\n    }\n    __typename\n  }\n  courtReportItems(id: $id, figure: $figure, page: $page) {\n    items {\n      ...CourtReportItemRow\n      __typename\n    }\n    pagination {\n      totalItems\n      totalPages\n      __typename\n    }\n    __typename\n  }\n}\n\n${CourtFigureRow}\n\n${CourtReportItemRow}`,
`query CourtReports {\n  courtReports {\n    ...CourtReportRow\n    __typename\n  }\n}\n\n${CourtReportRow}`,
`query Dashboard {\n  dashboard {\n    submissions\n    complete\n    missingData\n    withoutTrades\n    removed\n    missingBank\n    unansweredRequests\n    answeredRequests\n    notices\n    importsRunning\n    importsFailed\n    undecidedDoubleUps\n    bankChangesWaiting\n    bankChangesStopped\n    bankContradictions\n    thisWeek {\n      submissions\n      changedSubmissions\n      amendments\n      attachments\n      __typename\n    }\n    filings {\n      week\n      weeks\n      count\n      __typename\n    }\n    __typename\n  }\n}`,
`query DayPrices($page: Int) {\n  dayPrices(page: $page) {\n    count\n    from\n    to\n    missing\n    firstMissing\n    prices {\n      day\n      low\n      high\n      __typename\n    }\n    pagination {\n      page\n      totalPages\n      totalItems\n      __typename\n    }\n    __typename\n  }\n}`,
`query Deadlines($page: Int, $ended: Boolean) {\n  deadlines(page: $page, ended: $ended) {\n    deadlines {\n      ...DeadlineRow\n      __typename\n    }\n    pagination {\n      totalItems\n      totalPages\n      __typename\n    }\n    __typename\n  }\n}\n\n${DeadlineRow}`,
`query Distribution($id: ID!) {\n  distribution(id: $id) {\n    ...DistributionDetails\n    __typename\n  }\n}\n\n${DistributionDetails}`,
`query DistributionDifference($id: ID!, $otherId: ID!, $afterTax: Boolean!) {\n  distributionDifference(id: $id, otherId: $otherId, afterTax: $afterTax) {\n    id\n    otherId\n    gaining\n    gained\n    losing\n    lost\n    unchanged\n    withheldBefore\n    withheldAfter\n    falling\n    rising\n    histogram {\n      from\n      to\n      claims\n      __typename\n    }\n    largestGains {\n      ...DistributionChangePart\n      __typename\n    }\n    largestLosses {\n      ...DistributionChangePart\n      __typename\n    }\n    __typename\n  }\n}\n\n${DistributionChangePart}`,
`query DistributionLines($id: ID!, $state: DistributionLineState, $taxClass: TaxClass, $sid: String, $page: Int!) {\n  distribution(id: $id) {\n    id\n    number\n    name\n    __typename\n  }\n  distributionLines(\n    id: $id\n    state: $state\n    taxClass: $taxClass\n    sid: $sid\n    page: $page\n  ) {\n    lines {\n      submissionId\n      sid\n      loss\n      principal\n      interest\n      payment\n      withheld\n      net\n      state\n      __typename\n    }\n    pagination {\n      totalItems\n      totalPages\n      __typename\n    }\n    __typename\n  }\n}`,
`query Distributions {\n  distributions {\n    ...DistributionRow\n    __typename\n  }\n}\n\n${DistributionRow}`,
`query DoubleUpList($page: Int!, $undecidedOnly: Boolean!) {\n  doubleUps(page: $page, undecidedOnly: $undecidedOnly) {\n    groups {\n      id\n      claims {\n        id\n        sid\n        legalEntity\n        contactEmail\n        contactName\n        missing\n        __typename\n      }\n      pairs {\n        ...DoubleUpPairFacts\n        __typename\n      }\n      __typename\n    }\n    pagination {\n      page\n      pageSize\n      totalItems\n      totalPages\n      __typename\n    }\n    undecided\n    foundAt\n    cameSince\n    searching\n    __typename\n  }\n}\n\n${DoubleUpPairFacts}`,
`query DoubleUpPair($firstId: ID!, $secondId: ID!) {\n  doubleUp(firstId: $firstId, secondId: $secondId) {\n    pair {\n      ...DoubleUpPairFacts\n      __typename\n    }\n    nextUndecided {\n      firstId\n      secondId\n      __typename\n    }\n    __typename\n  }\n}\n\n${DoubleUpPairFacts}`,
`query DoubleUpsAmong($submissionIds: [ID!]!) {\n  doubleUpsAmong(submissionIds: $submissionIds) {\n    claims {\n      id\n      sid\n      legalEntity\n      __typename\n    }\n    pairs {\n      ...DoubleUpPairFacts\n      __typename\n    }\n    __typename\n  }\n}\n\n${DoubleUpPairFacts}`,
`query DraftKey {\n  draftKey\n}`,
`query EditedUser($id: ID!) {\n  user(id: $id) {\n    ...ManagedUserRow\n    __typename\n  }\n}\n\n${ManagedUserRow}`,
`query ExportRunList($page: Int!) {\n  exportRuns(page: $page) {\n    exportRuns {\n      ...ExportRunRow\n      __typename\n    }\n    pagination {\n      page\n      pageSize\n      totalItems\n      totalPages\n      __typename\n    }\n    __typename\n  }\n}\n\n${ExportRunRow}`,
`query FinalRuns {\n  assessmentRuns {\n    id\n    number\n    state\n    finalAt\n    objectionsUntil\n    recognisedLoss\n    __typename\n  }\n}`,
`query FoundSubmissions($query: String!) {\n  submissionSearch(query: $query) {\n    rows {\n      id\n      sid\n      legalEntity\n      contactEmail\n      contactName\n      __typename\n    }\n    more\n    __typename\n  }\n}`,
`query IdentityDocumentsTaken {\n  identityDocumentsTaken\n}`,
`query IdentityPurge {\n  identityPurge {\n    ...IdentityPurgeState\n    __typename\n  }\n}\n\n${IdentityPurgeState}`,
`query ImportRun($id: ID!) {\n  importRun(id: $id) {\n    ...ImportRunSummary\n    message\n    notation\n    bytesRead\n    rowsTotal\n    rowsPerSecond\n    secondsLeft\n    unknownColumns\n    cancelRequested\n    startedAt\n    rejectionsUrl\n    rejections {\n      line\n      column\n      columnLabel\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\n${ImportRunSummary}`,
`query ImportRunList($page: Int!, $filter: ImportRunFilter) {\n  importRuns(page: $page, filter: $filter) {\n    importRuns {\n      ...ImportRunSummary\n      __typename\n    }\n    pagination {\n      page\n      pageSize\n      totalItems\n      totalPages\n      __typename\n    }\n    __typename\n  }\n}\n\n${ImportRunSummary}`,
`query IssuedNotice($code:String!){issuedNotice(code:$code){publishedAt traceSha256 isSuperseded}}`,
`query KeptDraft($form: DraftForm!, $subjectId: ID) {\n  draft(form: $form, subjectId: $subjectId) {\n    form\n    subjectId\n    data\n    version\n    savedAt\n    __typename\n  }\n  draftKey\n}`,
`query LatestImportRuns {\n  latestImportRuns {\n    ...ImportRunSummary\n    __typename\n  }\n}\n\n${ImportRunSummary}`,
`query LedgerRules {\n  ledgerRules {\n    number\n    document\n    dayPrices {\n      day\n      low\n      high\n      __typename\n    }\n    __typename\n  }\n}`,
`query Maintenance {\n  maintenance {\n    ...MaintenanceState\n    __typename\n  }\n}\n\n${MaintenanceState}`,
`query Me {\n  me {\n    ...SignedInUser\n    __typename\n  }\n}\n\n${SignedInUser}`,
`query MoneyLeft($id: ID!) {\n  moneyLeft(id: $id) {\n    ...MoneyLeftDetails\n    __typename\n  }\n}\n\n${MoneyLeftDetails}`,
`query MyJobs($imports: Boolean!, $exports: Boolean!, $assessments: Boolean!, $distributions: Boolean!, $payments: Boolean!) {\n  myImports @include(if: $imports) {\n    ...ImportRunSummary\n    message\n    bytesRead\n    rowsTotal\n    rowsPerSecond\n    secondsLeft\n    cancelRequested\n    __typename\n  }\n  myExports @include(if: $exports) {\n    ...ExportRunRow\n    finishedAt\n    __typename\n  }\n  myAssessments @include(if: $assessments) {\n    id\n    number\n    state\n    progress\n    disagreed\n    assessed\n    claims\n    claimsPerSecond\n    secondsLeft\n    createdAt\n    finishedAt\n    message\n    __typename\n  }\n  myDistributions @include(if: $distributions) {\n    id\n    number\n    state\n    progress\n    secondsLeft\n    disagreed\n    message\n    refused\n    createdAt\n    finishedAt\n    __typename\n  }\n  myPayments @include(if: $payments) {\n    id\n    number\n    state\n    progress\n    message\n    createdAt\n    finishedAt\n    __typename\n  }\n  mailsWaiting\n}\n\n${ImportRunSummary}\n\n${ExportRunRow}`,
`query MyRegistrations {\n  myRegistrations {\n    id\n    name\n    timeCreatedAt\n    __typename\n  }\n}`,
`query MySubmissions {\n  mySubmissions {\n    ...SubmissionRow\n    __typename\n  }\n  myClaimFacts {\n    ...HomeFacts\n    __typename\n  }\n  myPaymentStatuses {\n    submissionId\n    stage\n    needsMember\n    day\n    __typename\n  }\n  myDrafts {\n    ...HomeDraft\n    __typename\n  }\n}\n\n${SubmissionRow}\n\n${HomeFacts}\n\n${LatestObjectionShown}\n\n${HomeDraft}`,
`query NoticeRecipients($sids: [String!]!) {\n  noticeRecipients(sids: $sids) {\n    sid\n    submissionId\n    legalEntity\n    hasNotice\n    removed\n    __typename\n  }\n}`,
`query ObjectionList($state: ObjectionState, $page: Int!) {\n  objections(state: $state, page: $page) {\n    objections {\n      ...ObjectionPart\n      __typename\n    }\n    pagination {\n      page\n      pageSize\n      totalItems\n      totalPages\n      __typename\n    }\n    __typename\n  }\n}\n\n${ObjectionPart}`,
`query ObjectionOfficers {\n  objectionOfficers {\n    id\n    name\n    isSelf\n    __typename\n  }\n}`,
`query ObjectionReview($id: ID!) {\n  objection(id: $id) {\n    ...ObjectionReviewPart\n    __typename\n  }\n}\n\n${ObjectionReviewPart}\n\n${ObjectionPart}\n\n${AssessedTracePart}\n\n${AssessedClaimRow}\n\n${AssessedTradePart}\n\n${SlicePart}`,
`query OfficeCounts {\n  officeCounts {\n    unansweredRequests\n    undecidedDoubleUps\n    importsRunning\n    openObjections\n    openBankChanges\n    __typename\n  }\n}`,
`query OwnPayments($submissionId: ID!) {\n  paymentsOf(submissionId: $submissionId) {\n    id\n    state\n    heldReason\n    returnedFor\n    heldForReturn\n    net\n    distribution\n    paymentDay\n    account\n    __typename\n  }\n}`,
`query PasskeyList {\n  passkeys {\n    ...PasskeyRow\n    __typename\n  }\n}\n\n${PasskeyRow}`,
`query PaymentLine($submissionId: ID!, $number: Int) {\n  distributionLine(submissionId: $submissionId, number: $number) {\n    number\n    numbers\n    paidBefore\n    sid\n    loss\n    principal\n    interest\n    payment\n    withheld\n    taxClass\n    net\n    state\n    account\n    publishedAt\n    fund {\n      settlementSum\n      interest\n      sources {\n        kind\n        distribution\n        payments\n        principal\n        interest\n        __typename\n      }\n      steps {\n        name\n        from\n        amount\n        percent\n        of\n        __typename\n      }\n      __typename\n    }\n    distributable {\n      principal\n      interest\n      __typename\n    }\n    losses\n    plan\n    mayCheck\n    __typename\n  }\n}`,
`query PaymentLineProof($submissionId: ID!, $number: Int) {\n  distributionLineProof(submissionId: $submissionId, number: $number)\n}`,
`query PaymentRun($id: ID!) {\n  paymentRun(id: $id) {\n    ...PaymentRunDetails\n    __typename\n  }\n}\n\n${PaymentRunDetails}`,
`query PaymentRuns {\n  paymentRuns {\n    ...PaymentRunRow\n    __typename\n  }\n}\n\n${PaymentRunRow}`,
`query Payments($runId: ID!, $state: PaymentState, $reason: PaymentHeldReason, $page: Int) {\n  paymentRun(id: $runId) {\n    id\n    number\n    state\n    __typename\n  }\n  payments(runId: $runId, state: $state, reason: $reason, page: $page) {\n    payments {\n      ...PaymentRow\n      __typename\n    }\n    pagination {\n      totalItems\n      totalPages\n      __typename\n    }\n    __typename\n  }\n}\n\n${PaymentRow}`,
`query PhoneFiling($submissionId: ID!) {\n  phoneFiling(submissionId: $submissionId) {\n    ...PhoneFilingShown\n    __typename\n  }\n}\n\n${PhoneFilingShown}`,
`query PreparePayments {\n  distributions {\n    id\n    number\n    name\n    state\n    __typename\n  }\n  bankProfiles {\n    id\n    name\n    __typename\n  }\n}`,
`query PublishedDistribution($number:Int){publishedDistributions{number name publishedAt withdrawnAt}publishedDistribution(number:$number){follows{number seal}runId number name rules assessment hash plan fund{settlementSum interest sources{kind distribution payments principal interest}steps{name amount percent of basis}}count loss principal interest residuePrincipal residueInterest root seal frozenAt publishedAt withdrawnAt lines}}`,
`query RegistrationList($page: Int!, $search: String) {\n  registrations(page: $page, search: $search) {\n    registrations {\n      ...RegistrationRowFacts\n      __typename\n    }\n    pagination {\n      page\n      pageSize\n      totalItems\n      totalPages\n      __typename\n    }\n    __typename\n  }\n}\n\n${RegistrationRowFacts}`,
`query RegistrationView($id: ID!) {\n  registration(id: $id) {\n    ...RegistrationAnswers\n    __typename\n  }\n}\n\n${RegistrationAnswers}`,
`query ResetLink($token:String!){resetLinkValid(token:$token)}`,
`query ReturnedPayments($page: Int) {\n  returnedPayments(page: $page) {\n    payments {\n      ...ReturnedPaymentRow\n      __typename\n    }\n    pagination {\n      totalItems\n      totalPages\n      __typename\n    }\n    __typename\n  }\n}\n\n${ReturnedPaymentRow}`,
`query RulesDifference($from: Int!, $to: Int!) {\n  rulesDifference(from: $from, to: $to) {\n    path\n    before\n    after\n    __typename\n  }\n}`,
`query RulesForAssessment {\n  rulesVersions {\n    number\n    state\n    effectiveFrom\n    basis\n    __typename\n  }\n}`,
`query RulesVersion($number: Int!) {\n  rulesVersion(number: $number) {\n    ...RulesDetails\n    __typename\n  }\n}\n\n${RulesDetails}`,
`query RulesVersions {\n  rulesVersions {\n    ...RulesRow\n    __typename\n  }\n}\n\n${RulesRow}`,
`query SavedViews {\n  savedViews {\n    ...SavedViewRow\n    __typename\n  }\n}\n\n${SavedViewRow}`,
`query SchemeSettings {\n  schemeSettings {\n    file\n    settings {\n      section\n      label\n      name\n      value\n      __typename\n    }\n    __typename\n  }\n}`,
`query Scheme{scheme{classActionTitle portalTitle settlementPortalTitle contactEmail contactPhone{number hours}mailSender portalUrl supportEmail shareName openingBalanceDate tradePeriodStart tradePeriodEnd privacyUrl copyright currency timeZone courtOrderDate nextNews acknowledgements tradeTemplateUrl preliminaryNotice{name url}assessmentName mayCreate mayUpdate showNewSubmission landing{heading paragraphs}logos{image alt}maintenance}}`,
`query SessionEnd {\n  sessionEnd {\n    ...SessionEndTimes\n    __typename\n  }\n  draftKey\n}\n\n${SessionEndTimes}`,
`query SubmissionFilterCounts($filter: SubmissionFilter, $query: String) {\n  submissionFilterCounts(filter: $filter, query: $query) {\n    limit\n    missingData\n    completeData\n    missingBank\n    withoutTrades\n    removed\n    hasAmendments\n    unansweredAmendments\n    hasAttachments\n    withoutAttachments\n    newThisWeek\n    changedThisWeek\n    attachedThisWeek\n    messagedThisWeek\n    sidMissing\n    withoutTaxNumber\n    possibleDuplicate\n    sources {\n      source\n      count\n      __typename\n    }\n    findings {\n      finding\n      count\n      __typename\n    }\n    __typename\n  }\n}`,
`query SubmissionList($page: Int!, $filter: SubmissionFilter, $sort: SubmissionSort, $after: ID, $before: ID) {\n  submissions(\n    page: $page\n    filter: $filter\n    sort: $sort\n    after: $after\n    before: $before\n  ) {\n    submissions {\n      ...SubmissionRow\n      __typename\n    }\n    pagination {\n      page\n      pageSize\n      totalItems\n      totalPages\n      __typename\n    }\n    __typename\n  }\n}\n\n${SubmissionRow}`,
`query SubmissionSearch($query: String!, $filter: SubmissionFilter) {\n  submissionSearch(query: $query, filter: $filter) {\n    rows {\n      ...SubmissionRow\n      __typename\n    }\n    more\n    __typename\n  }\n}\n\n${SubmissionRow}`,
`query SubmissionSelection($filter: SubmissionFilter, $sort: SubmissionSort) {\n  submissionSelection(filter: $filter, sort: $sort) {\n    submissions {\n      id\n      sid\n      __typename\n    }\n    more\n    __typename\n  }\n}`,
`query SubmissionView($id: ID!, $tradePage: Int) {\n  submission(id: $id, tradePage: $tradePage) {\n    id\n    sid\n    submissionId\n    email\n    version\n    tradeVersion\n    mayUpdate\n    createdAt\n    updatedAt\n    removed {\n      message\n      date\n      answerBy\n      __typename\n    }\n    missing {\n      path\n      message\n      __typename\n    }\n    submissionData {\n      ...ClaimData\n      __typename\n    }\n    moreTrades\n    __typename\n  }\n}\n\n${ClaimData}\n\n${BankDetailsShown}`,
`query TaxExemptions($submissionId: ID!) {\n  taxExemptions(submissionId: $submissionId) {\n    ...TaxExemptionShown\n    __typename\n  }\n}\n\n${TaxExemptionShown}`,
`query UndecidedDoubleUpsOf($submissionId: ID!) {\n  undecidedDoubleUpsOf(submissionId: $submissionId) {\n    firstId\n    secondId\n    __typename\n  }\n}`,
`query UserList($role: Role!, $query: String, $page: Int!) {\n  users(role: $role, query: $query, page: $page) {\n    users {\n      ...ManagedUserRow\n      __typename\n    }\n    pagination {\n      page\n      pageSize\n      totalItems\n      totalPages\n      __typename\n    }\n    __typename\n  }\n}\n\n${ManagedUserRow}`,
`query WaitingClaimDecisions {\n  waitingClaimDecisions {\n    id\n    sid\n    submissionId\n    kind\n    reason\n    maker\n    proposedAt\n    isOwn\n    __typename\n  }\n}`,
];

/** What the scripts of README.md and docs/scripting.md send. */
export const SCRIPT_DOCUMENTS: readonly string[] = [
`query ($id: ID!) { importRun(id: $id) { status progress read created updated unchanged rejected } }`,
`query ($id: ID!) {\n  importRun(id: $id) { status message read created updated unchanged rejected }\n}`,
`query ($after: ID, $updatedSince: DateTime) {\n  submissionWalk(after: $after, first: 500, updatedSince: $updatedSince) {\n    asOf\n    next\n    submissions {\n      submissionId sid email updatedAt\n      submissionData {\n        legalDetails { legalEntity registeredOwner abnAcn }\n        tradeDetails { openingBalance tradeData { transactionType tradeDate quantity pricePerShare totalAmount } }\n      }\n    }\n  }\n}`,
`query ($id: ID!) { importRun(id: $id) { status message read created updated unchanged rejected } }`,
];