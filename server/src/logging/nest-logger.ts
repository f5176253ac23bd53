import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Nest's own messages and ours, in the product's log. An error given as the message is logged by its allowed fields. */
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

/** Nest passes the context last; the filter passes the request's id before it. */
function lineOf(message: unknown, rest: unknown[]): [object, string] {
  const context = rest.at(-1);
  const requestId = rest.length > 1 ? rest[0] : undefined;
  if (message instanceof Error) return [{ context, requestId, err: message }, 'unforeseen error'];
  return [{ context }, String(message)];
}
