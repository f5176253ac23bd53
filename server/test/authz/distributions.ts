import type { Area, ObjectName, Row } from './callers.js';
import { about, B, C, closed, F, N, O, open, PEOPLES_CLAIMS } from './rows.js';

const NONE = '0198a000-0000-7000-8000-000000000000';

/** Without a published distribution no claim has a payment to prove. */
const NO_PAYMENT: Record<ObjectName, Row> = {
  own: [C, C, F, F],
  other: [N, C, F, F],
  absent: [N, N, F, F],
  malformed: [N, N, F, F],
};

/** Distributions of a fund; none exists. */
export const distributions: Area = {
  graphql: {
    'query distributions': closed([F, O, O, O], '{ distributions { id } }'),
    'query myDistributions': closed([F, O, F, F], '{ myDistributions { id } }'),
    'query distribution': closed([F, N, N, N], `{ distribution(id: "${NONE}") { id } }`),
    'query distributionLines': closed([F, N, N, N], `{ distributionLines(id: "${NONE}") { lines { sid } } }`),
    'query distributionLine': about(
      'claims',
      PEOPLES_CLAIMS,
      (id) => `{ distributionLine(submissionId: "${id}") { sid } }`,
    ),
    'query claimTax': about(
      'claims',
      PEOPLES_CLAIMS,
      (id) => `{ claimTax(submissionId: "${id}") { basis } }`,
    ),
    'query taxExemptions': closed([F, N, F, F], `{ taxExemptions(submissionId: "${NONE}") { id } }`),
    'mutation decideTaxExemption': closed(
      [F, N, F, F],
      `mutation { decideTaxExemption(submissionId: "${NONE}", ground: PENSION, reason: "A letter") { id } }`,
    ),
    'query distributionLineProof': about(
      'claims',
      NO_PAYMENT,
      (id) => `{ distributionLineProof(submissionId: "${id}") }`,
    ),
    'query distributionDifference': closed(
      [F, N, N, N],
      `{ distributionDifference(id: "${NONE}", otherId: "${NONE}") { gaining } }`,
    ),
    'mutation saveDistribution': closed(
      [F, B, F, F],
      'mutation { saveDistribution(input: { name: "", runId: "x", settlementSum: "", interest: "", steps: [] }) { id } }',
    ),
    'mutation copyDistribution': closed([F, N, F, F], `mutation { copyDistribution(id: "${NONE}") { id } }`),
    'mutation computeDistribution': closed(
      [F, N, F, F],
      `mutation { computeDistribution(id: "${NONE}", version: 1) { id } }`,
    ),
    'mutation freezeDistribution': closed(
      [F, N, F, F],
      `mutation { freezeDistribution(id: "${NONE}", version: 1, publishLines: false) { id } }`,
    ),
    'mutation sendDistributionCode': closed(
      [F, N, F, F],
      `mutation { sendDistributionCode(id: "${NONE}", version: 1, act: APPROVE) { message } }`,
    ),
    'mutation approveDistribution': closed(
      [F, N, F, F],
      `mutation { approveDistribution(id: "${NONE}", version: 1, code: "123456", publishLines: false) { id } }`,
    ),
    'mutation publishDistribution': closed(
      [F, N, F, F],
      `mutation { publishDistribution(id: "${NONE}", version: 1, code: "123456") { id } }`,
    ),
    'mutation withdrawDistribution': closed(
      [F, N, F, F],
      `mutation { withdrawDistribution(id: "${NONE}", version: 1, code: "123456", because: "Wrong") { id } }`,
    ),
    'query publishedDistribution': open(O, '{ publishedDistribution { seal } }'),
    'query publishedDistributions': open(O, '{ publishedDistributions { number } }'),
  },
  rest: {
    'GET /api/published/distribution': open(N, '/api/published/distribution'),
    'GET /api/published/distribution/lines': open(N, '/api/published/distribution/lines'),
  },
};
