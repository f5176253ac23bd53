import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { ERROR_LIMITS } from '../common/error-limits.js';
import { formatError } from './format-error.js';
import type { CompiledDocument, KnownDocuments } from './known-documents.js';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Content types of responses, by the Accept header. */
const ANSWER_TYPES = new Map<string | undefined, string>([
  [undefined, JSON_TYPE],
  ['*/*', JSON_TYPE],
  ['application/json', JSON_TYPE],
  // The GraphQL client in the browser.
  [
    'application/graphql-response+json,application/json;q=0.9',
    'application/graphql-response+json; charset=utf-8',
  ],
]);

type Variables = Record<string, unknown>;

/** A call that compiled code can answer. */
interface KnownCall {
  code: CompiledDocument;
  variables: Variables;
  type: string;
}

/**
 * Answers a call with the compiled code of its document, with the same result as Apollo, but without parsing,
 * validation and Apollo's overhead.
 * @returns the response body; undefined, without side effects, for every other call: an unknown document, invalid
 *   variables (graphql-js creates the messages), and anything that our clients do not send
 */
export async function answerKnown(
  documents: KnownDocuments,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  const call = readCall(documents, request);
  if (!call) return undefined;
  const result = await call.code.run({ req: request, reply }, call.variables);
  if (!result) return undefined;
  const { data, errors } = result;
  void reply.type(call.type);
  if (!errors) return `${JSON.stringify({ data })}\n`;
  const known = errors.map(asOfGraphqlJs);
  void reply.code(statusOf(known));
  const shown = known.slice(0, ERROR_LIMITS.errors).map((error) => formatError(error.toJSON(), error));
  return `${JSON.stringify({ errors: shown, data })}\n`;
}

function readCall(
  documents: KnownDocuments,
  { method, headers, body }: FastifyRequest,
): KnownCall | undefined {
  if (method !== 'POST' || !isObject(body) || !headers['content-type']?.startsWith('application/json'))
    return undefined;
  const { query, operationName = null, variables = null, extensions = null } = body;
  const code = typeof query === 'string' ? documents.codeOf(query) : undefined;
  const type = ANSWER_TYPES.get(headers.accept);
  if (!code || !type) return undefined;
  if (operationName !== null && operationName !== code.operationName) return undefined;
  if (variables !== null && !isObject(variables)) return undefined;
  if (extensions !== null && (!isObject(extensions) || 'persistedQuery' in extensions)) return undefined;
  return { code, variables: variables ?? {}, type };
}

const isObject = (value: unknown): value is Variables =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Compiled code omits empty `extensions`, which code that reads errors relies on. */
function asOfGraphqlJs({ message, path, originalError }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { path, originalError });
}

/** The HTTP status that the errors set, as Apollo determines it. */
function statusOf(errors: readonly GraphQLError[]): number {
  const statuses = errors.map(
    ({ extensions }) => (extensions.http as { status?: number } | undefined)?.status,
  );
  return statuses.findLast((status) => status !== undefined) ?? 200;
}
