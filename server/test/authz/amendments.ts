import type { Area } from './callers.js';
import {
  ADMINISTRATORS,
  ADMINISTRATORS_AND_WRITING_SCRIPTS,
  CLAIMS,
  F,
  N,
  O,
  WRITTEN_CLAIMS,
  about,
  closed,
} from './rows.js';

const NOBODYS = '00000000-0000-4000-8000-000000000000';

/** Requested amendments and proposed changes. */
export const amendments: Area = {
  graphql: {
    'query amendments': about('claims', CLAIMS, (id) => `{ amendments(submissionId: "${id}") { state } }`),
    'query amendmentQueue': closed([F, O, O, O], '{ amendmentQueue { pagination { page } } }'),
    'query amendmentCounts': closed([F, O, O, O], '{ amendmentCounts { open } }'),
    'query askPreview': closed([F, O, F, F], `{ askPreview(submissionIds: ["${NOBODYS}"]) { claims } }`),
    'mutation askAll': closed(
      [F, O, F, F],
      `mutation { askAll(submissionIds: ["${NOBODYS}"], message: "From the matrix") { people } }`,
    ),
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
      (id) =>
        `mutation { decideProposal(id: "${id}", accept: false, reason: "The matrix says no") { state } }`,
    ),
    'mutation withdrawProposal': about(
      'proposals to withdraw',
      { own: [O, N, F, F], other: [N, N, F, F], absent: [N, N, F, F], malformed: [N, N, F, F] },
      (id) => `mutation { withdrawProposal(id: "${id}") { state } }`,
    ),
  },
  rest: {
    'GET /api/amendments/:submissionId': about('claims', CLAIMS, (id) => `/api/amendments/${id}`),
    'POST /api/amendments/:submissionId': about(
      'claims',
      WRITTEN_CLAIMS,
      (id) => `/api/amendments/${id}`,
      () => ({ message: 'From the matrix' }),
    ),
  },
};
