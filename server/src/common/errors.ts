import { waitingTime } from './waiting-time.js';

/** The error codes both APIs answer with (ERROR-2). */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'SERVICE_UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR';

/** Messages for single fields, keyed by the field's path (`bankDetails.bsb`). */
export type FieldMessages = Record<string, string>;

/** The one error family: `message` is a sentence for a person, `fields` names what to correct. */
export abstract class AppError extends Error {
  abstract readonly code: ErrorCode;
  abstract readonly status: number;
  /** Seconds after which trying again makes sense; sent as Retry-After. */
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

/** A file that a row names is not in the store: an error of ours, which is logged too. */
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
  /** What is away, for the log. */
  override readonly cause?: unknown;
  constructor(
    message = 'The service is temporarily unavailable. Nothing was lost; please try again.',
    override readonly retryAfter = 5,
  ) {
    super(message);
  }
}

/** The file store is away, frozen, read-only or not ours to use. */
export class FilesAway extends Unavailable {
  constructor(override readonly cause: unknown) {
    super('Files cannot be saved or opened at the moment. Nothing was lost; please try again.');
  }
}

/** There is no room left where it would be stored, of bytes or of files: whoever runs the portal has to make some. */
export class StorageFull extends Unavailable {
  override readonly status = 507;
  constructor(override readonly cause: unknown) {
    super('There is not enough storage space for this. Nothing was changed; please try again later.', 60);
  }
}
