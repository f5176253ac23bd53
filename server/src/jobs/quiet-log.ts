import type { Logger } from '@nestjs/common';

/** Logs an error at most once a second: a queue whose store is down reports dozens. */
export function quietly(logger: Logger): (error: Error) => void {
  let last = 0;
  return (error) => {
    if (Date.now() - last < 1_000) return;
    last = Date.now();
    logger.warn(error.message || error.name);
  };
}
