import type { Operations } from './operation.js';
import { flag, id, listOf, moment, object, oneOf, text, the, whole } from './schema.js';
import { SUBMISSION_ID } from './parameters.js';

/** What belongs to a claim: amendment requests, documents, the assessment notice. */
export const DOCUMENT_OPERATIONS: Operations = {
  'GET /amendments/{submissionId}': {
    summary: 'The thread about a submission, oldest message first.',
    access: 'signed in',
    token: 'read',
    path: SUBMISSION_ID,
    answer: {
      status: 200,
      json: object({
        submissionAmendments: listOf(
          object({ message: text, isAdmin: flag, timeCreatedAt: moment, submissionId: id }),
        ),
      }),
    },
    refusals: [404],
  },
  'POST /amendments/{submissionId}': {
    summary: 'Send a message. A message sent with an API token counts as the administrator’s.',
    access: 'signed in',
    token: 'write',
    path: SUBMISSION_ID,
    headers: ['Idempotency-Key'],
    body: object({ message: text, submissionId: id }, ['submissionId']),
    answer: { status: 201, json: the('Message') },
    refusals: [404, 409, 422],
  },
  'GET /attachments/{submissionId}': {
    summary:
      'The documents of a submission with their content, at most 25 MB together. The content needs the scope restricted.',
    access: 'signed in',
    token: 'read',
    path: SUBMISSION_ID,
    query: { content: { description: 'none leaves out the content', schema: oneOf('none') } },
    answer: {
      status: 200,
      json: listOf(
        object(
          {
            id,
            metadata: the('AttachmentMetadata'),
            fileBlob: object({ data: listOf(whole) }),
            missing: { type: 'boolean', description: 'true for a document whose content is gone' },
          },
          ['fileBlob', 'missing'],
        ),
      ),
    },
    refusals: [404, 413],
  },
  'POST /attachments/{submissionId}/upload': {
    summary: 'Upload a document, at most 10 MB. The server determines its type from its content.',
    access: 'signed in',
    token: 'write',
    path: SUBMISSION_ID,
    headers: ['Idempotency-Key'],
    form: object(
      {
        file: { type: 'string', format: 'binary' },
        fileName: text,
        kind: oneOf('IDENTITY', 'SUPPORTING'),
      },
      ['fileName', 'kind'],
    ),
    answer: { status: 201, json: object({ id, metadata: the('AttachmentMetadata') }) },
    refusals: [404, 409, 413, 415, 422, 507],
  },
  'GET /attachments/{submissionId}/{id}': {
    summary: 'The content of one document.',
    access: 'signed in',
    token: 'restricted',
    path: { ...SUBMISSION_ID, id: 'Id of the document' },
    answer: { status: 200, file: 'application/octet-stream' },
    refusals: [404],
  },
  'GET /assessment-notice/{sid}': {
    summary: 'The assessment notice of a SID; a removed claim or a SID without a notice is answered 404.',
    access: 'signed in',
    path: { sid: 'The SID' },
    answer: { status: 200, json: object({ url: text, name: text }) },
    refusals: [404],
  },
  'POST /assessment-notice/{submissionId}/upload': {
    summary: 'Upload a PDF as the assessment notice of a submission; it replaces the earlier one.',
    access: 'administrators',
    token: 'write',
    path: SUBMISSION_ID,
    form: object({ file: { type: 'string', format: 'binary' } }),
    answer: { status: 201, json: object({ id, name: text }) },
    refusals: [404, 409, 413, 415, 507],
  },
};
