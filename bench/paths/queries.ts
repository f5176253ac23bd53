import { SUBMISSION_DATA } from '../../server/test/harness/claims.js';

const ROW = 'id sid legalEntity contactEmail contactName missing removed';
const PAGE = `submissions { ${ROW} } pagination { page pageSize totalItems totalPages }`;

/** What the client asks for, with the same fields. */
export const LIST = `query List($page: Int!, $sort: SubmissionSort) {
  submissions(page: $page, sort: $sort) { ${PAGE} }
}`;

/** A page that is reached from a page beside it. */
export const LIST_STEP = `query ListStep($page: Int!, $after: ID, $before: ID) {
  submissions(page: $page, after: $after, before: $before) { ${PAGE} }
}`;

export const SEARCH = `query Search($query: String!) { submissionSearch(query: $query) { rows { ${ROW} } more } }`;

const CLAIM = `
  id sid submissionId email version tradeVersion mayUpdate updatedAt
  removed { message date } missing { path message }
  ${SUBMISSION_DATA}`;

export const VIEW = `query View($id: ID!) { submission(id: $id) {${CLAIM}} }`;

/** A claim with the first page of its trades only. */
export const VIEW_PAGE = `query ViewPage($id: ID!) { submission(id: $id, tradePage: 1) {${CLAIM}} }`;
