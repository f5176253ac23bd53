import type { Area, ObjectName, Row } from './callers.js';
import { about, B, C, CLAIMS, closed, F, N, O, open, PEOPLES_CLAIMS } from './rows.js';

const NONE = '0198a000-0000-7000-8000-000000000000';

/** Without a published run no claim has one. */
const NO_ASSESSMENT: Record<ObjectName, Row> = {
  own: [C, C, C, C],
  other: [N, C, C, C],
  absent: [N, N, N, N],
  malformed: [N, N, N, N],
};

/** People object; without a published run there is nothing to object to. */
const NOTHING_TO_OBJECT_TO: Record<ObjectName, Row> = {
  own: [C, C, F, F],
  other: [N, C, F, F],
  absent: [N, N, F, F],
  malformed: [N, N, F, F],
};

/** Runs of an assessment; none exists. */
export const assessments: Area = {
  graphql: {
    'query assessmentRuns': closed([F, O, O, O], '{ assessmentRuns { id } }'),
    'query myAssessments': closed([F, O, F, F], '{ myAssessments { id } }'),
    'query assessmentRun': closed([F, N, N, N], `{ assessmentRun(id: "${NONE}") { id } }`),
    'query assessedClaims': closed([F, N, N, N], '{ assessedClaims(runId: "x") { claims { sid } } }'),
    'query assessmentDisagreement': closed(
      [F, N, N, N],
      `{ assessmentDisagreement(runId: "${NONE}", submissionId: "x") { sid } }`,
    ),
    'query assessedClaimTrace': closed(
      [F, N, N, N],
      `{ assessedClaimTrace(runId: "${NONE}", submissionId: "x") { matching } }`,
    ),
    'mutation acceptFinding': closed(
      [F, N, F, F],
      `mutation { acceptFinding(runId: "${NONE}", submissionId: "x", code: "NO_PRICE", reason: "known") { matching } }`,
    ),
    'mutation withdrawAcceptance': closed(
      [F, N, F, F],
      `mutation { withdrawAcceptance(id: "${NONE}", reason: "known") { id } }`,
    ),
    'query assessment': about(
      'claims',
      CLAIMS,
      (id) => `{ assessment(submissionId: "${id}") { runNumber } }`,
    ),
    'query assessmentCheck': about(
      'claims',
      NO_ASSESSMENT,
      (id) => `{ assessmentCheck(submissionId: "${id}") { input } }`,
    ),
    'query publishedRules': open(O, '{ publishedRules { sha256 } }'),
    'query issuedNotice': open('OK', '{ issuedNotice(code: "x") { publishedAt } }'),
    'query myObjection': about(
      'claims',
      PEOPLES_CLAIMS,
      (id) => `{ myObjection(submissionId: "${id}") { isLate } }`,
    ),
    'mutation raiseObjection': about(
      'claims',
      NOTHING_TO_OBJECT_TO,
      (id) => `mutation { raiseObjection(submissionId: "${id}", grounds: "It is wrong") { id } }`,
    ),
    'mutation withdrawObjection': closed(
      [N, N, F, F],
      `mutation { withdrawObjection(id: "${NONE}", version: 1) { id } }`,
    ),
    'query objections': closed([F, O, F, F], '{ objections { pagination { totalItems } } }'),
    'query objection': closed([F, N, F, F], `{ objection(id: "${NONE}") { mayAssign } }`),
    'query objectionOfficers': closed([F, O, F, F], '{ objectionOfficers { id } }'),
    'mutation assignObjection': closed(
      [F, N, F, F],
      `mutation { assignObjection(id: "${NONE}", version: 1, officerId: "x") { mayAssign } }`,
    ),
    'mutation decideObjection': closed(
      [F, N, F, F],
      `mutation { decideObjection(id: "${NONE}", version: 1, outcome: DISMISSED, reason: "known") { mayAssign } }`,
    ),
    'mutation startAssessment': closed([F, N, F, F], 'mutation { startAssessment(rulesNumber: 9) { id } }'),
    'mutation cancelAssessment': closed(
      [F, N, F, F],
      `mutation { cancelAssessment(id: "${NONE}", version: 1) { id } }`,
    ),
    'mutation sendAssessmentCode': closed(
      [F, N, F, F],
      `mutation { sendAssessmentCode(id: "${NONE}", version: 1, act: REVIEW) { message } }`,
    ),
    'mutation reviewAssessment': closed(
      [F, B, F, F],
      `mutation { reviewAssessment(id: "${NONE}", version: 1, code: "") { id } }`,
    ),
    'mutation approveAssessment': closed(
      [F, N, F, F],
      `mutation { approveAssessment(id: "${NONE}", version: 1, code: "123456") { id } }`,
    ),
    'mutation publishAssessment': closed(
      [F, B, F, F],
      `mutation { publishAssessment(id: "${NONE}", version: 1, code: "123456", objectionsUntil: "2000-01-01") { id } }`,
    ),
    'mutation finaliseAssessment': closed(
      [F, N, F, F],
      `mutation { finaliseAssessment(id: "${NONE}", version: 1, code: "123456") { id } }`,
    ),
  },
  rest: { 'GET /api/rules/:number': open(N, '/api/rules/1') },
};
