import type { Area } from './callers.js';
import {
  ADMINISTRATORS,
  ADMINISTRATORS_AND_WRITING_SCRIPTS,
  F,
  O,
  PEOPLES_CLAIMS,
  about,
  closed,
} from './rows.js';

/** The SID of a claim whose notice is saved. */
export const LINKED_SID = 'MATRIX-LINKED';

/** Assessment notices. */
export const notices: Area = {
  graphql: {
    'query assessmentNotice': about(
      'claims',
      PEOPLES_CLAIMS,
      (id) => `{ assessmentNotice(submissionId: "${id}") { url } }`,
    ),
    'query assessmentNotices': closed([F, O, O, O], '{ assessmentNotices { pagination { page } } }'),
    'query noticeRecipients': closed([F, O, F, F], '{ noticeRecipients(sids: ["1"]) { sid } }'),
    'mutation saveNoticeLink': closed(
      [F, O, F, O],
      `mutation { saveNoticeLink(sid: "${LINKED_SID}", name: "Notice", url: "https://example.com/n.pdf") { id } }`,
    ),
    'mutation deleteNotice': about(
      'notices',
      ADMINISTRATORS,
      (id) => `mutation { deleteNotice(id: "${id}") }`,
    ),
  },
  rest: {
    'GET /api/assessment-notice/:sid': about(
      'noticed SIDs',
      PEOPLES_CLAIMS,
      (sid) => `/api/assessment-notice/${sid}`,
    ),
    'POST /api/assessment-notice/:submissionId/upload': {
      ask: (id) => ({ text: `/api/assessment-notice/${id}/upload`, file: '%PDF-1.4\n%%EOF\n' }),
      unauthenticated: 'UNAUTHENTICATED',
      rows: ADMINISTRATORS_AND_WRITING_SCRIPTS,
      kind: 'claims',
    },
    'POST /api/import/assessment-notices': closed([F, O, F, O], '/api/import/assessment-notices?check=true', {
      file: '%PDF-1.4\n%%EOF\n',
    }),
  },
};
