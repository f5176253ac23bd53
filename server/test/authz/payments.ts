import type { Area } from './callers.js';
import { about, B, closed, F, N, O, PEOPLES_CLAIMS } from './rows.js';

const NONE = '0198a000-0000-7000-8000-000000000000';
const CONFIRMED = `id: "${NONE}", version: 1, code: "123456"`;

/** Bank profiles, payment runs and their payments; none exists. Scripts read runs and payments, and nothing else. */
export const payments: Area = {
  graphql: {
    'query bankProfiles': closed([F, O, F, F], '{ bankProfiles { id } }'),
    'query returnedPayments': closed([F, O, F, F], '{ returnedPayments { payments { id } } }'),
    'query bankContradictions': closed([F, O, F, F], '{ bankContradictions { runId } }'),
    'query myPayments': closed([F, O, F, F], '{ myPayments { id } }'),
    'query myPaymentStatuses': closed([O, O, F, F], '{ myPaymentStatuses { stage } }'),
    'query paymentRuns': closed([F, O, O, O], '{ paymentRuns { id } }'),
    'query paymentRun': closed([F, N, N, N], `{ paymentRun(id: "${NONE}") { id } }`),
    'query payments': closed([F, N, N, N], `{ payments(runId: "${NONE}") { payments { id } } }`),
    'query moneyLeft': closed([F, N, F, F], `{ moneyLeft(id: "${NONE}") { id } }`),
    'mutation declareUnclaimed': closed(
      [F, N, F, F],
      `mutation { declareUnclaimed(distributionId: "${NONE}", basis: "Order of 1 June") { id } }`,
    ),
    'mutation sendUnclaimedCode': closed(
      [F, N, F, F],
      `mutation { sendUnclaimedCode(id: "${NONE}", version: 1) { message } }`,
    ),
    'mutation confirmUnclaimed': closed([F, N, F, F], `mutation { confirmUnclaimed(${CONFIRMED}) { id } }`),
    'mutation refuseUnclaimed': closed(
      [F, N, F, F],
      `mutation { refuseUnclaimed(id: "${NONE}", version: 1, because: "Too early") { id } }`,
    ),
    'query paymentsOf': about(
      'claims',
      PEOPLES_CLAIMS,
      (id) => `{ paymentsOf(submissionId: "${id}") { id } }`,
    ),
    'mutation revealBankProfile': closed(
      [F, N, F, F],
      `mutation { revealBankProfile(id: "${NONE}") { id } }`,
    ),
    'mutation saveBankProfile': closed(
      [F, B, F, F],
      `mutation { saveBankProfile(input: { name: "", institution: "", userName: "", userId: "", description: "", traceBsb: "",
         traceAccount: "", remitter: "", balanced: false, maxTotal: "", maxRows: "", longTitles: "" }) { id } }`,
    ),
    'mutation preparePayments': closed(
      [F, N, F, F],
      `mutation { preparePayments(distributionId: "${NONE}", profileId: "${NONE}", day: "2099-01-02") { id } }`,
    ),
    'mutation checkPayments': closed(
      [F, N, F, F],
      `mutation { checkPayments(id: "${NONE}", version: 1) { id } }`,
    ),
    'mutation cancelPayments': closed(
      [F, N, F, F],
      `mutation { cancelPayments(id: "${NONE}", version: 1, because: "Wrong day", neverSent: false) { id } }`,
    ),
    'mutation holdPayment': closed(
      [F, N, F, F],
      `mutation { holdPayment(id: "${NONE}", version: 1, reason: "Deceased") { id } }`,
    ),
    'mutation sendPaymentReleaseCode': closed(
      [F, N, F, F],
      `mutation { sendPaymentReleaseCode(id: "${NONE}", version: 1) { message } }`,
    ),
    'mutation releasePayment': closed(
      [F, N, F, F],
      `mutation { releasePayment(${CONFIRMED}, because: "Two funds of one trustee") { id } }`,
    ),
    'mutation sendPaymentsCode': closed(
      [F, N, F, F],
      `mutation { sendPaymentsCode(id: "${NONE}", version: 1, act: APPROVE) { message } }`,
    ),
    'mutation sendReissueCode': closed(
      [F, N, F, F],
      `mutation { sendReissueCode(id: "${NONE}", version: 1) { message } }`,
    ),
    'mutation reissuePayment': closed(
      [F, N, F, F],
      `mutation { reissuePayment(${CONFIRMED}, because: "The bank did not pay it") { id } }`,
    ),
    'mutation sendFindPaidCode': closed(
      [F, N, F, F],
      `mutation { sendFindPaidCode(id: "${NONE}", version: 1) { message } }`,
    ),
    'mutation findPaymentPaid': closed(
      [F, N, F, F],
      `mutation { findPaymentPaid(${CONFIRMED}, because: "The bank made it") { id } }`,
    ),
    'mutation closeBankContradiction': closed(
      [F, N, F, F],
      `mutation { closeBankContradiction(runId: "${NONE}", importId: "${NONE}", because: "The bank says so") { message } }`,
    ),
    'mutation reportFileRejected': closed(
      [F, N, F, F],
      `mutation { reportFileRejected(id: "${NONE}", version: 1, because: "Wrong day", reference: "M-1") { id } }`,
    ),
    'mutation sendFileRejectedCode': closed(
      [F, N, F, F],
      `mutation { sendFileRejectedCode(id: "${NONE}", version: 1) { message } }`,
    ),
    'mutation confirmFileRejected': closed(
      [F, N, F, F],
      `mutation { confirmFileRejected(${CONFIRMED}, because: "The bank says so") { id } }`,
    ),
    'mutation refuseFileRejected': closed(
      [F, N, F, F],
      `mutation { refuseFileRejected(id: "${NONE}", version: 1, because: "It was not") { id } }`,
    ),
    'mutation movePayments': closed(
      [F, N, F, F],
      `mutation { movePayments(id: "${NONE}", version: 1) { id } }`,
    ),
    'mutation approvePayments': closed([F, N, F, F], `mutation { approvePayments(${CONFIRMED}) { id } }`),
    'mutation writePayments': closed([F, N, F, F], `mutation { writePayments(${CONFIRMED}) { id } }`),
    'mutation markFileSent': closed(
      [F, N, F, F],
      `mutation { markFileSent(id: "${NONE}", version: 1, receipt: "R-1") { id } }`,
    ),
    'mutation settlePayments': closed(
      [F, N, F, F],
      `mutation { settlePayments(id: "${NONE}", version: 1) { id } }`,
    ),
  },
  rest: {},
};
