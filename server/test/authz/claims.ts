import type { Area } from './callers.js';
import {
  ADMINISTRATORS,
  ADMINISTRATORS_AND_WRITING_SCRIPTS,
  B,
  CLAIMS,
  F,
  N,
  O,
  OUTDATED_EDITS,
  PEOPLES_CLAIMS,
  WRITTEN_CLAIMS,
  about,
  closed,
} from './rows.js';

/** A claim without answers. */
export const NO_CLAIM =
  '{ contactDetails: {}, legalDetails: {}, bankDetails: {}, addressDetails: {}, tradeDetails: {} }';

const A_TRADE =
  '{ transactionType: BUY, tradeDate: "2018-03-01", quantity: "1", pricePerShare: "1", totalAmount: "1" }';

/** Claims: lists, search, filing, editing, drafts, history. */
export const claims: Area = {
  graphql: {
    'query draftKey': closed([O, O, F, F], '{ draftKey }'),
    'query draft': about(
      'claims',
      PEOPLES_CLAIMS,
      (id) => `{ draft(form: SUBMISSION_EDIT, subjectId: "${id}") { data } }`,
    ),
    'query myDrafts': closed([O, O, F, F], '{ myDrafts { savedAt } }'),
    'mutation saveDraft': about(
      'claims',
      PEOPLES_CLAIMS,
      (id) =>
        `mutation { saveDraft(form: SUBMISSION_EDIT, subjectId: "${id}", data: "{}", version: 0) { version } }`,
    ),
    // It only returns whether the caller had such a draft.
    'mutation discardDraft': about(
      'claims',
      { own: [O, O, F, F], other: [O, O, F, F], absent: [O, O, F, F], malformed: [O, O, F, F] },
      (id) => `mutation { discardDraft(form: SUBMISSION_EDIT, subjectId: "${id}") }`,
    ),
    'query submissions': closed([O, O, O, O], '{ submissions { pagination { page } } }'),
    'query mySubmissions': closed([O, O, O, O], '{ mySubmissions { id } }'),
    'query submission': about('claims', CLAIMS, (id) => `{ submission(id: "${id}") { id } }`),
    'query submissionWalk': closed([F, O, O, O], '{ submissionWalk(first: 1) { next } }'),
    'query submissionSearch': closed([F, O, O, O], '{ submissionSearch(query: "abc") { more } }'),
    'query submissionFilterCounts': closed([F, O, O, O], '{ submissionFilterCounts { limit } }'),
    'query submissionSelection': closed([F, O, F, F], '{ submissionSelection { more } }'),
    'query savedViews': closed([F, O, F, F], '{ savedViews { id } }'),
    'mutation saveView': closed([F, B, F, F], 'mutation { saveView(name: "", query: "") { id } }'),
    'mutation renameView': closed([F, N, F, F], 'mutation { renameView(id: "x", name: "Mine") { id } }'),
    'mutation deleteView': closed([F, O, F, F], 'mutation { deleteView(id: "x") }'),
    'query claimFacts': closed([F, O, O, O], '{ claimFacts(ids: []) { trades } }'),
    'query myClaimFacts': closed([O, O, F, F], '{ myClaimFacts { id } }'),
    'mutation createSubmission': closed(
      [B, B, F, F],
      `mutation { createSubmission(input: ${NO_CLAIM}) { submissionId } }`,
    ),
    'mutation adminCreateSubmission': closed(
      [F, B, F, B],
      `mutation { adminCreateSubmission(sid: "", input: ${NO_CLAIM}) { submissionId } }`,
    ),
    'mutation updateSubmission': about(
      'claims',
      WRITTEN_CLAIMS,
      (id) => `mutation { updateSubmission(id: "${id}", version: 1, tradeVersion: 0, input: {}) { id } }`,
    ),
    'mutation sendBankChangeCode': about(
      'claims',
      { own: [O, B, F, F], other: [N, B, F, F], absent: [N, B, F, F], malformed: [N, B, F, F] },
      (id) => `mutation { sendBankChangeCode(submissionId: "${id}") { message } }`,
    ),
    'mutation updateSid': about(
      'claims',
      OUTDATED_EDITS,
      (id) => `mutation { updateSid(id: "${id}", version: 999, sid: "MATRIX") { id } }`,
    ),
    'mutation addTrade': about(
      'claims',
      OUTDATED_EDITS,
      (id) => `mutation { addTrade(submissionId: "${id}", tradeVersion: 999, trade: ${A_TRADE}) { id } }`,
    ),
    'mutation deleteTrade': about(
      'claims',
      OUTDATED_EDITS,
      (id) => `mutation { deleteTrade(submissionId: "${id}", tradeVersion: 999, tradeId: "1") { id } }`,
    ),
    'query claimHistory': about(
      'claims',
      ADMINISTRATORS,
      (id) => `{ claimHistory(submissionId: "${id}") { pagination { page } } }`,
    ),
    'query claimAsOf': closed([F, N, F, F], '{ claimAsOf(submissionId: "no-id", changeId: "1") { at } }'),
  },
  rest: {
    'GET /api/settlement-submission': closed([O, O, O, O], '/api/settlement-submission?page=1'),
    'GET /api/settlement-submission/search': closed(
      [F, O, O, O],
      '/api/settlement-submission/search?query=abc',
    ),
    'POST /api/settlement-submission/create': closed([B, B, F, F], '/api/settlement-submission/create', {
      body: {},
    }),
    'POST /api/settlement-submission/admin-create': closed(
      [F, B, F, B],
      '/api/settlement-submission/admin-create',
      { body: {} },
    ),
    'PUT /api/settlement-submission/:id/update': about(
      'claims',
      WRITTEN_CLAIMS,
      (id) => `/api/settlement-submission/${id}/update`,
      () => ({}),
    ),
    'PUT /api/settlement-submission/:id/sid': about(
      'claims',
      ADMINISTRATORS_AND_WRITING_SCRIPTS,
      (id) => `/api/settlement-submission/${id}/sid`,
      (object) => ({ sid: `MATRIX-SID-${object}` }),
    ),
    'GET /api/settlement-submission/:id': about('claims', CLAIMS, (id) => `/api/settlement-submission/${id}`),
  },
};
