import { unwrapResolverError } from '@apollo/server/errors';
import { Logger } from '@nestjs/common';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { answerTo } from '../common/error-answer.js';
import type { ErrorCode } from '../common/errors.js';
import { requestErrorMessage } from './error-message.js';

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

/** Enough to find the error; a field conflict lists the location of each field. */
const MOST_LOCATIONS = 3;

const logger = new Logger('Errors');

/** Formats every GraphQL error: with one of our codes and no internals (ERROR-4). */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { message, path } = formatted;
  const cause = unwrapResolverError(error);
  if (cause instanceof GraphQLError && isOurs(cause)) {
    const { code, fields, retryAfter } = cause.extensions;
    return { message, path, extensions: { code, fields, retryAfter } };
  }
  if (error instanceof GraphQLError && isOfTheRequest(error)) {
    const locations = formatted.locations?.slice(0, MOST_LOCATIONS);
    return { message: requestErrorMessage(error), locations, extensions: { code: 'BAD_USER_INPUT' } };
  }
  const answer = answerTo(cause);
  if (answer.unexpected) logger.error(cause);
  return { message: answer.message, path, extensions: { code: answer.code, retryAfter: answer.retryAfter } };
}

/**
 * Whether it was created from one of our errors, whose message is shown unchanged. Apollo also uses one of our codes
 * for invalid variables.
 */
function isOurs({ extensions, nodes, path }: GraphQLError): boolean {
  return OURS.has(extensions.code) && (path !== undefined || nodes === undefined);
}

/**
 * Whether graphql-js or Apollo rejected a document or its variables. Such errors have no path; errors in a field or in
 * our own code are wrapped.
 */
function isOfTheRequest({ path, originalError }: GraphQLError): boolean {
  return path === undefined && (originalError === undefined || originalError instanceof GraphQLError);
}
