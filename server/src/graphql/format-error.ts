import { unwrapResolverError } from '@apollo/server/errors';
import { Logger } from '@nestjs/common';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { answerTo } from '../common/error-answer.js';
import type { ErrorCode } from '../common/errors.js';

const OURS = new Set<unknown>([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'CONFLICT',
  'RATE_LIMITED',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_SERVER_ERROR',
] satisfies ErrorCode[]);

/** What Apollo says of a document or variables that do not fit the schema; its words are for the one who wrote them. */
const CALLERS_FAULT = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

const logger = new Logger('Errors');

/** The last word on every GraphQL error: one of our codes, no internals (security promise F1). */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { message, locations, path } = formatted;
  const cause = unwrapResolverError(error);
  if (CALLERS_FAULT.has(formatted.extensions?.code))
    return { message, locations, extensions: { code: 'BAD_USER_INPUT' } };
  if (cause instanceof GraphQLError && OURS.has(cause.extensions.code)) {
    const { code, fields, retryAfter } = cause.extensions;
    return { message, path, extensions: { code, fields, retryAfter } };
  }
  const answer = answerTo(cause);
  if (answer.unforeseen) logger.error(cause);
  return { message: answer.message, path, extensions: { code: answer.code, retryAfter: answer.retryAfter } };
}
