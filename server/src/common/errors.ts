import { waitingTime } from './waiting-time.js';

/** The error codes of both APIs (ERROR-2). */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'SERVICE_UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR';

/** Messages for single fields by path (`bankDetails.bsb`). */
export type FieldMessages = Record<string, string>;

/** The base of all expected errors: `message` is a sentence for a person, `fields` names what to correct. */
export abstract class AppError extends Error {
  abstract readonly code: ErrorCode;
  abstract readonly status: number;
  /** Seconds after which a retry makes sense; sent as Retry-After. */
  readonly retryAfter?: number;

  constructor(
    message: string,
    readonly fields?: FieldMessages,
  ) {
    super(message);
    this.name = new.target.name;
  }
}

export class BadInput extends AppError {
  readonly code = 'BAD_USER_INPUT';
  readonly status: number = 400;

  /** About one field. @param message a sentence without its full stop */
  static at(field: string, message: string): BadInput {
    return new BadInput(`${message}.`, { [field]: message });
  }
}

export class Unauthenticated extends AppError {
  readonly code = 'UNAUTHENTICATED';
  readonly status = 401;
  constructor(message = 'Please sign in.') {
    super(message);
  }
}

export class Forbidden extends AppError {
  readonly code = 'FORBIDDEN';
  readonly status = 403;
}

export class NotFound extends AppError {
  readonly code = 'NOT_FOUND';
  readonly status = 404;
}

/** A file that a row refers to is not in the store: an error on our side, which is also logged. */
export class FileMissing extends NotFound {
  constructor(
    override readonly cause: unknown,
    message = 'This file is missing on our side and cannot be opened. Please tell the settlement administrator.',
  ) {
    super(message);
  }
}

export class Conflict extends AppError {
  readonly code = 'CONFLICT';
  readonly status = 409;
}

export class TooLarge extends BadInput {
  override readonly status = 413;
}

export class UnsupportedType extends BadInput {
  override readonly status = 415;
}

export class Unprocessable extends BadInput {
  override readonly status = 422;
}

export class RateLimited extends AppError {
  readonly code = 'RATE_LIMITED';
  readonly status = 429;
  constructor(
    override readonly retryAfter: number,
    message = `Too many attempts. Please wait ${waitingTime(retryAfter)} and try again.`,
  ) {
    super(message);
  }
}

export class Unavailable extends AppError {
  readonly code = 'SERVICE_UNAVAILABLE';
  readonly status: number = 503;
  /** What is unavailable, for the log. */
  override readonly cause?: unknown;
  constructor(
    message = 'The service is temporarily unavailable. Nothing was lost; please try again.',
    override readonly retryAfter = 5,
  ) {
    super(message);
  }
}

/** The file store is unavailable, frozen, read-only or refuses us access. */
export class FilesUnavailable extends Unavailable {
  constructor(override readonly cause: unknown) {
    super('Files cannot be saved or opened at the moment. Nothing was lost; please try again.');
  }
}

/** The storage has no room left, for bytes or for files: an operator has to make some. */
export class StorageFull extends Unavailable {
  override readonly status = 507;
  constructor(override readonly cause: unknown) {
    super('There is not enough storage space for this. Nothing was changed; please try again later.', 60);
  }
}
