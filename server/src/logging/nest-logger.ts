import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/**
 * Writes messages of Nest and of the product to the log. For an error passed as the message, only its allowed fields
 * are logged.
 */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.logger.info(...lineOf(message, rest));
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.logger.warn(...lineOf(message, rest));
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.logger.error(...lineOf(message, rest));
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.logger.fatal(...lineOf(message, rest));
  }
}

/** Nest passes the context last; the exception filter passes the request id before it. */
function lineOf(message: unknown, rest: unknown[]): [object, string] {
  const context = rest.at(-1);
  const requestId = rest.length > 1 ? rest[0] : undefined;
  if (message instanceof Error) return [{ context, requestId, err: message }, 'unforeseen error'];
  return [{ context }, String(message)];
}
