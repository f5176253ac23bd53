import type { Logger } from 'pino';

/** DURABLE-11: the process must exit within 15 seconds of the request. */
const LONGEST_MS = 14_000;

/** Stops the process once, in the reverse order of its start; a second signal ends it immediately. */
export class Shutdown {
  private readonly steps: (() => Promise<void>)[] = [];
  private ending = false;
  private logger: Logger | undefined;

  /** Handles termination signals and uncaught errors, after which the state is unknown (DURABLE-10). */
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

  /** Registers a step; the last one registered runs first. */
  add(step: () => Promise<void>): void {
    this.steps.unshift(step);
  }

  /** Runs all steps and exits. */
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
