import type { Area } from './callers.js';
import { NO_CLAIM } from './claims.js';
import { B, C, F, N, PEOPLES_CLAIMS, about, closed, open } from './rows.js';

const A_CALL =
  '{ caller: "", relation: MEMBER, day: "2026-11-25", time: "10:00", checks: [HOLDING, NOTICE], note: "" }';

/** Claims filed by telephone, and the copies that their people confirm. */
export const phoneFilings: Area = {
  graphql: {
    'mutation fileByTelephone': closed(
      [F, B, F, F],
      `mutation { fileByTelephone(sid: "", input: ${NO_CLAIM}, call: ${A_CALL}) { submissionId } }`,
    ),
    'query phoneFiling': about(
      'claims',
      PEOPLES_CLAIMS,
      (id) => `{ phoneFiling(submissionId: "${id}") { filedAt } }`,
    ),
    // The claims of the matrix were not filed by telephone.
    'mutation sendClaimCopyAgain': about(
      'claims',
      { own: [F, C, F, F], other: [F, C, F, F], absent: [F, N, F, F], malformed: [F, N, F, F] },
      (id) => `mutation { sendClaimCopyAgain(submissionId: "${id}") { filedAt } }`,
    ),
    'mutation requestClaimCopyCode': open(N, 'mutation { requestClaimCopyCode(token: "none") }'),
    'mutation openClaimCopy': open(N, 'mutation { openClaimCopy(token: "none", code: "123456") { pass } }'),
    'mutation confirmClaimCopy': open(
      N,
      'mutation { confirmClaimCopy(token: "none", pass: "none") { message } }',
    ),
    'mutation disputeClaimCopy': open(
      N,
      'mutation { disputeClaimCopy(token: "none", pass: "none", message: "Wrong") { message } }',
    ),
  },
  rest: {},
};
