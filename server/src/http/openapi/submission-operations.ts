import type { Operations } from './operation.js';
import { id, listOf, object, oneOf, partly, text, textOrNull, the } from './schema.js';
import { SCHEMAS } from './schemas.js';
import { PAGE } from './parameters.js';

const submission = { id: 'Id of the submission; one that you cannot see is answered 404' };
const registration = { id: 'Id of the registration; one that you cannot see is answered 404' };

/** The current claims, and the older registrations. */
export const SUBMISSION_OPERATIONS: Operations = {
  'GET /settlement-submission': {
    summary:
      'Without page: the caller’s own submissions. With page: all submissions for administrators and API tokens, otherwise the caller’s own, newest first.',
    access: 'signed in',
    token: 'read',
    query: { page: PAGE },
    answer: {
      status: 200,
      json: object({ submissions: listOf(the('SubmissionRow')), pagination: the('Pagination') }, [
        'pagination',
      ]),
    },
  },
  'GET /settlement-submission/search': {
    summary: 'Search by SID, legal entity, contact person or e-mail: the exact SID first, at most 100.',
    access: 'administrators',
    token: 'read',
    query: {
      filter: { description: 'Only ALL', schema: oneOf('ALL') },
      query: { description: 'From 3 to 200 characters', schema: text, required: true },
    },
    answer: { status: 200, json: object({ data: listOf(the('FoundSubmission')) }) },
  },
  'GET /settlement-submission/{id}': {
    summary:
      'One submission; the answer carries an ETag. Restricted fields are empty for an API token without the scope restricted.',
    access: 'signed in',
    token: 'read',
    path: submission,
    answer: { status: 200, json: object({ submission: the('Submission') }) },
    refusals: [404],
  },
  'POST /settlement-submission/create': {
    summary: 'File your own submission.',
    access: 'signed in',
    headers: ['Idempotency-Key'],
    body: the('SubmissionInput'),
    answer: { status: 201, json: object({ submissionId: id }) },
    refusals: [409, 422],
  },
  'POST /settlement-submission/admin-create': {
    summary: 'File a submission for a claimant.',
    access: 'administrators',
    token: 'write',
    headers: ['Idempotency-Key'],
    body: partly({ sid: text, ...SCHEMAS.SubmissionInput!.properties }),
    answer: { status: 201, json: object({ submissionId: id }) },
    refusals: [409, 422],
  },
  'PUT /settlement-submission/{id}/update': {
    summary:
      'Change a submission. Only administrators can change trades, SID and email (the address that owns it); unchanged values can be sent along. A member can change bank details within 15 minutes of signing in.',
    access: 'signed in',
    token: 'write',
    path: submission,
    headers: ['If-Match'],
    body: partly({ sid: textOrNull, email: textOrNull, ...SCHEMAS.SubmissionInput!.properties }),
    answer: { status: 200, json: the('Message') },
    refusals: [404, 409],
  },
  'PUT /settlement-submission/{id}/sid': {
    summary: 'Set the SID. A SID that another submission already has is answered 409.',
    access: 'administrators',
    token: 'write',
    path: submission,
    headers: ['If-Match'],
    body: object({ sid: text }),
    answer: { status: 200, json: the('Message') },
    refusals: [404, 409],
  },
  'POST /submission': {
    summary: 'File an older registration.',
    access: 'signed in',
    token: 'write',
    headers: ['Idempotency-Key'],
    body: the('RegistrationInput'),
    answer: { status: 201, json: object({ id }) },
    refusals: [409, 422],
  },
  'GET /submission': {
    summary:
      'A page of older registrations: all for administrators and API tokens, otherwise the caller’s own.',
    access: 'signed in',
    token: 'read',
    query: {
      search: { description: 'Part of the registrant’s name or e-mail address', schema: text },
      page: PAGE,
    },
    answer: {
      status: 200,
      json: object({ submissions: listOf(the('Registration')), pagination: the('Pagination') }),
    },
  },
  'GET /submission/{id}': {
    summary: 'One older registration; the answer carries an ETag.',
    access: 'signed in',
    token: 'read',
    path: registration,
    answer: { status: 200, json: object({ submission: the('Registration') }) },
    refusals: [404],
  },
  'PUT /submission/{id}': {
    summary: 'Change an older registration; send all its trades.',
    access: 'signed in',
    token: 'write',
    path: registration,
    headers: ['If-Match'],
    body: the('RegistrationInput'),
    answer: { status: 200, json: the('Message') },
    refusals: [404, 409],
  },
};
