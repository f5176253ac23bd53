import type { Area } from './callers.js';
import { C, CLAIMS, F, N, O, about, closed } from './rows.js';

/** Documents of claims, and their destruction. */
export const documents: Area = {
  graphql: {
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
    // The administrator who requested it can never confirm it.
    'mutation confirmIdentityPurge': closed([F, C, F, F], 'mutation { confirmIdentityPurge { state } }'),
    'mutation cancelIdentityPurge': closed([F, O, F, F], 'mutation { cancelIdentityPurge { state } }'),
  },
  rest: {
    'POST /api/attachments/:submissionId/upload': {
      ask: (id) => ({ text: `/api/attachments/${id}/upload`, file: 'date,quantity\n' }),
      unauthenticated: 'UNAUTHENTICATED',
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
  },
};
