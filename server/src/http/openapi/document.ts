import { STATUS_CODES } from 'node:http';
import { ACCOUNT_OPERATIONS } from './account-operations.js';
import { FILE_OPERATIONS } from './file-operations.js';
import type { Operation, Operations } from './operation.js';
import { DOCUMENT_OPERATIONS } from './document-operations.js';
import { type Schema, the } from './schema.js';
import { SCHEMAS } from './schemas.js';
import { SUBMISSION_OPERATIONS } from './submission-operations.js';

/** The REST operations by tag. */
export const OPERATIONS: Readonly<Record<string, Operations>> = {
  'Accounts and sign-in': ACCOUNT_OPERATIONS,
  Submissions: SUBMISSION_OPERATIONS,
  'Amendments, attachments, notices': DOCUMENT_OPERATIONS,
  'Imports, reports, health': FILE_OPERATIONS,
};

interface OpenApi {
  openapi: string;
  info: object;
  servers: object[];
  tags: object[];
  paths: Record<string, Record<string, object>>;
  components: object;
}

const HEADERS = {
  'If-Match': 'The ETag of a GET; if the row has changed since, the answer is 409',
  'Idempotency-Key':
    'The same key and body within 24 hours gets the first answer again; a different body is answered 422; while the first call is in progress, the answer is 409',
};

/** The description of a response status. */
export const REFUSALS: Readonly<Record<number, string>> = {
  400: 'The request is invalid; fields shows where',
  401: 'No token, or an expired token',
  403: 'Not allowed for this caller',
  404: 'Not found, or not visible to this caller',
  409: 'Changed by someone else in the meantime, already in use, or the same call still in progress',
  413: 'Too large',
  415: 'A type that is not accepted',
  422: 'The Idempotency-Key was used with a different body',
  429: 'Too many calls; Retry-After says when to try again',
  503: 'Temporarily unavailable: maintenance, no database or file store, or too many requests; Retry-After says when to try again',
  507: 'No storage space left; Retry-After says when to try again',
};

/** The error responses of an operation. */
export function refusalsOf({ access, staysInMaintenance, refusals = [] }: Operation): number[] {
  const guarded = access === 'everybody' ? [] : [401, 403];
  const closed = staysInMaintenance ? [] : [503];
  return [...new Set([400, ...guarded, ...refusals, 429, ...closed])].sort((one, other) => one - other);
}

/** The REST paths as an OpenAPI 3.1 document. */
export function openApiDocument(publicUrl: string): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const [tag, operations] of Object.entries(OPERATIONS))
    for (const [name, operation] of Object.entries(operations)) {
      const [method, path] = name.split(' ') as [string, string];
      (paths[path] ??= {})[method.toLowerCase()] = { tags: [tag], ...operationObject(operation) };
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Prorata',
      version: '1',
      description:
        'The REST API for scripts. Everything else is available through GraphQL at /graphql; docs/scripting.md shows how to use both.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    tags: Object.keys(OPERATIONS).map((name) => ({ name })),
    paths,
    components: {
      schemas: SCHEMAS,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The access token from a sign-in, or an API token',
        },
      },
    },
  };
}

function operationObject(operation: Operation): object {
  const { summary, access, token, body, form } = operation;
  const scope = token ? ` API tokens need the scope ${token}.` : ' Not for API tokens.';
  const content = body
    ? { 'application/json': { schema: body } }
    : form && { 'multipart/form-data': { schema: form } };
  return {
    summary,
    description: access === 'everybody' ? 'Open to everyone.' : `For ${whoOf(access)}.${scope}`,
    security: access === 'everybody' ? [] : [{ bearer: [] }],
    parameters: parametersOf(operation),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: responsesOf(operation),
  };
}

/** Who may call the operation, as text. */
export const whoOf = (access: Operation['access']) =>
  access === 'signed in' ? 'everyone who is signed in' : access;

const parametersOf = ({ path = {}, query = {}, headers = [] }: Operation) => [
  ...Object.entries(path).map(([name, description]) => parameter('path', name, description, true)),
  ...Object.entries(query).map(([name, { description, schema, required = false }]) =>
    parameter('query', name, description, required, schema),
  ),
  ...headers.map((name) => parameter('header', name, HEADERS[name], false)),
];

const parameter = (
  place: string,
  name: string,
  description: string,
  required: boolean,
  schema: Schema = { type: 'string' },
) => ({ in: place, name, description, required, schema });

function responsesOf(operation: Operation): Record<string, object> {
  const { answer } = operation;
  const content =
    'file' in answer
      ? { [answer.file]: { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: answer.json } };
  const refusals = refusalsOf(operation).map((status): [string, object] => [
    String(status),
    { description: REFUSALS[status], content: { 'application/json': { schema: the('Error') } } },
  ]);
  return {
    [answer.status]: { description: STATUS_CODES[answer.status], content },
    ...Object.fromEntries(refusals),
  };
}
