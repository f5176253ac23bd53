import { unwrapResolverError } from '@apollo/server/errors';
import { Logger } from '@nestjs/common';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { answerTo } from '../common/error-answer.js';
import type { ErrorCode } from '../common/errors.js';
import { requestWords } from './error-words.js';

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

/** Enough to find the place; a conflict between fields names each of them. */
const MOST_LOCATIONS = 3;

const logger = new Logger('Errors');

/** The last word on every GraphQL error: one of our codes, no internals (ERROR-4). */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { message, path } = formatted;
  const cause = unwrapResolverError(error);
  if (cause instanceof GraphQLError && isOurs(cause)) {
    const { code, fields, retryAfter } = cause.extensions;
    return { message, path, extensions: { code, fields, retryAfter } };
  }
  if (error instanceof GraphQLError && isOfTheRequest(error)) {
    const locations = formatted.locations?.slice(0, MOST_LOCATIONS);
    return { message: requestWords(error), locations, extensions: { code: 'BAD_USER_INPUT' } };
  }
  const answer = answerTo(cause);
  if (answer.unforeseen) logger.error(cause);
  return { message: answer.message, path, extensions: { code: answer.code, retryAfter: answer.retryAfter } };
}

/**
 * Made of one of our errors, whose words are said as they are. Apollo gives one of our codes to variables that do not
 * fit.
 */
function isOurs({ extensions, nodes, path }: GraphQLError): boolean {
  return OURS.has(extensions.code) && (path !== undefined || nodes === undefined);
}

/**
 * Whether graphql-js or Apollo refused a document or its variables. They say so of no field of the answer; and what goes
 * wrong in a field, or in our own code around it, is wrapped.
 */
function isOfTheRequest({ path, originalError }: GraphQLError): boolean {
  return path === undefined && (originalError === undefined || originalError instanceof GraphQLError);
}
