import { HttpException } from '@nestjs/common';
import { isDatabaseUnavailable, isDatabaseFull } from './database-errors.js';
import {
  AppError,
  type ErrorCode,
  type FieldMessages,
  FileMissing,
  StorageFull,
  Unavailable,
} from './errors.js';
import { ERROR_LIMITS, truncated, truncatedFields } from './error-limits.js';

/** What a caller sees of an error, the same for both APIs. */
export interface ErrorAnswer {
  status: number;
  code: ErrorCode;
  message: string;
  fields?: FieldMessages;
  retryAfter?: number;
  /** Set for unexpected errors, which are logged; the caller gets one general sentence. */
  unexpected: boolean;
}

/** Messages for errors that the framework raises before our code runs; its own messages name internals. */
const REFUSALS: Record<number, { code: ErrorCode; message: string }> = {
  400: { code: 'BAD_USER_INPUT', message: 'The request could not be read. Please check its format.' },
  401: { code: 'UNAUTHENTICATED', message: 'Please sign in.' },
  403: { code: 'FORBIDDEN', message: 'You do not have access to this.' },
  404: { code: 'NOT_FOUND', message: 'There is nothing at this address.' },
  405: { code: 'BAD_USER_INPUT', message: 'This address does not accept this kind of request.' },
  408: { code: 'BAD_USER_INPUT', message: 'The request took too long to arrive.' },
  413: { code: 'BAD_USER_INPUT', message: 'The request is too large.' },
  414: { code: 'BAD_USER_INPUT', message: 'The address is too long.' },
  415: { code: 'BAD_USER_INPUT', message: 'This type of request is not accepted.' },
};

const UNEXPECTED_MESSAGE = 'Something went wrong on our side. Nothing was lost; please try again.';

/** The response to any error, within `ERROR_LIMITS`; shows nothing of an unexpected one. */
export function answerTo(error: unknown): ErrorAnswer {
  if (error instanceof AppError) {
    const { status, code, retryAfter } = error;
    const message = truncated(ERROR_LIMITS.message, error.message);
    return { status, code, message, fields: truncatedFields(error.fields), retryAfter, unexpected: false };
  }
  if (isDatabaseFull(error)) return answerTo(new StorageFull(error));
  if (isDatabaseUnavailable(error)) return answerTo(new Unavailable());
  const status = statusOf(error);
  if (status === 503) return answerTo(new Unavailable('This took too long. Please try again in a moment.'));
  const refusal = REFUSALS[status] ?? (status >= 400 && status < 500 ? REFUSALS[400] : undefined);
  if (refusal) return { status: REFUSALS[status] ? status : 400, ...refusal, unexpected: false };
  return { status: 500, code: 'INTERNAL_SERVER_ERROR', message: UNEXPECTED_MESSAGE, unexpected: true };
}

/**
 * What to log of an error: an unexpected one itself, or why something cannot be stored or opened; otherwise undefined.
 */
export function loggedCause(error: unknown, { unexpected }: ErrorAnswer): unknown {
  if (error instanceof FileMissing || error instanceof Unavailable) return error.cause;
  if (isDatabaseFull(error)) return error;
  return unexpected ? (error ?? 'nothing was thrown') : undefined;
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | undefined)?.statusCode;
  return error instanceof Error && error.name === 'FastifyError' && typeof status === 'number' ? status : 500;
}
