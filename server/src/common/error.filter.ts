import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { GraphQLError } from 'graphql';
import { STATUS_CODES } from 'node:http';
import { type ErrorAnswer, answerTo, loggedCause } from './error-answer.js';
import { isGraphqlRequest } from './graphql-path.js';
import { requestOf } from './request-of.js';

/** The only place where errors become responses, for both APIs (ERROR-3). */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  /** Responds to a REST call; for GraphQL returns the error for the response. */
  catch(error: unknown, host: ArgumentsHost): GraphQLError | undefined {
    const answer = answerTo(error);
    const cause = loggedCause(error, answer);
    if (cause !== undefined) this.logger.error(cause, requestOf(host).id);
    if (host.getType<string>() === 'graphql') return graphqlErrorOf(answer);
    sendError(host.switchToHttp().getResponse<FastifyReply>(), answer);
    return undefined;
  }
}

/**
 * Sends an error in the shape of the REST paths, `{statusCode, message, error, fields?}`, or of GraphQL for a request
 * refused before GraphQL processed it.
 */
export function sendError(reply: FastifyReply, answer: ErrorAnswer): void {
  const { status, code, message, fields, retryAfter } = answer;
  if (reply.sent) return;
  if (retryAfter !== undefined) void reply.header('Retry-After', retryAfter);
  if (status === 401) void reply.header('WWW-Authenticate', 'Bearer');
  const body = isGraphqlRequest(reply.request)
    ? { errors: [{ message, extensions: { code, fields, retryAfter } }] }
    : { statusCode: status, message, error: STATUS_CODES[status] ?? 'Error', fields };
  // The headers of a file that fails before its first byte are already set.
  void reply.removeHeader('Content-Disposition').type('application/json; charset=utf-8');
  void reply.code(status).send(body);
}

/** The same as a GraphQL error; only a missing or invalid token also sets the HTTP status (GRAPHQL-9). */
export function graphqlErrorOf({ status, code, message, fields, retryAfter }: ErrorAnswer): GraphQLError {
  const http = status === 401 ? { http: { status } } : {};
  return new GraphQLError(message, { extensions: { code, fields, retryAfter, ...http } });
}
