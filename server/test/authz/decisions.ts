import type { Area, ObjectName, Row } from './callers.js';
import { about, ADMINISTRATORS_AND_SCRIPTS, B, C, CLAIMS, closed, F, N, O } from './rows.js';

const NONE = '0198a000-0000-7000-8000-000000000000';

/** No claim of the matrix was removed, so none can be restored. */
const NOTHING_TO_RESTORE: Record<ObjectName, Row> = {
  own: [F, C, F, F],
  other: [F, C, F, F],
  absent: [F, N, F, F],
  malformed: [F, N, F, F],
};

/** Decisions on claims, and deadlines. */
export const decisions: Area = {
  graphql: {
    'query claimDecisions': about(
      'claims',
      ADMINISTRATORS_AND_SCRIPTS,
      (id) => `{ claimDecisions(submissionId: "${id}") { id } }`,
    ),
    'query claimRemoval': about(
      'claims',
      CLAIMS,
      (id) => `{ claimRemoval(submissionId: "${id}") { message } }`,
    ),
    'query waitingClaimDecisions': closed([F, O, F, F], '{ waitingClaimDecisions { id } }'),
    'mutation decideClaim': about(
      'claims',
      NOTHING_TO_RESTORE,
      (id) => `mutation { decideClaim(submissionId: "${id}", kind: RESTORE, reason: "Trades came") { id } }`,
    ),
    'mutation sendClaimDecisionCode': closed(
      [F, N, F, F],
      `mutation { sendClaimDecisionCode(id: "${NONE}", version: 1) { message } }`,
    ),
    'mutation confirmClaimDecision': closed(
      [F, N, F, F],
      `mutation { confirmClaimDecision(id: "${NONE}", version: 1, code: "123456") { id } }`,
    ),
    'mutation refuseClaimDecision': closed(
      [F, N, F, F],
      `mutation { refuseClaimDecision(id: "${NONE}", version: 1, reason: "No reason is named") { id } }`,
    ),
    'query deadlines': closed([F, O, F, F], '{ deadlines { deadlines { id } } }'),
    'mutation setDeadline': closed(
      [F, B, F, F],
      'mutation { setDeadline(kind: DATA, day: "2000-01-01", reason: "By order") { id } }',
    ),
    'mutation extendDeadline': closed(
      [F, N, F, F],
      `mutation { extendDeadline(id: "${NONE}", version: 1, day: "2099-01-05", reason: "By order") { id } }`,
    ),
  },
  rest: {},
};
