import type { Logger } from 'pino';

/** DURABLE-11: the process is gone 15 seconds after it was asked to go. */
const LONGEST_MS = 14_000;

/** Ends the process in the reverse order of its start, once; a second signal ends it at once. */
export class Shutdown {
  private readonly steps: (() => Promise<void>)[] = [];
  private ending = false;
  private logger: Logger | undefined;

  /** Listens for the signals that ask to go, and for errors nobody caught: after one the state is unknown (DURABLE-10). */
  listen(logger: Logger): void {
    this.logger = logger;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => (this.ending ? process.exit(1) : void this.end(0)));
    }
    for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
      process.on(event, (error: unknown) => {
        logger.fatal({ err: error }, event);
        void this.end(1);
      });
    }
  }

  /** Notes what has to be ended; what was noted last ends first. */
  add(step: () => Promise<void>): void {
    this.steps.unshift(step);
  }

  /** Ends everything and then the process. */
  async end(code: number): Promise<void> {
    if (this.ending) return;
    this.ending = true;
    setTimeout(() => process.exit(1), LONGEST_MS).unref();
    for (const step of this.steps) {
      try {
        await step();
      } catch (error) {
        this.logger?.error({ err: error }, 'a part did not end cleanly');
      }
    }
    process.exit(code);
  }
}
